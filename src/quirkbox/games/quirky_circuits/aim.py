"""What all are after in Quirky Circuits, and what the last thing that happened meant for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.engine import Aim
from quirkbox.games.quirky_circuits.actions import BATTERY_COLOURS, ROBOTS
from quirkbox.games.quirky_circuits.show import goal_sentence
from quirkbox.games.quirky_circuits.state import MINIMUM, PROGRAM, State
from quirkbox.words.sentence import Sentence

Told = Sequence[Mapping[str, Any]]
# what a program has brought, by its events
DID = {
    "cleaned": "quirky_circuits-did-cleaned",
    "delivered": "quirky_circuits-did-delivered",
    "bumped": "quirky_circuits-did-bumped",
}


def aim(s: State, viewer: int, events: Told, names: Sequence[str]) -> Aim:
    if s.over:
        return Aim(_result(s, events))
    # the same words as beside the map, and how long there is for it
    after = Sentence("quirky_circuits-aim", goal=goal_sentence(s, first=False), left=s.battery)
    return Aim(after, _meant(s, viewer, events, names))


def _result(s: State, events: Told) -> Sentence:
    if s.won:
        return Sentence("quirky_circuits-result-won", left=s.battery, colour=BATTERY_COLOURS[s.won - 1])
    lost = [event["why"] for event in events if event["event"] == "lost"]
    return Sentence("quirky_circuits-result-eaten" if lost == ["eaten"] else "quirky_circuits-result-battery")


def _meant(s: State, viewer: int, events: Told, names: Sequence[str]) -> Sentence | str:
    if any(event["event"] == "run" for event in events):
        return _run(s, events)
    told = {event["event"]: event for event in events}

    def who(event: Mapping[str, Any]) -> dict[str, str]:
        return {"you": "yes" if event["seat"] == viewer else "no", "who": names[event["seat"]]}

    if "played" in told and s.phase == PROGRAM:
        if s.queue_size < MINIMUM:
            return Sentence("quirky_circuits-meant-laid", missing=MINIMUM - s.queue_size, **who(told["played"]))
        return Sentence("quirky_circuits-meant-enough", **who(told["played"]))
    if "said" in told and told["said"]["word"] != "not_done":
        return Sentence("quirky_circuits-meant-said", word=told["said"]["word"], **who(told["said"]))
    return ""


def _run(s: State, events: Told) -> Sentence:
    """What the program has brought."""
    happened = [event["event"] for event in events]
    did = [Sentence(id, n=happened.count(event)) for event, id in DID.items() if event in happened]
    if not did:
        return Sentence("quirky_circuits-meant-nothing", robot=ROBOTS[s.robot])
    return Sentence("quirky_circuits-meant-run", robot=ROBOTS[s.robot], did=did)

"""What one is after in ROOT\\G:, and what the last thing that happened meant for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from quirkbox.engine import Aim
from quirkbox.games.rootg.actions import SPEEDS
from quirkbox.games.rootg.state import NONE, State
from quirkbox.words.sentence import Sentence

Told = Sequence[Mapping[str, Any]]


def aim(s: State, viewer: int, events: Told, names: Sequence[str]) -> Aim:
    if s.over:
        return Aim(_result(s, viewer, names))
    return Aim(_after(s, viewer), _meant(s, viewer, events, names))


def _you(seat: int, viewer: int) -> Literal["yes", "no"]:
    return "yes" if seat == viewer else "no"


def _result(s: State, viewer: int, names: Sequence[str]) -> Sentence:
    """Why it has ended so: the tie-break above all, which nobody knows of in a first game."""
    if s.points[0] == s.points[1]:
        you, who = _you(s.holder, viewer), names[s.holder]
        return Sentence("rootg-result-level", points=s.points[0], you=you, who=who)
    winner = 0 if s.points[0] > s.points[1] else 1
    more, less = s.points[winner], s.points[1 - winner]
    return Sentence("rootg-result", you=_you(winner, viewer), who=names[winner], more=more, less=less)


def _after(s: State, viewer: int) -> Sentence:
    if s.why_on != NONE:
        return Sentence("rootg-aim-on")
    if viewer < 0:
        return Sentence("rootg-aim-watching")
    if s.charges[viewer]:
        return Sentence("rootg-aim-charges", charges=s.charges[viewer])
    return Sentence("rootg-aim-points", **_mission(s, viewer))


def _mission(s: State, viewer: int) -> dict[str, int]:
    return {speed: int(s.ones[s.one[viewer], s.zeros[s.zero[viewer], at]]) for at, speed in enumerate(SPEEDS)}


def _meant(s: State, viewer: int, events: Told, names: Sequence[str]) -> Sentence | str:
    said = [_charges(s, seat, viewer, events, names) for seat in _own_first(viewer)]
    if not any(said) and any(event["event"] == "turn" for event in events):
        return Sentence("rootg-meant-no-gate")
    said += [_sentence(event, viewer, names) for event in events]
    return next((sentence for sentence in said if sentence), "")


def _own_first(viewer: int) -> list[int]:
    return [1, 0] if viewer == 1 else [0, 1]


def _charges(s: State, seat: int, viewer: int, events: Told, names: Sequence[str]) -> Sentence | None:
    dropped = sum(event["charges"] for event in events if event["event"] == "dropped" and event["seat"] == seat)
    if not dropped:
        return None
    return Sentence("rootg-meant-dropped", you=_you(seat, viewer), who=names[seat], charges=dropped, left=s.charges[seat])


def _sentence(event: Mapping[str, Any], viewer: int, names: Sequence[str]) -> Sentence | None:
    if "seat" not in event:
        return None
    you, who = _you(event["seat"], viewer), names[event["seat"]]
    match event["event"]:
        case "discharging":
            return Sentence("rootg-meant-discharging", you=you, who=who)
        case "recharged":
            return Sentence("rootg-meant-recharged", you=you, who=who)
        case "placed":
            return Sentence("rootg-meant-placed", you=you, who=who, what=event["what"])
        case "removed":
            return Sentence("rootg-meant-removed", you=you, who=who)
        case "handed_over":
            return Sentence("rootg-meant-handed-over", you=you, who=who)
        case "asked":
            return Sentence("rootg-meant-asked", you=you, who=who)
        case _:
            return None

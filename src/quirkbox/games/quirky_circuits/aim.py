"""What all are after in Quirky Circuits, and what the last thing that happened meant for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.engine import Aim, amount, listed
from quirkbox.games.quirky_circuits.show import goal
from quirkbox.games.quirky_circuits.state import MINIMUM, PROGRAM, State
from quirkbox.games.quirky_circuits.tell import ROBOT_NAMES

COLOURS = ("", "red", "yellow", "green")
Told = Sequence[Mapping[str, Any]]


def aim(s: State, viewer: int, events: Told, names: Sequence[str]) -> Aim:
    called = ["You" if seat == viewer else names[seat] for seat in range(s.players)]
    if s.over:
        return Aim(_result(s, events))
    return Aim(_after(s), _meant(s, viewer, events, called))


def _result(s: State, events: Told) -> str:
    if s.won:
        left = amount(s.battery, "charge").replace("charge", "bar")
        return f"All done with {left} left in the battery: a {COLOURS[s.won]} victory. Fewer rounds make it greener."
    lost = [event["why"] for event in events if event["event"] == "lost"]
    if lost == ["eaten"]:
        return "Two were left alone who must never be together: lost at once."
    return "The battery is empty, and something was still to do."


def _after(s: State) -> str:
    """The same words as beside the map, and how long there is for it."""
    last = "This is the last round." if s.battery == 1 else f"{s.battery} rounds are left in the battery."
    return f"Together: {goal(s)['words'][:1].lower()}{goal(s)['words'][1:]} {last}"


def _meant(s: State, viewer: int, events: Told, called: Sequence[str]) -> str:
    if any(event["event"] == "run" for event in events):
        return _run(s, events)
    told = {event["event"]: event for event in events}
    if "played" in told and s.phase == PROGRAM:
        missing = MINIMUM - s.queue_size
        who = called[told["played"]["seat"]]
        if missing > 0:
            return f"{who} laid a card: at least {missing} more, and one from everybody."
        return f"{who} laid a card. It runs when everybody is done."
    if "said" in told:
        who, word = called[told["said"]["seat"]], told["said"]["word"]
        means = {"done": "done for this round", "stop": "for stopping here", "go_on": "for going on", "beep": "just beeping"}
        are = "are" if told["said"]["seat"] == viewer else "is"
        return f"{who} {are} {means[word]}." if word in means else ""
    return ""


def _run(s: State, events: Told) -> str:
    """What the program has brought."""
    name = ROBOT_NAMES[s.robot]
    counted = [
        (sum(event["event"] == "cleaned" for event in events), "cleaned {}", "space"),
        (sum(event["event"] == "delivered" for event in events), "delivered {}", "thing"),
        (sum(event["event"] == "bumped" for event in events), "bumped {}", "time"),
    ]
    did = [said.format(amount(number, thing)) for number, said, thing in counted if number]
    if not did:
        return f"{name} did as told; the rest is still to do, with one bar less."
    return f"{name} {listed(did)}."

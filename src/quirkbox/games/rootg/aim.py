"""What one is after in ROOT\\G:, and what the last thing that happened meant for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.engine import Aim, amount, listed
from quirkbox.games.rootg.actions import SPEEDS
from quirkbox.games.rootg.state import NONE, State
from quirkbox.games.rootg.tell import ROOT

Told = Sequence[Mapping[str, Any]]


def aim(s: State, viewer: int, events: Told, names: Sequence[str]) -> Aim:
    called = ["You" if seat == viewer else names[seat] for seat in range(2)]
    if s.over:
        return Aim(_result(s, called))
    return Aim(_after(s, viewer), _meant(s, viewer, events, called))


def _result(s: State, called: Sequence[str]) -> str:
    """Why it has ended so: the tie-break above all, which nobody knows of in a first game."""
    if s.points[0] == s.points[1]:
        holder = called[s.holder]
        return f"{amount(s.points[0], 'point')} each. Level: then whoever holds {ROOT} wins, and {_holds(holder)}."
    winner = 0 if s.points[0] > s.points[1] else 1
    more, less = s.points[winner], s.points[1 - winner]
    return f"{called[winner]} {'win' if called[winner] == 'You' else 'wins'} by points, {more} to {less}."


def _holds(who: str) -> str:
    return "that is you" if who == "You" else f"that is {who}"


def _after(s: State, viewer: int) -> str:
    if s.why_on != NONE:
        return "The circuit is on: every signal that arrives with the right value brings its pile as points."
    if viewer < 0:
        return "First lose all charges over gates, then bring the right values to the terminals. Most points win."
    if s.charges[viewer]:
        left = amount(s.charges[viewer], "charge")
        return f"Get rid of your {left}: a new gate wired to your Fast drops 3, to Norm 2, to Slow 1."
    return f"Charges gone! Now points: your secret asks for {_mission(s, viewer)}, each over as many gates as you dare."


def _mission(s: State, viewer: int) -> str:
    wanted = [int(s.ones[s.one[viewer], s.zeros[s.zero[viewer], speed]]) for speed in range(3)]
    return listed([f"{speed.title()} {value}" for speed, value in zip(SPEEDS, wanted, strict=True)])


def _meant(s: State, viewer: int, events: Told, called: Sequence[str]) -> str:
    said = [_charges(s, seat, viewer, events, called) for seat in _own_first(viewer)]
    if not any(said) and any(event["event"] == "turn" for event in events):
        said += ["No new gate reaches a terminal: nobody drops a charge."]
    said += [_sentence(event, viewer, called) for event in events]
    return " ".join([sentence for sentence in said if sentence][:1])


def _own_first(viewer: int) -> list[int]:
    return [1, 0] if viewer == 1 else [0, 1]


def _charges(s: State, seat: int, viewer: int, events: Told, called: Sequence[str]) -> str:
    dropped = sum(event["charges"] for event in events if event["event"] == "dropped" and event["seat"] == seat)
    if not dropped:
        return ""
    left = "none left" if s.charges[seat] == 0 else f"{s.charges[seat]} to go"
    who = "Good: you" if seat == viewer else called[seat]
    return f"{who} got rid of {amount(dropped, 'charge')}, {left}."


def _sentence(event: Mapping[str, Any], viewer: int, called: Sequence[str]) -> str:
    mine = event.get("seat") == viewer
    who = called[event["seat"]] if "seat" in event else ""
    match event["event"]:
        case "discharging":
            return "You may ask to switch the circuit on now." if mine else f"{who} may ask to switch the circuit on now."
        case "recharged":
            return f"{who} {'take' if mine else 'takes'} a charge back, which has to go again."
        case "placed" if event["what"] in ("input", "link"):
            return f"{who} placed {'an input' if event['what'] == 'input' else 'a link'}: no gate, so no charge is dropped."
        case "placed":
            return f"{who} placed {event['what']}. Charges drop once both have placed."
        case "removed":
            return f"{'Your' if mine else f'{who}’s'} tile fits nowhere and is gone."
        case "handed_over":
            return f"{who} handed {ROOT} over: whoever holds it when all is level wins."
        case "asked":
            return f"{who} {'want' if mine else 'wants'} the circuit on: charges that are left then are points for the other one."
        case _:
            return ""

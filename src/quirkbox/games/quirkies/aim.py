"""What one is after in Quirkies, and what the last card meant for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.engine import Aim, amount, listed
from quirkbox.games.quirkies.state import ADVANCED, GOAL, NONE, State

SAME = "Three in a line with one colour or one pattern win a token."
SAME_OR_DIFFERENT = "Three in a line, colours and patterns each all same or all different, win a token."


def aim(s: State, viewer: int, events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Aim:
    called = ["You" if seat == viewer else names[seat] for seat in range(s.players)]
    if s.over:
        return Aim(_result(s, called))
    return Aim(_after(s, viewer, called), _meant(s, viewer, events, called))


def _result(s: State, called: Sequence[str]) -> str:
    most = max(s.tokens[seat] for seat in range(s.players))
    best = sorted((called[seat] for seat in range(s.players) if s.tokens[seat] == most), key=lambda who: who != "You")
    if len(best) > 1:
        return f"{listed(best)} have {amount(most, 'token')} each: that is most, and the victory is shared."
    return f"{best[0]} {_has(best[0])} most tokens: {most}."


def _after(s: State, viewer: int, called: Sequence[str]) -> str:
    if s.last_round:
        have = ", ".join(f"{called[seat]} {s.tokens[seat]}" for seat in range(s.players))
        return f"Last round: most tokens win. {have}."
    line = SAME_OR_DIFFERENT if s.version == ADVANCED else SAME
    if s.laid != NONE and viewer >= 0 and not s.said[viewer]:
        return f"{line} Call it before the others do."
    if viewer < 0:
        return f"{line} {amount(GOAL, 'token')} bring the last round."
    return f"{line} You have {s.tokens[viewer]}; {GOAL} bring the last round."


def _meant(s: State, viewer: int, events: Sequence[Mapping[str, Any]], called: Sequence[str]) -> str:
    told = {event["event"]: event for event in events}
    won = [event for event in events if event["event"] == "won"]
    if won:
        who = called[won[0]["seat"]]
        more = f"{who} made {'a line' if len(won) == 1 else f'{len(won)} lines'}"
        extra = ". Lay one more card." if s.second and s.turn == viewer == won[0]["seat"] else "."
        return f"{more}: {amount(s.tokens[won[0]['seat']], 'token')} now{extra}"
    if "wrong" in told:
        who, cost = called[told["wrong"]["seat"]], told["wrong"]["cost"]
        return f"{who} called, but that is no line: {'one token back' if cost else 'there was no token to lose'}."
    if "late" in told:
        return f"{called[told['late']['seat']]} called a line whose token is gone already."
    if "last_round" in told:
        return "The last round begins: play goes on until the dealer has played."
    if "laid" in told and s.laid == NONE:
        who = told["laid"]["seat"]
        return "Your card made no line: no token this time." if who == viewer else f"{called[who]}’s card made no line."
    return ""


def _has(who: str) -> str:
    return "have" if who == "You" else "has"

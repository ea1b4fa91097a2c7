"""What one is after in Quirkies, and what the last card meant for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from quirkbox.engine import Aim
from quirkbox.games.quirkies.state import ADVANCED, COLOURS_AMONG, GOAL, LINES, NONE, PATTERNS_AMONG, State
from quirkbox.words.sentence import Sentence


def aim(s: State, viewer: int, events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Aim:
    if s.over:
        return Aim(_result(s, viewer, names))
    return Aim(_after(s, viewer, names), _meant(s, viewer, events, names))


def _you(seat: int, viewer: int) -> Literal["yes", "no"]:
    return "yes" if seat == viewer else "no"


def _result(s: State, viewer: int, names: Sequence[str]) -> Sentence:
    most = max(s.tokens[seat] for seat in range(s.players))
    best = sorted((seat for seat in range(s.players) if s.tokens[seat] == most), key=lambda seat: seat != viewer)
    if len(best) > 1:
        called = [Sentence("you-subject", you=_you(seat, viewer), who=names[seat]) for seat in best]
        return Sentence("quirkies-result-shared", names=called, tokens=most)
    return Sentence("quirkies-result", you=_you(best[0], viewer), who=names[best[0]], tokens=most)


def _after(s: State, viewer: int, names: Sequence[str]) -> Sentence:
    if s.last_round:
        standings = [
            Sentence("quirkies-standing", you=_you(seat, viewer), who=names[seat], tokens=s.tokens[seat])
            for seat in range(s.players)
        ]
        return Sentence("quirkies-aim-last", standings=standings)
    version = "advanced" if s.version == ADVANCED else "beginner"
    if s.laid != NONE and viewer >= 0 and not s.said[viewer]:
        return Sentence("quirkies-aim-call", version=version)
    if viewer < 0:
        return Sentence("quirkies-aim-watching", version=version, goal=GOAL)
    return Sentence("quirkies-aim-playing", version=version, goal=GOAL, tokens=s.tokens[viewer])


def _meant(s: State, viewer: int, events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Sentence | str:
    told = {event["event"]: event for event in events}

    def who(event: Mapping[str, Any]) -> dict[str, str]:
        return {"you": _you(event["seat"], viewer), "who": names[event["seat"]]}

    won = [event for event in events if event["event"] == "won"]
    if won:
        again = "yes" if s.second and s.turn == viewer == won[0]["seat"] else "no"
        tokens = s.tokens[won[0]["seat"]]
        return Sentence("quirkies-meant-won", **who(won[0]), lines=len(won), tokens=tokens, again=again)
    if "wrong" in told:
        wrong = told["wrong"]
        return Sentence("quirkies-meant-wrong", **who(wrong), cost=wrong["cost"], why=_why_no_line(s, wrong["line"]))
    if "late" in told:
        gone = "yes" if s.claimed & (1 << told["late"]["line"]) else "no"
        return Sentence("quirkies-meant-late", **who(told["late"]), gone=gone)
    if "last_round" in told:
        return Sentence("quirkies-meant-last-round")
    if "laid" in told and s.laid == NONE:
        return Sentence("quirkies-meant-no-line", **who(told["laid"]))
    return ""


def _why_no_line(s: State, line: int) -> Literal["white", "neither", "colours", "patterns", "both"]:
    """What is wrong with three cards that somebody has called (QK-10 to QK-13)."""
    cards = [s.tops[cell] for cell in LINES[line]]
    if NONE in cards:
        return "white"
    if s.version != ADVANCED:
        return "neither"
    a, b, c = (card % 9 for card in cards)
    if COLOURS_AMONG[a, b, c] != 2:
        return "patterns"
    return "colours" if PATTERNS_AMONG[a, b, c] != 2 else "both"

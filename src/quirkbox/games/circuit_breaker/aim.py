"""What one is after in Circuit Breaker, and what the last thing that happened meant for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from quirkbox.engine import Aim, for_rules
from quirkbox.games.circuit_breaker.points import points_of, wants
from quirkbox.games.circuit_breaker.state import NONE, State
from quirkbox.games.circuit_breaker.tell import called, named
from quirkbox.words.sentence import Sentence

Said = Sentence | Literal[""]


def aim(s: State, viewer: int, events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Aim:
    if s.over:
        return Aim(_result(s, viewer, names))
    said = [_meant(s, viewer, named(s, event), names) for event in events]
    return Aim(_after(s, viewer), next((sentence for sentence in said if sentence), ""))


def _points(s: State, seat: int) -> int:
    return int(points_of(for_rules(s), seat))


def _is(true: bool) -> Literal["yes", "no"]:
    return "yes" if true else "no"


def _result(s: State, viewer: int, names: Sequence[str]) -> Sentence:
    points = [_points(s, seat) for seat in range(s.players)]
    most = max(points)
    level = [seat for seat in range(s.players) if points[seat] == most]
    if len(level) == 1:
        return Sentence("circuit_breaker-result", you=_is(level[0] == viewer), who=names[level[0]], points=most)
    reached = {seat: (s.plugged[seat], s.cubes[seat]) for seat in level}
    order = sorted(level, key=lambda seat: reached[seat], reverse=True)
    best = [seat for seat in order if reached[seat] == reached[order[0]]]
    together = [Sentence("circuit_breaker-name", you=_is(seat == viewer), who=names[seat]) for seat in level]
    if len(best) == len(level):
        return Sentence("circuit_breaker-result-shared", you=_is(viewer in level), names=together, points=most)
    by = "appliances" if s.plugged[order[0]] != s.plugged[order[len(best)]] else "cheese"
    won = [Sentence("circuit_breaker-name-inside", you=_is(seat == viewer), who=names[seat]) for seat in best]
    you = _is(viewer in level)
    return Sentence("circuit_breaker-result-decided", you=you, names=together, points=most, by=by, best=won)


def _after(s: State, viewer: int) -> Sentence:
    left = int(s.rounds - s.round)
    if viewer < 0:
        return Sentence("circuit_breaker-aim-watching", left=left)
    return Sentence("circuit_breaker-aim-playing", left=left, points=_points(s, viewer))


def _meant(s: State, viewer: int, event: Mapping[str, Any], names: Sequence[str]) -> Said:
    seat = event.get("seat", NONE)
    mine, who = seat == viewer, names[seat] if "seat" in event else ""
    match event["event"]:
        case "placed":
            return _placed(s, viewer, event, who)
        case "sent":
            return _sent(viewer, event, who, names)
        case "took" if mine:
            return Sentence("circuit_breaker-meant-took")
        case "home" if event["owner"] == viewer and not mine:
            return Sentence("circuit_breaker-meant-stolen", who=who)
        case "home" if mine and event["loot"] == "nothing":
            return Sentence("circuit_breaker-meant-nothing")
        case "cheesed":
            whose = event["whose"]
            return Sentence(
                "circuit_breaker-meant-cheesed", you=_is(mine), who=who, mine=_is(whose == viewer), whose=names[whose]
            )
        case "discarded" if mine:
            return Sentence("circuit_breaker-meant-discarded")
        case "undone":
            return Sentence("circuit_breaker-meant-undone", you=_is(mine), who=who)
        case _:
            return ""


def _placed(s: State, viewer: int, event: Mapping[str, Any], who: str) -> Sentence:
    """What the points of its kind have become: as far as one knows the card."""
    seat = event["seat"]
    if s.kind[event["tile"]] == NONE:
        return Sentence("circuit_breaker-meant-wire", you=_is(seat == viewer), who=who)
    kind = int(s.kind[event["tile"]])
    wanted, number = int(wants(for_rules(s), seat, kind)), int(s.count[seat, kind])
    gain = int(s.points[wanted, number]) - int(s.points[wanted, number - 1])
    return Sentence(
        "circuit_breaker-meant-kind",
        **called(s, kind),
        you=_is(seat == viewer),
        who=who,
        wanted=_is(bool(wanted)),
        number=number,
        points=gain,
    )


def _sent(viewer: int, event: Mapping[str, Any], who: str, names: Sequence[str]) -> Said:
    mine = event["seat"] == viewer
    if mine:
        return Sentence("circuit_breaker-meant-sent")
    if event["place"] != "network":
        return ""
    if event["owner"] == viewer:
        return Sentence("circuit_breaker-meant-thief", who=who)
    return Sentence("circuit_breaker-meant-raid", who=who, owner=names[event["owner"]])

"""What one is after in Tiny Turbo Cars, and what the last thing that happened meant for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from quirkbox.engine import Aim
from quirkbox.games.tiny_turbo_cars.state import BOOSTING, CHOOSE, COUNTED, FLY, NONE, PLACE, PROGRAM, State
from quirkbox.words.sentence import Sentence

Told = Sequence[Mapping[str, Any]]


def aim(s: State, viewer: int, events: Told, names: Sequence[str]) -> Aim:
    if s.over:
        return Aim(_result(s, viewer, names))
    return Aim(_after(s, viewer), _meant(s, viewer, events, names))


def _you(seat: int, viewer: int) -> Literal["yes", "no"]:
    return "yes" if seat == viewer else "no"


def _result(s: State, viewer: int, names: Sequence[str]) -> Sentence:
    """The farthest car wins; on the same row the happier Smile decides, which nobody sees on the track."""
    if s.racers < s.players:
        first = next(seat for seat in range(s.players) if s.places[seat] == 0)
        return Sentence("tiny_turbo_cars-result-home", you=_you(first, viewer), who=names[first])
    far = max(s.row[seat] for seat in range(s.players))
    level = sorted((seat for seat in range(s.players) if s.row[seat] == far), key=lambda seat: int(s.smiles[seat]))
    you, who = _you(level[0], viewer), names[level[0]]
    if len(level) > 1:
        you_too, other = _you(level[1], viewer), names[level[1]]
        return Sentence("tiny_turbo_cars-result-level", you=you, who=who, you_too=you_too, other=other)
    # the first row past the line is one row past it, as in the log
    rows = int(far) - s.finish + 1
    return Sentence("tiny_turbo_cars-result", you=you, who=who, where="past" if rows > 0 else "ahead", rows=rows)


def _after(s: State, viewer: int) -> Sentence:
    if s.phase == CHOOSE:
        return Sentence("tiny_turbo_cars-aim-choose")
    if s.phase == PLACE:
        return Sentence("tiny_turbo_cars-aim-put")
    if viewer >= 0 and s.places[viewer] != NONE:
        return Sentence("tiny_turbo_cars-aim-home", place=int(s.places[viewer]) + 1)
    if s.phase == PROGRAM:
        return Sentence("tiny_turbo_cars-aim-program", programming="counted" if s.programming == COUNTED else "live")
    if s.phase == FLY and s.turn == viewer:
        return Sentence("tiny_turbo_cars-aim-fly")
    if s.phase == BOOSTING and s.turn == viewer:
        return Sentence("tiny_turbo_cars-aim-boost")
    if viewer < 0:
        return Sentence("tiny_turbo_cars-aim-watching")
    left = max(0, s.finish - int(s.row[viewer]))
    return Sentence("tiny_turbo_cars-aim-race", rows=left, **_placing(s, viewer))


def _placing(s: State, seat: int) -> dict[str, Any]:
    ahead = sum(s.row[other] > s.row[seat] or s.places[other] != NONE for other in range(s.players))
    level = any(s.row[other] == s.row[seat] for other in range(s.players) if other != seat)
    return {"place": int(ahead) + 1, "level": "yes" if level else "no"}


def _meant(s: State, viewer: int, events: Told, names: Sequence[str]) -> Sentence | str:
    told = {event["event"]: event for event in events}
    if "turn_over" in told:
        return _drive(s, told["turn_over"]["seat"], viewer, events, names)
    if "smile" in told or "revealed" in told:
        return _order(s, viewer, names)
    if "countdown" in told and told["countdown"]["seat"] == viewer:
        return Sentence("tiny_turbo_cars-meant-countdown")
    if "finished" in told and told["finished"]["seat"] != viewer:
        return Sentence("tiny_turbo_cars-meant-done", who=names[told["finished"]["seat"]])
    return ""


def _drive(s: State, seat: int, viewer: int, events: Told, names: Sequence[str]) -> Sentence:
    """The whole turn of a car: how far, and what it cost."""
    moved = [event for event in events if event["event"] == "moved" and event["seat"] == seat]
    rows = moved[-1]["row"] - moved[0]["from_row"] if moved else 0
    return Sentence(
        "tiny_turbo_cars-meant-drive",
        you=_you(seat, viewer),
        who=names[seat],
        way="none" if rows == 0 else "ahead" if rows > 0 else "back",
        rows=abs(rows),
        hits=sum(event["event"] == "damaged" and event["seat"] == seat for event in events),
        down="yes" if s.down[seat] else "no",
    )


def _order(s: State, viewer: int, names: Sequence[str]) -> Sentence | str:
    order = sorted(range(s.players), key=lambda seat: int(s.smiles[seat]))
    if viewer < 0 or s.smiles[viewer] < 0:
        return ""
    if order[0] == viewer:
        return Sentence("tiny_turbo_cars-meant-first")
    if order[-1] == viewer:
        return Sentence("tiny_turbo_cars-meant-slowest")
    number = order.index(viewer)
    return Sentence("tiny_turbo_cars-meant-order", number=number + 1, who=names[order[number - 1]])

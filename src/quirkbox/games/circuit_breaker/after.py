"""What is to be said of a game of Circuit Breaker that is over: turns that ended too early, and mice that stayed at home."""

from __future__ import annotations

from collections.abc import Sequence

from quirkbox.engine import Afterwards, Habit, Position, Transcript, dice_from_seed, order_after
from quirkbox.games.circuit_breaker.mice import SEND
from quirkbox.games.circuit_breaker.rules import DISCARD_TILE, END, PLACE_TILE


def roles(transcript: Transcript) -> Sequence[str]:
    s = transcript.dealt().position.plain
    return order_after(int(s.first), s.players)


def habits(transcript: Transcript) -> Sequence[dict[str, Habit]]:
    """Turns that ended though a tile for more points lay in hand; and turns after which the mouse stayed at home, the last one
    apart: it would bring nothing any more."""
    players = len(transcript.players)
    turns, early, errands, lazy = ([0] * players for _ in range(4))
    before: Position | None = None
    for step in transcript.replay():
        if before is not None and step.action == END:
            seat, legal = step.seat, before.legal(step.seat)
            turns[seat] += 1
            early[seat] += any(_brings_points(before, seat, code) for code in legal if PLACE_TILE <= code < SEND)
            s = before.plain
            if s.round < s.rounds - 1:
                errands[seat] += 1
                lazy[seat] += any(SEND <= code < DISCARD_TILE for code in legal)
        before = step.position
    return [{"tiles": Habit(early[seat], turns[seat]), "mouse": Habit(lazy[seat], errands[seat])} for seat in range(players)]


def _brings_points(before: Position, seat: int, code: int) -> bool:
    after = before.copy()
    after.play(seat, code, dice_from_seed(0))
    return after.score()[seat] > before.score()[seat]


AFTER = Afterwards(habits=habits, roles=roles)

"""What a game's bots look at, also where the game says nothing about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from quirkbox.engine import Game, Heuristics, rule


@rule
def as_good_as_any(s: Any, seat: int, action: int) -> int:
    return 0


@cache
def heuristics(game: Game) -> Heuristics:
    return game.bots or Heuristics(game.rules.legal, as_good_as_any)


@cache
def eager(game: Game) -> Callable[..., int]:
    """`eager(s, seat, out)`: what a bot may do, nothing if it would rather see first what others do."""
    legal, yields = game.rules.legal, heuristics(game).yields
    if yields is None:
        return legal

    @rule
    def able(s: Any, seat: int, out: Any) -> int:
        return 0 if seat < s.players and yields(s, seat) else int(legal(s, seat, out))

    return able

"""Which games the doors are tried with: every choice of every option at least once, every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from quirkbox.engine import Game
from quirkbox.games import GAMES

every_game = pytest.mark.parametrize("played", GAMES.values(), ids=GAMES.keys())


class Table(NamedTuple):
    players: int
    options: dict[str, str]


def tables(game: Game) -> Iterator[Table]:
    """As few as have every choice."""
    low, high = game.players
    most = max([high - low + 1, *(len(option.choices) for option in game.options)])
    for i in range(most):
        chosen = {option.id: option.choices[i % len(option.choices)].id for option in game.options}
        yield Table(low + i % (high - low + 1), chosen)

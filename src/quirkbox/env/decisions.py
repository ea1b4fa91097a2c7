"""The games of a batch as a network is shown them: of each game the next decision, with what may be chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.bots.learned import features, show_decision
from quirkbox.bots.search import HIDDEN
from quirkbox.engine import Game, records, rule
from quirkbox.engine.copies import copy_record
from quirkbox.env.batch_env import BatchEnv
from quirkbox.env.step import FINE


class Decisions:
    """Row i is the decision of whoever acts in game i now."""

    def __init__(self, games: BatchEnv):
        self.games = games
        self.features = features(games.game)
        self._shown = records(games.n, self.features.dtype)
        # all of a row in words of 32 bits
        self.words: npt.NDArray[np.float32] = np.asarray(self._shown).view(np.float32).reshape(games.n, -1)
        shown = np.asarray(self._shown)
        self.codes: npt.NDArray[np.int32] = shown["codes"]
        self.counts: npt.NDArray[np.int32] = shown["count"]

    def look(self) -> None:
        """Write the rows anew, after a step."""
        self.games.run_in_pieces(show_decisions(self.games.game), self.games.lanes, self.games.seats, self._shown)


@cache
def show_decisions(game: Game) -> Callable[..., int]:
    """`show(lanes, seats, shown, states, buffers, first, last)`: the decisions of lanes first to last - 1."""
    hide, show = game.rules.hide, show_decision(game)

    @rule
    def show_lanes(lanes: Any, seats: Any, shown: Any, states: Any, buffers: Any, first: int, last: int) -> int:
        hidden, mine = states[HIDDEN], buffers[0]
        for i in range(first, last):
            seat = int(seats[i])
            copy_record(hidden, lanes[i].state)
            hide(hidden, seat)
            show(hidden, seat, mine.codes, lanes[i].thoughts, shown[i])
        return FINE

    return show_lanes

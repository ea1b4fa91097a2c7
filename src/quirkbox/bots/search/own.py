"""A game's own way of searching, where none of the usual ones fits (many play one program together, blind)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from quirkbox.bots.search.compiled import STATES, CompiledSearch, Line
from quirkbox.engine import Game, Record, dtype_of
from quirkbox.engine.record import States


@dataclass(frozen=True)
class OwnSearch:
    """A game's own way. `think(states, seat, looks, dice, buffers, memory)`: what to do, knowing `states[HIDDEN]`. `memory`
    is a record for its notes, which is kept from move to move: they must depend on nothing but what they say they are
    about."""

    think: Callable[..., int]
    memory: type[Record]
    #: how many states it needs behind the usual ones
    more_states: int = 0
    #: it can't be interrupted: so many looks stand for a second
    looks_per_second: int = 5000

    def compile(self, game: Game) -> CompiledSearch:
        def think_for(states: States, seat: int, seconds: float, dice: Any, buffers: Any, memories: States) -> int:
            looks = max(1, round(seconds * self.looks_per_second))
            return int(self.think(states, seat, looks, dice, buffers, memories[0]))

        return CompiledSearch(self.think, np.dtype(dtype_of(self.memory)), think_for, _nothing_told, STATES + self.more_states)


def _nothing_told(memories: States) -> list[Line]:
    return []

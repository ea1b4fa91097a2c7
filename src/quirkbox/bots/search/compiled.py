"""What every way of searching comes to, once it is compiled for a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from quirkbox.engine.record import States

# Places in the array of states. The true one lies there only in a simulation, and only the game itself touches it.
TRUE, HIDDEN, WORK, TRUTH = range(4)
# what every way of searching has at least
STATES = 4
# behind them: where a network looks at a copy
LEAF = 4


@dataclass(frozen=True)
class Line:
    """An action that was looked into: what came of it on average for whoever does it, from 0 to 1, and how often it was tried."""

    action: int
    value: float
    visits: int


@dataclass(frozen=True)
class CompiledSearch:
    """What every way of searching comes to, once it is compiled for a game."""

    #: think(states, seat, looks, dice, buffers, memory): what to do, knowing states[HIDDEN]
    think: Callable[..., int]
    #: one record of this is a search's memory: of one thought, or kept from move to move
    memory: np.dtype[Any]
    #: think_for(states, seat, seconds, dice, buffers, memories): the same with the clock at hand
    think_for: Callable[..., int]
    #: lines(memories): after a thought, the actions that were looked into, the best first
    lines: Callable[[States], list[Line]]
    #: weigh(states, seat, actions, open_hands, dice, buffers, memory, out): begin with each of these actions, all in the same
    #: truths with the same dice, and write each seat's share of the victory to out[round, action, seat]. With open hands
    #: `states[HIDDEN]` is the truth itself
    weigh: Callable[..., None]
    #: how many states it needs in all
    states: int = STATES
    #: so many looks ahead one game of `weigh` takes as long as
    looks_per_weighing: int = 1
    #: remember(memories): write into a new memory what is to be in it from the start
    remember: Callable[[States], None] = lambda memories: None
    #: so many looks fit into a few milliseconds, where they are worth it
    glances: int = 0

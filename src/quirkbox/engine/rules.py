"""The rules of a game: its record, the six functions over it, and their few companions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine.record import GameState, dtype_of

Codes = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Rules:
    """The record of a game, the six functions over it, and their few companions. All functions are decorated with `@rule`. `s` is
    the record, `seat` a player's number, HOST (the number of players: the table itself) or, of `hide` and `guess` alone,
    SPECTATOR."""

    state: type[GameState]
    #: deal(s, options, dice, trail): set up a new game; `options` as Game.option_codes gives them
    deal: Callable[..., None]
    #: legal(s, seat, out) -> n: write the codes of all actions this seat may take now
    legal: Callable[..., int]
    #: play(s, seat, action, dice, trail): apply one legal action
    play: Callable[..., None]
    #: hide(s, seat): blank everything this seat may not know
    hide: Callable[..., None]
    #: guess(s, seat, dice): fill the blanks with one possible truth, drawn fairly
    guess: Callable[..., None]
    #: score(s, out): what each seat has; the highest wins when s.over
    score: Callable[..., None]
    #: tie_break(s, seat): what counts between equal scores; more is better
    tie_break: Callable[[Any, int], int] | None = None
    #: rests(s, seat): this seat may act, but nobody waits for it (it has said "done")
    rests: Callable[[Any, int], bool] | None = None
    #: the most actions one seat can ever have; 0: as many as there are
    most_legal: int = 0

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The type of the record, as NumPy knows it."""
        return dtype_of(self.state)

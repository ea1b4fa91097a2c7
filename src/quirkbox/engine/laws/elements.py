"""The numbers of a record one by one, with their names: what two states differ in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine.game import Game
from quirkbox.engine.position import Position
from quirkbox.engine.trail import Happened

Mask = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]
NAMED = 3  # fields that a sentence names
LONG = 64  # a row with more numbers is a board, not a hand


class Elements:
    def __init__(self, dtype: np.dtype[Any]):
        fields = {name: dtype[name].shape for name in dtype.names or ()}
        self._fields = list(fields)
        places = [(name, place) for name, sides in fields.items() for place in np.ndindex(*sides)]
        self._names = np.array([name for name, _ in places])
        self._titles = [name + "".join(f"[{index}]" for index in place) for name, place in places]
        # where the fields begin and end, and their shapes
        ends = np.cumsum([int(np.prod(sides)) for sides in fields.values()])
        self._parts = [
            (int(end) - int(np.prod(sides)), int(end), sides) for end, sides in zip(ends, fields.values(), strict=True)
        ]
        # the seat that an element belongs to, if its field has one part for each seat
        self._first = np.array([place[0] if place else -1 for _, place in places])

    def numbers(self, position: Position) -> Numbers:
        """All numbers of a state in a row."""
        record = np.asarray(position.states)[0]
        return np.concatenate([np.ravel(record[name]).astype(np.int64) for name in self._fields])

    def of_fields(self, names: Sequence[str]) -> Mask:
        mask: Mask = np.isin(self._names, names)
        return mask

    def opened(self, game: Game, happened: Happened) -> Mask:
        """What these events say that it lies open from now on."""
        return self.of_fields([name for row in happened for name in game.events.events[row[0]].opens])

    def of_seat(self, seat: int) -> Mask:
        mask: Mask = self._first == seat
        return mask

    def found_again(self, truth: Numbers, numbers: Numbers, where: Mask) -> Mask:
        """Which of these elements another state has too: in the same place, or, in a hand or another row, in any place of it."""
        same: Mask = truth == numbers
        for first, end, sides in self._parts:
            if len(sides) > 1 and sides[-1] <= LONG and where[first:end].any():
                one, two = (state[first:end].reshape(-1, sides[-1]) for state in (truth, numbers))
                same[first:end] = (one[:, :, None] == two[:, None, :]).any(axis=2).ravel()
        return same

    def in_words(self, mask: Mask) -> str:
        """The first elements, one of each field."""
        first = dict(zip(reversed(self._names[mask].tolist()), reversed(np.flatnonzero(mask).tolist()), strict=True))
        titles = [self._titles[place] for place in sorted(first.values())]
        more = f" and {len(titles) - NAMED} more fields" if len(titles) > NAMED else ""
        return ", ".join(f"`{title}`" for title in titles[:NAMED]) + more


@cache
def elements_of(game: Game) -> Elements:
    return Elements(game.dtype)

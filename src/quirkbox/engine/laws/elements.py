"""The numbers of a record one by one, with their names: what two states differ in."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine.game import Game
from quirkbox.engine.position import Position

Mask = npt.NDArray[np.bool_]
NAMED = 3  # fields that a sentence names


class Elements:
    def __init__(self, dtype: np.dtype[Any]):
        fields = {name: dtype[name].shape for name in dtype.names or ()}
        self._fields = list(fields)
        places = [(name, place) for name, sides in fields.items() for place in np.ndindex(*sides)]
        self._names = np.array([name for name, _ in places])
        self._titles = [name + "".join(f"[{index}]" for index in place) for name, place in places]
        # the seat that an element belongs to, if its field has one part for each seat
        self._first = np.array([place[0] if place else -1 for _, place in places])

    def numbers(self, position: Position) -> npt.NDArray[np.int64]:
        """All numbers of a state in a row."""
        record = np.asarray(position.states)[0]
        return np.concatenate([np.ravel(record[name]).astype(np.int64) for name in self._fields])

    def of_fields(self, names: tuple[str, ...]) -> Mask:
        mask: Mask = np.isin(self._names, names)
        return mask

    def of_seat(self, seat: int) -> Mask:
        mask: Mask = self._first == seat
        return mask

    def in_words(self, mask: Mask) -> str:
        """The first elements, one of each field."""
        first = dict(zip(reversed(self._names[mask].tolist()), reversed(np.flatnonzero(mask).tolist()), strict=True))
        titles = [self._titles[place] for place in sorted(first.values())]
        more = f" and {len(titles) - NAMED} more fields" if len(titles) > NAMED else ""
        return ", ".join(f"`{title}`" for title in titles[:NAMED]) + more


@cache
def elements_of(game: Game) -> Elements:
    return Elements(game.dtype)

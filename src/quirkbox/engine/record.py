"""A game's whole state as one fixed-size record, written down as an annotated class.

    class State(Record):
        turn: i8                      # a whole number; editors and mypy see an int
        hands: i8s = shape(4, 6)      # an array; editors and mypy see a NumPy array

`dtype_of(State)` is the NumPy structured type behind it. A field may say more about itself, for those who learn from states
(quirkbox.env): which axis is by seat, which numbers are seats, which values there are.

        turn: i8 = shape(seat=True)
        hands: i8s = shape(Seats(4), 6, values=range(-2, 81))
"""

from __future__ import annotations

from dataclasses import dataclass
from inspect import get_annotations
from math import prod
from typing import Annotated, Any, TypeVar, cast, get_type_hints

import numpy as np
import numpy.typing as npt

from quirkbox.engine.modes import INTERPRETED

i8 = Annotated[int, np.int8]
i16 = Annotated[int, np.int16]
i32 = Annotated[int, np.int32]
i64 = Annotated[int, np.int64]
i8s = Annotated[npt.NDArray[np.int8], np.int8]
i16s = Annotated[npt.NDArray[np.int16], np.int16]
i32s = Annotated[npt.NDArray[np.int32], np.int32]
i64s = Annotated[npt.NDArray[np.int64], np.int64]

States = npt.NDArray[Any]  # an array of records
T = TypeVar("T", bound="Record")
MOST_SEATS = 127


class Seats(int):
    """The length of an axis that goes by seat: `Seats(4)`; with `each` so many entries for every seat, `seat * each + k`."""

    each: int

    def __new__(cls, seats: int, each: int = 1) -> Seats:
        made = super().__new__(cls, seats * each)
        made.each = each
        return made


@dataclass(frozen=True)
class Shape:
    """What a field is besides its type of number."""

    #: none: one number, not an array
    sides: tuple[int, ...] = ()
    #: the numbers it may hold; None: all of its type
    values: range | None = None
    #: from its first value on, its numbers are seats: seat * step + rest; empty: they are none
    seat: range = range(0)
    #: it is a set, of so many possible members: a bit each; 0: it is a number
    bits: int = 0
    #: False: who learns from states need not be shown it
    observed: bool = True
    #: the deal says it, everybody sees it, and it never changes while the game goes on
    fixed: bool = False


def shape(
    *sides: int,
    values: range | int | None = None,
    seat: bool | range = False,
    bits: int = 0,
    observed: bool = True,
    fixed: bool = False,
) -> Any:
    """The size of an array field, and what is to be known about its numbers: `values`, as a range or as their count from 0;
    `seat`, they are seats, other numbers are nobody (a range: from its start on, they are seat * step + something else); `bits`,
    each is a set of so many possible members. A field is not `observed` if it is blank to everybody, said by the options, follows
    from other fields, or only repeats what a seat has done itself. It is `fixed` if it never changes after the deal and is the
    same to everybody, like a map: then it is written into observations once a game."""
    seats = seat if isinstance(seat, range) else range(MOST_SEATS if seat else 0)
    return Shape(sides, range(values) if isinstance(values, int) else values, seats, bits, observed, fixed)


class Record:
    """A class whose annotations are the fields of a record. Compiled code passes a record as a bare pointer: nothing is counted,
    nothing allocated (an array argument costs an atomic increment per call)."""


class GameState(Record):
    """What every game's state has. A game adds its own fields."""

    #: how many play; also the seat of HOST, the table itself
    players: i8 = shape(fixed=True)
    #: 1 when the game has ended
    over: i8 = shape(values=2)


def dtype_of(cls: type[Record]) -> np.dtype[Any]:
    """The structured type of a record class, base fields first. Gaps for alignment are fields too: NumPy copies fields and leaves
    gaps as they were, and two equal states must be equal bytes."""
    fields: list[Any] = []
    offset = widest = 0
    for name, (scalar, its) in fields_of(cls).items():
        offset = _fill_gap(fields, offset, scalar.itemsize)
        fields.append((name, scalar, its.sides))
        offset += scalar.itemsize * prod(its.sides)
        widest = max(widest, scalar.itemsize)
    _fill_gap(fields, offset, widest)
    return np.dtype(fields, align=True)


def _fill_gap(fields: list[Any], offset: int, size: int) -> int:
    gap = -offset % size
    if gap:
        fields.append((f"gap_at_{offset}", np.int8, (gap,)))
    return offset + gap


def fields_of(cls: type[Record]) -> dict[str, tuple[np.dtype[Any], Shape]]:
    """The fields of a record class by name, base fields first: the type of their numbers, and what they are besides."""
    hints = get_type_hints(cls, include_extras=True)
    order = [name for base in reversed(cls.__mro__) for name in get_annotations(base)]
    return {name: (np.dtype(hints[name].__metadata__[0]), getattr(cls, name, Shape())) for name in dict.fromkeys(order)}


class PlainArray(np.ndarray[Any, Any]):
    """An array whose elements come out as Python ints: compiled rules compute in 64 bits, so interpreted ones must too."""

    def __getitem__(self, key: Any) -> Any:
        # One element at a time is what is asked for most: `item` gives it as an int at once.
        if type(key) is int:
            if self.ndim == 1:
                return self.item(key)
        elif type(key) is tuple and len(key) == self.ndim and all(type(part) is int for part in key):
            return self.item(*key)
        item = super().__getitem__(key)
        return int(item) if isinstance(item, np.integer) else item


class _Plain:
    """A record whose fields read as Python ints, and write through to the record."""

    __slots__ = ("_record",)

    def __init__(self, record: Any):
        object.__setattr__(self, "_record", record)

    def __getattr__(self, name: str) -> Any:
        value = self._record[name]
        if isinstance(value, np.ndarray):
            return value.view(PlainArray)
        return _Plain(value) if isinstance(value, np.void) else int(value)

    def __setattr__(self, name: str, value: Any) -> None:
        self._record[name] = value

    __getitem__ = __getattr__


class _Still(_Plain):
    """A plain record that nobody writes to any more: what was read once is kept, and read again at no cost."""

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = super().__getattr__(name)
        return value

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


class _PlainStates(np.ndarray[Any, Any]):
    """An array of records that hands out plain ones, for interpreted rules."""

    def __getitem__(self, key: Any) -> Any:
        item = super().__getitem__(key)
        return _Plain(item) if isinstance(item, np.void) else item

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(key, value._record if isinstance(value, _Plain) else value)


def plain(states: States, cls: type[T], index: int = 0) -> T:
    """One record of an array as interpreted Python sees it best: fields are ints, arrays hold ints."""
    return cast(T, _Plain(np.asarray(states)[index]))


def still(states: States, cls: type[T]) -> T:
    """The same of a record that nobody writes to any more."""
    return cast(T, _Still(np.asarray(states)[0]))


def for_rules(s: T) -> T:
    """A plain record as the rules of this process want it: so that show.py can ask them instead of knowing rules itself."""
    return s if INTERPRETED or not isinstance(s, _Plain) else cast(T, s._record)


def copied(states: States) -> States:
    """The same records again. NumPy copies them field by field, which takes many times as long."""
    made: States = states.view(np.uint8).copy().view(states.dtype)
    return made


def records(n: int, dtype: np.dtype[Any]) -> States:
    """Room for n records, as the rules of this process want them."""
    made: States = np.zeros(n, dtype)
    return made.view(_PlainStates) if INTERPRETED else made

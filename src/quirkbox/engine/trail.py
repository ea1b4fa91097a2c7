"""The trail: what a spectator would see happen during one action, noted by the rules event by event."""

from __future__ import annotations

from typing import cast

import numpy as np
import numpy.typing as npt

from quirkbox.engine.modes import INTERPRETED
from quirkbox.engine.record import Record, dtype_of, i32, i32s, records, shape
from quirkbox.engine.rule import Rule, rule

MOST_EVENTS = 512  # of one action; more is a mistake in the rules
Happened = npt.NDArray[np.int32]  # a trail read off: one row per event, its number and up to seven fields


class Trail(Record):
    """What the rules note during one action, event by event."""

    #: 0: nothing is noted; that is how simulations run
    on: i32
    count: i32
    events: i32s = shape(MOST_EVENTS, 8)


TRAIL = dtype_of(Trail)


@rule
def note(
    trail: Trail,
    event: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
) -> None:
    """Note an event with its fields."""
    if trail.on == 0:
        return
    row = trail.count
    trail.count = row + 1
    if row >= MOST_EVENTS:
        return
    trail.events[row, 0] = event
    trail.events[row, 1] = a
    trail.events[row, 2] = b
    trail.events[row, 3] = c
    trail.events[row, 4] = d
    trail.events[row, 5] = e
    trail.events[row, 6] = f
    trail.events[row, 7] = g


def _not_noted(
    trail: Trail, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """On a GPU nobody watches."""


if not INTERPRETED:
    cast(Rule, note).on_gpu = _not_noted


class Notebook:
    """A trail to note on, from Python."""

    def __init__(self) -> None:
        self._room = records(1, TRAIL)
        self._room["on"] = 1
        self.trail: Trail = self._room[0]

    def happened(self) -> Happened:
        """Everything noted."""
        count = int(self._room["count"][0])
        if count > MOST_EVENTS:
            raise RuntimeError(f"one action noted {count} events; there is room for {MOST_EVENTS}")
        return np.array(self._room["events"][0, :count])

"""The trail: what a spectator would see happen during one action, noted by the rules event by event."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from quirkbox.engine.actions import EVENT_WIDTH
from quirkbox.engine.rule import rule

Trail = npt.NDArray[np.int32]


@rule
def note(trail: Trail, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0) -> None:
    """Note an event with its fields. On a trail of size 1 nothing is noted: that is how simulations run."""
    if trail.size == 1:
        return
    at = 1 + trail[0] * EVENT_WIDTH
    trail[0] += 1
    if at + EVENT_WIDTH > trail.size:  # full; the engine sees it by the count
        return
    trail[at] = event
    trail[at + 1] = a
    trail[at + 2] = b
    trail[at + 3] = c
    trail[at + 4] = d
    trail[at + 5] = e
    trail[at + 6] = f
    trail[at + 7] = g


def new_trail(most: int) -> Trail:
    """Room for `most` events."""
    return np.zeros(1 + most * EVENT_WIDTH, np.int32)

"""Content as numbers with names: a record whose fields are all 64 bits wide, so that it is a row of whole numbers too.

class Content(Record):
    lanes: i64
    tiles: i64s = shape(15)

made, numbers = content_record(Content)      # content.py writes made.lanes = 6 …
content_in = content_reader(Content)         # … and `deal` reads content_in(options).lanes
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from quirkbox.engine.modes import INTERPRETED
from quirkbox.engine.record import Record, dtype_of, plain
from quirkbox.engine.rule import rule

T = TypeVar("T", bound=Record)


def content_record(cls: type[T]) -> tuple[T, npt.NDArray[np.int64]]:
    """A record to write content into, all zeros, and the numbers behind it: what is written to the one stands in the other."""
    made = np.zeros(1, _dtype(cls))
    return plain(made, cls), made.view(np.int64)


def content_reader(cls: type[T]) -> Callable[[Any], T]:
    """`read(options)`: the content that a game's options end with, for its `deal`. Nothing is copied."""
    dtype = _dtype(cls)
    size = dtype.itemsize // 8
    if INTERPRETED:
        return lambda options: plain(options[len(options) - size :].view(dtype), cls)

    @rule
    def read(options: Any) -> T:
        return options[len(options) - size :].view(dtype)[0]  # type: ignore[no-any-return]

    return read


def _dtype(cls: type[Record]) -> np.dtype[Any]:
    dtype = dtype_of(cls)
    for name in dtype.names or ():
        if dtype[name].base != np.int64:
            raise TypeError(f"{cls.__qualname__}.{name}: content is numbers of 64 bits, i64 or i64s.")
    return dtype

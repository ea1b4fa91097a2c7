"""Copies of records inside rules, on a CPU and on a GPU: nothing is allocated.

there = copy_of(s)         # a record of its own, on the stack of the function that asks; in a loop it is the same one again
copy_record(there, s)      # everything `s` holds, into a record that is there already
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic

from quirkbox.engine.modes import INTERPRETED
from quirkbox.engine.record import Record, plain

T = TypeVar("T", bound=Record)


@intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped
def _copy_of(typing: Any, s: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        room = cgutils.alloca_once(builder, context.get_data_type(s), name="copy")
        cgutils.raw_memcpy(builder, room, args[0], context.get_constant(types.intp, s.size), 1)
        return builder.bitcast(room, context.get_value_type(s))

    return (s(s), generate) if isinstance(s, types.Record) else None


@intrinsic  # type: ignore[untyped-decorator]
def _copy_record(typing: Any, to: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], context.get_constant(types.intp, to.size), 1)
        return context.get_dummy_value()

    return (types.none(to, source), generate) if isinstance(to, types.Record) and to == source else None


@intrinsic  # type: ignore[untyped-decorator]
def words_of(typing: Any, s: Any) -> Any:
    """A record's bytes as 32-bit words, sharing its memory: how a GPU moves states about. For compiled code alone."""
    words = types.Array(types.int32, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(words)(context, builder)
        size, four = (context.get_constant(types.intp, number) for number in (s.size // 4, 4))
        array.data = builder.bitcast(args[0], array.data.type)
        array.nitems, array.itemsize = size, four
        array.shape = cgutils.pack_array(builder, [size])
        array.strides = cgutils.pack_array(builder, [four])
        array.meminfo = context.get_constant_null(types.MemInfoPointer(types.voidptr))
        array.parent = context.get_constant_null(types.pyobject)
        return array._getvalue()

    return (words(s), generate) if isinstance(s, types.Record) and s.size % 4 == 0 else None


def _plain_copy_of(s: T) -> T:
    room = np.empty(1, cast(Any, s)._record.dtype)
    room[0] = cast(Any, s)._record
    return plain(room, type(s))


def _plain_copy_record(to: T, source: T) -> None:
    there, here = cast(Any, to)._record, cast(Any, source)._record
    for name in there.dtype.names:
        there[name] = here[name]


copy_of: Any = _plain_copy_of if INTERPRETED else _copy_of
copy_record: Any = _plain_copy_record if INTERPRETED else _copy_record

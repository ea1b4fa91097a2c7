"""Records and arrays on the stack of a rule, on a CPU and on a GPU: nothing is allocated. In a loop they are the same ones again,
and nobody may have them after the rule that asked for them is done.

there = copy_of(s)                 # a record of its own
copy_record(there, s)              # everything `s` holds, into a record that is there already
beam = scratch((3, 24), np.int64)  # an array whose sides are constants; what is in it at first, nobody knows
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import types as _types
from numba.core import cgutils
from numba.extending import intrinsic

from quirkbox.engine.modes import INTERPRETED
from quirkbox.engine.noting import note_whole, plain_type
from quirkbox.engine.record import PlainArray, Record, plain
from quirkbox.engine.rule import rule

types: Any = _types  # Numba is untyped, and tells only some of them
T = TypeVar("T", bound=Record)


@intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped
def _copy_of(typing: Any, s: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        room = cgutils.alloca_once(builder, context.get_data_type(s), name="copy")
        cgutils.raw_memcpy(builder, room, args[0], context.get_constant(types.intp, s.size), 1)
        return builder.bitcast(room, context.get_value_type(s))

    return (plain_type(s)(s), generate) if isinstance(s, types.Record) else None


@intrinsic  # type: ignore[untyped-decorator]
def _copy_record(typing: Any, to: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        note_whole(context, builder, to, args[0])
        cgutils.raw_memcpy(builder, args[0], args[1], context.get_constant(types.intp, to.size), 1)
        return context.get_dummy_value()

    alike = isinstance(to, types.Record) and plain_type(to) == plain_type(source)
    return (types.none(to, source), generate) if alike else None


@cache
def field_copier(names: tuple[str, ...]) -> Any:
    """`copy(to, source)`: these fields of a record into another one. For compiled code alone."""

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_fields(typing: Any, to: Any, source: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            for name in names:
                place, kind = ir.Constant(ir.IntType(64), to.offset(name)), to.typeof(name)
                size = kind.size * kind.nitems if isinstance(kind, types.NestedArray) else kind.bitwidth // 8
                there, here = (cgutils.pointer_add(builder, record, place) for record in args)
                cgutils.raw_memcpy(builder, there, here, context.get_constant(types.intp, size), 1)
            return context.get_dummy_value()

        return types.none(to, source), generate

    return copy_fields


@cache
def fetcher(places: tuple[int, ...]) -> Any:
    """`fetch(s)`: have the processor bring what lies at these places of a record, while it does something else. For compiled code
    alone."""

    @intrinsic  # type: ignore[untyped-decorator]
    def fetch(typing: Any, s: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
            ask = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
            for place in places:
                there = cgutils.pointer_add(builder, args[0], place, byte)
                builder.call(ask, [there, number(1), number(3), number(1)])
            return context.get_dummy_value()

        return (types.none(s), generate) if isinstance(s, types.Record) else None

    return fetch


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def _scratch(typing: Any, sides: Any, kind: Any) -> Any:
    given = sides
    sides = [*given] if isinstance(given, types.BaseTuple) else [given]
    if not isinstance(kind, types.NumberClass) or not all(isinstance(side, types.IntegerLiteral) for side in sides):
        return None
    array = types.Array(kind.dtype, len(sides), "C")
    counts = [side.literal_value for side in sides]

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        item = context.get_data_type(kind.dtype)
        room = cgutils.alloca_once(builder, ir.ArrayType(item, prod(counts)), name="scratch")
        return array_over(context, builder, array, room, counts)

    return array(given, kind), generate


def array_over(context: Any, builder: Any, kind: Any, data: Any, counts: Sequence[int]) -> Any:
    """An array value of this kind, with so many entries each way, over memory that is there already."""
    width = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    strides = [width * prod(counts[axis + 1 :]) for axis in range(len(counts))]
    numbers = {number: context.get_constant(types.intp, number) for number in (*counts, *strides, width, prod(counts))}
    array = context.make_array(kind)(context, builder)
    array.data = builder.bitcast(data, array.data.type)
    array.nitems, array.itemsize = numbers[prod(counts)], numbers[width]
    array.shape = cgutils.pack_array(builder, [numbers[count] for count in counts])
    array.strides = cgutils.pack_array(builder, [numbers[stride] for stride in strides])
    array.meminfo = context.get_constant_null(types.MemInfoPointer(types.voidptr))
    array.parent = context.get_constant_null(types.pyobject)
    return array._getvalue()


@intrinsic  # type: ignore[untyped-decorator]
def words_of(typing: Any, s: Any) -> Any:
    """A record's bytes as 32-bit words, or as bytes if it is no whole number of words, sharing its memory: how a GPU moves states
    about. For compiled code alone."""
    if not isinstance(s, types.Record):
        return None
    width = 4 if s.size % 4 == 0 else 1
    words = types.Array(types.int32 if width == 4 else types.int8, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return array_over(context, builder, words, args[0], [s.size // width])

    return words(s), generate


def _plain_copy_of(s: T) -> T:
    room = np.empty(1, cast(Any, s)._record.dtype)
    room[0] = cast(Any, s)._record
    return plain(room, type(s))


def _plain_copy_record(to: T, source: T) -> None:
    there, here = cast(Any, to)._record, cast(Any, source)._record
    for name in there.dtype.names:
        there[name] = here[name]


def _plain_scratch(sides: int | tuple[int, ...], kind: Any) -> Any:
    return np.empty(sides, kind).view(PlainArray)


copy_of: Any = _plain_copy_of if INTERPRETED else _copy_of
copy_record: Any = _plain_copy_record if INTERPRETED else _copy_record
scratch: Any = _plain_scratch if INTERPRETED else _scratch


@rule
def clear_words(s: Any) -> None:
    """Nothing but zeros in a record, gaps too."""
    words = words_of(s)
    for i in range(len(words)):
        words[i] = 0


@rule
def copy_words(to: Any, s: Any) -> None:
    """Like `copy_record`, a word at a time: a GPU is slow with bytes."""
    here, there = words_of(s), words_of(to)
    for i in range(len(here)):
        there[i] = here[i]

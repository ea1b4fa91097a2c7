"""Runs of an observation's cells, written many at a time.

Each of these is a rule that means what its plain loop says. On a CPU it is written out in the wide numbers of the processor: a
compiler left alone unrolls loops of a known length into single cells. Interpreted, and on a GPU, where neighbouring threads are
what is wide, the plain loop runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from quirkbox.engine.modes import INTERPRETED
from quirkbox.engine.noting import note_whole
from quirkbox.engine.rule import inlined_rule

WIDEST = 32  # numbers that are moved at once
SMALL_SET = 8  # sets below are written bit by bit


@intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped
def _flat(typing: Any, values: Any) -> Any:
    """All numbers of an array of a record, one behind the other, sharing its memory."""
    if not isinstance(values, types.Array) or values.layout != "C":
        return None
    row = types.Array(values.dtype, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        note_whole(context, builder, values, args[0])
        given = context.make_array(values)(context, builder, args[0])
        made = context.make_array(row)(context, builder)
        made.data, made.nitems, made.itemsize = given.data, given.nitems, given.itemsize
        made.shape = cgutils.pack_array(builder, [given.nitems])
        made.strides = cgutils.pack_array(builder, [given.itemsize])
        made.meminfo = context.get_constant_null(cast(Any, types).MemInfoPointer(types.voidptr))
        made.parent = context.get_constant_null(types.pyobject)
        return made._getvalue()

    return row(values), generate


def _plain_flat(values: Any) -> Any:
    return values.reshape(-1)


flat: Any = _plain_flat if INTERPRETED else _flat


def _runs(count: int, widest: int = WIDEST) -> Iterator[tuple[int, int]]:
    """Begin and width of pieces that cover `count` numbers; the last one may overlap the one before."""
    width = 1
    while width * 2 <= min(count, widest):
        width *= 2
    for start in range(0, count - width + 1, width):
        yield start, width
    if count % width:
        yield count - width, width


class _Run:
    """A place in an array, while code is generated."""

    def __init__(self, context: Any, builder: Any, kind: Any, array: Any, first: Any):
        data = context.make_array(kind)(context, builder, array).data
        self.builder, self.number = builder, data.type.pointee
        self.first = builder.gep(data, [first])

    def _at(self, start: int, width: int) -> Any:
        place = self.builder.gep(self.first, [ir.Constant(ir.IntType(64), start)])
        return self.builder.bitcast(place, ir.VectorType(self.number, width).as_pointer())

    def load(self, start: int, width: int) -> Any:
        return self.builder.load(self._at(start, width), align=1)

    def store(self, values: Any, start: int, width: int) -> None:
        self.builder.store(_resized(self.builder, values, self.number, width), self._at(start, width), align=1)


def _resized(builder: Any, values: Any, number: Any, width: int) -> Any:
    """Whole numbers of another size."""
    before, kind = values.type.element.width, ir.VectorType(number, width)
    if before == number.width:
        return values
    return builder.sext(values, kind) if before < number.width else builder.trunc(values, kind)


def _everywhere(builder: Any, value: Any, number: Any, width: int) -> Any:
    """A vector of the same number."""
    sized = builder.trunc(value, number) if number.width < value.type.width else value
    vector = ir.VectorType(number, width)
    one = builder.insert_element(ir.Constant(vector, ir.Undefined), sized, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(one, ir.Constant(vector, ir.Undefined), ir.Constant(ir.VectorType(ir.IntType(32), width), None))


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def _copy(typing: Any, cells: Any, at: Any, values: Any, first: Any, count: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to = _Run(context, builder, cells, args[0], args[1])
        source = _Run(context, builder, values, args[2], args[3])
        for start, width in _runs(count.literal_value):
            to.store(source.load(start, width), start, width)
        return context.get_dummy_value()

    return types.none(cells, types.intp, values, types.intp, count), generate


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def _turn(
    typing: Any, cells: Any, at: Any, values: Any, first: Any, count: Any, low: Any, each: Any, seat: Any, players: Any
) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to = _Run(context, builder, cells, args[0], args[1])
        source = _Run(context, builder, values, args[2], args[3])
        # one size up: sums do not run over
        number = ir.IntType(min(64, source.number.width * 2))
        step = ir.Constant(ir.IntType(64), each.literal_value)
        begin = ir.Constant(ir.IntType(64), low.literal_value)
        back, whole = builder.mul(step, args[7]), builder.mul(step, args[8])
        end = builder.add(begin, whole)
        for start, width in _runs(count.literal_value):
            lows, ends, backs, wholes = (_everywhere(builder, value, number, width) for value in (begin, end, back, whole))
            value = _resized(builder, source.load(start, width), number, width)
            turned = builder.sub(value, backs)
            turned = builder.select(builder.icmp_signed("<", turned, lows), builder.add(turned, wholes), turned)
            is_seat = builder.and_(builder.icmp_signed(">=", value, lows), builder.icmp_signed("<", value, ends))
            to.store(builder.select(is_seat, turned, value), start, width)
        return context.get_dummy_value()

    result = types.none(cells, types.intp, values, types.intp, count, low, each, types.int64, types.int64)
    return result, generate


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def _rotate(typing: Any, cells: Any, at: Any, values: Any, first: Any, seats: Any, seat: Any, players: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to = _Run(context, builder, cells, args[0], args[1])
        source = _Run(context, builder, values, args[2], args[3])
        count, width = seats.literal_value, source.number.width
        # all of them as one large number, twice as wide as it must be: it is never shifted out whole
        large = ir.IntType(max(64, 2 * count * width))
        number = builder.zext(builder.bitcast(source.load(0, count), ir.IntType(count * width)), large)
        shifts = [builder.mul(arg, arg.type(width)) for arg in (args[5], args[6])]
        by_seat, by_players = [builder.zext(shift, large) for shift in shifts] if large.width > 64 else shifts
        others = builder.shl(large(-1), by_players)
        mine = builder.and_(number, builder.not_(others))
        turned = builder.or_(builder.lshr(mine, by_seat), builder.shl(mine, builder.sub(by_players, by_seat)))
        whole = builder.or_(builder.and_(turned, builder.not_(others)), builder.and_(number, others))
        vector = builder.bitcast(builder.trunc(whole, ir.IntType(count * width)), ir.VectorType(source.number, count))
        to.store(vector, 0, count)
        return context.get_dummy_value()

    return types.none(cells, types.intp, values, types.intp, seats, types.int64, types.int64), generate


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def _spread(typing: Any, cells: Any, at: Any, value: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to = _Run(context, builder, cells, args[0], args[1])
        for start, width in _runs(bits.literal_value, 64):
            piece = builder.lshr(args[2], ir.Constant(ir.IntType(64), start))
            if width < 64:
                piece = builder.trunc(piece, ir.IntType(width))
            members = builder.bitcast(piece, ir.VectorType(ir.IntType(1), width))
            to.store(builder.zext(members, ir.VectorType(to.number, width)), start, width)
        return context.get_dummy_value()

    return types.none(cells, types.intp, types.int64, bits), generate


Write = Callable[..., None]


def _wide(plain: Write, wide: Write) -> Write:
    """One rule of both."""
    if INTERPRETED:
        return plain
    made = inlined_rule(wide)
    cast(Any, made).on_gpu = plain
    return made


@cache
def copier(count: int) -> Write:
    """`copy(cells, at, values, first)`: so many numbers as they are."""

    def plain(cells: Any, at: int, values: Any, first: int) -> None:
        for i in range(count):
            cells[at + i] = values[first + i]

    def wide(cells: Any, at: int, values: Any, first: int) -> None:
        _copy(cells, at, values, first, count)

    return _wide(plain, wide)


@cache
def turner(count: int, low: int, each: int) -> Write:
    """`turn(cells, at, values, first, seat, players)`: so many seats as the observer counts them; other numbers as they are."""

    def plain(cells: Any, at: int, values: Any, first: int, seat: int, players: int) -> None:
        for i in range(count):
            value = int(values[first + i])
            turned = value
            if low <= value < low + each * players:
                turned -= each * seat
                if turned < low:
                    turned += each * players
            cells[at + i] = turned

    def wide(cells: Any, at: int, values: Any, first: int, seat: int, players: int) -> None:
        _turn(cells, at, values, first, count, low, each, seat, players)

    return _wide(plain, wide)


@cache
def rotator(seats: int) -> Write:
    """`rotate(cells, at, values, first, seat, players)`: one small number for each seat, the observer's first."""

    def plain(cells: Any, at: int, values: Any, first: int, seat: int, players: int) -> None:
        for place in range(seats):
            source = place
            if place < players:
                source += seat
                if source >= players:
                    source -= players
            cells[at + place] = values[first + source]

    def wide(cells: Any, at: int, values: Any, first: int, seat: int, players: int) -> None:
        _rotate(cells, at, values, first, seats, seat, players)

    return _wide(plain, wide)


@cache
def spreader(bits: int) -> Write:
    """`spread(cells, at, value)`: a set, one cell of 0 or 1 for each possible member."""

    def plain(cells: Any, at: int, value: int) -> None:
        for bit in range(bits):
            cells[at + bit] = (value >> bit) & 1

    def wide(cells: Any, at: int, value: int) -> None:
        _spread(cells, at, value, bits)

    return inlined_rule(plain) if bits < SMALL_SET else _wide(plain, wide)

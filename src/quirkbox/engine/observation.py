"""What a seat sees, as one row of small whole numbers, for those who learn from it.

The row is written from a hidden state alone: a copy of the true one on which the game's own `hide` was called. Its layout follows
from the game's record: the observer's own seat first, then the fields in their order, arrays row by row. What goes by seat is
turned, so that the observer comes first, then the others clockwise. A set is one cell of 0 or 1 for each possible member.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from quirkbox.engine.cells import copier, flat, rotator, spreader, turner
from quirkbox.engine.game import Game
from quirkbox.engine.mistakes import parsed
from quirkbox.engine.noting import Bits
from quirkbox.engine.position import Position
from quirkbox.engine.record import Record, Seats, Shape, fields_of, records
from quirkbox.engine.rule import inlined_rule, rule
from quirkbox.engine.touched import touched

# runs of a long field that are noted by themselves
RUN = 128
# how many fields and runs are noted apart; one more bit is for what only hiding depends on
MOST_BITS = 61

Cells = npt.NDArray[np.signedinteger[Any]]
Write = Callable[..., None]


@dataclass(frozen=True)
class ObservedField:
    """One field of a game's record, as it lies in an observation."""

    name: str
    cells: slice
    #: of the cells; a set's possible members are its last axis
    shape: tuple[int, ...]
    #: what each of its cells may hold
    values: range
    #: what it means, from the game's state.py
    words: str
    #: which of its axes go by seat, the observer's own first
    seat_axes: tuple[int, ...] = ()
    #: its numbers are seats, 0 the observer's own
    seats: bool = False


class Observation:
    """The layout of a game's observations, and the rule that writes them.

    >>> from quirkbox import game
    >>> seen = Observation(game("quirkies"))
    >>> seen.size, seen.dtype
    (356, dtype('int8'))
    """

    def __init__(self, game: Game):
        self.game = game
        self._shapes = _observed(game)
        self.fields: tuple[ObservedField, ...] = tuple(_lay_out(game, self._shapes))
        self.size: int = self.fields[-1].cells.stop
        self.low: npt.NDArray[np.int64] = np.zeros(self.size, np.int64)
        self.high: npt.NDArray[np.int64] = np.zeros(self.size, np.int64)
        for field in self.fields:
            self.low[field.cells], self.high[field.cells] = field.values[0], field.values[-1]
        low, high = int(self.low.min()), int(self.high.max())
        self.dtype: np.dtype[Any] = next(
            np.dtype(kind)
            for kind in (np.int8, np.int16, np.int32, np.int64)
            if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max
        )

    def __repr__(self) -> str:
        return f"<Observation of {self.game.name}: {self.size} cells, {self.dtype}>"

    @property
    def rows(self) -> np.dtype[Any]:
        """The type of a row, as `observe` writes it: a record with the one field `cells`. An array of such records is, in other
        words, an array of cells."""
        return np.dtype([("cells", self.dtype, (self.size,))])

    @property
    def observe(self) -> Callable[..., None]:
        """`observe(hidden, seat, out)`, a rule: the row of a state that is hidden from all but this seat, into a record of
        `rows`."""
        return observer(self.game)

    def row(self, position: Position, seat: int) -> Cells:
        """What a seat sees of a position."""
        room = records(1, self.rows)
        self.observe(position.hidden(seat).states[0], seat, room[0])
        row: Cells = np.asarray(room)["cells"][0]
        return row

    def as_dict(self, row: Any) -> dict[str, Any]:
        """A row by the names of its fields, each in its own shape; also of many rows at once."""
        lead = row.shape[:-1]
        return {field.name: row[..., field.cells].reshape(*lead, *field.shape) for field in self.fields}

    def table(self) -> str:
        """The layout for people: a table in Markdown."""
        rows = [_row(field) for field in self.fields]
        return "\n".join(["| cells | field | shape | values | what |", "| --- | --- | --- | --- | --- |", *rows])


def _row(field: ObservedField) -> str:
    first, last = field.cells.start, field.cells.stop - 1
    sides = [f"{side} seats" if axis in field.seat_axes else str(side) for axis, side in enumerate(field.shape)]
    values = f"{field.values[0]} … {field.values[-1]}" if len(field.values) > 2 else " or ".join(map(str, field.values))
    words = "; ".join(filter(None, [field.words, "0 is the observer" if field.seats else ""]))
    cells = f"{first} … {last}" if last > first else str(first)
    return f"| {cells} | `{field.name}` | {' × '.join(sides)} | {values} | {words} |".replace("|  |", "| |")


Observed = dict[str, tuple[np.dtype[Any], Shape]]


def _observed(game: Game) -> Observed:
    return {name: known for name, known in fields_of(game.rules.state).items() if known[1].observed}


def _lay_out(game: Game, observed: Observed) -> list[ObservedField]:
    """All fields, each behind the other."""
    own = "observer" if "seat" in observed else "seat"
    most = game.players[1]
    fields = [ObservedField(own, slice(0, 1), (), range(most), "the observer's own seat, as actions number it")]
    words = field_words(game.rules.state)  # type: ignore[arg-type]  # a class is a key
    for name, (scalar, its) in observed.items():
        shape = (*map(int, its.sides), *([its.bits] if its.bits else []))
        first = fields[-1].cells.stop
        by_seat = tuple(axis for axis, side in enumerate(its.sides) if isinstance(side, Seats))
        values = range(game.players[0], most + 1) if name == "players" else _values(game, scalar, its)
        cells = slice(first, first + prod(shape))
        fields.append(ObservedField(name, cells, shape, values, words.get(name, ""), by_seat, bool(its.seat)))
    return fields


def _values(game: Game, scalar: np.dtype[Any], its: Shape) -> range:
    if its.bits:
        return range(2)
    if its.values is not None:
        return its.values
    if its.seat:  # nobody, a player, or HOST
        return range(-1, game.players[1] + 1)
    limits = np.iinfo(scalar)
    return range(int(limits.min), int(limits.max) + 1)


@cache
def field_words(cls: type[Record]) -> dict[str, str]:
    """What the comment above each field of a record says."""
    words: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base is object:
            continue
        try:
            (made,) = parsed(base).body
        except (OSError, TypeError):  # made in a running program, or without its source
            continue
        lines = textwrap.dedent(inspect.getsource(base)).splitlines()
        for node in getattr(made, "body", ()):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                words[node.target.id] = " ".join(_comment_above(lines, node.lineno - 1))
    return words


def _comment_above(lines: Sequence[str], at: int) -> list[str]:
    said: list[str] = []
    while at > 0 and (line := lines[at - 1].strip()).startswith("#"):
        at -= 1
        if not line.startswith("# ---"):  # a headline over several fields
            said.insert(0, line.lstrip("#: "))
    return said


@cache
def observer(game: Game) -> Write:
    """`observe(hidden, seat, out)` of a game."""
    shapes = _observed(game)
    fields = Observation(game).fields[1:]
    write = _in_turn([write_field(field.name, field.cells.start, _writer(shapes[field.name][1])) for field in fields])

    @rule
    def observe(hidden: Any, seat: int, out: Any) -> None:
        out.cells[0] = seat
        write(hidden, seat, int(hidden.players), out)

    return observe


def _in_turn(writers: Sequence[Write]) -> Write:
    """All of them. Halves of halves: a compiler does not dig as deep as there are fields."""
    half = len(writers) // 2
    return write_both(_in_turn(writers[:half]), _in_turn(writers[half:])) if half else writers[0]


class Changes:
    """What of a game's observations changes while a game goes on, by the notes of what rules have written (`noting`): each field,
    or run of a long one, has a bit."""

    def __init__(self, game: Game):
        shapes, self._hide = _observed(game), touched(game.rules.hide, game.rules.state)
        moving = [field for field in Observation(game).fields[1:] if not shapes[field.name][1].fixed]
        self.bits: dict[str, Bits] = {}
        #: bits of fields by which it is decided what a seat may not see, or which it may not see
        self.hiding = 0
        #: of fields that look different to each seat
        self.by_seat = 0
        #: of fields that a seat may not see
        self.hidden = 0
        pieces: list[tuple[int, Write]] = []
        next_bit = 0
        for field in moving:
            its = shapes[field.name][1]
            bits = self._bits(its, next_bit, len(moving) - len(self.bits))
            mask = bits.mask(prod(its.sides))
            next_bit = min(next_bit + mask.bit_count(), MOST_BITS - 1)
            self.bits[field.name] = bits
            self.by_seat |= mask if field.seat_axes or field.seats else 0
            self.hiding |= mask if field.name in self._hide.read else 0
            self.hidden |= mask if field.name in self._hide.written else 0
            pieces += _pieces(field, its, bits)
        # what nobody is shown, but what hiding depends on
        others = {name for name, (_, its) in fields_of(game.rules.state).items() if not its.fixed and name not in self.bits}
        for name in sorted(others & self._hide.read):
            self.bits[name] = Bits(MOST_BITS)
            self.hiding |= 1 << MOST_BITS
        #: write(state, seat, players, out, changed): the fields among these bits
        self.write: Write = _where_changed(pieces)[1]

    @property
    def secrets(self) -> tuple[str, ...]:
        """Fields that `hide` may write to."""
        return tuple(sorted(self._hide.written))

    @staticmethod
    def _bits(its: Shape, first: int, left: int) -> Bits:
        """Where a field's changes are noted, if so many fields need a bit."""
        block = prod(its.sides[1:]) * its.sides[0].each if its.sides and isinstance(its.sides[0], Seats) else prod(its.sides)
        plain = not any(isinstance(side, Seats) for side in its.sides[1:])
        long = Bits(first, block, RUN)
        fits = first + long.mask(prod(its.sides)).bit_count() + left <= MOST_BITS
        return long if plain and block > RUN and fits else Bits(first)


@cache
def changes(game: Game) -> Changes:
    return Changes(game)


def _pieces(field: ObservedField, its: Shape, bits: Bits) -> list[tuple[int, Write]]:
    """What writes a field, and at which changes; of a long one, run by run."""
    if not bits.run:
        return [(bits.mask(1), write_seen(field.name, field.cells.start, _writer(its)))]
    found = []
    for k in range(prod(its.sides) // bits.block * bits.per_block):
        source, start = divmod(k, bits.per_block)
        start *= bits.run
        run = _run(min(bits.run, bits.block - start), its)
        turned = isinstance(its.sides[0], Seats)
        write = write_part(run, source, start, bits.block, max(1, its.bits), turned)
        found.append((1 << bits.first + k, write_seen(field.name, field.cells.start, write)))
    return found


def _where_changed(pieces: Sequence[tuple[int, Write]]) -> tuple[int, Write]:
    """Those of them whose bits are set, and all their bits. Halves of halves: most of them are not."""
    if len(pieces) == 1:
        return pieces[0]
    half = len(pieces) // 2
    one, two = _where_changed(pieces[:half]), _where_changed(pieces[half:])
    return one[0] | two[0], write_changed(*one, *two)


def _writer(its: Shape) -> Write:
    """`write(values, seat, players, out, at)`: a field into the cells from `at` on."""
    if its.sides:
        return write_array(_block(its.sides, its))
    return write_set(its.bits) if its.bits else write_seat(its.seat.start, its.seat.step) if its.seat else write_number


def _block(sides: tuple[int, ...], its: Shape) -> Write:
    """`write(values, first, seat, players, out, at)`: the numbers of an array from the first on, as many as these sides have."""
    axis = next((axis for axis, side in enumerate(sides) if isinstance(side, Seats)), None)
    if axis is None:
        return _run(prod(sides), its)
    before, by_seat, behind = sides[:axis], cast(Seats, sides[axis]), sides[axis + 1 :]
    each = by_seat.each * prod(behind)
    if each == 1 and not (before or its.bits or its.seat) and by_seat in (2, 4):
        return write_rotated(int(by_seat))
    write = write_turned(_block((by_seat.each, *behind), its), by_seat // by_seat.each, each, max(1, its.bits))
    return write_all(write, prod(before), by_seat * prod(behind), max(1, its.bits)) if before else write


def _run(count: int, its: Shape) -> Write:
    """The same, where no side goes by seat."""
    if its.bits:
        return write_sets(count, its.bits)
    return write_seats(count, its.seat.start, its.seat.step) if its.seat else write_numbers(count)


# Each of these is made once: rules are told apart by what they do, and one that is there twice can't be linked.


@cache
def write_both(one: Write, two: Write) -> Write:
    @inlined_rule
    def write(hidden: Any, seat: int, players: int, out: Any) -> None:
        one(hidden, seat, players, out)
        two(hidden, seat, players, out)

    return write


@cache
def write_field(name: str, at: int, write_values: Write) -> Write:
    @inlined_rule
    def write(hidden: Any, seat: int, players: int, out: Any) -> None:
        write_values(hidden[name], seat, players, out, at)

    return write


@cache
def write_changed(one_bits: int, one: Write, two_bits: int, two: Write) -> Write:
    @inlined_rule
    def write(state: Any, seat: int, players: int, out: Any, changed: int) -> None:
        if changed & one_bits:
            one(state, seat, players, out, changed)
        if changed & two_bits:
            two(state, seat, players, out, changed)

    return write


@cache
def write_seen(name: str, at: int, write_values: Write) -> Write:
    @inlined_rule
    def write(state: Any, seat: int, players: int, out: Any, changed: int) -> None:
        write_values(state[name], seat, players, out, at)

    return write


@cache
def write_part(write_run: Write, source: int, start: int, block: int, cells: int, turned: bool) -> Write:
    """A run of numbers in one block of a long field; where blocks go by seat, into the place of that seat."""

    @inlined_rule
    def write(values: Any, seat: int, players: int, out: Any, at: int) -> None:
        place = source
        if turned and source < players:
            place -= seat
            if place < 0:
                place += players
        write_run(flat(values), source * block + start, seat, players, out, at + (place * block + start) * cells)

    return write


@inlined_rule
def write_number(value: int, seat: int, players: int, out: Any, at: int) -> None:
    out.cells[at] = value


@cache
def write_seat(low: int, each: int) -> Write:
    """A seat as the observer counts them; another number as it is."""

    @inlined_rule
    def write(value: int, seat: int, players: int, out: Any, at: int) -> None:
        turned = value
        if low <= value < low + each * players:
            turned -= each * seat
            if turned < low:
                turned += each * players
        out.cells[at] = turned

    return write


@cache
def write_set(bits: int) -> Write:
    spread = spreader(bits)

    @inlined_rule
    def write(value: int, seat: int, players: int, out: Any, at: int) -> None:
        spread(out.cells, at, value)

    return write


@cache
def write_array(write_block: Write) -> Write:
    @inlined_rule
    def write(values: Any, seat: int, players: int, out: Any, at: int) -> None:
        write_block(flat(values), 0, seat, players, out, at)

    return write


@cache
def write_all(write_block: Write, blocks: int, each: int, cells: int) -> Write:
    """So many blocks, each of so many numbers with so many cells."""

    @inlined_rule
    def write(values: Any, first: int, seat: int, players: int, out: Any, at: int) -> None:
        for i in range(blocks):
            write_block(values, first + i * each, seat, players, out, at + i * each * cells)

    return write


@cache
def write_turned(write_block: Write, seats: int, each: int, cells: int) -> Write:
    """A block for each seat, the observer's first; what belongs to seats that nobody has stays where it is."""

    @inlined_rule
    def write(values: Any, first: int, seat: int, players: int, out: Any, at: int) -> None:
        for place in range(seats):
            source = place
            if place < players:
                source += seat
                if source >= players:
                    source -= players
            write_block(values, first + source * each, seat, players, out, at + place * each * cells)

    return write


@cache
def write_rotated(seats: int) -> Write:
    """One number for each seat, the same in less time."""
    rotate = rotator(seats)

    @inlined_rule
    def write(values: Any, first: int, seat: int, players: int, out: Any, at: int) -> None:
        rotate(out.cells, at, values, first, seat, players)

    return write


@cache
def write_numbers(count: int) -> Write:
    copy = copier(count)

    @inlined_rule
    def write(values: Any, first: int, seat: int, players: int, out: Any, at: int) -> None:
        copy(out.cells, at, values, first)

    return write


@cache
def write_seats(count: int, low: int, each: int) -> Write:
    turn = turner(count, low, each)

    @inlined_rule
    def write(values: Any, first: int, seat: int, players: int, out: Any, at: int) -> None:
        turn(out.cells, at, values, first, seat, players)

    return write


@cache
def write_sets(count: int, bits: int) -> Write:
    spread = spreader(bits)

    @inlined_rule
    def write(values: Any, first: int, seat: int, players: int, out: Any, at: int) -> None:
        for i in range(count):
            spread(out.cells, at + i * bits, int(values[first + i]))

    return write

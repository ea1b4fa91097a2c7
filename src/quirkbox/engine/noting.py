"""Records that note what is written to them: a bit for each field, or for each run of a long one.

Rules are compiled for the records they are called with. Called with a `noted` record they are compiled once more, and every
write sets a bit in a word that lies behind the record. So whoever shows states need only look at what has changed. What cannot
be followed (a row handed on, a record copied over) counts as written whole.
"""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from llvmlite import ir
from numba import types as _types
from numba.core import cgutils
from numba.core.datamodel.models import NestedArrayModel, RecordModel
from numba.core.datamodel.registry import register_default
from numba.core.imputils import lower_builtin, lower_setattr_generic
from numba.extending import intrinsic
from numba.np import arrayobj as _arrayobj

from quirkbox.engine.modes import CHECKED, INTERPRETED

types: Any = _types  # Numba is untyped, and tells only some of them
arrayobj: Any = _arrayobj

NOTING = not (INTERPRETED or CHECKED)
EVERYTHING = -1
WORD = 64
THIS = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()


@dataclass(frozen=True)
class Bits:
    """Where writes to a field are noted."""

    first: int
    #: the field is blocks of so many numbers; in each, `run` of them share a bit
    block: int = 0
    run: int = 0

    @property
    def per_block(self) -> int:
        return -(-self.block // self.run) if self.run else 1

    def mask(self, count: int) -> int:
        """Of a field of so many numbers."""
        blocks = count // self.block if self.block else 1
        return ((1 << blocks * self.per_block) - 1) << self.first


def _named_by_content(kind: Any) -> tuple[str, tuple[int]]:
    """For the names of functions that take it (see rule_cache.py)."""
    return "Noted", (int(hashlib.sha256(kind.name.encode()).hexdigest()[:15], 16),)


class NotedArray(types.NestedArray):  # type: ignore[misc]
    """A field of a noted record."""

    name: str

    def __init__(self, field: Any, offset: int, behind: int, bits: Bits):
        self.offset, self.behind, self.bits = offset, behind, bits
        super().__init__(field.dtype, field.shape)
        self.name = f"noted({self.name}; {offset}; {behind}; {bits})"

    @property
    def key(self) -> Any:
        return self.name

    @property
    def mangling_args(self) -> Any:
        return _named_by_content(self)


class NotedRecord(types.Record):  # type: ignore[misc]
    """A record with a word for notes, so many bytes behind its beginning."""

    name: str

    def __init__(self, record: Any, behind: int, bits: dict[str, Bits]):
        self.plain, self.behind, self.bits = record, behind, bits
        fields = []
        for name, field in record.fields.items():
            kind = field.type
            if name in bits and isinstance(kind, types.NestedArray):
                kind = NotedArray(kind, field.offset, behind, bits[name])
            fields.append((name, {"type": kind, "offset": field.offset, "alignment": field.alignment, "title": field.title}))
        super().__init__(fields, record.size, record.aligned)
        self.name = f"noted({self.name}; {behind}; {bits})"

    @property
    def dtype(self) -> Any:
        return self.plain.dtype

    @property
    def mangling_args(self) -> Any:
        return _named_by_content(self)


register_default(NotedArray)(NestedArrayModel)
register_default(NotedRecord)(RecordModel)


def plain_type(kind: Any) -> Any:
    """The type of a record that notes nothing."""
    return kind.plain if isinstance(kind, NotedRecord) else kind


def _note(builder: Any, word: Any, mask: Any) -> None:
    builder.store(builder.or_(builder.load(word, align=8), mask), word, align=8)


def _word(builder: Any, begin: Any, distance: int) -> Any:
    as_bytes = builder.bitcast(begin, ir.IntType(8).as_pointer())
    return builder.bitcast(builder.gep(as_bytes, [ir.Constant(ir.IntType(64), distance)]), ir.IntType(64).as_pointer())


def _constant(mask: int) -> Any:
    return ir.Constant(ir.IntType(64), mask if mask < 1 << WORD - 1 else mask - (1 << WORD))


def note_whole(context: Any, builder: Any, kind: Any, value: Any) -> None:
    """Anything may be written to this array of a record, or to this record, from now on."""
    if isinstance(kind, NotedArray):
        data = arrayobj.make_array(kind)(context, builder, value).data
        _note(builder, _word(builder, data, kind.behind - kind.offset), _constant(kind.bits.mask(kind.nitems)))
    elif isinstance(kind, NotedRecord):
        _note(builder, _word(builder, value, kind.behind), _constant(EVERYTHING))


@lower_setattr_generic(NotedRecord)  # type: ignore[untyped-decorator]
def _set_field(context: Any, builder: Any, signature: Any, args: Any, name: str) -> Any:
    kind = signature.args[0]
    if name in kind.bits:
        field = kind.typeof(name)
        count = field.nitems if isinstance(field, types.NestedArray) else 1
        _note(builder, _word(builder, args[0], kind.behind), _constant(kind.bits[name].mask(count)))
    return arrayobj.record_setattr(context, builder, signature, args, name)


@lower_builtin(operator.setitem, NotedArray, types.Any, types.Any)  # type: ignore[untyped-decorator]
def _set_item(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    kind, at = signature.args[:2]
    kinds = at.types if isinstance(at, types.BaseTuple) else (at,)
    one = len(kinds) == kind.ndim and all(isinstance(index, types.Integer) for index in kinds)
    if kind.bits.run and one:
        indices = cgutils.unpack_tuple(builder, args[1]) if isinstance(at, types.BaseTuple) else (args[1],)
        _note_item(context, builder, kind, kinds, indices, args[0])
    else:
        note_whole(context, builder, kind, args[0])
    return arrayobj.setitem_array(context, builder, signature, args)


def _note_item(context: Any, builder: Any, kind: Any, kinds: Any, indices: Any, value: Any) -> None:
    """One number of a long field is written: the bit of its run."""
    array = arrayobj.make_array(kind)(context, builder, value)
    number, bits = ir.IntType(64), kind.bits
    place = ir.Constant(number, 0)
    for side, index_kind, index in zip(kind.shape, kinds, indices, strict=True):
        fixed = arrayobj.fix_integer_index(context, builder, index_kind, index, ir.Constant(number, side))
        place = builder.add(builder.mul(place, ir.Constant(number, side)), fixed)
    block = builder.udiv(place, ir.Constant(number, bits.block))
    rest = builder.sub(place, builder.mul(block, ir.Constant(number, bits.block)))
    run = builder.add(builder.mul(block, ir.Constant(number, bits.per_block)), builder.udiv(rest, ir.Constant(number, bits.run)))
    bit = builder.shl(ir.Constant(number, 1), builder.add(run, ir.Constant(number, bits.first)))
    _note(builder, _word(builder, array.data, kind.behind - kind.offset), bit)


def _get_rows(impl: Callable[..., Any]) -> Callable[..., Any]:
    """A part of a field that is an array itself may be written to where nobody follows it."""

    def get(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if isinstance(signature.return_type, types.Buffer):
            note_whole(context, builder, signature.args[0], args[0])
        return impl(context, builder, signature, args)

    return get


lower_builtin(operator.getitem, NotedArray, types.Integer)(_get_rows(arrayobj.getitem_arraynd_intp))
lower_builtin(operator.getitem, NotedArray, types.SliceType)(_get_rows(arrayobj.getitem_arraynd_intp))
lower_builtin(operator.getitem, NotedArray, types.BaseTuple)(_get_rows(arrayobj.getitem_array_tuple))


@cache
def noter(behind: int, bits: tuple[tuple[str, tuple[int, int, int]], ...]) -> Callable[[Any], Any]:
    """`noted(s)`: the same record, in whose word, so many bytes behind its beginning, is noted what rules write to it."""
    known, this = bits, THIS  # compiled code depends on both

    @intrinsic  # type: ignore[untyped-decorator]
    def noted(typing: Any, s: Any) -> Any:
        if not (isinstance(s, types.Record) and this):
            return None
        made = NotedRecord(s, behind, {name: Bits(*where) for name, where in known})
        return made(s), lambda context, builder, signature, args: args[0]

    given: Callable[[Any], Any] = noted
    return given

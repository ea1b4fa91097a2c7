"""Which fields of a record a rule reads and which it may write, from its source and that of all it calls."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from types import FunctionType
from typing import Any

from quirkbox.engine.mistakes import parsed
from quirkbox.engine.record import Record, fields_of
from quirkbox.engine.rule_content import functions_in

# what takes a record as a whole: which fields it means, nobody can see
WHOLE = ("quirkbox.engine.copies",)


@dataclass
class Touched:
    """Names of fields. What may be written is read too."""

    read: set[str] = field(default_factory=set)
    written: set[str] = field(default_factory=set)


def touched(rule: Callable[..., Any], state: type[Record]) -> Touched:
    """What a rule may read and write of a record of this class. Fields are told by their names, whatever they are fields of, so
    it may be said of some too many, never too few: of a rule that can't be followed, it is all of them."""
    return _touched(rule, state)  # type: ignore[arg-type]  # a class is a key


@cache
def _touched(rule: Callable[..., Any], state: type[Record]) -> Touched:
    found, fields = Touched(), {name: len(its.sides) for name, (_, its) in fields_of(state).items()}
    for function in functions_in(rule):
        try:
            nodes = _nodes(function)
        except (OSError, TypeError, SyntaxError, ValueError):  # made in a running program, or without its source
            return Touched({*fields}, {*fields})
        if function.__module__ in WHOLE or any(_is_by_name(node) for node in nodes) or _names_in(function) & {*fields}:
            return Touched({*fields}, {*fields})
        _look_for(nodes, fields, found)
    found.read |= found.written
    return found


def _nodes(function: FunctionType) -> list[ast.AST]:
    (tree,) = parsed(function).body
    return [*ast.walk(tree)]


def _is_by_name(node: ast.AST) -> bool:
    """A field that is asked for by a name nobody can see: s[name]."""
    if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Constant):
        return False
    return isinstance(node.slice.value, str)


def _names_in(function: FunctionType) -> set[str]:
    """Names that a function was made with: s[name]."""
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    return {value for value in cells if isinstance(value, str)}


def _look_for(nodes: list[ast.AST], fields: dict[str, int], found: Touched) -> None:
    read_one_by_one = {
        id(node.value)
        for node in nodes
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Attribute)
        and isinstance(node.ctx, ast.Load)
        and _is_one(node.slice, fields.get(node.value.attr, 0))
    }
    for node in nodes:
        if isinstance(node, ast.Attribute) and node.attr in fields:
            found.read.add(node.attr)
            handed_on = fields[node.attr] > 0 and id(node) not in read_one_by_one
            if handed_on or not isinstance(node.ctx, ast.Load):
                found.written.add(node.attr)


def _is_one(index: ast.expr, sides: int) -> bool:
    """A single number of an array with so many sides, not a part that could be written to."""
    parts = index.elts if isinstance(index, ast.Tuple) else [index]
    return len(parts) == sides and not any(isinstance(part, ast.Slice | ast.Starred) for part in parts)

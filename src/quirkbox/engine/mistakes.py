"""Mistakes that authors of rules make, in one sentence with file and line, instead of a compiler's page.

What can be seen in a function alone is looked for when `@rule` decorates it, at next to no cost: only code that looks suspicious
by the names and instructions in it is read again as source.
"""

from __future__ import annotations

import ast
import builtins
import dis
import inspect
import re
import textwrap
import threading
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from enum import Enum
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np
from numba.core import types
from numba.core.errors import NumbaError

from quirkbox.engine.modes import INTERPRETED
from quirkbox.engine.record import Record
from quirkbox.engine.rule_content import PLAIN, functions_in

if TYPE_CHECKING:
    from quirkbox.engine.actions import Event, Events


_PARSING = threading.Lock()
ATTEMPTS = 10


class Mistake(Exception):
    """Rules that cannot be as they are written. The message is one sentence, with file and line where they are known."""


# What a rule cannot hold, by the name of its node in the source.
OBJECTS = {
    ast.Dict: "a dict",
    ast.DictComp: "a dict",
    ast.Set: "a set",
    ast.SetComp: "a set",
    ast.ListComp: "a list comprehension",
    ast.GeneratorExp: "a generator",
    ast.Lambda: "a lambda",
    ast.FunctionDef: "a function inside it",
    ast.ClassDef: "a class",
    ast.JoinedStr: "an f-string",
    ast.Try: "try and except",
    ast.With: "a with block",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.Await: "await",
}
INSTEAD = "a rule works on whole numbers, records and arrays only"
# The instructions that these nodes become. Comprehensions are functions, or (from Python 3.12 on) have instructions of their own.
SUSPICIOUS = frozenset(
    dis.opmap[name]
    for name in (
        "BUILD_MAP", "BUILD_CONST_KEY_MAP", "BUILD_SET", "LIST_APPEND", "MAP_ADD", "SET_ADD", "MAKE_FUNCTION", "LOAD_BUILD_CLASS",
        "BUILD_STRING", "FORMAT_VALUE", "FORMAT_SIMPLE", "CONVERT_VALUE", "YIELD_VALUE", "BEFORE_WITH",
    )
    if name in dis.opmap
)  # fmt: skip
BUILTIN = frozenset(vars(builtins))


def check_rule(function: FunctionType) -> None:
    """Mistake if a function cannot be a rule, as far as it can be told before it is compiled."""
    code = function.__code__
    instructions = frozenset(code.co_code[::2])
    suspicious = bool(code.co_exceptiontable) or not instructions.isdisjoint(SUSPICIOUS) or "print" in code.co_names
    # Interpreted, whoever looks for a fault may print what they like.
    if suspicious and not INTERPRETED:
        _check_objects(function)
    # An annotation may stand for nothing yet.
    kinds = {
        name: function.__globals__.get(kind) if isinstance(kind, str) else kind for name, kind in function.__annotations__.items()
    }
    records = {name: kind for name, kind in kinds.items() if isinstance(kind, type) and issubclass(kind, Record)}
    _check_fields(function, {name: (kind.__name__, _fields(kind)) for name, kind in records.items()})


def _fields(cls: type[Record]) -> frozenset[str]:
    return frozenset(name for base in cls.__mro__ for name in inspect.get_annotations(base))


# By the name of a parameter: what it is called, and its fields.
Records = Mapping[str, tuple[str, frozenset[str]]]


def _check_fields(function: FunctionType, records: Records) -> None:
    known = BUILTIN.union(function.__globals__, *(fields for _, fields in records.values()))
    if not records or known.issuperset(function.__code__.co_names) or not _asks_for_others(function.__code__, records):
        return
    nodes = list(_nodes(function))
    given_anew = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for node in nodes:
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name) or node.value.id in given_anew:
            continue
        kind, fields = records.get(node.value.id, ("", frozenset()))
        if kind and node.attr not in fields:
            close = get_close_matches(node.attr, fields, 1)
            meant = f"; did you mean {close[0]!r}?" if close else f"; it has {', '.join(sorted(fields))}"
            raise Mistake(f"{_place(function, node)}: {kind} has no field {node.attr!r}{meant}")


def _asks_for_others(code: CodeType, records: Records) -> bool:
    """Whether some attribute is taken of a record that it has not, by the instructions: the source takes longer to read."""
    owner = ""
    for instruction in dis.get_instructions(code):
        if owner in records and instruction.opname.endswith(("_ATTR", "_METHOD")) and instruction.argval not in records[owner][1]:
            return True
        loaded = instruction.argval if instruction.opname.startswith("LOAD_FAST") else ""
        owner = loaded[-1] if isinstance(loaded, tuple) else loaded
    return False


def _check_objects(function: FunctionType) -> None:
    for node in _nodes(function):
        for kind, name in OBJECTS.items():
            if isinstance(node, kind):
                raise Mistake(f"{_place(function, node)}: there can't be {name} in a rule: {INSTEAD}")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
            raise Mistake(f"{_place(function, node)}: a rule can't print, unless it is interpreted (NUMBA_DISABLE_JIT=1)")


def check_compiled(function: FunctionType, args: Iterable[Any]) -> None:
    """Mistake if a function cannot be compiled with these kinds of arguments: now every name stands for something."""
    check_rule(function)
    records = {
        name: (f"the record {name!r}", frozenset(field for field in kind.fields if not field.startswith("gap_at_")))
        for name, kind in zip(inspect.signature(function).parameters, args, strict=False)
        if isinstance(kind, types.Record)
    }
    _check_fields(function, records)
    names = {one.argval for one in dis.get_instructions(function.__code__) if one.opname == "LOAD_GLOBAL"}
    for name in sorted(names - BUILTIN):
        if name not in function.__globals__:
            _refuse_name(function, name, f"the name {name!r} is not defined")
        elif _is_class(function.__globals__[name]):
            _refuse_name(function, name, f"there can't be a {name} in a rule: {INSTEAD}")


def _is_class(value: object) -> bool:
    known = (*PLAIN, tuple, Enum, Exception, np.generic)
    return isinstance(value, type) and not issubclass(value, known)


def _refuse_name(function: FunctionType, name: str, why: str) -> None:
    for node in _nodes(function):
        if isinstance(node, ast.Name) and node.id == name:
            raise Mistake(f"{_place(function, node)}: {why}")


def check_notes(events: Events, *rules: Any) -> None:
    """Mistake if a `note` in these rules, or in what they call, has not as many fields as the event was declared with."""
    for function in functions_in(*rules):
        if "note" not in function.__code__.co_names:
            continue
        for node in _nodes(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "note":
                _check_note(function, node, events.events)


def _check_note(function: FunctionType, node: ast.Call, events: tuple[Event, ...]) -> None:
    if len(node.args) < 2 or node.keywords or any(isinstance(arg, ast.Starred) for arg in node.args):
        return
    named = node.args[1]
    number = function.__globals__.get(named.id) if isinstance(named, ast.Name) else None
    if not isinstance(number, int):
        return
    if not 0 <= number < len(events):
        raise Mistake(f"{_place(function, node)}: there is no event number {number}; there are {len(events)}, from 0")
    given, fields = len(node.args) - 2, [field.name for field in events[number].fields]
    if given != len(fields):
        declared = f"{len(fields)} fields ({', '.join(fields)})" if fields else "no fields"
        raise Mistake(f"{_place(function, node)}: `{events[number].name}` is declared with {declared}, and noted with {given}")


def parsed(written: Any) -> ast.Module:
    """The source of a function or class. Python 3.11 counts how deep a parse is in one place for all threads: when two of them
    parse, one may end with a SystemError. Games are loaded in threads."""
    with _PARSING:
        for _ in range(ATTEMPTS - 1):
            try:
                return ast.parse(textwrap.dedent(inspect.getsource(written)))
            except SystemError:  # somebody else's code is parsing
                continue
        return ast.parse(textwrap.dedent(inspect.getsource(written)))


def _nodes(function: FunctionType) -> Iterator[ast.AST]:
    """What stands in the function, in its source; nothing where there is no source."""
    try:
        (tree,) = parsed(function).body
    except (OSError, SyntaxError, ValueError):
        return
    for statement in getattr(tree, "body", ()):
        yield from ast.walk(statement)


def _place(function: FunctionType, node: Any) -> str:
    code: CodeType = function.__code__
    return f"{Path(code.co_filename).name}:{code.co_firstlineno + node.lineno - 1}"


def mistake_from(error: NumbaError, function: FunctionType) -> Mistake:
    """What the compiler says, as far as one sentence can say it: its own words are the cause."""
    text = _uncoloured(error)
    places = _places(text)
    path, line = places[0] if places else (function.__code__.co_filename, function.__code__.co_firstlineno)
    return Mistake(f"{Path(path).name}:{line}: {_sentence(text)}")


class NotOnGpu(Mistake):
    """A rule that a CPU can do and a GPU can't."""


# how numba-cuda says that something asks for memory
ALLOCATES = ("NRT required", "_ol_array_allocate", "Only accept returning of array passed into the function")
INSTEAD_OF_MEMORY = "use `scratch` or `copy_of`, or copy one by one in a loop"


def not_on_gpu(error: NumbaError, function: Any) -> NotOnGpu:
    """The same of a rule that does not become a GPU's code."""
    text, code = _uncoloured(error), function.__code__
    own = [line for path, line in _places(text) if Path(path).name == Path(code.co_filename).name]
    asks = any(words in text for words in ALLOCATES)
    what = f"a GPU has no memory to give to a rule: {INSTEAD_OF_MEMORY}" if asks else _sentence(text)
    return NotOnGpu(f"{Path(code.co_filename).name}:{own[0] if own else code.co_firstlineno}: {what}")


def _uncoloured(error: NumbaError) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", str(error))


def _places(text: str) -> list[tuple[str, str]]:
    """Files and lines that the compiler names, the innermost first."""
    return re.findall(r"During: [^\n]* at (\S+) \((\d+)\)", text) + re.findall(r'File "([^"]+)", line (\d+)', text)


def _sentence(text: str) -> str:
    unify = re.search(r"Cannot unify (.+?) and (.+?) for '([\w.]+)'", text)
    if unify:
        return f"{unify[3].partition('.')[0]!r} is {_kind(unify[1])} in one place and {_kind(unify[2])} in another"
    call = re.search(r"No implementation of function Function\((.+?)\) found for signature:\s+>>> \S+?\((.*)\)", text)
    if call:
        named = re.search(r"function (\w+)", call[1])
        return f"`{named[1] if named else call[1]}` can't be done with {_kind(call[2])}"
    bound = re.search(r'Cannot bind .* due to "(?:TypeError: )?(.+?)"', text)
    if bound:
        return f"a rule is not called with what it takes: {bound[1]}"
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    said = [line for line in lines if not line.startswith(("Failed in", "During", "File ", "-", "*"))]
    return _kind(said[0] if said else "it can't be compiled").rstrip(".")


def _kind(text: str) -> str:
    """A kind of value as the compiler says it, in shorter words."""
    for long, short in (
        (r"Record\([^()]*(\([^()]*\)[^()]*)*\)", "a record"),
        (r"Literal\[\w+\]\(([^()]*)\)", r"\1"),
        (r"(?:nested)?array\((\w+), [^()]*(?:\([\d, ]*\))?\)", r"an array of \1"),
        (r"unicode_type", "a text"),
    ):
        text = re.sub(long, short, text)
    return text[:200]

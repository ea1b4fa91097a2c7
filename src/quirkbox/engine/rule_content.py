"""What ends up in a compiled rule, as a hash: its own code, the values it names, and the same of every function it calls.

Numba does not notice a change in a called function of another file, or in a table. A comment, a line moved or another function in
the same file change nothing; the place and the time of a source file do not matter either.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import pickle
import sys
import uuid
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np
from numba.core.dispatcher import Dispatcher
from numba.core.extending import _Intrinsic

from quirkbox.engine.modes import CHECKED

PLAIN = (bool, int, float, complex, str, bytes, type(None), type(...))
FIXED = sys.stdlib_module_names | {"numpy", "numba"}  # modules that only change with a version

Part = bytes | FunctionType


def content_of(*values: Any, now: bool = False) -> str:
    """A hash of everything that these values bring into compiled code. A function keeps the values it had when it was first
    looked at, as a compiled one does, unless they are asked for as they are `now`."""
    # Functions may call each other in circles: they are numbered as they are met, and told by their number from then on.
    numbers: dict[FunctionType, int] = {}
    functions: list[FunctionType] = []
    digest = hashlib.sha256(_compiler())

    def update(parts: Iterable[Part]) -> None:
        for part in parts:
            if isinstance(part, bytes):
                digest.update(b"%d:" % len(part) + part)
            else:
                if part not in numbers:
                    numbers[part] = len(functions)
                    functions.append(part)
                digest.update(b"function %d" % numbers[part])

    update(_parts(values, ()))
    for function in functions:  # grows on the way
        update(_parts_of_function(function) if now else _first_parts(function))
    return digest.hexdigest()


def functions_in(*values: Any) -> list[FunctionType]:
    """All functions among values, and those they call."""
    found: dict[FunctionType, None] = {}
    todo = [part for part in _parts(values, ()) if isinstance(part, FunctionType)]
    while todo:
        function = todo.pop()
        if function not in found:
            found[function] = None
            todo += [part for part in _parts_of_function(function) if isinstance(part, FunctionType)]
    return list(found)


def _first_parts(function: FunctionType) -> tuple[Part, ...]:
    known: tuple[Part, ...] | None = vars(function).get("_first_parts")
    if known is None:
        known = vars(function)["_first_parts"] = tuple(_parts_of_function(function))
    return known


def _parts_of_function(function: FunctionType) -> Iterator[Part]:
    code = function.__code__
    yield f"{function.__module__} {function.__qualname__}".encode()
    yield from _parts_of_code(code, function.__doc__)
    yield from _parts((function.__defaults__, function.__kwdefaults__), ())
    names = _names(code)
    for name in names:
        if name in function.__globals__:
            yield name.encode()
            yield from _parts(function.__globals__[name], names)
    for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
        yield name.encode()
        with suppress(ValueError):  # not filled yet: who calls itself is told by its code
            yield from _parts(cell.cell_contents, names)


def _names(code: CodeType) -> tuple[str, ...]:
    """The globals and attributes that code names, that of functions inside it too."""
    inner = [name for part in code.co_consts if isinstance(part, CodeType) for name in _names(part)]
    return tuple(sorted({*code.co_names, *inner}))


def _parts_of_code(code: CodeType, doc: str | None) -> Iterator[Part]:
    """What code does, without where it stands and what it says about itself."""
    yield code.co_code + code.co_exceptiontable
    if CHECKED:  # what goes wrong is said with file and line
        yield f"{Path(code.co_filename).name} {code.co_firstlineno}".encode() + code.co_linetable
    yield repr((code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, code.co_flags)).encode()
    yield repr((code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount)).encode()
    for place, value in enumerate(code.co_consts):
        if isinstance(value, CodeType):
            yield from _parts_of_code(value, None)
        elif not (place == 0 and value == doc):
            yield from _parts(value, ())


def _parts(value: Any, names: tuple[str, ...]) -> Iterator[Part]:
    """A value that code names. Of a module, only what code can have asked it for counts."""
    yield type(value).__qualname__.encode()
    if isinstance(value, Dispatcher):
        yield value.py_func
        if getattr(value, "inlined", False):
            yield b"written out"
    elif isinstance(value, _Intrinsic):
        yield value._defn
    elif isinstance(value, FunctionType):
        yield value
    elif isinstance(value, PLAIN):
        yield repr(value).encode()
    elif isinstance(value, tuple | list | frozenset | set):
        for item in sorted(value, key=repr) if isinstance(value, frozenset | set) else value:
            yield from _parts(item, names)
        yield b"end"
    elif isinstance(value, dict):
        yield from _parts([*value.items()], names)
    elif isinstance(value, np.ndarray | np.generic):
        flags = value.flags
        yield repr((value.dtype, value.shape, flags.c_contiguous, flags.f_contiguous, flags.aligned)).encode()
        yield value.tobytes()
    elif isinstance(value, ModuleType):
        yield value.__name__.encode()
        if value.__name__.partition(".")[0] not in FIXED:
            for name in names:
                if hasattr(value, name):
                    yield name.encode()
                    yield from _parts(getattr(value, name), names)
    elif isinstance(value, type) or hasattr(value, "__qualname__"):
        yield f"{value.__module__} {value.__qualname__}".encode()
    else:
        yield _pickled(value)


def _pickled(value: Any) -> bytes:
    try:
        return pickle.dumps(value)
    except (pickle.PicklingError, TypeError, AttributeError):
        return uuid.uuid4().bytes  # nobody can say what it is: never found again


@cache
def _compiler() -> bytes:
    """What turns rules into machine code. (The processor is part of a rule's key, see RuleCache.)"""
    versions = [importlib.metadata.version(name) for name in ("numba", "llvmlite", "numpy")]
    here = Path(__file__).with_name("compiling.py").read_bytes()
    return repr((sys.version_info[:2], versions, CHECKED, hashlib.sha256(here).hexdigest())).encode()

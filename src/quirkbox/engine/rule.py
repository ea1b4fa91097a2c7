"""`@rule`: plain Python that is compiled by Numba, and found again on disk by the next process.

With NUMBA_DISABLE_JIT=1 the same functions run interpreted, for debugging and coverage.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import threading
import uuid
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs
from numba.core.caching import FunctionCache, UserProvidedCacheLocator

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
_settings = threading.Lock()


def rule(function: F) -> F:
    """Compile a function of the rules: without the interpreter lock, and cached on disk."""
    dispatcher = numba.njit(nogil=True)(function)
    if not INTERPRETED:
        _take_whole_numbers_as_one_type(dispatcher)
        closed_over = [cell.cell_contents for cell in function.__closure__ or ()]
        _name_for_good(dispatcher, function, closed_over)
        dispatcher.made_of = _made_of(function, closed_over)
        _cache_in(cache_folder(dispatcher.made_of), dispatcher)
    return cast(F, dispatcher)


class ByContent(UserProvidedCacheLocator):  # type: ignore[misc]  # Numba is untyped
    """Where Numba keeps a compiled rule. The folder's name tells what it was compiled from (`cache_folder`), so neither the
    place nor the time of a source file matters: another checkout of the same sources finds the same rules."""

    def get_suitable_cache_subpath(self, source: str) -> str:
        return Path(source).parent.name

    def get_source_stamp(self) -> str:
        return "by content"


class RuleCache(FunctionCache):  # type: ignore[misc]
    """Numba's key holds everything that a function closes over, with the paths of its sources; its name for good says as much."""

    def __init__(self, dispatcher: Any):
        self.name = dispatcher._uuid
        super().__init__(dispatcher.py_func)

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        return signature, codegen.magic_tuple(), self.name


def _cache_in(folder: Path, dispatcher: Any) -> None:
    """Numba takes where to keep things from its global settings at this moment: one thread at a time."""
    settings = {"CACHE_DIR": str(folder), "CACHE_LOCATOR_CLASSES": f"{__name__}.{ByContent.__name__}"}
    with _settings:
        before = {name: getattr(numba.config, name) for name in settings}
        vars(numba.config).update(settings)
        try:
            dispatcher._cache = RuleCache(dispatcher)
        finally:
            vars(numba.config).update(before)


def _take_whole_numbers_as_one_type(dispatcher: Any) -> None:
    """Numba compiles a called function anew for each constant and for each width of whole number that it is called with. Rules
    compute in 64 bits anyway: once is enough."""
    template_for = dispatcher.get_call_template

    def one_template(args: Any, kws: Any) -> Any:
        return template_for([_widened(kind) for kind in args], {name: _widened(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = one_template


def _widened(kind: Any) -> Any:
    plain = numba.types.unliteral(kind)
    return numba.types.int64 if isinstance(plain, numba.types.Integer) else kind


def _name_for_good(dispatcher: Any, function: Callable[..., Any], closed_over: list[Any]) -> None:
    """A dispatcher's identity is random per process, and part of the cache key of every function that closes over it: give it
    one that only depends on what it is."""
    values = [str(getattr(value, "_uuid", value)) for value in closed_over]
    source = "\0".join([function.__module__, function.__qualname__, inspect.getsource(function), *values])
    dispatcher._set_uuid(str(uuid.uuid5(uuid.NAMESPACE_URL, hashlib.sha256(source.encode()).hexdigest())))


def _made_of(function: Callable[..., Any], closed_over: list[Any]) -> frozenset[Path]:
    """The folders whose sources end up in a compiled function: its own, the engine's, and those of what it closes over."""
    here = Path(inspect.getfile(function)).parent
    return frozenset({here, Path(__file__).parent}).union(*(getattr(value, "made_of", ()) for value in closed_over))


@cache
def cache_folder(made_of: frozenset[Path]) -> Path:
    """Where compiled rules are kept. Numba does not notice a change in a called function of another file, or in content, so
    the folder's name holds a hash of all of them. (The CPU is part of Numba's own key.)"""
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in sorted(made_of):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(f"{folder.name}/{path.relative_to(folder)}\0".encode() + path.read_bytes() + b"\0")
    base = os.environ.get("QUIRKBOX_CACHE") or platformdirs.user_cache_dir("quirkbox", appauthor=False)
    return Path(base) / "rules" / digest.hexdigest()[:20]

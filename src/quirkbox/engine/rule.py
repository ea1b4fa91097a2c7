"""`@rule`: plain Python that is compiled by Numba, and found again on disk by the next process.

With NUMBA_DISABLE_JIT=1 the same functions run interpreted, for debugging and coverage.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import uuid
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
COMPILED_FROM = ("engine", "games", "bots")  # the folders whose sources end up in compiled code


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept. Numba does not notice a change in a called function of another file, or in content, so
    the folder's name holds a hash of all of them. (The CPU is part of Numba's own key.)"""
    top = Path(__file__).parent.parent
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in COMPILED_FROM:
        for path in sorted((top / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(str(path.relative_to(top)).encode() + b"\0" + path.read_bytes() + b"\0")
    base = os.environ.get("QUIRKBOX_CACHE") or platformdirs.user_cache_dir("quirkbox", appauthor=False)
    return Path(base) / "rules" / digest.hexdigest()[:20]


def rule(function: F) -> F:
    """Compile a function of the rules: without the interpreter lock, and cached on disk."""
    dispatcher = numba.njit(nogil=True)(function)
    if not INTERPRETED:
        _name_for_good(dispatcher, function)
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_folder())
        try:
            dispatcher.enable_caching()
        finally:
            numba.config.CACHE_DIR = before
    return cast(F, dispatcher)


def _name_for_good(dispatcher: Any, function: Callable[..., Any]) -> None:
    """A dispatcher's identity is random per process, and part of the cache key of every function that closes over it: give it
    one that only depends on what it is."""
    closed_over = [
        str(getattr(c.cell_contents, "_uuid", c.cell_contents)) for c in function.__closure__ or ()
    ]
    source = "\0".join(
        [function.__module__, function.__qualname__, inspect.getsource(function), *closed_over]
    )
    dispatcher._set_uuid(str(uuid.uuid5(uuid.NAMESPACE_URL, hashlib.sha256(source.encode()).hexdigest())))

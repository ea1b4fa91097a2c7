"""Compiled rules on disk, found again by what they were compiled from (see rule_content.py)."""

from __future__ import annotations

import hashlib
import os
import pickle
import time
import uuid
import warnings
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, ClassVar, NamedTuple

import numba
import platformdirs
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult, compile_result
from numba.core.serialize import dumps

from quirkbox.engine.compiling import Linked, ready
from quirkbox.engine.rule_content import content_of

DAY = 24 * 60 * 60
KEPT = 60 * DAY  # so long a compiled rule stays that nobody asks for


def cache_root() -> Path:
    """Where everything compiled is kept."""
    return Path(os.environ.get("QUIRKBOX_CACHE") or platformdirs.user_cache_dir("quirkbox", appauthor=False)) / "rules"


@cache
def _named_by_content(record: Any) -> tuple[str, tuple[int]]:
    """Numba counts records, and puts their numbers into the names of functions. Another process counts differently, and one may
    replace what the other has kept."""
    return "Record", (int(hashlib.sha256(repr(record).encode()).hexdigest()[:15], 16),)


numba.types.Record.mangling_args = property(_named_by_content)


class Kept(NamedTuple):
    """What a file holds: machine code, and how Python calls it. What the code itself calls may lie in another file."""

    borrows_from: str | None
    object_code: bytes
    symbols: list[str]
    name: str
    signature: Any
    described: Any
    environment: Any
    environments: list[Any]
    reload_init: list[Any]


class RuleCache(_Cache):  # type: ignore[misc]  # Numba is untyped
    """What Numba asks for a compiled rule: one file for each kind of arguments. Whoever writes one replaces it whole."""

    _loaded: ClassVar[dict[Path, tuple[Linked, Kept]]] = {}

    def __init__(self, function: FunctionType):
        self._function = function

    @property
    def cache_path(self) -> str:
        return str(cache_root() / self._function.__module__)

    def load_overload(self, sig: Any, target_context: Any) -> CompileResult | None:
        target_context.refresh()
        found = self._load(cache_root() / self._name(sig, target_context.codegen()), target_context.codegen())
        if not found:
            return None
        library, kept = found
        return ready(
            compile_result(
                target_context=target_context,
                typing_context=target_context.typing_context,
                library=library,
                fndesc=kept.described,
                environment=kept.environment,
                signature=kept.signature,
                objectmode=False,
                lifted=(),
                reload_init=kept.reload_init,
                referenced_envs=kept.environments,
            )
        )

    def _load(self, path: Path, codegen: Any) -> tuple[Linked, Kept] | None:
        """The library of a file, after the one it calls."""
        if path in self._loaded:
            return self._loaded[path]
        try:
            kept: Kept = pickle.loads(path.read_bytes())
            if time.time() - path.stat().st_mtime > DAY:
                os.utime(path)
        except Exception:  # not there, or spoiled: what pickle says then can be anything
            return None
        if kept.borrows_from:
            lender = self._load(cache_root() / kept.borrows_from, codegen)
            # it may have been compiled anew since, by a process that named things in another way
            if lender is None or kept.described.llvm_func_name not in lender[1].symbols:
                return None
        for initialize in kept.reload_init:
            initialize()
        library = Linked.loaded(codegen, kept.name, kept.object_code, kept.symbols)
        library.kept_as = path
        self._loaded[path] = library, kept
        return library, kept

    def can_lend(self, library: Linked, sig: Any, codegen: Any) -> bool:
        """Whether the rule may be called in another library: only if the next process will find that on disk too."""
        path, own = library.kept_as, cache_root() / self._name(sig, codegen)
        return path is not None and path != own and path.is_relative_to(cache_root()) and path.exists()

    def save_overload(self, sig: Any, data: CompileResult) -> None:
        library: Linked = data.library
        lender = library.borrows_from
        # A value that changed meanwhile was compiled into one function and not into another: no source says both.
        if content_of(self._function) != content_of(self._function, now=True):
            return
        if library.has_dynamic_globals:
            where = f"{self._function.__module__}.{self._function.__qualname__}"
            warnings.warn(f"{where} names a table of more than a million bytes, so it is compiled every time.", stacklevel=2)
            return
        described = data.fndesc
        described.typemap = described.calltypes = None  # not needed any more, and cannot be pickled
        kept = Kept(
            borrows_from=str(lender.kept_as.relative_to(cache_root())) if lender and lender.kept_as else None,
            object_code=library._get_compiled_object(),
            symbols=library.symbols(),
            name=library.name,
            signature=data.signature,
            described=described,
            environment=data.environment,
            environments=data._find_referenced_environments(),
            reload_init=[*library._reload_init],
        )
        path = cache_root() / self._name(sig, data.codegen)
        written = path.with_name(f"{path.name}.{uuid.uuid4().hex}")
        with suppress(OSError):  # where nothing can be written, rules are compiled every time
            path.parent.mkdir(parents=True, exist_ok=True)
            written.write_bytes(dumps(kept))
            written.replace(path)
            library.kept_as = path
            forget_unused()

    def _name(self, sig: Any, codegen: Any) -> str:
        """It is not asked for before the rule is called: globals may be defined after it."""
        key = hashlib.sha256(repr((content_of(self._function), str(sig), codegen.magic_tuple())).encode()).hexdigest()
        name = self._function.__qualname__.replace("<locals>.", "")
        return f"{self._function.__module__}/{name}-{key[:32]}"

    def flush(self) -> None:
        """Nothing is ever out of date."""

    enable = disable = flush


@cache
def forget_unused() -> None:
    """Remove what nobody has asked for in a long time: once in a process, and once a day."""
    root = cache_root()
    done = root / "tidied"
    now = time.time()
    if done.exists() and now - done.stat().st_mtime < DAY:
        return
    done.touch()
    for path in root.rglob("*"):
        with suppress(OSError):  # another process is tidying up too
            if path.is_file() and now - path.stat().st_mtime > KEPT:
                path.unlink()
    for folder in root.iterdir():
        with suppress(OSError):
            folder.rmdir()  # only if it is empty

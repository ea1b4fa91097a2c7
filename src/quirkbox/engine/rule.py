"""`@rule`: plain Python that is compiled by Numba, and found again on disk by the next process (see rule_cache.py).

With NUMBA_DISABLE_JIT=1 the same functions run interpreted, for debugging and coverage.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar, cast

import numba
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

from quirkbox.engine.rule_cache import RuleCache, content_of

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)


def rule(function: F) -> F:
    """Compile a function of the rules: without the interpreter lock, and cached on disk."""
    return function if INTERPRETED else cast(F, Rule(function))


class RuleCompiler(Compiler):  # type: ignore[misc]  # Numba is untyped
    """Compiled functions of one process are told apart by a count in their names. Another process counts differently, and code
    of both meets when it is loaded from disk: names are given by content instead."""

    _named: ClassVar[Counter[str]] = Counter()

    def _compile_bytecode(self) -> Any:
        identity = self.state.func_id
        content = content_of(identity.func, now=True)[:20]
        self._named[content] += 1
        identity.unique_id = f"{content}_{self._named[content]}"
        identity.unique_name = f"{identity.func_qualname}${identity.unique_id}"
        return super()._compile_bytecode()


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A function as Numba compiles it, for each kind of arguments it is called with."""

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None):
        super().__init__(py_func, locals, {"nopython": True, "nogil": True}, RuleCompiler)
        self._cache = RuleCache(py_func)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Numba compiles a called function anew for each constant and for each width of whole number that it is called with.
        Rules compute in 64 bits anyway: once is enough."""
        return super().get_call_template([_widened(kind) for kind in args], {name: _widened(kind) for name, kind in kws.items()})


def _widened(kind: Any) -> Any:
    plain = numba.types.unliteral(kind)
    return numba.types.int64 if isinstance(plain, numba.types.Integer) else kind

"""`@rule`: plain Python that is compiled by Numba (compiling.py), and found again on disk by the next process (rule_cache.py).

With NUMBA_DISABLE_JIT=1 the same functions run interpreted, for debugging and coverage.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from types import FunctionType
from typing import Any, TypeVar, cast

from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature

from quirkbox.engine.compiling import OPTIONS, Callee, link
from quirkbox.engine.mistakes import check_rule, mistake_from
from quirkbox.engine.modes import INTERPRETED
from quirkbox.engine.rule_cache import RuleCache

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Compile a function of the rules: without the interpreter lock, and cached on disk."""
    check_rule(cast(FunctionType, function))
    return function if INTERPRETED else cast(F, Rule(function))


def inlined_rule(function: F) -> F:
    """A rule that is written out wherever another one calls it: for small ones that are called for every action, where the
    compiler would rather save room."""
    made = rule(function)
    if not INTERPRETED:
        cast(Rule, made).inlined = True
    return made


class Rule(CPUDispatcher):  # type: ignore[misc]  # Numba is untyped
    """A rule as Python calls it."""

    # what stands in for it in a CUDA kernel, where that is another function
    on_gpu: Callable[..., Any] | None = None
    inlined = False

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None):
        super().__init__(py_func, locals, OPTIONS)
        self._cache = RuleCache(py_func)

    @cached_property
    def callee(self) -> Callee:
        callee = Callee(self.py_func)
        # said to each: what is compiled on the way would take it over from its caller
        callee._compiler.targetoptions = {**OPTIONS, "forceinline": self.inlined}
        return callee

    @cached_property
    def _CUDATypingContext__dispatcher(self) -> Any:
        """What a CUDA kernel takes it for: Numba asks a function of the CPU under this name."""
        from quirkbox.engine.cuda import device_rule

        return device_rule(self.on_gpu or self.py_func)

    @property
    def _numba_type_(self) -> Any:
        """What a rule that calls this one takes it for."""
        return self.callee._type

    def compile(self, sig: Any) -> Any:
        args, _ = normalize_signature(sig)
        with global_compiler_lock:
            compiled = self.overloads.get(args)
            if compiled is None:
                compiled = self._cache.load_overload(args, self.targetctx)
                if compiled is not None:
                    self._cache_hits[args] += 1
                else:
                    self._cache_misses[args] += 1
                    compiled = self._link(args)
                    self._cache.save_overload(args, compiled)
                self.add_overload(compiled)
            return compiled.entry_point

    def _link(self, args: tuple[Any, ...]) -> CompileResult:
        try:
            return link(self.callee, args, lambda library: self._cache.can_lend(library, args, library.codegen))
        except NumbaError as error:
            raise mistake_from(error, self.py_func) from error

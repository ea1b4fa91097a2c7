"""How rules become machine code, quicker than Numba does it by itself.

Numba optimises a function when it is compiled, and again, as a part of its caller, for every function on the way up; and it makes
each of them ready to be called from Python. Here a function that only other rules call is typed and turned into LLVM code, and
waits. What Python calls is linked with everything it calls, and optimised once, as a whole. What lies in there can then be called
from Python too, without being compiled once more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import llvmlite.binding
import numba
from numba.core.codegen import JITCodeLibrary, RuntimeLinker
from numba.core.compiler import Compiler, CompileResult
from numba.core.registry import CPUDispatcher

from quirkbox.engine.bounds import check_bounds
from quirkbox.engine.mistakes import check_compiled
from quirkbox.engine.modes import CHECKED
from quirkbox.engine.rule_content import content_of

OPTIONS = {"nopython": True, "nogil": True, "boundscheck": CHECKED}
if CHECKED:
    check_bounds()


class Unlinked(JITCodeLibrary):  # type: ignore[misc]  # Numba is untyped
    """The code of one function, without what it calls."""

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)  # Numba would optimise it first


class Linked(JITCodeLibrary):  # type: ignore[misc]
    """A function as Python calls it, with everything it calls. Where another one in this process contains the function already,
    it is called there."""

    containing: ClassVar[dict[str, Linked]] = {}  # by the name of a function

    _linking_libraries: list[Any]
    _final_module: Any
    borrows_from: Linked | None = None
    kept_as: Path | None = None

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        names = {name for library in self._everything() for name in self._take(library)}
        self._resolve_circles()
        for function in self._final_module.functions:
            if function.name in names:
                function.linkage = "weak_odr"  # inlined where that is better, and still there for others to call
        super().finalize()
        self.containing.update(dict.fromkeys(names, self))

    def _everything(self) -> list[Any]:
        """All libraries this one needs; those of Numba itself that are optimised already are left for Numba to link."""
        found: dict[Any, None] = dict.fromkeys(self._linking_libraries)
        todo = list(found)
        while todo:
            library = todo.pop()
            if not library._finalized:
                new = [inner for inner in library._linking_libraries if inner not in found]
                found.update(dict.fromkeys(new))
                todo += new
        self._linking_libraries = [library for library in found if library._finalized]
        return [library for library in found if not library._finalized]

    def _take(self, library: Any) -> Iterator[str]:
        """Link a library's own code in; the names of the rules in it."""
        self._reload_init.update(library._reload_init)
        for function in library._final_module.functions:
            if not function.is_declaration and isinstance(library, Unlinked):
                yield function.name
        self._final_module.link_in(library._final_module, preserve=True)

    def _resolve_circles(self) -> None:
        """Of two functions that call each other, Numba lets one call through a pointer that is filled in later, but not in what
        comes from disk. Here both are at hand."""
        prefix = RuntimeLinker.PREFIX
        if any(variable.name.startswith(prefix) for variable in self._final_module.global_variables):
            pointer = re.compile(rf'^@"{re.escape(prefix)}(.+)" = external global (\S+)', re.MULTILINE)
            text = pointer.sub(rf'@"{prefix}\1" = internal constant \2 @"\1"', str(self._final_module))
            name = self._final_module.name
            self._final_module = llvmlite.binding.parse_assembly(text)
            self._final_module.name = name

    def _verify_declare_only_symbols(self) -> None:
        if not self.borrows_from:
            super()._verify_declare_only_symbols()

    def symbols(self) -> list[str]:
        return [function.name for function in self._final_module.functions if not function.is_declaration]

    @classmethod
    def loaded(cls, codegen: Any, name: str, object_code: bytes, symbols: list[str]) -> Linked:
        """Made ready from what lay on disk."""
        library = cls(codegen, name)
        library.enable_object_caching()
        library._set_compiled_object(object_code)
        library._finalize_final_module()
        codegen._engine._defined_symbols.update(symbols)
        cls.containing.update(dict.fromkeys(symbols, library))
        return library


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba tells functions of one process apart by a count in their names. Another process counts differently, and code of both
    meets when it is loaded from disk: here names are given by content."""

    def _compile_bytecode(self) -> Any:
        state = self.state
        check_compiled(state.func_id.func, state.args)
        state.func_id.unique_id = content_of(state.func_id.func, now=True)[:20]
        state.func_id.unique_name = f"{state.func_id.func_qualname}${state.func_id.unique_id}"
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        state.library = Unlinked(state.targetctx.codegen(), state.func_id.func_qualname)
        return super()._compile_bytecode()


class Callee(CPUDispatcher):  # type: ignore[misc]
    """A rule as other rules see it."""

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None):
        super().__init__(py_func, locals, OPTIONS, RuleCompiler)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Numba compiles a called function anew for each constant and for each width of whole number that it is called with.
        Rules compute in 64 bits anyway: once is enough."""
        return super().get_call_template([widened(kind) for kind in args], {name: widened(kind) for name, kind in kws.items()})

    def add_overload(self, compiled: CompileResult) -> None:
        compiled = compiled._replace(entry_point=_Key())
        self.targetctx.insert_user_function(compiled.entry_point, compiled.fndesc, [compiled.library])
        self.overloads[tuple(compiled.signature.args)] = compiled


class _Key:
    """Under which Numba finds a function that cannot be called from Python."""


def widened(kind: Any) -> Any:
    plain = numba.types.unliteral(kind)
    return numba.types.int64 if isinstance(plain, numba.types.Integer) else kind


def link(callee: Callee, args: tuple[Any, ...], can_lend: Callable[[Linked], bool]) -> CompileResult:
    """Make a rule ready to be called from Python with these kinds of arguments."""
    callee.compile(args)
    compiled = callee.overloads[args]
    context, described, environment = callee.targetctx, compiled.fndesc, compiled.environment
    library = Linked(context.codegen(), described.qualname)
    library.enable_object_caching()
    context.create_cpython_wrapper(library, described, environment, compiled.call_helper, release_gil=True)
    lender = Linked.containing.get(described.llvm_func_name)
    if lender and can_lend(lender):
        library.borrows_from = lender
    else:
        library.add_linking_library(compiled.library)
    return ready(compiled._replace(library=library))


def ready(compiled: CompileResult) -> CompileResult:
    """With a function that Python can call."""
    context, library = compiled.target_context, compiled.library
    compiled = compiled._replace(entry_point=context.get_executable(library, compiled.fndesc, compiled.environment))
    for environment in compiled.referenced_envs or compiled._find_referenced_environments():
        library.codegen.set_env(environment.env_name, environment)
    return compiled

"""How rules become a GPU's code, quicker than numba-cuda makes it. The results are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

from llvmlite import ir
from llvmlite.ir.values import MDValue

from quirkbox.engine.game import Game

HOPPER = (9, 0)  # the GPU that code is made for where there is none
SMALL = 512  # bytes of a state: games with larger ones have long rules
_stay: ContextVar[bool] = ContextVar("whether loops stay loops", default=False)


@contextmanager
def for_rules() -> Iterator[None]:
    """While rules are compiled:
    - Tables lie in global memory, not in constant memory. Of that there are 64 KB, and threads that read it in different places
      wait for each other.
    - Indices are computed in 32 bits: a GPU has no others, and takes two steps for 64."""
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj

    with _set(nvvm, "ADDRSPACE_CONSTANT", nvvm.ADDRSPACE_GLOBAL), _set(arrayobj, "fix_integer_index", _index):
        yield


@contextmanager
def _set(module: Any, name: str, value: Any) -> Iterator[None]:
    before = getattr(module, name)
    setattr(module, name, value)
    try:
        yield
    finally:
        setattr(module, name, before)


class _Loop(MDValue):  # type: ignore[misc]  # llvmlite is untyped
    """What is said about one loop: it names itself, so that no two are the same."""

    def descr(self, buf: list[str]) -> None:
        buf += (f"distinct !{{ {self.get_reference()}, {self.operands[0].get_reference()} }}\n",)


@contextmanager
def loops_of(game: Game) -> Iterator[None]:
    """While a game's rules may be compiled: whether loops stay loops. Written out several times over, the code of a large game is
    more than a GPU keeps near its processors, and threads wait for it; a small one's is quicker so."""
    before = _stay.set(game.dtype.itemsize > SMALL)
    try:
        yield
    finally:
        _stay.reset(before)


def keep_loops(compiled: Any) -> None:
    """Say so to each loop of a rule."""
    if not _stay.get():
        return
    module = compiled.library._module
    hint = module.add_metadata(["llvm.loop.unroll.disable"])
    for function in module.functions:
        order = {block.name: number for number, block in enumerate(function.blocks)}
        for block in function.blocks:
            end = block.terminator
            targets = [order[operand.name] for operand in end.operands if getattr(operand, "name", None) in order] if end else []
            # back to where it came from: a loop's last jump
            if targets and min(targets) <= order[block.name]:
                end.set_metadata("llvm.loop", _Loop(module, (hint,), name=str(len(module.metadata))))


def compiled_to_ptx(kernel: Callable[..., None], kinds: tuple[Any, ...], optimised: bool = True) -> str:
    """A kernel as assembly, also where there is no GPU."""
    from numba.cuda import compile_ptx

    with _hopper():
        ptx: str = compile_ptx(kernel, kinds, cc=HOPPER, opt=optimised)[0]
    return ptx


def check_code(kernel: Callable[..., None], kinds: tuple[Any, ...]) -> None:
    """Whether a kernel and all that it calls can be a GPU's code, without making it."""
    from numba.cuda.compiler import compile_cuda
    from numba.types import none

    with _hopper():
        compile_cuda(kernel, none, kinds, cc=HOPPER)


@contextmanager
def _hopper() -> Iterator[None]:
    """numba-cuda asks the driver which GPU called functions are for: as if one were there."""
    from numba.cuda import dispatcher

    with _set(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER)):
        yield


def _index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index into an array of a known size; a negative one counts from the end."""
    word = ir.IntType(32)
    if index.type.width > 32:
        index = builder.trunc(index, word)
    elif index.type.width < 32:
        index = (builder.sext if kind.signed else builder.zext)(index, word)
    if kind.signed:
        from_end = builder.add(index, builder.trunc(size, word))
        index = builder.select(builder.icmp_signed("<", index, word(0)), from_end, index)
    return builder.zext(index, size.type)

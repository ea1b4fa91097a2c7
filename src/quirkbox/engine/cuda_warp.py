"""What the threads of a GPU's warp do together, on a GPU and in Numba's simulator."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numba
import numpy as np

from quirkbox.engine.game import Game

# a name of this module, as Numba's simulator wants it
cuda: Any = import_module("numba.cuda") if find_spec("numba_cuda") else None
SIMULATED = bool(numba.config.ENABLE_CUDASIM)  # NUMBA_ENABLE_CUDASIM=1: kernels run as Python, for tests without a GPU
WARP = 1 if SIMULATED else 32  # the simulator has no warps
EVERYBODY = 0xFFFFFFFF


@dataclass(frozen=True)
class Warp:
    """What the threads of a warp do together. All of them must come to each of these."""

    # ballot(flag): a bit for every thread whose flag is true
    ballot: Any
    # vote(want): what most threads want, a number from 0; -1: nothing. Nothing if nobody wants anything
    vote: Any
    # meet(): what each has written, all can read
    meet: Any
    # bare(array): the array, out of what Numba's simulator wraps it in
    bare: Any


@cache
def warp() -> Warp:
    if SIMULATED:
        return Warp(int, int, lambda: None, lambda array: array._item._ary)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def ballot(flag: bool) -> Any:
        return np.int64(np.uint32(cuda.ballot_sync(EVERYBODY, flag)))

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def vote(want: int) -> Any:
        # everybody asks, also who wants nothing: a thread that does not come would be waited for in vain
        wanting = cuda.popc(cuda.match_any_sync(EVERYBODY, np.int32(want)))
        most = np.int32(wanting * 256 + want + 1 if want >= 0 else 0)
        for distance in (16, 8, 4, 2, 1):
            most = np.int32(max(most, cuda.shfl_xor_sync(EVERYBODY, most, distance)))
        return (most & 255) - 1

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def meet() -> None:
        cuda.syncwarp()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def bare(array: Any) -> Any:
        return array

    return Warp(ballot, vote, meet, bare)


def first_codes(game: Game) -> Any:
    """The first code of every act but the first."""
    return np.array([game.actions.first(act.name) for act in game.actions.acts[1:]], np.int32)

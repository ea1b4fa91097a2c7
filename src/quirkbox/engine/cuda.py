"""The rules on a GPU: the same functions, called from CUDA kernels. Needs the extra `cuda` (numba-cuda).

One thread plays one game, and the next one when it is over. The 32 threads of a warp share one instruction at a time, and games
are in different phases: while one thread deals or runs a race, the others would wait. So each round a warp votes, and only what
most of its games want to do next is done; the rest wait until they are the many.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.np import numpy_support

from quirkbox.engine.compiling import widened
from quirkbox.engine.copies import copy_record
from quirkbox.engine.dice import DICE, roll, seed_dice
from quirkbox.engine.game import Game
from quirkbox.engine.loops import ENDLESS, STUCK, next_to_act
from quirkbox.engine.refusal import Refusal

WARP = 32
EVERYBODY = 0xFFFFFFFF
DEAL, OUT = -1, -2  # what a thread wants to do, beside its game's acts: begin a game; it has none left
DEVICE_OPTIONS: dict[str, Any] = {}
SHARED = 48 * 1024  # bytes of the memory that a block's threads share


def _cuda() -> Any:
    if not find_spec("numba_cuda"):
        raise Refusal("The GPU needs numba-cuda: pip install 'quirkbox[cuda]'.")
    from numba import cuda

    return cuda


def is_there() -> bool:
    """Whether this machine has a GPU that can be used."""
    return bool(find_spec("numba_cuda") and _cuda().is_available())


def gpu() -> Any:
    """numba.cuda, where there is a GPU to use."""
    cuda = _cuda()
    if not cuda.is_available():
        raise Refusal("There is no GPU here that CUDA can use.")
    return cuda


def device_rule(function: FunctionType) -> Any:
    """A rule as CUDA kernels and other rules in them call it."""
    from numba.cuda.dispatcher import CUDADispatcher

    class DeviceRule(CUDADispatcher):  # type: ignore[misc]  # Numba is untyped
        def get_call_template(self, args: Any, kws: Any) -> Any:
            """Compiled once, not for each width of whole number, as on a CPU."""
            return super().get_call_template(
                [widened(kind) for kind in args], {name: widened(kind) for name, kind in kws.items()}
            )

    return DeviceRule(function, {"device": True, "nopython": True, "debug": False, "opt": True, **DEVICE_OPTIONS})


@cache
def warp_vote() -> Callable[..., int]:
    """`vote(want)`: what most threads of this warp want; OUT when none wants anything. All of them must ask."""
    cuda = _cuda()
    if numba.config.ENABLE_CUDASIM:  # it has no warps: each thread does what it wants
        return lambda want: want

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def vote(want: int) -> int:
        wanting = cuda.popc(cuda.match_any_sync(EVERYBODY, want)) if want != OUT else 0
        most = wanting * 256 + want + 2
        for distance in (16, 8, 4, 2, 1):
            most = max(most, cuda.shfl_xor_sync(EVERYBODY, most, distance))
        return most % 256 - 2

    return vote


def first_codes(game: Game) -> Any:
    """The first code of every act but the first."""
    return np.array([game.actions.first(act.name) for act in game.actions.acts[1:]], np.int32)


@dataclass(frozen=True)
class Launch:
    """How a kernel is spread over a GPU, and where a state lies while it is played."""

    threads: int = 64
    blocks_per_multiprocessor: int = 8
    shared: bool = True
    registers: int | None = None


def launch_for(game: Game) -> Launch:
    return Launch()


def playouts_kernel(game: Game, launch: Launch) -> Callable[..., None]:
    """`kernel(options, trails, seed, first, last, most, lengths, scores, finals)`: like `random_playouts`, and if `finals` has
    room, how each game stood at its end."""
    cuda, vote = _cuda(), warp_vote()
    deal, play, score, next_seat = game.rules.deal, game.rules.play, game.rules.score, next_to_act(game)
    state_type = numpy_support.from_dtype(game.dtype)
    dice_type = numpy_support.from_dtype(DICE)
    # states of neighbours begin in different banks of the shared memory
    words = game.dtype.itemsize // 4
    pad = np.dtype([("state", game.dtype), ("pad", np.int32, (1 if words % 2 == 0 else 2,))], align=True)
    padded = numpy_support.from_dtype(pad)
    threads, shared, room = launch.threads, launch.shared, game.most_legal
    firsts = first_codes(game)

    def kernel(
        options: Any, trails: Any, seed: int, first: int, last: int, most: int, lengths: Any, scores: Any, finals: Any
    ) -> None:
        s = cuda.shared.array(threads, padded)[cuda.threadIdx.x].state if shared else cuda.local.array(1, state_type)[0]
        dice = cuda.local.array(1, dice_type)[0]
        codes = cuda.local.array(room, numba.int32)
        trail = trails[0]
        number = first + cuda.grid(1)
        want = DEAL if number < last else OUT
        seat = code = steps = 0
        while True:
            now = vote(want)
            if now == OUT:
                break
            if want == now:
                if now == DEAL:
                    seed_dice(dice, seed, number)
                    deal(s, options, dice, trail)
                    seat = steps = 0
                else:
                    play(s, seat, code, dice, trail)
                    steps += 1
                n = 0
                if s.over == 0 and steps < most:
                    seat, n = next_seat(s, seat, codes)
                if n > 0:
                    code = int(codes[roll(dice, n)])
                    want = 0
                    for i in range(len(firsts)):
                        want += code >= firsts[i]
                else:
                    if s.over == 0:
                        steps = ENDLESS if steps == most else STUCK
                    lengths[number - first] = steps
                    score(s, scores[number - first])
                    if finals.shape[0] > 0:
                        copy_record(finals[number - first], s)
                    number += cuda.gridsize(1)
                    want = DEAL if number < last else OUT

    return kernel

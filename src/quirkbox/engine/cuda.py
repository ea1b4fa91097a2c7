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
from typing import Any

import numba
import numpy as np
from numba.np import numpy_support

from quirkbox.engine.compiling import widened
from quirkbox.engine.copies import words_of
from quirkbox.engine.dice import DICE, seed_dice
from quirkbox.engine.game import Game
from quirkbox.engine.loops import ENDLESS, STUCK, THOUGHTS, Batch, Player, next_to_act
from quirkbox.engine.refusal import Refusal
from quirkbox.engine.trail import TRAIL

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


def device_rule(function: Callable[..., Any]) -> Any:
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
def warp_vote() -> Any:
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
    # states lie in the memory that a block's threads share; else in each thread's own, which is slower and larger
    shared: bool = True
    # a warp's threads agree on what to do next
    votes: bool = True
    registers: int | None = None


def launch_for(game: Game) -> Launch:
    return Launch()


def playouts_kernel(game: Game, player: Player, launch: Launch) -> Callable[..., None]:
    """`kernel(options, trails, seed, games, most, lengths, scores, finals)`: like `playouts` on a CPU."""
    cuda, vote = _cuda(), warp_vote()
    deal, play, score, next_seat = game.rules.deal, game.rules.play, game.rules.score, next_to_act(game, player.able)
    choose, own_dice = player.choose, player.own_dice
    state_type, dice_type = numpy_support.from_dtype(game.dtype), numpy_support.from_dtype(DICE)
    slot_type = numpy_support.from_dtype(_slot(game.dtype))
    threads, shared, votes, room = launch.threads, launch.shared, launch.votes, game.most_legal
    firsts = first_codes(game)

    def kernel(options: Any, trails: Any, seed: int, games: int, most: int, lengths: Any, scores: Any, finals: Any) -> None:
        if shared:
            s = cuda.shared.array(threads, slot_type, 16)[cuda.threadIdx.x].state
        else:
            s = cuda.local.array(1, state_type, 16)[0]
        words = words_of(s)
        for i in range(len(words)):
            words[i] = 0
        dice = cuda.local.array(1, dice_type)[0]
        thoughts = cuda.local.array(1, dice_type)[0] if own_dice else dice
        codes = cuda.local.array(room, numba.int32)
        trail = trails[0]
        number = cuda.grid(1)
        want = DEAL if number < games else OUT
        seat = code = steps = 0
        while True:
            now = vote(want) if votes else want
            if now == OUT:
                break
            if want == now:
                if now == DEAL:
                    seed_dice(dice, seed, number)
                    if own_dice:
                        seed_dice(thoughts, seed, number + THOUGHTS)
                    deal(s, options, dice, trail)
                    seat = steps = 0
                else:
                    play(s, seat, code, dice, trail)
                    steps += 1
                n = 0
                if s.over == 0 and steps < most:
                    seat, n = next_seat(s, seat, codes)
                if n > 0:
                    code = choose(s, seat, codes, n, thoughts)
                    want = 0
                    if votes:
                        for i in range(len(firsts)):
                            want += code >= firsts[i]
                else:
                    if s.over == 0:
                        steps = ENDLESS if steps == most else STUCK
                    lengths[number] = steps
                    score(s, scores[number])
                    if finals.shape[0] > 0:
                        kept = words_of(finals[number])
                        for i in range(len(words)):
                            kept[i] = words[i]
                    number += cuda.gridsize(1)
                    want = DEAL if number < games else OUT

    return kernel


def _slot(state: Any) -> Any:
    """A state in shared memory, padded so that neighbours' begin in different banks."""
    words = state.itemsize // 4
    return np.dtype([("state", state), ("pad", np.int32, (1 if words % 2 == 0 else 2,))], align=True)


@cache
def compiled_playouts(game: Game, player: Player, launch: Launch) -> Any:
    return gpu().jit(playouts_kernel(game, player, launch), max_registers=launch.registers)


def play_on_gpu(game: Game, player: Player, codes: Any, seed: int, most: int, batch: Batch, launch: Launch | None = None) -> None:
    """Fill a batch with whole games."""
    cuda, launch = gpu(), launch or launch_for(game)
    run = compiled_playouts(game, player, launch)
    games = len(batch.lengths)
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * launch.blocks_per_multiprocessor
    blocks = min(blocks, -(-games // launch.threads))
    lengths, scores, finals = (
        cuda.device_array(array.shape, array.dtype) for array in (batch.lengths, batch.scores, batch.finals)
    )
    run[blocks, launch.threads](
        cuda.to_device(codes), cuda.to_device(np.zeros(1, TRAIL)), seed, games, most, lengths, scores, finals
    )  # fmt: skip
    lengths.copy_to_host(batch.lengths)
    scores.copy_to_host(batch.scores)
    if len(batch.finals):
        finals.copy_to_host(batch.finals)

"""The rules on a GPU: the same functions, called from CUDA kernels. Needs the extra `cuda` (numba-cuda).

One thread plays one game, and the next one when it is over. The 32 threads of a warp share one instruction at a time, so what one
of them does alone costs as much as if all did it. Deals are long: a warp deals 32 games at once, and lays them aside; who has
finished a game takes the next one of these. And where a game's acts differ much, a warp votes: only what most of its games want
to do next is done, the rest wait until they are the many.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numba
import numpy as np
from numba.core.errors import NumbaError
from numba.np import numpy_support

from quirkbox.engine.compiling import widened
from quirkbox.engine.copies import clear_words, copy_words, words_of
from quirkbox.engine.cuda_code import SMALL, check_code, compiled_to_ptx, for_rules, keep_loops, loops_of
from quirkbox.engine.cuda_sorted import TABLE, sorted_kernel
from quirkbox.engine.cuda_warp import SIMULATED, WARP, cuda, first_codes, warp
from quirkbox.engine.dice import DICE_IN_WORDS, WORD, seed_dice
from quirkbox.engine.game import Game
from quirkbox.engine.loops import ENDLESS, MOST_ACTIONS, STUCK, THOUGHTS, Batch, Player, able_to_act, next_to_act
from quirkbox.engine.mistakes import not_on_gpu
from quirkbox.engine.refusal import Refusal
from quirkbox.engine.rule import rule
from quirkbox.engine.trail import TRAIL

# bytes of shared memory of a multiprocessor: what a small GPU has less, blocks wait for
SHARED = 220 * 1024
# bytes of a state: larger ones are not sorted, nor games with fewer kinds of acts; from LARGE on threads agree
SORTED, MANY_ACTS, LARGE = 2048, 10, 4096
DEVICE_OPTIONS: dict[str, Any] = {}


def is_there() -> bool:
    """Whether this machine has a GPU that can be used."""
    return cuda is not None and bool(cuda.is_available())


def gpu() -> Any:
    """numba.cuda, where there is a GPU to use."""
    if cuda is None:
        raise Refusal("The GPU needs numba-cuda: pip install 'quirkbox[cuda]'.")
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

        def compile_device(self, args: Any, return_type: Any = None) -> Any:
            with for_rules():
                try:
                    compiled = super().compile_device(args, return_type)
                except NumbaError as error:
                    raise not_on_gpu(error, function) from error
            keep_loops(compiled)
            return compiled

    return DeviceRule(function, {"device": True, "nopython": True, "debug": False, "opt": True, **DEVICE_OPTIONS})


@dataclass(frozen=True)
class Launch:
    """How a kernel is spread over a GPU, and where a state lies while it is played."""

    threads: int = 64
    blocks_per_multiprocessor: int = 8
    # states lie in the memory that a block's threads share; else in each thread's own, which is slower and larger
    shared: bool = True
    # a warp's threads agree on what to do next
    votes: bool = False
    # who looks for the next to act looks at one seat a round: right where `legal` takes long
    one_seat: bool = False
    # so many threads of a warp wait for a game before they are given one
    quorum: int = 1
    # games of each thread, sorted in every round by what is to be done next (cuda_sorted.py); 0: each plays its own
    sorts: int = 0
    registers: int | None = None


def launch_for(game: Game) -> Launch:
    """What is right for a game, as far as it was measured (bench/results.md): small states share a block's fast memory, larger
    ones stay each with its thread, and threads of the largest agree on what to do; games with many kinds of acts are sorted by
    them. Where games are long, many are begun: a block that has come to its last ones leaves its place to the next."""
    slot = _slot(game.dtype).itemsize
    if slot <= SMALL:
        return Launch(64, min(16, SHARED // (64 * slot)))
    if slot > SORTED:
        return Launch(256, 32, shared=False, votes=slot > LARGE, quorum=4, registers=64)
    if len(game.actions.acts) >= MANY_ACTS:
        return Launch(256, 64, sorts=8, registers=64)
    return Launch(64, 16, shared=False, registers=64)


def playouts_kernel(game: Game, player: Player, launch: Launch) -> Callable[..., None]:
    """`kernel(options, trails, seed, since, games, most, dealt, dealt_dice, lengths, scores, finals)`: like `playouts` on a CPU,
    so many games from number `since` on. `dealt` has room for the words of a state, and `dealt_dice` for its dice, for every
    thread."""
    if launch.sorts:
        return sorted_kernel(game, player, launch.threads, launch.sorts)
    together = warp()
    ballot, vote, meet, bare = together.ballot, together.vote, together.meet, together.bare
    deal, play, score = game.rules.deal, game.rules.play, game.rules.score
    next_seat, one_look = next_to_act(game, player.able), able_to_act(game, player.able)
    choose, own_dice = player.choose, player.own_dice
    state_type, dice_type = numpy_support.from_dtype(game.dtype), numpy_support.from_dtype(DICE_IN_WORDS)
    slot_type = numpy_support.from_dtype(_slot(game.dtype))
    threads, shared, votes, quorum, room = launch.threads, launch.shared, launch.votes, launch.quorum, game.most_legal
    lanes = WARP
    firsts = first_codes(game)
    aligned = None if SIMULATED else 16  # bytes: words can be read
    acts = len(firsts) if votes else 0
    one_seat, searches = launch.one_seat, acts + 1 if votes else 0  # a number after the last act's

    def kernel(
        options: Any, trails: Any, seed: int, since: int, games: int, most: int, dealt: Any, dealt_dice: Any,
        lengths: Any, scores: Any, finals: Any,
    ) -> None:  # fmt: skip
        me = cuda.threadIdx.x
        lane = me % lanes
        if shared:
            slots = cuda.shared.array(threads, slot_type, aligned)
            s = slots[me]["state"]
        else:
            s = cuda.local.array(1, state_type, aligned)[0]
        fresh = cuda.local.array(1, state_type, aligned)[0]
        dice = cuda.local.array(1, dice_type)[0]
        thoughts = cuda.local.array(1, dice_type)[0] if own_dice else dice
        codes = cuda.local.array(room, numba.int32)
        trail = bare(trails)[0]
        fresh_dice = cuda.local.array(1, dice_type)[0]
        clear_words(fresh)
        first = cuda.grid(1) - lane  # where this warp's dealt games lie
        batch = first - cuda.gridsize(1)  # the number of the first of them
        taken = lanes  # so many of them are taken
        number = games
        seat = code = steps = trial = last = 0
        want = -1
        while True:
            idle = ballot(number == games)
            waiting = cuda.popc(idle)
            new = False
            if waiting >= quorum or waiting == lanes:
                if taken == lanes and batch + cuda.gridsize(1) < games:
                    batch += cuda.gridsize(1)
                    taken = 0
                    if batch + lane < games:
                        seed_dice(fresh_dice, seed, since + batch + lane)
                        deal(fresh, bare(options), fresh_dice, trail)
                        put_aside(bare(dealt)[first + lane], bare(dealt_dice)[first + lane], fresh, fresh_dice)
                    meet()
                while idle and taken < lanes and batch + taken < games:
                    taker = cuda.ffs(idle) - 1
                    idle &= idle - 1
                    if lane == taker:
                        number = batch + taken
                        new = True
                        steps = seat = 0
                        take_dice(dice, bare(dealt_dice)[first + taken])
                    if shared:
                        take_together(slots[me - lane + taker]["state"], bare(dealt)[first + taken], lane, lanes)
                    taken += 1
                if new and not shared:
                    take_together(s, bare(dealt)[first + number - batch], 0, 1)
                meet()
                if waiting == lanes and ballot(new) == 0:
                    break
            now = vote(want if number < games and not new else -1) if votes else 0
            if number < games and (new or want == now):
                if new:
                    if own_dice:
                        seed_dice(thoughts, seed, since + number + THOUGHTS)
                    trial = 0
                elif trial == 0:
                    play(s, seat, code, dice, trail)
                    steps += 1
                n = 0
                if s["over"] == 0 and steps < most:
                    if one_seat:
                        if trial == 0:
                            last = seat
                        seat, n = one_look(s, last, trial, codes)
                        trial = 0 if n > 0 or seat == s["players"] else trial + 1
                    else:
                        seat, n = next_seat(s, seat, codes)
                if trial > 0:
                    want = searches
                elif n > 0:
                    code = choose(s, seat, codes, n, thoughts)
                    want = 0
                    for i in range(acts):
                        want += code >= firsts[i]
                else:
                    if s["over"] == 0:
                        steps = ENDLESS if steps == most else STUCK
                    lengths[number] = steps
                    score(s, bare(scores)[number])
                    if len(finals) > 0:
                        copy_words(bare(finals)[number], s)
                    number = games

    return kernel


@rule
def put_aside(place: Any, dice_place: Any, s: Any, dice: Any) -> None:
    """A dealt game and its dice, for whoever will play it."""
    words = words_of(s)
    for i in range(len(words)):
        place[i] = words[i]
    dice_place[0], dice_place[1], dice_place[2], dice_place[3] = dice.a, dice.b, dice.c, dice.count


@rule
def take_together(s: Any, place: Any, lane: int, lanes: int) -> None:
    """A state that was put aside; each lane carries its part of the words."""
    words = words_of(s)
    for i in range(lane, len(words), lanes):
        words[i] = place[i]


@rule
def take_dice(dice: Any, place: Any) -> None:
    dice.a, dice.b, dice.c, dice.count = place[0] & WORD, place[1] & WORD, place[2] & WORD, place[3] & WORD


def _slot(state: Any) -> Any:
    """A state in shared memory, padded so that neighbours' begin in different banks."""
    words = state.itemsize // 4
    return np.dtype([("state", state), ("pad", np.int32, (1 if words % 2 == 0 else 2,))], align=True)


def _words(game: Game) -> tuple[int, Any]:
    """How many words a state has, and of which kind: as `words_of` sees it."""
    size = game.dtype.itemsize
    return (size // 4, numba.int32) if size % 4 == 0 else (size, numba.int8)


def playouts_ptx(game: Game, player: Player, launch: Launch | None = None, optimised: bool = True) -> str:
    """The kernel as a GPU's assembly, also where there is no GPU: NotOnGpu if a rule cannot go there."""
    launch = launch or launch_for(game)
    with loops_of(game):
        return compiled_to_ptx(playouts_kernel(game, player, launch), _kinds(game, launch), optimised)


def check_playouts(game: Game, player: Player) -> None:
    """NotOnGpu if a rule cannot go on a GPU. Quicker than to make the code."""
    check_code(playouts_kernel(game, player, Launch()), _kinds(game, Launch()))


def _kinds(game: Game, launch: Launch) -> tuple[Any, ...]:
    """What a playouts kernel is given."""
    given = game.option_codes(game.players[0], {}), np.zeros(1, TRAIL), game.states(1)
    options, trails, finals = (numba.typeof(array) for array in given)
    whole, beside = numba.int64, (numba.types.Array(_words(game)[1], 2, "C"), numba.int32[:, ::1])
    if launch.sorts:
        beside = finals, numba.typeof(np.zeros(1, TABLE))
    return options, trails, whole, whole, whole, whole, *beside, whole[::1], whole[:, ::1], finals


def compiled_playouts(game: Game, player: Player, launch: Launch) -> Any:
    return _compiled(game, player, replace(launch, blocks_per_multiprocessor=0))  # how many there are, its code need not know


@cache
def _compiled(game: Game, player: Player, launch: Launch) -> Any:
    options = {"max_registers": launch.registers} if launch.registers else {}
    return gpu().jit(playouts_kernel(game, player, launch), **options)


class Playouts:
    """Whole games on the GPU, again and again: the room for them is there once."""

    def __init__(
        self,
        game: Game,
        player: Player,
        codes: Any,
        launch: Launch | None = None,
        blocks: int = 0,
        most: int = MOST_ACTIONS,
    ):
        """`codes` are the options; `blocks` in all, or as many as the launch says."""
        self.game, self.launch, self.most = game, launch or launch_for(game), most
        self._kernel = compiled_playouts(game, player, self.launch)
        self.blocks = blocks or _multiprocessors() * self.launch.blocks_per_multiprocessor
        # games that are played at once
        self.places = self.blocks * self.launch.threads * (self.launch.sorts or 1)
        self._beside: tuple[Any, Any]
        if self.launch.sorts:
            self._beside = cuda.device_array(self.places, game.dtype), cuda.device_array(self.places, TABLE)
        else:
            words, kind = _words(game)
            dealt = cuda.device_array((self.places, words), numpy_support.as_dtype(kind))
            self._beside = dealt, cuda.device_array((self.places, 4), np.int32)
        self._options, self._trails = cuda.to_device(codes), cuda.to_device(np.zeros(1, TRAIL))
        self._players = int(codes[0])
        self._room: tuple[Any, ...] = ()

    def start(self, seed: int, games: int, keep: bool = False, since: int = 0) -> None:
        """So many games from number `since` on, on their way; none: only the code is made ready."""
        if not self._room or self._room[0].shape != (games,) or len(self._room[2]) != games * keep:
            kinds = (np.dtype(np.int64), np.dtype(np.int64), self.game.dtype)
            shapes = ((games,), (games, self._players), (games * keep,))
            self._room = tuple(cuda.device_array(shape, kind) for shape, kind in zip(shapes, kinds, strict=True))
        with loops_of(self.game):
            self._kernel[self.blocks, self.launch.threads](
                self._options, self._trails, seed, since, games, self.most, *self._beside, *self._room
            )

    def steps(self) -> int:
        """How many actions the games had."""
        return int(self._room[0].copy_to_host().sum())

    def fill(self, seed: int, batch: Batch, since: int = 0) -> None:
        """Play as many games as there is room for."""
        self.start(seed, len(batch.lengths), len(batch.finals) > 0, since)
        for array, there in zip(self._room, (batch.lengths, batch.scores, batch.finals), strict=True):
            if len(there):
                array.copy_to_host(np.asarray(there))


def _multiprocessors() -> int:
    return int(getattr(gpu().get_current_device(), "MULTIPROCESSOR_COUNT", 1))


def play_on_gpu(game: Game, player: Player, codes: Any, seed: int, most: int, batch: Batch, since: int = 0) -> None:
    """Fill a batch with whole games, from number `since` on."""
    launch = launch_for(game)
    if SIMULATED:  # its threads are Python's
        launch = replace(launch, threads=2, registers=None)
    few = -(-len(batch.lengths) // launch.threads)
    blocks = min(few, _multiprocessors() * launch.blocks_per_multiprocessor)
    Playouts(game, player, codes, launch, blocks, most).fill(seed, batch, since)

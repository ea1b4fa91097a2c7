"""Many games stepped by one call on a GPU: the arrays lie in its memory, and Torch, JAX and CuPy take them as they are (DLPack,
`__cuda_array_interface__`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import prod
from typing import Any, Self, cast

import numba
import numpy as np
import numpy.typing as npt
from numba.np import numpy_support

from quirkbox.engine import Game, Position, Refusal
from quirkbox.engine.copies import words_of
from quirkbox.engine.cuda import gpu
from quirkbox.engine.cuda_code import compiled_to_ptx, loops_of
from quirkbox.engine.cuda_warp import WARP, cuda
from quirkbox.engine.observation import Observation
from quirkbox.engine.record import records
from quirkbox.env.batch_env import KEPT, BatchEnv
from quirkbox.env.step import FINE, STUCK, advance, deal_lanes, find_illegal, lane_dtype, sample_lanes, show_lanes, step_lanes

THREADS = 128  # of a block
ALIGNED = 16  # bytes: words of any width can be read
PIECE = 16  # words of a record that a warp carries at a time
NONE = 2**31 - 1  # no lane


def lanes_kernel(game: Game, run: Callable[..., int], bots: bool, steps: bool) -> Callable[..., None]:
    """`step_lanes` or `deal_lanes`, in each thread over one lane, without a look at what came of it. `told` holds the first lane
    with which something is wrong, and `idle` the lanes that wait for their next game: how many first, then which. Deals are long,
    and in most warps hardly anybody is done: so all of a step are dealt side by side, by threads that do nothing else."""
    state_type, buffers_type = (numpy_support.from_dtype(kind) for kind in (game.dtype, game.buffers(1).dtype))

    def kernel(
        told: Any, idle: Any, actions: Any, lanes: Any, rows: Any, masks: Any, legal: Any, counts: Any, seats: Any,
        numbers: Any, rewards: Any, done: Any, lengths: Any, scores: Any, options: Any, buffers: Any, memories: Any, masked: int,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        states = cuda.local.array(2, state_type, ALIGNED)
        mine = cuda.local.array(1, buffers_type, ALIGNED) if bots else buffers
        if steps:
            if i < len(lanes):
                result = run(
                    actions, lanes, rows, masks, legal, counts, seats, numbers, rewards, done, lengths, scores, options, states,
                    mine, memories, i, i + 1, masked, 0,
                )  # fmt: skip
                if done[i]:
                    idle[1 + cuda.atomic.add(idle, 0, 1)] = i
                elif result != FINE:
                    cuda.atomic.min(told, 0, i)
        elif i < idle[0]:
            i = idle[1 + i]
            result = run(lanes, rows, masks, legal, counts, seats, numbers, options, states, mine, memories, i, i + 1, masked)
            if result != FINE:
                cuda.atomic.min(told, 0, i)

    return kernel


def look_kernel(game: Game) -> Callable[..., None]:
    """What the seat that acts sees of each lane, in each thread of one. Threads next to each other would read and write places
    that lie far apart; so the threads of a warp carry the states of all of them in, and their rows out, piece by piece. By now
    nobody is `idle`."""
    hide, observe = game.rules.hide, Observation(game).observe
    state_type, row_type = (numpy_support.from_dtype(kind) for kind in (game.dtype, Observation(game).rows))
    room = WARP * (PIECE + 1)
    rooms = room * (THREADS // WARP)
    word = _word(game.dtype.itemsize)
    state_words, lane_words = game.dtype.itemsize // word.itemsize, lane_dtype(game).itemsize // word.itemsize
    row_words = Observation(game).rows.itemsize // _word(Observation(game).rows.itemsize).itemsize
    lanes_in_warp, piece = WARP, PIECE

    def kernel(idle: Any, lanes: Any, rows: Any, seats: Any) -> None:
        i = cuda.grid(1)
        if i == 0:
            idle[0] = 0
        me = cuda.threadIdx.x
        lane = me % lanes_in_warp
        first, base = i - lane, (me - lane) // lanes_in_warp * room
        pieces = cuda.shared.array(rooms, numba.int32)
        hidden = cuda.local.array(1, state_type, ALIGNED)
        row = cuda.local.array(1, row_type, ALIGNED)
        state, out = words_of(hidden[0]), words_of(row[0])
        for begin in range(0, state_words, piece):
            for k in range(lane, lanes_in_warp * piece, lanes_in_warp):
                whose, at = k // piece, begin + k % piece
                if first + whose < len(seats) and at < state_words:
                    pieces[base + whose * (piece + 1) + k % piece] = lanes[(first + whose) * lane_words + at]
            cuda.syncwarp()
            for k in range(min(piece, state_words - begin)):
                state[begin + k] = pieces[base + lane * (piece + 1) + k]
            cuda.syncwarp()
        if i < len(seats):
            hide(hidden[0], seats[i])
            observe(hidden[0], seats[i], row[0])
        for begin in range(0, row_words, piece):
            for k in range(min(piece, row_words - begin)):
                pieces[base + lane * (piece + 1) + k] = out[begin + k]
            cuda.syncwarp()
            for k in range(lane, lanes_in_warp * piece, lanes_in_warp):
                whose, at = k // piece, begin + k % piece
                if first + whose < len(seats) and at < row_words:
                    rows[(first + whose) * row_words + at] = pieces[base + whose * (piece + 1) + k % piece]
            cuda.syncwarp()

    return kernel


def _word(size: int) -> np.dtype[Any]:
    """Of what a record of so many bytes is a whole number, as `words_of` sees it."""
    return np.dtype(np.int32 if size % 4 == 0 else np.int8)


def step_ptx(game: Game) -> str:
    """The kernels of a step as a GPU's assembly, also where there is no GPU."""
    words, numbers, codes = numba.int32, numba.int64, np.dtype([("codes", np.int32, (game.most_legal,))])
    cells = np.dtype([("cells", np.uint8, (game.actions.size,))])
    kinds = [lane_dtype(game), Observation(game).rows, cells, codes]
    lanes, rows, masks, legal = (numba.types.Array(numpy_support.from_dtype(kind), 1, "C") for kind in kinds)
    nothing = np.dtype([("none", np.int8)])
    buffers, memories = (numba.typeof(array) for array in (np.asarray(game.buffers(1)), np.zeros(1, nothing)))
    shown = legal, words[::1], numba.int8[::1], numbers[::1], numba.float32[:, ::1], numba.uint8[::1], numbers[::1]
    beside = numbers[:, ::1], numbers[::1], buffers, memories, numbers
    given = *(words[::1],) * 3, lanes, rows, masks, *shown, *beside
    sizes = game.dtype.itemsize, Observation(game).rows.itemsize
    seen = (words[::1], *(numpy_support.from_dtype(_word(size))[::1] for size in sizes), numba.int8[::1])
    with loops_of(game):
        runs = step_lanes(game, advance(game), looks=False, deals=False), deal_lanes(game, advance(game), looks=False)
        step, deal = (compiled_to_ptx(lanes_kernel(game, run, False, run is runs[0]), given) for run in runs)
        return step + deal + compiled_to_ptx(look_kernel(game), seen)


@cache
def compiled_lanes(game: Game, run: Callable[..., int], bots: bool, steps: bool) -> Any:
    return gpu().jit(lanes_kernel(game, run, bots, steps))


@cache
def compiled_look(game: Game) -> Any:
    return gpu().jit(look_kernel(game))


@cache
def small_kernels() -> tuple[Any, Any, Any]:
    """What finds an action that is not legal, rolls one that is, and reads actions of any kind of number."""

    @gpu().jit  # type: ignore[untyped-decorator]
    def find(told: Any, actions: Any, legal: Any, counts: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions) and find_illegal(actions, legal, counts, i, i + 1) != FINE:
            cuda.atomic.min(told, 0, i)

    @gpu().jit  # type: ignore[untyped-decorator]
    def sample(lanes: Any, legal: Any, counts: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < len(out):
            sample_lanes(lanes, legal, counts, out, i, i + 1)

    @gpu().jit  # type: ignore[untyped-decorator]
    def read(actions: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < len(out):
            out[i] = actions[i]

    return find, sample, read


@cache
def show_kernel(game: Game) -> Any:
    """`show_lanes`, in each thread over one lane, without a look."""
    show, state_type = show_lanes(game, looks=False), numpy_support.from_dtype(game.dtype)

    @gpu().jit  # type: ignore[untyped-decorator]
    def kernel(lanes: Any, rows: Any, masks: Any, legal: Any, counts: Any, seats: Any, masked: int) -> None:
        i = cuda.grid(1)
        states = cuda.local.array(2, state_type)
        if i < len(lanes):
            show(lanes, rows, masks, legal, counts, seats, states, i, i + 1, masked)

    return kernel


class CudaBatchEnv(BatchEnv):
    """The same on a GPU. All arrays lie in its memory, and are written in the order of its default stream; `actions` may be an
    array of any library there, or here."""

    def _allocate(self) -> None:
        n, players = self.n, self.players
        for name in self.opponents:
            if name not in ("random", "greedy"):
                raise Refusal(f"On a GPU the opponents can be random or greedy, not {name}.")
        # as they are set before the first deal
        self._lanes = records(n, lane_dtype(self.game))
        row = self.observation.rows
        self._row_words = room(n * row.itemsize // _word(row.itemsize).itemsize, _word(row.itemsize))
        self._rows = _over(self._row_words, (n,), row)
        self.observations = _over(self._row_words, (n, self.observation.size), self.observation.dtype)
        most, codes, masks = self.game.most_legal, self.game.actions.size, n if self._masked else 1
        legal, cells = room((n, most), np.int32), room((masks, codes), np.uint8)
        self._legal = _over(legal, (n,), np.dtype([("codes", np.int32, (most,))]))
        self._masks = _over(cells, (masks,), np.dtype([("cells", np.uint8, (codes,))]))
        self._cells = cells
        self._counts, self._sampled, self._actions = (room(n, np.int32) for _ in range(3))
        self.masks, self.legal = cells if self._masked else None, legal if self._listed else None
        self.counts = self._counts if self._listed else None
        self.seats, self.done, self.numbers, self.lengths = (room(n, kind) for kind in (np.int8, np.uint8, np.int64, np.int64))
        self.rewards, self.scores = room((n, players), np.float32), room((n, players), np.int64)
        self._told = cuda.to_device(np.full(1, NONE, np.int32))
        self._idle = cuda.device_array(n + 1, np.int32)
        self._options = cuda.to_device(self._codes)
        self._buffers = cuda.to_device(np.asarray(self._works[0].buffers))
        self._memories = cuda.to_device(np.asarray(self._works[0].memories))

    def reset(self, seed: int | None = None, seeds: Sequence[int] | npt.NDArray[np.integer[Any]] | None = None) -> Self:
        self._number(np.asarray(self._lanes), seed, seeds)
        self._put(np.asarray(self._lanes))
        for told in (self._cells, self.rewards, self.done, self.lengths, self.scores):
            told[:] = 0
        self._idle.copy_to_device(np.append(self.n, np.arange(self.n)).astype(np.int32))
        self._deal()
        self._see()
        self._look()
        return self

    def step(self, actions: Any, check: bool = True) -> Self:
        """One action in each game. With the check this waits for the GPU, without it does not."""
        codes = self._read(actions)
        if check:
            small_kernels()[0][self._grid](self._told, codes, self._legal, self._counts)
            self._look(codes)
        self._run(step_lanes(self.game, self._to_decision, looks=False, deals=False), True, codes)
        self._deal()
        self._see()
        if check:
            self._look()
        return self

    def sample(self) -> Any:
        small_kernels()[1][self._grid](self._places, self._legal, self._counts, self._sampled)
        return self._sampled

    def encode(self) -> npt.NDArray[np.float32]:
        """The observations of now as features for a network, in the memory of the CPU."""
        features: npt.NDArray[np.float32] = self.encoder(cast(Any, self.observations).copy_to_host())
        return features

    def positions(self, i: int) -> Position:
        position = Position(self.game, self.game.states(1))
        position.states[:] = self._places[i : i + 1].copy_to_host()["state"]
        return position

    def state_dict(self) -> dict[str, Any]:
        lanes = self._places.copy_to_host()
        return {
            **self._kind,
            "lanes": lanes.view(np.uint8).reshape(self.n, lanes.itemsize),
            **{name: getattr(self, name).copy_to_host() for name in KEPT},
        }

    def load_state_dict(self, saved: Any) -> None:
        self._must_be_of_kind(saved)
        lanes = np.ascontiguousarray(saved["lanes"]).view(self._lanes.dtype).reshape(self.n)
        self._put(lanes)
        for name in KEPT:
            getattr(self, name).copy_to_device(np.ascontiguousarray(saved[name]))
        self._cells[:] = 0
        show_kernel(self.game)[self._grid](
            self._places, self._rows, self._masks, self._legal, self._counts, self.seats, self._masked
        )
        self._see()

    @property
    def _grid(self) -> tuple[int, int]:
        return -(-self.n // THREADS), THREADS

    def _put(self, lanes: Any) -> None:
        """Games as they stand, into the GPU's memory."""
        word = _word(self.game.dtype.itemsize)
        self._places = cuda.to_device(lanes)
        self._lane_words = _over(self._places, (lanes.nbytes // word.itemsize,), word)

    def _run(self, rule: Callable[..., int], steps: bool, codes: Any) -> None:
        kernel = compiled_lanes(self.game, rule, bool(self.opponents), steps)
        with loops_of(self.game):
            kernel[self._grid](
                self._told, self._idle, codes, self._places, self._rows, self._masks, self._legal, self._counts, self.seats,
                self.numbers, self.rewards, self.done, self.lengths, self.scores, self._options, self._buffers, self._memories,
                self._masked,
            )  # fmt: skip

    def _deal(self) -> None:
        """The next games of all who wait for one."""
        self._run(deal_lanes(self.game, self._to_decision, looks=False), False, self._actions)

    def _see(self) -> None:
        """Write what is seen now."""
        with loops_of(self.game):
            compiled_look(self.game)[self._grid](self._idle, self._lane_words, self._row_words, self.seats)

    def _read(self, actions: Any) -> Any:
        if actions is self._sampled:
            return actions
        given = cuda.as_cuda_array(actions) if cuda.is_cuda_array(actions) else cuda.to_device(np.asarray(actions))
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise Refusal(f"A step takes {self.n} whole numbers, one code for each game, not {given.dtype} {given.shape}.")
        small_kernels()[2][self._grid](given, self._actions)
        return self._actions

    def _look(self, codes: Any = None) -> None:
        """Whether something is wrong: an action that is not legal, or a game that does not go on."""
        told = int(self._told.copy_to_host()[0])
        if told != NONE:
            self._told.copy_to_device(np.full(1, NONE, np.int32))
            self._go_on(told if codes is not None else STUCK - told, codes)


def room(shape: int | tuple[int, ...], kind: Any) -> Any:
    """An array in the GPU's memory; nobody knows what is in it."""
    from quirkbox.env.cuda_array import CudaArray

    return CudaArray.over(gpu().device_array(shape, kind))


def _over(memory: Any, shape: tuple[int, ...], kind: Any) -> Any:
    """Another array over the same memory of the GPU."""
    from quirkbox.env.cuda_array import CudaArray

    strides = [np.dtype(kind).itemsize * prod(shape[axis + 1 :]) for axis in range(len(shape))]
    return CudaArray(shape, strides, np.dtype(kind), gpu_data=memory.gpu_data)

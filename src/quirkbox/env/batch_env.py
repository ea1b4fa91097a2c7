"""Many games stepped by one call, for those who learn from them."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from queue import SimpleQueue
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from quirkbox.bots import BOTS, BUILTIN, GREEDY, RANDOM, Workspace, plays
from quirkbox.engine import Game, Observation, Position, Refusal, records
from quirkbox.engine.encoder import FEW, Encoder
from quirkbox.engine.loops import DEVICES
from quirkbox.engine.record import States
from quirkbox.env.step import (
    FINE,
    STUCK,
    advance,
    advance_past_bots,
    deal_lanes,
    find_illegal,
    lane_dtype,
    sample_lanes,
    show_lanes,
    step_lanes,
)
from quirkbox.games import game as game_of

# up to so many codes a mask is shown by itself; above it would be mostly zeros, and larger than all the rest
MOST_MASKED = 4096
# so many games keep a thread busy for longer than it takes to start it
WORTH_A_THREAD = 256
# of what takes longer than a step, so many games at a time
PIECE = 32
ACTIONS = ("auto", "mask", "list", "both")
# the arrays that are saved
KEPT = ("seats", "rewards", "done", "lengths", "scores", "numbers")
# bots that play inside the compiled step
KINDS = {bot.id: bot.kind for bot in BUILTIN}


def batch(
    game: Game | str,
    n: int,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    seeds: Sequence[int] | npt.NDArray[np.integer[Any]] | None = None,
    device: str = "cpu",
    threads: int = 0,
    opponents: str | Sequence[str] | None = None,
    learner: int | None = None,
    looks: int = 100,
    actions: str = "auto",
) -> BatchEnv:
    """n games of one kind, stepped by one call (`BatchEnv`).

    `players`: as few as the game allows, if not said. `seed`: the games are the ones `play_random` has under this seed, by their
    numbers; `seeds` instead gives each place a seed of its own, whose games 0, 1, 2, … are played there. `threads`: 0 is one for
    each core; nothing but the time depends on them. `actions`: what may be done is shown as a "mask", a "list", as "both", or
    ("auto") as a mask unless the game has too many codes for it.

    `opponents`: a bot for all other seats, or one for each of them, clockwise from the learner's: "random", "greedy", "trained",
    or "search" and "master" with so many `looks`. Then only the learner is ever asked. It sits on the seat `learner`, or with
    every number of a game one seat before the last, as in `simulate`.
    """
    played = game_of(game) if isinstance(game, str) else game
    if device not in DEVICES:
        raise Refusal(f"A batch can be on the device {' or '.join(DEVICES)}, not {device!r:.40}.")
    return _kind_on(device)(
        played, n, players=players or played.players[0], options=options or {}, seed=seed, seeds=seeds, threads=threads,
        opponents=opponents, learner=learner, looks=looks, actions=actions,
    )  # fmt: skip


def _kind_on(device: str) -> type[BatchEnv]:
    if device == "cpu":
        return BatchEnv
    from quirkbox.env.cuda_env import CudaBatchEnv

    return CudaBatchEnv


def encoder(game: Game | str, few: int = FEW) -> Encoder:
    """What makes features for a network of a game's observations; numbers with up to `few` values are shown value by value."""
    return Encoder(game_of(game) if isinstance(game, str) else game, few)


class BatchEnv:
    """n games, each in its place: row i of every array is the game that is played there now.

    The arrays are written in place by every call; whoever wants to keep a row copies it. When a game is over, the next one is
    dealt at once: `done`, `rewards`, `lengths` and `scores` tell of the game that has ended, all other arrays of the new one.
    """

    #: what the seat that acts now sees, as `observation` lays it out
    observations: npt.NDArray[np.signedinteger[Any]]
    #: 1 where a code is legal; None if only lists were asked for
    masks: npt.NDArray[np.uint8] | None
    #: the legal codes, and how many they are; None if only masks were asked for
    legal: npt.NDArray[np.int32] | None
    counts: npt.NDArray[np.int32] | None
    #: who acts, as actions number seats
    seats: npt.NDArray[np.int8]
    #: what the last step brought each seat: nothing until the end, then from -1 to 1
    rewards: npt.NDArray[np.float32]
    #: 1: a game has ended with the last step
    done: npt.NDArray[np.uint8]
    #: of the game that ended last: its actions, the table's own included, and what each seat had
    lengths: npt.NDArray[np.int64]
    scores: npt.NDArray[np.int64]
    #: which game of its seed each is
    numbers: npt.NDArray[np.int64]

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        players: int,
        options: Mapping[str, str],
        seed: int,
        seeds: Sequence[int] | npt.NDArray[np.integer[Any]] | None,
        threads: int,
        opponents: str | Sequence[str] | None,
        learner: int | None,
        looks: int,
        actions: str,
    ):
        if n < 1:
            raise Refusal(f"A batch has at least one game, not {n}.")
        if actions not in ACTIONS:
            raise Refusal(f"Actions are shown as {', '.join(ACTIONS)}, not {actions!r:.40}.")
        self.game, self.n, self.players = game, n, players
        self.options = game.agree_on(options)
        self.observation = Observation(game)
        self._codes = game.option_codes(players, options)
        if actions == "auto":
            actions = "mask" if game.actions.size <= MOST_MASKED else "list"
        self._masked, self._listed = int(actions != "list"), actions != "mask"
        # the bots of the other seats, clockwise from the learner's; none: every seat is asked
        self.opponents = _opponents(opponents, game, players, learner)
        kinds = [KINDS[name] for name in self.opponents]
        thinking = not {RANDOM, GREEDY}.issuperset(kinds)
        self._to_decision = advance_past_bots(game, thinking, notes=True) if kinds else advance(game, notes=True)
        self._threads = threads or os.cpu_count() or 1
        self._pieces = _pieces(n, self._threads)
        # what a thread needs to itself
        self._works = [_Work(game, thinking) for _ in self._pieces]
        self._allocate()
        lanes = np.asarray(self._lanes)
        lanes["chair"], lanes["looks"] = -1 if learner is None else learner, looks
        lanes["bots"][:, 1 : len(kinds) + 1] = kinds
        self.reset(seed, seeds)

    def __repr__(self) -> str:
        return f"<BatchEnv: {self.n} games of {self.game.name}, {self.players} players>"

    def _allocate(self) -> None:
        """Room for everything, once and for all. What compiled rules write to row by row are records of one field: a row of an
        array would be counted as an object each time."""
        n, players = self.n, self.players
        self._lanes = records(n, lane_dtype(self.game))
        self._rows = records(n, self.observation.rows)
        self._legal = records(n, np.dtype([("codes", np.int32, (self.game.most_legal,))]))
        self._masks = records(n if self._masked else 1, np.dtype([("cells", np.uint8, (self.game.actions.size,))]))
        self._counts = np.zeros(n, np.int32)
        self._sampled = np.zeros(n, np.int32)
        self.observations = _cells(self._rows, "cells")
        self.masks = _cells(self._masks, "cells") if self._masked else None
        self.legal = _cells(self._legal, "codes") if self._listed else None
        self.counts = self._counts if self._listed else None
        self.seats = np.zeros(n, np.int8)
        self.rewards = np.zeros((n, players), np.float32)
        self.done = np.zeros(n, np.uint8)
        self.lengths = np.zeros(n, np.int64)
        self.scores = np.zeros((n, players), np.int64)
        self.numbers = np.zeros(n, np.int64)

    def reset(self, seed: int | None = None, seeds: Sequence[int] | npt.NDArray[np.integer[Any]] | None = None) -> Self:
        """Deal the first games anew; without a seed, those of the seed there was."""
        self._number(np.asarray(self._lanes), seed, seeds)
        if self._masked:
            self._masks["cells"] = 0
        self.rewards[:] = 0
        for told in (self.done, self.lengths, self.scores):
            told[:] = 0
        self._go_on(self._in_pieces(deal_lanes(self.game, self._to_decision), *self._deal_arguments))
        return self

    def _number(self, lanes: Any, seed: int | None, seeds: Sequence[int] | npt.NDArray[np.integer[Any]] | None) -> None:
        """Which games are the first."""
        if seeds is not None:
            if len(seeds) != self.n:
                raise Refusal(f"There are {self.n} games, and seeds for {len(seeds)}.")
            lanes["seed"], lanes["stride"] = seeds, 1
        elif seed is not None:
            lanes["seed"], lanes["stride"] = seed, self.n
        lanes["number"] = np.arange(self.n) if self.n > 1 and lanes["stride"][0] == self.n else 0

    def step(self, actions: npt.ArrayLike, check: bool = True) -> Self:
        """One action in each game, by the seat that acts there. Refusal, and nothing has changed, if one is not legal; without
        the check, an action that is not legal does whatever it does."""
        codes = self._read(actions)
        checked_here = int(check and len(self._pieces) == 1)
        if check and not checked_here:
            self._go_on(find_illegal(codes, self._legal, self._counts, 0, self.n), codes)
        run = step_lanes(self.game, self._to_decision)
        self._go_on(self._in_pieces(run, codes, *self._step_arguments, more=(checked_here,)), codes)
        return self

    def sample(self) -> npt.NDArray[np.int32]:
        """A legal action for each game, as its own dice say: a game played by samples alone is the one `play_random` plays under
        its number. To ask twice is to roll twice."""
        sample_lanes(self._lanes, self._legal, self._counts, self._sampled, 0, self.n)
        return self._sampled

    @cached_property
    def encoder(self) -> Encoder:
        """What makes features for a network of observations."""
        return Encoder(self.game)

    def encode(self) -> npt.NDArray[np.float32]:
        """The observations of now, as features for a network."""
        features: npt.NDArray[np.float32] = self.encoder(self.observations)
        return features

    def positions(self, i: int) -> Position:
        """A copy of game i as it truly stands now, to look at."""
        position = Position(self.game, self.game.states(1))
        position.states[:] = np.asarray(self._lanes)["state"][i : i + 1]
        return position

    def state_dict(self) -> dict[str, Any]:
        """Everything from which it can go on as if nothing had happened: plain values and arrays of numbers."""
        lanes = np.asarray(self._lanes)
        return {
            **self._kind,
            "lanes": lanes.view(np.uint8).reshape(self.n, lanes.itemsize).copy(),
            **{name: getattr(self, name).copy() for name in KEPT},
        }

    def load_state_dict(self, saved: Mapping[str, Any]) -> None:
        """Go on from where another batch of the same kind was."""
        self._must_be_of_kind(saved)
        lanes = np.asarray(self._lanes).view(np.uint8).reshape(self.n, -1)
        if np.shape(saved["lanes"]) != lanes.shape:
            raise Refusal("This was saved by another version of Quirkbox, whose games lie otherwise in memory.")
        lanes[:] = saved["lanes"]
        for name in KEPT:
            getattr(self, name)[:] = saved[name]
        if self._masked:
            self._masks["cells"] = 0
        show_lanes(self.game)(
            self._lanes, self._rows, self._masks, self._legal, self._counts, self.seats, self._works[0].states, 0, self.n,
            self._masked,
        )  # fmt: skip

    def _must_be_of_kind(self, saved: Mapping[str, Any]) -> None:
        for name, value in self._kind.items():
            if saved.get(name) != value:
                raise Refusal(f"This was saved with {name} {saved.get(name)!r:.60}; here it is {value!r:.60}.")

    @property
    def _kind(self) -> dict[str, Any]:
        """What two batches must have in common, so that one can go on where the other was."""
        about = self.game.about
        return {
            "game": about.id,
            "version": about.version,
            "n": self.n,
            "players": self.players,
            "options": self.options,
            "opponents": self.opponents,
        }

    def _read(self, actions: npt.ArrayLike) -> npt.NDArray[np.int32]:
        codes = np.asarray(actions)
        if codes.shape != (self.n,) or codes.dtype.kind not in "iu":
            raise Refusal(f"A step takes {self.n} whole numbers, one code for each game, not {codes.dtype} {codes.shape}.")
        return np.ascontiguousarray(codes, np.int32)

    @cached_property
    def _deal_arguments(self) -> tuple[Any, ...]:
        shown = (self._lanes, self._rows, self._masks, self._legal, self._counts, self.seats, self.numbers)
        return (*shown, self._codes)

    @cached_property
    def _step_arguments(self) -> tuple[Any, ...]:
        shown = (self._lanes, self._rows, self._masks, self._legal, self._counts, self.seats, self.numbers)
        return (*shown, self.rewards, self.done, self.lengths, self.scores, self._codes)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._pieces) - 1, "quirkbox")

    @property
    def lanes(self) -> States:
        """The games as they truly stand, for compiled loops over all of them (`run_in_pieces`)."""
        return self._lanes

    def run_in_pieces(self, run: Callable[..., int], *arguments: Any) -> None:
        """Run a compiled loop `run(*arguments, states, buffers, first, last)` over all games, in small pieces that any thread
        takes: for what takes longer than a step."""
        ends = [*range(0, self.n, PIECE), self.n]

        def over(first: int, last: int) -> None:
            work = self._thread_works.get()
            run(*arguments, work.states, work.buffers, first, last)
            self._thread_works.put(work)

        list(self._run_pool.map(over, ends[:-1], ends[1:]))

    @cached_property
    def _thread_works(self) -> SimpleQueue[_Work]:
        works: SimpleQueue[_Work] = SimpleQueue()
        for _ in range(self._threads):
            works.put(_Work(self.game, thinking=False))
        return works

    @cached_property
    def _run_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, "quirkbox")

    def _in_pieces(self, run: Callable[..., int], *arguments: Any, more: tuple[Any, ...] = ()) -> int:
        """Run a compiled loop over all games: each thread over a piece of them, the first one here."""

        def over(piece: int) -> int:
            work, (first, last) = self._works[piece], self._pieces[piece]
            return run(*arguments, work.states, work.buffers, work.memories, first, last, self._masked, *more)

        if len(self._pieces) == 1:
            return over(0)
        others = [self._pool.submit(over, piece) for piece in range(1, len(self._pieces))]
        return min([over(0), *(other.result() for other in others)])

    def _go_on(self, told: int, actions: npt.NDArray[np.int32] | None = None) -> None:
        """What a compiled loop has come to, as an error if it is one."""
        if told == FINE:
            return
        if told <= STUCK:
            i = STUCK - told
            raise Refusal(f"Nobody can act in game {i} (number {self.numbers[i]}), and it is not over.")
        assert actions is not None  # only a step has any
        code, seat = int(actions[told]), int(self.seats[told])
        why = self.positions(told).refusal(seat, code)
        raise Refusal(f"In game {told} seat {seat} can't do action {code}: {why}")


class _Work:
    """What a thread needs to step games: a state to hide, buffers, a bot's memory."""

    def __init__(self, game: Game, thinking: bool):
        own = Workspace(game) if thinking else None
        self.states: States = own.states if own else game.states(2)
        self.buffers: States = game.buffers(1)
        self.memories: States = own.memories if own else records(1, np.dtype([("none", np.int8)]))


def _opponents(bots: str | Sequence[str] | None, game: Game, players: int, learner: int | None) -> tuple[str, ...]:
    named = (bots,) * (players - 1) if isinstance(bots, str) else tuple(bots or ())
    for name in named:
        if name not in KINDS:
            raise Refusal(f"The opponents of a batch can be {', '.join(KINDS)}, not {name!r:.40}.")
        if not plays(BOTS[name], game):
            raise Refusal(f"{name} has not learned {game.name}.")
    if named and len(named) != players - 1:
        raise Refusal(f"With {players} players a learner has {players - 1} opponents, not {len(named)}.")
    if learner is not None and not (named and 0 <= learner < players):
        raise Refusal(f"A learner that has opponents can sit on a seat from 0 to {players - 1}, not on {learner!r:.40}.")
    return named


def _pieces(n: int, threads: int) -> list[tuple[int, int]]:
    """First and last game of each thread's."""
    count = max(1, min(threads, n // WORTH_A_THREAD))
    ends = [n * k // count for k in range(count + 1)]
    return list(pairwise(ends))


def _cells(rows: States, name: str) -> Any:
    """Records of one field as what they are: an array of numbers."""
    return np.asarray(rows)[name]

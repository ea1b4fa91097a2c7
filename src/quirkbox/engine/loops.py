"""Loops over whole games, compiled once per game: what simulations, searches and benchmarks stand on."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from quirkbox.engine.copies import copy_record
from quirkbox.engine.dice import dice_from_seed, roll, seed_dice
from quirkbox.engine.game import Game
from quirkbox.engine.mistakes import Mistake
from quirkbox.engine.record import States, records
from quirkbox.engine.refusal import Refusal
from quirkbox.engine.rule import rule
from quirkbox.engine.trail import TRAIL

T = TypeVar("T")
R = TypeVar("R")
BETWEEN = 1 << 20  # more than any tie-break
MOST_ACTIONS = 100_000  # of one game: far more than any has
LAST = 10  # so many actions are told of a game that does not end
ENDLESS = -2  # the length of a game that was not over after so many actions
STUCK = -1  # the length of a game that came to a state where nobody can act
THOUGHTS = 1 << 40  # from here on dice are the players' own: nobody who thinks can see what the game will roll
DEVICES = ("cpu", "cuda")


@rule
def never(s: Any, seat: int) -> bool:
    return False


@cache
def next_to_act(game: Game, able: Callable[..., int] | None = None) -> Callable[..., tuple[int, int]]:
    """`next_to_act(s, last, out) -> (seat, n)`: who acts when nobody is faster than the others: whoever acted last, then
    clockwise; the table itself (HOST) only when no player can. Who rests is left alone. `out` holds the n actions, all legal ones
    unless `able` names fewer."""
    legal = able or game.rules.legal
    rests = game.rules.rests or never

    @rule
    def next_seat(s: Any, last: int, out: Any) -> tuple[int, int]:
        players = int(s.players)
        seat = last if last < players else 0
        for _ in range(players):
            if not rests(s, seat):
                n = legal(s, seat, out)
                if n > 0:
                    return seat, n
            seat += 1
            if seat == players:
                seat = 0
        return players, legal(s, players, out)

    return next_seat


@cache
def able_to_act(game: Game, able: Callable[..., int] | None = None) -> Callable[..., tuple[int, int]]:
    """`able_to_act(s, last, trial, out) -> (seat, n)`: one look of `next_to_act`, which has so many trials behind it. The last
    one is number s.players, at the table itself."""
    legal = able or game.rules.legal
    rests = game.rules.rests or never

    @rule
    def at_trial(s: Any, last: int, trial: int, out: Any) -> tuple[int, int]:
        players = int(s.players)
        seat = (last if last < players else 0) + trial
        if seat >= players:
            seat -= players
        if trial == players:
            seat = players
        elif rests(s, seat):
            return seat, 0
        return seat, legal(s, seat, out)

    return at_trial


@rule
def nothing(s: Any, seat: int) -> int:
    return 0


@cache
def standings(game: Game) -> Callable[..., None]:
    """`stand(s, out)`: like `score`, in numbers that also tell what counts between equal scores."""
    score, between = game.rules.score, game.rules.tie_break or nothing

    @rule
    def stand(s: Any, out: Any) -> None:
        score(s, out)
        for seat in range(s.players):
            out[seat] = out[seat] * BETWEEN + between(s, seat)

    return stand


@dataclass(frozen=True)
class Player:
    """Who acts on all seats of a loop over whole games."""

    #: choose(s, seat, codes, n, dice): one of n codes. `s` is the true state: who plays fair hides a copy of it first
    choose: Callable[..., int]
    #: like `legal`, but fewer; None: all of them
    able: Callable[..., int] | None = None
    #: its dice are its own, not the game's
    own_dice: bool = False


@rule
def choose_any(s: Any, seat: int, codes: Any, n: int, dice: Any) -> int:
    return int(codes[roll(dice, n)])


BY_DICE = Player(choose_any)


@cache
def playouts(game: Game, player: Player) -> Callable[..., None]:
    """`play_games(states, buffers, options, seed, first, last, most, lengths, scores, finals)`: games first to last - 1. One that
    does not end within `most` actions has the length ENDLESS, one in which nobody can act STUCK. `finals`, if there is any room,
    takes how each game stood at its end."""
    deal, play, score, next_seat = game.rules.deal, game.rules.play, game.rules.score, next_to_act(game, player.able)
    choose, own_dice = player.choose, player.own_dice

    @rule
    def play_games(
        states: Any,
        buffers: Any,
        options: Any,
        seed: int,
        first: int,
        last: int,
        most: int,
        lengths: Any,
        scores: Any,
        finals: Any,
    ) -> None:
        s = states[0]
        dice, trail, codes = buffers[0].dice, buffers[0].trail, buffers[0].codes
        thoughts = buffers[1].dice if own_dice else dice
        for number in range(first, last):
            if own_dice:
                seed_dice(thoughts, seed, number + THOUGHTS)
            seed_dice(dice, seed, number)
            deal(s, options, dice, trail)
            steps = 0
            seat = 0
            while s.over == 0:
                if steps == most:
                    steps = ENDLESS
                    break
                seat, n = next_seat(s, seat, codes)
                if n == 0:
                    steps = STUCK
                    break
                play(s, seat, choose(s, seat, codes, n, thoughts), dice, trail)
                steps += 1
            lengths[number] = steps
            score(s, scores[number])
            if len(finals) > 0:
                copy_record(finals[number], s)

    return play_games


def random_playouts(game: Game) -> Callable[..., None]:
    """`playouts`, actions by the dice."""
    return playouts(game, BY_DICE)


@dataclass(frozen=True)
class Batch:
    """Many finished games: how long each was, what each seat had, and, if they are kept, the states at the end."""

    lengths: npt.NDArray[np.int64]
    scores: npt.NDArray[np.int64]
    finals: States

    @classmethod
    def room(cls, game: Game, games: int, players: int, keep: bool) -> Batch:
        return cls(np.zeros(games, np.int64), np.zeros((games, players), np.int64), game.states(games if keep else 0))


def play_random(
    game: Game,
    games: int,
    players: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    threads: int = 0,
    most_actions: int = MOST_ACTIONS,
    device: str = "cpu",
) -> Batch:
    """Random games. The result depends on the seed alone. Unfinished if one of them does not end."""
    return play_games(game, BY_DICE, games, players, options, seed, threads, most_actions, device)


def play_games(
    game: Game,
    player: Player,
    games: int,
    players: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    threads: int = 0,
    most_actions: int = MOST_ACTIONS,
    device: str = "cpu",
    keep_finals: bool = False,
) -> Batch:
    """Whole games with one player on all seats: in all threads of the CPU, or on a GPU (`device="cuda"`)."""
    if device not in DEVICES:
        raise Refusal(f"There is no device {device!r:.40}; there are {', '.join(DEVICES)}.")
    codes = game.option_codes(players, options or {})
    batch = Batch.room(game, games, players, keep_finals)
    if device == "cuda":
        from quirkbox.engine.cuda import play_on_gpu

        play_on_gpu(game, player, codes, seed, most_actions, batch)
    else:
        run = playouts(game, player)

        def piece(first: int, last: int) -> None:
            run(
                game.states(1), game.buffers(2), codes, seed, first, last, most_actions, batch.lengths, batch.scores, batch.finals
            )  # fmt: skip

        for _ in in_threads(piece, games, threads):
            pass
    if (batch.lengths < 0).any():
        number = int(np.argmax(batch.lengths < 0))
        raise Unfinished(game, seed, number, most_actions, _actions(game, player, codes, seed, number, most_actions))
    return batch


class Unfinished(Mistake):
    """A game that does not end: after so many actions, or because nobody can act."""

    def __init__(self, game: Game, seed: int, number: int, most_actions: int, actions: Sequence[tuple[int, int]]):
        """`actions` are all of them, or the last ones, as seat and code."""
        stuck = len(actions) < most_actions
        what = "is not over, and nobody can act" if stuck else f"is not over after {most_actions} actions"
        last = ", ".join(f"{seat}: {game.actions.text(code)}" for seat, code in actions[-LAST:])
        super().__init__(f"{game.id}: game {number} of seed {seed} {what}; its last actions were {last or 'none'}.")


def _actions(game: Game, player: Player, options: Any, seed: int, number: int, most: int) -> list[tuple[int, int]]:
    """What was done in a game of `playouts`."""
    s, trail, codes, next_seat = game.states(1)[0], records(1, TRAIL)[0], game.codes(), next_to_act(game, player.able)
    dice = dice_from_seed(seed, number)
    thoughts = dice_from_seed(seed, number + THOUGHTS) if player.own_dice else dice
    game.rules.deal(s, options, dice, trail)
    done: list[tuple[int, int]] = []
    seat = 0
    while len(done) < most:
        seat, n = next_seat(s, seat, codes)
        if n == 0:
            break
        done.append((seat, int(player.choose(s, seat, codes, n, thoughts))))
        game.rules.play(s, *done[-1], dice, trail)
    return done


def in_threads(run: Callable[[int, int], None], games: int, threads: int = 0, piece: int = 0) -> Iterator[int]:
    """Run `run(first, last)` over pieces of range(games) in threads; yields how many games each finished piece had."""
    piece = piece or max(1, min(4096, games // ((threads or os.cpu_count() or 1) * 8)))
    pieces = ((first, min(first + piece, games)) for first in range(0, games, piece))
    for (first, last), _ in side_by_side(lambda piece: run(*piece), pieces, threads):
        yield last - first


def side_by_side(run: Callable[[T], R], pieces: Iterable[T], threads: int = 0) -> Iterator[tuple[T, R]]:
    """Run `run(piece)` over all pieces in threads; yields each with its result as it is finished, in any order."""
    workers = threads or os.cpu_count() or 1
    try:
        pool = _idle[workers].pop()
    except IndexError:
        pool = ThreadPoolExecutor(workers)
    running: dict[Future[R], T] = {}
    try:
        for piece in pieces:
            running[pool.submit(run, piece)] = piece
            if len(running) >= workers * 2:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
        _idle[workers].append(pool)
    except BaseException:  # after Ctrl-C nobody waits for games that nobody will look at
        pool.shutdown(wait=False, cancel_futures=True)
        raise


# Threads that have nothing to do: they have room to think in, which takes longer to make than many a piece.
_idle: defaultdict[int, list[ThreadPoolExecutor]] = defaultdict(list)

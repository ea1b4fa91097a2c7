"""Loops over whole games, compiled once per game: what simulations, searches and benchmarks stand on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine.dice import roll, seed_dice
from quirkbox.engine.game import Game
from quirkbox.engine.rule import rule

BETWEEN = 1 << 20  # more than any tie-break
STUCK = -1  # the length of a game that came to a state where nobody can act


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


@cache
def random_playouts(game: Game) -> Callable[..., None]:
    """`playouts(states, buffers, options, seed, first, last, lengths, scores)`: games first to last - 1, actions by the dice."""
    deal, play, score, next_seat = game.rules.deal, game.rules.play, game.rules.score, next_to_act(game)

    @rule
    def playouts(states: Any, buffers: Any, options: Any, seed: int, first: int, last: int, lengths: Any, scores: Any) -> None:
        s = states[0]
        dice, trail, codes = buffers[0].dice, buffers[0].trail, buffers[0].codes
        for number in range(first, last):
            seed_dice(dice, seed, number)
            deal(s, options, dice, trail)
            steps = 0
            seat = 0
            while s.over == 0:
                seat, n = next_seat(s, seat, codes)
                if n == 0:
                    steps = STUCK
                    break
                play(s, seat, int(codes[roll(dice, n)]), dice, trail)
                steps += 1
            lengths[number] = steps
            score(s, scores[number])

    return playouts


@dataclass(frozen=True)
class Batch:
    """Many finished games: how long each was and what each seat had."""

    lengths: npt.NDArray[np.int64]
    scores: npt.NDArray[np.int64]


def play_random(
    game: Game,
    games: int,
    players: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    threads: int = 0,
) -> Batch:
    """Random games in all threads. The result depends on the seed alone."""
    codes = game.option_codes(players, options or {})
    batch = Batch(np.zeros(games, np.int64), np.zeros((games, players), np.int64))
    playouts = random_playouts(game)

    def run(first: int, last: int) -> None:
        playouts(game.states(1), game.buffers(), codes, seed, first, last, batch.lengths, batch.scores)

    for _ in in_threads(run, games, threads):
        pass
    if (batch.lengths == STUCK).any():
        raise RuntimeError(f"{game.id}: random game {int(np.argmin(batch.lengths))} of seed {seed} got stuck")
    return batch


def in_threads(run: Callable[[int, int], None], games: int, threads: int = 0, piece: int = 0) -> Iterator[int]:
    """Run `run(first, last)` over pieces of range(games) in threads; yields how many games each finished piece had."""
    workers = threads or os.cpu_count() or 1
    piece = piece or max(1, min(4096, games // (workers * 8)))
    starts = iter(range(0, games, piece))
    pool = ThreadPoolExecutor(workers)
    running = {}
    try:
        for first in starts:
            last = min(first + piece, games)
            running[pool.submit(run, first, last)] = last - first
            if len(running) >= workers * 2:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    future.result()
                    yield running.pop(future)
        for future, size in running.items():
            future.result()
            yield size
    finally:  # after Ctrl-C nobody waits for games that nobody will look at
        pool.shutdown(wait=False, cancel_futures=True)

"""Games of random and greedy bots on a GPU: needs the extra `cuda`, and an NVIDIA GPU. All else is done by threads."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from quirkbox.bots import GREEDY, RANDOM, greedy_player, random_player
from quirkbox.engine import Batch, Game, Player, Refusal, rule, standings
from quirkbox.engine.loops import MOST_ACTIONS
from quirkbox.lab.lineup import Lineup, Played
from quirkbox.lab.work import HERE, Job, Place

P = TypeVar("P")
R = TypeVar("R")
QUICK = {RANDOM: random_player, GREEDY: greedy_player}


class Gpu:
    """An NVIDIA GPU; Refusal where there is none."""

    workers = 1
    most_games = 1 << 17  # their last states come back from the GPU
    seconds = 1.0
    for_search: Place = HERE

    def __init__(self) -> None:
        from quirkbox.engine.cuda import gpu

        gpu()

    def do(self, job: Job[P, R], pieces: Iterable[P]) -> Iterator[tuple[P, R]]:
        there = job.on_gpu()
        return HERE.do(job, pieces) if there is None else ((piece, there(piece)) for piece in pieces)


def gpu_player(lineup: Lineup) -> Player:
    """Who plays a lineup's games on a GPU. Refusal if they would have to be played by several, or by one that looks ahead."""
    kinds = set(lineup.kinds.tolist())
    if not lineup.compiled or len(kinds) > 1 or not kinds <= QUICK.keys() or lineup.each > 1:
        raise Refusal(f"A GPU plays games of random bots or of greedy ones, not of {', '.join(lineup.names)}.")
    return QUICK[kinds.pop()](lineup.game)


def play_on_gpu(lineup: Lineup, player: Player, first: int, last: int) -> Played:
    """Games first to last - 1, as `Lineup.play` plays them."""
    from quirkbox.engine import cuda

    game, players, start = lineup.game, len(lineup.entrants), time.perf_counter()
    batch = Batch.room(game, last - first, players, keep=True)
    cuda.play_on_gpu(game, player, lineup.options, lineup.seed, MOST_ACTIONS, batch, first)
    if (batch.lengths < 0).any():
        return lineup.play(first, last)  # it says what is wrong with which game
    played = Played.room(last - first, players)
    played.lengths[:], played.scores[:] = batch.lengths, batch.scores
    all_standings(game)(batch.finals, played.standings)
    return replace(played, seconds=time.perf_counter() - start)


@cache
def all_standings(game: Game) -> Callable[..., None]:
    """`stand(states, out)`: the standings of many games."""
    stand = standings(game)

    @rule
    def stand_all(states: Any, out: Any) -> None:
        for number in range(len(out)):
            stand(states[number], out[number])

    return stand_all

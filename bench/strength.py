"""How strong the bots are: what 200 ms a move buy the search here, and what it makes of them.

    python bench/strength.py [--games 1000] [--ms 200] [--seed 1]

The games are played with a fixed number of looks ahead per move, as many as fit into the time on this machine when nothing else
runs. So they are the same on any machine; only the number differs.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from typing import Any

from rich.console import Console
from rich.progress import Progress

from quirkbox.bots import BOTS
from quirkbox.engine import Position, dice_from_seed
from quirkbox.games import game
from quirkbox.lab import Result, simulate

QUIRKIES = game("quirkies")
SAMPLE = 4000  # looks ahead, timed
MATCHES: list[tuple[list[str], dict[str, str]]] = [
    (["greedy", "random"], {}),
    (["greedy", "random"], {"version": "advanced"}),
    (["greedy", "random"], {"claims": "call"}),
    (["search", "greedy"], {}),
    (["search", "greedy"], {"version": "advanced"}),
    (["search", "greedy"], {"claims": "call"}),
    (["search", "greedy", "greedy"], {}),
    (["search", "greedy", "greedy", "greedy"], {}),
]


def looks_within(ms: float) -> int:
    """Looks ahead per move that fit into the time, by the median over positions from the beginning to the end of games."""
    speeds = [_speed(position) for seed in range(12) for position in _positions(seed)]
    return round(statistics.median(speeds) * ms / 1000)


def _positions(seed: int) -> list[Position]:
    """A few moments of a game between greedy bots."""
    position, _ = QUIRKIES.start(2, {}, dice_from_seed(seed))
    moments = []
    for number in range(10):
        if position.over:
            break
        if number % 3 == 0:
            moments.append(position.copy())
        seat = position.waiting()[0]
        code = BOTS["greedy"].choose(position.hidden(seat), seat, dice=dice_from_seed(number))
        position.play(seat, code, dice_from_seed(seed, number + 1))
    return moments


def _speed(position: Position) -> float:
    """Looks ahead per second: the best of three, since other programs only ever slow it down."""
    seat = position.waiting()[0]
    hidden = position.hidden(seat)
    times = []
    for _ in range(3):
        start = time.perf_counter()
        BOTS["search"].choose(hidden, seat, dice=dice_from_seed(1), iterations=SAMPLE)
        times.append(time.perf_counter() - start)
    return SAMPLE / min(times)


def told(result: Result, options: dict[str, str], iterations: int) -> dict[str, Any]:
    """The first bot's rate of victories, alone and with shared ones counted by halves, thirds, …"""
    best = result.scores == result.scores.max(axis=1, keepdims=True)
    shares = (best / best.sum(axis=1, keepdims=True))[:, 0].mean()
    (_, won, interval), *_ = result.rows()
    return {
        "bots": result.bots,
        "options": options,
        "games": result.games,
        "iterations": iterations if "search" in result.bots else None,
        "won": won,
        "ci95": interval,
        "shared": result.ties / result.games,
        "with_shares": shares,
        "mean_length": result.mean_length,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--ms", type=float, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    iterations = looks_within(asked.ms)
    figures = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for bots, options in MATCHES:
            name = ", ".join([*bots, *options.values()])
            task = progress.add_task(name, total=asked.games)

            def advance(done: int, task: Any = task) -> None:
                progress.advance(task, done)

            result = simulate(QUIRKIES, asked.games, bots, asked.seed, options, iterations, progress=advance)
            figures.append(told(result, options, iterations))
    print(json.dumps({"ms": asked.ms, "iterations": iterations, "matches": figures}))


if __name__ == "__main__":
    main()

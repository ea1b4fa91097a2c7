"""How strong the bots of a game are: what a move's time buys the search here, and what it makes of it.

    python bench/strength.py GAME [--games 1000] [--seed 1]

The games are played with a fixed number of looks ahead per move, as many as fit into the time on this machine when nothing else
runs, or fewer where a match says so. So they are the same on any machine; only the number differs.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress

from quirkbox.bots import BOTS, Looks
from quirkbox.engine import Game, Position, dice_from_seed
from quirkbox.games import game
from quirkbox.lab import Result, Step, simulate

SAMPLE = 4000  # looks ahead, timed


class Match(NamedTuple):
    bots: list[str]
    options: Mapping[str, str] = MappingProxyType({})
    # of the games asked for: the search takes its time
    part: float = 1
    # ahead per move, if fewer than fit into the time
    looks: int | None = None


COUNTED = {"programming": "counted"}
# Milliseconds a move, and who plays.
MATCHES: dict[str, tuple[float, list[Match]]] = {
    "quirkies": (200, [
        Match(["greedy", "random"]),
        Match(["greedy", "random"], {"version": "advanced"}),
        Match(["greedy", "random"], {"claims": "call"}),
        Match(["search", "greedy"]),
        Match(["search", "greedy"], {"version": "advanced"}, 0.2, 3000),
        Match(["search", "greedy"], {"claims": "call"}, 0.2, 3000),
        Match(["search", "greedy", "greedy"], part=0.2, looks=3000),
        Match(["search", "greedy", "greedy", "greedy"], part=0.2, looks=3000),
    ]),
    "tiny_turbo_cars": (200, [
        Match(["greedy", "random"], COUNTED),
        Match(["search", "greedy"], COUNTED, looks=100),
    ]),
    "circuit_breaker": (300, [
        Match(["greedy", "random"]),
        Match(["search", "greedy"], looks=600),
        Match(["search", "greedy", "greedy"], part=0.2, looks=300),
        Match(["search", "greedy", "greedy", "greedy"], part=0.2, looks=300),
        Match(["search", "greedy"], part=0.05),
    ]),
    "rootg": (300, [
        Match(["greedy", "random"]),
        Match(["greedy", "random"], {"side": "black"}),
        Match(["search", "greedy"], looks=30),
        Match(["search", "greedy"], {"side": "black"}, looks=30),
        Match(["search", "greedy"], part=0.02),
    ]),
}  # fmt: skip


def looks_within(played: Game, options: Mapping[str, str], ms: float) -> int:
    """Looks ahead per move that fit into the time, by the median over positions from the beginning to the end of games."""
    speeds = [_speed(position) for seed in range(12) for position in _moments(played, options, seed)]
    return round(statistics.median(speeds) * ms / 1000)


def _moments(played: Game, options: Mapping[str, str], seed: int) -> list[Position]:
    """A few moments of a game between greedy bots, one as far from the next as it is long."""
    position, _ = played.start(2, options, dice_from_seed(seed))
    positions = []
    while not position.over:
        seat = next(iter(position.waiting()), position.host)
        if seat == position.host:
            code = position.legal(seat)[0]
        else:
            positions.append(position.copy())
            code = BOTS["greedy"].choose(position.hidden(seat), seat, dice=dice_from_seed(len(positions)))
        position.play(seat, code, dice_from_seed(seed, len(positions) + 1))
    return positions[:: max(1, len(positions) // 4)]


def _speed(position: Position) -> float:
    """Looks ahead per second: the best of three, since other programs only ever slow it down."""
    seat = position.waiting()[0]
    hidden = position.hidden(seat)
    times = []
    for _ in range(3):
        start = time.perf_counter()
        BOTS["search"].choose(hidden, seat, dice=dice_from_seed(1), budget=Looks(SAMPLE))
        times.append(time.perf_counter() - start)
    return SAMPLE / min(times)


def told(result: Result, options: Mapping[str, str], looks: int) -> dict[str, Any]:
    """The first bot's rate of victories, alone and with shared ones counted by halves, thirds, …"""
    best = result.standings == result.standings.max(axis=1, keepdims=True)
    shares = (best / best.sum(axis=1, keepdims=True))[:, 0].mean()
    (_, won, interval), *_ = result.rows()
    return {
        "bots": result.bots,
        "options": dict(options),
        "games": result.games,
        "looks": looks if "search" in result.bots else None,
        "won": won,
        "ci95": interval,
        "shared": result.ties / result.games,
        "with_shares": shares,
        "mean_length": result.mean_length,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=MATCHES)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    played = game(asked.game)
    ms, matches = MATCHES[asked.game]
    fit = looks_within(played, matches[0].options, ms)
    figures = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for bots, options, part, fewer in matches:
            games = max(len(bots), round(asked.games * part))
            task = progress.add_task(", ".join([*bots, *options.values()]), total=games)

            def advance(step: Step, task: Any = task) -> None:
                progress.update(task, completed=step.done)

            looks = min(fit, fewer or fit)
            result = simulate(played, games, bots, asked.seed, options, looks, progress=advance)
            figures.append(told(result, options, looks))
    print(json.dumps({"ms": ms, "looks": fit, "matches": figures}))


if __name__ == "__main__":
    main()

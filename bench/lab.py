"""What the lab costs: its driver over the bare compiled loop, two cores beside one, a cluster beside threads, a whole report, an
answered question.

    python bench/lab.py [--games 100000] [--turns 9]

Prints JSON. What is compared is run in turns. The driver is told in the processor's own time, which other programs hardly touch,
as the ratios of single turns. What goes on side by side needs the clock on the wall: of that the best turns are compared as well,
since other programs only ever slow one down, and how many of them wanted the processor is told beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quirkbox.bots import Workspace
from quirkbox.engine import Game
from quirkbox.games import GAMES, circuit_breaker
from quirkbox.lab import Cluster, Lineup, Order, Played, Threads, ask, compare, simulate
from quirkbox.lab.lineup import bot_games
from quirkbox.lab.report import report

# games that take a second or so on one core: so long that the last pieces of two cores hardly count
ENOUGH = {"quirkies": 300_000, "tiny_turbo_cars": 120, "circuit_breaker": 8000, "rootg": 3000, "quirky_circuits": 20_000}
SHORT = 5  # the driver is measured with such a part of them
ON_A_CLUSTER = 5  # times as many


def seconds(run: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    start = clock()
    run()
    return clock() - start


def ratios(turns: int, one: Callable[[], float], other: Callable[[], float]) -> dict[str, float]:
    """One over the other, turn by turn, and the best of one over the best of the other."""
    found = [(one(), other()) for _ in range(turns)]
    low, middle, high = statistics.quantiles([first / second for first, second in found], n=4)
    best = min(first for first, _ in found) / min(second for _, second in found)
    told = {"median": middle, "low quarter": low, "high quarter": high, "best": best}
    return {name: round(value, 3) for name, value in told.items()}


def driver(game: Game, games: int, turns: int) -> dict[str, Any]:
    """What everything around the compiled loop adds to its time, and how much quicker two cores are."""
    bots, few = ["greedy"] * game.players[0], games // SHORT
    lineup, work, played = Lineup(game, bots, 1), Workspace(game), Played.room(few, len(bots))

    def bare() -> None:
        bot_games(game)(
            work.states, work.buffers, work.memories, lineup.options, lineup.kinds, lineup.looks, 1, 1, 0, few,
            played.lengths, played.scores, played.standings,
        )  # fmt: skip

    def driven(games: int, threads: int) -> None:
        simulate(game, games, bots, 1, on=Threads(threads))

    def own(run: Callable[[], object]) -> Callable[[], float]:
        return lambda: seconds(run, time.process_time)

    bare()
    driven(games, 2)
    return {
        "games_per_s": round(few / min(own(bare)() for _ in range(turns))),
        "driver over bare loop": ratios(turns, own(lambda: driven(few, 1)), own(bare)),
        "two cores": ratios(turns, lambda: seconds(lambda: driven(games, 1)), lambda: seconds(lambda: driven(games, 2))),
    }


def cluster(turns: int) -> dict[str, Any]:
    """Threads over two workers of a cluster on this machine: 1 would be as fast, 0.85 loses 15 %."""
    try:
        import ray
    except ImportError:
        return {"why not": "Ray is not installed"}
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    game, games = GAMES["quirkies"], ENOUGH["quirkies"] * ON_A_CLUSTER

    def on(place: Threads | Cluster) -> float:
        return seconds(lambda: simulate(game, games, ["greedy", "greedy"], 1, on=place))

    ours = Cluster()
    on(ours)  # workers load the rules once
    found = ratios(max(3, turns // 2), lambda: on(Threads(2)), lambda: on(ours))
    ray.shutdown()
    return {"games": games, "threads over cluster": found}


def whole_report(games: int) -> dict[str, Any]:
    """Seconds from nothing to a page: so many games of greedy bots, a thousand watched, bots of three budgets."""
    took = seconds(lambda: report(Order(GAMES["quirkies"], games=games, seed=1).make(Threads(2))))
    return {"games": games, "seconds": round(took, 1)}


def question() -> dict[str, Any]:
    """Two boxes of Circuit Breaker, one with half the cheese: is the first seat as good in both, but for 3 points?"""
    game = GAMES["circuit_breaker"]
    box = (Path(circuit_breaker.__file__).parent / "content/standard.toml").read_text(encoding="utf-8")
    start = time.perf_counter()
    found = compare(ask(game, {}, {"tiles": box.replace("cheese = 12", "cheese = 6")}, ["greedy", "greedy"], "seat1", 0.03))
    told = {"answer": found.answer, "games": found.games, "difference": found.row("seat1")[2].to_json()}
    return {**told, "seconds": round(time.perf_counter() - start, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--turns", type=int, default=9)
    asked = parser.parse_args()
    found = {
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "driver": {name: driver(GAMES[name], games, asked.turns) for name, games in ENOUGH.items()},
        "report": whole_report(asked.games),
        "question": question(),
        "cluster": cluster(asked.turns),
        "load at the end": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()

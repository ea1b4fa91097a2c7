"""What the lab costs: its driver over the bare compiled loop, two cores beside one, a cluster beside threads, a whole report, an
answered question.

    python bench/lab.py [--games 100000] [--rounds 7]

Prints JSON. What is compared is run in turns, and ratios are of one turn each: whatever else the machine does slows both. The
median and the quarters of the ratios are told.
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

# games that take some tenths of a second on one core
ENOUGH = {"quirkies": 100_000, "tiny_turbo_cars": 40, "circuit_breaker": 3000, "rootg": 1000, "quirky_circuits": 8000}
ON_A_CLUSTER = 8  # times as many


def seconds(run: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    start = clock()
    run()
    return clock() - start


def ratios(rounds: int, one: Callable[[], float], other: Callable[[], float]) -> dict[str, float]:
    """One over the other, turn by turn."""
    found = [one() / other() for _ in range(rounds)]
    low, middle, high = statistics.quantiles(found, n=4)
    return {"median": round(middle, 3), "low quarter": round(low, 3), "high quarter": round(high, 3)}


def driver(game: Game, games: int, rounds: int) -> dict[str, Any]:
    """What everything around the compiled loop adds to its time, and how much quicker two cores are."""
    bots = ["greedy"] * game.players[0]
    lineup, work, played = Lineup(game, bots, 1), Workspace(game), Played.room(games, len(bots))

    def bare() -> None:
        bot_games(game)(
            work.states, work.buffers, work.memories, lineup.options, lineup.kinds, lineup.looks, 1, 1, 0, games,
            played.lengths, played.scores, played.standings,
        )  # fmt: skip

    def driven(threads: int) -> None:
        simulate(game, games, bots, 1, on=Threads(threads))

    bare()
    return {
        "games_per_s": round(games / seconds(bare, time.process_time)),
        "driver over bare loop": ratios(
            rounds, lambda: seconds(lambda: driven(1), time.process_time), lambda: seconds(bare, time.process_time)
        ),
        "two cores": ratios(rounds, lambda: seconds(lambda: driven(1)), lambda: seconds(lambda: driven(2))),
    }


def cluster(rounds: int) -> dict[str, Any]:
    """Threads over two workers of a cluster on this machine: 1 would be as fast, 0.85 loses 15 %."""
    try:
        import ray
    except ImportError:
        return {"why not": "Ray is not installed"}
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    game, games = GAMES["quirkies"], ENOUGH["quirkies"] * ON_A_CLUSTER

    def on(place: Threads | Cluster) -> float:
        return seconds(lambda: simulate(game, games, ["greedy", "greedy"], 1, on=place))

    on(Cluster())  # workers load the rules once
    found = ratios(max(3, rounds // 2), lambda: on(Threads(2)), lambda: on(Cluster()))
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
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    found = {
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "driver": {name: driver(GAMES[name], games, asked.rounds) for name, games in ENOUGH.items()},
        "report": whole_report(asked.games),
        "question": question(),
        "cluster": cluster(asked.rounds),
        "load at the end": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()

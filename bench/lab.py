"""What the lab costs: its driver over the bare compiled loop, two cores beside one, a whole report, an answered question.

    python bench/lab.py [--games 100000]

Prints JSON. Run it on a machine that does nothing else; the best of several runs counts, since other programs only slow it down.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quirkbox.bots import Workspace
from quirkbox.engine import Game
from quirkbox.games import GAMES, circuit_breaker
from quirkbox.lab import Lineup, Played, ask, budgets, compare, simulate, study
from quirkbox.lab.lineup import bot_games
from quirkbox.lab.report import report

# games that take some tenths of a second on one core
ENOUGH = {"quirkies": 20_000, "tiny_turbo_cars": 16, "circuit_breaker": 800, "rootg": 150, "quirky_circuits": 2000}
RUNS = 5


def best(run: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    """Seconds of the quickest run."""
    times = []
    for _ in range(RUNS):
        start = clock()
        run()
        times.append(clock() - start)
    return min(times)


def driver(game: Game, games: int) -> dict[str, float]:
    """What everything around the compiled loop adds to its time, and how much quicker two cores are."""
    bots = ["greedy"] * game.players[0]
    lineup, work, played = Lineup(game, bots, 1), Workspace(game), Played.room(games, len(bots))

    def bare() -> None:
        bot_games(game)(
            work.states, work.buffers, work.memories, lineup.options, lineup.kinds, lineup.looks, 1, 1, 0, games,
            played.lengths, played.scores, played.standings,
        )  # fmt: skip

    bare()
    alone = best(bare, time.process_time)
    driven = best(lambda: simulate(game, games, bots, 1, threads=1), time.process_time)
    one, two = (best(lambda threads=threads: simulate(game, games, bots, 1, threads=threads)) for threads in (1, 2))
    return {"games_per_s": round(games / alone), "overhead": round(driven / alone - 1, 4), "two_cores": round(one / two, 2)}


def whole_report(games: int) -> dict[str, Any]:
    """Seconds from nothing to a page: so many games of greedy bots, a thousand watched, bots of three budgets."""
    game = GAMES["quirkies"]
    start = time.perf_counter()
    report(study(Lineup(game, ["greedy", "greedy"], 1), games, budgets(game, 20, 10, 1, {})))
    return {"games": games, "seconds": round(time.perf_counter() - start, 1)}


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
    asked = parser.parse_args()
    found = {
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "driver": {name: driver(GAMES[name], games) for name, games in ENOUGH.items()},
        "report": whole_report(asked.games),
        "question": question(),
    }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()

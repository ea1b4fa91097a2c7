"""Many games stepped by one call (`quirkbox.env.batch`), on one core, beside bare random playouts in the same run, turn by turn.

    python bench/batch.py [--rounds 15] [GAME ...]

Both play the same random games, deals included. The batch also writes what the seat that acts sees and what it may do (a mask, or
a list where there are too many codes), checks every action, and is called once for each step of all its games. Time is that of
the processor, so that other programs count less.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable

from quirkbox.engine import Game, play_random
from quirkbox.env import batch
from quirkbox.games import BUILT_IN, game

AT_ONCE = (256, 1024)  # games
SECONDS = 0.15  # of one turn


def seconds_a_step(turn: Callable[[], int]) -> float:
    start = time.process_time()
    steps = turn()
    return (time.process_time() - start) / steps


def turns(played: Game, at_once: int) -> tuple[Callable[[], int], Callable[[], int]]:
    """Each as long as a turn is to be."""
    players = played.players[1]
    games = batch(played, at_once, players=players, seed=1, threads=1)

    def bare(number: int = 100) -> int:
        return int(play_random(played, number, players, seed=1, threads=1).lengths.sum())

    def stepped(times: int = 20) -> int:
        for _ in range(times):
            games.step(games.sample())
        return times * at_once

    for turn in (bare, stepped):
        turn()  # compiled
    whole = max(1, round(100 * SECONDS / (seconds_a_step(bare) * bare())))
    calls = max(1, round(SECONDS / (seconds_a_step(stepped) * at_once)))
    return lambda: bare(whole), lambda: stepped(calls)


def measured(played: Game, at_once: int, rounds: int) -> dict[str, float]:
    bare, stepped = turns(played, at_once)
    found = [(seconds_a_step(bare), seconds_a_step(stepped)) for _ in range(rounds)]
    return {
        "at_once": at_once,
        "bare_steps_per_s": round(1 / statistics.median(a for a, _ in found)),
        "batch_steps_per_s": round(1 / statistics.median(b for _, b in found)),
        "ratio": round(statistics.median(a / b for a, b in found), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=BUILT_IN, metavar="GAME")
    parser.add_argument("--rounds", type=int, default=15)
    asked = parser.parse_args()
    found = []
    for name in asked.games:
        for at_once in AT_ONCE:
            found.append({"game": name, **measured(game(name), at_once, asked.rounds)})
            print(found[-1], file=sys.stderr)
    print(json.dumps({"rounds": asked.rounds, "games": found}))


if __name__ == "__main__":
    main()

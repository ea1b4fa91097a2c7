"""Random playouts on one core: ours against OpenSpiel's own package, in the same run, turn by turn.

    python bench/peers.py [--rounds 15]

OpenSpiel's connect_four is driven inside C++ in the two ways its Python package offers (two uniform random bots through
`evaluate_bots`, and the rollouts of an `MCTSBot` that looks ahead once), of which the faster one counts, and by a loop in Python.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable

import pyspiel

from quirkbox.engine import play_random
from quirkbox.games import game

CONNECT_FOUR = pyspiel.load_game("connect_four")
QUIRKIES = game("quirkies")


def quirkies(games: int = 20_000) -> int:
    """Four players, the deal included."""
    return int(play_random(QUIRKIES, games, 4, seed=random.getrandbits(60), threads=1).lengths.sum())


def connect_four_bots(games: int = 4_000) -> int:
    bots = [pyspiel.make_uniform_random_bot(player, random.getrandbits(30)) for player in range(2)]
    steps = 0
    for number in range(games):
        state = CONNECT_FOUR.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        steps += state.move_number()
    return steps


def connect_four_python(games: int = 300) -> int:
    steps = 0
    for _ in range(games):
        state = CONNECT_FOUR.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


MEAN_LENGTH = connect_four_python(3000) / 3000


def connect_four_rollouts(games: int = 4_000) -> int:
    """Rollouts do not tell their length; the mean is known."""
    evaluator = pyspiel.RandomRolloutEvaluator(games, random.getrandbits(30))
    bot = pyspiel.MCTSBot(CONNECT_FOUR, evaluator, 2.0, 1, 10, False, random.getrandbits(30), False)
    bot.step(CONNECT_FOUR.new_initial_state())
    return round(games * MEAN_LENGTH)


def steps_per_second(play: Callable[[], int]) -> float:
    start = time.perf_counter()
    return play() / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    contestants = [quirkies, connect_four_bots, connect_four_rollouts, connect_four_python]
    for play in contestants:
        play()
    speeds = {play.__name__: [0.0] * rounds for play in contestants}
    for number in range(rounds):
        for play in contestants:
            speeds[play.__name__][number] = steps_per_second(play)
    inside = [max(a, b) for a, b in zip(speeds["connect_four_bots"], speeds["connect_four_rollouts"], strict=True)]
    ratios = {
        "inside C++": [ours / theirs for ours, theirs in zip(speeds["quirkies"], inside, strict=True)],
        "from Python": [ours / theirs for ours, theirs in zip(speeds["quirkies"], speeds["connect_four_python"], strict=True)],
    }
    print(json.dumps({"steps_per_s": summary(speeds), "ratio": summary(ratios), "rounds": rounds}))


def summary(figures: dict[str, list[float]]) -> dict[str, dict[str, float]]:
    """The best is what the machine can do; the median and the quarters say how noisy it was."""
    told = {}
    for name, values in figures.items():
        low, middle, high = statistics.quantiles(values, n=4)
        told[name] = {"best": max(values), "median": middle, "low quarter": low, "high quarter": high}
    return told


if __name__ == "__main__":
    main()

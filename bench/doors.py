"""Single games behind PettingZoo's door on one core, beside PettingZoo's own connect_four, in the same run, turn by turn.

    python bench/doors.py [--rounds 9]

Everybody takes random legal actions in the loop that PettingZoo's documentation shows. connect_four is measured as `env()` gives
it, with its wrappers, and bare (`raw_env`); ours checks actions too, and has no wrappers.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from types import ModuleType
from typing import Any

from quirkbox import env
from quirkbox.games import BUILT_IN

sys.modules["pygame"] = ModuleType("pygame")  # connect_four wants it for its window, and none is opened here
from pettingzoo.classic import connect_four_v3  # noqa: E402

SECONDS = 0.6  # of each turn


def steps_per_second(one: Any) -> float:
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() < begin + SECONDS:
        one.reset()
        for _ in one.agent_iter():
            seen, _, terminated, truncated, _ = one.last()
            if terminated or truncated:
                one.step(None)
            else:
                one.step(random.choice(seen["action_mask"].nonzero()[0]))
                steps += 1
    return steps / (time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    contestants = {
        **{name: env.aec(name, players=2, seed=1) for name in BUILT_IN},
        "connect_four": connect_four_v3.env(),
        "connect_four, bare": connect_four_v3.raw_env(),
    }
    for one in contestants.values():
        steps_per_second(one)
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, one in contestants.items():
            speeds[name].append(steps_per_second(one))
    ratios = {
        peer: [ours / theirs for ours, theirs in zip(speeds["quirkies"], speeds[peer], strict=True)]
        for peer in ("connect_four", "connect_four, bare")
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

"""Quirky Circuits: how long a card takes, and how often teams of bots win each scenario.

python bench/quirky_circuits.py [--games 200] [--bots search,search]

Writes its table as Markdown.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from quirkbox.engine import dice_from_seed, play_random, roll, rule
from quirkbox.games.quirky_circuits import GAME
from quirkbox.games.quirky_circuits.content import book
from quirkbox.games.quirky_circuits.plan import do_card
from quirkbox.games.quirky_circuits.solver import solve
from quirkbox.lab import simulate
from quirkbox.lab.simulate import interval

CARDS = 20_000
SEED = 2026


@rule
def do_cards(states: Any, dice: Any, cards: int) -> None:
    """Random cards of the scenario's deck, one after the other, from the start again when somebody has won or lost."""
    s = states[0]
    for _ in range(cards):
        if s.over:
            states[0] = states[1]
        do_card(s, s.deck[roll(dice, s.deck_size)])


def card_seconds(scenario: str) -> float:
    """The best of some runs, since other programs only ever slow it down."""
    at, _ = GAME.start(2, {"scenario": scenario}, dice_from_seed(SEED))
    states = GAME.states(2)
    states[0:1] = states[1:2] = at.states
    dice = dice_from_seed(SEED)
    do_cards(states, dice, 1)
    best = float("inf")
    for _ in range(50):
        start = time.perf_counter()
        do_cards(states, dice, CARDS)
        best = min(best, (time.perf_counter() - start) / CARDS)
    return best


def steps_per_second(scenario: str) -> float:
    """The best of many short runs."""
    best = 0.0
    for _ in range(100):
        start = time.perf_counter()
        steps = int(play_random(GAME, 50, 2, {"scenario": scenario}, threads=1).lengths.sum())
        best = max(best, steps / (time.perf_counter() - start))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description="Quirky Circuits: speed and strength, scenario by scenario")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", nargs="*", default=["search,search", "greedy,greedy", "random,random"])
    given = parser.parse_args()
    rows, totals, speeds, paces = [], [0.0] * len(given.bots), [], []
    for name, made in book().items():
        speeds.append(card_seconds(name))
        paces.append(steps_per_second(name))
        solved = solve(name, most=200_000)
        rates = []
        for place, team in enumerate(given.bots):
            played = simulate(GAME, given.games, team.split(","), SEED, {"scenario": name})
            low, high = interval(played.wins[0], given.games)
            totals[place] += played.wins[0] / given.games / len(book())
            rates.append(f"{played.wins[0] / given.games:.0%} ({low:.0%} to {high:.0%})")
        fewest = f"{len(solved.cards or ())}{'' if solved.certain else ' or fewer'}"
        cells = [made.number, made.name, "★" * made.stars, made.battery, fewest, *rates]
        cells += [f"{speeds[-1] * 1e9:.0f}", f"{paces[-1] / 1e6:.1f}"]
        rows.append("| " + " | ".join(map(str, cells)) + " |")
        print(rows[-1], flush=True)
    heads = ["", "scenario", "stars", "battery", "cards needed", *given.bots, "ns a card", "million steps/s"]
    print("\n| " + " | ".join(heads) + " |\n|" + " --- |" * len(heads))
    print("\n".join(rows))
    means = ", ".join(f"{team} {total:.1%}" for team, total in zip(given.bots, totals, strict=True))
    print(f"\nMean: {means}.")
    mean = sum(speeds) / len(speeds) * 1e9
    print(
        f"A card takes {mean:.0f} ns on average; {min(paces) / 1e6:.1f} to {max(paces) / 1e6:.1f} million steps/s on one core."
    )


if __name__ == "__main__":
    main()

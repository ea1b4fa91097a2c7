"""Quirky Circuits: how long a card takes, and how often teams of bots win each scenario, beside a team with open hands.

python bench/quirky_circuits.py [--games 100] [--ceiling]
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from open_hands import wins_with_open_hands

from quirkbox.engine import dice_from_seed, play_random, roll, rule
from quirkbox.games.quirky_circuits import GAME
from quirkbox.games.quirky_circuits.content import book
from quirkbox.games.quirky_circuits.mind import do_card
from quirkbox.games.quirky_circuits.solver import room, solve
from quirkbox.lab import simulate
from quirkbox.lab.simulate import interval

CARDS = 20_000
SEED = 2026
OPEN = "open hands"
TEAMS = (OPEN, "search", "greedy", "random")


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


def wins_of(team: str, scenario: str, games: int) -> int:
    if team == OPEN:
        return wins_with_open_hands(scenario, games, SEED)
    return simulate(GAME, games, [team, team], SEED, {"scenario": scenario}).wins[0]


def rate(wins: int, games: int) -> str:
    low, high = interval(wins, games)
    return f"{wins / games:.0%} ({low:.0%} to {high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Quirky Circuits: speed and strength, scenario by scenario")
    parser.add_argument("--games", type=int, default=100, help="games of each team in each scenario")
    parser.add_argument("--ceiling", action="store_true", help="only tell how often a team with open hands wins")
    given = parser.parse_args()
    if given.ceiling:
        for name in book():
            print(f"{name}: {rate(wins_of(OPEN, name, given.games), given.games)}", flush=True)
    else:
        tell_all(given.games)


def tell_all(games: int) -> None:
    rows, totals, speeds, paces = [], dict.fromkeys(TEAMS, 0.0), [], []
    for name, made in book().items():
        speeds.append(card_seconds(name) * 1e9)
        paces.append(steps_per_second(name) / 1e6)
        solved = solve(name, most=room())
        rates = []
        for team in TEAMS:
            wins = wins_of(team, name, games)
            totals[team] += wins / games / len(book())
            rates.append(rate(wins, games))
        fewest = f"{len(solved.cards or ())}{'' if solved.certain else ' or fewer'}"
        cells = [made.number, made.name, "★" * made.stars, made.battery, fewest, *rates]
        rows.append("| " + " | ".join(map(str, cells)) + " |")
        print(rows[-1], file=sys.stderr, flush=True)
    means = ", ".join(f"{team} **{total:.1%}**" for team, total in totals.items())
    heads = ["", "scenario", "stars", "battery", "cards needed", *TEAMS]
    told = [
        f"A card takes **{sum(speeds) / len(speeds):.0f} ns** on average ({min(speeds):.0f} to {max(speeds):.0f} by scenario); "
        f"random games of two run at {min(paces):.1f} to {max(paces):.1f} million steps/s.",
        "",
        f"Teams of two, {games} games in each scenario, won with the 95 % interval; on average {means}. With open hands: one "
        "mind plays all cards (`bench/open_hands.py`), which tells how much is lost by not knowing what the other one holds.",
        "",
        "| " + " | ".join(heads) + " |",
        "|" + " --- |" * len(heads),
        *rows,
    ]
    print(json.dumps({"told": told}))


if __name__ == "__main__":
    main()

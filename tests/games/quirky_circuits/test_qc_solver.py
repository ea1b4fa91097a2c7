"""The solver against plain counting, and the scenarios of the book."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from qc_table import QC, scenario

from quirkbox import Match
from quirkbox.engine.record import records
from quirkbox.games.quirky_circuits.actions import COMMANDS
from quirkbox.games.quirky_circuits.chart import QUIET
from quirkbox.games.quirky_circuits.content import book
from quirkbox.games.quirky_circuits.run import act
from quirkbox.games.quirky_circuits.solver import fingerprint, solve
from quirkbox.games.quirky_circuits.state import NONE, PROGRAM


def cards(*names: str) -> str:
    return "\n".join(["[cards]", *(f"{name} = 4" for name in names)])


SMALL = {
    "book": "dust_bunnies",
    "dust": scenario("b . .\n. # b\n@ . .", goal='"clean", "dock"'),
    "vase": scenario("V b .\n@ V .\n. . .", goal='"clean", "dock"'),
    "cat": scenario("b T .\n. . .\n@ . t", goal='"clean", "tiger meets toy", "dock"',
        cards=cards("tiger_1", "forward_1", "turn_left")),
    "bee": scenario("r . .\n. # .\n@ . R", "twirl"),
    "dog": scenario("a . .\n. ./.\n    '\n@ . A", "rover"),
    "bone": scenario("z z .\n. . .\n@ Z Z", "rover", extra='long = ["ribs"]'),
    "sushi": scenario("n . .\n. . .\n@ . N", "lefty"),
    "belt": scenario("> v .\n. . .\n@ . N", "lefty", extra="things = '''\nn..\n...\n...\n'''",
        cards=cards("conveyor_1", "forward_1", "shift_left", "turn_left", "pick_or_drop")),
    "walled": scenario("b|. .\n-\n. . .\n@ . .", goal='"clean", "dock"'),
}  # fmt: skip


def fewest_cards(text: str) -> int | None:
    """All positions, one card further at a time."""
    states = records(2, QC.dtype)
    start = Match(QC, 2, options={"scenario": text}).position
    cards = [
        command
        for command in range(len(COMMANDS))
        if start.plain.cards[command] + start.plain.cards[command + 27]
    ]
    shore, seen, taken = [np.asarray(start.states)[0].copy()], set(), 0
    while shore:
        taken += 1
        found: list[Any] = []
        for position in shore:
            for command in cards:
                np.asarray(states)[0] = position
                s = states[0]
                act(s, command, QUIET[0])
                told = np.asarray(states)[0]
                if told["won"]:
                    return taken
                assert told["phase"] == PROGRAM or told["over"]
                assert told["choosing"] == NONE
                key = fingerprint(s)
                if not told["over"] and key not in seen:
                    seen.add(key)
                    found.append(told.copy())
        shore = found
    return None


@pytest.mark.parametrize("name", SMALL)
def test_the_solver_finds_the_fewest_cards(name: str) -> None:
    """QC-56: with momentum, slopes, long things, conveyors and walking tokens, against counting all positions."""
    solved = solve(SMALL[name], most=50_000)
    fewest = fewest_cards(SMALL[name])
    assert solved.certain
    assert (len(solved.cards) if solved.cards else None) == fewest


def test_it_says_so_in_words() -> None:
    """QC-56."""
    assert solve(SMALL["walled"], most=5_000).words() == "Nothing solves it."
    assert solve(SMALL["dust"]).words().startswith("It can be solved with ")
    assert "and not with fewer: " in solve(SMALL["dust"], most=5_000).words()
    assert "perhaps with fewer" in solve("dinner_rush", most=60_000).words()


@pytest.mark.parametrize("name", sorted(book()))
def test_every_scenario_of_the_book_is_solved(name: str) -> None:
    """QC-56: by cards that really win when they are played."""
    cards = solve(name, most=100_000, thorough=False).cards
    assert cards
    states = records(1, QC.dtype)
    np.asarray(states)[0] = np.asarray(Match(QC, 2, options={"scenario": name}).position.states)[0]
    for card in cards:
        act(states[0], COMMANDS.index(card), QUIET[0])
    assert np.asarray(states)[0]["won"]


def test_a_file_is_told_with_its_solution() -> None:
    """QC-56: what `quirkbox check` prints."""
    parts: list[float] = []
    described, solved = QC.options[0].told(SMALL["bee"], parts.append).split("\n")
    assert described.startswith("A scenario: Twirl on 3 by 3 spaces, battery 9, 16 cards")
    assert solved.startswith("It can be solved with ")
    assert parts
    assert parts == sorted(parts)

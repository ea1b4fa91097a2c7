"""The solver against plain counting, and the scenarios of the book."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from qc_table import QC, scenario

from quirkbox import Match
from quirkbox.engine.record import records
from quirkbox.games.quirky_circuits import solver
from quirkbox.games.quirky_circuits.actions import COMMANDS
from quirkbox.games.quirky_circuits.carry import take
from quirkbox.games.quirky_circuits.chart import QUIET
from quirkbox.games.quirky_circuits.content import book
from quirkbox.games.quirky_circuits.mind import can_take
from quirkbox.games.quirky_circuits.run import act, drift
from quirkbox.games.quirky_circuits.solver import MOST, fingerprint, room, solution, solve
from quirkbox.games.quirky_circuits.state import CHOOSE, NONE, PROGRAM, TWIRL


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
    "more": scenario("e e .\n. # .\n@ . E", "rover"),
    "sushi and more": scenario(". . R\n. . .\n. # .\n@ . .", "lefty", facing="S",
        extra="things = '''\n...\nr..\n...\n.r.\n'''", cards=cards("turn_left", "shift_left", "forward_3", "pick_or_drop")),
    "walled": scenario("b|. .\n-\n. . .\n@ . .", goal='"clean", "dock"'),
}  # fmt: skip


def fewest_cards(text: str) -> int | None:
    """All positions, one card further at a time."""
    start = Match(QC, 2, options={"scenario": text}).position
    cards = [command for command in range(len(COMMANDS)) if start.plain.cards[command] + start.plain.cards[command + 27]]
    shore, seen, taken = [np.asarray(start.states)[0].copy()], set(), 0
    while shore:
        taken += 1
        found: list[Any] = []
        for position in shore:
            for after in (after for command in cards for after in outcomes(position, command)):
                if after["won"]:
                    return taken
                assert after["phase"] == PROGRAM or after["over"]
                key = key_of(after)
                if not after["over"] and key not in seen:
                    seen.add(key)
                    found.append(after)
        shore = found
    return None


def key_of(position: Any) -> int:
    states = records(1, QC.dtype)
    np.asarray(states)[0] = position
    return int(fingerprint(states[0]))


def outcomes(position: Any, command: int) -> list[Any]:
    """What a card can lead to: where tokens may be chosen from, every choice."""
    states = records(1, QC.dtype)
    told = np.asarray(states)
    told[0] = position
    act(states[0], command, QUIET[0])
    open_, found = [told[0].copy()], []
    while open_:
        before = open_.pop()
        if before["phase"] != CHOOSE:
            found.append(before)
            continue
        for token in range(before["tokens"]):
            told[0] = before
            if can_take(states[0], token):
                told[0]["phase"] = PROGRAM
                take(states[0], token, QUIET[0])
                if told[0]["choosing"] == NONE and told[0]["robot"] == TWIRL:
                    drift(states[0], False, NONE, QUIET[0])
                open_.append(told[0].copy())
    return found


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
    reached = [np.asarray(Match(QC, 2, options={"scenario": name}).position.states)[0].copy()]
    for card in cards:
        reached = [after for before in reached for after in outcomes(before, COMMANDS.index(card))]
    assert any(position["won"] for position in reached)


@pytest.mark.parametrize("name", SMALL)
def test_a_solution_is_driven_card_by_card(name: str) -> None:
    """QC-56: what happens on the way begins with the run, has each card once and in its order, and ends with the victory."""
    solved = solve(SMALL[name], most=50_000)
    if solved.cards is None:
        assert solved.trail == ()
        return
    assert solved.trail[0] == {"event": "run", "cards": len(solved.cards)}
    acting = [event for event in solved.trail if event["event"] == "card"]
    assert [event["card"] for event in acting] == list(solved.cards)
    assert [event["place"] for event in acting] == list(range(len(solved.cards)))
    assert [event["event"] for event in solved.trail].count("won") == 1
    assert solved.trail[-1]["event"] == "won"
    assert not any(event["event"] == "choice" for event in solved.trail)
    # each card begins where the one before has brought the robot
    space = acting[0]["space"]
    for event in solved.trail:
        if event["event"] == "moved":
            assert event["from"] == space
            space = event["to"]
        elif event["event"] == "card":
            assert event["space"] == space


# of those whose positions can all be seen, the fewest cards
SWEPT = {"sushi_train": 22, "combo_plate": 21, "dinner_rush": 17}


@pytest.mark.slow
@pytest.mark.parametrize("name", SWEPT)
def test_where_all_positions_have_room_the_fewest_cards_are_certain(name: str) -> None:
    """QC-56."""
    solved = solve(name, most=11_000_000)
    assert solved.certain
    assert len(solved.cards or ()) == SWEPT[name]
    assert solved.trail[-1]["event"] == "won"


@pytest.mark.parametrize("name", ["sushi", "belt", "sushi and more"])
def test_a_sweep_and_a_search_agree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """QC-56: things of one kind count with each other, and conveyors carry them."""
    swept = solve(SMALL[name], most=50_000)
    monkeypatch.setattr(solver, "plan_sweep", lambda *_: False)
    searched = solve(SMALL[name], most=50_000)
    assert swept.certain
    assert searched.certain
    assert len(swept.cards or ()) == len(searched.cards or ())


def test_a_file_is_told_with_its_solution() -> None:
    """QC-56: what `quirkbox check` prints."""
    parts: list[float] = []
    described, solved = QC.options[0].report(SMALL["bee"], parts.append).words.split("\n")
    assert described.startswith("A scenario: Twirl on 3 by 3 spaces, battery 9, 16 cards")
    assert solved.startswith("It can be solved with ")
    assert parts
    assert parts == sorted(parts)


def test_whoever_is_in_a_hurry_says_how_far_to_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIRKBOX_POSITIONS", "60000")
    assert "perhaps with fewer" in solution("dinner_rush", lambda part: None).words
    monkeypatch.delenv("QUIRKBOX_POSITIONS")
    assert room() >= MOST

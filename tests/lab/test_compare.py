"""Comparing two ways to play: common random numbers, and intervals that hold however often one looks."""

from __future__ import annotations

import numpy as np
import pytest

from quirkbox.engine import Refusal
from quirkbox.games import GAMES
from quirkbox.lab import Lineup, Threads, ask, compare
from quirkbox.lab.comparing import FEWEST, LOOK, at_any_time

QUIRKIES = GAMES["quirkies"]
BEGINNER, ADVANCED = {"version": "beginner"}, {"version": "advanced"}


def test_what_is_the_same_is_the_same_game_by_game() -> None:
    found = compare(ask(QUIRKIES, BEGINNER, BEGINNER, ["greedy", "greedy"]))
    assert found.answer == "alike"
    assert found.games == FEWEST
    for measure in found.question.measures:
        one, other, difference = found.row(measure)
        assert one == other
        assert difference.value == difference.low == difference.high == 0


def test_what_differs_is_found_and_how_much() -> None:
    """The advanced version goes on longer."""
    question = ask(QUIRKIES, BEGINNER, ADVANCED, ["greedy", "random"], "length", 0.5, seed=3)
    found = compare(question)
    assert found.answer == "differ"
    one, other, difference = found.row("length")
    assert difference.value == pytest.approx(other - one)
    assert difference.low > 0 or difference.high < 0
    assert found.games < 20_000


def test_the_same_answer_on_any_number_of_cores() -> None:
    question = ask(QUIRKIES, BEGINNER, ADVANCED, ["greedy", "random"], most_games=1000)
    assert compare(question, Threads(1)).to_json() == compare(question, Threads(2)).to_json()


def test_intervals_hold_the_truth_however_often_one_looks() -> None:
    """300 differences of nothing, looked at every 200 games up to 4,000: fewer than 1 in 20 are ever taken for something."""
    rng = np.random.default_rng(1)
    fooled = 0
    for _ in range(300):
        values = rng.choice([-1.0, 0.0, 1.0], 4000)
        looks = [at_any_time(values[:games]) for games in range(FEWEST, 4001, LOOK)]
        fooled += any(look.low > 0 or look.high < 0 for look in looks)
    assert fooled <= 15


def test_it_goes_on_where_it_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    question = ask(QUIRKIES, BEGINNER, ADVANCED, ["greedy", "random"], "seat1", 0.001, most_games=1000)
    played, calls = Lineup.play, []

    def until_ctrl_c(self: Lineup, first: int, last: int) -> object:
        calls.append(first)
        if len(calls) == 25:
            raise KeyboardInterrupt
        return played(self, first, last)

    with monkeypatch.context() as patch:
        patch.setattr(Lineup, "play", until_ctrl_c)
        half = compare(question, on=Threads(1))
    assert half.games == 600
    assert compare(question, resume=True).to_json() == compare(question).to_json()
    with pytest.raises(Refusal, match="no comparison to go on with"):
        compare(question, resume=True)


def test_what_is_no_measure_is_refused() -> None:
    with pytest.raises(Refusal, match="there is seat1, seat2, ties, margin, length, minutes, points"):
        ask(QUIRKIES, {}, {}, ["greedy", "greedy"], "fun")
    with pytest.raises(Refusal, match="no option"):
        ask(QUIRKIES, {}, {"colour": "red"}, ["greedy", "greedy"])

"""Many games between bots: counted right, fair to every seat, the same for the same seed."""

from __future__ import annotations

import json

import numpy as np
import pytest
from toys import TEAM

from quirkbox.engine import Match, Refusal
from quirkbox.games import GAMES
from quirkbox.lab import Result, Step, Stopped, Threads, compile_parts, measure, play_out, simulate
from quirkbox.lab.stats import interval

QUIRKIES = GAMES["quirkies"]
MIXED = ["search", "greedy", "random"]


def test_same_seed_same_result_for_any_number_of_threads() -> None:
    one, two = (simulate(QUIRKIES, 30, MIXED, 5, iterations=60, on=Threads(n)) for n in (1, 2))
    assert np.array_equal(one.scores, two.scores)
    assert np.array_equal(one.lengths, two.lengths)
    assert json.dumps(one.to_json()) == json.dumps(two.to_json())
    assert not np.array_equal(one.scores, simulate(QUIRKIES, 30, MIXED, 6, iterations=60).scores)


def test_a_game_is_the_same_however_many_are_played() -> None:
    few, many = (simulate(QUIRKIES, n, ["greedy", "random"], 5) for n in (10, 500))
    assert np.array_equal(few.scores, many.scores[:10])


def test_bots_change_seats() -> None:
    """One bot wins nearly all games, yet no seat does: everybody sits everywhere equally often."""
    result = simulate(QUIRKIES, 900, ["greedy", "random", "random"], 2)
    assert result.wins[0] > 700
    for wins in result.seat_wins:
        low, high = interval(wins, sum(result.seat_wins))
        assert low < 1 / 3 < high
    assert sum(result.seat_wins) == sum(result.wins) == 900 - result.ties


def test_equals_win_equally_often() -> None:
    result = simulate(QUIRKIES, 2000, ["greedy", "greedy"], 3)
    low, high = interval(result.wins[0], sum(result.wins))
    assert low < 0.5 < high
    assert result.ties > 0


def test_what_programs_are_told() -> None:
    told = simulate(QUIRKIES, 40, ["greedy", "random"], 9).to_json()
    assert list(told) == ["game", "games", "seed", "bots", "wins", "ci95", "mean_scores", "seat_wins", "ties", "mean_length"]
    assert (told["game"], told["games"], told["seed"]) == ("quirkies", 40, 9)
    assert told["bots"] == ["greedy", "random"]
    assert sum(told["wins"]) + told["ties"] == 40
    for wins, (low, high) in zip(told["wins"], told["ci95"], strict=True):
        assert 0 <= low <= wins / 40 <= high <= 1
    assert told["mean_length"] > 5


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (600, 1000, 0.5693, 0.6299)],
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_ties_are_nobodys_victory() -> None:
    scores = np.array([[5, 3, 2], [2, 4, 1], [0, 0, 0], [1, 2, 6]])
    result = Result("quirkies", 4, 0, MIXED, False, scores, scores, np.array([10, 12, 14, 16]), np.arange(4))
    assert result.wins == [1, 1, 1]
    assert result.ties == 1
    assert result.seat_wins == [2, 0, 1]  # in game 1 everybody sits one seat further on
    assert result.mean_length == 13


def test_a_team_has_one_rate() -> None:
    result = simulate(TEAM, 300, ["search", "search"], 1, iterations=400)
    assert result.wins[0] == result.wins[1]
    assert 0.8 * 300 < result.wins[0] < 300  # one storm in ten
    assert result.ties == 0
    assert [name for name, _, _ in result.rows()] == ["the team"]
    assert simulate(TEAM, 300, ["random", "random"], 1).wins[0] < 0.2 * 300


def test_a_recorded_game_is_the_same_every_time() -> None:
    def log(seed: int) -> list[tuple[int, int]]:
        match = Match(QUIRKIES, 3, seed, {"claims": "call"})
        play_out(match, MIXED, seed, 40)
        assert match.over
        return match.log

    assert log(4) == log(4) != log(5)


def test_there_must_be_a_seat_for_everybody() -> None:
    with pytest.raises(Refusal, match="2 to 4 players"):
        simulate(QUIRKIES, 1, ["random"] * 5)


def test_a_game_is_measured() -> None:
    told = measure(QUIRKIES, seconds=0.01)
    assert list(told) == ["game", "steps_per_s", "games_per_s", "state_bytes", "load_s"]
    assert told["state_bytes"] == QUIRKIES.dtype.itemsize
    assert told["steps_per_s"] > told["games_per_s"] > 0 < told["load_s"]


def test_everything_can_be_compiled_ahead() -> None:
    for compile_part in compile_parts(QUIRKIES):
        compile_part()


def test_what_was_stopped_is_a_result_and_goes_on() -> None:
    def enough(step: Step) -> None:
        if step.done >= 10:
            raise Stopped

    whole = simulate(QUIRKIES, 30, MIXED, 5, iterations=5)
    half = simulate(QUIRKIES, 30, MIXED, 5, iterations=5, on=Threads(1), progress=enough)
    assert half.games == 10
    assert half.lengths.tolist() == whole.lengths[:10].tolist()
    assert simulate(QUIRKIES, 30, MIXED, 5, iterations=5, resume=True).to_json() == whole.to_json()

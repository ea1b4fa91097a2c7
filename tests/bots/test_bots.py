"""What a bot may know, that it keeps to the rules, and how strong it is."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import numpy as np
import pytest
from fuzz import tables, wild_game
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import RIGHT, RIVALS, TEAM

from quirkbox.bots import BOTS, SEARCH, Looks, Seconds, Workspace, bots_for, chooser
from quirkbox.bots.learned.mind import NO_MIND
from quirkbox.bots.search import HIDDEN
from quirkbox.bots.search.tree import CANDIDATES, halve, reward_rivals, reward_team, tree_dtype
from quirkbox.engine import Game, Position, dice_from_seed
from quirkbox.engine.loops import BETWEEN
from quirkbox.engine.record import records
from quirkbox.games import GAMES
from quirkbox.lab import simulate

every_game = pytest.mark.parametrize("played", GAMES.values(), ids=GAMES.keys())
A_LITTLE = 0.1  # so much counts winning high
QUIRKIES = GAMES["quirkies"]


def some_position(played: Game, data: st.DataObject) -> Position:
    """Somewhere in the middle of a game in which anybody does anything."""
    players, options = data.draw(st.sampled_from(tables(played)))
    moments = wild_game(played, players, options, data.draw(st.integers(0, 2**32)))
    positions = [moment.position.copy() for moment, _ in zip(moments, range(60), strict=False)]
    going_on = [position for position in positions if position.waiting()]
    return going_on[data.draw(st.integers(0, len(going_on) - 1))]


@every_game
@settings(max_examples=40)
@given(data=st.data())
def test_a_bot_does_what_is_legal_and_knows_what_its_seat_knows(played: Game, data: st.DataObject) -> None:
    """In another truth that its seat cannot tell from this one, it does the same."""
    position = some_position(played, data)
    seed = data.draw(st.integers(0, 2**32))
    for seat in position.waiting():
        another = position.guessed(seat, dice_from_seed(seed))
        for bot in bots_for(played).values():
            hidden = position.hidden(seat)
            code = bot.choose(hidden, seat, dice=dice_from_seed(seed), budget=Looks(30))
            assert code in position.legal(seat)
            assert hidden.tobytes() == position.hidden(seat).tobytes()  # thinking changes nothing
            assert code == bot.choose(another.hidden(seat), seat, dice=dice_from_seed(seed), budget=Looks(30))


@every_game
@settings(max_examples=10)
@given(data=st.data())
def test_a_search_never_reads_the_true_state(played: Game, data: st.DataObject) -> None:
    """In a simulation the true state lies beside the hidden one: whatever stands there makes no difference."""
    position = some_position(played, data)
    seat = position.waiting()[0]
    choices = set()
    for truth in (position, position.guessed(seat, dice_from_seed(1)), Position(played, played.states(1))):
        work = Workspace(played)
        work.states[0:1] = truth.states
        work.states[HIDDEN : HIDDEN + 1] = position.hidden(seat).states
        dice = dice_from_seed(5)
        choices.add(chooser(played)(SEARCH, work.states, seat, 50, dice, work.buffers[1], work.memories[0]))
        assert work.states[0:1].tobytes() == truth.tobytes()
    assert len(choices) == 1


@every_game
def test_same_dice_same_choice_whatever_was_thought_before(played: Game) -> None:
    """In any thread, and at a work that has thought about other positions."""
    position, _ = played.start(played.players[1], {}, dice_from_seed(3))
    seat = position.waiting()[0]
    chosen = []

    def think() -> None:
        for seed in (7, 8, 7):
            dice = dice_from_seed(seed)
            chosen.append((seed, BOTS["search"].choose(position.hidden(seat), seat, dice=dice, budget=Looks(300))))

    threads = [threading.Thread(target=think) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    think()
    assert len(chosen) == 9
    assert len(set(chosen)) == 2


INTERPRETED = """
from quirkbox.bots import Looks, bots_for
from quirkbox.engine import dice_from_seed
from quirkbox.games import game
played = game("quirkies")
position, _ = played.start(3, {}, dice_from_seed(3))
seat = position.waiting()[0]
for bot in bots_for(played).values():
    print(bot.choose(position.hidden(seat), seat, dice=dice_from_seed(4), budget=Looks(8)))
"""


def test_interpreted_and_compiled_bots_agree() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", INTERPRETED],
            env={**os.environ, "NUMBA_DISABLE_JIT": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("0", "1")
    ]
    assert told[0] == told[1]


def test_a_bot_does_not_think_when_there_is_nothing_to_think_about() -> None:
    """Who has seen all lines says so at once: an hour would be too long for this test."""
    position, _ = QUIRKIES.start(2, {"claims": "call"}, dice_from_seed(1))
    seat = position.waiting()[0]
    position.play(seat, position.legal(seat)[0], dice_from_seed(2))
    code = BOTS["search"].choose(position.hidden(seat), seat, dice=dice_from_seed(3), budget=Seconds(3600), among_people=True)
    assert QUIRKIES.actions.to_json(code)["act"] in ("call", "done")


def test_a_search_may_be_given_time_instead() -> None:
    position, _ = QUIRKIES.start(2, {}, dice_from_seed(1))
    seat = position.waiting()[0]
    code = BOTS["search"].choose(position.hidden(seat), seat, dice=dice_from_seed(3), budget=Seconds(0.02), among_people=True)
    assert code in position.legal(seat)


@pytest.mark.parametrize("options", [{}, {"version": "advanced"}, {"claims": "call"}], ids=str)
def test_greedy_beats_random(options: dict[str, str]) -> None:
    assert simulate(QUIRKIES, 400, ["greedy", "random"], 1, options).wins[0] >= 0.85 * 400


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random_at_a_full_table(players: int) -> None:
    assert simulate(QUIRKIES, 400, ["greedy", *["random"] * (players - 1)], 1).wins[0] >= 0.75 * 400


def test_search_beats_greedy() -> None:
    """Only that looking ahead helps, the same way every time; the figures proper are in bench/results.md."""
    result = simulate(QUIRKIES, 200, ["search", "greedy"], 1, iterations=400)
    assert result.wins[0] > 1.3 * result.wins[1]


@pytest.mark.parametrize("played", [TEAM, RIVALS], ids=lambda toy: toy.id)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_finds_the_way(played: Game, players: int) -> None:
    """Alone or as a team, with others who act at the same time, and a table that rolls dice."""
    position, _ = played.start(players, {}, dice_from_seed(0))
    for seat in range(players):
        code = BOTS["search"].choose(position.hidden(seat), seat, dice=dice_from_seed(seat), budget=Looks(3000))
        assert code == RIGHT
        position.play(seat, code, dice_from_seed(0))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([5, 3], ["high", "low"]),
        ([4, 4], ["shared by two", "shared by two"]),
        ([0, 0, 0], ["shared by three"] * 3),
        ([-3, -1, -7, -1], ["low", "shared by two", "low", "shared by two"]),
        ([200, 10, 90], ["high", "low", "low"]),
    ],
)
def test_a_victory_is_worth_most_alone_whatever_the_points(points: list[int], expected: list[str]) -> None:
    rewards = np.zeros(len(points))
    reward_rivals(np.array(points) * BETWEEN, rewards, len(points), A_LITTLE)
    bounds = {
        "high": (0.9, 1.0),
        "shared by two": (0.12, 0.18),
        "shared by three": (0.1, 0.12),
        "low": (0.0, 0.1),
    }
    for reward, name in zip(rewards, expected, strict=True):
        low, high = bounds[name]
        assert low <= reward <= high


def test_a_higher_victory_is_a_little_better() -> None:
    def reward(*points: int) -> float:
        rewards = np.zeros(len(points))
        reward_rivals(np.array(points) * BETWEEN, rewards, len(points), A_LITTLE)
        return float(rewards[0])

    assert reward(6, 3) > reward(5, 4) > reward(4, 4) > reward(4, 5) > reward(3, 6)
    assert reward(5, 4) > reward(60, 60)


def test_what_counts_between_equal_scores_makes_a_victory() -> None:
    rewards = np.zeros(2)
    reward_rivals(np.array([4 * BETWEEN + 1, 4 * BETWEEN]), rewards, 2, A_LITTLE)
    assert rewards[0] > 0.9
    assert rewards[1] < 0.1


def test_where_a_tree_would_only_add_noise_there_is_none() -> None:
    def nodes(played: Game) -> int:
        position, _ = played.start(2, {}, dice_from_seed(0))
        seat = position.waiting()[0]
        BOTS["search"].choose(position.hidden(seat), seat, dice=dice_from_seed(1), budget=Looks(2000))
        return int(np.asarray(Workspace.of(played).memories)["search"][0]["used"])

    assert 2 < nodes(GAMES["circuit_breaker"]) <= 1 + CANDIDATES
    assert nodes(QUIRKIES) > 1 + CANDIDATES


@pytest.mark.parametrize(
    ("caution", "visits", "first"), [(0.0, 16, 2), (1.0, 16, 1), (1.0, 1600, 2)], ids=["bold", "few", "many"]
)
def test_a_cautious_search_trusts_first_sight_until_luck_is_ruled_out(caution: float, visits: int, first: int) -> None:
    trees = records(1, tree_dtype(QUIRKIES, NO_MIND))
    tree = np.asarray(trees)[0]
    tree["candidates"], tree["candidate"][:2], tree["caution"] = 2, [1, 2], caution
    tree["visits"][[1, 2]] = visits
    tree["reward"][[1, 2]] = [0.5 * visits, 0.6 * visits]  # the second one did a tenth better
    halve(trees[0], 0.0)
    assert tree["candidate"][: tree["candidates"]].tolist() == [first]


def test_a_team_wins_together() -> None:
    def reward(points: int) -> float:
        rewards = np.zeros(3)
        reward_team(np.array([points] * 3) * BETWEEN, rewards, 3, A_LITTLE)
        assert len(set(rewards)) == 1
        return float(rewards[0])

    assert 1 >= reward(9) > reward(1) > 0.5 > reward(0) > reward(-4) >= 0


def test_bots_are_introduced() -> None:
    assert list(BOTS) == ["random", "greedy", "search", "trained", "master"]
    assert all(bot.names[0] and bot.words and bot.id == key for key, bot in BOTS.items())

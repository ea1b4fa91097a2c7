"""Gymnasium's own checks pass, and one seat plays against bots as it would at a table."""

from __future__ import annotations

import subprocess
import sys
import webbrowser
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tables import every_game, tables

from quirkbox import env
from quirkbox.bots import BOTS, Looks
from quirkbox.engine import Game, Refusal
from quirkbox.env import needs
from quirkbox.env.registered import VERSIONS, env_id
from quirkbox.games import BUILT_IN, game

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.fixture(autouse=True)
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: True)


@every_game
def test_one_seat_passes_the_checks_of_gymnasium(played: Game) -> None:
    for players, options in tables(played):
        check_env(env.gym(played, bots="random", players=players, options=options, seat=players - 1))


@every_game
def test_the_registered_games_pass_the_checks_of_gymnasium(played: Game) -> None:
    """In every render mode."""
    check_env(gymnasium.make(env_id(played.id, played.version)).unwrapped)


def test_the_names_have_the_versions_of_the_rules() -> None:
    """Who raises a game's version raises it in env/registered.py too."""
    assert {name: game(name).version for name in BUILT_IN} == VERSIONS


@pytest.mark.parametrize("imports", ["import gymnasium, quirkbox.env", "import quirkbox.env, gymnasium"])
def test_gymnasium_finds_the_games_in_any_order_of_imports(imports: str) -> None:
    name = "quirkbox/Quirkies-v1"
    subprocess.run([sys.executable, "-c", f"{imports}\ngymnasium.spec({name!r})"], check=True)


def test_nothing_is_loaded_before_a_door_is_opened() -> None:
    heavy = "gymnasium", "numba", "numpy", "pettingzoo", "pyspiel", "resvg_py", "torch"
    script = f"import sys, quirkbox.env\nassert not [name for name in {heavy} if name in sys.modules]"
    subprocess.run([sys.executable, "-c", script], check=True)


def played_out(one: Any, seed: int) -> tuple[list[int], float]:
    """A game in which the seat takes the first legal action each time."""
    seen, _ = one.reset(seed=seed)
    done: list[int] = []
    while True:
        done.append(int(seen["action_mask"].argmax()))
        seen, reward, over, _, _ = one.step(done[-1])
        if over:
            return done, reward


@every_game
def test_the_same_seed_is_the_same_game(played: Game) -> None:
    one, other = env.gym(played, bots="greedy"), env.gym(played, bots="greedy")
    assert played_out(one, 4) == played_out(other, 4)


class Last:
    """Takes the last legal action, and has seen what it was given."""

    id, names, words, pace = "last", ("Last",), "takes the last", 1.0

    def __init__(self) -> None:
        self.asked: list[tuple[bool, int]] = []

    def choose(self, hidden: Any, seat: int, *, dice: Any, budget: Any = None, among_people: bool = False) -> int:
        self.asked.append((hidden.hidden(seat) == hidden, seat))
        return hidden.legal(seat)[-1]


def test_a_bot_of_ones_own_is_asked_with_a_hidden_position() -> None:
    bot = Last()
    played_out(env.gym("quirkies", players=3, seat=1, bots=[bot, "search"], budget=Looks(4)), 1)
    assert set(bot.asked) == {(True, 0)}


def test_the_others_are_played_by_who_was_named() -> None:
    strong, weak = (
        sum(played_out(env.gym("quirkies", bots=bots), seed)[1] for seed in range(40)) for bots in ("greedy", "random")
    )
    assert strong < weak


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"bots": "nobody"}, "There is no bot 'nobody'"),
        ({"bots": ["greedy", "random"]}, "There are 1 other seats, and bots for 2"),
        ({"seat": 2}, "The seats are 0 to 1; there is no seat 2"),
        ({"players": 9}, "Quirkies is for 2 to 4 players"),
    ],
)
def test_what_can_not_be_is_refused_in_words(given: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        env.gym("quirkies", **given)


def test_what_is_not_legal_loses_or_is_an_error() -> None:
    one = env.gym("quirkies")
    seen, _ = one.reset(seed=1)
    wrong = int(seen["action_mask"].argmin())
    _, reward, over, _, info = one.step(wrong)
    assert (reward, over) == (-1, True)
    assert info["refusal"].startswith("You do not hold")
    with pytest.raises(Refusal, match="The game is over: reset deals the next one"):
        one.step(0)
    strict = env.gym("quirkies", illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(Refusal, match="Seat 0 can't do this: You do not hold"):
        strict.step(wrong)
    with pytest.raises(Refusal, match="from 0 to 91, not 200"):
        strict.step(200)


def test_it_is_rendered_as_the_seat_sees_it() -> None:
    one = env.gym("quirkies", seat=1, render_mode="ansi")
    one.reset(seed=1)
    assert one.render() == one.desk.position.text(1)


def test_bots_inside_the_step_play_as_those_that_are_asked() -> None:
    """Bots that are only known as somebody's objects are asked move by move: the same games come of it, as often won."""

    class Asked:
        id, names, words, pace = "asked", ("Asked",), "greedy", 1.0

        def choose(self, hidden: Any, seat: int, **rest: Any) -> int:
            return BOTS["greedy"].choose(hidden, seat, **rest)

    inside, asked = (
        [played_out(env.gym("quirky_circuits", bots=bots), seed) for seed in range(10)] for bots in ("greedy", Asked())
    )
    assert inside == asked


@every_game
def test_many_seats_at_once_see_what_one_sees(played: Game) -> None:
    many = gymnasium.make_vec(env_id(played.id, played.version), num_envs=3, bots="random", players=played.players[1], seat=1)
    one = env.gym(played, bots="random", players=played.players[1], seat=1)
    seen, _ = many.reset(seed=[7, 8, 9])
    assert many.observation_space.contains(seen)
    over = np.zeros(3, bool)
    while not over.any():
        seen, reward, over, truncated, _ = many.step(seen["action_mask"].argmax(axis=1))
        assert (np.abs(reward[~over]) == 0).all()
    assert many.observation_space.contains(seen)
    assert not truncated.any()
    assert one.observation_space == many.single_observation_space
    assert one.action_space == many.single_action_space


def test_many_seats_play_the_same_games_after_the_same_seed() -> None:
    def rewards(seed: int) -> list[list[float]]:
        many = gymnasium.make_vec("quirkbox/Quirkies-v1", num_envs=20, bots="greedy")
        seen, _ = many.reset(seed=seed)
        told = []
        for _ in range(40):
            seen, reward, *_ = many.step(seen["action_mask"].argmax(axis=1))
            told.append(reward.tolist())
        return told

    assert rewards(1) == rewards(1) != rewards(2)


def test_many_seats_refuse_what_is_not_legal() -> None:
    many = gymnasium.make_vec("quirkbox/Quirkies-v1", num_envs=2, bots="random")
    seen, _ = many.reset(seed=1)
    with pytest.raises(Refusal, match=r"In game 0 seat 0 can't do action \d+: You do not hold"):
        many.step(seen["action_mask"].argmin(axis=1))
    listed = gymnasium.make_vec("quirkbox/Rootg-v1", num_envs=2, bots="random")
    listed.reset(seed=1)
    with pytest.raises(Refusal, match=r"In game 1 there are \d+ legal actions, so there is no action 600"):
        listed.step(np.array([0, 600]))


@pytest.mark.parametrize(("door", "package"), [("aec", "PettingZoo"), ("parallel", "PettingZoo"), ("gym", "Gymnasium")])
def test_a_missing_package_is_named(door: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "find_spec", lambda name: None)
    with pytest.raises(Refusal, match=rf"^env.{door} needs {package}: pip install 'quirkbox\[env\]'\.$"):
        getattr(env, door)("quirkies")

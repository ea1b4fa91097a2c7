"""PettingZoo's own tests pass, and the seats of a game are treated as its rules say."""

from __future__ import annotations

import copy
import pickle
import urllib.request
import webbrowser
from importlib import resources
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test
from tables import every_game, tables

from quirkbox import env
from quirkbox.engine import Game, Refusal
from quirkbox.env.pictures import pixels

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
CYCLES = 12


@pytest.fixture(autouse=True)
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: True)


@every_game
def test_seats_in_turn_pass_the_tests_of_pettingzoo(played: Game) -> None:
    for players, options in tables(played):
        api_test(env.aec(played, players=players, options=options), num_cycles=CYCLES)
        seed_test(lambda at=(players, options): env.aec(played, players=at[0], options=at[1]), num_cycles=CYCLES)


@every_game
def test_seats_at_once_pass_the_tests_of_pettingzoo(played: Game) -> None:
    for players, options in tables(played):
        parallel_api_test(env.parallel(played, players=players, options=options), num_cycles=CYCLES)
        parallel_seed_test(lambda at=(players, options): env.parallel(played, players=at[0], options=at[1]), num_cycles=CYCLES)


def test_a_file_of_ones_own_is_played_like_any_other() -> None:
    scenario = resources.files("quirkbox.games.quirky_circuits").joinpath("content/windy_day.toml").read_text(encoding="utf-8")
    api_test(env.aec("quirky_circuits", options={"scenario": scenario}), num_cycles=CYCLES)


@every_game
def test_every_render_mode_passes_the_test_of_pettingzoo(played: Game) -> None:
    render_test(lambda render_mode: env.aec(played, render_mode=render_mode), {"svg": lambda drawn: drawn.startswith("<svg")})


def played_by_first_legal(one: Any) -> list[float]:
    one.reset(seed=5)
    for _ in one.agent_iter():
        seen, _, over, _, _ = one.last()
        if over:
            return [one._cumulative_rewards[agent] for agent in one.possible_agents]
        one.step(seen["action_mask"].argmax())
    raise AssertionError


@every_game
def test_a_mask_and_a_list_lead_through_the_same_game(played: Game) -> None:
    listed, masked = env.aec(played, actions="list", seed=5), env.aec(played, actions="mask", seed=5)
    listed.reset()
    masked.reset()
    while listed.agents and not listed.desk.over:
        seen, other = listed.last()[0], masked.last()[0]
        n = int(seen["action_mask"].sum())
        assert sorted(seen["actions"][:n]) == list(other["action_mask"].nonzero()[0])
        assert (seen["observation"] == other["observation"]).all()
        listed.step(n // 2)
        masked.step(seen["actions"][n // 2])
    assert masked.desk.over


def test_a_seed_has_the_games_that_random_play_has() -> None:
    """The same deals, by their numbers."""
    one = env.aec("quirkies", players=2)
    batch = env.batch("quirkies", 3, players=2, seed=7)
    one.reset(seed=7)
    for i in range(3):
        assert one.desk.position == batch.positions(i)
        one.reset()


@every_game
def test_rewards_go_to_the_winners(played: Game) -> None:
    one = env.aec(played)
    rewards = played_by_first_legal(one)
    winners = one.desk.position.winners()
    if played.cooperative:
        assert rewards == [1.0 if winners else -1.0] * 2
    else:
        assert sum(rewards) == 0
        assert [seat for seat, reward in enumerate(rewards) if reward == max(rewards)] == winners


def test_who_does_what_is_not_legal_loses_and_is_told_why() -> None:
    one = env.aec("quirkies", seed=1)
    one.reset()
    who = one.agent_selection
    one.step(int(one.last()[0]["action_mask"].argmin()))
    assert one.rewards[who] == -1
    assert all(one.terminations.values())
    assert one.infos[who]["refusal"].startswith("You do not hold")


def test_what_is_not_legal_can_be_an_error() -> None:
    one = env.aec("quirkies", seed=1, illegal="refuse")
    one.reset()
    before = one.desk.position
    with pytest.raises(Refusal, match=r"player_. can't do this: You do not hold"):
        one.step(int(one.last()[0]["action_mask"].argmin()))
    assert one.desk.position == before


@pytest.mark.parametrize(
    ("action", "why"),
    [(92, "from 0 to 91, not 92"), (-1, "from 0 to 91, not -1"), (1.5, "is a whole number, not 1.5"), ("lay", "not 'lay'")],
)
def test_what_is_no_action_is_refused_in_words(action: Any, why: str) -> None:
    one = env.aec("quirkies")
    one.reset()
    with pytest.raises(Refusal, match=why):
        one.step(action)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"players": 7}, "Quirkies is for 2 to 4 players, not 7"),
        ({"options": {"tempo": "slow"}}, "Quirkies has no option 'tempo'"),
        ({"actions": "both"}, "shown as auto, mask, list, not 'both'"),
        ({"illegal": "ignore"}, "can lose or refuse, not 'ignore'"),
        ({"render_mode": "gif"}, "can be human, ansi, rgb_array, svg, not 'gif'"),
        ({"viewer": 2}, "as the seats 0 to 1 see it, not as 2"),
        ({"seed": "now"}, "A seed is a whole number, not 'now'"),
    ],
)
def test_what_can_not_be_is_refused_in_words(given: dict[str, Any], why: str) -> None:
    for door in (env.aec, env.parallel):
        with pytest.raises(Refusal, match=why):
            door("quirkies", **given)


def test_all_who_program_do_so_in_one_step() -> None:
    """Tiny Turbo Cars: who can act acts, the others can only wait."""
    one = env.parallel("tiny_turbo_cars", players=3, seed=2)
    seen, _ = one.reset()
    wait, most, rng = one.choices.size - 1, 0, np.random.default_rng(0)
    while one.agents:
        acting = [agent for agent in one.agents if not seen[agent]["action_mask"][wait]]
        assert all(seen[agent]["action_mask"].sum() == 1 for agent in set(one.agents) - set(acting))
        most = max(most, len(acting))
        seen, _, _, _, infos = one.step({a: rng.choice(seen[a]["action_mask"].nonzero()[0]) for a in acting})
        assert not any("refusal" in info for info in infos.values())
    assert most == 3


def test_of_those_who_call_at_once_each_is_first_now_and_then() -> None:
    """Quirkies: all point at the same lines, so the tokens go by the dice."""
    one, best = env.parallel("quirkies", players=3, seed=1, options={"claims": "call"}), set()
    for _ in range(12):
        seen, _ = one.reset()
        while one.agents:
            seen, *_ = one.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in one.agents})
        best |= set(one.desk.position.winners())
    assert best == {0, 1, 2}


def test_what_another_made_impossible_is_not_done() -> None:
    """Quirky Circuits: one stops while others still want to lay a card."""
    one, rng, late = env.parallel("quirky_circuits", players=4, seed=1), np.random.default_rng(1), 0
    while not late:
        seen, _ = one.reset()
        while one.agents:
            seen, _, _, _, infos = one.step({a: rng.choice(seen[a]["action_mask"].nonzero()[0]) for a in one.agents})
            late += sum("too_late" in info for info in infos.values())
            assert not any("refusal" in info for info in infos.values())


def test_who_can_act_can_not_wait() -> None:
    one = env.parallel("quirkies", seed=1, illegal="refuse")
    one.reset()
    with pytest.raises(Refusal, match="player_1 can't do this: Seat 1 can act, so it can't wait"):
        one.step({})
    with pytest.raises(Refusal, match="There is no agent 'player_9'"):
        one.step({"player_9": 0})


@every_game
def test_a_copy_goes_its_own_way(played: Game) -> None:
    one = env.aec(played, seed=3)
    one.reset()
    for other in (copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        before = one.desk.position
        while not other.desk.over:
            other.step(other.last()[0]["action_mask"].argmax())
        assert one.desk.position == before


@every_game
def test_what_a_critic_sees_passes_the_test_of_pettingzoo(played: Game) -> None:
    state_test(env.aec(played), env.parallel(played), num_cycles=CYCLES)


def test_a_critic_sees_what_all_seats_see() -> None:
    one = env.aec("quirkies", players=3)
    one.reset()
    assert one.state_space.contains(one.state())
    assert (one.state()[356:712] == one.observe("player_1")["observation"]).all()


def test_nothing_is_rendered_that_the_viewer_may_not_see() -> None:
    game_text = env.aec("quirkies", render_mode="ansi", viewer=1, seed=1)
    game_text.reset()
    assert game_text.render() == game_text.desk.position.text(1)
    spectator = env.aec("quirkies", render_mode="svg", seed=1)
    spectator.reset()
    assert spectator.render() == spectator.desk.position.svg(-1)


def test_the_browser_is_shown_every_board() -> None:
    one = env.aec("quirkies", render_mode="human", seed=1)
    one.reset()
    address = one._screen._window.address
    assert "<title>Quirkies</title>" in urllib.request.urlopen(address).read().decode()
    shown = urllib.request.urlopen(address + "drawing?after=0")
    assert shown.read().decode() == one.desk.position.svg()
    one.step(one.last()[0]["action_mask"].argmax())
    again = urllib.request.urlopen(address + f"drawing?after={shown.headers['Drawing']}")
    assert again.read().decode() == one.desk.position.svg()
    one.close()


def test_pixels_have_the_colours_of_the_drawing() -> None:
    shapes = '<rect width="30" height="10" fill="#102030"/><circle cx="15" cy="15" r="3" fill="red"/>'
    drawn = pixels(f'<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">{shapes}</svg>')
    assert drawn.shape == (20, 30, 3)
    assert drawn[5, 20].tolist() == [16, 32, 48]
    assert drawn[15, 15].tolist() == [255, 0, 0]
    assert drawn[15, 25].tolist() == [255, 255, 255]

"""OpenSpiel's own tests pass, and its algorithms meet the games as their rules say."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from importlib import resources
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test
from tables import every_game, tables

from quirkbox import env
from quirkbox.engine import Game, Refusal
from quirkbox.env import needs

FEW = 5000  # actions: a mask of so many is soon looked through


@every_game
def test_every_table_passes_the_test_of_openspiel(played: Game) -> None:
    for players, options in tables(played):
        one = env.openspiel(played, players=players, options=options)
        pyspiel.random_sim_test(one, num_sims=1, serialize=True, verbose=False, mask_test=played.actions.size < FEW)
        assert one.num_players() == players


@every_game
def test_every_game_passes_the_test_of_openspiel_in_python(played: Game) -> None:
    """With pickles and clones."""
    games_sim_test.GamesSimTest().sim_game(env.openspiel(played, players=played.players[1]))


def played_on(state: Any, rng: random.Random, most: int = 10**6) -> Any:
    while not state.is_terminal() and state.move_number() < most:
        state.apply_action(rng.randrange(256) if state.is_chance_node() else rng.choice(state.legal_actions()))
    return state


@every_game
def test_a_copy_and_a_saved_state_go_on_alike(played: Game) -> None:
    one = env.openspiel(played)
    state = played_on(one.new_initial_state(), random.Random(1), 12)
    again = one.deserialize_state(state.serialize())
    for other in (state.clone(), again, pickle.loads(pickle.dumps(state))):
        assert str(played_on(other, random.Random(2))) == str(played_on(state.clone(), random.Random(2)))


@every_game
def test_a_guess_looks_the_same_to_whoever_guesses(played: Game) -> None:
    one, rng = env.openspiel(played, players=played.players[1]), random.Random(3)
    for most in (8, 15, 30):
        state = played_on(one.new_initial_state(), rng, most)
        while state.is_chance_node():
            state.apply_action(rng.randrange(256))
        if state.is_terminal():
            continue
        player = state.current_player()
        guess = state.resample_from_infostate(player, rng.random)
        assert guess.current_player() == player
        assert guess.legal_actions() == state.legal_actions()
        assert guess.information_state_string(player) == state.information_state_string(player)
        assert guess.observation_tensor(player) == state.observation_tensor(player)
        played_on(guess, rng)


def test_what_others_hold_is_not_known() -> None:
    """Two deals that look alike to a seat have the same information state, and others know more."""
    state = played_on(env.openspiel("quirkies").new_initial_state(), random.Random(5), 3)
    me = state.current_player()
    guesses = [state.resample_from_infostate(me, random.Random(seed).random) for seed in range(4)]
    assert len({guess.information_state_string(me) for guess in guesses}) == 1
    assert len({str(guess.observation_tensor(1 - me)) for guess in guesses}) > 1


def test_an_information_state_remembers_what_was_seen() -> None:
    state = played_on(env.openspiel("quirkies").new_initial_state(), random.Random(5), 3)
    known = {state.information_state_string(0)}
    for _ in range(8):
        state.apply_action(0 if state.is_chance_node() else state.legal_actions()[0])
        known.add(state.information_state_string(0))
    assert len(known) >= 5


@every_game
def test_the_tensor_is_the_row_that_a_seat_sees(played: Game) -> None:
    one = env.openspiel(played)
    state = played_on(one.new_initial_state(), random.Random(1), 14)
    observer = make_observation(one)
    for player in range(one.num_players()):
        observer.set_from(state, player)
        row = one.room.layout.row(state.position, player)
        assert (observer.tensor == row).all()
        assert sum(part.size for part in observer.dict.values()) == row.size
    recalled = make_observation(one, INFO_STATE_OBS_TYPE)
    assert recalled.tensor is None
    assert recalled.string_from(state, 0) == state.information_state_string(0)


@every_game
def test_returns_go_to_the_winners(played: Game) -> None:
    state = played_on(env.openspiel(played, players=played.players[1]).new_initial_state(), random.Random(7))
    winners, returns = state.position.winners(), state.returns()
    best = [seat for seat, worth in enumerate(returns) if worth == max(returns) > -1]
    assert best == winners


def test_deals_differ_and_are_fair() -> None:
    """What comes of a die depends on all dice before: the first card of a seat is any card."""
    one, rng = env.openspiel("quirkies"), random.Random(1)
    cards = {played_on(one.new_initial_state(), rng, 3).legal_actions()[0] for _ in range(300)}
    assert len(cards) > 30


def test_search_in_information_sets_runs() -> None:
    one = env.openspiel("quirkies")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(one, mcts.RandomRolloutEvaluator(1, rng), uct_c=1.4, max_simulations=20, random_state=rng)
    state = played_on(one.new_initial_state(), random.Random(1), 3)
    assert bot.step(state) in state.legal_actions()


def test_learners_of_openspiel_meet_it() -> None:
    table = rl_environment.Environment(env.openspiel("quirkies", players=3), seed=1)
    step = table.reset()
    while not step.last():
        step = table.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert sum(step.rewards) == 0


def test_a_game_has_a_name_with_its_options() -> None:
    one = pyspiel.load_game("quirkbox_quirkies(players=4,window=window_3,claims=call)")
    assert one.options == {"version": "beginner", "claims": "call", "window": "3"}
    assert str(pyspiel.load_game(str(one))) == str(one) == str(pickle.loads(pickle.dumps(one)))


def test_a_file_of_ones_own_is_part_of_the_name() -> None:
    scenario = resources.files("quirkbox.games.quirky_circuits").joinpath("content/windy_day.toml").read_text(encoding="utf-8")
    one = env.openspiel("quirky_circuits", options={"scenario": scenario})
    state = played_on(one.new_initial_state(), random.Random(1), 9)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert pyspiel.load_game(str(one)).options["scenario"] == scenario


@pytest.mark.parametrize(
    ("given", "why"),
    [({"players": 9}, "Quirkies is for 2 to 4 players, not 9"), ({"options": {"claims": "cry"}}, "can be auto, call, not 'cry'")],
)
def test_what_can_not_be_is_refused_in_words(given: dict[str, Any], why: str) -> None:
    with pytest.raises((Refusal, pyspiel.SpielError), match=why):
        env.openspiel("quirkies", **given)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "find_spec", lambda name: None)
    with pytest.raises(Refusal, match=r"^env.openspiel needs OpenSpiel: pip install 'quirkbox\[env\]'\.$"):
        env.openspiel("quirkies")


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps what is registered longer than Python lives."""
    subprocess.run([sys.executable, "-c", "import quirkbox.env.spiel"], check=True)

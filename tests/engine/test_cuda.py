"""The rules on a GPU: everywhere they become its code, and Numba's simulator plays with them; where there is one, games end with
the same bytes as on a CPU."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from quirkbox import game
from quirkbox.bots import greedy_player
from quirkbox.engine import Game, Player, play_games, rule, scratch
from quirkbox.engine.laws import check_laws
from quirkbox.engine.laws.gpu import RulesGoOnAGpu
from quirkbox.engine.loops import BY_DICE
from quirkbox.engine.mistakes import NotOnGpu
from quirkbox.games import BUILT_IN
from quirkbox.lab import simulate

pytest.importorskip("numba_cuda")

from undercover import UNDERCOVER, State

from quirkbox.engine import cuda


def player(kind: str, played: Game) -> Player:
    return greedy_player(played) if kind == "greedy" else BY_DICE


# What plays by the dice is in there too: `legal`, `deal`, `play`, `score`.
@pytest.mark.parametrize("game_id", BUILT_IN)
def test_every_game_becomes_code_for_a_gpu(game_id: str) -> None:
    assert ".entry" in cuda.playouts_ptx(game(game_id), greedy_player(game(game_id)), optimised=False)


def test_a_strangers_game_becomes_code_for_a_gpu_with_nothing_said_about_it() -> None:
    assert ".entry" in cuda.playouts_ptx(UNDERCOVER, BY_DICE)
    (verdict,) = check_laws(UNDERCOVER, 1, laws=[RulesGoOnAGpu])
    assert verdict.looks == 1


@rule
def allocates(s: State, out: Any) -> None:
    out[0] = np.zeros(s.players, np.int64)[0]


@rule
def copies(s: State, out: Any) -> None:
    s.gone[:] = s.pile
    out[0] = 0


@pytest.mark.parametrize("score", [allocates, copies])
def test_a_rule_that_cannot_go_on_a_gpu_is_named(score: Any) -> None:
    changed = replace(UNDERCOVER, rules=replace(UNDERCOVER.rules, score=score))
    with pytest.raises(NotOnGpu, match=r"^test_cuda\.py:\d+: a GPU has no memory to give to a rule: use `scratch`"):
        cuda.playouts_ptx(changed, BY_DICE)
    (verdict,) = check_laws(changed, 1, laws=[RulesGoOnAGpu])
    assert verdict.kept
    assert verdict.untested.startswith("they can't: test_cuda.py:")


@rule
def with_scratch(n: int) -> int:
    room = scratch((2, 3), np.int16)
    room[:] = 1
    for i in range(3):
        room[1, i] = n + i
    return int(room[0, 0] + room[1, 2])


def test_an_array_on_the_stack_is_an_array() -> None:
    assert with_scratch(40) == 43


def test_greedy_players_of_a_loop_play_as_at_a_table() -> None:
    played = game("quirkies")
    loop = play_games(played, greedy_player(played), 20, 3, seed=8)
    assert loop.lengths.tolist() == simulate(played, 20, ["greedy"] * 3, seed=8).lengths.tolist()


SIMULATED = """
import sys
from quirkbox import game
from quirkbox.bots import greedy_player
from quirkbox.engine import play_games
from quirkbox.engine.loops import BY_DICE

for name in sys.argv[1:]:
    played = game(name)
    for player, games in ((BY_DICE, 3), (greedy_player(played), 1)):
        one, other = (play_games(played, player, games, played.players[0], seed=5, device=device, keep_finals=True)
                      for device in ("cpu", "cuda"))
        assert one.lengths.tolist() == other.lengths.tolist(), name
        assert one.scores.tolist() == other.scores.tolist(), name
        assert one.finals.tobytes() == other.finals.tobytes(), name
print("all alike")
"""


def test_the_simulator_plays_the_same_games() -> None:
    simulator = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED, *BUILT_IN], env=simulator, capture_output=True, text=True, check=False
    )
    assert done.stdout == "all alike\n", done.stderr[-2000:]


@pytest.mark.skipif(not cuda.is_there(), reason="there is no GPU here")
@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("game_id", [*BUILT_IN, "undercover"])
def test_a_gpu_plays_the_same_games(game_id: str, kind: str) -> None:
    played = UNDERCOVER if game_id == "undercover" else game(game_id)
    games = 200 if (game_id, kind) == ("tiny_turbo_cars", "greedy") else 4000
    for players in {*played.players}:
        one, other = (
            play_games(played, player(kind, played), games, players, seed=players, device=device, keep_finals=True)
            for device in ("cpu", "cuda")
        )
        assert one.lengths.tolist() == other.lengths.tolist()
        assert one.scores.tolist() == other.scores.tolist()
        assert one.finals.tobytes() == other.finals.tobytes()

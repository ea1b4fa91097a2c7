"""Positions set up by hand: what is told of a real one makes it again, and what is wrong is said in a sentence."""

from __future__ import annotations

import random
from typing import Any

import pytest

from quirkbox.engine import GameLog, Match, Placed, Position, Refusal, dice_from_seed, secret_from_seed
from quirkbox.games import game

GAMES = ["quirkies", "rootg", "circuit_breaker"]
# moments that can be told whole: not in the middle of calls, of requests, with mice out
WHOLE = {
    "quirkies": lambda s: s.laid < 0,
    "rootg": lambda s: s.phase == 3 and not s.handed,
    "circuit_breaker": lambda s: max(s.mouse) < 0 and not s.did and max(s.height[place] for place in (1, 2, 4, 5, 6)) == 1,
}


def placed(game_id: str, told: dict[str, Any], players: int = 2) -> Position:
    return GameLog(game(game_id), players, {}, secret_from_seed(7), beginning=Placed(told)).position


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_told_of_a_real_position_makes_it_again(game_id: str) -> None:
    """Everybody sees the same, may do the same, and the game goes on to its end."""
    setup = game(game_id).setup
    assert setup
    found = 0
    for seed in range(6):
        match, luck = Match(game(game_id), 2, seed), random.Random(seed)
        while not match.over and found < 40:
            if WHOLE[game_id](match.position.plain):
                again = placed(game_id, dict(setup.told(match.position.plain)))
                assert setup.told(again.plain) == setup.told(match.position.plain)
                assert [sorted(again.legal(seat)) == sorted(match.position.legal(seat)) for seat in range(2)] == [True, True]
                assert again.score() == match.position.score() or game_id == "rootg"
                found += 1
            seat = match.next().seat
            legal = match.position.legal(seat)
            # a player without an errand keeps the mouse at home
            quiet = [code for code in legal if not game(game_id).actions.text(code).startswith(("send", "raid", "cheese"))]
            match.play(seat, luck.choice(quiet or legal))
    assert found >= 5


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_begins_from_next_to_nothing_is_played_to_its_end(game_id: str, seed: int) -> None:
    log = GameLog(game(game_id), 2, {}, secret_from_seed(seed), beginning=Placed({}))
    luck = random.Random(seed)
    while not log.position.over:
        seat = log.position.next_to_act(log.last.seat)
        log.play(seat, luck.choice(log.position.legal(seat)))


@pytest.mark.parametrize(
    ("game_id", "told", "why"),
    [
        ("quirkies", {"card": []}, "no field"),
        ("quirkies", {"cards": ["blip purple stripes"]}, "blip orange stripes"),
        ("quirkies", {"cards": ["blip orange dots"], "hands": [["blip orange dots"], []]}, "twice"),
        ("quirkies", {"cards": ["blip orange dots", "blip green dots"]}, "twice"),
        ("quirkies", {"covered": ["blip orange dots"]}, "no card lies on its creature"),
        ("quirkies", {"tokens": [1]}, "tokens must be a list of 2"),
        ("quirkies", {"tokens": [1, 2.5]}, "whole numbers"),
        ("quirkies", {"hands": [[], ["blip orange dots"]], "turn": 0}, "nothing to play"),
        ("quirkies", {"hands": {"a": 1}}, "hands must be a list"),
        ("rootg", {"board": [{"tile": 0, "x": 30, "y": 30, "turn": 0}]}, "does not fit at 30, 30"),
        ("rootg", {"board": [{"tile": 0}]}, "Each part of board has"),
        ("rootg", {"board": ["tile"]}, "Each part of board has"),
        ("rootg", {"missions": [[0, 0], [0, 1]]}, "different tiles"),
        ("rootg", {"hands": [3, 3]}, "twice"),
        ("rootg", {"charges": [0, 99]}, "from 0 to 18"),
        ("circuit_breaker", {"networks": [[{"tile": 0, "x": 0, "y": 0, "turn": 0}]]}, "does not fit at 0, 0"),
        ("circuit_breaker", {"networks": [[{"tile": 0, "x": 33, "y": 33, "turn": 0}]]}, "does not fit at 33, 33"),
        ("circuit_breaker", {"networks": [3]}, "networks must be a list"),
        ("circuit_breaker", {"market": [0, 1, 2, 40, 41]}, "wires on W1 and W2"),
        ("circuit_breaker", {"cards": [1, 1]}, "twice"),
        ("circuit_breaker", {"hands": [[5], [5]]}, "twice"),
        ("tiny_turbo_cars", {}, "cannot be set up by hand"),
    ],
)
def test_what_is_wrong_is_said(game_id: str, told: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        placed(game_id, told)


def test_a_board_of_quirkies_has_the_line_that_was_set_up() -> None:
    told = {
        "creatures": ["blip", "fuzz", "gloop", "horns", "moppy", "noodle", "pogo", "snork", "wink"],
        "cards": ["blip orange dots", "fuzz orange stripes"],
        "hands": [["gloop orange triangles", "gloop blue dots"], ["wink blue dots"]],
        "turn": 0,
    }
    position = placed("quirkies", told)
    assert len(position.legal(0)) == 2
    position.play(0, game("quirkies").actions.parse("lay gloop orange triangles"), dice_from_seed(1))
    assert position.score() == [1, 0]

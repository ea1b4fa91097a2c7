"""The line that always stands at a table: what one is after, and why it ended so."""

from __future__ import annotations

import random

import pytest

from quirkbox.engine import SPECTATOR, GameLog, Position, secret_from_seed
from quirkbox.engine.aim import plain_aim
from quirkbox.games import GAMES

NAMES = ["Mia", "Otto"]
# A phone has two lines for what one is after.
LONGEST = 125


@pytest.mark.parametrize("game_id", ["quirkies", "tiny_turbo_cars", "circuit_breaker", "rootg", "quirky_circuits"])
def test_at_every_moment_there_is_a_short_line_for_everybody(game_id: str) -> None:
    log = GameLog(GAMES[game_id], 2, {}, secret_from_seed(1))
    luck = random.Random(1)
    meant = 0
    while not log.position.over:
        for viewer in (0, 1, SPECTATOR):
            seen = log.position.seen_by(viewer)
            aim = seen.aim(seen.events(log.last.happened), NAMES)
            assert 20 < len(str(aim.after)) <= LONGEST, aim.after
            assert len(str(aim.meant)) <= LONGEST, aim.meant
            meant += bool(aim.meant)
        seat = log.position.next_to_act(log.last.seat)
        log.play(seat, luck.choice(log.position.legal(seat)))
    assert meant > 5
    seen = log.position.seen_by(0)
    assert str(seen.aim(seen.events(log.last.happened), NAMES).after).endswith(".")


def ended(game_id: str) -> Position:
    """A finished game, to be changed."""
    log = GameLog(GAMES[game_id], 2, {}, secret_from_seed(2))
    luck = random.Random(2)
    while not log.position.over:
        seat = log.position.next_to_act(log.last.seat)
        log.play(seat, luck.choice(log.position.legal(seat)))
    return log.position


def test_a_level_end_in_rootg_says_that_the_tile_decides() -> None:
    position = ended("rootg")
    position.states["points"][0] = 6
    position.states["holder"][0] = 0
    assert position.winners() == [0]
    assert (
        str(position.seen_by(0).aim([]).after) == "6 points each. Level: then whoever holds R.O.O.T.\\G: wins, and that is you."
    )
    assert str(position.seen_by(1).aim([], NAMES).after).endswith("and that is Mia.")


def test_a_race_ends_as_many_rows_past_the_line_as_the_log_says() -> None:
    position = ended("tiny_turbo_cars")
    finish = int(position.states["finish"][0])
    position.states["row"][0][:2] = [finish, finish - 3]
    assert str(position.seen_by(0).aim([], NAMES).after) == "You came farthest: 1 row past the line."


def test_charges_are_something_to_get_rid_of() -> None:
    log = GameLog(GAMES["rootg"], 2, {}, secret_from_seed(1))
    dropped = {"event": "dropped", "seat": 0, "speed": "fast", "charges": 3, "left": 15}
    aim = log.position.seen_by(0).aim([dropped], NAMES)
    assert "Get rid of your 18 charges" in str(aim.after)
    assert "got rid of 3 charges" in str(aim.meant)


def test_a_game_that_says_nothing_has_its_points_told() -> None:
    assert str(plain_aim([2, 5], [], False, False, 0, "Otto draws.", NAMES).after) == "Most points win. So far: Otto 5, You 2."
    assert "tie-break" in str(plain_aim([5, 5], [1], True, False, 0, "", NAMES).after)
    assert "together" in str(plain_aim([3, 3], [], False, True, 0, "", NAMES).after)

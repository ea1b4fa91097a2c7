"""The public interface: what a script, a notebook or a study meets first."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import quirkbox
from quirkbox import Match, Position, Refusal, game
from quirkbox.bots import BOTS, Looks
from quirkbox.engine import Game, dice_from_seed
from quirkbox.games import GAMES

every_game = pytest.mark.parametrize("played", GAMES.values(), ids=GAMES.keys())


def some_way(played: Game, actions: int = 5) -> Match:
    match, luck = Match(played, played.players[0], seed=3), random.Random(1)
    for _ in range(actions):
        seat, able = match.next()
        match.play(seat, luck.choice(able))
    return match


def test_the_public_names_are_seen_and_there() -> None:
    assert {"Match", "Position", "game", "load", "simulate", "BOTS"} <= set(dir(quirkbox))
    assert all(getattr(quirkbox, name) is not None for name in quirkbox.__all__)
    with pytest.raises(AttributeError):
        quirkbox.nothing  # noqa: B018  # it is asked for, and not there


def test_importing_the_package_alone_is_quick() -> None:
    code = "import quirkbox, sys; assert not {'numpy', 'numba'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@every_game
def test_the_next_one_to_act_is_told_the_table_included(played: Game) -> None:
    """The loop of the README, on every game, to the end."""
    match, luck = Match(played, played.players[1], seed=7), random.Random(5)
    seats = set()
    while not match.over:
        seat, actions = match.next()
        seats.add(seat)
        match.play(seat, luck.choice(actions))
    assert match.position.winners() or played.cooperative
    assert set(range(played.players[1])) <= seats
    with pytest.raises(Refusal, match="The game is over"):
        match.next()


@every_game
def test_positions_and_matches_pickle_copy_and_compare(played: Game) -> None:
    match = some_way(played)
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match), match.copy()):
        assert twin == match
        assert twin.position == match.position
        assert twin.position is not match.position
        seat, actions = twin.next()
        twin.play(seat, actions[0])
        assert twin != match
    assert pickle.loads(pickle.dumps(match.position)) == copy.copy(match.position) == match.position
    assert pickle.loads(pickle.dumps(played)) is copy.deepcopy(played) is played
    with pytest.raises(TypeError, match="unhashable"):
        hash(match.position)


@every_game
def test_they_show_themselves(played: Game) -> None:
    match = some_way(played)
    assert repr(match.position).startswith(f"<Position of {played.name}: {played.players[0]} players, score [")
    assert repr(match).startswith(f"<Match of {played.name} after 5 actions: <Position")
    assert str(match.position) == match.position.text(-1)
    drawing = match.position._repr_svg_()
    assert drawing.startswith("<svg ")
    assert drawing == match.position.svg() == match.position.seen_by(-1).svg()


@every_game
def test_a_drawing_shows_what_the_seat_sees_and_nothing_else(played: Game) -> None:
    """It is well-formed, names are escaped, and another truth that the seat can't tell from this one is drawn the same."""
    match = some_way(played, 20)
    for seat in (-1, 0):
        drawing = match.position.svg(seat, [f"<b>{name}&" for name in match.position.default_names()])
        root = ElementTree.fromstring(drawing)
        assert root.tag.endswith("svg")
        assert any("<b>Player 1&" in (text.text or "") for text in root.iter() if text.tag.endswith("text"))
        other = match.position.guessed(seat, dice_from_seed(seat + 5))
        assert other.svg(seat) == match.position.svg(seat)


@every_game
def test_numpy_integers_are_actions(played: Game) -> None:
    one, two = some_way(played), some_way(played)
    seat = one.next().seat
    code = one.position.legal(seat)[0]
    one.play(seat, code)
    two.play(np.int64(seat), np.int32(code))  # type: ignore[arg-type]  # whatever counts as a whole number
    assert one == two


def test_what_is_no_action_is_refused() -> None:
    with pytest.raises(Refusal, match=r"An action is a code, a text or an object, not 1.5"):
        some_way(game("quirkies")).play(0, 1.5)  # type: ignore[arg-type]


@every_game
def test_undo_takes_back(played: Game) -> None:
    match = some_way(played, 6)
    match.undo()
    assert match == some_way(played, 5)
    match.undo(3)
    assert match == some_way(played, 2)
    with pytest.raises(Refusal, match="Only 2 actions have been done: 3 can't be taken back"):
        match.undo(3)


@every_game
def test_a_match_is_saved_and_goes_on(played: Game, tmp_path: Path) -> None:
    match = some_way(played)
    match.save(tmp_path / "match.json")
    again = quirkbox.load(tmp_path / "match.json")
    assert again == match
    seat, actions = match.next()
    match.play(seat, actions[-1])
    again.play(seat, actions[-1])
    assert again.position == match.position


def test_a_position_can_be_played_without_dice() -> None:
    position = some_way(game("quirkies")).position
    seat = position.waiting()[0]
    position.play(seat, position.legal(seat)[0])


@every_game
def test_a_search_says_what_it_thinks(played: Game) -> None:
    match = some_way(played)
    seat = match.position.waiting()[0]
    hidden = match.position.hidden(seat)
    thought = BOTS["search"].analyse(hidden, seat, dice=dice_from_seed(1), budget=Looks(200))  # type: ignore[attr-defined]
    assert thought.action == BOTS["search"].choose(hidden, seat, dice=dice_from_seed(1), budget=Looks(200))
    assert thought.action in match.position.legal(seat)
    for line in thought.lines:
        assert line.action in match.position.legal(seat)
        assert 0 <= line.value <= 1
        assert line.visits >= 0
    if thought.lines:
        assert thought.lines[0].action == thought.action
        assert thought.value == thought.lines[0].value


def test_a_game_that_is_nobodys_own_can_not_be_pickled() -> None:
    from dataclasses import replace

    own = replace(game("quirkies"))
    with pytest.raises(pickle.PicklingError, match="Quirkies can't be pickled: it is not GAME of the package"):
        pickle.dumps(Position(own, own.states(1)))

"""The leak test: change what a viewer cannot know, and everything they are sent must stay the same, byte for byte."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from random_games import KINDS, QUIRKIES, as_bytes, kind_name, new_play, random_moves

from quirkbox.engine import Events, Game, Position, dice_from_seed
from quirkbox.table import Move, Play, history, update


class Leak(AssertionError):
    pass


def truths(play: Play, viewer: int, seed: int, most: int) -> Iterator[Play]:
    """The same game in other possible worlds: all that the viewer cannot know is different."""
    for number in range(most):
        other = copy.copy(play)
        other.position = play.position.guessed(viewer, dice_from_seed(seed, number))
        other.entries, other.trails, other.keys = list(play.entries), list(play.trails), dict(play.keys)
        other._since = list(play._since)
        yield other


def check_same(what: str, one: object, other: object) -> None:
    if as_bytes(one) != as_bytes(other):
        raise Leak(what)


def check_present(play: Play, viewer: int, seed: int) -> None:
    """The present: what is sent, and what a bot on this seat is given."""
    (other,) = truths(play, viewer, seed, 1)
    check_same("update", update(play, viewer), update(other, viewer))
    check_same("history", history(play, viewer, play.seq - 1), history(other, viewer, play.seq - 1))
    if play.position.hidden(viewer).tobytes() != other.position.hidden(viewer).tobytes():
        raise Leak("what a bot is given")


def check_next(play: Play, move: Move, viewer: int, seed: int) -> str:
    """The next move, made in another world where it is possible too, must look the same to the viewer."""
    entry = move.entry
    if draws(move, viewer):
        return "draws"  # by the dice they get another card in another world, and may know it
    for other in truths(play, viewer, seed, 60):
        if other.position.refusal(entry.seat, entry.code) is None:
            theirs = other.move(entry.seat, entry.code, entry.at, entry.key)
            ours = copy.copy(play)
            ours.entries, ours.trails, ours.keys = list(play.entries), list(play.trails), dict(play.keys)
            ours._since = list(play._since)
            ours.enter(move)
            other.enter(theirs)
            check_same("update after a move", update(ours, viewer), update(other, viewer))
            return "compared"
    return "no such world found"


def draws(move: Move, viewer: int) -> bool:
    shown = QUIRKIES.events.to_json(move.happened, viewer)
    return any(event["event"] == "drew" and event["seat"] == viewer for event in shown)


def check_game(players: int, options: dict[str, str], seed: int, rules: Game = QUIRKIES) -> Counter[str]:
    play = new_play(players, options, seed, rules)
    done: Counter[str] = Counter()
    for move in random_moves(play, seed):
        for viewer in range(-1, players):
            check_present(play, viewer, seed + play.seq)
        done[check_next(play, move, play.seq % (players + 1) - 1, seed + play.seq)] += 1
    for viewer in range(-1, players):
        check_present(play, viewer, seed)
    return done


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_nothing_that_is_sent_depends_on_what_one_cannot_know(kind: tuple[int, dict[str, str]]) -> None:
    done = check_game(*kind, seed=11)
    assert done["compared"] > 5 + done["no such world found"]


def test_the_guesses_really_are_other_worlds() -> None:
    play = new_play(3, {})
    for viewer in (-1, 0, 1, 2):
        worlds = {other.position.tobytes() for other in truths(play, viewer, 5, 20)}
        assert len(worlds) == 20


def without_hiding(game: Game) -> Game:
    return replace(game, rules=replace(game.rules, hide=lambda state, seat: None))


def with_open_draws(game: Game) -> Game:
    return replace(game, events=Events(*(replace(event, secret=()) for event in game.events.events)))


def with_telltale_score(game: Game) -> Game:
    """A score that counts something in the hidden hands."""

    def score(state: Position, out: object) -> None:
        game.rules.score(state, out)
        out[0] += int(state["hands"][1][0])  # type: ignore[index]

    return replace(game, rules=replace(game.rules, score=score))


@pytest.mark.parametrize("leaky", [without_hiding, with_open_draws, with_telltale_score])
def test_a_leak_would_be_found(leaky: object) -> None:
    with pytest.raises(Leak):
        check_game(3, {"claims": "call"}, seed=11, rules=leaky(QUIRKIES))  # type: ignore[operator]

"""What a first look warns of, in games whose answer is known."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tossing import HAT, HIT, TOSSING, State

from quirkbox.engine import Dice, Event, Events, Field, Game, Trail, note, roll, rule
from quirkbox.lab import Lineup, Study
from quirkbox.lab.first_look import first_look, remarks

GAMES = 4000
LANES = Events(Event("hat", (Field("seat", 4), Field("lane", 2)), keeps={"lane": "lane"}), TOSSING.events.events[HIT])


@rule
def deal_by_lot(s: State, options: Any, dice: Dice, trail: Trail) -> None:
    """Whoever is in the first lane begins, and which seat that is, the dice say."""
    s.players = options[0]
    s.over = 0
    s.winner = -1
    s.turn = roll(dice, s.players)
    for seat in range(s.players):
        note(trail, HAT, seat, 0 if seat == s.turn else 1)


@rule
def hit_mostly(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    """Two tosses in three hit: whoever begins wins three games in four."""
    if roll(dice, 3) < 2:
        s.over, s.winner = 1, seat
        note(trail, HIT, seat, action)
    s.turn = (seat + 1) % s.players


BY_LOT = replace(TOSSING, rules=replace(TOSSING.rules, deal=deal_by_lot), events=LANES)
BEGINNER_WINS = replace(BY_LOT, rules=replace(BY_LOT.rules, play=hit_mostly))


def look(game: Game) -> Study:
    return first_look(Lineup(game, ("random", "random"), 1), GAMES)


@pytest.fixture(scope="module")
def fair() -> Study:
    return look(BY_LOT)


@pytest.fixture(scope="module")
def tossing() -> Study:
    return look(TOSSING)


def test_where_nothing_is_unfair_nothing_is_warned_of(fair: Study) -> None:
    (only,) = remarks(fair, fair)
    assert not only.warns
    assert str(only.words) == "Nothing stands out: no seat is ahead, and it is about as long as usual."


def test_a_seat_that_is_ahead_is_named_with_what_it_wins(tossing: Study, fair: Study) -> None:
    """The first seat wins 60 %."""
    (first, *_) = remarks(tossing, fair)
    assert (first.about, first.warns) == ("seat", True)
    assert str(first.words).startswith("The first seat is ahead: it wins ")
    assert str(first.words).endswith("and 50.0\N{NO-BREAK SPACE}% would be fair.")


def test_what_the_usual_game_has_too_is_not_held_against_a_drawing(tossing: Study) -> None:
    (only,) = remarks(tossing, tossing)
    assert not only.warns
    assert str(only.words).startswith("Nothing stands out beside the usual game: there seat 1 wins ")


def test_a_lane_that_always_wins_is_named_though_no_seat_is_ahead(fair: Study) -> None:
    """Whoever is in the first lane wins 75 %."""
    found = remarks(look(BEGINNER_WINS), fair)
    assert [one.about for one in found if one.about in ("seat", "part")] == ["part"]
    lane = next(one for one in found if one.about == "part")
    assert str(lane.words).startswith("Lane 1 is the best by far: with it one wins ")

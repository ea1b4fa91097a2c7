"""The numbered rules, one by one, and the laws that hold for every game."""

from __future__ import annotations

import re

from my_game import GAME

from quirkbox.engine import Match
from quirkbox.engine.laws import check_laws


def first_turn(seed: int = 1) -> tuple[Match, int]:
    match = Match(GAME, players=2, seed=seed)
    seat, _ = match.next()
    return match, seat


def test_everybody_draws_four_secret_cards() -> None:
    """MG-1."""
    match, _ = first_turn()
    for seat in (0, 1):
        hands = match.position.view(seat)["hands"]
        assert [len(hand) for hand in hands] == [4, 4]
        assert None not in hands[seat]
        assert set(hands[1 - seat]) == {None}
    assert {first_turn(seed)[1] for seed in range(20)} == {0, 1}


def test_a_card_of_the_hand_is_played_or_staked() -> None:
    """MG-2."""
    match, seat = first_turn()
    held = set(match.position.view(seat)["hands"][seat])
    assert set(match.legal(seat)) == {f"{act} {value}" for act in ("play", "roll") for value in held}
    assert match.legal(1 - seat) == []


def test_a_played_card_brings_its_value() -> None:
    """MG-3."""
    match, seat = first_turn()
    value = match.position.view(seat)["hands"][seat][0]
    match.play(seat, f"play {value}")
    assert match.position.score()[seat] == value


def test_a_staked_card_brings_twice_the_die() -> None:
    """MG-4."""
    match, seat = first_turn()
    value = match.position.view(seat)["hands"][seat][0]
    rolled = match.play(seat, f"roll {value}")[0]
    assert match.position.score()[seat] == 2 * rolled["die"]
    assert rolled["value"] is None, "a spectator does not see the card"
    assert match.position.view(1 - seat)["aside"][seat] == [None]
    assert match.position.view(seat)["aside"][seat] == [value]


def test_clockwise_until_all_hands_are_empty_and_the_most_points_win() -> None:
    """MG-5, MG-6."""
    match, seat = first_turn()
    seats = []
    while not match.over:
        on_turn, actions = match.next()
        seats.append(on_turn)
        match.play(on_turn, actions[0])
    assert seats == [(seat + turn) % 2 for turn in range(8)]
    score = match.position.score()
    assert match.position.winners() == [at for at in (0, 1) if score[at] == max(score)]


def test_every_numbered_rule_is_named_above() -> None:
    numbers = set(re.findall(r"\*\*(MG-\d+)\*\*", GAME.about.rules_text()))
    with open(__file__, encoding="utf-8") as this:
        assert numbers <= set(re.findall(r"MG-\d+", this.read()))


def test_the_laws_hold() -> None:
    broken = [verdict for verdict in check_laws(GAME, games=20) if not verdict.kept]
    assert not broken, broken[0].breach

"""What the coach says of decisions: chances from what a seat knows, blunders found, the same again with the same seed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quirkbox.coach import advise, analyse, look_back
from quirkbox.engine import Afterwards, Game, Match, Refusal, Transcript, dice_from_seed
from quirkbox.games import GAMES
from quirkbox.games import game as named
from quirkbox.lab import play_out

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
FEW = 100


def played(game: Game, seed: int = 3) -> Match:
    match = Match(game, 2, seed)
    play_out(match, ["greedy", "greedy"], seed, 1)
    return match


def at_a_choice(game: Game, seed: int = 3) -> tuple[Match, int]:
    """A match after some actions, and a seat that can do several things."""
    whole, match = played(game, seed), Match(game, 2, seed)
    for number, (seat, action) in enumerate(whole.log):
        if number > 6 and seat < 2 and len(match.position.legal(seat)) > 2:
            return match, seat
        match.play(seat, action)
    raise AssertionError("nobody had a choice")


@every_game
def test_advice_comes_from_what_the_seat_knows_and_nothing_else(game: Game) -> None:
    """Another truth behind the same hidden position gives the same advice."""
    match, seat = at_a_choice(game)
    told = advise(match.position, seat, looks=FEW, seed=1)
    assert told == advise(match.position.guessed(seat, dice_from_seed(5)), seat, looks=FEW, seed=1)
    assert told == advise(match.position.hidden(seat), seat, looks=FEW, seed=1)


@every_game
def test_advice_is_about_legal_actions_and_chances_add_up(game: Game) -> None:
    match, seat = at_a_choice(game)
    for open_hands in (False, True):
        told = advise(match.position, seat, looks=FEW, open_hands=open_hands)
        for prospect in told.prospects:
            assert prospect.action in match.position.legal(seat)
            assert all(0 <= chance <= 1 for chance in prospect.chances)
            assert game.cooperative or sum(prospect.chances) == pytest.approx(1, abs=0.001)


@every_game
def test_every_choice_of_a_game_is_looked_at_and_the_same_seed_says_the_same(game: Game) -> None:
    match = Match(game, 2, 3)
    choices = []
    for number, (seat, action) in enumerate(played(game).log[:12], 1):
        if seat < 2 and len(match.position.legal(seat)) > 1:
            choices.append((number, seat, action))
        match.play(seat, action)
    found = analyse(match.transcript(), looks=FEW, seed=2, threads=1)
    assert [(decision.seq, decision.seat, decision.played) for decision in found.decisions] == choices
    assert all(0 <= decision.played_value <= decision.best_value <= 1 for decision in found.decisions)
    assert analyse(match.transcript(), looks=FEW, seed=2, threads=2).decisions == found.decisions


def test_a_planted_blunder_is_the_turning_point() -> None:
    """Seat 1 throws a sure line away at the end of a close game."""
    game = named("quirkies")
    for seed in range(20):
        whole, match = played(game, seed), Match(game, 2, seed)
        for seat, action in whole.log:
            advice = advise(match.position, seat, looks=800)
            worst = advice.prospects[-1]
            if advice.best.chances[seat] - worst.chances[seat] > 0.4:
                match.play(seat, worst.action)
                found = analyse(match.transcript(), looks=1600, seed=9)
                blunder = found.decisions[-1]
                assert blunder.played == worst.action
                assert blunder.cost > 0.25
                assert blunder in found.turning_points
                assert blunder == max(found.decisions, key=lambda decision: decision.cost)
                return
            match.play(seat, action)
    raise AssertionError("no position with a blunder")


def test_who_has_nothing_to_decide_gets_no_advice() -> None:
    match = Match(named("quirkies"), 2, 1)
    waits = 1 - match.next().seat
    with pytest.raises(Refusal, match="nothing to decide"):
        advise(match.position, waits)


def test_a_game_says_itself_what_it_has_to_say_of_one_that_is_over() -> None:
    def count(transcript: Transcript, open_hands: bool) -> dict[str, object]:
        return {"moves": len(transcript.log), "open": open_hands}

    match = played(named("quirkies"))
    told = replace(match.transcript(), game=replace(match.game, after=Afterwards(look_back=count)))
    assert look_back(told, True) == {"moves": len(match.log), "open": True}
    assert look_back(replace(told, game=replace(match.game, after=Afterwards())), False) is None

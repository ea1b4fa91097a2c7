"""What is said of a game that is over: its rounds, what the same hands could have done, and what one's cards came to."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from quirkbox.engine import Branched, GameLog, Match, Transcript
from quirkbox.games import game
from quirkbox.games.quirky_circuits.actions import COMMANDS
from quirkbox.games.quirky_circuits.after import habits, look_back, rounds_of
from quirkbox.games.quirky_circuits.state import QUIRK
from quirkbox.lab import play_out

GAME = game("quirky_circuits")


@cache
def played(scenario: str = "two_rooms", players: int = 2, seed: int = 3) -> Transcript:
    match = Match(GAME, players, seed, {"scenario": scenario})
    play_out(match, ["greedy"] * players, seed, 1)
    return match.transcript()


@pytest.mark.parametrize("scenario", ["two_rooms", "hen_fox_and_wheat", "combo_plate"])
@pytest.mark.parametrize("open_hands", [False, True])
def test_every_round_is_told_as_it_was_played_and_in_another_way_with_the_same_hands(scenario: str, open_hands: bool) -> None:
    transcript = played(scenario, 3)
    told = look_back(transcript, open_hands)["rounds"]
    rounds = list(rounds_of(transcript))
    assert [one["number"] for one in told] == list(range(1, len(told) + 1))
    for one, was in zip(told, rounds, strict=True):
        hands = was.start.plain.hands
        for program in (one["played"], one["better"]):
            assert len(program["cards"]) >= 5 or program["won"]
            assert program["trail"][0]["event"] == "run"
            for seat in range(3):
                mine = [card for card in program["cards"] if card["seat"] == seat]
                assert mine
                held = [int(card) for card in hands[seat] if card >= 0]
                for card in mine:
                    held.remove(code_of(card))
        assert one["battery"] == was.start.plain.battery
    for before, after in pairwise(told):
        assert before["ends"] == after["begins"]
        assert before["played"]["left"] == after["left"]


def code_of(card: dict[str, object]) -> int:
    return COMMANDS.index(card["card"]) + (QUIRK if card["colour"] == "yellow" else 0)  # type: ignore[arg-type]


def test_with_open_hands_nothing_that_is_shown_is_worse_than_what_was_played() -> None:
    better = 0
    for one in look_back(played(), True)["rounds"]:
        assert one["better"]["left"] <= one["played"]["left"]
        better += one["better"]["left"] < one["played"]["left"]
    assert better  # greedy bots do not play so well


def test_a_round_in_which_the_team_could_have_won_says_so() -> None:
    """Somebody stops playing well one round before the end: the same hands win."""
    for seed in range(12):
        match = Match(GAME, 2, seed, {"scenario": "dust_bunnies"})
        play_out(match, ["search", "search"], seed, 200)
        if not match.position.winners():
            continue
        last = list(rounds_of(match.transcript()))[-1]
        spoiled = Match(GAME, 2, seed, {"scenario": "dust_bunnies"})
        for seat, code in match.log[: last.begins]:
            spoiled.play(seat, code)
        play_out(spoiled, ["random", "random"], seed, 1)
        told = look_back(spoiled.transcript(), True)["rounds"]
        spoilt = next(one for one in told if one["begins"] == last.begins)
        if spoilt["played"]["won"] is None:
            assert spoilt["better"]["won"]
            assert spoilt["better"]["trail"][-1]["event"] == "won"
            assert spoilt["better"]["left"] == 0
            return
    raise AssertionError("no game to spoil")


def test_what_bots_would_have_laid_does_not_depend_on_what_was_played() -> None:
    """Only on how the round began: so it can't have looked at what came later."""
    was = look_back(played(), False)["rounds"][0]
    other = Match(GAME, 2, 3, {"scenario": "two_rooms"})
    play_out(other, ["random", "random"], 8, 1)
    assert look_back(other.transcript(), False)["rounds"][0]["better"] == was["better"]
    assert look_back(played(), False) == look_back(played(), False)


def test_a_branch_that_begins_within_a_round_tells_the_rounds_after_it() -> None:
    whole = played()
    second = list(rounds_of(whole))[1]
    for seq in (second.begins, second.begins + 1):
        branch = branched(whole, seq)
        told = look_back(branch, True)["rounds"]
        assert told[0]["number"] == (2 if seq == second.begins else 3)


def branched(whole: Transcript, seq: int) -> Transcript:
    beginning = Branched(bytes.fromhex(whole.secret), tuple(whole.log[:seq]))
    log = GameLog(GAME, 2, whole.options, b"\1" * 32, beginning=beginning)
    while not log.position.over:
        seat = log.position.waiting()[0]
        legal = log.position.legal(seat)
        log.play(seat, legal[0])
    return Transcript.of(GAME, whole.options, ["A", "B"], b"\1" * 32, log.entries, beginning=beginning)


def test_habits_count_ones_own_cards_that_ran_into_something_or_did_nothing() -> None:
    transcript = played("good_dog", 2, 5)
    told = habits(transcript)
    events = [event for was in rounds_of(transcript) for event in was.happened]
    for seat, mine in enumerate(told):
        acted = sum(event["event"] == "card" and event["seat"] == seat for event in events)
        assert mine["bumps"].of == mine["idle"].of == acted
        assert 0 <= mine["bumps"].missed + mine["idle"].missed <= acted
    bumped = {number(events, i) for i, event in enumerate(events) if event["event"] == "bumped"}
    assert sum(mine["bumps"].missed for mine in told) == len(bumped)
    assert sum(mine["idle"].missed for mine in told) > 0


def number(events: list[dict[str, object]], i: int) -> int:
    """Where the card is that acts then."""
    return max(place for place, event in enumerate(events[:i]) if event["event"] == "card")

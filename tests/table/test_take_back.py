"""What may be taken back: all that taught the player nothing that was hidden."""

from __future__ import annotations

import random

import pytest

from quirkbox.engine import Refusal
from quirkbox.games import GAMES, game
from quirkbox.table import Play, taken_back

UNTIMED = {"quirkies": {"claims": "call", "window": "wait"}, "tiny_turbo_cars": {"programming": "counted"}}


def dealt(game_id: str) -> Play:
    rules = game(game_id)
    return Play(rules, 2, rules.agree_on(UNTIMED.get(game_id, {})), bytes(32), 0)


def go_on(play: Play, luck: random.Random) -> None:
    seat = play.position.next_to_act(0)
    play.enter(play.move(seat, luck.choice(play.position.legal(seat)), 0))


@pytest.mark.parametrize("game_id", GAMES)
def test_in_every_game_some_actions_can_be_taken_back_and_others_have_shown_something(game_id: str) -> None:
    luck, play, before, refused = random.Random(1), dealt(game_id), [dealt(game_id).position], set()
    with pytest.raises(Refusal, match="done nothing yet"):
        taken_back(play, 0)
    back = 0
    for _ in range(60):
        if play.over:
            break
        go_on(play, luck)
        before.append(play.position)
        try:
            earlier = taken_back(play, 0)
        except Refusal as refusal:
            refused.add(str(refusal))
            continue
        back += 1
        assert play.entries[earlier.seq + 1].seat == 0
        assert earlier.position == before[earlier.seq]
        assert earlier.entries == play.entries[: earlier.seq + 1]
    assert back > 0
    assert any("hidden before" in why for why in refused)


def test_against_the_clock_and_after_the_end_nothing_is_taken_back() -> None:
    rules = game("quirkies")
    play = Play(rules, 2, rules.agree_on({"claims": "call", "window": "5"}), bytes(32), 0)
    luck = random.Random(2)
    while play.deadline is None or not any(entry.seat == 0 for entry in play.entries):
        go_on(play, luck)
    with pytest.raises(Refusal, match="against the clock"):
        taken_back(play, 0)
    while not play.over:
        go_on(play, luck)
    with pytest.raises(Refusal, match="is over"):
        taken_back(play, 0)

"""Logs that begin from something else than a deal: a moment of another game."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from quirkbox.engine import SPECTATOR, Branched, GameLog, Refusal, Transcript, read_beginning, secret_from_seed
from quirkbox.engine.beginning import DEEPEST
from quirkbox.games import game

QUIRKIES = game("quirkies")
HERE, THERE = secret_from_seed(1), secret_from_seed(2)
NAMES = ["Ada", "Ben"]


def played(log: GameLog, until: int = 10_000) -> GameLog:
    """Everybody does the first thing they may."""
    while not log.position.over and log.seq < until:
        seat = log.position.next_to_act(log.last.seat)
        log.play(seat, log.position.legal(seat)[0])
    return log


def origin(entries: int = 9) -> GameLog:
    return played(GameLog(QUIRKIES, 2, {}, HERE), entries)


def branched(log: GameLog, believed_by: int | None = None, seal: str | None = None) -> Branched:
    return Branched(log.secret, tuple(log.entries), believed_by, seal, log.beginning)


def goes_on(begun: Branched, secret: bytes = THERE) -> GameLog:
    return GameLog(QUIRKIES, 2, {}, secret, None, begun)


def file_of(log: GameLog) -> dict[str, Any]:
    made = Transcript.of(QUIRKIES, log.options, NAMES, log.secret, log.entries, log.codes, log.beginning)
    told: dict[str, Any] = json.loads(made.to_json())
    return told


def verify(told: dict[str, Any]) -> list[str]:
    return Transcript.from_json(json.dumps(told), game).verify()


def test_with_the_same_hidden_cards_it_is_the_same_position_and_later_draws_are_its_own() -> None:
    before = origin()
    log = goes_on(branched(before))
    assert log.position == before.position
    assert (log.seq, log.entries, len(log.last.happened)) == (0, [], 0)
    seat = log.position.next_to_act(0)
    code = log.position.legal(seat)[0]
    assert log.play(seat, code).position != before.play(seat, code).position, "other dice draw another card"


def test_dealt_anew_a_seat_sees_the_same_and_the_hidden_hands_are_others() -> None:
    before = origin()
    log = goes_on(branched(before, believed_by=0))
    assert log.position.hidden(0) == before.position.hidden(0)
    assert log.position.view(1)["hands"][1] != before.position.view(1)["hands"][1]
    assert goes_on(branched(before, believed_by=0)).position == log.position, "the secret says how"
    assert goes_on(branched(before, believed_by=0), HERE).position != log.position


def test_a_branch_of_a_branch_can_be_written_read_and_played_again() -> None:
    first = played(goes_on(branched(origin(), believed_by=1)), 4)
    second = played(goes_on(branched(first, believed_by=0, seal="ab"), secret_from_seed(3)))
    told = file_of(second)
    assert told["format"] == 3
    assert told["beginning"]["beginning"]["believed_by"] == 1
    read = Transcript.from_json(json.dumps(told), game)
    assert read.last_position() == second.position
    assert read.beginning == second.beginning
    said = verify(told)
    assert "goes on after entry 4 of the game with the seal ab" in said[0]
    assert "dealt anew" in said[1]
    assert "seal anew" in said[-1]


def test_what_lies_before_it_is_under_the_seal() -> None:
    told = file_of(played(goes_on(branched(origin(), believed_by=0))))
    assert verify(told)
    for change in (
        {"believed_by": 1},
        {"seal": "00"},
        {"secret": "00" * 32},
        {"log": told["beginning"]["log"][:-2]},
    ):
        with pytest.raises(Refusal):
            verify({**told, "beginning": {**told["beginning"], **change}})
    with pytest.raises(Refusal):
        verify({**told, "format": 2})


def test_a_game_that_is_over_cannot_be_gone_on_with() -> None:
    with pytest.raises(Refusal, match="over cannot be gone on with"):
        goes_on(branched(origin(10_000)))


def test_it_is_gone_on_with_so_many_times_in_a_row_at_most() -> None:
    begun: dict[str, Any] = branched(origin()).to_json(QUIRKIES)
    for _ in range(DEEPEST):
        begun = {**begun, "beginning": begun}
    with pytest.raises(Refusal, match="times in a row"):
        read_beginning(QUIRKIES, begun)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"secret": 5}, "no secret, log or seal"),
        ({"secret": "xyz"}, "not hexadecimal"),
        ({"believed_by": "Ada"}, "is no seat"),
        ({"believed_by": 7}, "There is no such seat"),
        ({"log": [{"act": "lay"}]}, "entry 1 of the log names no seat"),
        ({"position": {}}, "cannot be set up"),
    ],
)
def test_what_is_wrong_with_a_beginning_is_said(change: dict[str, Any], sentence: str) -> None:
    told = {**branched(origin(), believed_by=0).to_json(QUIRKIES), **change}
    with pytest.raises(Refusal, match=sentence):
        GameLog(replace(QUIRKIES, setup=None), 2, {}, THERE, None, read_beginning(QUIRKIES, told))


def test_take_back_goes_to_the_beginning_and_no_further() -> None:
    log = played(goes_on(branched(origin(), believed_by=0)), 3)
    start = log.afresh().position
    log.undo(3)
    assert log.position == start
    with pytest.raises(Refusal, match="Only 0 actions"):
        log.undo()


def test_what_happened_before_is_told_to_nobody() -> None:
    log = goes_on(branched(origin(), believed_by=0))
    assert log.position.seen_by(SPECTATOR).events(log.last.happened) == []

"""The laws of a game being played: the log is everything, and everybody is told the same story."""

from __future__ import annotations

import pytest
from random_games import KINDS, NAMES, QUIRKIES, as_bytes, kind_name, new_play, played, random_moves

from quirkbox.engine import Refusal, Transcript, commitment
from quirkbox.games import game
from quirkbox.table import Entry, Play, Seat, Table, history, replay, transcript, update

every_kind = pytest.mark.parametrize("kind", KINDS, ids=kind_name)


@every_kind
def test_the_log_alone_makes_the_same_game_again(kind: tuple[int, dict[str, str]]) -> None:
    players, options = kind
    play = played(players, options)
    again = new_play(players, options)
    for entry in play.entries[1:]:
        again.replay(entry)
    assert play.over
    assert again.position.tobytes() == play.position.tobytes()
    assert again.entries == play.entries
    for viewer in range(-1, players):
        assert as_bytes(update(again, viewer)) == as_bytes(update(play, viewer))


@every_kind
def test_what_was_missed_is_what_was_told_live(kind: tuple[int, dict[str, str]]) -> None:
    players, options = kind
    viewers = range(-1, players)
    play = new_play(players, options)
    live = {viewer: [update(play, viewer)] for viewer in viewers}
    for _ in random_moves(play, 7):
        for viewer in viewers:
            if live[viewer][-1]["seq"] < play.seq:
                live[viewer].append(update(play, viewer))
    for viewer in viewers:
        live[viewer].append(update(play, viewer))
        told = [{name: tell[name] for name in ("seq", "seat", "at", "trail")} for tell in live[viewer]]
        assert [line["seq"] for line in told] == list(range(play.seq + 1))
        for after in (-1, 0, play.seq // 2, play.seq - 1, play.seq, play.seq + 5):
            assert as_bytes(history(play, viewer, after)["past"]) == as_bytes(told[after + 1 :])


def test_a_move_that_is_not_entered_has_changed_nothing() -> None:
    play = new_play(2, {})
    before = play.position.tobytes()
    seat = play.waiting[0]
    move = play.move(seat, play.position.legal(seat)[0], 2000)
    assert play.position.tobytes() == before
    assert play.seq == 0
    play.enter(move)
    assert play.position.tobytes() != before


def test_entries_have_no_gaps_and_no_doubles() -> None:
    play = new_play(2, {})
    moves = list(random_moves(play, 3, most=5))
    assert [entry.seq for entry in play.entries] == [0, 1, 2, 3, 4, 5]
    for wrong in (moves[0], moves[-1]):
        with pytest.raises(RuntimeError):
            play.enter(wrong)


def test_the_key_of_an_ask_leads_to_its_entry() -> None:
    play = played(2, {}, most=4)
    assert [play.keys[f"key {n}"] for n in range(4)] == [1, 2, 3, 4]


def test_time_never_runs_backwards_in_the_log() -> None:
    play = new_play(2, {})
    seat = play.waiting[0]
    assert play.move(seat, play.position.legal(seat)[0], at=5).entry.at == 1000


def test_a_refusal_names_whose_turn_it_is() -> None:
    play = new_play(3, {})
    on_turn = play.waiting[0]
    other = (on_turn + 1) % 3
    code = play.position.legal(on_turn)[0]
    with pytest.raises(Refusal, match=f"It is {NAMES[on_turn]}'s turn."):
        play.move(other, code, 2000, names=NAMES)


def test_a_log_that_does_not_fit_the_rules_is_refused_in_words() -> None:
    play = new_play(2, {})
    with pytest.raises(Refusal, match="This game cannot go on: entry 1 of its log"):
        play.replay(Entry(1, play.waiting[0], QUIRKIES.actions.code("done"), 2000))


def test_the_table_closes_the_calls_some_seconds_after_done() -> None:
    play = new_play(3, {"claims": "call", "window": "3"})
    turn = play.waiting[0]
    play.enter(play.move(turn, play.position.legal(turn)[0], 2000))
    assert play.deadline is None
    play.enter(play.move(turn, QUIRKIES.actions.code("done"), 5000))
    assert play.deadline == 8000
    other = play.waiting[0]
    play.enter(play.move(other, QUIRKIES.actions.code("call", line=0), 7500))
    assert play.deadline == 8000  # calling in between wins no time
    play.enter(play.move(play.position.host, play.host_code(), 8000))
    assert play.deadline is None


def test_bots_take_their_time_from_when_they_could_act() -> None:
    play = new_play(3, {"claims": "call"})
    turn = play.waiting[0]
    play.enter(play.move(turn, play.position.legal(turn)[0], 2000))
    one, two = (seat for seat in play.waiting if seat != turn)
    call = QUIRKIES.actions.code("call", line=0)
    shortest, longest = QUIRKIES.live.pace("call")
    assert play.bot_due(one, call, 0.0) == 2000 + shortest * 1000
    play.enter(play.move(two, QUIRKIES.actions.code("pass"), 3000))
    assert play.bot_due(one, call, 1.0) == 2000 + longest * 1000  # others' moves do not set it back
    play.enter(play.move(one, call, 4000))
    assert play.bot_due(one, call + 1, 0.0) == 4000 + shortest * 1000


def finished_table() -> tuple[Table, Play]:
    options = {"claims": "call"}
    play = played(3, options)
    seats = tuple(Seat(chair, name, name) for chair, name in ((0, "Ada"), (1, "Bo"), (3, "Dot")))
    table = Table("FOX-42", QUIRKIES, QUIRKIES.read_options(options), seats, secret=(1).to_bytes(32), status="over")
    return table, play


def test_the_transcript_proves_itself() -> None:
    table, play = finished_table()
    read = Transcript.from_json(transcript(table, play).to_json(), game)
    read.verify()
    assert read.players == ["Ada", "Bo", "Dot"]
    assert read.commitment == commitment((1).to_bytes(32))
    assert read.log == [(entry.seat, entry.code) for entry in play.entries[1:]]


def test_the_replay_opens_every_hand() -> None:
    table, play = finished_table()
    shown = replay(table, play)
    assert [line["seq"] for line in shown["updates"]] == list(range(play.seq + 1))
    assert all(card for line in shown["updates"] for hand in line["view"]["hands"] for card in hand)
    drawn = [event for line in shown["updates"] for event in line["trail"] if event["event"] == "drew"]
    assert drawn
    assert all(event["creature"] for event in drawn)
    assert shown["updates"][-1]["over"]
    assert shown["chairs"] == [0, 1, 3]


def test_a_running_game_gives_no_transcript_and_no_replay() -> None:
    table, play = finished_table()
    running = Table(table.code, table.game, table.options, table.seats, status="playing", secret=table.secret)
    for tell in (transcript, replay):
        with pytest.raises(RuntimeError):
            tell(running, play)


def test_a_call_for_a_covered_card_is_not_held_against_the_next_one() -> None:
    """QK-17: until the next card is laid. Others' moves in between do not matter, the next card does."""
    play = new_play(2, {"claims": "call", "window": "wait"})
    actions = QUIRKIES.actions

    def do(seat: int, code: int) -> None:
        play.enter(play.move(seat, code, 2000))

    first = play.waiting[0]
    other = 1 - first
    do(first, play.position.legal(first)[0])
    seen = play.seq
    do(first, actions.code("done"))
    play.must_know(other, seen)  # somebody else has spoken since: no matter
    do(other, actions.code("call", line=0))
    play.must_know(other, seen)  # nor has one's own call before it
    do(other, actions.code("pass"))
    do(other, play.position.legal(other)[0])
    with pytest.raises(Refusal, match="the game has gone on since"):
        play.must_know(first, seen)
    play.must_know(first, play.seq)
    play.must_know(first, -1)


def test_the_table_waits_anew_for_each_thing_it_waits_for() -> None:
    """After one car has been watched, the time to watch the next one begins at zero."""
    play = Play(game("tiny_turbo_cars"), 2, {}, bytes(32), 1000)
    for _ in range(4):  # two cars, two places
        turn = play.waiting[0]
        play.enter(play.move(turn, play.position.legal(turn)[0], 1000))
    ready = play.game.actions.code("ready")
    play.enter(play.move(0, ready, 9000))
    assert play.deadline == 26_000
    play.enter(play.move(1, ready, 10_000))
    for seat in (0, 1):
        play.enter(play.move(seat, play.game.actions.code("done"), 20_000))
    assert play.deadline == 45_000  # the programs lie open
    play.enter(play.move(0, ready, 30_000))
    assert play.deadline == 45_000
    play.enter(play.move(1, ready, 31_000))
    assert play.deadline == 56_000  # a car has raced

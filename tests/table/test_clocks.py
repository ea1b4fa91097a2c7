"""Clocks of people: what is on them, by the log and by what is written down."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quirkbox.engine import Refusal
from quirkbox.games import game
from quirkbox.table import Play, Seat, Settled, Table, TimeControl
from quirkbox.table.clocks import waits_after

QUICK = TimeControl("quick", 60, 5, "greedy")
SLOW = TimeControl("slow", 3600, bot="greedy")
CALL = {"version": "beginner", "claims": "call", "window": "wait"}


def begun(control: TimeControl | None, people: int = 2, options: dict[str, str] | None = None) -> tuple[Table, Play]:
    rules = game("quirkies")
    agreed = rules.read_options(options or {"version": "beginner", "claims": "auto"})
    seats = tuple(Seat(chair, f"P{chair}", f"token {chair}") for chair in range(people))
    table = Table("FOX-42", rules, agreed, seats, status="playing", secret=bytes(32), clock=control)
    return table, Play(rules, people, agreed, bytes(32), 0)


def act(play: Play, at: int, seat: int | None = None, act: str | None = None) -> None:
    seat = play.waiting[0] if seat is None else seat
    code = play.position.legal(seat)[0] if act is None else play.game.actions.code(act)
    play.enter(play.move(seat, code, at))


def left(table: Table, play: Play, now: int) -> dict[int, tuple[int, bool]]:
    return {seat: tuple(read) for seat, read in table.readings(play.waits, now).items()}  # type: ignore[misc]


def test_a_clock_runs_while_the_game_waits_for_its_seat_and_has_more_with_every_turn() -> None:
    table, play = begun(QUICK)
    first = play.waiting[0]
    other = 1 - first
    assert left(table, play, 10_000) == {first: (55_000, True), other: (60_000, False)}
    while play.waiting == [first]:
        act(play, 20_000)
    assert left(table, play, 30_000) == {first: (45_000, False), other: (55_000, True)}
    while play.waiting == [other]:
        act(play, 30_000)
    assert left(table, play, 31_000) == {first: (49_000, True), other: (55_000, False)}
    assert left(table, play, 999_000)[first] == (0, True)


def test_for_each_turn_there_is_as_much_as_for_the_last_one() -> None:
    table, play = begun(SLOW)
    first = play.waiting[0]
    while play.waiting == [first]:
        act(play, 3_000_000)
    assert left(table, play, 3_000_000) == {first: (600_000, False), 1 - first: (3_600_000, True)}
    while play.waiting == [1 - first]:
        act(play, 3_000_000)
    assert left(table, play, 3_000_000)[first] == (3_600_000, True)


def test_several_are_waited_for_at_once_and_whoever_has_said_done_is_not() -> None:
    table, play = begun(QUICK, 3, CALL)
    act(play, 0)
    turn = play.entries[-1].seat
    assert all(runs for _, runs in left(table, play, 1000).values())
    act(play, 1000, turn, "done")
    readings = left(table, play, 9000)
    assert readings[turn] == (64_000, False)  # the lay and the call are one turn
    assert [runs for seat, (_, runs) in readings.items() if seat != turn] == [True, True]


def test_while_the_table_counts_down_itself_nobodys_clock_runs() -> None:
    table, play = begun(QUICK, 3, {**CALL, "window": "5"})
    act(play, 0)
    act(play, 1000, play.entries[-1].seat, "done")
    assert play.deadline is not None
    assert not any(runs for _, runs in left(table, play, 2000).values())


def test_what_one_does_oneself_brings_no_new_time() -> None:
    _, play = begun(QUICK)
    stopped = waits_after(play.waits, 1, 1 - play.waiting[0], 1000, [])
    again = waits_after(stopped, 2, play.waiting[0], 2000, play.waiting)[play.waiting[0]]
    assert again[-1].own
    assert QUICK.left(None, again, 2000) == 64_000


def test_whose_time_runs_out_is_stood_in_for_and_has_a_breath_when_they_come_back() -> None:
    table, play = begun(QUICK)
    first = play.waiting[0]
    gone = table.run_out([first], ["Tock"]).settled(table, play, 65_000)
    assert gone.seats[first].bot == "greedy"
    assert gone.seats[first].stands_in_for == f"P{first}"
    assert gone.seats[first].ran_out
    assert not gone.is_kept_for(f"token {first}")  # nobody is put back against their clock
    assert first not in gone.readings(play.waits, 65_000)
    back = gone.sit(f"token {first}", first, "Ada").settled(gone, play, 70_000)
    assert left(back, play, 71_000)[first] == (9_000, True)


def test_the_time_that_a_bot_plays_is_not_taken_from_anybody() -> None:
    table, play = begun(QUICK)
    first = play.waiting[0]
    table = replace(table, minder="greedy")
    minded = table.mind(first, ["Tock"]).settled(table, play, 20_000)
    assert minded.is_kept_for(f"token {first}")
    back = minded.give_back(f"token {first}").settled(minded, play, 500_000)
    assert left(back, play, 501_000)[first] == (44_000, True)


def test_who_takes_a_chair_that_somebody_has_left_begins_with_a_full_clock() -> None:
    table, play = begun(QUICK)
    first = play.waiting[0]
    up = table.stand(f"token {first}", first).settled(table, play, 10_000)
    assert left(up, play, 20_000)[first] == (45_000, True)  # an empty chair's clock runs on
    down = up.sit("somebody", first, "Cy").settled(up, play, 30_000)
    assert left(down, play, 31_000)[first] == (59_000, True)


def test_in_a_pause_all_clocks_stand_still_and_so_they_do_for_whoever_reads_it_later() -> None:
    table, play = begun(QUICK)
    first = play.waiting[0]
    asked = table.propose("token 0", "pause", 10_000)
    assert asked.tempo == "usual"
    paused = asked.answer("token 1", True, 20_000).settled(asked, play, 20_000)
    assert (paused.tempo, paused.asked) == ("paused", None)
    assert left(paused, play, 400_000) == {first: (45_000, False), 1 - first: (60_000, False)}
    wants = paused.propose("token 1", "go_on", 400_000)
    on = wants.answer("token 0", True, 500_000).settled(wants, play, 500_000)
    assert left(on, play, 501_000)[first] == (44_000, True)


def test_a_pause_is_asked_for_and_declined() -> None:
    table, _ = begun(None)
    asked = table.propose("token 0", "pause", 0)
    with pytest.raises(Refusal, match="asked already"):
        asked.propose("token 1", "pause", 1)
    declined = asked.answer("token 1", False, 1000)
    assert (declined.tempo, declined.asked and declined.asked.declined) == ("usual", 1)
    with pytest.raises(Refusal, match="just said no"):
        declined.propose("token 0", "pause", 2000)
    assert declined.propose("token 1", "pause", 2000).asked
    assert declined.propose("token 0", "end", 2000).asked
    with pytest.raises(Refusal, match="Only somebody who sits"):
        table.propose("somebody", "end", 0)


def test_who_is_left_decides_alone() -> None:
    table, play = begun(None)
    asked = table.propose("token 0", "end", 0)
    up = asked.stand("token 1", 1).settled(asked, play, 10)
    assert (up.status, up.closed) == ("over", "vote")
    assert begun(None)[0].stand("token 1", 1).propose("token 0", "pause", 0).tempo == "paused"


def test_nothing_is_done_while_everything_stands_still_by_agreement() -> None:
    table, _ = begun(None)
    paused = table.propose("token 0", "pause", 0).answer("token 1", True, 0)
    with pytest.raises(Refusal, match="stands still"):
        paused.must_go_on("token 0")


def test_where_no_bot_plays_on_the_game_ends_unfinished() -> None:
    table, _ = begun(replace(QUICK, bot=None))
    ended = table.run_out([0], [])
    assert (ended.status, ended.closed) == ("over", "time")
    fresh = ended.again("token 0", "ELK-11")[1]
    assert (fresh.status, fresh.closed, fresh.clock) == ("waiting", "", ended.clock)


def test_against_a_clock_nothing_is_taken_back() -> None:
    table, _ = begun(QUICK)
    seats = (table.seats[0], replace(table.seats[1], token=None, bot="greedy", bot_name="Tock"))
    with pytest.raises(Refusal, match="against the clock"):
        replace(table, seats=seats).take_back("token 0", 0)


def test_a_clock_that_was_written_down_holds_from_that_entry_on() -> None:
    table, play = begun(QUICK)
    first = play.waiting[0]
    settled = replace(table.seats[first], clock=Settled(30_000, 0, play.seq))
    seats = tuple(settled if number == first else seat for number, seat in enumerate(table.seats))
    assert left(replace(table, seats=seats), play, 1000)[first] == (29_000, True)

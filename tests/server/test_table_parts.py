"""The parts of a table in memory, each by itself, on a clock that the test moves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from hand_clock import HandClock

from quirkbox.bots import BOTS, Bot
from quirkbox.engine import SPECTATOR, Position
from quirkbox.games import game
from quirkbox.server.background import PAUSE, Background
from quirkbox.server.bot_turns import BotTurns
from quirkbox.server.broadcast import SOON, Broadcast
from quirkbox.server.connection import Connection
from quirkbox.server.held_calls import HeldCalls
from quirkbox.server.host_clock import HostClock
from quirkbox.server.minder import Minder
from quirkbox.server.presence import Presence
from quirkbox.server.settings import Settings
from quirkbox.server.table_state import TableState
from quirkbox.table import Play, Seat, Table

SETTINGS = Settings(hold=0.2, pace=1.0)


@dataclass
class FirstLegal:
    """A pool whose bots do the first thing they may, and note when they are asked."""

    clock: HandClock
    asked: list[tuple[float, int]] = field(default_factory=list)
    known: list[bytes] = field(default_factory=list)
    fails: int = 0

    def bot(self, name: str) -> Bot:
        return BOTS[name]

    async def choose(self, name: str, hidden: Position, seat: int) -> int:
        self.asked.append((self.clock.monotonic(), seat))
        self.known.append(hidden.tobytes())
        if self.fails:
            self.fails -= 1
            raise ZeroDivisionError("at a loss")
        return hidden.legal(seat)[0]


class Bench:
    """A table's parts without a database: what is decided is entered at once."""

    def __init__(self, game_id: str, bots: list[str | None], options: dict[str, str], settings: Settings = SETTINGS):
        rules = game(game_id)
        seats = tuple(
            Seat(chair, f"P{chair}", None if bot else f"token {chair}", bot, f"Bot {chair}" if bot else "")
            for chair, bot in enumerate(bots)
        )
        agreed = rules.read_options(options)
        self.clock = HandClock()
        table = Table("FOX-42", rules, agreed, seats, status="playing", secret=bytes(32), started=self.clock.now_ms())
        self.play = Play(rules, len(bots), agreed, bytes(32), self.clock.now_ms())
        self.state = TableState(table, self.play)
        self.presence = Presence(settings, self.clock)
        self.held = HeldCalls(settings.hold, self.clock)
        self.pool = FirstLegal(self.clock)
        self.background = Background("FOX-42", self.clock, self.wind_up)
        self.host = HostClock(self.state, self.presence, self.held, self.clock, self.background, self.act)
        self.turns = BotTurns(self.state, self.presence, self.pool, settings, self.clock, self.background, self.act)

    def wind_up(self) -> None:
        self.turns.wind_up()
        self.host.wind_up()

    async def act(self, decide: Callable[[], tuple[int, int] | None]) -> bool:
        decided = decide()
        if decided:
            self.enter(*decided)
        return decided is not None

    def enter(self, seat: int, code: int) -> None:
        self.play.enter(self.play.move(seat, code, self.clock.now_ms()))
        self.wind_up()

    def do(self, seat: int, act: str, **fields: Any) -> None:
        self.enter(seat, self.play.game.actions.code(act, **fields))

    @property
    def seats_so_far(self) -> list[int]:
        return [entry.seat for entry in self.play.entries[1:]]


def person(clock: HandClock, token: str, viewer: int = SPECTATOR) -> Connection:
    return Connection(token, viewer, clock)


def heard(connection: Connection) -> list[Any]:
    told = [json.loads(text) for text in connection.unsent if text]
    connection.unsent.clear()
    return told


# --- presence ---


async def test_who_is_not_connected_for_some_time_is_away() -> None:
    clock = HandClock()
    presence = Presence(Settings(away=20.0), clock)
    ada, phone = person(clock, "ada"), person(clock, "ada")
    for connection in (ada, phone):
        presence.come(connection)
    presence.go(ada)
    await clock.pass_time(60)
    assert not presence.away("ada")  # the phone is still there
    presence.go(phone)
    await clock.pass_time(19)
    assert not presence.away("ada")
    await clock.pass_time(1)
    assert presence.away("ada")
    presence.come(ada)
    assert not presence.away("ada")
    assert presence.away("bo")  # never seen since the table was loaded, 80 seconds ago
    assert not presence.away(None)


async def test_a_table_is_abandoned_some_time_after_the_last_one_went() -> None:
    clock = HandClock()
    presence = Presence(Settings(abandoned=300.0), clock)
    ada = person(clock, "ada")
    presence.come(ada)
    await clock.pass_time(1000)
    assert not presence.abandoned
    presence.go(ada)
    await clock.pass_time(300)
    assert not presence.abandoned
    await clock.pass_time(1)
    assert presence.abandoned
    presence.use()
    assert not presence.abandoned


# --- broadcast ---


async def test_coming_and_going_is_told_once_for_many() -> None:
    bench = Bench("quirkies", [None, None], {})
    broadcast = Broadcast(bench.state, bench.presence, bench.clock)
    people = [person(bench.clock, f"token {seat}", seat) for seat in (0, 1)]
    for one in people:
        bench.presence.come(one)
        broadcast.table_soon()
    await bench.clock.pass_time(SOON / 2)
    assert [heard(one) for one in people] == [[], []]
    await bench.clock.pass_time(SOON)
    told = [heard(one) for one in people]
    assert [[message["type"] for message in each] for each in told] == [["table"], ["table"]]
    assert [seat["here"] for seat in told[0][0]["seats"]] == [True, True]
    broadcast.table_soon()
    await bench.clock.pass_time(SOON)
    assert len(heard(people[0])) == 1


async def test_everybody_hears_of_a_move_through_their_own_eyes() -> None:
    bench = Bench("quirkies", [None, None], {})
    broadcast = Broadcast(bench.state, bench.presence, bench.clock)
    people = [person(bench.clock, f"token {seat}", seat) for seat in (0, 1, SPECTATOR)]
    for one in people:
        bench.presence.come(one)
    broadcast.update()
    hands = [heard(one)[0]["view"]["hands"] for one in people]
    assert [[all(hand) for hand in seen] for seen in hands] == [[True, False], [False, True], [False, False]]


# --- the table itself ---


async def test_the_table_acts_at_its_deadline_and_not_before() -> None:
    bench = Bench("quirkies", [None, None], {"claims": "call", "window": "3"})
    turn = bench.play.waiting[0]
    bench.enter(turn, bench.play.position.legal(turn)[0])
    assert not bench.host.set
    bench.do(turn, "done")
    await bench.clock.pass_time(2.9)
    assert bench.seats_so_far == [turn, turn]
    await bench.clock.pass_time(0.1)
    assert bench.seats_so_far == [turn, turn, bench.play.position.host]
    assert not bench.host.set


async def test_a_clock_that_is_set_back_does_not_make_the_table_wait_for_longer() -> None:
    bench = Bench("quirkies", [None, None], {"claims": "call", "window": "3"})
    turn = bench.play.waiting[0]
    bench.enter(turn, bench.play.position.legal(turn)[0])
    bench.do(turn, "done")
    bench.clock.set_by_ms = -3_600_000
    await bench.clock.pass_time(1.0)
    bench.wind_up()  # somebody has come: that is no reason to begin anew
    await bench.clock.pass_time(1.9)
    assert bench.seats_so_far == [turn, turn]
    await bench.clock.pass_time(0.2)
    assert bench.seats_so_far == [turn, turn, bench.play.position.host]


async def test_a_call_made_in_time_counts_even_if_it_is_still_held() -> None:
    bench = Bench("quirkies", [None, None], {"claims": "call", "window": "3"})
    turn = bench.play.waiting[0]
    bench.enter(turn, bench.play.position.legal(turn)[0])
    bench.do(turn, "done")
    await bench.clock.pass_time(2.9)

    async def call() -> None:
        await bench.held.hold(bench.clock.monotonic(), half_trip=0.0)
        bench.do(1 - turn, "call", line=0)

    calling = asyncio.create_task(call())
    await bench.clock.pass_time(0.15)  # the deadline is over, the call is still held
    assert bench.seats_so_far == [turn, turn]
    await bench.clock.pass_time(1)
    await calling
    assert bench.seats_so_far == [turn, turn, 1 - turn, bench.play.position.host]


async def test_of_two_calls_the_one_made_first_is_let_through_first() -> None:
    clock = HandClock()
    held = HeldCalls(0.15, clock)
    through: list[str] = []

    async def call(name: str, half_trip: float) -> None:
        await held.hold(clock.monotonic(), half_trip)
        through.append(name)

    near = asyncio.create_task(call("near", 0.01))
    await clock.pass_time(0.05)
    far = asyncio.create_task(call("far", 0.1))  # heard 50 ms later, made 40 ms earlier
    await clock.pass_time(0.06)
    assert held.any
    await clock.pass_time(0.2)
    await asyncio.gather(near, far)
    assert through == ["far", "near"]
    assert not held.any


# --- bots ---


async def test_a_bot_takes_as_long_as_a_person_would() -> None:
    bench = Bench("quirkies", ["greedy", "greedy"], {})
    turn = bench.play.waiting[0]
    shortest, longest = bench.play.game.live.pace("lay")
    bench.wind_up()
    await bench.clock.pass_time(shortest * 0.99)
    assert bench.pool.asked == [(1000.0, turn)]
    assert bench.seats_so_far == []
    await bench.clock.pass_time(longest)
    assert bench.seats_so_far[0] == turn


async def test_a_bot_thinks_again_when_the_game_has_gone_on_meanwhile() -> None:
    bench = Bench("quirkies", [None, "greedy", None], {"claims": "call", "window": "wait"})
    while bench.play.waiting[0] == 1:  # the dice say who begins; the bot is to be asked about somebody else's card
        bench.enter(1, bench.play.position.legal(1)[0])
    turn = bench.play.waiting[0]
    bench.enter(turn, bench.play.position.legal(turn)[0])
    await bench.clock.settle()
    asked = len(bench.pool.asked)
    bench.do(2 - turn, "pass")
    await bench.clock.pass_time(30)
    assert len(bench.pool.asked) > asked
    assert 1 in bench.seats_so_far[-2:]


async def test_bots_know_what_their_seat_knows_and_rest_while_nobody_is_there() -> None:
    bench = Bench("quirkies", ["greedy", "greedy"], {}, replace(SETTINGS, abandoned=10.0))
    bench.wind_up()
    turn = bench.play.waiting[0]
    await bench.clock.settle()
    assert bench.pool.known == [bench.play.position.hidden(turn).tobytes()]
    await bench.clock.pass_time(1000)
    resting = bench.play.seq
    assert resting > 0
    assert not bench.play.over
    await bench.clock.pass_time(1000)
    assert bench.play.seq == resting
    bench.presence.come(person(bench.clock, "cy"))
    bench.wind_up()
    await bench.clock.pass_time(1000)
    assert bench.play.seq > resting


async def test_a_seat_that_is_taken_back_is_not_played_by_its_bot() -> None:
    bench = Bench("quirkies", ["greedy", "greedy"], {})
    bench.wind_up()
    await bench.clock.settle()
    people = tuple(Seat(chair, f"P{chair}", f"token {chair}") for chair in (0, 1))
    bench.state.table = replace(bench.state.table, seats=people)
    bench.wind_up()
    await bench.clock.pass_time(60)
    assert bench.seats_so_far == []
    assert not bench.turns.any


async def test_what_fails_is_tried_again_in_a_while() -> None:
    bench = Bench("quirkies", ["greedy", "greedy"], {})
    bench.pool.fails = 2
    bench.wind_up()
    await bench.clock.settle()
    assert bench.background.busy
    await bench.clock.pass_time(2 * PAUSE)
    assert [at for at, _ in bench.pool.asked[:3]] == [1000.0, 1000.0 + PAUSE, 1000.0 + 2 * PAUSE]
    await bench.clock.pass_time(10)
    assert bench.seats_so_far


def test_where_all_act_at_once_bots_hurry_when_all_people_are_done() -> None:
    bench = Bench("tiny_turbo_cars", [None, "greedy", "greedy"], {})
    play, actions = bench.play, bench.play.game.actions

    def do(seat: int, code: int) -> None:
        play.enter(play.move(seat, code, bench.clock.now_ms()))

    choose, slide = actions.first("choose"), actions.first("slide")
    assert bench.turns.pace(1, choose) == 1.0
    while len(play.waiting) == 1:  # one after the other they choose cars
        do(play.waiting[0], play.position.legal(play.waiting[0])[0])
    for seat in (0, 1, 2):
        do(seat, actions.code("ready"))
    assert play.waiting == [0, 1, 2]
    assert bench.turns.pace(1, slide) == 1.0
    do(0, actions.code("done"))
    assert play.waiting == [1, 2]
    assert 0 < bench.turns.pace(1, slide) < 1.0
    assert bench.turns.pace(1, choose) == 1.0  # everybody wants to see it


async def test_partners_let_a_person_lay_the_first_card_of_a_round() -> None:
    bench = Bench("quirky_circuits", [None, "greedy", "greedy"], {})
    bench.presence.come(person(bench.clock, "token 0", 0))
    bench.wind_up()
    await bench.clock.pass_time(SETTINGS.patience - 1)
    assert bench.seats_so_far == []
    bench.enter(0, bench.play.position.legal(0)[0])
    await bench.clock.pass_time(10)
    assert {1, 2} <= set(bench.seats_so_far)


async def test_partners_begin_when_nobody_does_for_long_or_nobody_is_there() -> None:
    bench = Bench("quirky_circuits", [None, "greedy"], {})
    bench.presence.come(person(bench.clock, "token 0", 0))
    bench.wind_up()
    await bench.clock.pass_time(SETTINGS.patience + 1)
    assert bench.seats_so_far == [1]
    alone = Bench("quirky_circuits", [None, "greedy"], {})
    alone.wind_up()
    await alone.clock.pass_time(10)
    assert alone.seats_so_far


async def test_in_a_pause_neither_bots_nor_the_table_act() -> None:
    bench = Bench("tiny_turbo_cars", [None, "greedy"], {})
    for _ in range(4):  # cars and places
        bench.enter(bench.play.waiting[0], bench.play.position.legal(bench.play.waiting[0])[0])
    bench.state.table = replace(bench.state.table, tempo="paused")
    bench.wind_up()
    before = bench.play.seq
    await bench.clock.pass_time(100)
    assert (bench.play.seq, bench.state.deadline) == (before, None)
    bench.play.put_off(100_000)
    bench.state.table = replace(bench.state.table, tempo="usual")
    assert bench.state.deadline == bench.clock.now_ms() + 25_000
    bench.wind_up()
    await bench.clock.pass_time(26)
    assert bench.play.seq > before


def test_whoever_is_alone_with_bots_says_how_slow_they_are() -> None:
    bench = Bench("quirkies", [None, "greedy"], {})
    lay = bench.play.game.actions.first("lay")
    usual = bench.turns.pace(1, lay)
    bench.state.table = replace(bench.state.table, tempo="quick")
    assert bench.turns.pace(1, lay) < usual
    bench.state.table = replace(bench.state.table, tempo="calm")
    assert bench.turns.pace(1, lay) > usual


# --- who is gone ---


async def test_a_bot_plays_on_once_somebody_has_been_gone_for_the_grace_time() -> None:
    bench = Bench("quirkies", [None, None], {}, replace(SETTINGS, grace=60.0))
    bench.state.table = replace(bench.state.table, minder="greedy")
    minded: list[float] = []

    async def mind(number: int) -> None:
        minded.append(bench.clock.monotonic() - gone)
        bench.state.table = bench.state.table.mind(number, ["Pip"])

    async def give_back(token: str) -> None:
        bench.state.table = bench.state.table.give_back(token)

    settings = replace(SETTINGS, grace=60.0)
    minder = Minder(bench.state, bench.presence, settings, bench.clock, bench.background, mind, give_back)
    ada, bo = person(bench.clock, "token 0", 0), person(bench.clock, "token 1", 1)
    for connection in (ada, bo):
        bench.presence.come(connection)
    bench.presence.go(bo)
    gone = bench.clock.monotonic()
    minder.wind_up()
    await bench.clock.pass_time(50)
    bench.presence.come(bo)  # back in time
    minder.wind_up()
    await bench.clock.pass_time(100)
    assert minded == []
    bench.presence.go(bo)
    gone = bench.clock.monotonic()
    minder.wind_up()
    await bench.clock.pass_time(59.9)
    assert minded == []
    await bench.clock.pass_time(1)
    assert [round(seconds, 3) for seconds in minded] == [60.0]
    assert bench.state.table.seats[1].stands_in_for == "P1"
    bench.presence.come(bo)
    minder.wind_up()
    await bench.clock.settle()
    assert bench.state.table.seats[1].kind == "person"

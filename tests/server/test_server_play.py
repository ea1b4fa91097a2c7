"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from people import HURRY, Place, Socket, eventually, sqlite
from pydantic import TypeAdapter

from quirkbox.engine import SPECTATOR, Transcript, commitment
from quirkbox.games import game
from quirkbox.table import tells


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(sqlite(tmp_path)) as place:
        yield place


async def two_and_a_bot(place: Place, **options: str) -> tuple[str, Socket, Socket]:
    ada, bo = place.person("Ada"), place.person("Bo")
    code = await ada.open_table(options=options, bots=["greedy"])
    one, two = await ada.at(code), await bo.at(code)
    await two.done("sit", seat=2, name="Bo")
    await one.done("start")
    for talking in (one, two):
        await talking.until(lambda s: s.now)
    return code, one, two


def on_turn(*people: Socket) -> Socket:
    return next(person for person in people if person.now and person.now.legal)


async def until_on_turn(*people: Socket) -> Socket:
    """Whoever of these people may act, once somebody may."""
    await eventually(lambda: any(person.now and person.now.legal for person in people))
    return on_turn(*people)


@pytest.mark.parametrize("claims", ["auto", "call"])
async def test_two_people_and_a_bot_play_a_whole_game(place: Place, claims: str) -> None:
    code, one, two = await two_and_a_bot(place, claims=claims, window="wait")
    watching = await place.person("Cy").at(code)
    assert watching.table.looking_as == SPECTATOR
    shown_first = one.table.commitment
    await asyncio.gather(one.play_on(random.Random(1)), two.play_on(random.Random(2)))

    for person in (one, two, watching):
        await person.until(lambda s: s.table.status == "over")
        assert person.now
        assert person.now.winners
        secret = person.table.secret
        assert secret
        assert commitment(bytes.fromhex(secret)) == shown_first
        assert [update.seq for update in person.updates if update.trail] == list(
            range(person.updates[0].seq + (person is watching), person.now.seq + 1)
        )
    text = (await place.person().http.get(f"/api/tables/{code}/transcript")).text
    read = Transcript.from_json(text, game)
    read.verify()
    assert read.players == ["Ada", one.table.seats[1].name, "Bo"]
    assert read.score == one.now.score  # type: ignore[union-attr]


async def test_nobody_hears_of_cards_they_do_not_hold(place: Place) -> None:
    code, one, two = await two_and_a_bot(place, claims="call", window="wait")
    watching = await place.person("Cy").at(code)
    await asyncio.gather(one.play_on(random.Random(1), 60), two.play_on(random.Random(2), 60))
    for person in (one, two, watching):
        seat = person.table.looking_as
        for update in person.updates:
            hands = update.view["hands"]
            assert all(card is None for other, hand in enumerate(hands) if other != seat for card in hand)
            assert seat == SPECTATOR or all(hands[seat])
            drawn = [event for event in update.trail if event["event"] == "drew" and event["seat"] != seat]
            assert all(event["creature"] is None for event in drawn)
    assert watching.now
    assert watching.now.legal == []


async def test_on_return_one_is_told_what_one_missed(place: Place) -> None:
    code, one, two = await two_and_a_bot(place)
    await asyncio.gather(one.play_on(random.Random(1), 8), two.play_on(random.Random(2), 8))
    seen = one.updates[3].seq
    again = await place._people[0].at(code, seq=seen)
    await again.until(lambda s: s.now)
    told_live = {update.seq: update for update in one.updates}
    assert [line.seq for line in again.past] == list(range(seen + 1, again.now.seq + 1))  # type: ignore[union-attr]
    for line in again.past:
        live = told_live.get(line.seq)
        if live:
            assert (line.seat, line.at, line.trail) == (live.seat, live.at, live.trail)
    assert again.now
    assert again.now.trail == []  # nothing is shown twice
    newest = told_live.get(again.now.seq)
    if newest:
        assert {**again.now, "trail": []} == {**newest, "trail": []}


async def test_the_same_ask_twice_is_done_once(place: Place) -> None:
    code, one, two = await two_and_a_bot(place)
    who = await until_on_turn(one, two)
    assert who.now
    seq, do = who.now.seq, who.now.legal[0]
    first = await who.move(do, ask_id="same")
    second = await who.move(do, ask_id="same")
    owner = place._people[0 if who is one else 1]
    third = await (await owner.at(code)).ask("move", "same", seat=who.table.looking_as, seq=seq, do=do)
    assert first == second == third
    assert first.type == "done"
    assert first.seq == seq + 1
    live = await place.lobby.table(code)
    assert live.play
    assert [entry.seat for entry in live.play.entries].count(who.table.looking_as) == 1


async def test_the_same_id_from_another_browser_is_another_ask(place: Place) -> None:
    ada, bo = place.person("Ada"), place.person("Bo")
    code = await ada.open_table()
    one, two = await ada.at(code), await bo.at(code)
    await one.done("sit", "1", seat=1, name="Grandpa")
    await two.done("sit", "1", seat=2, name="Bo")
    await one.until(lambda s: [seat.name for seat in s.table.seats] == ["Ada", "Grandpa", "Bo", ""])


async def test_asks_besides_moves_are_done_once_too(place: Place) -> None:
    ada, bo = place.person("Ada"), place.person("Bo")
    code = await ada.open_table()
    one, two = await ada.at(code), await bo.at(code)
    await two.done("sit", "a", seat=1, name="Bo")
    await two.done("stand", "b", seat=1)
    await one.done("sit", seat=1, name="Ada's mum")
    assert (await two.ask("stand", "b", seat=1)).type == "done"  # as before; nobody is sent away
    await two.until(lambda s: s.table.seats[1].name == "Ada's mum")


async def test_a_stale_seq_alone_is_no_reason_to_refuse(place: Place) -> None:
    _, one, two = await two_and_a_bot(place)
    who = await until_on_turn(one, two)
    assert who.now
    answer = await who.ask("move", seat=who.table.looking_as, seq=-1, do=who.now.legal[0])
    assert answer.type == "done"


async def test_moves_are_refused_in_words(place: Place) -> None:
    ada = place.person("Ada")
    code = await ada.open_table(bots=["random"])
    early = await ada.at(code)
    await early.until(lambda s: s.table)
    assert await early.refused("move", seat=0, seq=-1, do={"act": "done"}) == "The game has not begun."
    _, one, two = await two_and_a_bot(place)
    who = await until_on_turn(one, two)
    other = two if who is one else one
    assert who.now
    do, seat, seq = who.now.legal[0], who.table.looking_as, who.now.seq
    assert await other.refused("move", seat=seat, seq=seq, do=do) == f"{who.name} sits there, not you."
    assert await other.refused("move", seat=other.table.looking_as, seq=seq, do=do) == f"It is {who.name}'s turn."
    assert await who.refused("move", seat=17, seq=seq, do=do) == "There is no such seat at this table."
    assert await who.refused("move", seat=seat, seq=seq, do={"act": "fly"}) == (
        "There is no action 'fly' here; there is lay, call, done, pass, close."
    )
    assert "the field" in await who.refused("move", seat=seat, seq=seq, do={"act": "lay"})
    assert await who.refused("move", seat=seat, seq=seq, do={"act": "close"}) == ("Only the table closes the time for calls.")


async def test_one_device_passed_around_sees_one_hand_at_a_time(place: Place) -> None:
    ada = place.person("Ada")
    code = await ada.open_table()
    one = await ada.at(code)
    await one.done("sit", seat=3, name="Grandpa")
    await one.done("start")
    await one.until(lambda s: s.now)
    assert one.table.looking_as == 0
    assert [seat.chair for seat in one.table.seats] == [0, 3]
    await one.done("look", seat=1)
    await one.until(lambda s: s.table.looking_as == 1 and s.now.view["hands"][0][0] is None)
    assert one.now
    assert one.now.trail == []
    assert all(one.now.view["hands"][1])
    await one.done("look", seat=-1)
    await one.until(lambda s: s.table.looking_as == -1 and s.now.view["hands"][1][0] is None)
    other = await ada.at(code, seat=1)  # on return, one says whose turn to look it is
    await other.until(lambda s: s.now)
    assert other.table.looking_as == 1
    stranger = await place.person("Cy").at(code, seat=1)
    await stranger.until(lambda s: s.now)
    assert stranger.table.looking_as == SPECTATOR
    assert await stranger.refused("look", seat=1) == "Grandpa sits there, not you."


async def test_chairs_keep_their_people_when_empty_ones_go(place: Place) -> None:
    ada, bo = place.person("Ada"), place.person("Bo")
    code = await ada.open_table()
    one, two = await ada.at(code), await bo.at(code)
    await two.done("sit", seat=3, name="Bo")
    await two.until(lambda s: s.table.looking_as == 3)
    await one.done("start")
    await two.until(lambda s: s.now)
    assert two.table.looking_as == 1
    assert two.now
    assert all(two.now.view["hands"][1])


async def test_a_bot_stands_in_and_the_person_takes_the_seat_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    # With these cards the game is not over before Bo comes back, whatever the bots do; with others it might be.
    monkeypatch.setattr("quirkbox.server.socket.secrets", SimpleNamespace(token_bytes=bytes))
    async with Place(sqlite(tmp_path), replace(HURRY, away=0.3)) as place:
        code, one, two = await two_and_a_bot(place)
        assert await one.refused("bot", seat=2, bot="greedy") == ("Bo is here; a bot only plays for somebody who has left.")
        await two.close()
        await one.until(lambda s: not s.table.seats[2].here)
        session = await place.lobby.table(code)
        await eventually(lambda: 2 in session.away())
        await one.done("bot", seat=2, bot="greedy")
        await one.until(lambda s: s.table.seats[2].stands_in_for == "Bo")
        there = one.now.seq  # type: ignore[union-attr]
        await one.play_on(random.Random(1), until=lambda s: any(u.seat == 2 for u in s.updates if u.seq > there))
        assert not one.now.over  # type: ignore[union-attr]
        back = await place._people[1].at(code)
        await back.until(lambda s: s.now)
        assert back.table.looking_as == SPECTATOR
        assert back.table.seats[2].mine
        assert "take your seat back" in await back.refused("look", seat=2)
        await back.done("sit", seat=2, name="Bo")
        await back.until(lambda s: s.table.looking_as == 2 and all(s.now.view["hands"][2]))
        assert back.table.seats[2].kind == "person"


async def test_somebody_new_takes_an_abandoned_seat(place: Place) -> None:
    code, _, two = await two_and_a_bot(place)
    await two.done("stand", seat=2)
    await two.until(lambda s: s.table.looking_as == SPECTATOR and s.now.view["hands"][2][0] is None)
    new = await place.person("Cy").at(code)
    await new.done("sit", seat=2, name="Cy")
    await new.until(lambda s: s.table.looking_as == 2 and all(s.now.view["hands"][2]))


async def test_a_rematch_is_one_table_for_all(place: Place) -> None:
    code, one, two = await two_and_a_bot(place)
    assert await one.refused("rematch") == "The game is not over yet."
    await asyncio.gather(one.play_on(random.Random(1)), two.play_on(random.Random(2)))
    await asyncio.gather(one.done("rematch"), two.done("rematch"))
    for person in (one, two):
        await person.until(lambda s: s.table.rematch)
    assert one.table.rematch == two.table.rematch
    again = await place._people[0].at(one.table.rematch or "")
    await again.until(lambda s: s.table)
    assert [(seat.kind, seat.name, seat.here) for seat in again.table.seats] == [
        ("person", "Ada", True),
        ("bot", one.table.seats[1].name, True),
        ("person", "Bo", False),
        ("free", "", False),
    ]
    assert again.table.status == "waiting"
    assert (await place.person().http.get(f"/api/tables/{code}")).json()["rematch"] == again.table.code
    shown = (await place.person().http.get(f"/api/tables/{code}/replay")).json()
    TypeAdapter(tells.Replay).validate_python(shown)
    assert shown["names"] == ["Ada", one.table.seats[1].name, "Bo"]


async def test_the_table_itself_acts_when_its_time_has_come(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    make_windows_short(monkeypatch)
    _, one, two = await two_and_a_bot(place, claims="call", window="3")
    who = await until_on_turn(one, two)
    await who.move(who.now.legal[0])  # type: ignore[union-attr]
    await who.until(lambda s: s.now.view["phase"] == "window")
    await who.move({"act": "done"})
    closed = {"event": "closed"}
    await who.until(lambda s: any(closed in update.trail for update in s.updates))
    host = [update for update in who.updates if closed in update.trail]
    assert [update.seat for update in host] == [3]
    before = who.updates[who.updates.index(host[0]) - 1]
    assert before.deadline is not None
    assert host[0].at >= before.deadline


def make_windows_short(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("quirkies")
    monkeypatch.setitem(rules.live.__dict__, "host_delay", lambda state: 0.15)


async def test_of_two_calls_the_one_made_first_wins(tmp_path: Path) -> None:
    from dataclasses import replace

    async with Place(sqlite(tmp_path), replace(HURRY, hold=2.0, ping=60)) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        code = await ada.open_table(options={"claims": "call", "window": "wait"})
        near, far = await ada.at(code), await bo.at(code)
        await far.done("sit", seat=1, name="Bo")
        await near.done("start")
        await far.until(lambda s: s.now)
        who = await until_on_turn(near, far)
        await who.move(who.now.legal[0])  # type: ignore[union-attr]
        await far.until(lambda s: s.now.view["phase"] == "window")
        live = await place.lobby.table(code)
        slow = next(c for c in live.presence.connections if c.viewer == 1)
        slow._trips.extend([4.0] * 5)  # its messages take two seconds to get here
        call = {"act": "call", "line": 0}
        later = asyncio.create_task(near.move(call))
        await eventually(lambda: live._held.any)
        earlier = await far.move(call)
        assert earlier.type == "done"
        answer = await later
        assert answer.type == "done"
        assert (earlier.seq or 0) < (answer.seq or 0)


async def test_many_calls_at_once_are_held_together(tmp_path: Path) -> None:
    """Whoever sees three lines calls three times, and is not later for it than somebody who calls one of them afterwards."""
    from dataclasses import replace

    async with Place(sqlite(tmp_path), replace(HURRY, hold=1.0, ping=60)) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        code = await ada.open_table(options={"claims": "call", "window": "wait"})
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=1, name="Bo")
        await one.done("start")
        await two.until(lambda s: s.now)
        who = await until_on_turn(one, two)
        await who.move(who.now.legal[0])  # type: ignore[union-attr]
        await one.until(lambda s: s.now.view["phase"] == "window")
        await two.until(lambda s: s.now.view["phase"] == "window")
        seat, seq = one.table.looking_as, one.now.seq  # type: ignore[union-attr]
        live = await place.lobby.table(code)
        slow = next(c for c in live.presence.connections if c.viewer == seat)
        slow._trips.extend([0.6] * 5)  # its calls were made 0.3 seconds before they are heard
        for line in range(3):
            do = {"act": "call", "line": line}
            await one.send({"type": "move", "id": f"line {line}", "seat": seat, "seq": seq, "do": do})
        await one.send_raw("?")
        await one.answer("")  # what cannot be read is refused at once: by then all three have been heard
        later = await two.move({"act": "call", "line": 2})
        assert later.type == "done"
        earlier = [await one.answer(f"line {line}") for line in range(3)]
        assert all(answer.type == "done" and (answer.seq or 0) < (later.seq or 0) for answer in earlier)


async def test_bots_are_given_what_their_seat_knows_and_nothing_else(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Any, int]] = []
    bot = place.lobby.bot_pool.bots["greedy"]
    choose = type(bot).choose

    def spy(self: Any, hidden: Any, seat: int, **rest: Any) -> int:
        given.append((hidden, seat))
        return int(choose(self, hidden, seat, **rest))

    monkeypatch.setattr(type(bot), "choose", spy)
    _, one, two = await two_and_a_bot(place, claims="call", window="wait")
    await asyncio.gather(one.play_on(random.Random(1), 30), two.play_on(random.Random(2), 30))
    assert len(given) > 3
    for hidden, seat in given:
        assert hidden.tobytes() == hidden.hidden(seat).tobytes()


@pytest.mark.parametrize("asked", ["options", "start", "open"])
async def test_other_tables_go_on_while_content_is_read_and_cards_are_dealt(
    place: Place, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    ada, bo = place.person("Ada"), place.person("Bo")
    slow = await ada.at(await ada.open_table(bots=["random"]))
    other = await bo.at(await bo.open_table())
    reading, read_on = threading.Event(), threading.Event()
    rules = game("quirkies")
    read_options = rules.read_options

    def read_slowly(given: dict[str, str]) -> dict[str, str]:
        reading.set()
        assert read_on.wait(10), "nothing else happened meanwhile"
        return read_options(given)

    monkeypatch.setitem(rules.__dict__, "read_options", read_slowly)
    asks: dict[str, Any] = {
        "options": lambda: slow.done("options", options={"claims": "call"}),
        "start": lambda: slow.done("start"),
        "open": lambda: ada.open_table(bots=["random"], start=True),
    }
    waiting = asyncio.create_task(asks[asked]())
    await asyncio.to_thread(reading.wait)
    await other.done("public", public=True)
    read_on.set()
    await waiting


async def test_alone_with_bots_one_can_pause_and_with_others_one_cannot(place: Place) -> None:
    _, one, _ = await two_and_a_bot(place)
    assert await one.refused("tempo", tempo="paused") == "You are not alone with bots: the others would have to wait."
    cy = place.person("Cy")
    alone = await cy.at(await cy.open_table(bots=["greedy"], start=True))
    for tempo in ("paused", "quick"):
        await alone.done("tempo", tempo=tempo)
        assert alone.table.tempo == tempo


async def test_everybody_sees_how_ones_pieces_look_and_a_server_that_comes_later_too(database: str) -> None:
    async with Place(database) as here:
        ada, bo = here.person("Ada"), here.person("Bo")
        code = await ada.open_table(game="circuit_breaker", pieces={"mouse": "hat"})
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=1, name="Bo")
        await two.done("pieces", seat=1, pieces={"box": "dial"})
        assert "not you" in await two.refused("pieces", seat=0, pieces={"box": "dial"})
        await one.until(lambda s: s.table.seats[1].pieces == {"box": "dial"})
    async with Place(database) as there:
        later = await there.person("Cy").at(code)
        assert [seat.pieces for seat in later.table.seats] == [{"mouse": "hat"}, {"box": "dial"}, {}, {}]

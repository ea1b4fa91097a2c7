"""The door of a table: its host locks it, lets people in who knock, sends people away, and says whether others may watch."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from people import HURRY, Person, Place, Socket

from quirkbox.engine import Refusal
from quirkbox.games import game
from quirkbox.server.socket import NOT_LET_IN
from quirkbox.table import Door, Table

CALL = {"claims": "call", "window": "wait"}
OUT = "The host of this table does not let you in."
NO_SPECTATORS = "This game is played without spectators; it can be watched when it is over."


def table_of(*people: str, **door: object) -> Table:
    """The first of them has opened it."""
    table = Table.new("FOX-42", game("quirkies"), {}, door=Door(host=people[0]))
    for chair, person in enumerate(people):
        table = table.sit(person, chair, person)
    return replace(table, door=replace(table.door, **door))  # type: ignore[arg-type]


async def shown_out(talking: Socket) -> str:
    """The sentence after which a socket was closed at the door."""
    await talking.until(lambda s: s.closed.is_set())
    assert talking.connection.close_code == NOT_LET_IN
    assert talking.heard[-1].type == "refused"
    return str(talking.heard[-1].why)


async def three(place: Place, **door: object) -> tuple[str, list[Person], list[Socket]]:
    """Ada has opened a table where Bo sits too; Cy has come by its code."""
    people = [place.person(name) for name in ("Ada", "Bo", "Cy")]
    code = await people[0].open_table(options=CALL)
    sockets = [await person.at(code) for person in people]
    await sockets[1].done("sit", seat=1, name="Bo")
    if door:
        await sockets[0].done("door", **{"opens": "open", "watching": True, **door})
    return code, people, sockets


async def test_at_a_locked_table_nobody_new_sits_down_and_who_sits_stays(database: str) -> None:
    async with Place(database) as place:
        code, people, (ada, bo, cy) = await three(place)
        await ada.done("public", public=True)
        assert [line["code"] for line in (await people[2].http.get("/api/tables")).json()["open"]] == [code]
        await ada.done("door", opens="locked", watching=True)
        assert await cy.refused("sit", seat=2, name="Cy") == "The table is locked: nobody new sits down."
        assert await cy.refused("knock", name="Cy") == "The table is locked: nobody new sits down."
        assert (await people[2].http.get("/api/tables")).json()["open"] == []
        await bo.done("sit", seat=1, name="Bobby")
        await ada.done("stand", seat=0)
        await ada.done("sit", seat=0, name="Ada")
        await ada.done("door", opens="open", watching=True)
        await cy.done("sit", seat=2, name="Cy")


async def test_the_lock_holds_for_a_process_that_has_not_heard_of_it(database: str) -> None:
    deaf = replace(HURRY, poll=1000.0)
    async with Place(database, deaf) as here, Place(database, deaf) as there:
        ada, cy = here.person("Ada"), there.person("Cy")
        code = await ada.open_table()
        one, two = await ada.at(code), await cy.at(code)
        await one.done("door", opens="locked", watching=True)
        assert "is locked" in await two.refused("sit", seat=1, name="Cy")


async def test_only_the_host_minds_the_door(database: str) -> None:
    async with Place(database) as place:
        _, _, (ada, bo, cy) = await three(place, opens="knock")
        await cy.done("knock", name="Cy")
        await ada.until(lambda s: s.table.door.knocking)
        who = ada.table.door.knocking[0].who
        for asked in (
            await bo.refused("door", opens="open", watching=True),
            await bo.refused("send_away", seat=0, bot="random"),
            await bo.refused("let_in", who=who, welcome=True),
            await cy.refused("let_in", who=who, welcome=True),
        ):
            assert asked == "Only the host of the table minds its door."
        await bo.until(lambda s: s.table.door.opens == "knock")
        assert (bo.table.door.host, bo.table.door.knocking, cy.table.door.knocked) == (0, [], True)


async def test_who_is_sent_away_before_the_game_frees_the_seat_and_stays_out_until_let_in(database: str) -> None:
    async with Place(database) as place:
        code, people, (ada, bo, cy) = await three(place)
        await ada.done("send_away", seat=1, bot="random")
        assert await shown_out(bo) == OUT
        await ada.until(lambda s: s.table.seats[1].kind == "free" and s.table.door.sent_away)
        assert await shown_out(await people[1].at(code)) == OUT
        assert cy.table.door.sent_away == []
        await ada.done("let_in", who=ada.table.door.sent_away[0].who, welcome=True)
        again = await people[1].at(code)
        await again.done("sit", seat=1, name="Bo")
        assert ada.table.door.sent_away == []


async def test_a_bot_takes_over_from_who_is_sent_away_during_the_game(database: str) -> None:
    """Through another process, which only then hears of it: a move of theirs is refused in its own transaction."""
    deaf = replace(HURRY, poll=1000.0, pace=1000.0)
    async with Place(database, deaf) as here, Place(database, deaf) as there:
        code, (_, bo, _), (one, beside, _) = await three(here)
        await one.done("start")
        await one.play_on(random.Random(1), until=lambda s: 1 in s.now.waiting)
        moved = there.person("Bo")
        moved.http.cookies = bo.http.cookies
        two = await moved.at(code)
        await two.until(lambda s: s.now and s.now.legal)
        await one.done("send_away", seat=1, bot="random")
        assert await shown_out(beside) == OUT
        now = two.now
        assert now
        await two.send({"type": "move", "id": "late", "seat": 1, "seq": now.seq, "do": now.legal[0]})
        assert await shown_out(two) == OUT
        seat = one.table.seats[1]
        assert (seat.kind, seat.bot, seat.stands_in_for) == ("bot", "random", None)
        assert one.now
        assert one.now.seq == now.seq
        assert (await bo.http.get("/api/tables")).json()["mine"] == []


async def test_without_spectators_a_game_is_seen_by_its_players_alone_until_it_is_over(database: str) -> None:
    async with Place(database) as place:
        code, people, (ada, bo, cy) = await three(place, watching=False)
        assert cy.table.status == "waiting"
        await ada.done("start")
        assert await shown_out(cy) == NO_SPECTATORS
        assert cy.now is None
        late = await people[2].at(code)
        assert await shown_out(late) == NO_SPECTATORS
        assert [tell.type for tell in late.heard] == ["refused"]
        await bo.close()
        bo = await people[1].at(code)
        await bo.done("stand", seat=1)
        await bo.done("sit", seat=1, name="Bo")
        await ada.done("send_away", seat=1, bot="random")
        await ada.play_on(random.Random(1))
        assert (await people[2].at(code)).table.status == "over"
        assert (await people[1].at(code)).table.status == "over"
        assert (await people[2].http.get(f"/api/tables/{code}/replay")).status_code == 200


async def test_who_knocks_is_let_in_by_the_host_and_sees_the_table_from_their_chair(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        ada, cy = here.person("Ada"), there.person("Cy")
        code = await ada.open_table()
        one, two = await ada.at(code), await cy.at(code)
        assert await two.refused("knock", name="Cy") == "The door is open: sit down."
        await one.done("door", opens="knock", watching=False)
        assert await two.refused("sit", seat=1, name="Cy") == "Knock first: the host of this table lets people in."
        await two.done("knock", name="Cy")
        await one.until(lambda s: [guest.name for guest in s.table.door.knocking] == ["Cy"])
        await one.done("let_in", who=one.table.door.knocking[0].who, welcome=True)
        await two.until(lambda s: s.table.looking_as == 1 and s.table.seats[1].mine and not s.table.door.knocked)
        assert one.table.door.knocking == []
        await one.done("start")
        await two.until(lambda s: s.now)


async def test_who_knocks_and_is_not_let_in_is_out(database: str) -> None:
    async with Place(database) as place:
        _, _, (ada, _, cy) = await three(place, opens="knock")
        await cy.done("knock", name="Cy")
        await ada.until(lambda s: s.table.door.knocking)
        await ada.done("let_in", who=ada.table.door.knocking[0].who, welcome=False)
        assert await shown_out(cy) == OUT
        await ada.until(lambda s: [guest.name for guest in s.table.door.sent_away] == ["Cy"])


async def test_the_host_hears_only_of_those_who_still_wait_at_the_door(database: str) -> None:
    async with Place(database) as place:
        _, _, (ada, _, cy) = await three(place, opens="knock")
        await cy.done("knock", name="Cy")
        await ada.until(lambda s: s.table.door.knocking)
        await cy.close()
        await ada.until(lambda s: not s.table.door.knocking)


def test_a_door_is_kept_as_it_is() -> None:
    door = (
        table_of("ada", "bo", opens="knock", watching=False)
        .knock("cy", "Cy", "1")
        .send_away("ada", 1, "2", "random", ["Pip"])
        .door
    )
    assert Door.from_json(door.to_json()) == door
    assert Door.from_json({}) == Door()


def test_the_host_is_who_opened_the_table_while_they_play_at_it() -> None:
    table = table_of("ada", "bo", "cy")
    assert table.host == 0
    moved = table.stand("ada", 0).sit("dee", 0, "Dee").sit("ada", 3, "Ada")
    assert moved.host == 3
    gone = moved.stand("ada", 3)
    assert gone.host == 0
    playing = table.start("ada", bytes(32), 1).ask_in("bo", 0, "random", ["Pip"], away=True)
    assert playing.host == 1
    with pytest.raises(Refusal, match="ada has opened this table"):
        playing.send_away("bo", 0, "1", "random", ["Pip"])
    assert playing.sit("ada", 0, "Ada").host == 0


def test_all_seats_of_one_device_are_lost_together() -> None:
    table = table_of("ada", "bo").sit("bo", 2, "Bea").send_away("ada", 2, "1", "random", ["Pip"])
    assert [seat.kind for seat in table.seats] == ["person", "free", "free", "free"]
    playing = table_of("ada", "bo").sit("bo", 2, "Bea").start("ada", bytes(32), 1).send_away("ada", 1, "1", "random", ["Pip"])
    assert playing.names == ["ada", "Pip", "Pip 2"]


def test_nobody_sends_away_themself_or_a_bot_or_answers_somebody_who_is_not_there() -> None:
    table = table_of("ada", "bo").ask_in("ada", 2, "random", ["Pip"], away=False)
    for number, why in ((0, "get up instead"), (2, "No person"), (3, "No person"), (9, "no such seat")):
        with pytest.raises(Refusal, match=why):
            table.send_away("ada", number, "1", "random", ["Pip"])
    with pytest.raises(Refusal, match="at the door"):
        table.let_in("ada", "1")


def test_so_many_knock_at_once_and_the_newest_are_heard() -> None:
    table = table_of("ada", opens="knock")
    for number in range(20):
        table = table.knock(f"guest {number}", "G", str(number))
    table = table.knock("guest 15", "H", "again")
    assert [guest.who for guest in table.door.knocking][-3:] == ["18", "19", "again"]
    assert len(table.door.knocking) == 12


def test_a_full_table_has_no_chair_for_who_knocks() -> None:
    table = table_of("ada", "bo", "cy", opens="knock").knock("dee", "Dee", "1").ask_in("ada", 3, "random", ["Pip"], away=False)
    with pytest.raises(Refusal, match="All chairs are taken"):
        table.let_in("ada", "1")
    with pytest.raises(Refusal, match="All chairs are taken"):
        table.knock("eli", "Eli", "2")
    assert table.start("ada", bytes(32), 1).door.knocking == ()


def test_a_rematch_has_the_same_door() -> None:
    table = table_of("ada", "bo", "cy", opens="locked", watching=False).send_away("ada", 2, "1", "random", ["Pip"])
    _, fresh = table.start("ada", bytes(32), 1).over().again("bo", "FOX-43")
    assert fresh.door == table.door
    assert fresh.host == 0

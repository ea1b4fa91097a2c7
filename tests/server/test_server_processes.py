"""Several processes on one database: they see each other's people and moves, and take up each other's games."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from databases import Postgres
from lasting import process
from people import HURRY, PATIENCE, Person, Place, eventually
from sqlalchemy import func, select

from quirkbox.engine import Refusal
from quirkbox.games import game
from quirkbox.server import rows
from quirkbox.server.bot_pool import BotPool
from quirkbox.server.database import database_url, snapshot
from quirkbox.server.run import serve
from quirkbox.server.store import Store
from quirkbox.server.writer import _notices
from quirkbox.table import Seat, Table

CALL = {"claims": "call", "window": "wait"}


def same_browser(person: Person, place: Place) -> Person:
    """The same person, through another process."""
    again = place.person(person.name)
    again.http.cookies = person.http.cookies
    return again


def of_bots(code: str = "FOX-42") -> Table:
    seats = tuple(Seat(chair, bot="random", bot_name="Pip") for chair in (0, 1))
    rules = game("quirkies")
    return Table(code, rules, rules.read_options({}), seats, status="playing", secret=bytes(32), started=1)


async def test_who_is_connected_to_another_process_is_here(database: str) -> None:
    hasty = replace(HURRY, away=0.0)
    async with Place(database, hasty) as here, Place(database, hasty) as there:
        ada, bo, cy = here.person("Ada"), there.person("Bo"), there.person("Cy")
        code = await ada.open_table(public=True)
        one, two, watching = await ada.at(code), await bo.at(code), await cy.at(code)
        await two.done("sit", seat=1, name="Bo")
        for talking in (one, two):
            await talking.until(lambda s: s.table.seats[1].here and s.table.seats[0].here and s.table.watchers == 1)
        assert "is here" in await one.refused("bot", seat=1, bot="random")
        listed = (await ada.http.get("/api/tables")).json()["open"][0]
        assert [seat["here"] for seat in listed["seats"][:2]] == [True, True]
        await watching.close()
        await two.close()
        await one.until(lambda s: not s.table.seats[1].here and s.table.watchers == 0)
        await one.done("bot", seat=1, bot="random")


async def test_a_seat_that_was_left_elsewhere_cannot_move_any_more(database: str) -> None:
    deaf = replace(HURRY, poll=1000.0)  # with SQLite it does not even hear of it
    async with Place(database, deaf) as here, Place(database, deaf) as there:
        ada, bo = here.person("Ada"), here.person("Bo")
        code = await ada.open_table(options=CALL)
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=1, name="Bo")
        await one.done("start")
        await one.until(lambda s: s.now)
        turn = one.now.waiting[0]  # type: ignore[union-attr]
        person, talking = ((ada, one), (bo, two))[turn]
        await talking.until(lambda s: s.now and s.now.legal)
        legal = talking.now.legal[0]  # type: ignore[union-attr]
        away = await same_browser(person, there).at(code)
        await away.done("stand", seat=turn)
        assert (await talking.ask("move", seat=turn, seq=0, do=legal)).why == "You do not sit there."
        assert talking.now.seq == 0  # type: ignore[union-attr]


async def test_only_one_of_two_processes_thinks_for_a_bot(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[BotPool, int]] = []
    choose = BotPool.choose

    async def note(self: BotPool, name: str, hidden, seat: int) -> int:  # type: ignore[no-untyped-def]
        asked.append((self, seat))
        return await choose(self, name, hidden, seat)

    async with Place(database) as here, Place(database) as there:
        ada, bo = here.person("Ada"), there.person("Bo")
        code = await ada.open_table(options=CALL, bots=["random"])
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=2, name="Bo")
        for talking in (one, two):
            await talking.until(lambda s: all(seat.here for seat in s.table.seats[:3]))
        monkeypatch.setattr(BotPool, "choose", note)
        await one.done("start")
        await two.until(lambda s: s.now)
        await asyncio.gather(one.play_on(random.Random(1), 30), two.play_on(random.Random(2), 30))
        assert len({pool for pool, _ in asked}) == 1


async def test_games_of_a_process_that_died_are_taken_up(database: str) -> None:
    """It was killed: it has told nobody, but it says no more that it lives."""
    async with Store(database) as ghost:
        await ghost.beat(10)
        table = of_bots()
        await ghost.create(table, None, 1)
        await ghost.present(table.code, {"ada": 0}, 2**50)
    async with Place(database, replace(HURRY, dead=0.3, beat=0.05)) as place:
        await eventually(lambda: table.code in place.lobby._sessions)
        live = place.lobby._sessions[table.code]
        await eventually(lambda: live.play and live.play.over)
        assert not live.presence.here


async def test_a_process_that_ends_in_good_order_is_not_waited_for(database: str) -> None:
    patient = replace(HURRY, dead=1000.0, beat=0.05, pace=1000.0)
    async with Place(database, replace(HURRY, dead=1000.0, beat=0.05)) as heir:
        async with Place(database, patient) as place:
            ada = place.person("Ada")
            code = await ada.open_table(bots=["random"], start=True)
            one = await ada.at(code)
            await eventually(lambda: one.table)
            await eventually(lambda: place.lobby._sessions[code]._announced)
        await eventually(lambda: code in heir.lobby._sessions)
        assert not heir.lobby._sessions[code].presence.here


async def test_who_was_taken_for_dead_says_again_who_is_here(database: str) -> None:
    async with Place(database, replace(HURRY, beat=0.05)) as here, Place(database, replace(HURRY, beat=0.05)) as there:
        ada, bo = here.person("Ada"), there.person("Bo")
        code = await ada.open_table()
        await ada.at(code)
        two = await bo.at(code)
        await two.until(lambda s: s.table.seats[0].here)
        node = here.lobby.store.node
        await there.lobby.store._write(lambda connection: _forget(connection, node))
        async with asyncio.timeout(PATIENCE):
            while node not in (await there.lobby.store.load(code)).elsewhere:  # type: ignore[union-attr]
                await asyncio.sleep(0.01)
        await two.until(lambda s: s.table.seats[0].here)


def _forget(connection, node: str) -> None:  # type: ignore[no-untyped-def]
    connection.execute(rows.nodes.delete().where(rows.nodes.c.id == node))
    connection.execute(rows.present.delete().where(rows.present.c.node == node))


async def test_two_processes_start_on_an_empty_database_at_once(postgres: Postgres, tmp_path: Path) -> None:
    url = database_url(tmp_path, postgres.fresh("template0"))
    stores = [Store(url) for _ in range(4)]
    await asyncio.gather(*(store.__aenter__() for store in stores))
    assert await stores[0].count() == {}
    await asyncio.gather(*(store.__aexit__() for store in stores))


async def test_a_table_is_read_as_it_was_at_one_moment(database: str) -> None:
    async with Store(database) as store:
        wanted = select(func.count()).select_from(rows.tables)
        with snapshot(store._engine) as connection:
            before = connection.scalar(wanted)
            await store.create(of_bots(), None, 1)
            assert connection.scalar(wanted) == before


async def test_connections_that_the_database_ends_are_made_again(postgres: Postgres, tmp_path: Path) -> None:
    url = database_url(tmp_path, postgres.fresh())
    async with Place(url) as here, Place(url) as there:
        ada, bo = here.person("Ada"), there.person("Bo")
        code = await ada.open_table(options=CALL)
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=1, name="Bo")
        await one.done("start")
        await two.until(lambda s: s.now)
        for seq in (10, 20, 30):
            await asyncio.gather(one.play_on(random.Random(seq), seq), two.play_on(random.Random(seq), seq))
            await asyncio.to_thread(postgres.cut)
        assert [update.seq for update in one.updates] == list(range(len(one.updates)))
        assert (await ada.http.get("/api/tables")).status_code == 200


async def test_a_killed_process_hands_its_table_to_another(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    async with process(tmp_path / "one", url) as doomed, process(tmp_path / "two", url) as heir:
        ada, bo = Person(doomed.host, "Ada"), Person(heir.host, "Bo")
        code = await ada.open_table(options=CALL)
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=1, name="Bo")
        await one.done("start")
        await two.until(lambda s: s.now)
        await asyncio.gather(one.play_on(random.Random(1), 10), two.play_on(random.Random(2), 10))
        doomed.end(signal.SIGKILL)
        await one.closed.wait()
        ada.host = heir.host
        back = await ada.at(code, seq=one.now.seq)  # type: ignore[union-attr]
        await back.until(lambda s: s.now)
        await asyncio.gather(back.play_on(random.Random(3), 20), two.play_on(random.Random(4), 20))
        for person in (ada, bo):
            await person.leave()


async def test_one_command_serves_in_several_processes(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    async with process(tmp_path / "data", url, workers=2) as serving, Store(database_url(tmp_path, url)) as store:
        async with asyncio.timeout(PATIENCE):
            while len((await store.beat(60))[0]) < 3:  # this one too
                await asyncio.sleep(0.05)
        ada, bo = Person(serving.host, "Ada"), Person(serving.host, "Bo")
        code = await ada.open_table(options=CALL)
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=1, name="Bo")
        await one.until(lambda s: s.table.seats[1].name == "Bo")
        assert serving.end(signal.SIGTERM) == 0
        for person in (ada, bo):
            await person.leave()


def test_long_news_are_told_in_several_notices() -> None:
    news = [[secrets.token_hex(8)] for _ in range(2000)]
    notices = list(_notices("me", news))
    assert len(notices) > 1
    assert all(len(notice) < 8000 for notice in notices)
    assert [item for notice in notices for item in json.loads(notice)[1:]] == news


def test_several_processes_without_postgresql_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="--database postgresql"):
        serve(port=0, data=tmp_path, workers=2)


def test_a_database_that_does_not_answer_is_named_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"postgresql.*\*\*\*@.*cannot be used") as refused:
        serve(port=0, data=tmp_path, database="postgresql://me:sesame@127.0.0.1:1/nothing")
    assert "sesame" not in str(refused.value)

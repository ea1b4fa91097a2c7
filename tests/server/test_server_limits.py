"""Nobody gets in the way of others: what is limited, for whom, and how it is said."""

from __future__ import annotations

import os
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from databases import Postgres
from people import HURRY, Person, Place, sqlite, why_of

from quirkbox.engine import Refusal
from quirkbox.engine.content import Sheet
from quirkbox.processes import NICENESS
from quirkbox.server.bot_pool import BotPool
from quirkbox.server.connection import BURST
from quirkbox.server.database import database_url
from quirkbox.server.limits import network
from quirkbox.server.settings import Settings
from quirkbox.server.store import Store

NEW = {"game": "quirkies", "name": "Ada"}


async def statuses(person: Person, times: int, **fields: Any) -> list[int]:
    return [(await person.http.post("/api/tables", json={**NEW, **fields})).status_code for _ in range(times)]


async def test_one_visitor_opens_so_many_tables_and_one_address_so_many_more(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, limit_tables="2/hour", per_address=2)) as place:
        ada, bo, cy = place.person("Ada"), place.person("Bo"), place.person("Cy")
        for person in (ada, bo, cy):
            await person.http.get("/api/me")
        assert await statuses(ada, 3) == [201, 201, 429]
        assert await statuses(bo, 2) == [201, 201]
        assert await statuses(cy, 1) == [429]  # the same address
        refused = await ada.http.post("/api/tables", json=NEW)
        assert why_of(refused).startswith("That was too many new tables: wait")
        assert 0 < int(refused.headers["retry-after"]) <= 3600


async def test_processes_count_together(postgres: Postgres, tmp_path: Path) -> None:
    url = database_url(tmp_path, postgres.fresh())
    few = replace(HURRY, limit_tables="3/hour", per_address=100)
    async with Place(url, few) as here, Place(url, few) as there:
        ada = here.person("Ada")
        assert await statuses(ada, 2) == [201, 201]
        again = there.person("Ada")
        again.http.cookies = ada.http.cookies
        assert await statuses(again, 2) == [201, 429]
        await here.lobby.store.forget_counts(2**40)
        assert await statuses(again, 1) == [201]


async def test_who_tries_out_codes_is_not_answered_any_more_even_if_one_is_right(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, limit_strangers="3/minute")) as place:
        ada, eve = place.person("Ada"), place.person("Eve")
        code = await ada.open_table()
        await eve.http.get("/api/me")
        tried = [(await eve.http.get(f"/api/tables/FOX-{100000 + n}")).status_code for n in range(4)]
        assert tried == [404, 404, 404, 429]
        assert (await eve.http.get(f"/api/tables/{code}")).status_code == 429
        assert (await eve.http.get(f"/api/tables/{code}/replay")).status_code == 429
        socket = await eve.at(code)
        assert "too many codes" in socket.heard[0].why
        assert (await ada.http.get(f"/api/tables/{code}")).status_code == 200


async def test_codes_tried_out_over_sockets_count_too(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, limit_strangers="2/minute")) as place:
        eve = place.person("Eve")
        said = [(await eve.at(f"FOX-{100000 + n}")).heard[0].why for n in range(3)]
        assert ["There is no table" in why for why in said] == [True, True, False]


async def test_one_visitor_has_so_many_sockets(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, most_sockets=2)) as place:
        ada = place.person("Ada")
        code = await ada.open_table()
        one, _ = await ada.at(code), await ada.at(code)
        third = await ada.at(code)
        assert third.heard[0].why == "You have 2 tables open: close one first."
        await one.close()
        while (await ada.at(code)).table is None:  # the server hears of it in a moment
            pass


async def test_new_sockets_do_not_make_asks_cheaper(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada = place.person("Ada")
        code = await ada.open_table()
        sockets = [await ada.at(code) for _ in range(4)]
        for number in range(round(BURST)):
            for socket in sockets:
                await socket.send({"type": "look", "id": f"look {number}", "seat": -1})
        answers = [await socket.answer(f"look {round(BURST) - 1}") for socket in sockets]
        assert any(answer.type == "refused" and answer.why.startswith("That was too much at once") for answer in answers)


async def test_a_flood_waits_in_its_senders_own_line(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        flood, other = await ada.at(await ada.open_table()), await bo.at(await bo.open_table())
        asks = 10 * round(BURST)
        for number in range(asks):
            await flood.send({"type": "nonsense", "id": f"ask {number}"})
        await other.done("look", seat=-1)
        # Read as fast as they come, all would have been answered before Bo was.
        assert sum(told.type == "refused" for told in flood.heard) < asks


async def test_files_and_solving_have_limits_of_their_own(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, limit_files="1/hour", limit_solving="1/hour")) as place:
        ada = place.person("Ada")
        await ada.http.get("/api/me")
        for path, word in (("content/track", "files"), ("content/track/words", "work")):
            asked = [await ada.http.post(f"/api/games/tiny_turbo_cars/{path}", json={"text": "x"}) for _ in range(2)]
            assert [answer.status_code for answer in asked] == [409, 429]
            assert word in why_of(asked[1])


async def test_everything_together_is_limited_but_never_the_page_itself(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, limit_requests="3/minute")) as place:
        ada = place.person("Ada")
        assert [(await ada.http.get("/api/me")).status_code for _ in range(5)][-1] == 429
        assert (await ada.http.get("/")).status_code != 429


def test_a_household_is_one_address() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")


def test_a_file_of_many_dots_is_refused_before_it_takes_time() -> None:
    for text in (".".join("a" * 9000) + " = 1", "x = { " + ".".join("a" * 9000) + " = 1 }", "[" + ".".join("a" * 9000) + "]"):
        with pytest.raises(Refusal, match="it is nested too deeply"):
            Sheet("dots.toml", text)


async def test_old_tables_are_forgotten_and_others_are_not(database: str) -> None:
    day = 86_400_000
    async with Place(database, replace(HURRY, keep_unfinished=7.0, keep_finished=30.0)) as place:
        ada, store = place.person("Ada"), place.lobby.store
        old, recent = await ada.open_table(), await ada.open_table()
        await store._write(lambda connection: _age(connection, old, place.lobby.clock.now_ms() - 8 * day))
        await place.lobby._clean()
        assert await store.load(old) is None
        assert await store.load(recent) is not None


def _age(connection: Any, code: str, at: int) -> None:
    from quirkbox.server.rows import tables

    connection.execute(tables.update().where(tables.c.code == code).values(changed=at, seen=at))


async def test_nothing_is_forgotten_unless_asked_for(database: str) -> None:
    async with Place(database) as place:
        code = await place.person("Ada").open_table()
        await place.lobby.store._write(lambda connection: _age(connection, code, 1))
        await place.lobby._clean()
        assert await place.lobby.store.load(code) is not None


def test_settings_come_from_a_file_and_from_the_environment_first() -> None:
    read = Settings.of({"away": 60, "keep": 5}, {"QUIRKBOX_AWAY": "90", "QUIRKBOX_LIMIT_TABLES": "1/day"})
    assert (read.away, read.keep, read.limit_tables) == (90.0, 5, "1/day")


@pytest.mark.parametrize(
    ("file", "environ", "sentence"),
    [
        ({"colour": 1}, {}, "There is no setting 'colour'"),
        ({"away": "soon"}, {}, "The setting away is a number, not 'soon'"),
        ({"keep": -1}, {}, "The setting keep is a whole number, not -1"),
        ({}, {"QUIRKBOX_LIMIT_TABLES": "many"}, "QUIRKBOX_LIMIT_TABLES is a limit such as 30/minute"),
    ],
)
def test_a_wrong_setting_is_named(file: dict[str, Any], environ: dict[str, str], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        Settings.of(file, environ)


async def test_counters_of_limits_are_forgotten_when_they_are_over(database: str) -> None:
    from quirkbox.server.limits import SqlStorage

    async with Store(database) as store:
        counts = SqlStorage(store._engine)
        assert [counts.incr("a", 60), counts.incr("a", 60), counts.incr("b", 60, 5)] == [1, 2, 5]
        assert (counts.get("a"), counts.get("c"), counts.check()) == (2, 0, True)
        assert counts.incr("old", -10) == 1
        assert counts.incr("old", 60) == 1
        counts.clear("a")
        assert counts.get("a") == 0
        assert counts.reset() == 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux knows priorities of single threads")
async def test_bots_that_think_give_way_to_tables() -> None:
    pool = BotPool(0.01)

    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = niceness()
    assert pool._pool.submit(niceness).result() == max(before, NICENESS)
    assert niceness() == before
    pool.close()

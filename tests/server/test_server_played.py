"""What stays of one's games, for oneself: written once, told to nobody else, deleted for good."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from people import Person, Place, eventually, sqlite
from sqlalchemy import Connection, select

from quirkbox.server import rows
from quirkbox.table import Table


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(sqlite(tmp_path)) as place:
        yield place


async def games_of(person: Person) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await person.http.get("/api/me/games")).json()["games"]
    return found


async def finish(place: Place, person: Person, bots: list[str]) -> str:
    code = await person.open_table(bots=bots, start=True)
    one = await person.at(code)
    await one.play_on(random.Random(1))
    await eventually(lambda: not place.lobby._sessions[code]._background.busy)
    return code


async def test_a_finished_game_is_kept_for_whoever_played_it_and_for_nobody_else(place: Place) -> None:
    ada, ben = place.person("Ada"), place.person("Ben")
    assert await games_of(ada) == []
    code = await finish(place, ada, ["greedy"])
    [game] = await games_of(ada)
    assert (game["code"], game["game"], game["seat"], game["players"], game["people"]) == (code, "quirkies", 0, 2, 0)
    session = await place.lobby.table(code)
    assert session.play
    assert (game["place"] == 1) == (0 in session.play.position.winners())
    assert game["role"] in ("first", "last")
    assert game["habits"]["lines"]["of"] > 0  # type: ignore[index]
    assert await games_of(ben) == []


async def test_ones_own_tables_say_how_they_went(place: Place) -> None:
    ada = place.person("Ada")
    code = await finish(place, ada, ["greedy"])
    running = await ada.open_table(bots=["greedy"], start=True)
    [game] = await games_of(ada)
    mine = (await ada.http.get("/api/tables")).json()["mine"]
    assert {line["code"]: line.get("place") for line in mine} == {code: game["place"], running: None}
    await ada.http.delete("/api/me/games")
    [line] = [line for line in (await ada.http.get("/api/tables")).json()["mine"] if line["code"] == code]
    assert line.get("place") is None


async def test_what_is_deleted_is_not_written_again(place: Place) -> None:
    ada = place.person("Ada")
    code = await finish(place, ada, ["random"])
    assert len(await games_of(ada)) == 1
    assert (await ada.http.delete("/api/me/games")).json() == {"games": []}
    session = await place.lobby.table(code)
    assert session.play
    table: Table = session.table
    await place.lobby.store.people.keep_played(table, session.play)
    assert await games_of(ada) == []


async def test_who_is_forgotten_has_no_games(place: Place) -> None:
    ada = place.person("Ada")
    await finish(place, ada, ["random"])
    [line] = await place.lobby.store.people.played((await place.lobby.store.people._read(tokens))[0], 9)
    assert line.habits
    assert (await ada.http.delete("/api/me")).status_code == 200
    assert await place.lobby.store.people._read(tokens) == [""]


def tokens(connection: Connection) -> list[str]:
    return list(connection.scalars(select(rows.played.c.token)))


async def test_what_would_have_been_is_not_counted(place: Place) -> None:
    ada = place.person("Ada")
    code = await finish(place, ada, ["random"])
    branch = (await ada.http.post(f"/api/tables/{code}/branch", json={"seq": 4, "seat": 0, "name": "Ada"})).json()["code"]
    one = await ada.at(branch)
    await one.play_on(random.Random(1))
    await eventually(lambda: not place.lobby._sessions[branch]._background.busy)
    assert [game["code"] for game in await games_of(ada)] == [code]

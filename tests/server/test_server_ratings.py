"""Games between people count once for their ratings, in however many processes; games with bots never."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

from people import Person, Place, Socket, eventually, why_of

from quirkbox.server.ratings import Finished, places, player_of

GAME = Finished("FOX-42", 1000, "quirkies", 2000, ["a", "b"], ["Ada", "Bo"], [1, 2])


async def play(one: Socket, other: Socket) -> None:
    await asyncio.gather(one.play_on(random.Random(1)), other.play_on(random.Random(2)))


async def page_of(person: Person) -> dict[str, Any]:
    player = (await person.http.get("/api/me")).json()["player"]
    page: dict[str, Any] = (await person.http.get(f"/api/players/{player}")).json()
    return page


async def test_a_game_between_people_in_two_processes_counts_once(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        ada, bo = here.person("Ada"), there.person("Bo")
        code = await ada.open_table()
        one, other = await ada.at(code), await bo.at(code)
        await other.done("sit", seat=1, name="Bo")
        await one.until(lambda s: s.table.seats[1].kind == "person")
        await one.done("start")
        await play(one, other)
        for place in (here, there):
            await eventually(lambda place=place: not place.lobby._sessions[code]._background.busy)
        pages = [await page_of(person) for person in (ada, bo)]
        assert [[line["games"] for line in page["ratings"]] for page in pages] == [[1], [1]]
        assert [page["games"][0]["others"] for page in pages] == [["Bo"], ["Ada"]]
        assert all(page["games"][0]["code"] == code for page in pages)
        assert all(0 < page["ratings"][0]["give_or_take"] < 1000 for page in pages)  # surer than before
        ranked = sorted(pages, key=lambda page: int(page["games"][0]["place"]))
        assert ranked[0]["ratings"][0]["rating"] >= ranked[1]["ratings"][0]["rating"]
        assert (await ada.http.delete("/api/me")).status_code == 200
        assert await there.lobby.store.people.player(player_of("nobody"), 9) is None


async def test_games_with_bots_do_not_count(database: str) -> None:
    async with Place(database) as place:
        ada = place.person("Ada")
        code = await ada.open_table(bots=["random"], start=True)
        one = await ada.at(code)
        await one.play_on(random.Random(1))
        await eventually(lambda: not place.lobby._sessions[code]._background.busy)
        page = await page_of(ada)
        assert (page["name"], page["ratings"], page["games"]) == ("Ada", [], [])


async def test_the_same_end_noticed_twice_at_once_and_two_ends_at_once(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        stores = (here.lobby.store, there.lobby.store)
        for store, token in zip(stores, ("x", "y"), strict=True):
            await store.people.name(token, token)
        two = [player_of("x"), player_of("y")]
        games = [replace(GAME, started=n, players=two) for n in range(5)]
        await asyncio.gather(*(store.people.rate(game) for game in games for store in stores))
        found = await stores[0].people.player(two[0], 50)
        assert found
        assert [line.games for line in found[2]] == [5]
        assert len(found[3]) == 5
        assert found[2][0].mu == max(line.mu for line in found[3])  # five victories, none of them lost


def testplaces() -> None:
    assert places([3, 5, 5, 1], [1, 2]) == [3, 1, 1, 4]
    assert places([4, 4, 4], [1]) == [2, 1, 2]  # the tie-break has decided


async def test_a_player_who_is_not_there_is_said(database: str) -> None:
    async with Place(database) as place:
        answer = await place.person().http.get("/api/players/0123456789abcdef")
        assert (answer.status_code, why_of(answer)) == (404, "There is no such player here, or not any more.")

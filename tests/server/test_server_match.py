"""Any game, now: people who look for others to play with find each other, and the game begins by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from people import HURRY, Person, Place, sqlite, why_of

SOON = replace(HURRY, gather=0.2, gather_full=0.05)
LATER = replace(HURRY, gather=3600.0, gather_full=3600.0)


async def look(person: Person, game: str = "quirkies", **wishes: Any) -> str:
    answer = await person.http.post("/api/match", json={"name": person.name, "game": game, **wishes})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


async def test_two_who_look_play_with_each_other_and_it_begins_by_itself(database: str) -> None:
    async with Place(database, SOON) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        code = await look(ada)
        one = await ada.at(code)
        assert one.table.gathers
        assert one.table.public
        assert one.table.minder
        assert one.table.begins is None
        assert await look(bo) == code
        two = await bo.at(code)
        for talking in (one, two):
            await talking.until(lambda s: s.now)
            assert [seat.name for seat in talking.table.seats] == ["Ada", "Bo"]
        assert "begun" in await one.refused("start")


async def test_it_says_when_it_begins_and_waits_again_if_one_goes(database: str) -> None:
    async with Place(database, replace(LATER, away=0.3)) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        code = await look(ada)
        one = await ada.at(code)
        await look(bo)
        assert one.table.begins is None  # Bo is not connected yet
        two = await bo.at(code)
        await one.until(lambda s: s.table.begins)
        assert one.table.begins > one.table.now
        await two.close()
        await one.until(lambda s: s.table.begins is None)
        await one.until(lambda s: s.table.seats[1].kind == "free")  # who has gone makes room


async def test_where_nobody_is_any_more_nobody_is_sent(database: str) -> None:
    async with Place(database, LATER) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        code = await look(ada)
        one = await ada.at(code)
        await one.close()
        assert await look(bo) != code


async def test_a_table_of_friends_that_is_listed_will_do_too_but_none_that_is_locked_or_private(database: str) -> None:
    async with Place(database, LATER) as place:
        ada, bo, cy, dee = (place.person(name) for name in ("Ada", "Bo", "Cy", "Dee"))
        listed, private = await ada.open_table(public=True), await bo.open_table()
        await bo.at(private)
        one = await ada.at(listed)
        await one.done("door", opens="locked", watching=True)
        assert await look(cy) not in (listed, private)
        await one.done("door", opens="open", watching=True)
        assert await look(dee) == listed
        await one.until(lambda s: s.table.seats[1].name == "Dee")
        assert one.table.begins is None  # whoever set it up begins it


async def test_any_game_will_do_and_whoever_waits_goes_where_somebody_else_does(database: str) -> None:
    async with Place(database, LATER) as place:
        ada, bo, cy = (place.person(name) for name in ("Ada", "Bo", "Cy"))
        first = await look(ada, "quirkies", any=True)
        await ada.at(first)
        second = await look(bo, "circuit_breaker")
        await bo.at(second)
        assert second != first
        assert await look(bo, "circuit_breaker", at=second) == second  # only that game: he waits
        assert await look(ada, "quirkies", any=True, at=first) == second
        assert (await cy.http.get(f"/api/tables/{first}")).json()["seats"][0]["kind"] == "free"
        assert await look(ada, "quirkies", any=True, at=second) == second  # she is not alone there


async def test_whoever_is_not_here_when_it_begins_is_left_out(database: str) -> None:
    async with Place(database, SOON) as place:
        people = [place.person(name) for name in ("Ada", "Bo", "Cy")]
        code = await look(people[0])
        one = await people[0].at(code)
        await look(people[1])  # and never connects
        await look(people[2])
        await people[2].at(code)
        await one.until(lambda s: s.now)
        assert [seat.name for seat in one.table.seats] == ["Ada", "Cy"]


async def test_looking_has_a_limit_of_its_own_and_what_is_wrong_is_said(tmp_path: Any) -> None:
    async with Place(sqlite(tmp_path), replace(LATER, limit_matches="2/minute")) as place:
        ada = place.person("Ada")
        answer = await ada.http.post("/api/match", json={"name": "Ada", "game": "chess"})
        assert answer.status_code == 404
        assert "no game" in why_of(answer)
        code = await look(ada)
        assert (await ada.http.post("/api/match", json={"name": "Ada", "game": "quirkies", "at": code})).status_code == 429

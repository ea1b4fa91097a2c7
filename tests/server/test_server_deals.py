"""The same deal for another team: it is the same, nobody sees it before they play it, and the results stand side by side."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from people import Person, Place, Socket, eventually, sqlite, why_of

OPTIONS = {"game": "quirky_circuits", "bots": ["random"], "start": True}


async def to_the_end(person: Person, code: str, luck: int) -> Socket:
    one = await person.at(code)
    await one.play_on(random.Random(luck))
    await one.until(lambda s: s.table.status == "over")
    return one


async def offered(place: Place, person: Person) -> tuple[str, str, Socket]:
    """A finished game, its deal, and a socket that still watches."""
    code = await person.open_table(**OPTIONS)
    one = await to_the_end(person, code, 1)
    answer = await person.http.post(f"/api/tables/{code}/deal")
    assert answer.status_code == 200, answer.text
    return code, answer.json()["id"], one


async def deal_seen(person: Person, deal: str) -> Any:
    return (await person.http.get(f"/api/deals/{deal}")).json()


async def test_another_team_plays_the_same_deal_and_the_results_are_compared(database: str) -> None:
    async with Place(database) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        first, deal, one = await offered(place, ada)
        assert (await ada.http.post(f"/api/tables/{first}/deal")).json() == {"id": deal}  # again is the same
        seen = await deal_seen(bo, deal)
        assert not seen["played"]
        assert [team["names"][0] for team in seen["teams"]] == ["Ada"]
        assert {seen["teams"][0][what] for what in ("code", "won", "score", "moves")} == {None}
        second = (await bo.http.post(f"/api/deals/{deal}/table", json={"name": "Bo"})).json()["code"]
        two = await bo.at(second)
        assert two.table.deal == deal
        assert len(two.table.seats) == len(one.table.seats)
        assert "holds here too" in await two.refused("options", options={"scenario": "x"})
        assert "must be there" in await two.refused("start")
        await two.done("bot", seat=1, bot="random")
        await two.done("start")
        await two.until(lambda s: s.now)
        assert two.table.commitment == one.table.commitment
        await two.play_on(random.Random(2))
        await two.until(lambda s: s.table.status == "over")
        results: list[Any] = []
        while len(results) < 2:  # kept in a moment
            results = (await deal_seen(bo, deal))["teams"]
        assert {team["code"] for team in results} == {first, second}
        assert all(team["moves"] > 0 and team["won"] is not None for team in results)
        replays = [(await bo.http.get(f"/api/tables/{code}/replay")).json() for code in (first, second)]
        assert replays[0]["updates"][0]["view"] == replays[1]["updates"][0]["view"]  # every hand open: the same cards


async def connect_and_hear(person: Person, code: str) -> str:
    """Why a socket is closed."""
    talking = await person.at(code)
    await talking.until(lambda s: s.closed.is_set())
    assert talking.table is None
    return str(talking.heard[-1].why)


async def test_nobody_sees_a_deal_that_they_may_still_play(database: str) -> None:
    async with Place(database) as place:
        ada, cy = place.person("Ada"), place.person("Cy")
        code, deal, one = await offered(place, ada)
        for what in ("replay", "transcript", "picture/0.png", "analysis"):
            answer = await cy.http.get(f"/api/tables/{code}/{what}")
            assert answer.status_code == 409
            assert "may still play" in why_of(answer)
        await cy.http.get("/api/me")
        watching = await connect_and_hear(cy, code)
        assert "may still play" in watching
        branch = {"seq": 0, "seat": 0, "name": "Cy"}
        assert "may still play" in why_of(await cy.http.post(f"/api/tables/{code}/branch", json=branch))
        assert (await cy.http.get(f"/api/tables/{code}")).json()["secret"] is None
        assert (await ada.http.get(f"/api/tables/{code}")).json()["secret"]
        assert (await ada.http.get(f"/api/tables/{code}/replay")).status_code == 200
        drawn = await ada.http.get(f"/api/tables/{code}/picture/0.png")
        assert drawn.status_code == 404 or "private" in drawn.headers["cache-control"]  # no proxy keeps it for others
        table = (await cy.http.post(f"/api/deals/{deal}/table", json={"name": "Cy"})).json()["code"]
        three = await cy.at(table)
        assert not three.table.door.watching  # nobody watches who may play it later
        known = await ada.at(table)
        assert "do not know it" in await known.refused("sit", seat=1, name="Ada")
        assert "do not know it" in why_of(await ada.http.post(f"/api/deals/{deal}/table", json={"name": "Ada"}))
        assert one.table.deal == deal


async def test_what_can_be_offered(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        alone = await ada.open_table(game="rootg", bots=["random"], start=True)
        assert "not over" in why_of(await ada.http.post(f"/api/tables/{alone}/deal"))
        await to_the_end(ada, alone, 3)
        assert "together" in why_of(await ada.http.post(f"/api/tables/{alone}/deal"))
        assert "sits at the table" in why_of(await bo.http.post(f"/api/tables/{alone}/deal"))
        code = await ada.open_table(**OPTIONS)
        one = await ada.at(code)
        await one.done("propose", what="end")
        await one.until(lambda s: s.table.status == "over")
        assert "from the deal to its end" in why_of(await ada.http.post(f"/api/tables/{code}/deal"))
        assert (await bo.http.get("/api/deals/0123456789abcdef")).status_code == 404
        await eventually(lambda: True)


async def test_what_goes_on_from_an_offered_game_shows_nothing_of_it_either(database: str) -> None:
    async with Place(database) as place:
        ada, cy, di = (place.person(name) for name in ("Ada", "Cy", "Di"))
        code = await ada.open_table(**OPTIONS)
        await to_the_end(ada, code, 1)
        wish = {"seq": 0, "seat": 0, "name": "Ada", "bot": "random"}

        async def branch(of: str, **more: Any) -> str:
            return str((await ada.http.post(f"/api/tables/{of}/branch", json=wish | more)).json()["code"])

        before, waits = await branch(code), await branch(code, friends=True)
        await to_the_end(ada, before, 2)
        deeper = await branch(before)
        watching, guest = await cy.at(deeper), await di.at(waits)
        await guest.done("sit", seat=1, name="Di")
        deal = (await ada.http.post(f"/api/tables/{code}/deal")).json()["id"]
        await watching.until(lambda s: s.closed.is_set())
        after = await branch(code)
        for later in (before, deeper, after):
            assert "may still play" in await connect_and_hear(cy, later)
        assert "may still play" in why_of(await cy.http.get(f"/api/tables/{before}/replay"))
        for table in (waits, await branch(code, friends=True)):
            one, two = await ada.at(table), await cy.at(table)
            assert "may still play" in await two.refused("sit", seat=1, name="Cy")
            await one.until(lambda s: s.table.deal is None)  # it is none to be compared
        assert "may still play" in await (await ada.at(waits)).refused("start")  # Di sits there
        mine = await ada.at(after)
        await mine.until(lambda s: s.now)
        assert len((await deal_seen(ada, deal))["teams"]) == 1
        await to_the_end(ada, after, 3)
        await eventually(lambda: not place.lobby._sessions[after]._background.busy)
        assert len((await deal_seen(ada, deal))["teams"]) == 1


async def test_whoever_sits_down_twice_plays_once_and_nobody_is_let_watch(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada, bo, cy = (place.person(name) for name in ("Ada", "Bo", "Cy"))
        _, deal, _ = await offered(place, ada)
        tables = [(await bo.http.post(f"/api/deals/{deal}/table", json={"name": "Bo"})).json()["code"] for _ in range(2)]
        one, two = [await bo.at(code) for code in tables]
        for talking in (one, two):
            await talking.done("bot", seat=1, bot="random")
        await one.done("door", opens="open", watching=True)
        await one.done("start")
        await one.until(lambda s: s.now)
        assert "may still play" in await connect_and_hear(cy, tables[0])
        assert "do not know it" in await two.refused("start")
        await two.done("public", public=True)
        found = (await cy.http.post("/api/match", json={"name": "Cy", "game": "quirky_circuits"})).json()["code"]
        assert found not in tables

"""People say something to each other: told to all at the table, through every process, and never kept."""

from __future__ import annotations

from people import Place, Socket

from quirkbox.table.talk import PAUSE


def said(talking: Socket) -> list[tuple[int, str]]:
    return [(tell.seat, tell.phrase) for tell in talking.heard if tell.type == "said"]


async def test_what_is_said_is_told_to_all_once_and_nobody_keeps_it(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        ada, bo, cy = here.person("Ada"), there.person("Bo"), there.person("Cy")
        code = await ada.open_table()
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=2, name="Bo")
        await one.until(lambda s: s.table.seats[2].kind == "person")
        assert "has not begun" in await two.refused("say", seat=2, phrase="hello")
        await one.done("start")
        await two.until(lambda s: s.now)  # the empty chair was taken away: Bo is the second now
        await two.done("say", "b1", seat=1, phrase="hello")
        await two.done("say", "b1", seat=1, phrase="hello")
        for talking in (one, two):
            await talking.until(said)
        assert "wait a moment" in await two.refused("say", seat=1, phrase="nice")
        await one.done("say", seat=0, phrase="happy")  # others may answer at once
        for talking in (one, two):
            await talking.until(lambda s: len(said(s)) == 2)
            assert said(talking) == [(1, "hello"), (0, "happy")]
            assert talking.now
            assert talking.now.seq == 0
        late = await cy.at(code)
        await late.until(lambda s: s.now)
        assert "not you" in await late.refused("say", seat=1, phrase="nice")
        assert said(late) == []


async def test_the_pause_between_two_things_is_one_that_all_processes_share(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        ada, bo = here.person("Ada"), here.person("Bo")
        code = await ada.open_table()
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=1, name="Bo")
        await one.done("start")
        again = there.person("Ada")
        again.http.cookies = ada.http.cookies
        elsewhere = await again.at(code)
        await elsewhere.until(lambda s: s.now)
        await one.done("say", seat=0, phrase="hello")
        assert "wait a moment" in await elsewhere.refused("say", seat=0, phrase="luck")
        clock, late = there.lobby.clock, there.lobby.clock.now_ms() + PAUSE
        clock.now_ms = lambda: late  # type: ignore[method-assign]
        await elsewhere.done("say", seat=0, phrase="luck")
        await two.until(lambda s: said(s) == [(0, "hello"), (0, "luck")])


async def test_where_nobody_talks_nothing_is_said(database: str) -> None:
    async with Place(database) as place:
        ada = place.person("Ada")
        talks = {info["id"]: info["talk"] for info in (await ada.http.get("/api/games")).json()}
        assert [game for game, may in talks.items() if not may] == ["quirky_circuits"]
        code = await ada.open_table(game="quirky_circuits", bots=["random"], start=True)
        one = await ada.at(code)
        assert "without talking" in await one.refused("say", seat=0, phrase="happy")
        assert "phrase" in await one.refused("say", seat=0, phrase="I have the red card")

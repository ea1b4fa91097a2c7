"""A bot plays on for whoever is gone, where the table wants it, and gives the seat back."""

from __future__ import annotations

from dataclasses import replace

from people import HURRY, Place

HASTY = replace(HURRY, grace=0.0)


async def test_a_bot_plays_on_for_whoever_is_gone_and_gives_the_seat_back(database: str) -> None:
    async with Place(database, HASTY) as here, Place(database, HASTY) as there:
        ada, bo = here.person("Ada"), there.person("Bo")
        code = await ada.open_table()
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=1, name="Bo")
        assert "no bot" in (await one.refused("minder", bot="nobody")).lower()
        await one.done("minder", bot="greedy")
        # nobody is spared here until both processes have heard of both
        await one.until(lambda s: s.table.seats[1].here)
        await two.until(lambda s: s.table.seats[0].here)
        await one.done("start")
        await two.until(lambda s: s.table.minder == "greedy" and s.now)
        assert two.table.seats[1].kind == "person"  # while they are here it is theirs
        await two.close()
        await one.until(lambda s: s.table.seats[1].stands_in_for == "Bo")
        again = await bo.at(code)
        await again.until(lambda s: s.table.seats[1].kind == "person" and s.table.looking_as == 1)
        await one.until(lambda s: s.table.seats[1].kind == "person")


async def test_no_bot_comes_by_itself_where_nobody_wants_it_or_who_has_stood_up(database: str) -> None:
    async with Place(database, HASTY) as place:
        ada, bo, cy = place.person("Ada"), place.person("Bo"), place.person("Cy")
        code = await ada.open_table()
        one, two, three = await ada.at(code), await bo.at(code), await cy.at(code)
        await two.done("sit", seat=1, name="Bo")
        await three.done("sit", seat=2, name="Cy")
        await one.done("start")
        await two.close()
        await one.until(lambda s: not s.table.seats[1].here)
        assert one.table.seats[1].kind == "person"
        await three.done("stand", seat=2)
        await one.done("minder", bot="greedy")
        await one.until(lambda s: s.table.seats[1].stands_in_for == "Bo")
        assert one.table.seats[2].kind == "free"
        await one.done("bot", seat=2, bot="random")
        assert three.table.looking_as == -1
        await three.close()
        back = await cy.at(code)
        await (await bo.at(code)).until(lambda s: s.table.seats[1].kind == "person")
        assert back.table.seats[2].kind == "bot"  # who has got up asks for the seat

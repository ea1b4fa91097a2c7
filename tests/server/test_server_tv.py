"""A screen for all in the room: it watches, whoever's browser it is, and is nobody at the table."""

from __future__ import annotations

from people import Place

from quirkbox.server.socket import NOT_LET_IN

CALL = {"claims": "call", "window": "wait"}


async def test_a_screen_in_a_players_own_browser_sees_what_a_spectator_sees(database: str) -> None:
    async with Place(database) as place:
        ada, bo, stranger = place.person("Ada"), place.person("Bo"), place.person("Cy")
        code = await ada.open_table(options=CALL)
        hers, screen = await ada.at(code), await ada.at(code, seat=-1)
        his = await bo.at(code)
        await his.done("sit", seat=1, name="Bo")
        await hers.done("start")
        spectator = await stranger.at(code)
        for talking in (hers, screen, spectator):
            await talking.until(lambda s: s.now)
        assert hers.now
        assert screen.now
        assert spectator.now
        assert screen.now.view == spectator.now.view != hers.now.view
        assert (screen.now.legal, screen.table.looking_as) == ([], -1)
        assert "only watches" in await screen.refused("look", seat=0)
        assert all(update.view != hers.now.view for update in screen.updates)


async def test_a_screen_stays_a_spectator_when_its_owner_is_let_in_or_sits_down(database: str) -> None:
    async with Place(database) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        code = await ada.open_table(options=CALL)
        hers = await ada.at(code)
        await hers.done("door", opens="knock", watching=True)
        his, screen = await bo.at(code), await bo.at(code, seat=-1)
        await his.done("knock", name="Bo")
        await hers.until(lambda s: s.table.door.knocking)
        await hers.done("let_in", who=hers.table.door.knocking[0].who, welcome=True)
        await his.until(lambda s: s.table.looking_as == 1)
        await screen.until(lambda s: s.table.seats[1].kind == "person")
        assert screen.table.looking_as == -1
        await screen.done("sit", seat=1, name="Bobby")
        await screen.until(lambda s: s.table.seats[1].name == "Bobby")
        assert screen.table.looking_as == -1


async def test_who_left_a_screen_on_is_not_connected_for_that(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        ada, bo = here.person("Ada"), there.person("Bo")
        code = await ada.open_table(options=CALL)
        hers, screen = await ada.at(code), await ada.at(code, seat=-1)
        his = await bo.at(code)
        for talking in (screen, his):
            await talking.until(lambda s: s.table.seats[0].here)
        await hers.close()
        for talking in (screen, his):
            await talking.until(lambda s: not s.table.seats[0].here)
        await his.until(lambda s: s.table.watchers == 2)  # the screen, and Bo who has no seat


async def test_a_game_without_spectators_is_shown_on_no_screen_before_its_end(database: str) -> None:
    async with Place(database) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        code = await ada.open_table(options=CALL)
        hers, his, screen = await ada.at(code), await bo.at(code), await ada.at(code, seat=-1)
        await his.done("sit", seat=1, name="Bo")
        await hers.done("door", opens="open", watching=False)
        await hers.done("start")
        for shut in (screen, await ada.at(code, seat=-1)):
            await shut.until(lambda s: s.closed.is_set())
            assert shut.connection.close_code == NOT_LET_IN
            assert shut.heard[-1].why == "This game is played without spectators; it can be watched when it is over."
            assert not shut.updates
        await hers.until(lambda s: s.now)

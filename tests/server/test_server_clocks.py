"""Clocks of people, pauses by agreement and early ends, over real sockets and in several processes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from people import HURRY, Person, Place, Socket, eventually, why_of

HOUR = {"kind": "quick", "seconds": 3600, "plus": 5, "bot": "greedy"}
SECOND = {"kind": "quick", "seconds": 1, "plus": 0, "bot": "greedy"}
SWEEPING = replace(HURRY, sweep=0.05, abandoned=0.0)


async def two(here: Place, there: Place, clock: dict[str, Any] | None, **wishes: Any) -> tuple[str, Person, Socket, Socket]:
    """Ada and Bo at a table that has begun, each through a process of their own."""
    ada, bo = here.person("Ada"), there.person("Bo")
    code = await ada.open_table(**wishes)
    one, other = await ada.at(code), await bo.at(code)
    await other.done("sit", seat=1, name="Bo")
    await one.until(lambda s: s.table.seats[1].kind == "person")
    if clock:
        await one.done("clock", clock=clock)
    await one.done("start")
    await other.until(lambda s: s.now)
    return code, bo, one, other


def clocks(talking: Socket) -> dict[int, tuple[int, bool]]:
    """What was last told of the clocks."""
    told = [tell for tell in talking.heard if tell.type == "clocks"]
    return {each.seat: (each.left, each.runs) for each in told[-1].clocks} if told else {}


async def test_whose_time_runs_out_is_stood_in_for_and_takes_the_seat_back(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        _, _, one, other = await two(here, there, SECOND)
        assert one.now
        first = one.now.waiting[0]
        for talking in (one, other):
            await talking.until(lambda s: s.table.seats[first].stands_in_for and clocks(s) and first not in clocks(s))
            assert talking.table.clock == SECOND
        mine = (one, other)[first]
        await mine.done("sit", seat=first, name="Back")
        await mine.until(lambda s: clocks(s).get(first, (0, False))[0] > 1000)


async def test_a_clock_goes_on_in_another_process_and_after_all_have_ended(database: str) -> None:
    async with Place(database) as here:
        async with Place(database) as there:
            code, bo, one, other = await two(here, there, HOUR)
            assert one.now
            first = one.now.waiting[0]
            await (one, other)[first].move(one.now.legal[0] if first == 0 else other.now.legal[0])  # type: ignore[union-attr]
            for talking in (one, other):
                await talking.until(lambda s: clocks(s) and s.now and s.now.seq == 1)
            before = [clocks(one), clocks(other)]
        cookie = bo.http.cookies["quirkbox"]
    async with Place(database) as later:
        again = later.person("Bo")
        again.http.cookies.set("quirkbox", cookie)
        back = await again.at(code)
        await back.until(clocks)
        for seat, (left, runs) in clocks(back).items():
            for told in before:
                assert runs == told[seat][1]
                assert left <= told[seat][0]
            assert left > 3_500_000


async def test_what_a_clock_is_agreed_on_and_by_whom(database: str) -> None:
    async with Place(database) as place:
        ada, cy = place.person("Ada"), place.person("Cy")
        code = await ada.open_table(bots=["greedy"])
        one, guest = await ada.at(code), await cy.at(code)
        assert "at the table" in await guest.refused("clock", clock=HOUR)
        assert "no bot" in await one.refused("clock", clock={**HOUR, "bot": "nobody"})
        assert "clock" in await one.refused("clock", clock={**HOUR, "seconds": 0})
        await one.done("clock", clock=HOUR)
        await one.done("clock", clock=None)
        assert one.table.clock is None
        await one.done("start")
        assert await one.refused("clock", clock=HOUR) == "The game has begun already."


async def test_where_no_bot_plays_on_the_game_ends_unfinished_and_is_kept(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        code, bo, one, other = await two(here, there, {**SECOND, "bot": None})
        for talking in (one, other):
            await talking.until(lambda s: s.table.status == "over" and s.table.secret)
            assert talking.table.closed == "time"
        assert not (other.now and other.now.over)
        for what in ("replay", "transcript"):
            assert (await bo.http.get(f"/api/tables/{code}/{what}")).status_code == 200
        player = (await bo.http.get("/api/me")).json()["player"]
        assert (await bo.http.get(f"/api/players/{player}")).json()["games"] == []
        await one.done("rematch")
        await other.until(lambda s: s.table.rematch)


async def test_a_table_where_nobody_is_knows_when_somebodys_time_is_over(database: str) -> None:
    async with Place(database, SWEEPING) as place:
        ada = place.person("Ada")
        code = await ada.open_table()
        one = await ada.at(code)
        await one.done("bot", seat=1, bot="greedy")
        await one.done("clock", clock={**SECOND, "bot": None})
        await one.done("start")
        await ada.leave()
        await eventually(lambda: code not in place.lobby._sessions)

        async def closed() -> bool:
            found = await place.lobby.store.load(code)
            return found is not None and found.table.closed == "time"

        while not await closed():
            await place.lobby.clock.sleep(0.01)


async def test_in_the_list_of_tables_stands_how_long_one_has(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        _, bo, one, _ = await two(here, there, {"kind": "slow", "seconds": 86_400, "plus": 0, "bot": "greedy"})
        assert one.now
        line = (await bo.http.get("/api/tables")).json()["mine"][0]
        if one.now.waiting == [1]:
            assert line["my_turn"]
            assert 86_000_000 < line["left"] <= 86_400_000
        else:
            assert line["left"] is None


async def test_all_agree_to_a_pause_and_to_go_on(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        _, _, one, other = await two(here, there, HOUR)
        await one.done("propose", what="pause")
        await other.until(lambda s: s.table.asked)
        assert other.table.asked == {"what": "pause", "by": 0, "agreed": [0], "declined": None}
        await other.done("answer", yes=True)
        await one.until(lambda s: s.table.tempo == "paused" and not any(runs for _, runs in clocks(s).values()))
        assert one.now
        first = one.now.waiting[0]
        mine = (one, other)[first]
        assert mine.now
        assert "stands still" in (await mine.move(mine.now.legal[0])).why
        await other.done("propose", what="go_on")
        await one.until(lambda s: s.table.asked)
        await one.done("answer", yes=True)
        await other.until(lambda s: s.table.tempo == "usual" and any(runs for _, runs in clocks(s).values()))
        assert (await mine.move(mine.now.legal[0])).type == "done"


async def test_one_says_no_and_the_game_goes_on(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        _, _, one, other = await two(here, there, None)
        await one.done("propose", what="end")
        await other.until(lambda s: s.table.asked)
        await other.done("answer", yes=False)
        await one.until(lambda s: s.table.asked and s.table.asked.declined == 1)
        assert "just said no" in await one.refused("propose", what="end")
        assert one.table.status == "playing"


async def test_all_agree_to_end_the_game_which_is_kept_and_counts_for_nothing(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        code, bo, one, other = await two(here, there, None)
        await other.done("propose", what="end")
        await one.until(lambda s: s.table.asked)
        await one.done("answer", yes=True)
        for talking in (one, other):
            await talking.until(lambda s: s.table.status == "over" and s.table.seal)
            assert talking.table.closed == "vote"
            assert talking.table.asked is None
        assert one.now
        mine = (one, other)[one.now.waiting[0]]
        assert mine.now
        assert (await mine.move(mine.now.legal[0])).type == "refused"
        assert (await bo.http.get(f"/api/tables/{code}/replay")).status_code == 200
        mine_now = (await bo.http.get("/api/tables")).json()["mine"][0]
        assert (mine_now["status"], mine_now["my_turn"]) == ("over", False)
    async with Place(database) as later:
        watching = await later.person("Cy").at(code)
        assert (watching.table.status, watching.table.closed) == ("over", "vote")
        assert why_of(await later.person("Di").http.post(f"/api/tables/{code}/hint", json={"seat": 0}))


async def test_whoever_is_alone_with_bots_pauses_and_ends_at_once(database: str) -> None:
    async with Place(database) as place:
        ada = place.person("Ada")
        one = await ada.at(await ada.open_table(bots=["greedy"], start=True))
        await one.done("propose", what="pause")
        assert one.table.tempo == "paused"
        await one.done("propose", what="go_on")
        assert one.table.tempo == "usual"
        await one.done("propose", what="end")
        assert (one.table.status, one.table.closed) == ("over", "vote")


async def test_a_pause_moves_the_tables_own_deadline_in_all_processes_and_for_good(database: str) -> None:
    options = {"version": "beginner", "claims": "call", "window": "10"}
    async with Place(database) as here, Place(database) as there:
        code, _, one, other = await two(here, there, None, options=options)
        assert one.now
        first = one.now.waiting[0]
        mine = (one, other)[first]
        assert mine.now
        await mine.move(mine.now.legal[0])
        await mine.until(lambda s: s.now and any(do["act"] == "done" for do in s.now.legal))
        assert (await mine.move({"act": "done"})).type == "done"
        for talking in (one, other):
            await talking.until(lambda s: s.now and s.now.deadline)
        assert one.now
        before = one.now.deadline
        await one.done("propose", what="pause")
        await other.until(lambda s: s.table.asked)
        await other.done("answer", yes=True)
        await one.until(lambda s: s.table.tempo == "paused")
        await one.done("propose", what="go_on")
        await other.until(lambda s: s.table.asked)
        await other.done("answer", yes=True)
        for talking in (one, other):
            await talking.until(lambda s: s.table.tempo == "usual" and s.now and s.now.deadline > before)
        assert one.now
        assert other.now
        assert one.now.deadline == other.now.deadline
        after = one.now.deadline
    async with Place(database) as later:
        saved = await later.lobby.table(code)
        assert saved.play
        assert saved.play.seq > one.now.seq or saved.play.deadline == after

"""Alone with bots, one takes back what one has done, as long as nothing hidden was seen."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from people import Person, Place, Socket, sqlite

from quirkbox.engine import Transcript
from quirkbox.games import game

COUNTED = {"programming": "counted"}


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(sqlite(tmp_path)) as place:
        yield place


async def alone(person: Person) -> tuple[str, Socket]:
    """On turn at a table of Circuit Breaker, the bot being told to wait."""
    code = await person.open_table(game="circuit_breaker", bots=["greedy"], start=True)
    talking = await person.at(code)
    await talking.until(lambda s: s.now and s.now.legal)
    await talking.done("tempo", tempo="paused")
    return code, talking


def ending(talking: Socket) -> dict[str, object]:
    """Ends the turn, if that is possible, or does what comes first."""
    assert talking.now
    return next((do for do in talking.now.legal if do["act"] == "discard"), talking.now.legal[0])


async def test_an_action_is_taken_back_and_another_one_made(place: Place) -> None:
    ada = place.person()
    code, talking = await alone(ada)
    before = talking.now
    assert before
    await talking.move(ending(talking))
    assert talking.now.seq == before.seq + 1
    talking.past.clear()
    assert await talking.done("take_back", ask_id="b", seat=0) == before.seq
    assert await talking.done("take_back", ask_id="b", seat=0) == before.seq, "the same ask twice is one"
    now = talking.now
    assert (now.seq, now.view, now.legal) == (before.seq, before.view, before.legal)
    assert [past.seq for past in talking.past] == list(range(before.seq + 1)), "the history is told anew"
    await talking.move(now.legal[-1])
    assert talking.now.seq == before.seq + 1
    # as it is written down
    saved = await place.lobby.store.load(code)
    session = await place.lobby.table(code)
    assert saved
    assert session.play
    assert saved.entries == session.play.entries[1:]


async def test_a_move_that_was_taken_back_is_not_made_again_by_a_late_repetition(place: Place) -> None:
    _, talking = await alone(place.person())
    seq, do = talking.now.seq, ending(talking)
    for _ in range(2):
        await talking.done("move", ask_id="once", seat=0, seq=seq, do=do)
        await talking.done("take_back", ask_id="back", seat=0)
        assert talking.now.seq == seq


async def test_who_comes_back_having_seen_what_is_gone_is_told_all_anew(place: Place) -> None:
    ada = place.person()
    code, talking = await alone(ada)
    await talking.move(ending(talking))
    seen = talking.now.seq
    await talking.done("take_back", seat=0)
    again = await ada.at(code, seq=seen)
    await again.until(lambda s: s.now)
    assert "back" in [tell.type for tell in again.heard]
    assert [past.seq for past in again.past] == list(range(seen))


async def test_a_game_with_something_taken_back_ends_and_its_transcript_verifies(place: Place) -> None:
    ada = place.person()
    code = await ada.open_table(game="tiny_turbo_cars", options=COUNTED, bots=["greedy"], start=True)
    talking = await ada.at(code)
    back = 0
    while back < 3:
        await talking.until(lambda s: s.now and s.now.legal)
        await talking.move(talking.now.legal[0])
        back += (await talking.ask("take_back", seat=0)).type == "done"
    while not talking.now.over:
        await talking.until(lambda s: s.now.over or s.now.legal)
        if not talking.now.over:
            await talking.ask("move", seat=0, seq=talking.now.seq, do=talking.now.legal[-1])
    told = (await ada.http.get(f"/api/tables/{code}/transcript")).text
    assert Transcript.from_json(told, game).verify(talking.table.seal) == []
    assert "over" in await talking.refused("take_back", seat=0)


async def test_it_is_refused_among_people_on_others_seats_and_before_the_start(place: Place) -> None:
    ada, ben = place.person("Ada"), place.person("Ben")
    code = await ada.open_table()
    talking, other = await ada.at(code), await ben.at(code)
    assert await talking.refused("take_back", seat=0) == "The game has not begun."
    await other.done("sit", seat=1, name="Ben")
    await talking.done("start")
    assert "everybody else is a bot" in await talking.refused("take_back", seat=0)
    assert "not you" in await other.refused("take_back", seat=0)


async def test_another_process_goes_back_too(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as here, Place(sqlite(tmp_path)) as there:
        ada = here.person()
        code, talking = await alone(ada)
        watching = await there.person("Bo").at(code)
        before = talking.now.seq
        await talking.move(ending(talking))
        await watching.until(lambda s: s.now and s.now.seq == before + 1)
        await talking.done("take_back", seat=0)
        await talking.move(talking.now.legal[-1])
        await watching.until(lambda s: "back" in [tell.type for tell in s.heard] and s.now.seq == before + 1)
        theirs = (await there.lobby.table(code)).play
        ours = (await here.lobby.table(code)).play
        assert theirs
        assert ours
        assert theirs.entries == ours.entries


async def test_another_process_knows_how_fast_bots_are(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as here, Place(sqlite(tmp_path)) as there:
        code, talking = await alone(here.person())
        watching = await there.person("Bo").at(code)
        assert watching.table.tempo == "paused"
        await talking.done("tempo", tempo="quick")
        await watching.until(lambda s: s.table.tempo == "quick")

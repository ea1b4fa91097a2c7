"""Hints, the analysis of a finished game, and games that go on from a moment of another one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from people import HURRY, PATIENCE, Person, Place, said, sqlite, why_of

from quirkbox.engine import Transcript
from quirkbox.games import game
from quirkbox.server.ratings import finished
from quirkbox.server.table_session import play_from


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(sqlite(tmp_path), replace(HURRY, hint=0.0, analysis_looks=100)) as place:
        yield place


async def played(person: Person, code: str) -> None:
    """To the end, somehow."""
    talking = await person.at(code)
    while not talking.now or not talking.now.over:
        await talking.until(lambda s: s.now and (s.now.over or s.now.legal))
        assert talking.now
        if not talking.now.over:
            await talking.ask("move", seat=talking.table.looking_as, seq=talking.now.seq, do=talking.now.legal[0])


async def analysed(person: Person, code: str, lens: str = "") -> Any:
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await person.http.post(f"/api/tables/{code}/analysis{lens}")
            assert answer.status_code == 200, answer.text
            if answer.json()["state"] != "running":
                return answer.json()
            await asyncio.sleep(0.01)


async def test_a_hint_names_legal_actions_with_chances_and_reasons_and_nothing_hidden_changes_it(place: Place) -> None:
    ada = place.person()
    code = await ada.open_table(bots=["greedy"], start=True)
    talking = await ada.at(code)
    await talking.until(lambda s: s.now and s.now.legal)
    assert talking.now
    told = (await ada.http.post(f"/api/tables/{code}/hint", json={"seat": 0})).json()
    assert told["seq"] == talking.now.seq
    assert 1 <= len(told["prospects"]) <= 3
    for prospect in told["prospects"]:
        assert prospect["action"] in talking.now.legal
        assert 0 <= prospect["chance"] <= 1
        assert prospect["words"]
        assert said(prospect["reason"]).startswith("It ")
    # another truth behind what Ada sees
    play = (await place.lobby.table(code)).play
    assert play
    from quirkbox.engine import dice_from_seed

    play.log.last = replace(play.log.last, position=play.position.guessed(0, dice_from_seed(9)))
    assert (await ada.http.post(f"/api/tables/{code}/hint", json={"seat": 0})).json() == told


async def test_no_hints_among_people_nor_for_others(place: Place) -> None:
    ada, ben = place.person("Ada"), place.person("Ben")
    code = await ada.open_table()
    talking = await ada.at(code)
    await (await ben.at(code)).ask("sit", seat=1, name="Ben")
    await talking.ask("start")
    for person, seat in ((ada, 0), (ben, 0)):
        refused = await person.http.post(f"/api/tables/{code}/hint", json={"seat": seat})
        assert refused.status_code == 409
    assert "agreed on before the game" in why_of(await ada.http.post(f"/api/tables/{code}/hint", json={"seat": 0}))


async def test_people_who_agreed_on_hints_before_the_game_may_ask(place: Place) -> None:
    ada, ben = place.person("Ada"), place.person("Ben")
    code = await ada.open_table()
    talking, bens = await ada.at(code), await ben.at(code)
    assert "Only somebody who sits at the table can" in await bens.refused("hints", hints=True)
    await bens.ask("sit", seat=1, name="Ben")
    await talking.ask("hints", hints=True)
    await talking.ask("start")
    await talking.until(lambda s: s.now)
    assert talking.table.hints
    asked = [await person.http.post(f"/api/tables/{code}/hint", json={"seat": seat}) for seat, person in enumerate((ada, ben))]
    assert any(answer.status_code == 200 and answer.json()["prospects"] for answer in asked)
    assert all(answer.status_code == 200 or "nothing to decide" in why_of(answer) for answer in asked)
    assert (await ben.http.post(f"/api/tables/{code}/hint", json={"seat": 0})).status_code == 409
    assert "before the game begins" in await talking.refused("hints", hints=False)


async def test_a_finished_game_is_analysed_in_two_lenses_and_can_be_gone_on_with(place: Place) -> None:
    ada = place.person()
    code = await ada.open_table(bots=["greedy"], start=True)
    assert (await ada.http.post(f"/api/tables/{code}/analysis")).status_code == 409
    await played(ada, code)
    assert (await ada.http.get(f"/api/tables/{code}/analysis")).json()["state"] == "new"
    told = (await analysed(ada, code))["analysis"]
    replay = (await ada.http.get(f"/api/tables/{code}/replay")).json()
    assert told["points"][-1]["seq"] == replay["updates"][-1]["seq"]
    assert max(told["points"][-1]["chances"]) > 0
    assert all(decision["played_words"] and decision["best_words"] for decision in told["decisions"])
    assert (await place.person().http.get(f"/api/tables/{code}/analysis")).json()["analysis"] == told
    assert (await analysed(ada, code, "?open=true"))["analysis"]["open_hands"]

    seq = told["decisions"][2]["seq"] - 1
    wish = {"seq": seq, "seat": 0, "name": "Ada"}
    branch = (await ada.http.post(f"/api/tables/{code}/branch", json=wish)).json()["code"]
    assert branch != code
    await played(ada, branch)
    again = (await ada.http.get(f"/api/tables/{branch}/replay")).json()
    assert again["updates"][0]["view"] == replay["updates"][seq]["view"]
    kin = (await ada.http.get(f"/api/tables/{code}/branches")).json()
    names = [seat["name"] for seat in (await ada.http.get(f"/api/tables/{branch}")).json()["seats"]]
    assert kin == {
        "origin": None,
        "branches": [{"code": branch, "seq": seq, "names": names, "over": True, "anew": False}],
    }
    assert (await ada.http.get(f"/api/tables/{branch}/branches")).json() == {
        "origin": {"code": code, "seq": seq, "at": 0},
        "branches": [],
    }
    file = (await ada.http.get(f"/api/tables/{branch}/transcript")).text
    assert f"goes on after entry {seq} of the game with the seal" in Transcript.from_json(file, game).verify()[0]
    assert (await analysed(ada, branch))["analysis"]["decisions"][0]["seq"] == 1
    # what was found is kept, also when this process has forgotten it
    coach = place.app.state.coach
    await asyncio.gather(*(run.task for run in coach._runs.values()))
    coach._runs.clear()
    assert (await ada.http.get(f"/api/tables/{code}/analysis")).json()["analysis"] == told
    refused = await ada.http.post(f"/api/tables/{code}/branch", json={**wish, "seq": 10_000})
    assert refused.status_code == 409
    assert "can be gone on with" in why_of(refused)


async def test_a_branch_is_dealt_anew_as_one_could_have_believed_and_friends_take_the_other_seats(place: Place) -> None:
    ada, ben = place.person("Ada"), place.person("Ben")
    code = await ada.open_table(bots=["greedy"], start=True)
    await played(ada, code)
    replay = (await ada.http.get(f"/api/tables/{code}/replay")).json()
    seq = 6
    wish = {"seq": seq, "seat": 1, "name": "Ada", "anew": True, "friends": True}
    branch = (await ada.http.post(f"/api/tables/{code}/branch", json=wish)).json()["code"]
    talking, bens = await ada.at(branch), await ben.at(branch)
    told = talking.table
    assert told.status == "waiting"
    assert [(seat["kind"], seat["mine"]) for seat in told.seats] == [("free", False), ("person", True)]
    assert told.beginning == {"code": code, "seq": seq, "believed_by": 1, "by_hand": False}
    assert "All 2 must be there" in await talking.refused("start")
    assert "holds here too" in await talking.refused("options", options={"version": "advanced"})
    await bens.ask("sit", seat=0, name="Ben")
    await talking.ask("start")
    for person in (talking, bens):
        await person.until(lambda s: s.now)
        assert person.now
        assert person.now.seq == 0
    then = replay["updates"][seq]["view"]
    assert talking.now.view["hands"][1] == then["hands"][1]
    assert talking.now.view["board"] == then["board"]
    assert bens.now.view["hands"][0] != then["hands"][0]
    # a process that takes it up later has the same game
    session = await place.lobby.table(branch)
    saved = await place.lobby.store.load(branch)
    assert saved
    assert play_from(saved).position == session.play.position  # type: ignore[union-attr]


async def test_a_game_that_would_have_been_changes_no_ratings_and_its_rematch_begins_at_the_same_moment(place: Place) -> None:
    ada, ben = place.person("Ada"), place.person("Ben")
    code = await ada.open_table(bots=["greedy"], start=True)
    await played(ada, code)
    wish = {"seq": 4, "seat": 0, "name": "Ada", "friends": True}
    branch = (await ada.http.post(f"/api/tables/{code}/branch", json=wish)).json()["code"]
    talking, bens = await ada.at(branch), await ben.at(branch)
    await bens.ask("sit", seat=1, name="Ben")
    await talking.ask("start")
    await asyncio.gather(played(ada, branch), played(ben, branch))
    session = await place.lobby.table(branch)
    assert session.play
    assert finished(session.table, session.play) is None
    await talking.ask("rematch")
    await talking.until(lambda s: s.table.rematch)
    again = await place.lobby.table(talking.table.rematch)
    assert again.table.beginning == session.table.beginning
    assert [seat.name for seat in again.table.seats] == ["Ada", "Ben"]

"""The lab over plain HTTP: reports on many games, and a first look at somebody's file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio
from people import HURRY, Person, Place, said, sqlite, why_of

from quirkbox.server.lab import Lab

# one server for all: its workers take seconds to start
pytestmark = pytest.mark.asyncio(loop_scope="module")

USUAL = {"options": {}, "games": 1, "seed": 1, "strength": False}
SMALL = {"bots": ["greedy", "random"], "games": 40, "seed": 7}
# so slow that it can be looked at while it is being played
SLOW = {"bots": ["search@1000", "search@1000"], "games": 20_000, "seed": 7}
NO_WAY = """
name = "No way"
robot = "gizmo"
battery = 3
decks = ["basic"]
goal = ["clean", "dock"]
map = '''
b # .
# # .
@ . .
'''
"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with Place(sqlite(tmp_path_factory.mktemp("lab")), replace(HURRY, lab_look=1.0)) as place:
        yield place


async def ask(person: Person, settings: dict[str, Any], start: bool = True, game: str = "quirkies") -> Any:
    answer = await person.http.post(f"/api/games/{game}/lab", json={"settings": {**USUAL, **settings}, "start": start})
    return answer.json() if answer.status_code == 200 else (answer.status_code, why_of(answer))


async def until(person: Person, key: str, *states: str) -> dict[str, Any]:
    async with asyncio.timeout(120):
        while (told := (await person.http.get(f"/api/lab/{key}")).json())["state"] not in states:
            await asyncio.sleep(0.05)
    return dict(told)


async def test_a_report_is_made_kept_and_found_again_by_its_settings(place: Place) -> None:
    ada, ben = place.person(), place.person("Ben")
    assert (await ask(ben, SMALL, start=False))["state"] == "new"
    key = (await ask(ada, SMALL))["key"]
    done = await until(ada, key, "done", "failed")
    assert (done["state"], done["played"], done["stopped"], done["part"]) == ("done", 40, False, 1)
    found = await ask(ben, SMALL, start=False)
    assert (found["key"], found["state"], found["mine"]) == (key, "done", False)
    page = await ben.http.get(f"/api/lab/{key}/report")
    assert "attachment" in page.headers["content-disposition"]
    assert "Does it matter where one sits?" in page.text
    assert "http://" not in page.text.replace("http://www.w3.org/", "")

    number = page.text.split('download="quirkies-7-')[1].split(".json")[0]
    shown = (await ben.http.get(f"/api/lab/{key}/games/{number}")).json()
    assert sorted(shown["names"]) == ["greedy", "random"]
    assert shown["updates"][0]["seq"] == 0
    assert shown["updates"][-1]["over"]
    assert (await ben.http.get(f"/api/lab/{key}/games/999999")).status_code == 404


async def test_stop_keeps_what_is_done_and_one_person_has_one_run(place: Place) -> None:
    ada, ben = place.person(), place.person("Ben")
    key = (await ask(ada, SLOW))["key"]
    assert await ask(ada, {**SLOW, "seed": 8}) == (409, "Your last report is not finished yet: stop it first, or wait for it.")
    waiting = await ask(ben, {**SMALL, "seed": 9})
    assert waiting["state"] == "waiting"
    assert (await ben.http.get(f"/api/lab/{waiting['key']}/report")).status_code == 409
    assert (await ben.http.post(f"/api/lab/{key}/stop")).status_code == 409
    async with asyncio.timeout(120):
        while (await until(ada, key, "running"))["played"] == 0:
            await asyncio.sleep(0.05)
    await ada.http.post(f"/api/lab/{key}/stop")
    done = await until(ada, key, "done", "failed")
    assert done["stopped"]
    assert 0 < done["played"] < 20_000
    assert (await until(ben, waiting["key"], "done"))["played"] == 40


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"bots": ["greedy"]}, "Quirkies is for 2 to 4 players, not 1."),
        ({"bots": ["greedy", "os:system"]}, "There is no bot 'os:system' for Quirkies"),
        ({"bots": ["greedy", "search@9999"]}, "here a bot looks ahead 1 to 1,000 times a move"),
        ({"bots": ["greedy", "greedy"], "games": 10**9}, "The lab here plays 1 to 20,000 games"),
        ({"bots": ["greedy", "greedy"], "options": {"version": "x"}}, "The option version can be"),
    ],
)
async def test_what_cannot_be_played_is_refused_in_a_sentence(place: Place, settings: dict[str, Any], why: str) -> None:
    status, told = await ask(place.person(), settings)
    assert status == 409
    assert why in told


async def test_what_is_not_there_is_not_here(place: Place) -> None:
    ada = place.person()
    assert (await ask(ada, SMALL, game="chess"))[0] == 404
    for path in ("/api/lab/nothing", "/api/lab/nothing/report", "/api/lab/nothing/games/1"):
        assert (await ada.http.get(path)).status_code == 404


async def test_a_full_lab_says_so(place: Place) -> None:
    lab: Lab = place.app.state.lab
    people = [place.person() for _ in range(HURRY.lab_at_once + HURRY.lab_waiting + 1)]
    told = [await ask(person, {**SLOW, "seed": 100 + n}) for n, person in enumerate(people)]
    assert [one["ahead"] for one in told[2:-1]] == [1, 2, 3]
    assert told[-1] == (409, "The lab is busy with other people's games: try again in a few minutes.")
    for person, one in zip(people, told[:-1], strict=False):
        await person.http.post(f"/api/lab/{one['key']}/stop")
    first = await until(people[0], told[0]["key"], "done", "failed")
    assert first["state"] == "done" or "stopped before its first game" in said(first["why"])
    last = await until(people[-2], told[-2]["key"], "failed")
    assert said(last["why"]) == "It was stopped before its first game."
    assert not [run for run in lab._runs.values() if run.unfinished]


async def test_a_first_look_warns_of_what_cannot_be_done(place: Place) -> None:
    ada = place.person()
    path = "/api/games/quirky_circuits/content/scenario/look"
    # the first look of all compiles the loop that watches
    told = (await ada.http.post(path, json={"text": NO_WAY, "players": 2}, timeout=300)).json()
    assert said(told["remarks"][0]["words"]).startswith("The bots never did it in")
    assert told["remarks"][0]["warns"]
    assert told["won"][0]["value"] == 0
    wrong = await ada.http.post(path, json={"text": NO_WAY.replace("battery = 3", ""), "players": 2})
    assert wrong.status_code == 409
    assert "battery is missing" in why_of(wrong)
    crowd = await ada.http.post(path, json={"text": NO_WAY, "players": 9})
    assert crowd.status_code == 409

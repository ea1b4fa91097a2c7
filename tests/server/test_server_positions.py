"""Positions set up by hand at a server: looked over in words, weighed, and played on from."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from people import HURRY, Place, eventually, sqlite, why_of

from quirkbox.engine import Transcript
from quirkbox.games import game

TOLD = {
    "creatures": ["blip", "fuzz", "gloop", "horns", "moppy", "noodle", "pogo", "snork", "wink"],
    "cards": ["blip orange dots", "fuzz orange stripes"],
    "hands": [["gloop orange triangles", "gloop blue dots"], ["wink blue dots"]],
    "turn": 0,
}
ASK = {"players": 2, "options": {"version": "beginner"}, "position": TOLD}


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(sqlite(tmp_path), replace(HURRY, hint=0.0)) as place:
        yield place


async def test_a_position_is_looked_over_and_weighed_from_what_a_seat_knows(place: Place) -> None:
    http = place.person("Ada").http
    fresh = (await http.post("/api/games/quirkies/position", json={"players": 3})).json()
    again = (await http.post("/api/games/quirkies/position", json={"players": 3, "position": fresh["position"]})).json()
    assert again == fresh
    told = (await http.post("/api/games/quirkies/position", json=ASK)).json()
    assert told["seat"] == 0
    assert told["position"]["hands"][1] == ["wink blue dots"]
    hint = (await http.post("/api/games/quirkies/position/hint", json=ASK)).json()
    assert {one["action"]["colour"] for one in hint["prospects"]} == {"orange", "blue"}
    assert all(one["action"]["creature"] == "gloop" and 0 <= one["chance"] <= 1 for one in hint["prospects"])
    for path, body, why in (
        ("quirkies", {"players": 2, "position": {"cards": ["nobody"]}}, "not understood"),
        ("quirkies", {"players": 9}, "players"),
        ("tiny_turbo_cars", {"players": 2}, "cannot be set up by hand"),
        ("nothing", {"players": 2}, "no game"),
    ):
        refused = await http.post(f"/api/games/{path}/position", json=body)
        assert refused.status_code in (404, 409, 422)
        assert why in why_of(refused)


async def test_looking_over_and_weighing_have_limits(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, hint=0.0, limit_files="1/hour")) as place:
        for path in ("position", "position/hint"):
            http = place.person("Ada").http
            await http.get("/api/me")
            answers = [(await http.post(f"/api/games/quirkies/{path}", json=ASK)).status_code for _ in range(2)]
            assert answers == [200, 429]


async def test_a_table_begins_there_and_its_file_says_what_it_does_not_prove(place: Place) -> None:
    ada = place.person("Ada")
    answer = await ada.http.post("/api/games/quirkies/position/table", json={**ASK, "seat": 0, "name": "Ada", "bot": "greedy"})
    assert answer.status_code == 201
    code = answer.json()["code"]
    talking = await ada.at(code)
    await talking.until(lambda s: s.now and s.now.legal)
    assert talking.now
    assert talking.table.beginning == {"code": "", "seq": 0, "believed_by": None, "by_hand": True}
    assert len(talking.now.legal) == 2
    await talking.play_on(random.Random(1))
    await eventually(lambda: not place.lobby._sessions[code]._background.busy)
    file = (await ada.http.get(f"/api/tables/{code}/transcript")).text
    assert "set up by hand" in Transcript.from_json(file, game).verify()[0]
    # what would never be dealt counts for nothing
    assert (await ada.http.get("/api/me/games")).json() == {"games": []}


async def test_friends_are_waited_for(place: Place) -> None:
    ada, ben = place.person("Ada"), place.person("Ben")
    wish = {**ASK, "seat": 1, "name": "Ada", "friends": True}
    code = (await ada.http.post("/api/games/quirkies/position/table", json=wish)).json()["code"]
    talking, bens = await ada.at(code), await ben.at(code)
    assert talking.table.status == "waiting"
    await bens.ask("sit", seat=0, name="Ben")
    await talking.ask("start")
    await bens.until(lambda s: s.now and s.now.legal)

"""What designers ask over plain HTTP: content on the table, and what is to be said about it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from people import Place, sqlite, why_of

from quirkbox.games import game

SCENARIOS = "/api/games/quirky_circuits/content/scenario"
OWN = """
name = "Two bunnies"
robot = "gizmo"
battery = 6
decks = ["basic"]
goal = ["clean", "dock"]
map = '''
b . .
. # .
@ . b
'''
"""


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(sqlite(tmp_path)) as place:
        yield place


async def test_every_scenario_of_the_book_is_shown_on_the_table(place: Place) -> None:
    shown = (await place.person().http.get(SCENARIOS)).json()
    option = next(option for option in game("quirky_circuits").options if option.id == "scenario")
    assert [one["id"] for one in shown] == [choice.id for choice in option.choices]
    assert [one["view"]["scenario"]["name"] for one in shown] == [choice.name for choice in option.choices]
    assert all(card["card"] is None for one in shown for seat in one["view"]["seats"] for card in seat["hand"])


async def test_a_file_of_ones_own_is_shown_or_its_mistake_is_named(place: Place) -> None:
    ada = place.person()
    shown = (await ada.http.post(SCENARIOS, json={"text": OWN})).json()
    assert shown["view"]["scenario"] == {
        "id": None, "number": None, "name": "Two bunnies", "stars": 1, "notes": [], "quirks": False
    }  # fmt: skip
    assert shown["view"]["map"]["bunnies"] == [0, 18]
    wrong = await ada.http.post(SCENARIOS, json={"text": OWN.replace("# .", "? .")})
    assert wrong.status_code == 409
    assert "line 9" in why_of(wrong)
    assert "row 2, column 2" in why_of(wrong)


async def test_it_can_be_told_what_is_in_a_file(place: Place) -> None:
    ada = place.person()
    told = await ada.http.post(f"{SCENARIOS}/words", json={"text": OWN})
    assert told.status_code == 200
    assert told.json()["words"]
    assert [event["event"] for event in told.json()["trail"]][-1] == "won"
    wrong = await ada.http.post(f"{SCENARIOS}/words", json={"text": OWN.replace("battery = 6", "")})
    assert wrong.status_code == 409
    assert "battery is missing" in why_of(wrong)


@pytest.mark.parametrize("path", ["/api/games/chess/content/scenario", "/api/games/quirky_circuits/content/queue"])
async def test_where_there_is_no_content_nothing_is_shown(place: Place, path: str) -> None:
    assert (await place.person().http.get(path)).status_code == 404


async def test_a_file_comes_with_what_it_says_and_ours_are_there_to_begin_with(place: Place) -> None:
    ada = place.person()
    [box] = (await ada.http.get("/api/games/circuit_breaker/content/tiles")).json()
    assert box["file"]["cheese"] == 12
    assert (await ada.http.post("/api/games/circuit_breaker/content/tiles", json={"text": box["text"]})).json()["file"] == box[
        "file"
    ]
    boards = {"text": "START_B T4_A FIN_A"}
    shown = (await ada.http.post("/api/games/tiny_turbo_cars/content/track", json=boards)).json()
    assert (shown["id"], shown["file"]) == ("", {})

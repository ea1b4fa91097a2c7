"""How one plays: an empty page, games with their habits and a puzzle on it, saved as JSON, and deleted."""

from __future__ import annotations

import json
import os
import random
import sqlite3

import pytest
from access import check_access
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server

PUZZLES = {"quirkies": {"rating": 1040, "best": 4, "solved": ["a"], "tried": 9, "missed": 2, "days": {}}}


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_how_one_plays(browser: Browser, server: Server, width: int, height: int) -> None:
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    page = ada.page
    page.goto(server.url)
    ada.choose_name()
    page.goto(f"{server.url}/me")
    page.get_by_role("link", name="How you play").click()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    check_access(page)

    played(server, width, page.evaluate("fetch('/api/me').then((one) => one.json()).then((one) => one.player)"))
    page.evaluate("(kept) => localStorage.setItem('quirkbox.puzzles', JSON.stringify(kept))", PUZZLES)
    page.reload()
    cars = page.get_by_role("region", name="Tiny Turbo Cars")
    expect(cars).to_contain_text("Slides wasted")
    expect(cars).to_contain_text("Bird Racer")
    expect(page.get_by_role("region", name="Quirkies").get_by_text("in the last 10 games").first).to_be_visible()
    expect(page.get_by_role("region", name="Puzzles solved at the first try")).to_contain_text("7 of 9")
    check_access(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if folder := os.environ.get("QUIRKBOX_PICTURES"):
        page.screenshot(path=f"{folder}/played-{width}.png", full_page=True)
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        page.screenshot(path=f"{folder}/played-{width}-dark.png", full_page=True)

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save it all as JSON").click()
    told = json.loads(saved.value.path().read_text())
    assert len(told["games"]) == 18
    assert told["puzzles"]["quirkies"]["tried"] == 9

    page.get_by_role("button", name="Delete it…").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete it").click()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    assert not ada.errors


def played(server: Server, number: int, player: str) -> None:
    """Games are played to their end elsewhere: here are the lines of some."""
    luck = random.Random(1)
    with sqlite3.connect(server.data / "quirkbox.db") as database:
        [token] = database.execute("SELECT token FROM guests WHERE player = ?", [player]).fetchone()
        for game, role, count in (("quirkies", "first", 8), ("quirkies", "last", 5), ("tiny_turbo_cars", "bird_racer", 3)):
            for _ in range(count):
                of = luck.randint(2, 9)
                name = "lines" if game == "quirkies" else "slides"
                habits = json.dumps({name: [luck.randint(0, of // 2), of]})
                put(database, number, token, game, role, luck.randint(1, 2), habits)
        put(database, number, token, "tiny_turbo_cars", "dogtor", 1, "{}")
        put(database, number, token, "quirky_circuits", "gizmo", 1, '{"bumps": [2, 20]}')


def put(database: sqlite3.Connection, number: int, token: str, game: str, role: str, place: int, habits: str) -> None:
    seat = database.execute("SELECT count(*) FROM played WHERE started = ?", [number]).fetchone()[0]
    row = ("FOX-42", number, seat, token, game, 1_700_000_000_000 + seat, 2, 0, place, 1, role, habits)
    database.execute(f"INSERT INTO played VALUES ({', '.join('?' * len(row))})", row)

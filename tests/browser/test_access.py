"""Every kind of page, wide and on a phone, by day and by night, can be used by everybody."""

from __future__ import annotations

import re

import pytest
from access import barriers, check_access
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server

from quirkbox.games import BUILT_IN

SIZES = [(1440, 900), (390, 844)]
wide_and_phone = pytest.mark.parametrize(("width", "height"), SIZES, ids=["wide", "phone"])


def test_a_barrier_is_found(server: Server, browser: Browser) -> None:
    mia = Person(browser, server.url, "Mia", still=True)
    mia.page.goto(server.url)
    mia.page.evaluate("document.body.append(document.createElement('button'))")
    assert [line for line in barriers(mia.page) if "button-name" in line]


@wide_and_phone
def test_lobby_and_setup(server: Server, browser: Browser, width: int, height: int) -> None:
    mia = Person(browser, server.url, "Mia", width, height, still=True)
    mia.page.goto(server.url)
    expect(mia.page.get_by_role("button", name=re.compile("Play now"))).to_be_enabled()
    check_access(mia.page)
    mia.open_table()
    expect(mia.page.get_by_role("button", name=re.compile("Start playing"))).to_be_visible()
    check_access(mia.page)


@wide_and_phone
@pytest.mark.parametrize("game", BUILT_IN)
def test_table_and_rules(server: Server, browser: Browser, game: str, width: int, height: int) -> None:
    mia = Person(browser, server.url, "Mia", width, height, still=True)
    wish = {"game": game, "name": "Mia", "bots": ["greedy"], "start": True}
    code = mia.context.request.post(f"{server.url}/api/tables", data=wish).json()["code"]
    mia.page.goto(f"{server.url}/{code}")
    expect(mia.page.locator(".stage, [data-at]").first).to_be_visible()
    check_access(mia.page)
    mia.page.get_by_role("button", name=re.compile("Rules")).first.click()
    expect(mia.page.get_by_role("region", name="Rules", exact=True)).to_be_visible()
    check_access(mia.page)
    mia.page.keyboard.press("n")
    expect(mia.page.locator("html[data-theme]")).to_be_attached()
    check_access(mia.page)
    assert not mia.errors


@wide_and_phone
def test_lessons_puzzles_lab_and_workshop(server: Server, browser: Browser, width: int, height: int) -> None:
    mia = Person(browser, server.url, "Mia", width, height, still=True)
    mia.page.emulate_media(color_scheme="dark")
    for path in ("quirkies/learn", "quirkies/lab", "circuit_breaker/daily", "tiny_turbo_cars/workshop"):
        mia.page.goto(f"{server.url}/{path}")
        expect(mia.page.locator("main h1").first).to_be_visible()
        check_access(mia.page)
    assert not mia.errors

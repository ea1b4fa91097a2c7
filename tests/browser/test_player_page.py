"""A player's page: empty at first, then with a rating and the game it comes from."""

from __future__ import annotations

import os
import re
import sqlite3

import pytest
from access import check_access
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_page_to_send_to_a_friend(browser: Browser, server: Server, width: int, height: int) -> None:
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    ada.page.goto(server.url)
    ada.choose_name()
    ada.page.goto(f"{server.url}/me")
    ada.page.get_by_role("link", name="Your ratings and games").click()
    expect(ada.page.get_by_text("You have finished no game with other people yet.")).to_be_visible()
    check_access(ada.page)
    player = ada.page.url.rsplit("/", 1)[1]
    with sqlite3.connect(server.data / "quirkbox.db") as database:  # whole games of two people are played elsewhere
        database.execute("INSERT INTO ratings VALUES (?, 'quirkies', 27.6, 8.0, 1)", [player])
        row = ("FOX-42", width, player, "quirkies", 1_700_000_000_000, 1, '["Bo"]', 27.6, 8.0)
        database.execute("INSERT INTO rated VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    friend = Person(browser, server.url, "Bo", width, height, still=True)
    friend.page.goto(f"{server.url}/player/{player}")
    expect(friend.page.get_by_role("heading", name="Ada")).to_be_visible()
    expect(friend.page.get_by_role("listitem").first).to_have_text(
        re.compile(r"Quirkies\s+1656\s+give or take 960\s+after (one|1) game")
    )
    expect(friend.page.get_by_text("won, with Bo")).to_be_visible()
    check_access(friend.page)
    assert friend.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if folder := os.environ.get("QUIRKBOX_PICTURES"):
        friend.page.screenshot(path=f"{folder}/player-{width}.png", full_page=True)
    friend.page.goto(f"{server.url}/player/nobody")
    expect(friend.page.get_by_role("heading", name="Nobody is here.")).to_be_visible()
    assert not ada.errors + friend.errors

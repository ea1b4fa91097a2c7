"""A position set up by hand in the browser: wrong in words, then right, weighed, sent as a link, and played on from."""

from __future__ import annotations

import json
import os
import re

import pytest
from access import check_access
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server

TOLD = {
    "creatures": ["blip", "fuzz", "gloop", "horns", "moppy", "noodle", "pogo", "snork", "wink"],
    "cards": ["blip orange dots", "fuzz orange stripes"],
    "hands": [["gloop orange triangles", "gloop blue dots"], ["wink blue dots"]],
    "turn": 0,
}


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_position_is_set_up(browser: Browser, server: Server, width: int, height: int) -> None:
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    page = ada.page
    page.goto(f"{server.url}/quirkies")
    page.get_by_role("link", name="Set up a position").click()
    written = page.get_by_role("textbox", name="The position, as JSON")
    expect(page.get_by_text("This position can be played.")).to_be_visible()
    expect(written).to_have_value(re.compile('"creatures"'))
    written.fill(json.dumps({**TOLD, "cards": ["blip purple dots"]}))
    expect(page.locator("#wrong")).to_contain_text("one is written like blip orange stripes")
    written.fill(json.dumps(TOLD))
    expect(page.get_by_text("This position can be played.")).to_be_visible()
    page.get_by_role("button", name="What would Tock do?").click()
    expect(page.get_by_role("listitem").filter(has_text="%").first).to_contain_text(re.compile(r"Gloop.*\d %"))
    check_access(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if folder := os.environ.get("QUIRKBOX_PICTURES"):
        page.screenshot(path=f"{folder}/position-{width}.png", full_page=True)
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        page.screenshot(path=f"{folder}/position-{width}-dark.png", full_page=True)
    page.get_by_role("button", name="Copy the link").click()
    expect(page).to_have_url(re.compile("#."))
    friend = ada.context.new_page()
    friend.goto(page.url)
    expect(friend.get_by_role("textbox", name="The position, as JSON")).to_have_value(re.compile("gloop orange triangles"))
    friend.close()
    page.get_by_role("button", name="Seat 1", exact=True).click()
    expect(page).to_have_url(re.compile(r"/[A-Z]{3}-\d+$"))
    expect(page.locator('[data-at="card-gloop-orange-triangles"]')).to_be_visible()
    assert not ada.errors


@pytest.mark.parametrize("game", ["rootg", "circuit_breaker"])
def test_other_games_are_drawn_too(browser: Browser, server: Server, game: str) -> None:
    ada = Person(browser, server.url, "Ada", 1440, 900, still=True)
    page = ada.page
    page.goto(f"{server.url}/{game}/position")
    expect(page.get_by_text("This position can be played.")).to_be_visible()
    if folder := os.environ.get("QUIRKBOX_PICTURES"):
        page.screenshot(path=f"{folder}/position-{game}.png", full_page=True)
    page.goto(f"{server.url}/tiny_turbo_cars/position")
    expect(page.get_by_text("cannot be set up by hand")).to_be_visible()
    assert not ada.errors

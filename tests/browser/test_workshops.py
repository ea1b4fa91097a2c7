"""Designers at a real Chromium: the lab, and the workshops of tracks and boxes."""

from __future__ import annotations

import re

from access import check_access
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server


def test_a_report_is_played_read_watched_and_passed_on(server: Server, browser: Browser) -> None:
    ada = Person(browser, server.url, "Ada", still=True)
    page = ada.page
    page.goto(f"{server.url}/quirkies")
    page.get_by_role("link", name="the lab").click()
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_text("200", exact=True).click()
    check_access(page)
    page.get_by_role("button", name="Let them play").click()
    expect(page.get_by_role("heading", name="Does it matter where one sits?")).to_be_visible(timeout=120_000)
    expect(page.get_by_text("200 games are played.")).to_be_visible()
    check_access(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the page").click()
    assert saved.value.path().read_text(encoding="utf-8").startswith("<!doctype html>")
    link = page.url

    ole = Person(browser, server.url, "Ole", width=390, height=844, still=True)
    ole.page.goto(link)  # it is kept by its settings
    expect(ole.page.get_by_role("heading", name="Which bot wins?")).to_be_visible()
    ole.page.get_by_text("The longest").click()
    ole.page.get_by_role("link", name="Watch this game").first.click()
    expect(ole.page).to_have_url(re.compile(r"/quirkies/lab/[0-9a-f]+/\d+$"))
    expect(ole.page.locator('[data-at="cell-0"]')).to_be_visible()
    assert not ada.errors
    assert not ole.errors


def test_a_track_is_drawn_tried_and_driven(server: Server, browser: Browser) -> None:
    ada = Person(browser, server.url, "Ada", still=True)
    page, verdict = ada.page, ada.page.locator('[data-at="verdict"]')
    page.goto(f"{server.url}/tiny_turbo_cars/workshop")
    expect(verdict).to_contain_text("Nothing is wrong with it: 4 boards, 32 rows.")
    page.get_by_role("radio", name="book").click()
    for lane in range(6):
        for row in (6, 7):
            page.locator(f'[data-space="{lane},{row}"]').click()
    expect(verdict).to_contain_text("Board MINE_1 is closed: a car in lane 1, 2, 3, 4, 5, 6 cannot get through.")
    for key in (*["Control+z"] * 12, "Control+y"):
        page.keyboard.press(key)
    expect(verdict).to_contain_text("Nothing is wrong with it")  # one book is left
    page.get_by_role("button", name=re.compile(r"^1\. ")).click()
    page.get_by_role("radio", name="speeder").click()
    page.locator('[data-at="easel"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.get_by_label("Name", exact=True).fill("Past the books")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the file").click()
    assert saved.value.suggested_filename == "past_the_books.toml"
    assert 'track = ["MINE_2", "MINE_1", "T3_A", "FIN_A"]' in saved.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Try it with bots").click()
    expect(page.locator('[data-at="remarks"] li').first).to_be_visible(timeout=120_000)
    check_access(page)
    page.get_by_role("button", name="Play it", exact=True).click()
    expect(page).to_have_url(re.compile(r"/[A-Z]{3}-\d+$"))
    assert not ada.errors


def test_a_box_is_filled_tried_warned_of_and_played(server: Server, browser: Browser) -> None:
    ada = Person(browser, server.url, "Ada", width=390, height=844, still=True)
    page, verdict = ada.page, ada.page.locator('[data-at="verdict"]')
    page.goto(f"{server.url}/circuit_breaker/workshop")
    expect(verdict).to_contain_text("Nothing is wrong with it: 12 kinds of appliance.")
    page.get_by_role("radio", name="any").click()
    page.locator('[data-space="1,0"]').click()
    page.get_by_role("button", name="Jukebox: 1 with one").click()
    for players in (2, 3, 4):
        for _ in range(3):
            page.get_by_role("button", name=f"Fewer rounds for {players} players").click()
    page.get_by_role("button", name="Round 3: a plain round").first.focus()
    page.get_by_label("Wires dealt").fill("8")
    page.get_by_label("Wires dealt").press("Tab")
    page.get_by_label("Appliances dealt").fill("8")
    page.get_by_label("Appliances dealt").press("Tab")
    expect(verdict).to_contain_text("Nothing is wrong with it")
    page.get_by_label("How many bots").select_option("2")
    page.get_by_role("button", name="Try it with bots").click()
    expect(page.locator('[data-at="remarks"] .warns').first).to_contain_text("It is short", timeout=120_000)
    check_access(page)
    page.locator("summary", has_text="The file").click()
    expect(page.get_by_label("The file")).to_contain_text("U.1.")
    page.get_by_role("button", name="Play it", exact=True).click()
    expect(page).to_have_url(re.compile(r"/[A-Z]{3}-\d+$"))
    assert not ada.errors


def test_a_solution_is_driven_on_the_map_that_was_drawn(server: Server, browser: Browser) -> None:
    ada = Person(browser, server.url, "Ada", width=390, height=844)
    page, driven = ada.page, ada.page.locator('[data-at="driven"]')
    page.goto(f"{server.url}/quirky_circuits/workshop")
    page.get_by_role("button", name="Solve it").click()
    cards = page.get_by_label("The solution").get_by_role("listitem")
    expect(cards.first).to_be_visible(timeout=120_000)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.keyboard.press("End")
    expect(driven).to_contain_text("Solved!")
    page.keyboard.press("ArrowLeft")
    expect(driven).not_to_contain_text("Solved!")
    cards.last.get_by_role("button").click()
    expect(driven).to_contain_text(f"With {cards.count()} cards")
    check_access(page)
    page.keyboard.press("Escape")
    expect(page.locator('[data-at="easel"]')).to_be_visible()
    expect(page.locator('[data-at="told"]')).to_contain_text("It can be solved with")

    # who wants no motion sees the whole way at once, and goes through it step by step
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="Watch the solution").click()
    expect(driven).to_contain_text("Solved!")
    expect(page.locator("polyline").first).to_be_attached()
    page.keyboard.press("ArrowLeft")
    expect(cards.nth(cards.count() - 2).get_by_role("button")).to_have_attribute("aria-current", "step")
    assert not ada.errors

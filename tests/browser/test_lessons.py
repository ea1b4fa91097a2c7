"""A whole lesson, and the puzzle of the day solved and failed, on a phone and on a desktop."""

from __future__ import annotations

import re

import pytest
from access import check_access
from person import Person
from playwright.sync_api import Browser, Page, expect
from serving import Server

SIZES = [(390, 844), (1440, 900)]


def coach(page: Page, name: str) -> None:
    page.locator('[data-at="coach"]').get_by_role("button", name=name).or_(page.get_by_role("link", name=name)).click()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_lesson_is_gone_through_with_a_mistake_that_is_explained(
    server: Server, browser: Browser, width: int, height: int
) -> None:
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    page = ada.page
    page.goto(server.url)
    page.get_by_role("link", name="Learn Quirkies step by step").click()
    expect(page.get_by_role("heading", name="Learn Quirkies")).to_be_visible()
    check_access(page)
    page.get_by_role("link", name=re.compile("Three of one colour")).click()
    said = page.locator('[data-at="coach"] p')
    expect(said).to_contain_text("Moppy is orange")
    expect(page.locator(".fingers")).to_have_attribute("data-found", "cell-6 cell-8 cell-7")
    coach(page, "Next")
    page.locator('[data-at="card-blip-blue-stripes"]').click()
    page.locator('[data-at="cell-7"]').click()
    expect(said).to_contain_text("this one is blue")
    expect(page.locator('[data-at="cell-7"]')).to_have_attribute("aria-label", re.compile("still free"))
    for key in ("1", "Enter"):
        page.keyboard.press(key)
    expect(said).to_contain_text("The token is yours")
    coach(page, "Back")
    expect(said).to_contain_text("Which one makes the line?")
    coach(page, "Show me")
    coach(page, "Next")
    expect(said).to_contain_text("Well done")
    check_access(page)
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("link", name=re.compile("Three of one colour"))).to_contain_text("done")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not ada.errors


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_puzzle_of_the_day_is_failed_and_then_shown(server: Server, browser: Browser, width: int, height: int) -> None:
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    page = ada.page
    page.clock.set_fixed_time("2026-11-17T12:00:00")
    page.goto(f"{server.url}/quirkies/daily")
    answer = daily_answer(page, "2026-11-17")
    wrong = page.locator(f'[data-at="hand"] button:not([data-at="card-{answer[0]}"])').first
    wrong.click()
    page.keyboard.press("Enter")
    expect(page.locator('[data-at="coach"] p')).to_contain_text("There is something better")
    coach(page, "Show the solution")
    expect(page.get_by_role("link", name="More puzzles")).to_be_visible()
    assert kept(page)["days"] == {"2026-11-17": False}
    assert not ada.errors


def test_the_puzzle_of_the_day_is_solved_and_remembered(server: Server, browser: Browser) -> None:
    ada = Person(browser, server.url, "Ada", 390, 844, still=True)
    page = ada.page
    page.clock.set_fixed_time("2026-11-17T12:00:00")
    page.goto(f"{server.url}/quirkies/daily")
    for number, card in enumerate(daily_answer(page, "2026-11-17"), 1):
        page.locator(f'[data-at="card-{card}"]').click()
        page.keyboard.press("Enter")
        expect(page.locator('[data-at="coach"] li.done')).to_have_count(number)
    expect(page.locator('[data-at="coach"] p')).to_contain_text("Right!")
    assert kept(page)["days"] == {"2026-11-17": True}
    page.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_role("heading", name=re.compile("points hard"))).to_contain_text("1 in a row")
    check_access(page)
    assert not ada.errors


def daily_answer(page: Page, day: str) -> list[str]:
    """The cards that solve the puzzle of a day, in their order."""
    cards: list[str] = page.evaluate(
        """async (day) => {
            const game = '/api/games/quirkies';
            const { id } = await (await fetch(`${game}/daily/${day}`)).json();
            const done = [];
            for (;;) {
                const body = JSON.stringify({ done });
                const headers = { 'Content-Type': 'application/json' };
                const { answer } = await (await fetch(`${game}/puzzles/${id}`, { method: 'POST', headers, body })).json();
                if (!answer) return done.map((one) => `${one.creature}-${one.colour}-${one.pattern}`);
                done.push(answer);
            }
        }""",
        day,
    )
    return cards


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate("JSON.parse(localStorage.getItem('quirkbox.puzzles')).quirkies")
    return found

"""Taking back in the browser: by the button, and by the key."""

from __future__ import annotations

import pytest
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server

OPEN = """async () => {
  const wish = { game: 'circuit_breaker', name: 'Ada', bots: ['greedy'], start: true };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
  return (await answer.json()).code;
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_what_was_done_is_taken_back_by_button_and_by_key(browser: Browser, server: Server, width: int, height: int) -> None:
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    page = ada.page
    page.goto(server.url)
    page.goto(f"{server.url}/{page.evaluate(OPEN)}")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("l")
    told = page.locator("[data-drawer] li")
    before = told.all_inner_texts()
    for by_key in (False, True):
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Do it").first.click()
        page.keyboard.press("l")  # where the hint stood
        expect(told.nth(len(before))).to_be_visible()
        if by_key:
            page.keyboard.press("u")
        else:
            page.get_by_role("button", name="Take it back").click()
        expect(told).to_have_text(before)
    assert ada.errors == []

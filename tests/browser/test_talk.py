"""Two people say something to each other, and one has heard enough."""

from __future__ import annotations

import pytest
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server

OPEN = """async (game) => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ game, name: 'Ada' });
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).code;
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", ["quirkies", "rootg"])
def test_a_bubble_at_the_seat_until_one_mutes_it(browser: Browser, server: Server, game: str, width: int, height: int) -> None:
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    bo = Person(browser, server.url, "Bo", width, height, still=True)
    ada.page.goto(server.url)
    code = ada.page.evaluate(OPEN, game)
    ada.page.goto(f"{server.url}/{code}")
    bo.join(code)
    ada.page.get_by_role("button", name="Start playing").click()
    bo.page.get_by_role("button", name="Say something").click()
    bo.page.get_by_role("button", name="Nice one!").click()
    expect(ada.page.locator('[data-said="1"]')).to_contain_text("Nice one!")
    ada.page.keyboard.press("t")
    ada.page.get_by_role("button", name="Hooray!").click()
    expect(bo.page.locator('[data-said="0"]').get_by_role("img", name="Hooray!")).to_be_visible()
    expect(ada.page.locator('[data-said="0"]')).to_be_visible()
    ada.page.locator('[data-seat="1"]:visible').first.click()
    ada.page.get_by_role("button", name="Mute Bo").click()
    expect(ada.page.locator('[data-said="1"]')).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Talk is on").click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("button", name="Say something")).to_have_count(0)
    assert ada.errors == []
    assert bo.errors == []

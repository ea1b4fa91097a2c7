"""People agree on a clock, on a pause and on an early end; and somebody's time runs out."""

from __future__ import annotations

import re

import pytest
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server

OPEN = """async (game) => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ game, name: 'Ada' });
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).code;
}"""
# Fewer seconds than anybody can choose from.
SOON = """([code, seconds]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/live?seq=-1`);
  const clock = { kind: 'quick', seconds, plus: 0, bot: 'greedy' };
  socket.onopen = () => socket.send(JSON.stringify({ type: 'clock', id: 'soon', clock }));
  socket.onmessage = ({ data }) => JSON.parse(data).id === 'soon' && (socket.close(), done());
})"""


def two(browser: Browser, server: Server, width: int, height: int) -> tuple[str, Person, Person]:
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    bo = Person(browser, server.url, "Bo", width, height, still=True)
    ada.page.goto(server.url)
    code = ada.page.evaluate(OPEN, "quirkies")
    ada.page.goto(f"{server.url}/{code}")
    bo.join(code)
    return code, ada, bo


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_clock_a_pause_and_an_end_that_all_agree_to(browser: Browser, server: Server, width: int, height: int) -> None:
    code, ada, bo = two(browser, server, width, height)
    ada.page.get_by_label("5 min + 10 s").check()
    expect(bo.page.get_by_label("5 min + 10 s")).to_be_checked()
    ada.page.get_by_role("button", name="Start playing").click()
    for person in (ada, bo):
        expect(person.page.locator("[data-clock]")).to_have_count(2)
        expect(person.page.locator("[data-clock].runs")).to_have_count(1)
        expect(person.page.locator("[data-clock] b").first).to_have_text(re.compile(r"^[45]:\d\d$"))
    ada.page.keyboard.press("p")
    expect(ada.page.get_by_text("You ask for a pause: waiting for Bo.")).to_be_visible()
    bo.page.get_by_role("button", name="Agree").click()
    for person in (ada, bo):
        expect(person.page.get_by_text("Everything waits, as agreed.")).to_be_visible()
        expect(person.page.locator("[data-clock].runs")).to_have_count(0)
    bo.page.locator('[data-at="go-on"]').click()
    expect(ada.page.get_by_text("Bo would like to go on.")).to_be_visible()
    ada.page.get_by_role("button", name="Agree").click()
    expect(bo.page.locator("[data-clock].runs")).to_have_count(1)
    bo.page.get_by_role("button", name="More", exact=True).click()
    bo.page.get_by_role("button", name="Ask to end the game").click()
    ada.page.get_by_role("button", name="No", exact=True).click()
    expect(bo.page.get_by_text("Ada would rather play on.")).to_be_visible()
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Ask to end the game").click()
    bo.page.get_by_role("button", name="Agree").click()
    for person in (ada, bo):
        expect(person.page.get_by_role("dialog").get_by_text("The game was ended")).to_be_visible()
        expect(person.page.get_by_role("link", name="Watch it again")).to_be_visible()
    ada.page.goto(f"{server.url}/{code}/replay")
    expect(ada.page.locator('[data-at="hand"], .replay, main').first).to_be_visible()
    assert ada.errors == []
    assert bo.errors == []


def test_the_last_seconds_are_marked_and_a_bot_plays_on(browser: Browser, server: Server) -> None:
    code, ada, bo = two(browser, server, 390, 844)
    ada.page.evaluate(SOON, [code, 9])
    ada.page.get_by_role("button", name="Start playing").click()
    expect(bo.page.locator("[data-clock].ends svg.alarm")).to_have_count(1)
    expect(bo.page.locator("[data-clock].ends")).to_have_count(1)
    first = ada if ada.page.locator("[data-clock].ends").get_attribute("data-clock") == "0" else bo
    expect(first.page.get_by_text("plays for you")).to_be_visible()
    first.page.get_by_role("button", name="Take it back").click()
    expect(first.page.get_by_text("plays for you")).to_have_count(0)
    assert ada.errors == []
    assert bo.errors == []


def test_whoever_is_alone_ends_a_game_only_when_sure(browser: Browser, server: Server) -> None:
    ada = Person(browser, server.url, "Ada", still=True)
    ada.page.goto(server.url)
    code = ada.page.evaluate(OPEN.replace("name: 'Ada'", "name: 'Ada', bots: ['greedy'], start: true"), "quirkies")
    ada.page.goto(f"{server.url}/{code}")
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="End this game").click()
    ada.page.get_by_role("button", name="Really end it?").click()
    expect(ada.page.get_by_role("dialog").get_by_text("The game was ended")).to_be_visible()
    assert ada.errors == []

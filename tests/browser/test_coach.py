"""The coach in the browser: a hint, what happened, and playing on from there."""

from __future__ import annotations

import os
import re

import pytest
from access import check_access
from person import Person
from playwright.sync_api import Browser, TimeoutError, expect
from serving import Server

OPEN = """async (game) => {
  const wish = { game, name: 'Ada', bots: ['greedy'], start: true };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
  return (await answer.json()).code;
}"""


# Whatever may be done first, until the game is over.
PLAY_OUT = """(code) => new Promise((over) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/live`);
  let asks = 0;
  let seat = 0;
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === 'ping') socket.send(JSON.stringify({ type: 'pong', n: told.n }));
    if (told.type === 'table') seat = told.looking_as;
    if (told.type !== 'update') return;
    if (told.over) { socket.close(); over(null); }
    else if (told.legal.length)
      socket.send(JSON.stringify({ type: 'move', id: `out${asks++}`, seat, seq: told.seq, do: told.legal[0] }));
  };
})"""


def play_by_hints(ada: Person) -> None:
    """Do what Tock would do, until the game is over."""
    page = ada.page
    again = page.get_by_role("button", name=re.compile("Play again"))
    hint = page.get_by_role("button", name="Hint")
    while not again.is_visible():
        expect(again.or_(hint).first).to_be_visible()
        if not again.is_visible():
            try:
                hint.click(timeout=5000)
            except TimeoutError:  # what a bot did has ended the game just then
                continue
            page.get_by_role("button", name="Do it").click()
            expect(page.get_by_role("region", name="What would Tock do?")).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_hint_speaks_the_games_words_and_marks_the_board(browser: Browser, server: Server, width: int, height: int) -> None:
    """In each game; the board stays in sight, Escape puts the marks away, and what is proposed can be done."""
    words = {
        "quirkies": r"Lay the \w+ \w+ on \w+",
        "tiny_turbo_cars": r"Drive \w+",
        "circuit_breaker": r"Connect the|Send the mouse|Discard the",
        "rootg": r"Keep the|Place the|Hand R",
        "quirky_circuits": r"Play \w+",
    }
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    page = ada.page
    page.goto(server.url)
    for game, said in words.items():
        code = page.evaluate(OPEN, game)
        page.goto(f"{server.url}/{code}")
        page.get_by_role("button", name="Hint").click()
        panel = page.get_by_role("region", name="What would Tock do?")
        choices = panel.get_by_role("listitem")
        expect(choices.first).to_contain_text(re.compile(f"({said}).*%"))
        assert "[" not in panel.inner_text()
        marks = page.locator(".marks")
        expect(marks).to_have_attribute("data-found", re.compile(r"\S"))
        panel_box, mark_box = panel.bounding_box(), marks.locator("i.chosen").first.bounding_box()
        assert panel_box
        assert mark_box
        assert mark_box["x"] + mark_box["width"] <= panel_box["x"] + 1 or mark_box["y"] + mark_box["height"] <= panel_box["y"] + 1
        if shots := os.environ.get("QUIRKBOX_SHOTS"):
            page.screenshot(path=f"{shots}/hint-{game}-{width}.png")
        page.keyboard.press("Escape")
        expect(marks).to_be_hidden()
        page.get_by_role("button", name="Hint").click()
        panel.get_by_role("button", name="Do it").click()
        expect(marks).to_be_hidden()
    assert ada.errors == []


@pytest.mark.parametrize(("width", "height"), [pytest.param(1440, 900, marks=pytest.mark.slow), (390, 844)])
def test_hints_then_what_happened_then_what_if(browser: Browser, server: Server, width: int, height: int) -> None:
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    page = ada.page
    page.goto(server.url)
    code = page.evaluate(OPEN, "quirkies")
    page.goto(f"{server.url}/{code}")
    page.get_by_role("button", name="Hint").click()
    panel = page.get_by_role("region", name="What would Tock do?")
    expect(panel.get_by_role("listitem").first).to_contain_text(re.compile(r"Lay the .* on .*\d+ %"))
    expect(panel).to_contain_text("It ")
    page.keyboard.press("Escape")
    play_by_hints(ada)

    page.get_by_role("link", name="What happened?").click()
    expect(page).to_have_url(f"{server.url}/{code}/analysis")
    page.get_by_role("button", name="All", exact=True).click()
    lines = page.locator("main ol li")
    expect(lines.first).to_contain_text(re.compile(r"Lay the .*%"))
    page.get_by_role("button", name="With open hands").click()
    expect(page.get_by_text("Here it knew every hand.")).to_be_visible()
    page.get_by_role("button", name="All", exact=True).click()
    lines.nth(1).get_by_role("link").click()
    expect(page).to_have_url(re.compile(rf"/{code}/replay/\d+$"))

    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="What if?")
    if shots := os.environ.get("QUIRKBOX_SHOTS"):
        page.screenshot(path=f"{shots}/branch-{width}.png")
    sheet.get_by_role("button", name="Is dealt anew").click()
    sheet.get_by_role("button", name="Ada").click()
    expect(page).to_have_url(re.compile(r"/[A-Z]{3}-\d+$"))
    branch = page.url.rsplit("/", 1)[1]
    assert branch != code
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    play_by_hints(ada)

    # A friend is sent the branch: it shows where it parted, and the game that it came from shows the branch.
    ben = Person(browser, server.url, "Ben", width, height, still=True)
    friend = ben.page
    friend.goto(f"{server.url}/{branch}/replay")
    friend.get_by_role("link", name=f"From here on {code} went another way").click()
    expect(friend).to_have_url(re.compile(rf"/{code}/replay/\d+$"))
    way = friend.get_by_role("link", name=f"What if: {branch}")
    expect(way).to_have_attribute("title", re.compile("dealt anew"))
    if shots:
        friend.screenshot(path=f"{shots}/branch-of-{width}.png")
    way.click()
    expect(friend).to_have_url(f"{server.url}/{branch}/replay")
    friend.goto(f"{server.url}/{branch}/analysis")
    expect(friend.get_by_role("button", name="All", exact=True)).to_be_visible()
    assert ada.errors == ben.errors == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_friends_play_on_from_a_moment(browser: Browser, server: Server, width: int, height: int) -> None:
    """A table with a link: whoever comes takes one of the seats of that moment, and it begins there."""
    ada = Person(browser, server.url, "Ada", width, height, still=True)
    page = ada.page
    page.goto(server.url)
    code = page.evaluate(OPEN, "quirkies")
    page.evaluate(PLAY_OUT, code)
    page.goto(f"{server.url}/{code}/replay/5")
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="What if?")
    sheet.get_by_role("button", name="Friends").click()
    check_access(page)
    sheet.get_by_role("button", name="Ada").click()
    expect(page.get_by_role("heading", name=f"What if? From step 5 of {code}")).to_be_visible()
    expect(page.get_by_role("button", name="Start playing")).to_be_disabled()
    check_access(page)
    if shots := os.environ.get("QUIRKBOX_SHOTS"):
        page.screenshot(path=f"{shots}/branch-friends-{width}.png")
    ben = Person(browser, server.url, "Ben", width, height, still=True)
    ben.join(page.url.rsplit("/", 1)[1])
    page.get_by_role("button", name="Start playing").click()
    for person in (ada, ben):
        expect(person.page.locator('[data-at="hand"]')).to_be_visible()
    assert ada.see_board() == ben.see_board()
    assert sum("still free" in cell for cell in ada.see_board()) < 5
    assert ada.errors == ben.errors == []

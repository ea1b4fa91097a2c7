"""Whole games of Quirkies in a real Chromium, over a real server."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from access import check_access
from person import Person, play_on
from playwright.sync_api import Browser, expect
from serving import Server

from quirkbox.engine import Transcript
from quirkbox.games import game


def seat_a_bot(person: Person) -> None:
    person.page.get_by_role("button", name=re.compile("Free chair")).first.click()
    person.page.get_by_role("dialog").get_by_role("button", name=re.compile("clever", re.I)).click()


def test_two_people_and_a_bot_call_lines_through_a_reload_and_a_killed_server(own_server: Server, browser: Browser) -> None:
    mia, jonas = Person(browser, own_server.url, "Mia"), Person(browser, own_server.url, "Jonas")
    code = mia.open_table()
    mia.page.get_by_title("First to shout wins the token.").click()
    expect(mia.page.get_by_role("radio", name=re.compile("You call it"))).to_be_checked()
    jonas.join(code)
    expect(mia.page.get_by_role("button", name=re.compile("Jonas"))).to_be_visible()
    seat_a_bot(mia)
    expect(jonas.page.get_by_role("button", name=re.compile("Tock"))).to_be_visible()
    mia.page.get_by_role("button", name=re.compile("Start playing")).click()
    expect(jonas.page.locator('[data-at="board"]')).to_be_visible()

    moves = [0]

    def a_few_moves() -> bool:
        moves[0] += 1
        return moves[0] > 12

    play_on(mia, jonas, until=a_few_moves)

    jonas.page.reload()
    expect(jonas.page.locator('[data-at="board"]')).to_be_visible()
    expect(jonas.page.locator('[data-at="hand"] button')).not_to_have_count(0)
    moves[0] = 0
    play_on(mia, jonas, until=a_few_moves)

    cards_before = sum("still free" not in cell for cell in mia.see_board())
    own_server.kill()
    expect(mia.page.get_by_text(re.compile("Connection lost", re.I))).to_be_visible()
    # The table stays on the screen, with what a bot may have laid in the last moment.
    assert sum("still free" not in cell for cell in mia.see_board()) >= cards_before > 0
    own_server.start()
    expect(mia.page.get_by_text(re.compile("Connection lost", re.I))).to_be_hidden(timeout=60_000)

    play_on(mia, jonas)
    assert mia.tokens() == jonas.tokens()
    check_transcript(own_server, code, mia)
    assert not mia.errors + jonas.errors


def check_transcript(server: Server, code: str, person: Person) -> None:
    """The game can be checked afterwards, and ended as the page says."""
    with urllib.request.urlopen(f"{server.url}/api/tables/{code}/transcript") as answer:
        transcript = Transcript.from_json(answer.read().decode(), game)
    transcript.verify()
    assert transcript.options["claims"] == "call"
    assert transcript.score == person.tokens()
    assert {"Mia", "Jonas"} < set(transcript.players)


def test_play_now_against_bots_then_watch_it_again(server: Server, browser: Browser) -> None:
    ada = Person(browser, server.url, "Ada", still=True)
    ada.page.goto(server.url)
    ada.page.get_by_role("button", name=re.compile("Play now")).click()
    expect(ada.page.locator('[data-at="board"]')).to_be_visible()
    play_on(ada)
    ada.page.get_by_role("link", name=re.compile("Watch it again")).click()
    expect(ada.page).to_have_url(re.compile("/replay$"))
    expect(ada.page.get_by_role("slider")).to_be_visible()
    check_access(ada.page)
    ada.page.get_by_role("slider").focus()
    ada.page.keyboard.press("Home")
    expect(ada.page.get_by_text("0 tokens").or_(ada.page.get_by_label("0 tokens")).first).to_be_attached()
    ada.page.keyboard.press("End")
    assert not ada.errors


def test_a_guest_watches_and_nothing_secret_arrives(server: Server, browser: Browser) -> None:
    host, guest = Person(browser, server.url, "Host"), Person(browser, server.url, "Guest")
    heard: list[str] = []
    guest.page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(str(frame))))
    host.open_table()
    seat_a_bot(host)
    host.page.get_by_role("button", name=re.compile("Start playing")).click()
    expect(host.page.locator('[data-at="board"]')).to_be_visible()
    guest.page.goto(host.page.url)
    expect(guest.page.locator('[data-at="board"]')).to_be_visible()

    def updates() -> list[Any]:
        return [told for told in map(json.loads, heard) if told.get("type") == "update"]

    play_on(host, until=lambda: len(updates()) > 8)
    assert all(card is None for told in updates() for hand in told["view"]["hands"] for card in hand)
    assert all(told["legal"] == [] for told in updates())


def test_unknown_table_and_phone_size(server: Server, browser: Browser) -> None:
    lost = Person(browser, server.url, "Lost", width=390, height=844)
    lost.page.goto(f"{server.url}/CAT-99")
    expect(lost.page.get_by_text(re.compile("CAT-99"))).to_be_visible()
    lost.page.goto(server.url)
    wide = lost.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "the lobby scrolls sideways on a phone"

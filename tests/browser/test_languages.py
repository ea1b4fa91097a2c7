"""Other languages than English: chosen without searching, kept, and everywhere."""

from __future__ import annotations

import re

import pytest
from person import Person, play_on
from playwright.sync_api import Browser, Page, expect
from serving import Server

# Small words that no page in another language has.
ENGLISH = re.compile(r"\b(the|you|your|and|with|are|this|what|how|again|for|from|not)\b", re.I)
SEEN = """() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
        one => ['aria-label', 'title', 'placeholder'].map(name => one.getAttribute(name) ?? ''));
    return [document.title, ...document.body.innerText.split('\\n'), ...labels].map(line => line.trim()).filter(Boolean);
}"""


def english_on(page: Page) -> list[str]:
    """Whatever stands there in English, labels for screen readers too."""
    return [line for line in page.evaluate(SEEN) if ENGLISH.search(line)]


def test_english_is_found(server: Server, browser: Browser) -> None:
    mia = Person(browser, server.url, "Mia", still=True)
    mia.page.goto(server.url)
    expect(mia.page.get_by_role("button", name=re.compile("Play now"))).to_be_enabled()
    assert len(english_on(mia.page)) > 5


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_language_is_chosen_in_the_lobby_at_once_and_kept(server: Server, browser: Browser, width: int, height: int) -> None:
    mia = Person(browser, server.url, "Mia", width, height, still=True)
    page = mia.page
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.evaluate("window.sameAsBefore = true")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name=re.compile("Sofort spielen"))).to_be_enabled()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate("window.sameAsBefore"), "the page was loaded again"
    page.reload()
    expect(page.get_by_role("button", name=re.compile("Sofort spielen"))).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the lobby scrolls sideways in German"
    page.goto(f"{server.url}/me")
    expect(page.get_by_role("heading", name="Das bist du")).to_be_visible()
    page.get_by_label("Sprache").select_option("fr")
    expect(page.get_by_role("heading", name="C’est toi")).to_be_visible()
    page.get_by_label("Langue").select_option("it")
    expect(page.get_by_role("heading", name="Questo sei tu")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert not mia.errors


def test_what_the_server_says_of_games_changes_with_the_language(server: Server, browser: Browser) -> None:
    mia = Person(browser, server.url, "Mia", still=True)
    mia.page.goto(server.url)
    expect(mia.page.get_by_role("button", name=re.compile("Play now"))).to_be_enabled()
    with mia.page.expect_request("**/api/games") as asked:
        mia.page.get_by_label("Language").select_option("fr")
    assert "quirkbox_language=fr" in asked.value.all_headers()["cookie"]


def test_a_whole_game_in_german(server: Server, browser: Browser) -> None:
    """Whoever has a German browser has German words, from the lobby to the replay."""
    mia = Person(browser, server.url, "Mia", still=True, locale="de-CH")
    page = mia.page
    page.goto(server.url)
    expect(page.get_by_role("button", name=re.compile("Sofort spielen"))).to_be_enabled()
    assert not english_on(page)
    page.get_by_role("button", name=re.compile("Namen ändern")).click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Mia")
    assert not english_on(page)
    page.get_by_role("button", name="Das bin ich").click()
    page.get_by_role("button", name="Tisch für Freunde eröffnen").click()
    page.get_by_role("button", name=re.compile("^Freier Stuhl")).first.click()
    assert not english_on(page)
    page.get_by_role("button", name=re.compile("Snap")).click()
    expect(page.get_by_role("button", name=re.compile("Spiel beginnen"))).to_be_enabled()
    assert not english_on(page)
    page.get_by_role("button", name=re.compile("Spiel beginnen")).click()
    expect(page.locator('[data-at="board"]')).to_be_visible()
    assert not english_on(page)
    play_on(mia, until=lambda: not mia.act() and sum(mia.tokens()) > 2)
    assert not english_on(page)
    page.get_by_role("button", name="Mehr", exact=True).click()
    assert not english_on(page)
    page.keyboard.press("Escape")
    play_on(mia)
    assert not english_on(page)
    page.get_by_role("link", name="Noch einmal ansehen").click()
    expect(page.get_by_role("slider", name="Wo im Spiel")).to_be_visible()
    assert not english_on(page)
    page.goto(server.url)
    page.get_by_role("button", name="Alle deine Tische").click()
    assert not english_on(page)
    assert not mia.errors

"""The table on a large screen in the room: a spectator's view in big type, and the way to join."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from access import check_access
from outside import Site
from person import Person
from playwright.sync_api import Browser, Page, expect
from serving import Server, running

SIZES = [(1920, 1080), (1440, 900)]
SMALLEST = 24  # px: what is still read from three metres
TYPE = """() => Math.min(...[...document.querySelectorAll('aside h1, aside b, [data-at="aim"]')]
    .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With noughts and crosses from the tutorial, on the plain board; interpreted, so that nobody waits for the compiler."""
    site = Site(tmp_path_factory.mktemp("tv"))
    site.install("noughts", "new-game.md")
    yield from running(site.folder / "data", PYTHONPATH=site.path, NUMBA_DISABLE_JIT="1")


def table_of(person: Person, game: str, **wishes: object) -> str:
    answer = person.context.request.post(f"{person.url}/api/tables", data={"game": game, "name": person.name, **wishes})
    assert answer.ok, answer.text()
    return str(answer.json()["code"])


def fits(page: Page) -> None:
    assert page.evaluate(
        "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
    )


@pytest.mark.parametrize(("width", "height"), SIZES, ids=["1080", "900"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_tv_invites_then_shows_the_game_then_the_result_and_comes_along(
    browser: Browser, place: Server, width: int, height: int, scheme: str
) -> None:
    ada, tv = Person(browser, place.url, "Ada", still=True), Person(browser, place.url, "TV", width, height, still=True)
    bo = Person(browser, place.url, "Bo", 390, 844, still=True)
    code = table_of(ada, "noughts")
    ada.page.goto(f"{place.url}/{code}")
    expect(ada.page.get_by_role("link", name="Show it on a TV")).to_have_attribute("href", f"/{code}/tv")
    page = tv.page
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.goto(f"{place.url}/{code}/tv")
    expect(page.locator('[data-at="tv-code"]')).to_have_text(code)
    expect(page.get_by_role("img", name="QR code with the link to this table")).to_be_visible()
    expect(page.locator('[data-at="tv-seat-0"]')).to_contain_text("Ada")
    expect(page.locator('[data-at="tv-now"]')).to_contain_text("more must sit down")
    check_access(page)
    fits(page)

    bo.join(code)
    expect(page.locator('[data-at="tv-now"]')).to_contain_text("Ada starts the game")
    expect(page.get_by_role("img", name="QR code with the link to this table")).to_have_count(0)
    ada.page.get_by_role("button", name=re.compile("Start playing")).click()
    expect(page.locator('[data-at="aim"] b')).not_to_be_empty()
    expect(page.locator("li.turn")).to_have_count(1)
    assert page.evaluate(TYPE) >= SMALLEST
    fits(page)
    check_access(page)

    # 0 1 2 in a row, with two of the other side in between
    first, second = (ada, bo) if "Ada" in page.locator("li.turn").inner_text() else (bo, ada)
    for person, cell in zip([first, second, first, second, first], [0, 3, 0, 3, 0], strict=True):
        person.page.locator(".cell:enabled").nth(cell).click()
        mark = person.page.get_by_role("button", name=re.compile("^Mark row"))
        mark.click()
        expect(mark).to_have_count(0)
    expect(page.locator('[data-at="tv-now"]')).to_contain_text(f"{first.name} wins!")
    expect(page.get_by_text("Play again on your phones")).to_be_visible()
    fits(page)
    ada.page.get_by_role("button", name=re.compile("Play again")).click()
    expect(page).to_have_url(re.compile(r"/[A-Z]{3}-\d+/tv$"))
    expect(page).not_to_have_url(f"{place.url}/{code}/tv")
    for person in (ada, bo, tv):
        assert person.errors == []
        person.context.close()


def test_a_tv_in_a_players_browser_shows_no_hand_and_says_when_there_are_no_spectators(browser: Browser, server: Server) -> None:
    ada = Person(browser, server.url, "Ada", 1920, 1080, still=True)
    code = table_of(ada, "quirkies", bots=["greedy"], start=True)
    ada.page.goto(f"{server.url}/{code}")
    expect(ada.page.locator('[data-at="hand"] li').first).to_be_visible()
    screen = ada.context.new_page()
    screen.goto(f"{server.url}/{code}/tv")
    expect(screen.locator('[data-at="cell-0"]')).to_be_visible()
    expect(screen.locator('[data-at="tv-seat-0"]')).to_contain_text("Ada")
    expect(screen.locator('[data-at="hand"] li.live')).to_have_count(0)
    fits(screen)

    other = table_of(ada, "quirkies", bots=["greedy"])
    ada.page.goto(f"{server.url}/{other}")
    ada.page.get_by_role("button", name=re.compile("The door")).click()
    ada.page.get_by_role("dialog").get_by_role("switch", name="Others may watch the game").click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("Without spectators it is not shown on a TV.")).to_be_visible()
    screen.goto(f"{server.url}/{other}/tv")
    expect(screen.get_by_text("This game is played without spectators")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("Start playing")).click()
    expect(screen.get_by_text("This game is played without spectators; it can be watched when it is over.")).to_be_visible()
    assert ada.errors == []
    ada.context.close()

"""Games of strangers in the browser: on the plain board, or on the board that their package brings along."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from access import check_access
from outside import Site
from person import Person
from playwright.sync_api import Browser, Locator, Page, Route, expect
from serving import Server, running

SIZES = [(1440, 900), (390, 844)]
wide_and_phone = pytest.mark.parametrize(("width", "height"), SIZES, ids=["wide", "phone"])
BOARDS = re.compile(r"/assets/(quirkies|tiny_turbo_cars|circuit_breaker|rootg|quirky_circuits|plain)-")


def served(site: Site) -> Iterator[Server]:
    # Interpreted: nobody wants to wait for the compiler, and these games are small.
    return running(site.folder / "data", PYTHONPATH=site.path, NUMBA_DISABLE_JIT="1")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With noughts and crosses from the tutorial, and with what `quirkbox new` writes: a hidden hand, and no drawing."""
    site = Site(tmp_path_factory.mktemp("site"))
    site.install("noughts", "new-game.md")
    site.install("three_robots")
    yield from served(site)


@pytest.fixture(scope="module")
def place_with_board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site = Site(tmp_path_factory.mktemp("site_with_board"))
    package = site.install("noughts", "new-game.md", "own-board.md")
    game = package / "__init__.py"
    game.write_text(game.read_text().replace("svg=show.svg", 'svg=show.svg, client="board.js"'))
    yield from served(site)


def table_of(person: Person, game: str) -> str:
    """A running table against one bot, at once."""
    wish = {"game": game, "name": person.name, "bots": ["greedy"], "start": True}
    answer = person.context.request.post(f"{person.url}/api/tables", data=wish)
    assert answer.ok, answer.text()
    code: str = answer.json()["code"]
    person.page.goto(f"{person.url}/{code}")
    return code


def result(page: Page) -> Locator:
    return page.get_by_role("dialog").get_by_role("heading", name=re.compile("win"))


def play_to_the_end(page: Page, free: Locator, take: Callable[[Page], None]) -> None:
    """Mark a free cell whenever one may, until the result is shown."""
    for _ in range(5):
        expect(free.or_(result(page)).first).to_be_visible()
        if result(page).is_visible():
            return
        left = free.count()
        take(page)
        expect(free).not_to_have_count(left)
    expect(result(page)).to_be_visible()


def by_mouse(page: Page) -> None:
    page.locator(".cell:enabled").first.click()
    page.get_by_role("button", name=re.compile("^Mark row")).click()


def by_keys(page: Page) -> None:
    page.keyboard.press("1")
    page.keyboard.press("Enter")


@wide_and_phone
def test_from_the_lobby_to_the_replay(place: Server, browser: Browser, width: int, height: int) -> None:
    ada = Person(browser, place.url, "Ada", width, height)
    page = ada.page
    page.goto(place.url)
    ada.choose_name()
    box = page.get_by_role("button", name="Noughts. Three in a row, and nothing else. 2 players.")
    box.click()
    expect(box).to_have_attribute("aria-pressed", "true")
    if width > 1000:
        expect(page.get_by_text("Seven odd little games, one table.")).to_be_visible()

    page.get_by_role("button", name="Set up a table for friends").click()
    page.get_by_role("button", name=re.compile("Free chair")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Pip")).click()
    page.get_by_role("button", name=re.compile("Start playing")).click()

    expect(page.get_by_role("status").get_by_text("Your turn")).to_be_visible()
    play_to_the_end(page, page.locator(".cell:enabled"), by_keys if width > 1000 else by_mouse)

    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("img", name=re.compile("X is"))).to_be_visible()
    expect(page.get_by_role("status").get_by_text("The game is over")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("begins.").first).to_be_visible()
    assert not ada.errors


@wide_and_phone
def test_everybody_can_use_it(place: Server, browser: Browser, width: int, height: int) -> None:
    ada = Person(browser, place.url, "Ada", width, height, still=True)
    page = ada.page
    page.goto(place.url)
    page.get_by_role("button", name=re.compile("^Noughts")).click()
    check_access(page)
    page.get_by_role("button", name="Set up a table for friends").click()
    expect(page.get_by_role("button", name=re.compile("Start playing"))).to_be_visible()
    check_access(page)
    for game in ("three_robots", "noughts"):
        page.goto(f"{place.url}/{game}")
        expect(page.get_by_role("heading", name="How to play")).to_be_visible()
        check_access(page)
        table_of(ada, game)
        expect(page.locator(".choices")).to_be_visible()
        check_access(page)
        page.keyboard.press("1")
        check_access(page)
        page.keyboard.press("n")
        check_access(page)
    play_to_the_end(page, page.locator(".cell:enabled"), by_mouse)
    check_access(page)


def test_its_rules_are_on_its_page_and_beside_the_board(place: Server, browser: Browser) -> None:
    ada = Person(browser, place.url, "Ada", still=True)
    ada.page.goto(f"{place.url}/noughts")
    expect(ada.page.get_by_role("heading", name="Noughts")).to_be_visible()
    expect(ada.page.get_by_text("The first line wins.")).to_be_visible()
    table_of(ada, "noughts")
    expect(ada.page.locator(".cell").first).to_be_visible()
    ada.page.keyboard.press("r")
    expect(ada.page.get_by_role("complementary").get_by_text("The first line wins.")).to_be_visible()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog").get_by_text("do it")).to_be_visible()


@wide_and_phone
def test_an_act_is_chosen_field_by_field_and_taken_back(place: Server, browser: Browser, width: int, height: int) -> None:
    ada = Person(browser, place.url, "Ada", width, height, still=True)
    page = ada.page
    table_of(ada, "three_robots")
    panel = page.locator(".choices")
    panel.get_by_role("button", name=re.compile("Roll")).click()
    value = panel.get_by_role("group", name="Choose value").get_by_role("button").first
    value.click()
    expect(value).to_have_attribute("aria-pressed", "true")
    do = panel.get_by_role("button", name=re.compile(r"^Roll value \d$"))
    expect(do).to_be_visible()
    page.keyboard.press("Escape")
    expect(do).to_have_count(0)
    page.keyboard.press("Escape")
    expect(panel.get_by_role("button", name=re.compile("Play"))).to_be_visible()
    page.keyboard.press("2")
    page.keyboard.press("1")
    expect(do).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log").get_by_text(re.compile(r"Ada puts \d aside and rolls")).first).to_be_attached()
    assert not ada.errors


def test_a_spectator_sees_no_hand_and_may_do_nothing(place: Server, browser: Browser) -> None:
    ada, eve = Person(browser, place.url, "Ada", still=True), Person(browser, place.url, "Eve", still=True)
    code = table_of(ada, "three_robots")
    expect(ada.page.locator(".choices")).to_be_visible()
    expect(ada.page.get_by_label("The table")).to_contain_text(re.compile(r"Ada: \d+ points; in hand \d"))
    eve.page.goto(f"{place.url}/{code}")
    expect(eve.page.get_by_label("The table")).to_contain_text(re.compile(r"Ada: \d+ points; in hand \? \?"))
    expect(eve.page.get_by_role("status").get_by_text("Ada is thinking")).to_be_visible()
    expect(eve.page.locator(".choices")).to_have_count(0)
    log = eve.page.locator(".log").inner_text()
    assert "Ada draws a card." in log
    assert not re.search(r"draws \d", log)


def beside(person: Person, game: str) -> None:
    """Two people at one device."""
    page = person.page
    page.goto(f"{person.url}/{game}")
    page.get_by_role("button", name="Set up a table for friends").click()
    page.get_by_role("button", name=re.compile("Free chair")).first.click()
    page.get_by_role("textbox", name="Their name").fill("Bo")
    page.get_by_role("button", name="Sits here").click()
    page.get_by_role("button", name=re.compile("Start playing")).click()


def test_two_at_one_device_need_no_curtain_where_all_is_open(place: Server, browser: Browser) -> None:
    ada = Person(browser, place.url, "Ada", still=True)
    beside(ada, "noughts")
    turn = ada.page.get_by_role("status").get_by_role("heading")
    said = set()
    for _ in range(4):
        expect(turn).to_have_text(re.compile(", your turn$"))
        name = turn.inner_text()
        said.add(name)
        by_mouse(ada.page)
        expect(turn).not_to_have_text(name)
    assert len(said) == 2
    assert not ada.errors


def test_a_hand_is_covered_until_its_owner_has_the_device(place: Server, browser: Browser) -> None:
    ada = Person(browser, place.url, "Ada", still=True)
    beside(ada, "three_robots")
    page = ada.page
    for _ in range(2):
        ready = page.get_by_role("button", name=re.compile("^I’m "))
        expect(ready).to_be_visible()
        expect(page.get_by_label("The table")).to_have_count(0)
        expect(page.locator(".choices")).to_have_count(0)
        ready.click()
        expect(page.get_by_label("The table")).to_contain_text(re.compile(r"in hand \d"))
        expect(page.locator(".choices")).to_be_visible()
        for key in ("1", "1", "Enter"):
            page.keyboard.press(key)
    assert not ada.errors


@wide_and_phone
def test_a_board_from_the_package(place_with_board: Server, browser: Browser, width: int, height: int) -> None:
    ada = Person(browser, place_with_board.url, "Ada", width, height)
    page = ada.page
    code = table_of(ada, "noughts")
    free = page.locator(".noughts button:enabled")
    expect(free.first).to_be_visible()
    expect(page.locator(".choices")).to_have_count(0)
    check_access(page)
    play_to_the_end(page, free, lambda page: page.locator(".noughts button:enabled").first.click())
    page.goto(f"{place_with_board.url}/{code}/replay")
    marks = page.locator(".noughts button", has_text=re.compile("[XO]"))
    expect(page.locator(".noughts")).to_be_visible()
    expect(marks).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(marks).to_have_count(1)
    assert not ada.errors


@pytest.mark.parametrize(
    "module",
    ["export default {}", "nonsense(", "export default { mount() { throw new Error('no') } }"],
    ids=["no board", "no script", "throws"],
)
def test_the_plain_board_steps_in_for_a_broken_one(place_with_board: Server, browser: Browser, module: str) -> None:
    ada = Person(browser, place_with_board.url, "Ada", still=True)
    ada.page.route("**/games/noughts/board.js", lambda route: route.fulfill(body=module, content_type="text/javascript"))
    table_of(ada, "noughts")
    expect(ada.page.get_by_text("Noughts has a board of its own, but it does not work.")).to_be_visible()
    expect(ada.page.get_by_role("img", name=re.compile("X is"))).to_be_visible()
    expect(ada.page.locator(".cell").first).to_be_visible()


def test_the_lobby_comes_without_any_board(place: Server, browser: Browser) -> None:
    ada = Person(browser, place.url, "Ada", still=True)
    boards: list[str] = []
    ada.page.on("request", lambda request: boards.append(request.url) if BOARDS.search(request.url) else None)
    ada.page.goto(place.url)
    expect(ada.page.get_by_role("button", name=re.compile("Play now"))).to_be_enabled()
    expect(ada.page.locator("svg.whole").first).to_be_visible()
    assert not boards
    with ada.page.expect_request(BOARDS):
        ada.page.get_by_role("button", name=re.compile("^ROOT")).hover()


def test_a_page_that_is_older_than_the_server_says_so(place: Server, browser: Browser) -> None:
    ada = Person(browser, place.url, "Ada", still=True)
    ada.page.route(BOARDS, lambda route: route.fulfill(status=404))
    table_of(ada, "noughts")
    expect(ada.page.get_by_role("heading", name="This page has grown old.")).to_be_visible()
    ada.page.unroute(BOARDS)
    ada.page.get_by_role("button", name="Reload the page").click()
    expect(ada.page.locator(".cell").first).to_be_visible()


def test_a_game_that_is_not_ready_says_so_and_starts_by_itself(place: Server, browser: Browser) -> None:
    ada = Person(browser, place.url, "Ada", still=True)
    page = ada.page
    ready: list[bool] = []
    wanted: list[str] = []

    def games(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json=[{**game, "ready": game["id"] != "noughts" or bool(ready)} for game in told])

    def want(route: Route) -> None:
        wanted.append(route.request.url)
        route.fulfill(json={"ready": bool(ready)})

    page.route("**/api/games", games)
    page.route("**/api/games/noughts/ready", want)
    page.goto(place.url)
    box = page.get_by_role("button", name=re.compile("^Noughts.* Getting ready"))
    expect(box).to_be_visible()
    assert not wanted
    box.click()
    expect(page.get_by_text("Noughts is getting ready, in a moment")).to_be_visible()
    assert wanted
    check_access(page)
    page.get_by_role("button", name=re.compile("Play now")).click()
    expect(page.get_by_text("Noughts is getting ready. It starts by itself.")).to_be_visible()
    ready.append(True)
    expect(page).to_have_url(re.compile(r"/[A-Z]{3}-\d+$"))
    expect(page.get_by_label("What you may do")).to_be_visible()
    assert not ada.errors

"""A whole game of ROOT\\G: in a real Chromium: two people, a refused and an accepted request, the run, and the replay."""

from __future__ import annotations

import json
import re
import urllib.request

from person import Person, wait_until
from playwright.sync_api import Browser, expect
from serving import Server

from quirkbox.engine import Transcript
from quirkbox.games import game

# One kind of tile, a gate with an output on three sides, and terminals side by side: a gate above the others serves all three, so
# that the charges are soon gone. Only the numbers inside the black faces differ: they decide who starts.
OWN_SET = '''
like = "box"
name = "Hubs"
words = "Gates that go everywhere."
board = """
. F N S .
. C C C .
. f n s .
"""
faces = """
HUB    i o o o  OR:0
HUB-1  i o o o  OR:1
HUB-2  i o o o  OR:11
HUB-3  i o o o  OR:111
"""
tiles = """
6 HUB HUB
6 HUB HUB-1
6 HUB HUB-2
6 HUB HUB-3
"""
'''
SPOTS = ["0,2", "-1,2", "1,2", "0,3", "0,4", "0,5"]  # for whoever has seat 0; the other one builds downwards
CALL = """async (body) => {
    const answer = await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, body});
    return (await answer.json()).code;
}"""


def mirrored(spot: str) -> str:
    x, y = spot.split(",")
    return f"{x},-{y}"


def open_table(ada: Person, ben: Person) -> str:
    ada.page.goto(ada.url)
    ada.choose_name()
    wish = {"game": "rootg", "name": ada.name, "options": {"side": "green", "set": OWN_SET}}
    code: str = ada.page.evaluate(CALL, json.dumps(wish))
    ada.page.goto(f"{ada.url}/{code}")
    ben.join(code)
    expect(ada.page.get_by_role("button", name=re.compile("Ben"))).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("Start playing")).click()
    for person in (ada, ben):
        # the first game ever played on a machine compiles its rules
        expect(person.page.locator('[data-at="board"]')).to_be_visible(timeout=120_000)
    return code


def play_turn(ada: Person, ben: Person, spot: str) -> None:
    """Whoever is fastest keeps a tile, then both place theirs: Ada there, Ben across the core."""
    to_place = {ada: f"tile-{spot}", ben: f"tile-{mirrored(spot)}"}

    def placed() -> bool:
        for person, tile in list(to_place.items()):
            if person.page.locator(f'[data-at="{tile}"]').count():
                del to_place[person]
            elif person.page.get_by_role("button", name=re.compile("^Keep")).count():
                person.page.keyboard.press("2")
            elif (glow := person.page.locator(f'[data-at="{tile.replace("tile", "glow")}"]')).count():
                glow.click()
        return not to_place

    wait_until(ada.page, placed, f"nobody could place on {spot}")


def ask(ada: Person, ben: Person) -> tuple[Person, Person]:
    """Whoever may, asks to turn the circuit on; who asked, and who is asked."""
    button = re.compile("^Ask")
    wait_until(
        ada.page,
        lambda: any(person.page.get_by_role("button", name=button).count() for person in (ada, ben)),
        "nobody may ask",
    )
    person, other = (ada, ben) if ada.page.get_by_role("button", name=button).count() else (ben, ada)
    person.page.get_by_role("button", name=button).click()
    question = f"{person.name} asks: turn it on?"
    expect(other.page.get_by_role("heading", name=question)).to_be_visible()
    return person, other


def test_a_refused_and_an_accepted_request_then_the_run(server: Server, browser: Browser) -> None:
    ada, ben = (Person(browser, server.url, name, still=True) for name in ("Ada", "Ben"))
    code = open_table(ada, ben)
    play_turn(ada, ben, SPOTS[0])
    expect(ada.page.get_by_label("16 charges of 18 left")).to_have_count(2)
    look_around(ada)
    meet_a_refusal(ada, ben)
    for spot in SPOTS[1:5]:
        play_turn(ada, ben, spot)

    asker, asked = ask(ada, ben)
    asked.page.get_by_role("button", name=re.compile("No, play on")).click()
    expect(asker.page.get_by_role("heading", name="You are fastest")).to_be_visible()
    expect(asked.page.get_by_label("1 charge of 18 left")).to_be_visible()  # the asker had R.O.O.T.\G: already

    play_turn(ada, ben, SPOTS[5])
    asker, asked = ask(ada, ben)
    asked.page.keyboard.press("y")
    for person in (ada, ben):
        expect(person.page.get_by_text("The circuit is on").first).to_be_attached()
        step_through(person)
    for person in (ada, ben):
        again = person.page.get_by_role("button", name=re.compile("Play again"))
        expect(again).to_be_visible(timeout=120_000)  # the table runs its ticks, whatever the film shows

    with urllib.request.urlopen(f"{server.url}/api/tables/{code}/transcript") as answer:
        transcript = Transcript.from_json(answer.read().decode(), game)
    transcript.verify()
    watch_again(ada, transcript.score)
    assert not ada.errors + ben.errors


def look_around(person: Person) -> None:
    """A gate is explained, and the board is moved and comes back."""
    page = person.page
    page.locator('[data-at="tile-0,2"]').hover()
    expect(page.get_by_label("What OR does")).to_contain_text("at least one input")
    board = page.locator('[data-at="board"]')
    before = board.get_attribute("viewBox")
    page.mouse.wheel(0, -200)
    page.keyboard.press("Shift+ArrowLeft")
    assert board.get_attribute("viewBox") != before
    page.keyboard.press("0")


def meet_a_refusal(ada: Person, ben: Person) -> None:
    """A place that is refused says why."""

    def refused() -> bool:
        for person in (ada, ben):
            if person.page.get_by_role("button", name=re.compile("^Keep")).count():
                person.page.keyboard.press("1")
            elif person.page.locator(".glow").count():
                person.page.locator('[data-at="terminal-0"]').click()
                expect(person.page.get_by_role("alert")).to_have_text("Something lies there already.")
                return True
        return False

    wait_until(ada.page, refused, "nobody could place a tile")


def step_through(person: Person) -> None:
    """The film is stopped and stepped; the result waits until it is let go."""
    film = person.page.get_by_role("group", name="The film of the run")
    film.get_by_role("button", name="To the start").click()
    expect(film.get_by_role("button", name="Play")).to_be_visible()
    person.page.keyboard.press("ArrowRight")
    expect(person.page.get_by_text(re.compile(r"^1\s*of \d+ ticks"))).to_be_visible()
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.get_by_text(re.compile(r"^0\s*of \d+ ticks"))).to_be_visible()
    film.get_by_role("button", name="To the result").click()


def watch_again(person: Person, score: list[int]) -> None:
    person.page.get_by_role("link", name=re.compile("Watch it again")).click()
    slider = person.page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(person.page.locator(".seat.bottom")).to_contain_text(person.name)  # from one's own side
    slider.focus()
    person.page.keyboard.press("Home")
    expect(person.page.get_by_label("18 charges of 18 left")).to_have_count(2)
    person.page.keyboard.press("End")
    for seat, points in enumerate(score):
        expect(person.page.locator(f'[data-at="points-{seat}"]')).to_contain_text(str(points))


def test_the_board_for_trying_things_out(server: Server, browser: Browser) -> None:
    ada = Person(browser, server.url, "Ada", still=True)
    page = ada.page
    page.goto(f"{server.url}/rootg")
    page.get_by_role("link", name="Try it alone first").click()
    expect(page).to_have_url(re.compile("/rootg/try$"))
    lamp = page.locator('[data-at="terminal-0"] text').last
    expect(lamp).to_have_text("0")  # 1 AND 0
    page.locator('[data-at="tile-1,2"]').click()
    expect(lamp).to_have_text("1")
    page.get_by_role("button", name="NOT").click()
    page.locator('[data-at="glow-2,2"]').click()
    expect(page.locator('[data-at="terminal-1"] text').last).to_have_text("1")
    page.locator('[data-at="terminal-0"]').click()
    expect(page.get_by_role("alert")).to_contain_text("Something lies there already")
    page.get_by_role("button", name="NOT").click()  # put it back
    page.get_by_role("button", name="Clear").click()
    expect(page.locator('[data-at^="tile-"]')).to_have_count(0)
    assert not ada.errors

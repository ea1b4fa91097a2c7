"""A whole race of Tiny Turbo Cars in a real Chromium: two pages, live, one of them reloading while the seconds run."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from person import Person, play_on
from playwright.sync_api import Browser, expect
from serving import Server

from quirkbox.engine import Transcript
from quirkbox.games import game

SHORT_TRACK = "START_A FIN_A"
SOFA = """name = "Round the sofa"
track = ["START_A", "SOFA", "FIN_A"]
[boards]
SOFA = '''
......
.cxxc.
'''
"""

# looking and pressing in one step: between two steps the race goes on, and the button may be gone
PRESS_WHAT_IS_THERE = """places => {
    const buttons = places.map(place => document.querySelector(`[data-at="${place}"]:enabled`));
    const button = buttons.find(button => button?.checkVisibility());
    button?.click();
    return !!button;
}"""


class Driver(Person):
    """Somebody who races through a page."""

    def __init__(self, *who: Any, **how: Any):
        super().__init__(*who, **how)
        self.page.set_default_timeout(90_000)  # a busy machine is no reason to fail

    def at(self, place: str) -> str:
        return f'[data-at="{place}"]'

    def open_race(self) -> str:
        """A table with a short track; the code of it."""
        self.page.goto(self.url)
        wish = {"game": "tiny_turbo_cars", "name": self.name, "options": {"track": SHORT_TRACK}}
        code: str = self.page.request.post(f"{self.url}/api/tables", data=wish).json()["code"]
        self.page.goto(f"{self.url}/{code}")
        return code

    def press(self, place: str) -> None:
        self.page.locator(self.at(place)).click()

    @property
    def puzzle(self) -> list[str]:
        """The sixteen cells as they are drawn."""
        shown = self.page.locator(self.at("puzzle"))
        expect(shown).to_be_visible()
        return (shown.get_attribute("data-cells") or "").split()

    def act(self) -> bool:
        """Whatever there is to do, quickly: this is no test of skill."""
        if not self.page.evaluate(PRESS_WHAT_IS_THERE, ["done", "skip", "ready", "boost", "stay"]):
            return False
        self.page.wait_for_timeout(60)
        return True


def moved(cells: list[str], way: str) -> list[str]:
    """The cells after a tile has gone that way into the hole."""
    hole = cells.index("hole")
    tile = hole + {"up": 4, "down": -4, "left": 1, "right": -1}[way]
    after = list(cells)
    after[hole], after[tile] = cells[tile], "hole"
    return after


def possible(cells: list[str]) -> str:
    return "up" if cells.index("hole") < 12 else "down"


def test_two_people_race_live_and_one_reloads_during_the_countdown(server: Server, browser: Browser) -> None:
    mia, jonas = (
        Driver(browser, server.url, "Mia"),
        Driver(browser, server.url, "Jonas", width=390, height=844),
    )
    heard: list[str] = []
    jonas.page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(str(frame))))
    code = mia.open_race()
    jonas.join(code)
    expect(mia.page.get_by_role("button", name=re.compile("Jonas"))).to_be_visible()
    mia.page.get_by_role("button", name=re.compile("Start playing")).click()

    mia.press("choose-sonic_fish")
    jonas.press("choose-dogtor")
    jonas.press("space-2-2")
    expect(mia.page.locator(mia.at("space-1-2"))).to_be_visible()
    expect(mia.page.locator(mia.at("space-2-2"))).to_be_hidden()
    mia.page.keyboard.press("1")
    for person in (mia, jonas):
        person.press("ready")

    # slides show at once, the other one sees only that there are some
    before = mia.puzzle
    way = possible(before)
    mia.page.keyboard.press(f"Arrow{way.title()}")
    assert mia.puzzle == moved(before, way)
    expect(jonas.page.locator(jonas.at("driver-0"))).to_contain_text("1 slide")
    mia.page.keyboard.press("d")
    expect(mia.page.get_by_label("Smile I", exact=True).first).to_be_visible()

    # the last one has ten seconds, and comes back to the same controller
    expect(jonas.page.locator(jonas.at("countdown"))).to_be_visible()
    before = jonas.puzzle
    way = possible(before)
    tile = before.index("hole") + (4 if way == "up" else -4)
    jonas.page.locator(f'[data-cell="{tile}"]').click()
    slid = jonas.puzzle
    assert slid == moved(before, way)
    expect(mia.page.locator(mia.at("driver-1"))).to_contain_text("1 slide")  # the server has it
    jonas.page.reload()
    expect(jonas.page.locator(jonas.at("countdown"))).to_be_visible()
    assert jonas.puzzle == slid
    jonas.press("done")
    for person in (mia, jonas):
        expect(person.page.locator(person.at("skip"))).to_be_visible()
        person.page.get_by_role("button", name="Fast" if person is mia else "Normal", exact=True).click()

    play_on(mia, jonas)
    check(server, code, heard)
    watch_it_again(mia)
    assert not mia.errors + jonas.errors


def check(server: Server, code: str, heard: list[str]) -> None:
    """It can be checked afterwards, and Jonas was never told what Mia slid."""
    with urllib.request.urlopen(f"{server.url}/api/tables/{code}/transcript") as answer:
        transcript = Transcript.from_json(answer.read().decode(), game)
    transcript.verify()
    assert transcript.players == ["Mia", "Jonas"]
    updates = [told for told in map(json.loads, heard) if told.get("type") == "update"]
    programming = [told for told in updates if told["view"]["phase"] == "program"]
    assert programming
    assert all(told["view"]["drivers"][0]["controller"] is None for told in programming)
    slides = [event for told in programming for event in told["trail"] if event["event"] == "slid"]
    assert all(event["way"] is None for event in slides if event["seat"] == 0)


def watch_it_again(person: Driver) -> None:
    person.page.get_by_role("link", name=re.compile("Watch it again")).click()
    slider = person.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.focus()
    person.page.keyboard.press("Home")
    expect(person.page.locator(person.at("choose-dogtor"))).to_be_visible()
    person.page.keyboard.press("End")
    expect(person.page.locator(person.at("skip"))).to_be_visible()


def test_a_track_of_ones_own_is_looked_over_on_the_setup_page(server: Server, browser: Browser) -> None:
    mia = Driver(browser, server.url, "Mia")
    mia.open_race()
    file = mia.page.locator("input[type=file]")
    drawn = {"name": "sofa.toml", "mimeType": "text/plain"}
    file.set_input_files({**drawn, "buffer": SOFA.replace("cxxc", "cx?c").encode()})  # type: ignore[arg-type]
    problem = "sofa.toml, line 6, column 4: board SOFA, row 2 from the top, lane 4"
    expect(mia.page.get_by_role("alert")).to_contain_text(problem)
    file.set_input_files({**drawn, "buffer": SOFA.encode()})  # type: ignore[arg-type]
    expect(mia.page.get_by_text("Round the sofa", exact=True)).to_be_visible()
    passed = "SOFA: every lane can be passed, around something impassable in lane 3, 4."
    expect(mia.page.get_by_text(passed)).to_be_visible()
    mia.page.get_by_role("radio", name=re.compile("Your order")).check()
    mia.page.get_by_role("button", name="Add Attic, side B").click()
    expect(mia.page.get_by_role("button", name="Attic, side B: take it away")).to_be_visible()
    assert not mia.errors

"""Quirky Circuits in a real Chromium, over a real server: three people, one robot, and not a word."""

from __future__ import annotations

import json
import re
import urllib.request

from person import Person, wait_until
from playwright.sync_api import Browser, Locator, expect
from serving import Server
from vacuum import House, best_program

from quirkbox.engine import Transcript
from quirkbox.games import game

HAND = '[data-at="hand"] button'
QUEUE = '[data-at^="queue-"]'


class Driver(Person):
    """A person at a table of Quirky Circuits; it keeps what its page has heard."""

    def __init__(self, browser: Browser, url: str, name: str, **window: int):
        super().__init__(browser, url, name, still=True, **window)
        self.heard: list[dict[str, object]] = []
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: self._hear(str(frame))))

    def _hear(self, frame: str) -> None:
        told = json.loads(frame)
        if told.get("type") == "update":
            self.heard.append(told)

    def open_book(self) -> str:
        self.page.goto(f"{self.url}/quirky_circuits")
        self.page.get_by_role("button", name="Set up a table for friends").click()
        expect(self.page.locator('[data-at="book"]')).to_be_visible()
        return self.page.url.rsplit("/", 1)[1]

    def see_house(self) -> House:
        """The map, as a screen reader says it."""
        said = self.page.locator('[data-at="map"]').get_attribute("aria-label") or ""
        places = [(int(row) - 1, int(column) - 1) for row, column in re.findall(r"row (\d), column (\d)", said)]
        facing = re.search(r"looking (\w+)", said)
        assert facing
        return House(places[0], facing[1], frozenset(places[1:]))

    def see_hand(self) -> list[str]:
        labels = [card.get_attribute("aria-label") or "" for card in self.page.locator(f"{HAND} [role=img]").all()]
        return [re.split(r"[.,]", label)[0] for label in labels]

    def card(self, name: str) -> Locator:
        return self.page.locator(f'{HAND}:has([aria-label^="{name}"])').first

    def play(self, name: str, place: int) -> None:
        """To the right of the last card; a card is lifted first, then played."""
        expect(self.page.locator(QUEUE)).to_have_count(place)
        self.card(name).click()
        expect(self.card(name)).to_have_attribute("aria-pressed", "true")
        self.card(name).click()
        expect(self.page.locator(QUEUE)).to_have_count(place + 1)

    def watch(self, round_: int) -> bool:
        """To the end of the run; True if the game is over with it."""
        result, next_round = self.page.get_by_role("dialog"), self.page.get_by_text(f"Round {round_ + 1}.")

        def seen() -> bool:
            self.page.keyboard.press("End")
            return result.is_visible() or next_round.is_visible()

        wait_until(self.page, seen, "the run does not end")
        return result.is_visible()


def test_three_people_win_dust_bunnies(server: Server, browser: Browser) -> None:
    mia = Driver(browser, server.url, "Mia")
    team = [
        mia,
        Driver(browser, server.url, "Jonas", width=390, height=844),
        Driver(browser, server.url, "Ada"),
    ]
    code = mia.open_book()
    for other in team[1:]:
        other.join(code)
        expect(mia.page.get_by_role("button", name=re.compile(other.name))).to_be_visible()
    mia.page.get_by_role("button", name=re.compile("Start playing")).click()
    for person in team:
        expect(person.page.locator(HAND)).to_have_count(4)

    for round_ in range(1, 12):
        program = best_program(mia.see_house(), [person.see_hand() for person in team])
        for place, (seat, card) in enumerate(program):
            team[seat].play(card, place)
        if round_ == 1:
            check_signals(team)
        for person in team:
            person.page.keyboard.press("d")
        if all([person.watch(round_) for person in team]):
            break

    for person in team:
        expect(person.page.get_by_role("dialog")).to_contain_text("You did it, together!")
        assert not person.errors
    check_nothing_leaked(team)
    check_transcript(server, code)
    check_replay(mia, code)
    check_book(mia)


ON_TOP = """button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def check_signals(team: list[Driver]) -> None:
    """All one can say: Beep-boop, and hands flat on the table. Both reach the others."""
    mia, jonas, _ = team
    jonas.page.keyboard.press("b")
    expect(mia.page.get_by_text("Beep-boop!", exact=True)).to_be_visible()
    jonas.page.get_by_role("button", name="Let us stop").click()
    expect(mia.page.get_by_text("wants to stop")).to_be_visible()
    assert mia.page.get_by_role("textbox").count() == 0  # there is no chat
    # a phone on its side: all of it is in sight, whatever lies beside it
    jonas.page.set_viewport_size({"width": 844, "height": 390})
    for word in ("done", "stop", "beep"):
        button = jonas.page.locator(f'[data-at="{word}"]')
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate(ON_TOP), word
    jonas.page.set_viewport_size({"width": 390, "height": 844})


def check_nothing_leaked(team: list[Driver]) -> None:
    """No message before the run names a card of somebody else."""
    for seat, person in enumerate(team):
        running = [told for told in person.heard if not told["over"]]
        assert running
        for told in running:
            view = told["view"]
            assert isinstance(view, dict)
            others = [card for n, one in enumerate(view["seats"]) if n != seat for card in one["hand"]]
            queued = [card for card in view["queue"] if card["seat"] != seat]
            assert all(card["card"] is None for card in [*others, *queued])


def check_transcript(server: Server, code: str) -> None:
    with urllib.request.urlopen(f"{server.url}/api/tables/{code}/transcript") as answer:
        transcript = Transcript.from_json(answer.read().decode(), game)
    transcript.verify()
    assert transcript.options["scenario"] == "dust_bunnies"
    assert min(transcript.score) > 0


def check_replay(person: Driver, code: str) -> None:
    page = person.page
    page.goto(f"{person.url}/{code}/replay")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.locator('[data-at="goal"]')).to_contain_text("Everything is done!")
    page.keyboard.press("Home")
    expect(page.locator('[data-at="goal"]')).to_contain_text("Six to clean")


def check_book(person: Driver) -> None:
    """The book remembers what the team has won."""
    person.open_book()
    expect(person.page.locator('[data-at="book"]')).to_contain_text(re.compile("won in (red|yellow|green)"))


def test_a_scenario_is_chosen_from_the_book_and_practised_with_bots(server: Server, browser: Browser) -> None:
    ada = Driver(browser, server.url, "Ada")
    page = ada.page
    ada.open_book()
    page.locator('[data-at="book"]').click()
    page.get_by_role("button", name=re.compile(r"17\. Sushi Train")).click()
    expect(page.locator('[data-at="book"]')).to_contain_text("Sushi Train")
    page.get_by_role("radio", name=re.compile("Practice")).check()
    page.get_by_role("button", name=re.compile("Free chair")).first.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("clever", re.I)).click()
    page.get_by_role("button", name=re.compile("Start playing")).click()
    expect(page.locator('[data-at="map"]')).to_have_attribute("aria-label", re.compile("Lefty in row 8, column 1"))
    expect(page.locator(QUEUE).first).not_to_have_attribute("aria-label", re.compile("face down"))  # the bot's, face up
    assert not ada.errors


def test_a_designer_draws_a_scenario_and_plays_it(server: Server, browser: Browser) -> None:
    ada = Driver(browser, server.url, "Ada")
    page = ada.page
    page.goto(f"{server.url}/quirky_circuits/workshop")
    verdict = page.locator('[data-at="verdict"]')
    expect(verdict).to_contain_text("Nothing is wrong with it. Three to clean, then back to the dock.")
    page.get_by_role("radio", name="dust bunny").click()
    page.locator('[data-space="0,3"]').click()
    page.get_by_role("radio", name="barrier").click()
    page.locator('[data-edge="56E"]').click()
    expect(verdict).to_contain_text("Nothing is wrong with it. Four to clean, then back to the dock.")
    page.get_by_label("Name", exact=True).fill("One bunny")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the file").click()
    assert saved.value.suggested_filename == "one_bunny.toml"
    text = saved.value.path().read_text(encoding="utf-8")
    assert "b . . # # . . .\n" in text
    assert "@|. . . . . . .\n" in text
    page.reload()  # it is still on the bench
    expect(page.get_by_label("Name", exact=True)).to_have_value("One bunny")
    expect(verdict).to_contain_text("Nothing is wrong with it.")
    page.get_by_role("button", name="Play it", exact=True).click()
    expect(page.get_by_role("heading", name="One bunny")).to_be_visible()
    assert ada.see_house() == House((7, 0), "north", frozenset({(3, 0), (1, 1), (2, 6), (5, 4)}))
    assert not ada.errors


def test_a_scenario_is_passed_on_as_a_link_and_as_a_file(server: Server, browser: Browser) -> None:
    ada = Driver(browser, server.url, "Ada")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ada.page
    page.goto(f"{server.url}/quirky_circuits/workshop")
    page.get_by_role("radio", name="dust bunny").click()
    page.locator('[data-space="0,3"]').click()
    page.get_by_label("Name", exact=True).fill("Für Ole")
    page.get_by_role("button", name="Copy a link").click()  # waits until nothing is wrong with it
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the file").click()

    ole = Driver(browser, server.url, "Ole", width=390, height=844)
    for broken in (link[:-20], f"{link.split('#', maxsplit=1)[0]}#{'A' * 9000}"):
        ole.page.goto("about:blank")
        ole.page.goto(broken)
        expect(ole.page.get_by_text("There is no whole scenario in this link.")).to_be_visible()
        expect(ole.page.get_by_label("Name", exact=True)).not_to_have_value("Für Ole")
    ole.page.goto("about:blank")
    ole.page.goto(link)
    expect(ole.page.get_by_label("Name", exact=True)).to_have_value("Für Ole")
    ole.page.get_by_label("Name", exact=True).fill("Now mine")
    ole.page.reload()  # the link does not come back over what one has made of it
    expect(ole.page.get_by_label("Name", exact=True)).to_have_value("Now mine")

    ole.open_book()
    ole.page.locator('[data-at="book"]').click()
    ole.page.locator('input[type="file"]').set_input_files(saved.value.path())
    expect(ole.page.locator('[data-at="book"]')).to_contain_text("Für Ole")
    assert not ada.errors
    assert not ole.errors

"""Somebody who plays through a page, with eyes and keys only."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import combinations

from playwright.sync_api import Browser, Page, expect

expect.set_options(timeout=30_000)  # a busy machine is no reason to fail

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Person:
    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        width: int = 1280,
        height: int = 800,
        still: bool = False,
        locale: str = "en-GB",
        keeps: bool = False,
    ):
        """`keeps`: their browser keeps the client, to open it without a network. (Most tests would only wait for that.)"""
        self.name = name
        motion = "reduce" if still else "no-preference"
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion=motion,
            locale=locale,
            service_workers="allow" if keeps else "block",
        )
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.url = url
        self._board: list[str] = []
        self._called: set[int] = set()

    def open_table(self, game: str = "quirkies") -> str:
        """Choose a name, set up a table; the code of it."""
        self.page.goto(self.url)
        self.choose_name()
        self.page.get_by_role("button", name="Set up a table for friends").click()
        expect(self.page).to_have_url(re.compile(r"/[A-Z]{3}-\d+$"))
        return self.page.url.rsplit("/", 1)[1]

    def choose_name(self) -> None:
        self.page.get_by_role("button", name=re.compile("Change your name")).click()
        self.page.get_by_role("dialog").get_by_role("textbox").fill(self.name)
        self.page.get_by_role("button", name="That’s me").click()

    def join(self, code: str) -> None:
        self.page.goto(f"{self.url}/{code}")
        self.page.get_by_role("textbox").first.fill(self.name)
        self.page.get_by_role("button", name="Sit down", exact=True).click()

    def see_board(self) -> list[str]:
        """The names of the nine cells, as a screen reader says them."""
        return [self.page.locator(f'[data-at="cell-{n}"]').get_attribute("aria-label") or "" for n in range(9)]

    def see_lines(self) -> list[int]:
        """The lines that are sequences in the beginner's game."""
        cards = [re.match(r"(\w+) \w+ on (\w+)", name) for name in self.see_board()]
        found = []
        for number, line in enumerate(LINES):
            three = [cards[cell] for cell in line]
            if all(three) and any(
                all(a[part] == b[part] for a, b in combinations(three, 2))  # type: ignore[index]
                for part in (1, 2)
            ):
                found.append(number)
        return found

    @property
    def over(self) -> bool:
        return self.page.get_by_role("button", name=re.compile("Play again|Noch einmal spielen")).is_visible()

    def act(self) -> bool:
        """Do what there is to do, if anything."""
        if self.page.locator('[data-at="call"] .say button').filter(has_text=re.compile("Cancel|Abbrechen")).is_visible():
            self.page.keyboard.press("Escape")  # somebody else has called that line meanwhile
            return True
        word = self.page.locator('[data-at="call"] .say button').filter(has_text=re.compile("Done|Pass|Fertig"))
        if word.is_visible():
            return self._speak()
        cards = self.page.locator('[data-at="hand"] li.live')
        if cards.count() == 0:
            return False
        self.page.keyboard.press("1")
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(100)
        return True

    def _speak(self) -> bool:
        board = self.see_board()
        if board != self._board:
            self._board, self._called = board, set()
        lines = [line for line in self.see_lines() if line not in self._called]
        if lines:
            self._called.add(lines[0])
            for key in ("q", str(lines[0] + 1), "Enter"):
                self.page.keyboard.press(key)
        else:
            self.page.keyboard.press("d")
            self.page.keyboard.press("p")
        self.page.wait_for_timeout(100)
        return True

    def tokens(self) -> list[int]:
        """Everybody's tokens by seat."""
        rows = self.page.locator('[data-at^="tokens-"]')
        count = {}
        for row in rows.all():
            seat = int((row.get_attribute("data-at") or "").rsplit("-", 1)[1])
            count[seat] = int((row.get_attribute("aria-label") or "0").split()[0])
        return [count[seat] for seat in sorted(count)]


def wait_until(page: Page, true: Callable[[], object], what: str, seconds: float = 120) -> None:
    """Ask again and again for what no page can be asked to wait for: something of several pages, or of what was heard."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise AssertionError(what)
        page.wait_for_timeout(50)


def play_on(*people: Person, until: Callable[[], object] | None = None) -> None:
    """Everybody does what there is to do until the game is over for all (or `until()` holds)."""
    end = time.monotonic() + 600
    while not (until() if until else all(person.over for person in people)):
        assert time.monotonic() < end, "the game did not come to its end"
        if not any([person.act() for person in people]):
            people[0].page.wait_for_timeout(50)

"""A whole game of Circuit Breaker in a real Chromium: three people, two mice, one cube of cheese."""

from __future__ import annotations

import re
from importlib import resources

from person import Person, wait_until
from playwright.sync_api import Browser, Locator, expect
from serving import Server

from quirkbox.games import game

# Three rounds are enough for a theft: out, home, and one to count.
BOX = resources.files("quirkbox.games.circuit_breaker").joinpath("content/standard.toml").read_text()
SHORT = re.sub(r'three_players = """.*?"""', 'three_players = "..w"', BOX, flags=re.DOTALL)


def _name(tile: Locator) -> str:
    return tile.locator("[role=img]").first.get_attribute("aria-label") or ""


class Guest(Person):
    """Somebody at a party, with eyes, a finger and keys."""

    def set_up(self) -> str:
        """A table with a short round counter, from a file of one's own."""
        self.page.goto(self.url)
        self.choose_name()
        wish = {"game": "circuit_breaker", "name": self.name, "options": {"tiles": SHORT}}
        made = self.page.request.post(f"{self.url}/api/tables", data=wish, headers={"Origin": self.url})
        code = str(made.json()["code"])
        self.page.goto(f"{self.url}/{code}")
        return code

    def play_with_a_bot(self) -> None:
        self.page.goto(self.url)
        wish = {"game": "circuit_breaker", "name": self.name, "bots": ["random"], "start": True}
        made = self.page.request.post(f"{self.url}/api/tables", data=wish, headers={"Origin": self.url})
        self.page.goto(f"{self.url}/{made.json()['code']}")
        expect(self.my_turn).to_be_visible()

    @property
    def my_turn(self) -> Locator:
        return self.page.locator(".status.yours")  # on a phone it may say what to do instead of "Your turn"

    def at(self, name: str) -> Locator:
        return self.page.locator(f'[data-at="{name}"]')

    @property
    def appliances_in_hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand").get_by_role("button", name=re.compile(" with a "))

    def plugged(self, owner: str) -> list[str]:
        """The appliances in a network that lies large on the floor."""
        tiles = self.page.get_by_label(owner, exact=True).locator("button.tile")
        names = [_name(tile) for tile in tiles.all()]
        return sorted(name.split(" with a ")[0] for name in names if " with a " in name)

    def connect(self) -> str:
        """An appliance from the hand onto the first place that glows; its name."""
        tile = self.appliances_in_hand.first
        name = _name(tile).split(" with a ")[0]
        before = len(self.plugged("Your network"))
        tile.click()
        self.page.get_by_role("button", name=re.compile("Connect it here")).first.click()
        expect(self.page.get_by_label("Your network").locator("button.tile")).to_have_count(before + 2)
        return name

    def discard(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Discard:")).click()
        self.appliances_in_hand.first.click()
        self.at("pile-A1").click()
        expect(self.page.get_by_label("You: 1 cube of cheese")).to_be_attached()

    def send_after(self, victim: str) -> str:
        """The mouse, to an appliance in somebody's network that no other mouse sits on; its name."""
        self.page.get_by_role("button", name=re.compile("^Mouse:")).click()
        self.page.get_by_role("button", name=re.compile(f"{victim}’s network")).click()
        target = self.page.locator("button.tile.errand").first
        name = _name(target).split(" with a ")[0]
        target.click()
        expect(self.page.get_by_label(re.compile(f"{self.name}’s mouse is after it"))).to_be_visible()
        return name

    def end(self) -> None:
        """Once the turn can be ended, and once more if the page asks whether one is sure."""
        expect(self.page.locator("button.end:enabled")).to_be_visible()

        def ended() -> bool:
            if self.my_turn.is_visible():
                self.page.keyboard.press("e")
            return not self.my_turn.is_visible()

        wait_until(self.page, ended, "the turn does not end")


def sit_down(server: Server, browser: Browser) -> tuple[list[Guest], str]:
    """Everybody at a table, in the order of play; one of them with a phone."""
    mia, ben = (Guest(browser, server.url, name, still=True) for name in ("Mia", "Ben"))
    ada = Guest(browser, server.url, "Ada", width=390, height=844, still=True)
    code = mia.set_up()
    ben.join(code)
    ada.join(code)
    expect(mia.page.get_by_role("button", name=re.compile("Ada"))).to_be_visible()
    mia.page.get_by_role("button", name=re.compile("Start playing")).click()
    guests = [mia, ben, ada]
    for guest in guests:
        expect(guest.page.locator(".status")).to_contain_text(re.compile("Your turn|is thinking"))
    first = next(i for i, guest in enumerate(guests) if guest.my_turn.is_visible())
    return guests[first:] + guests[:first], code


# the room for the network of whoever moves, beside that for somebody else's
LARGER = """() => {
    const [theirs, others] = ['.other.turn', '.other:not(.turn)'].map(who => {
        const { width, height } = document.querySelector(`${who} .map`).getBoundingClientRect();
        return width * height;
    });
    return theirs > 1.4 * others;
}"""


def test_one_theft_is_prevented_with_cheese_and_one_is_not(server: Server, browser: Browser) -> None:
    (host, lured, thief), code = sit_down(server, browser)

    # The host connects two appliances and gets a cube of cheese; an end that does not fit says why.
    mine = sorted([host.connect(), host.connect()])
    host.discard()
    host.end()

    expect(lured.my_turn).to_be_visible()
    for guest in (host, thief):
        wait_until(
            guest.page, lambda guest=guest: guest.page.evaluate(LARGER), "the network of whoever moves is as small as others"
        )
    wanted = lured.send_after(host.name)
    lured.end()
    expect(thief.my_turn).to_be_visible()
    stolen = thief.send_after(host.name)
    assert sorted([wanted, stolen]) == mine
    thief.end()

    # One cube for two mice. What was done can be taken back.
    expect(host.my_turn).to_be_visible()
    alarm = host.page.locator(".alarm", has_text=f"{lured.name}’s mouse is after your {wanted}!")
    expect(host.page.locator(".alarm")).to_have_count(2)
    alarm.get_by_role("button", name="Cheese it").click()
    expect(alarm).to_have_count(0)
    expect(host.page.get_by_label(re.compile(f"Appliance stack.*{lured.name}’s mouse"))).to_be_attached()
    host.page.get_by_role("button", name="Take back").click()
    expect(alarm).to_have_count(1)
    alarm.get_by_role("button", name="Cheese it").click()
    expect(alarm).to_have_count(0)
    expect(host.page.get_by_role("button", name="Cheese it")).to_have_count(0)
    host.end()

    # The lured mouse brings a tile of the stack, the other one what it sat on.
    expect(lured.my_turn).to_be_visible()
    assert host.plugged("Your network") == mine
    lured.end()
    expect(thief.my_turn).to_be_visible()
    steals = thief.page.get_by_role("list", name="Your hand").get_by_role("button", name=re.compile(stolen))
    expect(steals.first).to_be_visible()
    expect(host.page.get_by_text(re.compile(f"mouse steals the.*{stolen}")).first).to_be_attached()
    expect(host.page.get_by_label("Your network").locator("button.tile")).to_have_count(2)
    assert host.plugged("Your network") == [wanted]
    thief.end()

    for guest in (host, lured, thief):
        expect(guest.my_turn).to_be_visible()
        guest.end()
    for guest in (host, lured, thief):
        # Also on the phone, where only its drawing is seen, the row has the kind's name.
        expect(guest.page.get_by_role("row", name=re.compile(wanted))).to_have_count(1)
    count_and_watch_again(host, code)
    assert not host.errors + lured.errors + thief.errors


def count_and_watch_again(host: Guest, code: str) -> None:
    """The end is told kind by kind, also when one watches the game again."""
    page = host.page
    close = page.get_by_role("button", name="Close the count")
    expect(close).to_be_enabled()
    total = page.get_by_role("row", name=re.compile("^Points")).inner_text().split()[1:]
    close.click()
    page.get_by_role("link", name=re.compile("Watch it again")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".watched")).to_contain_text(host.name)  # from one's own side
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    expect(page.get_by_role("table")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.get_by_role("row", name=re.compile("^Points"))).to_be_visible()
    assert page.get_by_role("row", name=re.compile("^Points")).inner_text().split()[1:] == total
    assert [int(points) for points in total] == replayed_points(host, code)


def replayed_points(host: Guest, code: str) -> list[int]:
    transcript = host.page.request.get(f"{host.url}/api/tables/{code}/transcript").json()
    assert transcript["game"] == game("circuit_breaker").id
    return [int(points) for points in transcript["score"]]


def test_a_place_that_does_not_fit_says_why(server: Server, browser: Browser) -> None:
    """A tile is dragged onto the breaker box, and far away from everything: it comes back, with the reason."""
    mia = Guest(browser, server.url, "Mia", still=True)
    mia.play_with_a_bot()
    tile = mia.appliances_in_hand.first
    tile.drag_to(mia.at("cell-0-33-33"))
    expect(mia.page.get_by_role("alert")).to_have_text("Your breaker box is there.")
    tile.drag_to(mia.at("floor-0-32-32"))
    expect(mia.page.get_by_role("alert")).to_have_text("A tile must touch your network.")
    hand = mia.appliances_in_hand.count()
    tile.drag_to(mia.at("pile-A2"))
    expect(mia.appliances_in_hand).to_have_count(hand - 1)
    expect(mia.page.get_by_label("You: 1 cube of cheese")).to_be_attached()
    mia.page.keyboard.press("z")
    expect(mia.appliances_in_hand).to_have_count(hand)
    assert not mia.errors


# what is seen in the middle of every tile in hand
SEEN = """tiles => tiles.map(tile => {
    const { x, y, width, height } = tile.getBoundingClientRect();
    return tile.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


def test_every_tile_in_hand_can_be_touched_on_a_phone(server: Server, browser: Browser) -> None:
    """Also when there are more than fit into one row: nothing is scrolled, nothing lies under something else."""
    mia = Guest(browser, server.url, "Mia", width=390, height=844, still=True)
    mia.play_with_a_bot()
    tiles = mia.page.get_by_role("list", name="Your hand").get_by_role("button")
    for held in range(5, 9):
        expect(tiles).to_have_count(held)
        # they move aside for the new one
        wait_until(mia.page, lambda held=held: tiles.evaluate_all(SEEN) == [True] * held, "a tile lies under something")
        mia.page.get_by_role("button", name=re.compile("^Mouse:")).click()
        mia.at("pile-wires").click()  # always open, also when the bot's mouse sits there
        expect(mia.at("home-0").locator("svg")).to_have_count(0)
        mia.end()
        expect(mia.my_turn).to_be_visible()
    assert not mia.errors


def test_ones_mouse_is_chosen_at_the_set_up_seen_by_all_and_remembered(server: Server, browser: Browser) -> None:
    mia, ben = (Guest(browser, server.url, name, still=True) for name in ("Mia", "Ben"))
    ben.join(mia.set_up())
    hat = mia.page.get_by_role("radio", name="With a party hat")
    hat.check()
    mia.page.get_by_role("button", name=re.compile("Start playing")).click()
    expect(ben.at("home-0").locator('[data-form="hat"]')).to_be_visible()
    expect(ben.at("home-1").locator('[data-form="plain"]')).to_be_visible()
    mia.set_up()
    expect(hat).to_be_checked()
    assert not mia.errors + ben.errors

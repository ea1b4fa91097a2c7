"""The report: one page that stands alone, with every answer in it, and games that can be replayed from it."""

from __future__ import annotations

import base64
import re
from html.parser import HTMLParser

import pytest
from playwright.sync_api import Browser
from tossing import TOSSING
from toys import TEAM

from quirkbox.engine import SPECTATOR, Transcript, dice_from_seed
from quirkbox.games import GAMES, game
from quirkbox.lab import Lineup, Threads, budgets, study
from quirkbox.lab.charts import histogram, plain, spread, whiskers
from quirkbox.lab.report import report
from quirkbox.lab.stats import Figure, mean

QUIRKIES = GAMES["quirkies"]


@pytest.fixture(scope="module")
def page() -> str:
    return report(study(Lineup(QUIRKIES, ["greedy", "random"], 1), 300, budgets(QUIRKIES, 3, 1, 1, {})))


class Balanced(HTMLParser):
    """Every tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_every_chart_says_its_question(page: str) -> None:
    asked = re.findall(r'<section class="card[^"]*"><h3>(.*?)</h3>', page)
    assert all(question.endswith("?") for question in asked)
    for words in (
        "Does it matter where one sits",
        "How long is a game",
        "When is it decided",
        "skill",
        "Where does it happen (laid)",
    ):
        assert any(words in question for question in asked), words
    assert page.count("<svg") == page.count('role="img" aria-label="') >= len(asked)


def test_the_page_stands_alone(page: str) -> None:
    parser = Balanced()
    parser.feed(page)
    assert parser.open == []
    assert "<!-- " not in page
    assert page.count("<script>") == page.count("<script") == 1
    assert set(re.findall(r'(?:src|href|url)\s*[=(]\s*"?([a-z]+):', page)) == {"data"}


def test_extreme_games_can_be_replayed_from_the_page(page: str) -> None:
    saved = re.findall(r'download="(.*?)" href="data:application/json;base64,(.*?)"', page)
    assert len({name for name, _ in saved}) == 10
    for _, data in saved[:2]:
        Transcript.from_json(base64.b64decode(data).decode(), game).verify()


def test_the_same_study_is_the_same_page(page: str) -> None:
    again = report(study(Lineup(QUIRKIES, ["greedy", "random"], 1), 300, budgets(QUIRKIES, 3, 1, 1, {}), on=Threads(1)))
    assert again == page


def test_a_game_without_a_picture_and_a_team_have_their_pages() -> None:
    assert "Where does it happen" not in report(study(Lineup(TOSSING, ["random"] * 3, 1), 40))
    team = report(study(Lineup(TEAM, ["random"] * 2, 1), 40))
    assert "How often does the team win?" in team
    assert "Does the leader win?" not in team


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_has_its_place_on_the_drawn_board(name: str) -> None:
    """Spots lie on the paper, and those of a game's own events on its own board."""
    played = GAMES[name]
    position, happened = played.start(2, {}, dice_from_seed(1))
    assert played.show.spots is not None
    spot = played.show.spots(position.seen_by(SPECTATOR).position.plain)
    for event in played.events.to_json(happened, SPECTATOR):
        assert spot(event) is None or len(spot(event) or ()) == 3


def test_the_answers_stand_at_the_top(page: str) -> None:
    (short,) = re.findall(r"<dl>(.*?)</dl>", page)
    asked = re.findall("<dt>(.*?)</dt><dd>(.*?)</dd>", short)
    assert [question for question, _ in asked[:2]] == ["Does it matter where one sits?", "Which bot wins?"]
    assert all(answer and f'<p class="answer">{answer}</p>' in page for _, answer in asked)
    assert "greedy wins 9" in dict(asked)["Which bot wins?"]


def test_an_option_that_changes_nothing_has_no_charts(page: str) -> None:
    (window,) = re.findall("What does the window change.*?</section>", page)
    assert "Nothing that bots would show" in window
    assert "<svg" not in window


def test_one_game_makes_a_report_too() -> None:
    page = report(study(Lineup(QUIRKIES, ["greedy"] * 2, 1), 1, budgets(QUIRKIES, 1, 1, 1, {})))
    assert "of one game" in page
    assert "told from 1 games" not in page
    assert not re.search(r"\b(nan|inf)\b", re.sub('data-film=.*?>|base64,.*?"', "", page))


def test_what_nothing_is_does_not_look_like_something() -> None:
    """Two seats at 50.1 and 49.9 % lie close together in a chart that is 10 points wide or more."""
    rows = [("Seat 1", Figure(0.501, 0.5, 0.502, 9)), ("Seat 2", Figure(0.499, 0.498, 0.5, 9))]
    places = [float(place) for place in re.findall(r'<circle class="dot" cx="([\d.]+)"', whiskers(rows, "", usual=0.5))]
    assert abs(places[0] - places[1]) < 10


def test_a_histogram_holds_every_game() -> None:
    drawn = histogram([1.0, 2.0, 2.0, 90.0], "Lengths", "actions")
    shares = [float(share) for share in re.findall(r": ([\d.]+)\s% of games", drawn)]
    assert sum(shares) == pytest.approx(100)
    minutes = histogram([1.2, 1.31, 1.4, 2.0], "Minutes", "minutes")
    assert len(re.findall("<rect", minutes)) > 10  # not all in one
    assert "<rect" in histogram([3.0], "One", "actions")


def test_figures_have_as_many_digits_as_they_are_known_by() -> None:
    assert spread(Figure(113.678, 113.55, 113.8, 9), plain) == "113.7 (113.5 to 113.8)"
    assert spread(Figure(113.678, 99.1, 128.2, 9), plain) == "114 (99 to 128)"
    assert spread(mean([4.0]), plain) == "4.00 (of one game)"


@pytest.mark.parametrize("width", [390, 1440])
def test_the_page_fits_phones_and_desktops(browser: Browser, page: str, width: int) -> None:
    asked: list[str] = []
    tab = browser.new_page(viewport={"width": width, "height": 844})
    tab.on("request", lambda request: asked.append(request.url))
    tab.set_content(page)
    assert tab.evaluate("document.documentElement.scrollWidth") <= width
    tab.locator("summary").first.click()
    film = tab.locator("details[open] .film")
    film.locator("svg").wait_for()
    assert "deals." in film.locator(".words").inner_text()
    before = film.locator(".board").inner_html()
    film.get_by_role("button", name="One step on").click()
    film.get_by_role("slider").press("End")
    assert film.locator(".board").inner_html() != before
    assert film.locator(".words").inner_text().endswith(tab.locator("details[open] li").last.inner_text())
    assert tab.evaluate("document.documentElement.scrollWidth") <= width
    assert asked == []
    tab.close()

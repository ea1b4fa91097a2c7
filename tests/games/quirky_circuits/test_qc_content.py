"""Scenarios as files: what they can say, and what is said about a wrong one."""

import pytest
from qc_table import QC, scenario

from quirkbox.engine import Refusal
from quirkbox.games.quirky_circuits import content

MAP = ". b .\n. . .\n@ . ."


def test_the_box_has_its_cards() -> None:
    """QC-55: 93 cards in all decks together."""
    decks = content._decks()
    assert sum(n for deck in decks.values() for _, n in deck) == 93
    assert sum(n for _, n in decks["gizmo.basic"]) == 16


def test_the_book_has_twenty_one_scenarios() -> None:
    """QC-55: five for each robot and a finale, all said without code."""
    book = content.book()
    assert [made.number for made in book.values()] == list(range(1, 22))
    assert [sum(made.robot == robot for made in book.values()) for robot in range(4)] == [6, 5, 5, 5]
    assert next(iter(book)) == QC.options[0].default == "dust_bunnies"


def test_edges_are_drawn() -> None:
    """QC-55."""
    made = content.scenario(scenario("b|. .\n- '\n. ./.\n    ,\n. .\\@"))
    inside = {
        (space, side) for space, side in made.walls if (space, side) in {(0, 1), (1, 3), (0, 2), (8, 0)}
    }
    assert len(inside) == 4
    assert made.rises == {(9, 0), (9, 1), (10, 2), (18, 3)}


def test_a_close_drawing_is_the_same_as_a_wide_one() -> None:
    """QC-55."""
    wide, close = (content.scenario(scenario(drawn)) for drawn in (MAP, MAP.replace(" ", "")))
    assert wide == close


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ((". b .", ". q ."), "line 8, column 3: row 1, column 2: 'q' is no space"),
        (("@ . .", ". . ."), "line 7: the map has no start"),
        ((". b .", ". b @"), "row 3, column 1: there is a second start"),
        ((". b .", ". b . ."), "line 9, column 1: row 2 has 3 spaces, the first row has 4"),
        ((". b .", ". b_."), "line 8, column 4: row 1, after column 2: '_' is no edge"),
        ((". b .", ". . ."), "there is nothing to clean"),
        (('robot = "gizmo"', 'robot = "bozo"'), "line 1: robot cannot be 'bozo'"),
        (("battery = 9", "battery = 0"), "line 2: battery must be a whole number"),
        (('goal = ["clean"]', 'goal = ["dock"]'), "line 4: goal must name something to do"),
        (('goal = ["clean"]', 'goal = ["fox meets hen"]'), "line 4: goal: there is no fox on the map"),
        (('goal = ["clean"]', 'goal = ["fox eats hen"]'), "it is written: fox meets hen"),
        (('decks = ["basic"]', 'decks = ["basic", "cats"]'), "line 5: there are cards for patches, but no patches"),
        (('decks = ["basic"]', 'decks = []'), "there are 0 cards; there can be 12 to 32"),
        (('decks = ["basic"]', 'decks = ["basic"]\nsize = 3'), "there is no size here"),
        (("@ . .", "@ . .\n-"), "line 11, column 1: edges lie between two rows"),
    ],
)  # fmt: skip
def test_mistakes_are_named_with_line_and_place(change: tuple[str, str], why: str) -> None:
    """QC-55."""
    text = scenario(MAP)
    assert change[0] in text
    with pytest.raises(Refusal) as refusal:
        content.scenario(text.replace(*change, 1))
    assert why in str(refusal.value)


def test_things_that_do_not_fit_together() -> None:
    """QC-55."""
    for text, why in (
        (scenario("r . R\n. R .\n@ . .", "twirl"), "row 1, column 3: this wants seed_red; the map has 1"),
        (
            scenario("z . Z\n. . Z\n@ z .", "rover", extra='long = ["ribs"]'),
            "row 1, column 1: this z is two spaces long",
        ),
        (scenario("r . R\n. . .\n@ . .", "twirl", goal='"clean"'), "there is nothing to clean"),
        (scenario(MAP, extra="things = '''\n...\n...\n'''"), "things"),
        (scenario(MAP, cards="[cards]\nforward_9 = 12"), "forward_9"),
        ("dust_monsters", "The scenario can be dust_bunnies"),
        ("name = ", "your file"),
    ):
        with pytest.raises(Refusal) as refusal:
            content.scenario(text)
        assert why in str(refusal.value)

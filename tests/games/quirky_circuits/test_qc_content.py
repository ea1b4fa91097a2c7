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
    inside = {(space, side) for space, side in made.walls if (space, side) in {(0, 1), (1, 3), (0, 2), (8, 0)}}
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
        (('goal = ["clean"]', 'goal = ["cleen"]'), "line 4: goal cannot be 'cleen'; there is clean, deliver, dock, and"),
        (('goal = ["clean"]', 'goal = [["clean"]]'), "line 4: goal cannot be ['clean']"),
        (('decks = ["basic"]', 'decks = ["basic", "conveyor"]'), "line 5: there are cards for conveyors, but no arrow"),
        (("[tokens]", "[cards]\nswap = 1"), "line 14: there are cards to swap hands, but only Lefty has two"),
        (("[tokens]", "[quirks]\npick_or_drop = 1"), "line 14: there are cards to pick up and drop, but Gizmo has no hands"),
        (("[tokens]", "[[tokens]]\na = 3"), "tokens must be a section, written [tokens]"),
        (('decks = ["basic"]', 'decks = ["basic", "cats"]'), "line 5: there are cards for patches, but no patches"),
        (('decks = ["basic"]', 'decks = []'), "line 5: a scenario has 12 to 32 cards, not 0"),
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
        ("", "Your file is empty"),
        ("\n", "Your file is empty"),
        ("[map]", "your file: robot is missing"),
        (scenario(MAP, extra='order = ["hen"]'), "line 6: order: there is no hen on the map"),
        (scenario(MAP, extra='long = ["hen"]'), "line 6: long: there is no hen on the map"),
        (scenario(MAP, extra='blocks = ["hen"]'), "line 6: blocks: there is no hen on the map"),
        ("dust_monsters", "The scenario can be dust_bunnies"),
        ("name = ", "your file"),
    ):
        with pytest.raises(Refusal) as refusal:
            content.scenario(text)
        assert why in str(refusal.value)


FARM = "h . H\n. f W\n@ w ."


@pytest.mark.parametrize(
    ("extra", "change", "why"),
    [
        ("", ('H = "hen"', 'H = ["hen", "hen"]'), "spots.H names hen twice"),
        ('order = ["hen", "hen"]', ("", ""), "order names hen twice"),
        ('order = ["hen", "fox"]', ("", ""), "order: the map has 1 of fox, and 0 wanted"),
        ('order = ["hen", "wheat"]', ("@ w .", "@ w w"), "order: the map has 2 of wheat, and 1 wanted"),
        ('lose = ["hen meets hen"]', ("", ""), "hen cannot meet itself"),
        ('lose = ["fox meets hen", "fox meets wheat"]', ("", ""), "lose: fox meets hen already"),
        ('lose = ["fox meets hen"]', ("@ w .", "@ w h"), "lose: there are 2 of hen"),
        ('lose = ["fox meets hen"]\nthings = """\nf..\n...\n..."""', (". f W", ". . W"), "fox and hen are on the same space"),
        ('lose = ["fox meets hen"]', ('["deliver"]', '["deliver", "fox meets hen"]'), "lose and goal name the same two"),
        ("", ('["deliver"]', '["deliver", "fox meets hen", "fox meets wheat"]'), "goal: fox meets hen already"),
        ("cards.hen_1 = 1", ("@ w .", "@ w h"), "cards.hen_1: there are 2 of hen"),
        ('long = ["hen"]', ("h . H", "h h H"), "this H is two spaces long"),
        ('long = ["hen"]', ("h . H\n. f W", "h h H\nW f H"), "long: hen walks, is walked to or meets"),
        ('long = ["wheat"]', ("f W\n@ w .", "f .\n@ w w\n. W W"), "long: wheat walks, is walked to or meets"),
        ("walks.hen = 'hen'", ("", ""), "hen cannot walk to itself"),
        ("walks.scar = 'hen'", ("", ""), "walks.scar: there is no scar on the map"),
    ],
)  # fmt: skip
def test_tokens_that_cannot_be_as_a_file_says(extra: str, change: tuple[str, str], why: str) -> None:
    """QC-55: on a map with a hen, a fox and wheat."""
    text = scenario(FARM, "twirl", extra=extra)
    content.scenario(scenario(FARM, "twirl"))
    assert change[0] in text
    with pytest.raises(Refusal) as refusal:
        content.scenario(text.replace(*change, 1))
    assert why in str(refusal.value)


def test_one_is_not_told_as_many() -> None:
    """QC-55."""
    assert "12 cards, 1 dust bunny." in content.describe(scenario(MAP, cards="[cards]\nforward_1 = 6\nturn_left = 6"))
    told = content.describe(scenario("r . .\n. . .\n@ . R", "twirl", cards="[quirks]\nforward_2 = 1\n[cards]\nturn_left = 12"))
    assert told.endswith("13 cards, 1 quirk among them, 1 token, 1 spot.")

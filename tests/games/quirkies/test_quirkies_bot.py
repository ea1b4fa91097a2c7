"""What a search believes about hands it cannot see."""

import pytest
from positions import SIX, card, do, position

from quirkbox.engine import Position
from quirkbox.games.quirkies.bot import OVERLOOKED, likely

COLUMN = ["blip blue stripes", "fuzz blue triangles"]
FITTING, OTHER = "gloop blue dots", "gloop green dots"
SPARE = [
    "horns green stripes",
    "noodle orange dots",
    "pogo green stripes",
    "wink orange stripes",
    "wink green dots",
]


def after_a_turn(hand: list[str], laid: str) -> Position:
    """The second player lays a card; the first one wonders what the others are."""
    at = position([SIX[:3], hand], tops=COLUMN, turn=1, dealer=0, pile=["pogo blue stripes", "wink blue stripes"])
    do(at, 1, f"lay {laid}")
    return at


@pytest.mark.parametrize(("held", "expected"), [(FITTING, OVERLOOKED), (OTHER, 100)])
def test_somebody_with_a_better_card_would_have_laid_it(held: str, expected: int) -> None:
    at = after_a_turn([*SPARE, held], SPARE[0])
    before = at.tobytes()
    assert likely(at.states[0], 0) == expected
    assert at.tobytes() == before


def test_a_card_that_may_have_been_drawn_since_tells_nothing() -> None:
    """Of six cards one is new, nobody sees which: the first is taken for it."""
    at = after_a_turn([SPARE[0], *SPARE[1:], OTHER], SPARE[0])
    at.plain.hands[1, 0] = card(FITTING)
    assert likely(at.states[0], 0) == 100


def test_who_has_laid_the_best_card_may_hold_another_one_like_it() -> None:
    at = after_a_turn([*SPARE[:4], "gloop blue stripes", FITTING], FITTING)
    assert likely(at.states[0], 0) == 100

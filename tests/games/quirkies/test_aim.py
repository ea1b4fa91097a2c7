"""What is said of a called line: why it is none, or why it brings nothing."""

from __future__ import annotations

import pytest
from positions import SIX, do, position

NAMES = ["Mia", "Jonas"]
TOPS = ["blip orange dots", "fuzz orange stripes", "gloop orange triangles", "horns green dots", "moppy blue dots"]


def meant(version: str, *said: str) -> list[str]:
    """What Jonas is told of each call, after Mia has laid Noodle: cells are the creatures in the order of the alphabet."""
    at = position([["noodle blue stripes"], SIX], TOPS, tokens=[3, 3], claims="call", version=version)
    do(at, 0, "lay noodle blue stripes")
    told = []
    for text in said:
        happened = do(at, 0, text)
        told.append(str(at.seen_by(1).aim(happened, NAMES).meant))
    return told


@pytest.mark.parametrize(
    ("version", "line", "why"),
    [
        ("beginner", 2, "Mia called, but one of those cards is white: one token back."),
        ("beginner", 1, "Mia called, but those three share neither colour nor pattern: one token back."),
        (
            "advanced",
            1,
            "Mia called, but there neither the colours nor the patterns fit: one token back.",
        ),
    ],
)
def test_a_wrong_call_says_what_is_wrong(version: str, line: int, why: str) -> None:
    assert meant(version, f"call {line}") == [why]


@pytest.mark.parametrize(("laid", "why"), [("noodle green dots", "colours"), ("noodle orange stripes", "patterns")])
def test_in_the_advanced_game_it_says_which_half_does_not_fit(laid: str, why: str) -> None:
    at = position([[laid], SIX], TOPS, tokens=[1, 0], claims="call", version="advanced")
    do(at, 0, f"lay {laid}")
    said = str(at.seen_by(0).aim(do(at, 0, "call 1"), NAMES).meant)
    assert said == f"You called, but those {why} are neither all the same nor all different: one token back."


def test_a_line_of_an_earlier_card_has_no_token_that_could_be_gone() -> None:
    (said,) = meant("beginner", "call 0")
    assert said == "Mia called a line that an earlier card made: it wins nothing and costs nothing."


def test_a_line_that_somebody_has_called_before_says_so() -> None:
    at = position([["noodle orange dots"], SIX], [*TOPS[:2], "gloop orange dots", *TOPS[3:]], claims="call")
    do(at, 0, "lay noodle orange dots")
    do(at, 0, "call 1")
    assert str(at.seen_by(1).aim(do(at, 1, "call 1"), NAMES).meant) == "You called a line whose token is gone already."

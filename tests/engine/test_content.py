"""A content file that can't be read is answered with one sentence, whatever is in it."""

import pytest

from quirkbox.engine import Refusal
from quirkbox.engine.content import Sheet


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = " + "[" * 5000, "mine.toml: it is nested too deeply."),
        (".".join(["a"] * 5000) + " = 1", "mine.toml: it is nested too deeply."),
        ("a = " + "9" * 5000, "mine.toml: a number in it is too long."),
        ("a = 1\nb = 'x\\u202ey'".replace("\\u202e", "\u202e"), "mine.toml, line 2: 'b' holds the invisible sign U+202E."),
        ('a = "Juke\\u001b[2Jbox"', "mine.toml, line 1: 'a' holds the invisible sign U+001B."),
        ("a =", "mine.toml: Invalid value (at end of document)."),
    ],
    ids=["lists", "names", "digits", "direction", "escape", "no TOML"],
)  # fmt: skip
def test_a_file_that_can_not_be_read_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Sheet("mine.toml", text)
    assert str(refusal.value) == said


def test_a_mark_at_the_beginning_of_the_file_is_passed_over() -> None:
    assert Sheet("mine.toml", "\ufeffa = 3").number("a", 1, 5) == 3


def test_a_value_where_a_section_should_be_is_named() -> None:
    with pytest.raises(Refusal, match=r"line 1: points must be a section, written \[points\]\."):
        Sheet("mine.toml", "points = 3").number("points.other", 1, 5)


def test_a_value_of_another_kind_is_told_as_it_was_written() -> None:
    with pytest.raises(Refusal, match=r"from 1 to 5, not 2020-01-01\."):
        Sheet("mine.toml", "a = 2020-01-01").number("a", 1, 5)

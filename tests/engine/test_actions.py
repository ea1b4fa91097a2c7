"""Declared once: codes, JSON and text."""

import numpy as np
import pytest

from quirkbox.engine import Act, Actions, Event, Events, Field, Refusal

FRUIT = Field("fruit", ("apple", "pear"))
ACTIONS = Actions(Act("eat", (FRUIT, Field("bites", 3))), Act("wait"))


def test_codes_are_runs_in_the_order_of_declaration() -> None:
    assert ACTIONS.size == 7
    assert [ACTIONS.text(code) for code in range(7)] == [
        "eat apple 0", "eat apple 1", "eat apple 2", "eat pear 0", "eat pear 1", "eat pear 2", "wait",
    ]  # fmt: skip
    assert ACTIONS.first("wait") == 6
    assert ACTIONS.to_json(5) == {"act": "eat", "fruit": "pear", "bites": 2}
    assert ACTIONS.code("eat", fruit="pear", bites=2) == 5


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("eat", 'An action is an object like {"act": name, …}.'),
        ({}, "There is no action None here; there is eat, wait."),
        ({"act": ["eat"]}, "There is no action ['eat'] here; there is eat, wait."),
        ({"act": "fly"}, "There is no action 'fly' here; there is eat, wait."),
        ({"act": "eat", "fruit": "apple"}, "eat: the field bites is missing."),
        ({"act": "eat", "fruit": "plum", "bites": 1}, "eat: fruit must be one of apple, pear, not 'plum'."),
        (
            {"act": "eat", "fruit": "apple", "bites": 3},
            "eat: bites must be a whole number from 0 to 2, not 3.",
        ),
        (
            {"act": "eat", "fruit": "apple", "bites": True},
            "eat: bites must be a whole number from 0 to 2, not True.",
        ),
        (
            {"act": "eat", "fruit": "apple", "bites": 1.0},
            "eat: bites must be a whole number from 0 to 2, not 1.0.",
        ),
        ({"act": "wait", "long": 1}, "wait: there is no field 'long'."),
    ],
)
def test_bad_actions_are_refused_in_one_sentence(given: object, sentence: str) -> None:
    with pytest.raises(Refusal) as refusal:
        ACTIONS.read(given)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no action '' here; there is eat, wait."),
        ("eat apple", "It is written: eat FRUIT BITES."),
        ("eat apple x", "eat: bites must be a whole number from 0 to 2, not 'x'."),
    ],
)
def test_bad_text_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refusal:
        ACTIONS.parse(text)
    assert str(refusal.value) == sentence


def test_secret_fields_are_for_the_events_own_seat() -> None:
    events = Events(Event("found", (Field("seat", 3), FRUIT), secret=("fruit",)), Event("rain"))
    happened = np.array([[0, 2, 1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0]], np.int32)
    assert events.to_json(happened, 2)[0] == {"event": "found", "seat": 2, "fruit": "pear"}
    for other in (-1, 0, 1, 3):
        assert events.to_json(happened, other)[0] == {"event": "found", "seat": 2, "fruit": None}
    assert events.to_json(happened, -1, open_hands=True)[0]["fruit"] == "pear"
    assert events.to_json(happened, -1)[1] == {"event": "rain"}


def test_rules_find_the_numbers_of_events_and_values_by_name() -> None:
    """Another event before it, or another value, shifts nothing silently."""
    events = Events(Event("began"), Event("ate", (Field("seat", 2), FRUIT)))
    assert events.number("ate") == 1
    assert events.value("ate", "fruit", "pear") == 1
    with pytest.raises(Refusal, match="fruit must be one of apple, pear"):
        events.value("ate", "fruit", "plum")

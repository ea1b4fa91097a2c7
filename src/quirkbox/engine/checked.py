"""What is looked at in checked mode (modes.py), beside the bounds of arrays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from quirkbox.engine.actions import Event, Events
from quirkbox.engine.mistakes import Mistake
from quirkbox.engine.modes import CHECKED
from quirkbox.engine.rule import rule
from quirkbox.engine.trail import Happened, Notebook

if TYPE_CHECKING:
    from quirkbox.engine.rules import Rules


def checked_rules(rules: Rules, name: str, actions: int) -> Rules:
    """Rules whose `legal` is asked no more than it has room for, and gives numbers of actions only."""
    return replace(rules, legal=_checked_legal(rules.legal, name, rules.most_legal or actions, actions))


def _checked_legal(legal: Callable[..., int], name: str, most: int, actions: int) -> Callable[..., int]:
    too_many = f"{name}: `legal` gives more actions than there is room for; `most_legal` is {most}"
    unknown = f"{name}: `legal` gives an action without a number from 0 to {actions - 1}"

    @rule
    def checked_legal(s: Any, seat: int, out: Any) -> int:
        n = legal(s, seat, out)
        if n < 0 or n > len(out):
            raise IndexError(too_many)
        for i in range(n):
            if out[i] < 0 or out[i] >= actions:
                raise IndexError(unknown)
        return n

    return checked_legal


def check_trail(events: Events, happened: Happened) -> str | None:
    """What does not fit the events as they were declared, in a sentence; None if all of it does."""
    for number, *values in happened.tolist():
        if not 0 <= number < len(events.events):
            return f"An event has the number {number}; there are {len(events.events)}, from 0."
        if wrong := _check_values(events.events[number], values):
            return wrong
    return None


def _check_values(event: Event, values: list[int]) -> str | None:
    for field, value in zip(event.fields, values, strict=False):
        if value >= field.size:
            return f"`{event.name}` is noted with {field.name} {value}, but it goes from 0 to {field.size - 1}."
        if value < 0 and not event.may_be_none(field):
            return f"`{event.name}` is noted without {field.name} ({value}), but that field is not `optional`."
    more = [value for value in values[len(event.fields) :] if value]
    if more:
        return f"`{event.name}` is noted with more values than its {len(event.fields)} fields: {more[0]} is one too many."
    return None


def read_trail(events: Events, notebook: Notebook) -> Happened:
    """Everything noted."""
    happened = notebook.happened()
    wrong = check_trail(events, happened) if CHECKED else None
    if wrong:
        raise Mistake(wrong)
    return happened

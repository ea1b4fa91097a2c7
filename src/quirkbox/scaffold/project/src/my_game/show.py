"""A (hidden) state as JSON and as text, an event in words, and why something can't be done now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from .state import NONE, State


class View(TypedDict):
    turn: int
    points: list[int]
    # by seat; null is a card one may not see
    hands: list[list[int | None]]
    aside: list[list[int | None]]


def view(s: State) -> View:
    seats = range(s.players)
    return {
        "turn": s.turn,
        "points": [s.points[seat] for seat in seats],
        "hands": [_cards(s.hands[seat]) for seat in seats],
        "aside": [_cards(s.aside[seat]) for seat in seats],
    }


def _cards(cards: Any) -> list[int | None]:
    return [card if card > NONE else None for card in cards if card != NONE]


def text(s: State, names: Sequence[str]) -> str:
    return "\n".join(_line(s, seat, names[seat]) for seat in range(s.players))


def _line(s: State, seat: int, name: str) -> str:
    arrow = "->" if seat == s.turn and not s.over else "  "
    hand = " ".join(str(card or "?") for card in _cards(s.hands[seat]))
    aside = " ".join(str(card or "?") for card in _cards(s.aside[seat]))
    return f"{arrow} {name}: {s.points[seat]} points; in hand {hand or 'nothing'}; aside {aside or 'nothing'}"


def words(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """A value one may not know is None."""
    who = names[event["seat"]] if "seat" in event else ""
    match event["event"]:
        case "drew":
            return f"{who} draws {event['value'] or 'a card'}."
        case "turn":
            return f"It is {who}'s turn."
        case "played":
            return f"{who} plays {event['value']}, for as many points."
        case "rolled":
            return f"{who} puts {event['value'] or 'a card'} aside and rolls {event['die']}: {2 * event['die']} points."
        case _:
            return "The game is over."


def why_not(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> str:
    """Why a seat may not do this now. `s` is what the seat knows."""
    if seat != s.turn:
        return f"It is {names[s.turn]}'s turn."
    return f"You do not hold {action['value']}."

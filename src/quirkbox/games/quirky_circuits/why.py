"""Why somebody may not do something in Quirky Circuits, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.games.quirky_circuits.actions import COMMANDS
from quirkbox.games.quirky_circuits.state import CHOOSE, HAND, MINIMUM, QUIRK, State
from quirkbox.games.quirky_circuits.tell import card_name


def why_not(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> str:
    """Why a seat may not do this now. `s` is what the seat knows."""
    act = action["act"]
    if seat == s.players:
        return "The table does not play along."
    if s.phase == CHOOSE:
        chooser = s.queued_by[s.next]
        if chooser != seat:
            return f"{names[chooser]} is choosing what to pick up."
        return "That is not there." if act == "take" else "Choose what to pick up first."
    match act:
        case "play":
            return _why_no_card(s, seat, action)
        case "done":
            return _why_not_done(s, seat)
        case "take":
            return "There is nothing to choose now."
        case "go_on":
            return "Your hands are not on the table." if not s.stop[seat] else AGAIN
        case "stop":
            return "Your hands lie on the table already." if s.stop[seat] else AGAIN
        case _:
            return AGAIN


AGAIN = "You have said that: wait until somebody plays a card."


def _why_no_card(s: State, seat: int, action: Mapping[str, Any]) -> str:
    card = COMMANDS.index(action["card"]) + (QUIRK if action["colour"] == "yellow" else 0)
    hand = [s.hands[seat, slot] for slot in range(HAND)]
    if card in hand:
        return "A quirk will not wait: play the yellow card first."
    return f"You do not hold {card_name(action['card'])}{' with a yellow border' if card >= QUIRK else ''}."


def _why_not_done(s: State, seat: int) -> str:
    if s.done[seat]:
        return "You have said that you are done."
    if s.played[seat] == 0:
        return "You have not played a card yet, so you can't be done."
    return f"A program needs {MINIMUM} cards, and nobody else can bring them: play one more."

"""Why somebody may not do something in Quirky Circuits, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.games.quirky_circuits.actions import COMMANDS
from quirkbox.games.quirky_circuits.state import CHOOSE, HAND, MINIMUM, QUIRK, State
from quirkbox.words.sentence import Sentence


def why_not(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> Sentence:
    """Why a seat may not do this now. `s` is what the seat knows."""
    act = action["act"]
    if seat == s.players:
        return Sentence("quirky_circuits-why-table")
    if s.phase == CHOOSE:
        chooser = s.queued_by[s.next]
        if chooser != seat:
            return Sentence("quirky_circuits-why-choosing", who=names[chooser])
        return Sentence("quirky_circuits-why-not-there" if act == "take" else "quirky_circuits-why-choose")
    match act:
        case "play":
            return _why_no_card(s, seat, action)
        case "done":
            return _why_not_done(s, seat)
        case "take":
            return Sentence("quirky_circuits-why-no-choice")
        case "go_on" if not s.stop[seat]:
            return Sentence("quirky_circuits-why-hands-off")
        case "stop" if s.stop[seat]:
            return Sentence("quirky_circuits-why-hands-on")
        case _:
            return Sentence("quirky_circuits-why-said")


def _why_no_card(s: State, seat: int, action: Mapping[str, Any]) -> Sentence:
    quirk = action["colour"] == "yellow"
    card = COMMANDS.index(action["card"]) + (QUIRK if quirk else 0)
    if card in [s.hands[seat, slot] for slot in range(HAND)]:
        return Sentence("quirky_circuits-why-quirk")
    return Sentence("quirky_circuits-why-card", card=action["card"], quirk="yes" if quirk else "no")


def _why_not_done(s: State, seat: int) -> Sentence:
    if s.done[seat]:
        return Sentence("quirky_circuits-why-done")
    if s.played[seat] == 0:
        return Sentence("quirky_circuits-why-not-played")
    return Sentence("quirky_circuits-why-too-few", least=MINIMUM)

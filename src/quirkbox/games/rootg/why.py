"""Why something is refused in ROOT\\G:, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.games.rootg.face import Face, face_of, port_of
from quirkbox.games.rootg.state import (
    ANSWER,
    ASK,
    FIRST,
    KEEP,
    MUST_BE_BLANK,
    MUST_BE_IN,
    MUST_BE_OUT,
    REACH,
    RUN,
    SECOND,
    SPAN,
    State,
)

ROOT = "R.O.O.T.\\G:"
MINE = {MUST_BE_BLANK: "a blank edge", MUST_BE_IN: "an input", MUST_BE_OUT: "an output"}
FACING = {MUST_BE_BLANK: "a blank edge", MUST_BE_IN: "an output", MUST_BE_OUT: "an input"}
PHASE_OF = {"ask": ASK, "play_on": ASK, "accept": ANSWER, "refuse": ANSWER, "keep": KEEP}
NOW = {
    ASK: "may ask to turn the circuit on",
    ANSWER: "is to answer the request",
    KEEP: "is choosing a tile",
    FIRST: "places first",
    SECOND: "is placing",
}
FIRST_DO = {  # the same, said to whoever is to do it
    ASK: "say first whether you want to turn the circuit on",
    ANSWER: "answer the request first",
    KEEP: "choose first which of the two tiles you keep",
    FIRST: f"place your tile first, or hand {ROOT} over",
    SECOND: "place your tile first",
}
WHEN_TO_ASK = "Whoever has no charges left may ask to turn the circuit on, at the beginning of a turn."


def why_not(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> str:
    """Why a seat may not do this now. `s` is what the seat knows."""
    act = action["act"]
    if act == "tick":
        return "Only the table runs the circuit, once it is on."
    if seat == s.players:
        return "The table does not play along."
    if s.phase == RUN:
        return "The circuit is on: nobody plays any more."
    if act == "ask":
        return f"{WHEN_TO_ASK} {_charges_left(s.charges[seat])}"
    if seat != s.turn:
        return f"{names[s.turn]} {NOW[s.phase]}."
    if act in ("place", "remove", "hand_over"):
        return _why_not_placing(s, seat, action, names)
    if PHASE_OF[act] != s.phase:
        return f"Not now: {FIRST_DO[s.phase]}."
    return "You did not draw that tile."


def _charges_left(charges: int) -> str:
    if charges == 0:
        return "You have none: wait for the next turn."
    return f"You have {charges} left." if charges > 1 else "You have one left."


def _why_not_placing(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> str:
    if s.phase not in (FIRST, SECOND):
        return f"Not now: {FIRST_DO[s.phase]}."
    if action["act"] == "remove":
        return "Your tile has a place where it may go."
    if action["act"] == "hand_over":
        if s.holder != seat:
            return f"{names[1 - seat]} holds {ROOT}."
        return f"{ROOT} is only handed over before its holder has placed, and once a turn."
    return why_not_there(s, seat, action["x"], action["y"], action["turn"], names)


def why_not_there(s: State, seat: int, x: int, y: int, turn: int, names: Sequence[str]) -> str:
    """Why a tile may not be placed there."""
    cell = (x + REACH) * SPAN + y + REACH
    if cell in {*s.core_cells, *s.terminal_cells, *s.cell_of}:
        return "Something lies there already."
    places = [place for place in range(s.places) if s.place_cell[place] == cell]
    if not places:
        return "A tile must touch another tile, a terminal or the core."
    face = face_of(s, s.hands[seat])
    clash = _clash(face, turn, s.place_need[places[0]])
    if clash:
        return f"Not here: {clash}."
    if face.kind == "input":
        return f"Not here: while you are charging, your inputs may not go into a circuit that is only {names[1 - seat]}'s."
    return "Not here: the signal would run in a loop."


def _clash(face: Face, turn: int, need: int) -> str | None:
    """The first edge that does not match what it would face."""
    for side, edge in enumerate(face.turned(turn)):
        asked, mine = (need >> 2 * side) & 3, port_of(edge)
        if asked and asked != mine:
            return f"{MINE[mine]} of your tile would face {FACING[asked]}"
    return None

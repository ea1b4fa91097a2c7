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
from quirkbox.words.sentence import Sentence

PORTS = {MUST_BE_BLANK: "blank", MUST_BE_IN: "in", MUST_BE_OUT: "out"}
FACING = {MUST_BE_BLANK: "blank", MUST_BE_IN: "out", MUST_BE_OUT: "in"}  # what a place asks for faces that
PHASE_OF = {"ask": ASK, "play_on": ASK, "accept": ANSWER, "refuse": ANSWER, "keep": KEEP}
PHASES = {ASK: "ask", ANSWER: "answer", KEEP: "keep", FIRST: "first", SECOND: "second"}


def why_not(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> Sentence:
    """Why a seat may not do this now. `s` is what the seat knows."""
    act = action["act"]
    if act == "tick":
        return Sentence("rootg-why-tick")
    if seat == s.players:
        return Sentence("rootg-why-table")
    if s.phase == RUN:
        return Sentence("rootg-why-on-already")
    if act == "ask":
        return Sentence("rootg-why-ask", charges=s.charges[seat])
    if seat != s.turn:
        return Sentence("rootg-why-turn", who=names[s.turn], phase=PHASES[s.phase])
    if act in ("place", "remove", "hand_over"):
        return _why_not_placing(s, seat, action, names)
    if PHASE_OF[act] != s.phase:
        return Sentence("rootg-why-not-now", phase=PHASES[s.phase])
    return Sentence("rootg-why-not-drawn")


def _why_not_placing(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> Sentence:
    if s.phase not in (FIRST, SECOND):
        return Sentence("rootg-why-not-now", phase=PHASES[s.phase])
    if action["act"] == "remove":
        return Sentence("rootg-why-has-place")
    if action["act"] == "hand_over":
        if s.holder != seat:
            return Sentence("rootg-why-holds", who=names[1 - seat])
        return Sentence("rootg-why-handed")
    return why_not_there(s, seat, action["x"], action["y"], action["turn"], names)


def why_not_there(s: State, seat: int, x: int, y: int, turn: int, names: Sequence[str]) -> Sentence:
    """Why a tile may not be placed there."""
    cell = (x + REACH) * SPAN + y + REACH
    if cell in {*s.core_cells, *s.terminal_cells, *s.cell_of}:
        return Sentence("rootg-why-taken")
    places = [place for place in range(s.places) if s.place_cell[place] == cell]
    if not places:
        return Sentence("rootg-why-touch")
    face = face_of(s, s.hands[seat])
    clash = _clash(face, turn, s.place_need[places[0]])
    if clash:
        return clash
    if face.kind == "input":
        return Sentence("rootg-why-input", other=names[1 - seat])
    return Sentence("rootg-why-loop")


def _clash(face: Face, turn: int, need: int) -> Sentence | None:
    """The first edge that does not match what it would face."""
    for side, edge in enumerate(face.turned(turn)):
        asked, mine = (need >> 2 * side) & 3, port_of(edge)
        if asked and asked != mine:
            return Sentence("rootg-why-clash", mine=PORTS[mine], facing=FACING[asked])
    return None

"""A board for trying things out, without an opponent and without a score: what is laid comes in, what the rules make of it goes
out, and nothing is kept in between."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypedDict

import numpy as np

from quirkbox.engine import Refusal, content_record, dtype_of, for_rules, plain, records
from quirkbox.games.rootg.circuit import values_of
from quirkbox.games.rootg.content import Set, shipped
from quirkbox.games.rootg.face import Face, spot
from quirkbox.games.rootg.places import PLACE, lay_out_board, legal_places, put_on_board
from quirkbox.games.rootg.rules import clear_table, unpack_set
from quirkbox.games.rootg.show import (
    Place,
    Placed,
    Terminal,
    Tile,
    board_of,
    places_of,
    terminals_of,
    tile_of,
)
from quirkbox.games.rootg.state import (
    ACCEPTED,
    FIRST,
    NODES,
    PLACES,
    REACH,
    SPAN,
    TERMINALS,
    TILES,
    Content,
    State,
)
from quirkbox.games.rootg.why import why_not_there

DTYPE = dtype_of(State)
MOST = TILES - 1  # laid; one more may be in hand


class Named(TypedDict):
    face: str
    tile: Tile


class Spot(TypedDict):
    x: int
    y: int
    turn: int


class Workbench(TypedDict):
    # what can be laid
    faces: list[Named]
    # in the order in which it was laid, with its values
    board: list[Placed]
    terminals: list[Terminal]
    core: list[tuple[int, int]]
    places: list[Place]
    # where the tile in hand may go
    legal: list[Spot]


class Laid(TypedDict):
    face: str
    x: int
    y: int
    turn: int


@cache
def workbench() -> Set:
    return Set(shipped("workbench"))


@cache
def faces() -> dict[str, int]:
    numbers = workbench().numbers()
    return {row[1].text: numbers[1 + i] for i, row in enumerate(workbench()["tiles"])}


def try_out(asked: Mapping[str, Any]) -> Workbench:
    """`laid` is a list of {face, x, y, turn}, in any order in which each tile touches something; `hand` a face, or nothing."""
    laid, hand = _read(asked)
    states = records(1, DTYPE)
    s = plain(states, State)
    _set_up(s, states[0], [*(one["face"] for one in laid), *([hand] if hand else [])])
    for tile, one in enumerate(laid):
        _lay(s, states[0], tile, one)
    legal: list[Spot] = []
    if hand:
        legal = _legal(s, states[0], len(laid))
    s.hands[0] = -1
    s.values, s.why_on = values_of(states[0]), ACCEPTED
    return {
        "faces": [{"face": name, "tile": tile_of(i, Face.unpack(face))} for i, (name, face) in enumerate(faces().items())],
        "board": board_of(s),
        "terminals": terminals_of(s),
        "core": [spot(cell) for cell in s.core_cells if cell >= 0],
        "places": places_of(s),
        "legal": legal,
    }


def _read(asked: Mapping[str, Any]) -> tuple[list[Laid], str | None]:
    laid, hand = asked.get("laid"), asked.get("hand")
    if set(asked) - {"laid", "hand"} or not isinstance(laid, list) or len(laid) > MOST:
        raise Refusal.because("rootg-try-asked", most=MOST)
    for one in laid:
        if not isinstance(one, dict) or set(one) != {"face", "x", "y", "turn"}:
            raise Refusal.because("rootg-try-laid")
        _known(one["face"])
        for key, low, high in (("x", -REACH, REACH), ("y", -REACH, REACH), ("turn", 0, 3)):
            if type(one[key]) is not int or not low <= one[key] <= high:
                raise Refusal.because("rootg-try-number", field=key, low=low, high=high)
    if hand is not None:
        _known(hand)
    return laid, hand


def _known(face: Any) -> None:
    if not isinstance(face, str) or face not in faces():
        raise Refusal.because("rootg-try-unknown", given=f"{face!r:.40}", known=list(faces()))


def _set_up(s: State, record: Any, names: list[str]) -> None:
    """The bare board, and these tiles."""
    packed = [faces()[name] for name in names]
    parts = sum(len(Face.unpack(face).parts) for face in packed)
    if parts > NODES - TERMINALS:
        raise Refusal.because("rootg-try-full")
    made, _ = content_record(Content)
    workbench().write(made)
    made.tiles = max(1, len(names))
    made.faces[0] = 0
    made.faces[0, : len(packed)] = packed
    unpack_set(record, for_rules(made))
    clear_table(record)
    lay_out_board(record)
    s.players, s.round, s.phase, s.turn = 2, 1, FIRST, 0
    s.zero[:] = s.one[:] = -2
    s.charges[:] = 0  # a tile may go wherever it fits


def _lay(s: State, record: Any, tile: int, one: Laid) -> None:
    if not any(spot == {key: one[key] for key in ("x", "y", "turn")} for spot in _legal(s, record, tile)):
        raise Refusal(why_not_there(s, 0, one["x"], one["y"], one["turn"], ("you", "somebody else")))
    put_on_board(record, 0, tile, (one["x"] + REACH) * SPAN + one["y"] + REACH, one["turn"])


def _legal(s: State, record: Any, tile: int) -> list[Spot]:
    s.hands[0] = tile
    codes = np.zeros(4 * PLACES, np.int32)
    found = [divmod(int(code) - PLACE, 4) for code in codes[: legal_places(record, 0, codes)]]
    return [{"x": spot(cell)[0], "y": spot(cell)[1], "turn": turn} for cell, turn in found]

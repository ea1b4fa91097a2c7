"""A circuit of ROOT\\G: that was set up by hand: as JSON, with the tiles by their numbers in the set."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any, TypedDict

import numpy as np

from quirkbox.engine import Dice, Refusal, Setup, each_once, for_rules, roll, several, whole
from quirkbox.games.rootg.places import PLACE, lay_out_board, legal_places, put_on_board
from quirkbox.games.rootg.rules import clear_table
from quirkbox.games.rootg.state import BY_START, CHARGES, FIRST, NONE, PLACES, REACH, SEATS, SPAN, State

SPOT = ("tile", "x", "y", "turn")


class Laid(TypedDict, total=False):
    tile: int
    x: int
    y: int
    # quarter turns, clockwise
    turn: int
    # the seat that placed it; 0 if it is not told
    by: int


class Circuit(TypedDict, total=False):
    # in any order in which each tile touches something
    board: list[Laid]
    # the tile that each seat is to place
    hands: list[int]
    # by seat: which zero-tile and which one-tile, from 0 to 2
    missions: list[list[int]]
    charges: list[int]
    # who has R.O.O.T.\\G:, and places first
    holder: int
    # who drew the tiles, and knows both
    fastest: int


def place(s: State, told: Mapping[str, Any], dice: Dice) -> None:
    fields = SETUP.read(told)
    board = [_laid(one, s) for one in fields.several("board", s.tiles - 1)]
    hands = fields.numbers("hands", SEATS, 0, s.tiles - 1, [])
    each_once(str(tile) for tile in chain((one["tile"] for one in board), hands))
    missions = _missions(fields.several("missions", SEATS, exactly=True)) if "missions" in fields else None
    record, zero, one_tile, holder = for_rules(s), list(s.zero), list(s.one), int(s.holder)
    clear_table(record)
    lay_out_board(record)
    s.round = len(board) // SEATS + 1
    s.charges[:] = 0  # a tile may lie wherever it fits
    _lay_all(s, record, board)
    s.charges[:] = fields.numbers("charges", SEATS, 0, CHARGES, [CHARGES] * SEATS)
    s.zero[:], s.one[:] = missions or (zero, one_tile)
    s.holder = fields.number("holder", 0, 1, holder)
    s.fastest = fields.number("fastest", 0, 1, 1 - s.holder)
    s.why_fastest, s.handed, s.fresh, s.asker = BY_START, 0, 0, NONE
    left = [tile for tile in range(s.tiles) if s.cell_of[tile] == NONE and tile not in hands]
    while len(hands) < SEATS and left:
        hands.append(left.pop(roll(dice, len(left))))
    if len(hands) < SEATS:
        raise Refusal.because("setup-stuck")
    s.hands[:] = hands
    s.stack = sum(1 << tile for tile in left)
    s.left = len(left)
    s.vouched[:] = NONE
    s.phase, s.turn = FIRST, s.holder


def _laid(one: Any, s: State) -> dict[str, int]:
    if not isinstance(one, dict) or not set(SPOT) <= set(one) <= {*SPOT, "by"}:
        raise Refusal.because("setup-part", field="board", parts=list(SPOT))
    return {
        "tile": whole(one["tile"], "tile", 0, s.tiles - 1),
        "x": whole(one["x"], "x", -REACH, REACH),
        "y": whole(one["y"], "y", -REACH, REACH),
        "turn": whole(one["turn"], "turn", 0, 3),
        "by": whole(one.get("by", 0), "by", 0, 1),
    }


def _missions(told: list[Any]) -> tuple[list[int], list[int]]:
    pairs = [[whole(one, "missions", 0, 2) for one in several(pair, "missions", 2, exactly=True)] for pair in told]
    (zero, one), (other_zero, other_one) = pairs
    if zero == other_zero or one == other_one:
        raise Refusal.because("rootg-setup-missions")
    return [zero, other_zero], [one, other_one]


def _lay_all(s: State, record: Any, board: list[dict[str, int]]) -> None:
    """Whatever fits comes first, since each tile has to touch something that lies there already."""
    waiting = board
    while waiting:
        left = []
        for one in waiting:
            cell = (one["x"] + REACH) * SPAN + one["y"] + REACH
            if PLACE + 4 * cell + one["turn"] in _legal(s, record, one["tile"]):
                s.hands[0] = NONE
                put_on_board(record, one["by"], one["tile"], cell, one["turn"])
                s.stack &= ~(1 << one["tile"])
            else:
                left.append(one)
        if len(left) == len(waiting):
            one = left[0]
            raise Refusal.because("setup-fits", what=str(one["tile"]), x=one["x"], y=one["y"], turn=one["turn"])
        waiting = left
    s.hands[:] = NONE


def _legal(s: State, record: Any, tile: int) -> set[int]:
    s.hands[0] = tile
    codes = np.zeros(4 * PLACES, np.int32)
    return {int(code) for code in codes[: legal_places(record, 0, codes)]}


def told(s: State) -> Circuit:
    """Of a moment in which both are to place a tile; of any other one, as if it were such a moment."""
    laid = [tile for tile in range(s.tiles) if s.cell_of[tile] >= 0]
    hands = [int(tile) for tile in (*s.hands, *s.drawn) if tile >= 0]
    found: Circuit = {
        "board": [
            {
                "tile": tile,
                "x": int(s.cell_of[tile]) // SPAN - REACH,
                "y": int(s.cell_of[tile]) % SPAN - REACH,
                "turn": int(s.turned[tile]),
                "by": int(s.placed_by[tile]),
            }
            for tile in laid
        ],
        "missions": [[int(s.zero[seat]), int(s.one[seat])] for seat in range(SEATS)],
        "charges": [int(s.charges[seat]) for seat in range(SEATS)],
        "holder": int(s.holder),
        "fastest": int(s.fastest),
    }
    return found | {"hands": hands} if len(hands) == SEATS else found


SETUP = Setup(place, told, Circuit)

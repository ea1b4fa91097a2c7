"""What each place would bring: the tile is laid there for a look, and taken up again."""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from quirkbox.engine import dtype_of, for_rules, records, rule
from quirkbox.games.rootg.face import spot
from quirkbox.games.rootg.places import PLACE, legal_places, put_on_board
from quirkbox.games.rootg.rules import drops_at, fresh_reach
from quirkbox.games.rootg.state import FIRST, PLACES, SECOND, TERMINALS, State

DTYPE = dtype_of(State)


class Offer(TypedDict):
    """A place where the tile may go, turned so."""

    x: int
    y: int
    turn: int
    # charges that the terminals drop at the end of this turn, if nothing else happens
    drops: list[int]
    # of the terminals, then
    depths: list[int]


def offers(s: State) -> list[Offer]:
    """For whoever is to place a tile, if one may see it."""
    if s.over or s.phase not in (FIRST, SECOND) or s.hands[s.turn] < 0:
        return []
    states = records(2, DTYPE)
    states[0] = for_rules(s)
    codes = np.zeros(4 * PLACES, np.int32)
    brings = np.zeros((4 * PLACES, 2 * TERMINALS), np.int64)
    n = look_everywhere(states, int(s.turn), codes, brings)
    return [_offer(*divmod(int(codes[i]) - PLACE, 4), brings[i].tolist()) for i in range(n)]


def _offer(cell: int, turn: int, brings: list[int]) -> Offer:
    x, y = spot(cell)
    return {"x": x, "y": y, "turn": turn, "drops": brings[:TERMINALS], "depths": brings[TERMINALS:]}


@rule
def look_everywhere(states: Any, seat: int, codes: Any, brings: Any) -> int:
    tile = states[0].hands[seat]
    n = legal_places(states[0], seat, codes)
    for i in range(n):
        states[1] = states[0]
        s = states[1]
        put_on_board(s, seat, tile, (codes[i] - PLACE) // 4, (codes[i] - PLACE) % 4)
        reached = fresh_reach(s)
        left_a, left_b = s.charges[0], s.charges[1]
        for terminal in range(TERMINALS):
            if (reached >> terminal) & 1:
                charges = drops_at(left_a if terminal < 3 else left_b, terminal % 3)
                brings[i, terminal] = charges
                if terminal < 3:
                    left_a -= charges
                else:
                    left_b -= charges
            brings[i, TERMINALS + terminal] = s.depth[terminal]
    return n

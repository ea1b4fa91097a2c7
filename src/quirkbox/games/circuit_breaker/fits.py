"""What fits where: the open cells of a network, and what a tile laid there would have to offer (CB-24 to CB-29)."""

from quirkbox.engine import rule
from quirkbox.games.circuit_breaker.state import (
    ANYTHING,
    FACE,
    FOLD,
    MIDDLE,
    NONE,
    OFFER,
    STEP,
    TAKES,
    WALL,
    State,
)


@rule
def fits(s: State, seat: int, spot: int, tile: int, turn: int) -> bool:
    """Every edge of the tile goes with what it touches. At a spot one of them touches an open end, so something is connected."""
    return bool(OFFER[s.face[tile], turn] & ~s.accepts[seat, spot] == 0)


@rule
def lying_on(s: State, seat: int, cell: int) -> int:
    """The tile on a cell of a network or near it; NONE where nothing lies."""
    return int(s.grid[seat, folded(cell)])


@rule
def folded(cell: int) -> int:
    """`cell % FOLD`, for cells of a network and those beside them, without a division."""
    beyond = cell + FOLD
    return beyond - FOLD * (beyond * 6503 >> 22)


@rule
def edge_facing(s: State, seat: int, cell: int, side: int) -> int:
    """The edge that a tile on this cell would touch on this side; NONE where nothing lies."""
    tile = lying_on(s, seat, cell + STEP[side])
    if tile == NONE:
        return NONE
    return int(FACE[s.face[tile], (side + 2 - s.turned[tile]) & 3])


@rule
def look_around(s: State, seat: int, cell: int) -> None:
    """Something has come or gone here: see anew what fits on this cell and beside it."""
    look_at(s, seat, cell)
    for side in range(4):
        look_at(s, seat, cell + STEP[side])


@rule
def look_at(s: State, seat: int, cell: int) -> None:
    """A free cell beside an open end is a spot."""
    accepts = ANYTHING
    open_end = False
    for side in range(4):
        edge = edge_facing(s, seat, cell, side)
        if edge != NONE:
            accepts &= ~((31 & ~TAKES[edge]) << (5 * side))
            open_end |= edge != WALL
    spot = find_spot(s, seat, cell)
    there = spot < s.spots[seat] and s.spot[seat, spot] == cell
    if open_end and lying_on(s, seat, cell) == NONE:
        if not there:
            insert_spot(s, seat, spot)
        s.spot[seat, spot] = cell
        s.accepts[seat, spot] = accepts
    elif there:
        remove_spot(s, seat, spot)


@rule
def find_spot(s: State, seat: int, cell: int) -> int:
    """Where the cell is among the spots, or would be: they are kept in order, so that equal networks are equal bytes."""
    spot, end = 0, int(s.spots[seat])
    while spot < end:
        middle = (spot + end) >> 1
        if s.spot[seat, middle] < cell:
            spot = middle + 1
        else:
            end = middle
    return spot


@rule
def insert_spot(s: State, seat: int, spot: int) -> None:
    for i in range(s.spots[seat], spot, -1):
        s.spot[seat, i] = s.spot[seat, i - 1]
        s.accepts[seat, i] = s.accepts[seat, i - 1]
    s.spots[seat] += 1


@rule
def remove_spot(s: State, seat: int, spot: int) -> None:
    last = s.spots[seat] - 1
    for i in range(spot, last):
        s.spot[seat, i] = s.spot[seat, i + 1]
        s.accepts[seat, i] = s.accepts[seat, i + 1]
    s.spot[seat, last] = s.accepts[seat, last] = 0
    s.spots[seat] = last


def unfolded(s: State, seat: int) -> dict[int, int]:
    """A network for the eyes: every cell where something lies and the tile, in order."""
    folded, steps = s.grid[seat].tolist(), STEP.tolist()
    found, todo = {}, [MIDDLE]
    while todo:
        cell = todo.pop()
        found[cell] = folded[cell % FOLD]
        for step in steps:
            if cell + step not in found and folded[(cell + step) % FOLD] != NONE:
                todo.append(cell + step)
    return dict(sorted(found.items()))

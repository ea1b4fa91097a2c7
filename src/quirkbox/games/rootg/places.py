"""Where a tile may go: the free cells beside what lies on the board, and what each asks of a tile's edges."""

from quirkbox.engine import Codes, rule
from quirkbox.games.rootg.actions import ACTIONS
from quirkbox.games.rootg.circuit import (
    add_part,
    closes_loop,
    edge_of,
    is_between,
    is_input_tile,
    lay_terminals,
    link,
    node_at,
    reaches,
    weave_in,
)
from quirkbox.games.rootg.state import (
    AND,
    CORE_CELLS,
    EDGE,
    FREE,
    MUST_BE_BLANK,
    MUST_BE_IN,
    MUST_BE_OUT,
    NONE,
    SPAN,
    STEP,
    TERMINALS,
    State,
)

PLACE = ACTIONS.first("place")
# four bytes at once
EACH_BYTE, LOW_BITS, HIGH_BITS = 0x01010101, 0x7F7F7F7F, 0x80808080


@rule
def lay_out_board(s: State) -> None:
    """RG-3, RG-4: core and terminals, with the free cells around them."""
    lay_terminals(s)
    s.places = 0
    for i in range(CORE_CELLS):
        if s.core_cells[i] != NONE:
            open_around(s, s.core_cells[i], NONE, NONE)
    for terminal in range(TERMINALS):
        port = 0 if terminal < 3 else 2  # A's look north, B's south
        open_around(s, s.terminal_cells[terminal], port, terminal)


@rule
def open_around(s: State, cell: int, port: int, node: int) -> None:
    """The cells around a part of the set-up, which is blank but for one port."""
    for side in range(4):
        beside = cell + STEP[side]
        if not is_fixed(s, beside):
            if side == port:
                ask_of(s, beside, side ^ 2, MUST_BE_OUT, node)
            else:
                ask_of(s, beside, side ^ 2, MUST_BE_BLANK, 0)


@rule
def is_fixed(s: State, cell: int) -> bool:
    for i in range(CORE_CELLS):
        if s.core_cells[i] == cell:
            return True
    for terminal in range(TERMINALS):
        if s.terminal_cells[terminal] == cell:
            return True
    return False


@rule
def place_at(s: State, cell: int) -> int:
    """Which of the places this cell is; NONE if it is none."""
    for place in range(s.places):
        if s.place_cell[place] == cell:
            return place
    return NONE


@rule
def places_around(s: State, cell: int) -> tuple[int, int]:
    """Which of the places this cell is, and which ones the four around it are, in one pass: a byte per side, one more than the
    place's number, 0 if it is none."""
    here, around = NONE, 0
    for place in range(s.places):
        away = int(s.place_cell[place]) - cell
        if away == 0:
            here = place
        elif away * away == 1:
            around |= (place + 1) << (8 - 8 * away)
        elif away * away == SPAN * SPAN:
            around |= (place + 1) << (8 if away > 0 else 24)
    return here, around


@rule
def ask_of(s: State, cell: int, side: int, need: int, node: int) -> None:
    """A part of the set-up asks something of the edge on this side of a free cell."""
    ask_at(s, place_at(s, cell), cell, side, need, node)


@rule
def ask_at(s: State, place: int, cell: int, side: int, need: int, node: int) -> None:
    """A new neighbour asks something of the edge on this side of a free cell, which may be a place already."""
    if place == NONE:
        place = s.places
        s.places += 1
        s.place_cell[place] = cell
        s.place_need[place] = s.place_node[place] = 0
    s.place_need[place] |= need << 2 * side
    s.place_node[place] |= node << 6 * side


@rule
def close_place(s: State, place: int) -> None:
    """A tile lies there now."""
    s.places -= 1
    last = s.places
    s.place_cell[place] = s.place_cell[last]
    s.place_need[place] = s.place_need[last]
    s.place_node[place] = s.place_node[last]
    s.place_cell[last] = s.place_need[last] = s.place_node[last] = 0


@rule
def put_on_board(s: State, seat: int, tile: int, cell: int, turn: int) -> int:
    """Lay a tile on one of the places, and link it with its neighbours; the terminals that it feeds."""
    face = s.faces[s.side, tile]
    place, around = places_around(s, cell)
    need, nodes = s.place_need[place], s.place_node[place]
    close_place(s, place)
    moved = int(s.places)  # what was this place is `place` now
    s.cell_of[tile] = cell
    s.turned[tile] = turn
    s.placed_by[tile] = seat
    s.placed_in[tile] = s.round
    a, b = add_part(s, tile, face, 0), add_part(s, tile, face, 1)
    fed = 0
    for side in range(4):
        edge = edge_of(face, side - turn)
        node = node_at(edge, a, b)
        neighbour = (nodes >> 6 * side) & 63
        if (need >> 2 * side) & 3 == FREE:
            beside = ((around >> 8 * side) & 0xFF) - 1
            offer(s, place if beside == moved else beside, cell + STEP[side], side ^ 2, edge, node)
        elif EDGE[edge] == MUST_BE_IN:
            link(s, neighbour, node, side)
        elif EDGE[edge] == MUST_BE_OUT:
            link(s, node, neighbour, side ^ 2)
            fed |= reaches(s, neighbour)
    if a != NONE:
        settle(s, a)
    if b != NONE:
        settle(s, b)
    return fed


@rule
def settle(s: State, node: int) -> None:
    weave_in(s, node)
    if s.part[node] >= AND:
        s.fresh |= 1 << node


@rule
def offer(s: State, place: int, cell: int, side: int, edge: int, node: int) -> None:
    """RG-13: what an edge asks of the tile that will face it: blank for blank, output for input, input for output."""
    if EDGE[edge] == MUST_BE_BLANK:
        ask_at(s, place, cell, side, MUST_BE_BLANK, 0)
    elif EDGE[edge] == MUST_BE_IN:
        ask_at(s, place, cell, side, MUST_BE_OUT, node)
    else:
        ask_at(s, place, cell, side, MUST_BE_IN, node)


@rule
def edges_of(face: int) -> int:
    """Two bits per side: blank, in or out."""
    edges = 0
    for side in range(4):
        edges |= EDGE[edge_of(face, side)] << 2 * side
    return edges


@rule
def turned(edges: int, turn: int) -> int:
    return ((edges << 2 * turn) | (edges >> (8 - 2 * turn))) & 0xFF


@rule
def edges_match(edges: int, need: int) -> bool:
    """RG-13: facing edges match wherever there is a neighbour."""
    asked = (need | (need >> 1)) & 0x55
    return (edges ^ need) & (asked * 3) == 0


@rule
def in_all_turns(edges: int) -> int:
    """The edges of a tile, a byte for each way to turn it."""
    return edges | turned(edges, 1) << 8 | turned(edges, 2) << 16 | turned(edges, 3) << 24


@rule
def turns_that_fit(all_turns: int, need: int) -> int:
    """`edges_match` for all turns at once: the highest bit of byte `turn` is set if that one fits."""
    asked = (need | (need >> 1)) & 0x55
    amiss = (all_turns ^ (need * EACH_BYTE)) & (asked * 3 * EACH_BYTE)
    return ~(((amiss & LOW_BITS) + LOW_BITS) | amiss) & HIGH_BITS


@rule
def legal_places(s: State, seat: int, out: Codes) -> int:
    """RG-13 to RG-17: everywhere the seat's tile may go, turned in every way that fits."""
    tile = s.hands[seat]
    if tile < 0:
        return 0
    face = s.faces[s.side, tile]
    all_turns = in_all_turns(edges_of(face))
    careful = is_input_tile(face) and s.charges[seat] > 0
    n = 0
    for place in range(s.places):
        need = int(s.place_need[place])
        fitting = turns_that_fit(all_turns, need)
        if fitting == 0 or (careful and feeds_opponent_only(s, seat, need, s.place_node[place])):
            continue
        code, between = PLACE + s.place_cell[place] * 4, is_between(need)
        for turn in range(4):
            if (fitting >> 8 * turn) & 0x80 and not (between and closes_loop(s, face, turn, need, s.place_node[place])):
                out[n] = code + turn
                n += 1
    return n


@rule
def feeds_opponent_only(s: State, seat: int, need: int, nodes: int) -> bool:
    """RG-17: an input tile here would link to something that reaches terminals of the opponent, and none of one's own."""
    mine = 0x07 << 3 * seat
    for side in range(4):
        if (need >> 2 * side) & 3 == MUST_BE_OUT:
            there = reaches(s, (nodes >> 6 * side) & 63)
            if there and not there & mine:
                return True
    return False

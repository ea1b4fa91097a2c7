"""The state of a game of ROOT\\G:, and its components.

The board is an open grid; x grows to the east, y to the north. A cell is one number, (x + REACH) * SPAN + y + REACH.
Sides, and how often a tile is turned, go clockwise:

        0
      3   1        a tile turned by t shows on side k what its face has on side k - t
        2

A face is one number: three bits per side for the edge (BLANK, IN_A, …), then eight bits for each of up to two parts: what the
part is (LINK, AND, …), and how many zeros and ones are printed inside as further inputs.

A node is something that has a value: the six terminals (seat * 3 + speed), then the parts of the tiles on the board in the
order in which they were placed. ZERO and ONE stand for printed values. A set of nodes is one number, a bit per node.
"""

import numpy as np

from quirkbox.engine import GameState, Record, Seats, i8, i8s, i16, i16s, i32s, i64, i64s, shape

SEATS = Seats(2)
NONE = -1  # no tile, no seat, no cell
BACK = -2  # a tile one may not see
GONE = -2  # instead of a cell: the tile has left the game

TILES, FIXED, CORE_CELLS = 52, 15, 9  # at most: tiles; cells that core and terminals take; cells of the core
CHARGES = 18
DROPS = np.array([3, 2, 1])  # charges by speed
FAST, NORM, SLOW = range(3)

REACH = 57  # as far as 52 tiles in a row can go from a core in a square of nine by nine
SPAN = 2 * REACH + 1
STEP = np.array([1, SPAN, -1, -SPAN])  # to the next cell, by side
PLACES = 4 * FIXED + 2 * TILES  # a tile fills one free cell beside tiles, and opens three at most

BLANK, IN_A, IN_B, OUT_A, OUT_B, PRINTED_0, PRINTED_1 = range(7)  # the edges of a face
FREE, MUST_BE_BLANK, MUST_BE_IN, MUST_BE_OUT = range(4)  # what a cell beside tiles asks of an edge
EDGE = np.array([1, 2, 2, 3, 3, 3, 3])  # which of those each edge of a face is

NOTHING, LINK, AND, OR, XOR, NAND, NOR, XNOR, NOT = range(9)  # what a part is; from AND on it is a gate
MOST_INPUTS = 4  # of a part, printed ones included


def _says(part: int, inputs: int, ones: int) -> bool:
    return {
        LINK: ones > 0,
        AND: ones == inputs,
        OR: ones > 0,
        XOR: ones % 2 == 1,
        NAND: ones < inputs,
        NOR: ones == 0,
        XNOR: ones % 2 == 0,
        NOT: ones == 0,
    }.get(part, False)


# The value of a part, by how many inputs it has and how many of them are 1.
TRUTH = np.array([[[int(_says(p, n, k)) for k in range(MOST_INPUTS + 1)] for n in range(MOST_INPUTS + 1)] for p in range(9)])

TERMINALS = 6
BY_TERMINAL = Seats(2, each=3)
NODES = 61  # terminals and parts on the board
ZERO, ONE = 61, 62

ASK, ANSWER, KEEP, FIRST, SECOND, RUN = range(6)  # phases
LAST_TILE, CLOSED, ACCEPTED = range(3)  # why the circuit was turned on
BY_START, BY_FAST, BY_NORM, BY_SLOW, BY_TILE, BY_ASKING = range(6)  # why somebody is the fastest


class Content(Record):
    """What the file of a set says, as `deal` gets it: all numbers of this record in a row."""

    # how many
    tiles: i64
    # green, black
    faces: i64s = shape(2, TILES)
    zeros: i64s = shape(3, 3)
    ones: i64s = shape(3, 3)
    terminal_cells: i64s = shape(TERMINALS)
    # NONE from the end of them on
    core_cells: i64s = shape(CORE_CELLS)


class State(GameState):
    # 0 green, 1 black
    side: i8 = shape(values=2)
    phase: i8 = shape(values=range(RUN + 1))
    # the seat that decides; NONE while the circuit runs
    turn: i8 = shape(seat=True)
    # turns are counted from 1
    round: i8 = shape(values=range(TILES + 1))
    # who has the R.O.O.T.\G: tile
    holder: i8 = shape(seat=True)
    # who draws this turn; knows both tiles then; means nothing once the circuit is on
    fastest: i8 = shape(seat=True)
    why_fastest: i8 = shape(values=range(BY_ASKING + 1))
    # who has asked to turn the circuit on this turn, or NONE
    asker: i8 = shape(seat=True)
    # 1: R.O.O.T.\G: was handed over this turn
    handed: i8 = shape(values=2)
    charges: i8s = shape(SEATS, values=range(CHARGES + TILES + 1))
    points: i16s = shape(SEATS, values=1000)

    # --- tiles ---
    # how many this set has
    tiles: i8 = shape(values=range(TILES + 1))
    # green, black; the content file says it, so this is not observed
    faces: i32s = shape(2, TILES, observed=False)
    # a bit per tile nobody has seen; to a seat: that this seat has not seen
    stack: i64 = shape(bits=TILES)
    # how many tiles are in the stack
    left: i8 = shape(values=range(TILES + 1))
    # drawn by each seat to see who starts
    start_tiles: i8s = shape(SEATS, values=TILES)
    # the two from which the fastest keeps one
    drawn: i8s = shape(2, values=range(BACK, TILES))
    # the tile each is to place
    hands: i8s = shape(SEATS, values=range(BACK, TILES))
    # of the tiles on the board; NONE, GONE
    cell_of: i16s = shape(TILES, values=range(GONE, SPAN * SPAN))
    turned: i8s = shape(TILES, values=4)
    placed_by: i8s = shape(TILES, seat=True)
    # the turn
    placed_in: i8s = shape(TILES, values=range(TILES + 1))

    # --- missions (the content file says what they are) ---
    # the three zero-tiles: the letter 0-2 of Fast, Norm, Slow
    zeros: i8s = shape(3, 3, observed=False)
    # the three one-tiles: the bit of each letter
    ones: i8s = shape(3, 3, observed=False)
    # which zero-tile each seat has
    zero: i8s = shape(SEATS, values=range(BACK, 3))
    one: i8s = shape(SEATS, values=range(BACK, 3))

    # --- the board: what follows from the content file and from where tiles lie, so it is not observed ---
    # NONE from the end of them on
    core_cells: i16s = shape(CORE_CELLS, observed=False)
    terminal_cells: i16s = shape(TERMINALS, observed=False)
    # how many free cells lie beside tiles, terminals or the core; of each:
    places: i16 = shape(observed=False)
    place_cell: i16s = shape(PLACES, observed=False)
    # two bits per side: FREE, MUST_BE_…
    place_need: i16s = shape(PLACES, observed=False)
    # six bits per side: the node (or ZERO, ONE) that a port there belongs to
    place_node: i32s = shape(PLACES, observed=False)

    # --- the circuit: it follows from the board, but for what was vouched ---
    nodes: i8 = shape(observed=False)
    # all nodes, each after those that feed it
    order: i8s = shape(NODES, observed=False)
    # NONE for terminals
    tile_of: i8s = shape(NODES, observed=False)
    # LINK, AND, …
    part: i8s = shape(NODES, observed=False)
    # how many, printed ones included
    inputs: i8s = shape(NODES, observed=False)
    # how many ones are printed inside
    printed: i8s = shape(NODES, observed=False)
    # how many input ports are not linked
    open: i8s = shape(NODES, observed=False)
    # by side of the tile: the node that feeds it; ZERO if none does
    source: i8s = shape(NODES, 4, observed=False)
    # the nodes it feeds directly
    feeds: i64s = shape(NODES, observed=False)
    # the nodes its output reaches
    below: i64s = shape(NODES, observed=False)
    # most gates on a path that ends with it
    depth: i8s = shape(NODES, observed=False)
    # the gates placed this turn
    fresh: i64 = shape(observed=False)
    # the value its owner left it with when last feeding it, or when asking; NONE
    vouched: i8s = shape(BY_TERMINAL, values=range(NONE, 2))

    # --- the run ---
    # NONE: the circuit is off
    why_on: i8 = shape(values=range(NONE, ACCEPTED + 1))
    # of the nodes, once the circuit is on (worked out from it)
    values: i64 = shape(observed=False)
    tick: i8 = shape(values=NODES)
    # charges on the core
    core: i16 = shape(values=1000)
    piles: i8s = shape(BY_TERMINAL, values=NODES)
    # how many ticks with a processing there have been; of each:
    processings: i8 = shape(values=range(TERMINALS + 1))
    # the tick, the pile of each signal, the core before, what each seat took of it, the core after (for people, not observed)
    processed: i16s = shape(TERMINALS, 6, observed=False)

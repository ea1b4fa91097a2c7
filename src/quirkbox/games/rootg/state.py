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

from quirkbox.engine import GameState, Record, i8, i8s, i16, i16s, i32s, i64, i64s, shape

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
    side: i8  # 0 green, 1 black
    phase: i8
    turn: i8  # the seat that decides; NONE while the circuit runs
    round: i8  # turns are counted from 1
    holder: i8  # who has the R.O.O.T.\G: tile
    fastest: i8  # who draws this turn; knows both tiles then; means nothing once the circuit is on
    why_fastest: i8
    asker: i8  # who has asked to turn the circuit on this turn, or NONE
    handed: i8  # 1: R.O.O.T.\G: was handed over this turn
    charges: i8s = shape(2)
    points: i16s = shape(2)
    # tiles
    tiles: i8  # how many this set has
    faces: i32s = shape(2, TILES)  # green, black
    stack: i64  # a bit per tile nobody has seen; to a seat: that this seat has not seen
    left: i8  # how many tiles are in the stack
    start_tiles: i8s = shape(2)  # drawn by each seat to see who starts
    drawn: i8s = shape(2)  # the two from which the fastest keeps one
    hands: i8s = shape(2)  # the tile each is to place
    cell_of: i16s = shape(TILES)  # of the tiles on the board; NONE, GONE
    turned: i8s = shape(TILES)
    placed_by: i8s = shape(TILES)
    placed_in: i8s = shape(TILES)  # the turn
    # missions
    zeros: i8s = shape(3, 3)  # the three zero-tiles: the letter 0-2 of Fast, Norm, Slow
    ones: i8s = shape(3, 3)  # the three one-tiles: the bit of each letter
    zero: i8s = shape(2)  # which zero-tile each seat has
    one: i8s = shape(2)
    # the board
    core_cells: i16s = shape(CORE_CELLS)  # NONE from the end of them on
    terminal_cells: i16s = shape(TERMINALS)
    places: i16  # how many free cells lie beside tiles, terminals or the core; of each:
    place_cell: i16s = shape(PLACES)
    place_need: i16s = shape(PLACES)  # two bits per side: FREE, MUST_BE_…
    place_node: i32s = shape(PLACES)  # six bits per side: the node (or ZERO, ONE) that a port there belongs to
    # the circuit
    nodes: i8
    order: i8s = shape(NODES)  # all nodes, each after those that feed it
    tile_of: i8s = shape(NODES)  # NONE for terminals
    part: i8s = shape(NODES)  # LINK, AND, …
    inputs: i8s = shape(NODES)  # how many, printed ones included
    printed: i8s = shape(NODES)  # how many ones are printed inside
    open: i8s = shape(NODES)  # how many input ports are not linked
    source: i8s = shape(NODES, 4)  # by side of the tile: the node that feeds it; ZERO if none does
    feeds: i64s = shape(NODES)  # the nodes it feeds directly
    below: i64s = shape(NODES)  # the nodes its output reaches
    depth: i8s = shape(NODES)  # most gates on a path that ends with it
    fresh: i64  # the gates placed this turn
    vouched: i8s = shape(TERMINALS)  # the value its owner left it with when last feeding it, or when asking; NONE
    # the run
    why_on: i8  # NONE: the circuit is off
    values: i64  # of the nodes, once the circuit is on
    tick: i8
    core: i16  # charges on the core
    piles: i8s = shape(TERMINALS)
    processings: i8  # how many ticks with a processing there have been; of each:
    processed: i16s = shape(
        TERMINALS, 6
    )  # the tick, the pile of each signal, the core before, what each seat took of it, the core after

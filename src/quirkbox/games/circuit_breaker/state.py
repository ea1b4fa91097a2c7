"""The state of a game of Circuit Breaker, and the numbers behind its components.

Tiles are numbered: the wires from 0, then the appliances; BOX is the breaker box. A face is four edges north, east, south,
west, each WALL, 1, 2, 3 or U (4), written as one number: ((N * 5 + E) * 5 + S) * 5 + W. A turn is a quarter to the right.

Everybody's table is SIDE × SIDE cells, the breaker box in the middle; x grows to the right, y downwards. Nobody gets as many
tiles as it takes to reach its edge:

    cell = x * SIDE + y        sides 0 north, 1 east, 2 south, 3 west

A network lies on few of them, and in one piece. So the table is kept folded: `grid` has FOLD places, and a cell is on
place cell % FOLD. Cells that share a place are HAND + 3 steps apart or more, too far for one network and what is beside it.

The market, and after it the cells of all networks, are the places where a mouse can be:

    0 wire stack        1 W1   2 W2   (cheese)
    3 appliance stack   4 A1   5 A2   6 A3         7 + seat * CELLS + cell
"""

import numpy as np

from quirkbox.engine import GameState, Record, Seats, i8, i8s, i16s, i32s, i64, i64s, shape

SEATS = Seats(4)
HAND = 32  # no limit of the rules: content files are refused with which a player could get more tiles in a game
TILES = 120
KINDS, COPIES = 16, 8  # kinds of appliance, and tiles of one kind
CARDS = 24
ROUNDS = 24
NAME = 24  # bytes of an appliance's name
SIDE = 2 * (HAND + 1) + 1
CELLS = SIDE * SIDE
MIDDLE = CELLS // 2
FOLD = 645
SPOTS = 4 + 2 * HAND  # a wire takes one open end and brings three at most

NONE = -1  # no tile, no card, no cell
BACK = -2  # a wire one may not see; an appliance is BACK - 1. Also a card one may not see
BOX = TILES
WIRE, APPLIANCE = 0, 1  # the two sorts of tiles

WALL, U = 0, 4
EDGES = ".123U"
STACK = np.array([0, 3])  # the places of the two stacks
REFILL = np.array([NONE, WIRE, WIRE, NONE, APPLIANCE, APPLIANCE, APPLIANCE])  # what lies on an open place
PLACES = 7
FIRST_PILE = 4  # A1: the places tiles are discarded onto begin here
KICKED = 3  # where a cheesed mouse goes
HOME = -1

MOUSE, PLACE, DISCARD = 1, 2, 4  # the three actions, as bits
MOST_PLACED = 2
MOST_DID = HAND + SEATS + MOST_PLACED  # what can be done in one turn
MOST_UNDONE = 20  # in one turn, so that every turn ends

# Of every face (number): its edges, and what it offers in each turn: five bits an edge, north lowest, one of them set.
FACE = np.array([[face // 5 ** (3 - side) % 5 for side in range(4)] for face in range(5**4)])
OFFER = np.array(
    [[sum(1 << (5 * side + int(edges[side - turn])) for side in range(4)) for turn in range(4)] for edges in FACE], np.int32
)
# What may lie at an edge, as bits: a wall at a wall, a connection at its own number or at U.
TAKES = np.array([0b00001, 0b10010, 0b10100, 0b11000, 0b11110])
ANYTHING = (1 << 20) - 1
STEP = np.array([-1, SIDE, 1, -SIDE])  # from a cell to the one on each side of it


class Content(Record):
    """What a content file says, as `deal` gets it: all numbers of this record in a row."""

    wires: i64
    tiles: i64
    kinds: i64
    cards: i64
    dealt: i64s = shape(2)
    cheese: i64
    face: i64s = shape(TILES + 1)
    kind: i64s = shape(TILES)
    card: i64s = shape(CARDS)
    points: i64s = shape(2, COPIES + 1)
    # by number of players
    rounds: i64s = shape(SEATS + 1)
    columns: i64s = shape(SEATS + 1)
    icons: i64s = shape(SEATS + 1, ROUNDS)
    known: i64s = shape(KINDS)
    names: i64s = shape(KINDS, NAME)


class State(GameState):
    # --- what the content file says, so it is not observed ---
    # how many wire tiles there are
    wires: i8 = shape(observed=False)
    # how many tiles there are
    tiles: i8 = shape(observed=False)
    kinds: i8 = shape(observed=False)
    cards: i8 = shape(observed=False)
    # tiles of each sort that everybody gets at the start
    dealt: i8s = shape(2, observed=False)
    # of every tile, and of the breaker box
    face: i16s = shape(TILES + 1, observed=False)
    # of every appliance; NONE for wires
    kind: i8s = shape(TILES, observed=False)
    # bit per kind: it is on this card
    card_kinds: i32s = shape(CARDS, observed=False)
    # for 0, 1, 2, … of a kind: 0 not on one's card, 1 on it
    points: i16s = shape(2, COPIES + 1, observed=False)
    rounds: i8 = shape(observed=False)
    # of the round counter
    columns: i8 = shape(observed=False)
    # the sort of tile everybody gets when this round begins, or NONE
    icons: i8s = shape(ROUNDS, observed=False)
    # the number of each kind in the events' names
    known: i8s = shape(KINDS, observed=False)
    # each kind's name in UTF-8, then zeros
    names: i8s = shape(KINDS, NAME, observed=False)

    # --- the game ---
    # 1: moves can be taken back inside one's turn
    undo: i8 = shape(values=2)
    # the seat that begins every round
    first: i8 = shape(seat=True)
    # a seat
    turn: i8 = shape(seat=True)
    # from 0
    round: i8 = shape(values=range(ROUNDS + 1))
    # MOUSE, PLACE, DISCARD: the actions of this turn that are used up or going on
    done: i8 = shape(bits=3)
    # the one that can still go on: PLACE or DISCARD, else 0
    doing: i8 = shape(values=range(DISCARD + 1))
    # tiles placed in this turn
    placed: i8 = shape(values=range(MOST_PLACED + 1))
    # moves taken back in this turn
    undone: i8 = shape(values=range(MOST_UNDONE + 1))
    # how many moves of this turn could be taken back
    did: i8 = shape(values=range(MOST_DID + 1))
    # their action codes; not observed, like the two below: whoever can take a move back has made it itself
    did_what: i32s = shape(MOST_DID, observed=False)
    # done and 8 * doing before the move
    did_before: i8s = shape(MOST_DID, observed=False)
    # where a cheesed mouse was
    did_mouse: i16s = shape(MOST_DID, observed=False)

    # everybody's secret card; BACK where hidden
    card: i8s = shape(SEATS, values=range(BACK, CARDS))
    # cubes on the cheese tile
    cheese: i8 = shape(values=61)
    cubes: i8s = shape(SEATS, values=61)
    # where each mouse is: HOME or a place
    mouse: i16s = shape(SEATS, values=range(HOME, PLACES + SEATS * CELLS), seat=range(PLACES, PLACES + SEATS * CELLS, CELLS))
    # tiles in each hand
    held: i8s = shape(SEATS, values=range(HAND + 1))
    # tiles; NONE where there is none, BACK - sort where it is hidden
    hands: i8s = shape(SEATS, HAND, values=range(BACK - APPLIANCE, TILES))
    # 1: everybody has seen where this tile went
    seen: i8s = shape(TILES, values=2)
    # the tiles of each stack, in no order: which is on top, the dice say; NONE where hidden, that is to everybody
    stack: i8s = shape(2, TILES, observed=False)
    # tiles on each place of the market, the stacks included
    height: i8s = shape(PLACES, values=range(TILES + 1))
    # the open tile on each place, or NONE
    top: i8s = shape(PLACES, values=range(NONE, TILES))
    # the tile under each tile of a pile, or NONE
    below: i8s = shape(TILES, values=range(NONE, TILES))
    # the networks, folded: a tile, BOX or NONE
    grid: i8s = shape(SEATS, FOLD, values=range(NONE, BOX + 1))
    # quarter turns of every placed tile
    turned: i8s = shape(TILES + 1, values=4)
    # appliances in each network
    plugged: i8s = shape(SEATS, values=range(HAND + 1))
    # their cells; not observed, like the spots below: they follow from the grid
    plugs: i16s = shape(SEATS, HAND, observed=False)
    # how many of each kind are in each network
    count: i8s = shape(SEATS, KINDS, values=range(COPIES + 1))
    # cells of each network where something can be connected
    spots: i8s = shape(SEATS, observed=False)
    # these cells, in order
    spot: i16s = shape(SEATS, SPOTS, observed=False)
    # what fits there: bits as in OFFER
    accepts: i32s = shape(SEATS, SPOTS, observed=False)

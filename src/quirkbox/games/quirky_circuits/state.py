"""The state of a game of Quirky Circuits, and its components.

A space is a number, row * 8 + column, row 0 in the north, column 0 in the west. A set of spaces is one whole number with a bit
for each of them. Directions go clockwise; those of walking tokens have the diagonals after them:

          0 N                7 NW  0 N  4 NE
    3 W    +    1 E          3 W    +   1 E
          2 S                6 SW  2 S  5 SE

A card is a number: its command, plus QUIRK if it is a yellow one.
"""

import numpy as np

from quirkbox.engine import GameState, Record, Seats, i8, i8s, i32s, i64, i64s, shape

SEATS = Seats(4)
HAND, QUEUE, DECK = 5, 20, 32  # the most there is room for
SIDE, SPACES = 8, 64
TOKENS, SPOTS = 12, 8
NAME = 40  # bytes of a scenario's name
NONE = -1
MINIMUM = 5  # cards in a program
MOST_BATTERY = 40
HAND_SIZE = np.array([0, 0, 5, 4, 4])  # by the number of players

NORTH, EAST, SOUTH, WEST = range(4)
STEP = np.array([-8, 1, 8, -1, -7, 9, 7, -9])
ACROSS = np.array([0, 1, 0, -1, 1, 1, -1, -1])  # columns per step
DOWN = np.array([-1, 0, 1, 0, -1, 1, 1, -1])  # rows per step
BIT = np.array([1 << space if space < 63 else -(1 << 63) for space in range(SPACES)], np.int64)

# robots
GIZMO, TWIRL, ROVER, LEFTY = range(4)

# commands
(
    F1, F2, F3, B1, SHIFT_LEFT, SHIFT_RIGHT, MOVE_NORTH, JUMP2, JUMP3,
    TURN_LEFT, TURN_RIGHT, TURN_AROUND, TURN_NORTH,
    STAR, SWAP, CONVEYOR1, CONVEYOR2,
    PATCHES1, PATCHES2, TIGER1, TIGER2, SCAR1, SCAR2, HEN1, HEN2, FOX1, FOX2,
) = range(27)  # fmt: skip
QUIRK = 27  # added to the command of a yellow card
FACES = 2 * QUIRK

# backs: what everybody sees of a card; plus YELLOW for a quirk card
MOVE, TURN, SPECIAL = range(3)
YELLOW = 3
BACKS = 6
BACK = np.array([back + yellow for yellow in (0, YELLOW) for back in [MOVE] * 9 + [TURN] * 4 + [SPECIAL] * 14])
FACE = np.array([list(BACK).index(back) for back in range(BACKS)])  # the first card with that back
HIDDEN = -2  # a card one may not see is HIDDEN - its back

# kinds of tokens
(
    SEED_RED, SEED_GREEN, SEED_YELLOW, SEED_BLUE, HEN, FOX, WHEAT,
    AMMONITE, BEETLE, CLAW, DRAGONFLY, THIGH_BONE, ARM_BONE, TAIL, RIBS, LEGS, SKULL,
    NIGIRI, MAKI, ONIGIRI, PRAWN, RICE, FISH,
    PATCHES, TIGER, SCAR, TOY, BOX,
) = range(28)  # fmt: skip
KINDS = 28
WALKERS = np.array([PATCHES, TIGER, SCAR, HEN, FOX])  # in the order of their cards

ON_GROUND, HELD, DELIVERED = range(3)  # fates of a token
ROBOT = -2  # what a token walks to, if not another token

# phases
PROGRAM, CHOOSE, OVER = range(3)

# what a goal is made of, as bits
CLEAN, DELIVER, MEET, DOCK = 1, 2, 4, 8

# hands of a robot: Twirl's arms and Rover's mouth are the first
RIGHT, LEFT = 0, 1

# signs between two cards, as bits
BEEPED, STOPPED, WENT_ON = 1, 2, 4

# colours of the battery, and of a victory
RED, YELLOW_PART, GREEN = 1, 2, 3

# the columns of content: of a token (where there is none, its kind is NONE) and of a spot (where there is none, its space is)
KIND_OF, SPACE_OF, HALF_OF, IS_SOLID, WALKS_TO, MUST_MEET, MUST_NOT, RANK_OF = range(8)
TOKEN_COLUMNS = 8
SPOT_SPACE, SPOT_HALF, SPOT_WANTS = range(3)
SPOT_COLUMNS = 3


class Content(Record):
    """What the file of a scenario says, as `deal` gets it: all numbers of this record in a row."""

    number: i64
    stars: i64
    robot: i64
    width: i64
    height: i64
    battery: i64
    goal: i64
    dock: i64
    start: i64
    facing: i64
    # in UTF-8, then zeros
    name: i64s = shape(NAME)
    # sets of spaces
    blocked: i64
    tables: i64
    vases: i64
    bunnies: i64
    # such sets by side
    walls: i64s = shape(4)
    rises: i64s = shape(4)
    belts: i64s = shape(4)
    tokens: i64s = shape(TOKENS, TOKEN_COLUMNS)
    spots: i64s = shape(SPOTS, SPOT_COLUMNS)
    # how many there are of each face
    cards: i64s = shape(FACES)


class State(GameState):
    # 1: the queue lies face up
    practice: i8 = shape(values=2, fixed=True)
    phase: i8 = shape(values=range(OVER + 1))
    # 1, 2, …
    round: i8 = shape(values=range(MOST_BATTERY + 1))
    # of the scenario in the book; 0: somebody's own
    number: i8 = shape(values=100, fixed=True)
    # how hard it is
    stars: i8 = shape(values=range(6), fixed=True)
    robot: i8 = shape(values=range(LEFTY + 1), fixed=True)
    # of the scenario, in UTF-8; for people, not observed
    name: i8s = shape(NAME, observed=False)
    width: i8 = shape(values=range(SIDE + 1), fixed=True)
    height: i8 = shape(values=range(SIDE + 1), fixed=True)
    # the battery at the beginning
    full: i8 = shape(values=range(MOST_BATTERY + 1), fixed=True)
    battery: i8 = shape(values=range(MOST_BATTERY + 1))
    # CLEAN, DELIVER, MEET, DOCK
    goal: i8 = shape(bits=4, fixed=True)
    # a space, or NONE
    dock: i8 = shape(values=range(NONE, SPACES), fixed=True)

    # --- the map ---
    # obstacles, tables too
    blocked: i64 = shape(bits=SPACES, fixed=True)
    tables: i64 = shape(bits=SPACES, fixed=True)
    # by side: spaces with a barrier there; the edge of the map is one
    walls: i64s = shape(4, bits=SPACES, fixed=True)
    # by side: spaces which one leaves uphill there
    rises: i64s = shape(4, bits=SPACES, fixed=True)
    # by direction: spaces with a conveyor's arrow
    belts: i64s = shape(4, bits=SPACES, fixed=True)
    # by direction: spaces which the robot can leave that way (worked out from the above)
    open: i64s = shape(4, observed=False)
    # by direction: spaces which a token can leave that way (worked out too)
    paths: i64s = shape(8, observed=False)

    # --- what lies on it ---
    # dust bunnies at the beginning
    dirt: i8 = shape(values=range(SPACES + 1), fixed=True)
    bunnies: i64 = shape(bits=SPACES)
    # vases, broken
    broken: i64 = shape(bits=SPACES)
    # obstacles with a vase that is whole
    vases: i64 = shape(bits=SPACES)
    # how many
    tokens: i8 = shape(values=range(TOKENS + 1), fixed=True)
    kind: i8s = shape(TOKENS, values=range(NONE, BOX + 1), fixed=True)
    fate: i8s = shape(TOKENS, values=range(DELIVERED + 1))
    # the space; of a held one, where it was picked up
    at: i8s = shape(TOKENS, values=range(NONE, SPACES))
    # side of its second half, or NONE; of a held one, seen from the robot
    half: i8s = shape(TOKENS, values=range(NONE, 4))
    # 1: the robot cannot enter its space; NONE: there is no such token
    solid: i8s = shape(TOKENS, values=range(NONE, 2), fixed=True)
    # a token, ROBOT, or NONE
    walks_to: i8s = shape(TOKENS, values=range(ROBOT, TOKENS), fixed=True)
    # a token whose space it must stand on, or NONE
    must_meet: i8s = shape(TOKENS, values=range(NONE, TOKENS), fixed=True)
    # a token it must never stand beside on one space, or NONE
    must_not: i8s = shape(TOKENS, values=range(NONE, TOKENS), fixed=True)
    # to be delivered after all of lower rank
    rank: i8s = shape(TOKENS, values=range(TOKENS + 1), fixed=True)
    # spaces of solid tokens (worked out from them)
    in_way: i64 = shape(observed=False)
    # how many
    spots: i8 = shape(values=range(SPOTS + 1), fixed=True)
    spot: i8s = shape(SPOTS, values=range(NONE, SPACES), fixed=True)
    # side of its second half, or NONE
    spot_half: i8s = shape(SPOTS, values=range(NONE, 4), fixed=True)
    # kinds of tokens, a bit each
    wants: i32s = shape(SPOTS, bits=KINDS, fixed=True)
    has: i32s = shape(SPOTS, bits=KINDS)

    # --- the robot ---
    space: i8 = shape(values=SPACES)
    facing: i8 = shape(values=4)
    # a direction, or NONE
    momentum: i8 = shape(values=range(NONE, 4))
    # by hand: a token, or NONE
    held: i8s = shape(2, values=range(NONE, TOKENS))

    # --- the cards ---
    # NONE where there is none
    hands: i8s = shape(SEATS, HAND, values=range(HIDDEN - BACKS + 1, FACES))
    # the layer of the deck it came from
    dealt: i8s = shape(SEATS, HAND, values=range(MOST_BATTERY + 1))
    queue: i8s = shape(QUEUE, values=range(HIDDEN - BACKS + 1, FACES))
    # a seat
    queued_by: i8s = shape(QUEUE, seat=True)
    # the layer of the deck it came from
    queue_dealt: i8s = shape(QUEUE, values=range(MOST_BATTERY + 1))
    queue_size: i8 = shape(values=range(QUEUE + 1))
    # 1: the queue is being carried out, face up
    running: i8 = shape(values=2)
    # the place of the card in the queue that acts, or acts next
    next: i8 = shape(values=range(QUEUE + 1))
    # layer by layer from the bottom, in no order inside a layer: the dice say which card is drawn
    deck: i8s = shape(DECK, values=range(NONE, FACES))
    # of each card in it: the round after which it came there; 0: there from the beginning
    layer: i8s = shape(DECK, values=range(MOST_BATTERY + 1))
    deck_size: i8 = shape(values=range(DECK + 1))
    # how many of each are in the game; they all lie in hands, queue and deck, so this is not observed
    cards: i8s = shape(FACES, observed=False)

    # --- who says what ---
    # cards, in this round
    played: i8s = shape(SEATS, values=range(QUEUE + 1))
    # 1: has said it
    done: i8s = shape(SEATS, values=2)
    # 1: hands flat on the table
    stop: i8s = shape(SEATS, values=2)
    # in this round
    beeps: i8s = shape(SEATS, values=range(QUEUE + 2))
    # given since the last card was laid
    signs: i8s = shape(SEATS, bits=3)

    # --- a choice between tokens ---
    # the hand that is to pick up, or NONE
    choosing: i8 = shape(values=range(NONE, 2))
    # 1: Lefty's left hand still acts after the choice
    left_todo: i8 = shape(values=2)
    # RED, YELLOW_PART or GREEN; 0: not won
    won: i8 = shape(values=range(GREEN + 1))

"""The state of a game of Quirky Circuits, and its components.

A space is a number, row * 8 + column, row 0 in the north, column 0 in the west. A set of spaces is one whole number with a bit
for each of them. Directions go clockwise; those of walking tokens have the diagonals after them:

          0 N                7 NW  0 N  4 NE
    3 W    +    1 E          3 W    +   1 E
          2 S                6 SW  2 S  5 SE

A card is a number: its command, plus QUIRK if it is a yellow one.
"""

import numpy as np

from quirkbox.engine import GameState, i8, i8s, i32s, i64, i64s, shape

SEATS, HAND, QUEUE, DECK = 4, 5, 20, 32  # the most there is room for
SIDE, SPACES = 8, 64
TOKENS, SPOTS = 12, 8
NAME = 40  # bytes of a scenario's name
NONE = -1
MINIMUM = 5  # cards in a program
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

# what `deal` reads of a scenario (content.py writes it), from its first number on
AT_NUMBER, AT_STARS, AT_ROBOT, AT_WIDTH, AT_HEIGHT, AT_BATTERY, AT_GOAL, AT_DOCK, AT_START, AT_FACING = range(10)
AT_NAME = 10
AT_BLOCKED = AT_NAME + NAME  # sets of spaces: obstacles, tables among them, vases, dust bunnies
AT_TABLES, AT_VASES, AT_BUNNIES = AT_BLOCKED + 1, AT_BLOCKED + 2, AT_BLOCKED + 3
AT_WALLS = AT_BUNNIES + 1  # four sets, by side
AT_RISES = AT_WALLS + 4
AT_BELTS = AT_RISES + 4
AT_TOKENS = (
    AT_BELTS + 4
)  # each: kind (NONE: no token), space, side of its second half, solid, walks to, must meet, must not meet, rank
TOKEN_SIZE = 8
AT_SPOTS = AT_TOKENS + TOKENS * TOKEN_SIZE  # each: space (NONE: no spot), side of its second half, kinds it wants
SPOT_SIZE = 3
AT_CARDS = AT_SPOTS + SPOTS * SPOT_SIZE  # how many of each face
SCENARIO_SIZE = AT_CARDS + FACES


class State(GameState):
    practice: i8  # 1: the queue lies face up
    phase: i8
    round: i8  # 1, 2, …
    number: i8  # of the scenario in the book; 0: somebody's own
    stars: i8  # how hard it is
    robot: i8
    name: i8s = shape(NAME)  # of the scenario, in UTF-8
    width: i8
    height: i8
    full: i8  # the battery at the beginning
    battery: i8
    goal: i8  # CLEAN, DELIVER, MEET, DOCK
    dock: i8  # a space, or NONE
    # the map
    blocked: i64  # obstacles, tables too
    tables: i64
    walls: i64s = shape(4)  # by side: spaces with a barrier there; the edge of the map is one
    rises: i64s = shape(4)  # by side: spaces which one leaves uphill there
    belts: i64s = shape(4)  # by direction: spaces with a conveyor's arrow
    open: i64s = shape(4)  # by direction: spaces which the robot can leave that way (worked out from the above)
    paths: i64s = shape(8)  # by direction: spaces which a token can leave that way
    # what lies on it
    dirt: i8  # dust bunnies at the beginning
    bunnies: i64
    broken: i64  # vases, broken
    vases: i64  # obstacles with a vase that is whole
    tokens: i8  # how many
    kind: i8s = shape(TOKENS)
    fate: i8s = shape(TOKENS)
    at: i8s = shape(TOKENS)  # the space; of a held one, where it was picked up
    half: i8s = shape(TOKENS)  # side of its second half, or NONE; of a held one, seen from the robot
    solid: i8s = shape(TOKENS)  # 1: the robot cannot enter its space
    walks_to: i8s = shape(TOKENS)  # a token, ROBOT, or NONE
    must_meet: i8s = shape(TOKENS)  # a token whose space it must stand on, or NONE
    must_not: i8s = shape(TOKENS)  # a token it must never stand beside on one space, or NONE
    rank: i8s = shape(TOKENS)  # to be delivered after all of lower rank
    in_way: i64  # spaces of solid tokens
    spots: i8  # how many
    spot: i8s = shape(SPOTS)
    spot_half: i8s = shape(SPOTS)  # side of its second half, or NONE
    wants: i32s = shape(SPOTS)  # kinds of tokens, a bit each
    has: i32s = shape(SPOTS)
    # the robot
    space: i8
    facing: i8
    momentum: i8  # a direction, or NONE
    held: i8s = shape(2)  # by hand: a token, or NONE
    # the cards
    hands: i8s = shape(SEATS, HAND)  # NONE where there is none
    dealt: i8s = shape(SEATS, HAND)  # the layer of the deck it came from
    queue: i8s = shape(QUEUE)
    queued_by: i8s = shape(QUEUE)  # a seat
    queue_dealt: i8s = shape(QUEUE)  # the layer of the deck it came from
    queue_size: i8
    running: i8  # 1: the queue is being carried out, face up
    next: i8  # the place of the card in the queue that acts, or acts next
    deck: i8s = shape(DECK)  # layer by layer from the bottom, in no order inside a layer: the dice say which card is drawn
    layer: i8s = shape(DECK)  # of each card in it: the round after which it came there; 0: there from the beginning
    deck_size: i8
    cards: i8s = shape(FACES)  # how many of each are in the game
    # who says what
    played: i8s = shape(SEATS)  # cards, in this round
    done: i8s = shape(SEATS)  # 1: has said it
    stop: i8s = shape(SEATS)  # 1: hands flat on the table
    beeps: i8s = shape(SEATS)  # in this round
    signs: i8s = shape(SEATS)  # given since the last card was laid
    # a choice between tokens
    choosing: i8  # the hand that is to pick up, or NONE
    left_todo: i8  # 1: Lefty's left hand still acts after the choice
    won: i8  # RED, YELLOW_PART or GREEN; 0: not won

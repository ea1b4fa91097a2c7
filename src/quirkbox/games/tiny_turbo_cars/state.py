"""The state of a game of Tiny Turbo Cars, and its components.

A controller is a square of 16 cells, 15 tiles and a hole; the two middle lines are the program, slots 0 to 7:

     0  1  2  3     parked
     4  5  6  7     slots 0 1 2 3
     8  9 10 11     slots 4 5 6 7
    12 13 14 15     parked

The track is rows of lanes: row 0 is the near end, lane 0 the blue side (left), the last lane the red side (right).
"""

import numpy as np

from quirkbox.engine import GameState, Record, Seats, i8, i8s, i16s, i64, i64s, shape

SEATS = Seats(4)
CELLS, TILES, SLOTS, FIRST_SLOT, WIDE = 16, 15, 8, 4, 4
NONE = -1  # no car, no Smile, not on the track
HIDDEN = -1  # a cell of a controller that one may not see

BOARDS, MIDDLE = 6, 4  # start, up to four in the middle, finish
LANES, ROWS, BOARD_ROWS = 8, 64, 10  # the most there is room for
START_SLOTS = 16  # the most on a starting grid
FULL = 3  # batteries
SHIELDS = 7
BOOST = 2  # spaces for a shield
LAST_ROUND = 25  # Grandma comes home
COUNTDOWN_SECONDS = 10.0  # for the last one, when time counts
WATCH_SECONDS = 25.0  # for somebody who does not say that they have seen it
EXTRA_SLIDES = 10  # for the slowest, when slides count
MOST_SLIDES = np.array([999, 120])  # in a round, by programming mode
PER_WORD = 31  # slides remembered in 62 bits of a word
WORDS = 4

LONG_GAME = 1  # of the option "length"
COUNTED = 1  # of the option "programming"
RACE_ON = 1  # of the option "ending"

# phases
CHOOSE, PLACE, PROGRAM, WATCH, FLY, BOOSTING, OVER = range(7)

# spaces
EMPTY, CARPET, GRASS, OBSTACLE, IMPASSABLE, WATER, SPEEDER, START, FINISH = range(9)

# commands
HOLE, F1, F2, B1, L1, R1, L2, R2, JUMP, MISSILE, TURBO, BATTERY, INC, DEC = range(14)
PRINTED = np.array([0, 1, 2, 1, 1, 1, 2, 2, 2, 1, 0, 1, 0, 0])  # TURBO: as many as there are batteries

# cars
DIE_LINER, BRICK_GANG, SONIC_FISH, GRIM_THRESHER, M1_FURRY, BIRD_RACER, DOGTOR, TURBOTBOT = range(8)
CARS = 8

# slides: where the hole goes when a tile goes up, down, left, right
UP, DOWN, LEFT, RIGHT = range(4)
HOLE_GOES = np.array([WIDE, -WIDE, 1, -1])

# the columns of content for one side of a board: which face it is, how many rows it has, and its spaces from the near end
FACE, FACE_ROWS, FACE_SPACES = range(3)
FACE_COLUMNS = FACE_SPACES + BOARD_ROWS * LANES


class Content(Record):
    """What the file of a track says, as `deal` gets it: all numbers of this record in a row."""

    lanes: i64
    # 1: the boards in the middle are shuffled
    shuffle: i64
    # boards in the middle of a short game, of a long one, and of the whole track
    short: i64
    long: i64
    middle: i64
    tiles: i64s = shape(TILES)
    # start, middle, finish; of each the front and the back
    boards: i64s = shape(BOARDS, 2, FACE_COLUMNS)


class State(GameState):
    # 0 live: time counts; 1 counted: slides count
    programming: i8 = shape(values=2, fixed=True)
    # 1: who is home leaves the track, and the others race on (not observed: an option says so)
    race_on: i8 = shape(values=2, observed=False)
    phase: i8 = shape(values=range(OVER + 1))
    # 1, 2, …; 0 before the first
    round: i8 = shape(values=range(LAST_ROUND + 1))
    # the seat that chooses, places, races, flies or boosts
    turn: i8 = shape(seat=True)
    # how many cars have raced in this round
    raced: i8 = shape(values=range(SEATS + 1))
    # how many
    lanes: i8 = shape(values=range(LANES + 1), fixed=True)
    # of all boards together; beyond them the run-off is empty and endless
    rows: i8 = shape(values=range(ROWS + 1), fixed=True)
    # the first row past the line
    finish: i8 = shape(values=ROWS, fixed=True)
    # how many
    boards: i8 = shape(values=range(BOARDS + 1), fixed=True)
    # which face of a board lies where; the track says what is on it
    faces: i8s = shape(BOARDS, observed=False)
    # the row on which each board begins
    first_rows: i8s = shape(BOARDS, values=ROWS, fixed=True)
    # the spaces
    track: i8s = shape(ROWS, LANES, values=range(FINISH + 1), fixed=True)
    # the commands of a controller
    tiles: i8s = shape(TILES, values=range(DEC + 1), fixed=True)
    # which car a seat drives, or NONE
    cars: i8s = shape(SEATS, values=range(NONE, CARS))
    lane: i8s = shape(SEATS, values=range(NONE, LANES))
    # NONE: not on the track, not yet or no longer
    row: i16s = shape(SEATS, values=range(NONE, 256))
    # face up
    batteries: i8s = shape(SEATS, values=range(FULL + 1))
    # 1: out of energy, lying down
    down: i8s = shape(SEATS, values=2)
    shields: i8s = shape(SEATS, values=range(SHIELDS + 1))
    # shields that nobody has
    supply: i8 = shape(values=range(SHIELDS + 1))
    # 1: the car whose turn it is has the Slippery token
    slippery: i8 = shape(values=2)
    # Increase commands (or, below zero, Decrease commands) that wait for the next slot
    pending: i8 = shape(values=range(-2 * SLOTS, 2 * SLOTS + 1))
    # 0 the happiest; NONE: none yet
    smiles: i8s = shape(SEATS, values=range(NONE, SEATS))
    # 1: has said "done" in this round
    finished: i8s = shape(SEATS, values=2)
    # 1: has seen what happened
    ready: i8s = shape(SEATS, values=2)
    # how many cars are not home yet (not observed: who is home has no row)
    racers: i8 = shape(values=range(SEATS + 1), observed=False)
    # 0 home first, 1 second, …; NONE: not home (not observed: it decides nothing for those who still race)
    places: i8s = shape(SEATS, values=range(NONE, SEATS), observed=False)
    # the command in each cell, HOLE, or HIDDEN
    puzzles: i8s = shape(SEATS, CELLS, values=range(HIDDEN, DEC + 1))
    # the cell of the hole, or HIDDEN
    holes: i8s = shape(SEATS, values=range(HIDDEN, CELLS))
    # made in this round
    slides: i16s = shape(SEATS, values=1000)
    # the ways of these slides, two bits each, when slides count
    # (not observed: a seat has made its own itself; of the others they mean nothing)
    past: i64s = shape(SEATS, WORDS, observed=False)

"""What a player of Tiny Turbo Cars can do, and what the others see."""

from typing import Literal, get_args

from quirkbox.engine import Act, Actions, Event, Events, Field
from quirkbox.games.tiny_turbo_cars.state import BOARD_ROWS, BOARDS, CELLS, LANES, SEATS, SLOTS

Car = Literal[
    "die_liner", "brick_gang", "sonic_fish", "grim_thresher", "m1_furry", "bird_racer", "dogtor", "turbotbot",
]  # fmt: skip
Command = Literal[
    "hole", "forward_1", "forward_2", "back_1", "left_1", "right_1", "left_2", "right_2",
    "jump", "missile", "turbo", "battery", "increase", "decrease",
]  # fmt: skip
Face = Literal[
    "START_A", "START_B", "T1_A", "T1_B", "T2_A", "T2_B", "T3_A", "T3_B", "T4_A", "T4_B", "FIN_A", "FIN_B", "own",
]  # fmt: skip
Smile = Literal["I", "II", "III", "X"]
CARS: tuple[Car, ...] = get_args(Car)
COMMANDS: tuple[Command, ...] = get_args(Command)
FACES: tuple[Face, ...] = get_args(Face)
SMILES: tuple[Smile, ...] = get_args(Smile)
GROUNDS = ("empty", "carpet", "grass", "obstacle", "impassable", "water", "speeder", "start", "finish")
# of damage; the first four stop a car
CAUSES = ("obstacle", "car", "impassable", "edge", "missile", "slowest")
CHANGES = tuple(f"{change:+d}" if change else "0" for change in range(-16, 41))
NO_CHANGE = 16  # the place of "0" in CHANGES

SEAT = Field("seat", SEATS)
CAR = Field("car", CARS)
LANE = Field("lane", LANES)  # 0 is the blue side, on the left
ROW = Field("row", 256)  # 0 is the near end of the track
SLOT = Field("slot", SLOTS)
COMMAND = Field("command", COMMANDS)
SMILE = Field("smile", SMILES)
SLIDES = Field("slides", 1000)
BATTERIES, SHIELDS = Field("batteries", 4), Field("shields", 8)
CHANGE = Field("change", CHANGES)
WAY = Field("way", ("up", "down", "left", "right"))  # where the tile goes; it comes from the other side of the hole

ACTIONS = Actions(
    Act("choose", (CAR,)),
    Act("place", (LANE, Field("row", BOARD_ROWS))),
    Act("slide", (WAY,)),
    Act("done"),  # the program stands: take the top Smile
    Act("ready"),  # I have seen it all: go on
    Act("fly", (LANE,)),  # Bird Racer's flight to another lane
    Act("stay"),  # no flight
    Act("boost"),  # a shield for two spaces
    Act("stop"),  # no more boosts
    Act("time_up"),  # the table: ten seconds are over for the last one
    Act("go"),  # the table: we wait for nobody any longer
)

EVENTS = Events(
    Event(
        "board",
        (Field("place", BOARDS), Field("face", FACES), Field("first_row", 64), Field("rows", BOARD_ROWS + 1)),
    ),
    Event("chose", (SEAT, CAR), keeps={"car": "car"}),
    Event("placed", (SEAT, LANE, ROW), keeps={"lane": "starting lane", "row": "starting row"}),
    Event("round", (Field("number", 100),)),  # scrambled controllers come from the right and are turned up
    Event("slid", (SEAT, SLIDES, WAY, Field("cell", CELLS), COMMAND), secret=("way", "cell", "command")),
    # Where slides count, the smile is given out later.
    Event("finished", (SEAT, SLIDES, SMILE, Field("how", ("said", "time_up"))), optional=("smile",)),
    Event("countdown", (SEAT,)),  # the last one has ten seconds
    Event("undone", (SEAT, SLIDES)),  # so many slides of the slowest were too many
    Event("smile", (SEAT, SMILE)),  # given out by the number of slides
    Event("revealed", (), opens=("puzzles", "holes", "past")),  # all programs lie open
    Event("ready", (SEAT,)),
    Event("turn", (SEAT, SMILE)),
    Event(
        "command",
        (SEAT, SLOT, COMMAND, Field("printed", 5), Field("ground", GROUNDS), CHANGE, Field("value", 64)),
    ),
    Event("carried", (SEAT, CHANGE)),  # what the next command will gain
    Event("ignored", (SEAT, SLOT, COMMAND, Field("why", ("hole", "start")))),
    Event("recovered", (SEAT, SLOT, COMMAND, BATTERIES)),  # a car lying down, one command later
    Event("stood", (SEAT,)),
    Event("healed", (SEAT, Field("gained", 4), BATTERIES)),
    Event("fired", (SEAT, LANE, ROW, Field("around", 2))),  # around: in all four directions
    Event("hit", (SEAT, Field("by", SEATS), LANE, ROW)),  # by a missile
    Event(
        "moved",
        (
            SEAT,
            Field("from_lane", LANES),
            Field("from_row", 256),
            LANE,
            ROW,
            Field("how", ("forward", "backward", "left", "right", "jump", "fly", "boost")),
            Field("stop", ("no", *CAUSES[:4])),
        ),
    ),
    Event("slippery", (SEAT,)),  # takes the Slippery token
    Event("dry", (SEAT,)),  # gives it back
    Event("damaged", (SEAT, Field("cause", CAUSES), Field("paid", ("battery", "shield")), BATTERIES, SHIELDS)),
    Event("unharmed", (SEAT, Field("cause", CAUSES), Field("why", ("start", "down", "small_step")))),
    Event("fell", (SEAT,)),  # out of energy
    Event("spent", (SEAT, SHIELDS)),  # a shield for a boost; what is left
    Event("dropped", (SEAT, SHIELDS)),  # shields not used, back to the supply
    Event("turn_over", (SEAT,)),
    Event("gained", (SEAT, Field("gained", 8), SHIELDS, Field("why", ("behind", "missile")))),
    Event("crossed", (SEAT, Field("past", 256))),  # how many rows past the line
    Event("ended", (SEAT, Field("why", ("finish", "grandma")))),  # who won
    Event("home", (SEAT, Field("place", SEATS))),  # where all race on: 0 is the winner
)

LAID = EVENTS.number("board")
CHOSE = EVENTS.number("chose")
PLACED = EVENTS.number("placed")
ROUND = EVENTS.number("round")
SLID = EVENTS.number("slid")
FINISHED = EVENTS.number("finished")
COUNTDOWN = EVENTS.number("countdown")
UNDONE = EVENTS.number("undone")
SMILED = EVENTS.number("smile")
REVEALED = EVENTS.number("revealed")
SAID_READY = EVENTS.number("ready")
TURN = EVENTS.number("turn")
COMMANDED = EVENTS.number("command")
CARRIED = EVENTS.number("carried")
IGNORED = EVENTS.number("ignored")
RECOVERED = EVENTS.number("recovered")
STOOD = EVENTS.number("stood")
HEALED = EVENTS.number("healed")
FIRED = EVENTS.number("fired")
HIT = EVENTS.number("hit")
MOVED = EVENTS.number("moved")
GOT_SLIPPERY = EVENTS.number("slippery")
GOT_DRY = EVENTS.number("dry")
DAMAGED = EVENTS.number("damaged")
UNHARMED = EVENTS.number("unharmed")
FELL = EVENTS.number("fell")
SPENT = EVENTS.number("spent")
DROPPED = EVENTS.number("dropped")
TURN_OVER = EVENTS.number("turn_over")
GAINED = EVENTS.number("gained")
CROSSED = EVENTS.number("crossed")
ENDED = EVENTS.number("ended")
HOME = EVENTS.number("home")
# causes of damage
BY_OBSTACLE = CAUSES.index("obstacle")
BY_CAR = CAUSES.index("car")
BY_IMPASSABLE = CAUSES.index("impassable")
BY_EDGE = CAUSES.index("edge")
BY_MISSILE = CAUSES.index("missile")
BY_SLOWNESS = CAUSES.index("slowest")
# how a car moved
FORWARD = EVENTS.value("moved", "how", "forward")
BACKWARD = EVENTS.value("moved", "how", "backward")
TO_BLUE = EVENTS.value("moved", "how", "left")
TO_RED = EVENTS.value("moved", "how", "right")
JUMPED = EVENTS.value("moved", "how", "jump")
FLEW = EVENTS.value("moved", "how", "fly")
BOOSTED = EVENTS.value("moved", "how", "boost")

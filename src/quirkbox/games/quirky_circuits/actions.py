"""What a player of Quirky Circuits can do, and what the others see."""

from typing import Literal, get_args

from quirkbox.engine import Act, Actions, Event, Events, Field
from quirkbox.games.quirky_circuits.state import HAND, QUEUE, SEATS, SPACES, SPOTS, TOKENS

Robot = Literal["gizmo", "twirl", "rover", "lefty"]
Command = Literal[
    "forward_1", "forward_2", "forward_3", "backward_1", "shift_left", "shift_right", "move_north", "jump_2", "jump_3",
    "turn_left", "turn_right", "turn_around", "turn_north",
    "pick_or_drop", "swap", "conveyor_1", "conveyor_2",
    "patches_1", "patches_2", "tiger_1", "tiger_2", "scar_1", "scar_2", "hen_1", "hen_2", "fox_1", "fox_2",
]  # fmt: skip
Colour = Literal["blue", "yellow"]  # of a card: basic (or the scenario's), quirk
Back = Literal["move", "turn", "special"]
Kind = Literal[
    "seed_red", "seed_green", "seed_yellow", "seed_blue", "hen", "fox", "wheat",
    "ammonite", "beetle", "claw", "dragonfly", "thigh_bone", "arm_bone", "tail", "ribs", "legs", "skull",
    "nigiri", "maki", "onigiri", "prawn", "rice", "fish",
    "patches", "tiger", "scar", "toy", "box",
]  # fmt: skip
Side = Literal["N", "E", "S", "W"]
BatteryColour = Literal["red", "yellow", "green"]
ROBOTS: tuple[Robot, ...] = get_args(Robot)
COMMANDS: tuple[Command, ...] = get_args(Command)
COLOURS: tuple[Colour, ...] = get_args(Colour)
BACKS: tuple[Back, ...] = get_args(Back)
KINDS: tuple[Kind, ...] = get_args(Kind)
SIDES: tuple[Side, ...] = get_args(Side)
BATTERY_COLOURS: tuple[BatteryColour, ...] = get_args(BatteryColour)
HANDS = ("right", "left")  # Twirl's arms and Rover's mouth are "right"
OBSTACLES = ("edge", "barrier", "obstacle", "vase", "table", "token", "incline")

SEAT = Field("seat", SEATS)
CARD = (Field("card", COMMANDS), Field("colour", COLOURS))
BACK = Field("back", BACKS)
SLOT = Field("slot", HAND)  # of a hand
PLACE = Field("place", QUEUE)  # in the queue, from the left
SPACE = Field("space", SPACES)  # row * 8 + column
FROM, TO = Field("from", SPACES), Field("to", SPACES)
FACING, WAY = Field("facing", SIDES), Field("way", SIDES)
TOKEN, KIND, ROBOT_HAND = Field("token", TOKENS), Field("kind", KINDS), Field("hand", HANDS)
BATTERY, COLOUR = Field("battery", 100), Field("colour", BATTERY_COLOURS)

ACTIONS = Actions(
    Act("play", CARD),
    Act("done"),
    Act("stop"),  # hands flat on the table: let us stop
    Act("go_on"),  # hands off the table again
    Act("beep"),  # "Beep-boop."
    Act("take", (TOKEN,)),  # of several tokens: pick up this one
)

EVENTS = Events(
    # --- a round begins ---
    Event("round", (Field("number", 100), BATTERY, COLOUR)),
    Event("drew", (SEAT, SLOT, BACK, *reversed(CARD)), secret=("card",)),  # the others see the back
    # --- programming ---
    Event("played", (SEAT, SLOT, PLACE, BACK, *reversed(CARD)), secret=("card",)),
    Event("shown", (SEAT, PLACE, *CARD)),  # practice: right after "played", face up for all
    Event("said", (SEAT, Field("word", ("done", "stop", "go_on", "beep", "not_done")))),  # not_done: by playing
    # --- carrying out: first every card is turned up, then they act one by one ---
    Event("run", (Field("cards", QUEUE + 1),)),
    Event("revealed", (PLACE, SEAT, *CARD)),
    Event("card", (PLACE, SEAT, *CARD, SPACE, FACING)),  # this one acts now; where the robot is before
    # one space (a jump: all of it). `way` is where it goes, `facing` where it looks; `step` of `steps`, from 1
    Event(
        "moved",
        (
            FROM,
            TO,
            FACING,
            WAY,
            Field("how", ("forward", "backward", "shift", "north", "jump", "drift", "conveyor")),
            Field("step", 4),
            Field("steps", 4),
        ),
    ),
    # a collision: the robot stands on `space` and goes no further; `at` is the space it ran into (None: the edge), `lost` are the
    # spaces of the card that it does not get
    Event(
        "bumped",
        (SPACE, WAY, Field("into", OBSTACLES), Field("at", SPACES), TOKEN, Field("lost", 4), FACING),
        optional=("at", "token"),
    ),
    Event("turned", (Field("from", SIDES), Field("to", SIDES), Field("why", ("card", "bump")))),
    Event("momentum", (WAY, Field("what", ("gained", "used", "lost")))),
    Event("cleaned", (SPACE, Field("what", ("bunny", "vase")), Field("left", SPACES))),
    Event("broke", (Field("vase", SPACES), SPACE)),  # the vase on `vase` falls; its pieces lie on `space`
    # --- picking up and dropping ---
    Event("choice", (SEAT, PLACE, ROBOT_HAND, SPACE)),  # several tokens there: this player chooses
    Event("picked", (TOKEN, KIND, ROBOT_HAND, SPACE)),
    Event(
        "dropped",
        (
            TOKEN,
            KIND,
            ROBOT_HAND,
            SPACE,
            Field("second", SPACES),  # of a token of two spaces
            Field("result", ("ground", "delivered", "too_early", "taken")),  # too early: not in order; taken: the spot has one
        ),
        optional=("second",),
    ),
    Event("delivered", (TOKEN, KIND, SPACE, Field("spot", SPOTS), Field("left", 32))),  # what is still to be delivered
    # a ★ without effect; the space is none where the hand is outside of the map
    Event("nothing", (ROBOT_HAND, SPACE, Field("why", ("empty", "barrier", "outside"))), optional=("space",)),
    # what is in each hand now
    Event("swapped", (Field("right", TOKENS), Field("left", TOKENS)), optional=("right", "left")),
    # --- tokens that walk ---
    Event("walked", (TOKEN, KIND, FROM, TO, Field("toward", SPACES), Field("step", 3))),
    Event(
        "stayed",
        (KIND, TOKEN, Field("why", ("there", "no_path", "held", "delivered", "absent"))),
        optional=("token",),
    ),
    Event("met", (TOKEN, Field("other", TOKENS), SPACE)),  # as the goal wants it
    # --- conveyors ---
    Event("conveyor", (Field("step", 3), Field("steps", 3))),
    Event("carried", (TOKEN, KIND, FROM, TO)),
    Event("rode", (Field("what", ("bunny", "vase")), FROM, TO)),  # dirt
    Event("stuck", (TOKEN, KIND, SPACE, WAY)),
    # --- the end of a round, and of the game ---
    # the queue goes under the deck; the battery now, and its colour if it is not empty
    Event("reset", (Field("cards", QUEUE + 1), BATTERY, COLOUR), optional=("colour",)),
    Event("won", (BATTERY, COLOUR, Field("round", 100), PLACE)),
    # who was left alone with whom, and where
    Event(
        "lost",
        (Field("why", ("battery", "eaten")), TOKEN, Field("other", TOKENS), SPACE),
        optional=("token", "other", "space"),
    ),
)

ROUND = EVENTS.number("round")
DREW = EVENTS.number("drew")
PLAYED = EVENTS.number("played")
SHOWN = EVENTS.number("shown")
SAID = EVENTS.number("said")
RUN = EVENTS.number("run")
REVEALED = EVENTS.number("revealed")
CARD_ACTS = EVENTS.number("card")
MOVED = EVENTS.number("moved")
BUMPED = EVENTS.number("bumped")
TURNED = EVENTS.number("turned")
MOMENTUM = EVENTS.number("momentum")
CLEANED = EVENTS.number("cleaned")
BROKE = EVENTS.number("broke")
CHOICE = EVENTS.number("choice")
PICKED = EVENTS.number("picked")
DROPPED = EVENTS.number("dropped")
BROUGHT = EVENTS.number("delivered")
NOTHING = EVENTS.number("nothing")
SWAPPED = EVENTS.number("swapped")
WALKED = EVENTS.number("walked")
STAYED = EVENTS.number("stayed")
MET = EVENTS.number("met")
CONVEYOR = EVENTS.number("conveyor")
CARRIED = EVENTS.number("carried")
RODE = EVENTS.number("rode")
STUCK = EVENTS.number("stuck")
RESET = EVENTS.number("reset")
WON = EVENTS.number("won")
LOST = EVENTS.number("lost")

"""What a player of ROOT\\G: can do, and what the others see."""

from typing import Literal, get_args

from quirkbox.engine import Act, Actions, Event, Events, Field
from quirkbox.games.rootg.state import REACH, TILES

Speed = Literal["fast", "norm", "slow"]
WhyOn = Literal["last tile", "closed", "accepted"]
WhyFastest = Literal["start", "fast", "norm", "slow", "tile", "asked"]
SPEEDS: tuple[Speed, ...] = get_args(Speed)
WHY_ON: tuple[WhyOn, ...] = get_args(WhyOn)
WHY_FASTEST: tuple[WhyFastest, ...] = get_args(WhyFastest)

TILE = Field("tile", TILES)
X, Y = (Field(name, range(-REACH, REACH + 1)) for name in "xy")
TURN = Field("turn", 4)  # quarter turns, clockwise

ACTIONS = Actions(
    Act("place", (X, Y, TURN)),
    Act("keep", (TILE,)),  # of the two drawn; the opponent gets the other
    Act("hand_over"),  # R.O.O.T.\G:, and place second
    Act("remove"),  # the tile has no legal place and leaves the game
    Act("ask"),  # to turn the circuit on
    Act("play_on"),  # without asking
    Act("accept"),
    Act("refuse"),
    Act("tick"),  # the table: every signal moves on
)

SEAT = Field("seat", 2)
WHATS = ("input", "link", "AND", "OR", "XOR", "NAND", "NOR", "XNOR", "NOT")  # as in state.py
WHAT = Field("what", WHATS)
SPEED = Field("speed", SPEEDS)
VALUE = Field("value", 2)
COUNT = 100  # charges and points in one event are fewer

EVENTS = Events(
    Event("start_draw", (SEAT, TILE, Field("sum", 12))),  # the numbers on the tile's black side
    Event("took", (SEAT, Field("why", ("start", "lot", "refused")))),  # R.O.O.T.\G:
    Event(
        "missions",
        (SEAT, Field("zero", 3), Field("one", 3)),
        secret=("zero", "one"),
        keeps={"zero": "mission for 0", "one": "mission for 1"},
    ),
    Event("turn", (Field("number", TILES),)),
    Event("fastest", (SEAT, Field("why", WHY_FASTEST))),
    Event("played_on", (SEAT,)),
    Event("asked", (SEAT,)),
    Event("answered", (SEAT, Field("yes", 2))),
    Event("recharged", (SEAT,)),  # takes one charge back
    Event("drew", (SEAT, TILE), secret=("tile",)),
    Event("kept", (SEAT, TILE), secret=("tile",)),
    Event("gave", (SEAT, TILE), secret=("tile",)),  # as the giver sees it …
    Event("got", (SEAT, TILE), secret=("tile",)),  # … and as the other does
    Event("handed_over", (SEAT,)),  # who gave R.O.O.T.\G: away
    Event("placed", (SEAT, TILE, X, Y, TURN, WHAT)),
    Event("removed", (SEAT, TILE, WHAT)),
    Event("dropped", (SEAT, SPEED, Field("charges", 4), Field("left", COUNT))),  # for a terminal
    Event("discharging", (SEAT,)),
    Event("on", (Field("why", WHY_ON),)),
    Event("revealed", (SEAT, *(Field(speed, 2) for speed in SPEEDS))),  # what the missions ask for
    Event("penalty", (SEAT, Field("charges", COUNT), Field("points", COUNT))),  # had left; the opponent gets
    Event("signal", (SEAT, SPEED, Field("depth", COUNT), VALUE)),
    Event("tick", (Field("number", COUNT),)),
    Event("passed", (SEAT, SPEED, Field("pile", COUNT), Field("to_go", COUNT))),  # a gate
    Event("wrong", (SEAT, SPEED, VALUE, Field("pile", COUNT), Field("core", COUNT * 4))),
    Event("right", (SEAT, SPEED, VALUE, Field("pile", COUNT))),
    Event("core_taken", (SEAT, Field("charges", COUNT * 4))),
    Event("core_odd", ()),  # of an odd number to halve, one is discarded
    Event("cleared", ()),  # all piles
    Event("core_lost", (Field("charges", COUNT * 4),)),
    Event("ended", (SEAT, Field("by_tile", 2))),  # who wins
)

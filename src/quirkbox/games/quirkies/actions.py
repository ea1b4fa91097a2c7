"""What a player of Quirkies can do, and what the others see."""

from typing import Literal, get_args

from quirkbox.engine import Act, Actions, Event, Events, Field

Creature = Literal["blip", "fuzz", "gloop", "horns", "moppy", "noodle", "pogo", "snork", "wink"]
Colour = Literal["orange", "green", "blue"]
Pattern = Literal["stripes", "dots", "triangles"]
CREATURES: tuple[Creature, ...] = get_args(Creature)
COLOURS: tuple[Colour, ...] = get_args(Colour)
PATTERNS: tuple[Pattern, ...] = get_args(Pattern)
# card = creature * 9 + colour * 3 + pattern
CARD = (
    Field("creature", CREATURES),
    Field("colour", COLOURS),
    Field("pattern", PATTERNS),
)

SEAT = Field("seat", 4)
LINE = Field("line", 8)  # rows 0-2 from the top, columns 3-5 from the left, 6 the diagonal \, 7 the diagonal /

ACTIONS = Actions(
    Act("lay", CARD),
    Act("call", (LINE,)),  # "Quirkies!", and point at a line
    Act("done"),  # the player on turn has no more lines to call
    Act("pass"),  # another player sees no line
    Act("close"),  # the table: time is up for calls
)

EVENTS = Events(
    Event("dealt", (SEAT,), opens=("cell_of", "tops", "gone", "story", "story_by")),  # the dealer; the board is laid out
    Event("turn", (SEAT,)),
    Event("laid", (SEAT, *CARD, Field("cell", 9), Field("second", 2))),
    Event("won", (SEAT, LINE, Field("how", ("colour", "pattern", "both", "different")))),  # a token; what the three share
    Event("wrong", (SEAT, LINE, Field("cost", 2))),  # a wrong call; 0 if there was no token to lose
    Event("late", (SEAT, LINE)),  # a valid line, but claimed before or not made by this card
    Event("said", (SEAT, Field("word", ("done", "pass")))),
    Event("closed", ()),  # time was up
    Event("drew", (SEAT, *CARD), secret=("creature", "colour", "pattern")),
    Event("last_round", (SEAT, Field("why", ("five", "pile")))),  # who set it off
    Event("ended", ()),
)

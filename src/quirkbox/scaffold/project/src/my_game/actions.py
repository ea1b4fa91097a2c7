"""What a player can do, and what the others see."""

from quirkbox.engine import Act, Actions, Event, Events, Field

from .state import SEATS, VALUES

VALUE = Field("value", range(1, VALUES + 1))
SEAT = Field("seat", SEATS)
DIE = Field("die", range(1, 7))

ACTIONS = Actions(
    # lay a card open, for as many points
    Act("play", (VALUE,)),
    # put a card aside and roll the die, for twice its points
    Act("roll", (VALUE,)),
)

# Only the seat in the field `seat` is told the secret fields.
EVENTS = Events(
    Event("drew", (SEAT, VALUE), secret=("value",)),
    Event("turn", (SEAT,)),
    Event("played", (SEAT, VALUE)),
    Event("rolled", (SEAT, VALUE, DIE), secret=("value",)),
    Event("ended", ()),
)

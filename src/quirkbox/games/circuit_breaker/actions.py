"""What a player of Circuit Breaker can do, and what the others see."""

from typing import Literal, get_args

from quirkbox.engine import Act, Actions, Event, Events, Field
from quirkbox.games.circuit_breaker.content import KNOWN
from quirkbox.games.circuit_breaker.state import EDGES, FACE, HAND, KINDS, ROUNDS, SIDE, TILES

Market = Literal["wires", "W1", "W2", "appliances", "A1", "A2", "A3"]
Sort = Literal["wire", "appliance"]
MARKET: tuple[Market, ...] = get_args(Market)
SORTS: tuple[Sort, ...] = get_args(Sort)

SEAT = Field("seat", 4)
SLOT = Field("slot", HAND)  # a tile in hand, by its place there
X, Y = Field("x", SIDE), Field("y", SIDE)  # the breaker box is in the middle; x to the right, y downwards
TURN = Field("turn", 4)  # quarter turns to the right
PILE = Field("pile", MARKET[4:])

ACTIONS = Actions(
    Act("place", (SLOT, X, Y, TURN)),
    Act("send", (Field("place", MARKET),)),  # the mouse, to the market
    Act("raid", (Field("owner", 4), X, Y)),  # the mouse, to an appliance in a network
    Act("discard", (SLOT, PILE)),
    Act("cheese", (Field("whose", 4),)),
    Act("undo"),
    Act("end"),
)

# A tile in an event: its number, its kind (none for a wire; the id of show.py's view) and its face as printed.
TILE = (
    Field("tile", TILES),
    Field("kind", (*KNOWN, *(f"own_{number}" for number in range(1, KINDS + 1)))),
    Field("edges", ["".join(EDGES[edge] for edge in face) for face in FACE]),
)
# Where a mouse is: on the market, or on an appliance of `owner`'s network.
WHERE = (Field("place", (*MARKET, "network")), Field("owner", 4), X, Y)
# What of it has no value on the market.
ON_MARKET = ("owner", "x", "y")
OPEN_PLACE = Field("place", MARKET)

EVENTS = Events(
    Event("began", (SEAT,)),  # who plays first in every round
    Event("card", (SEAT, Field("card", 24)), secret=("card",), keeps={"card": "secret card"}),  # it was dealt
    # From 1; what everybody gets, if anything.
    Event("round", (Field("number", ROUNDS + 1), Field("icon", SORTS)), optional=("icon",)),
    Event("turn", (SEAT,)),
    # A tile from a stack into a hand.
    Event(
        "drew",
        (SEAT, Field("sort", SORTS), Field("why", ("deal", "round", "mouse")), SLOT, *TILE),
        secret=("tile", "kind", "edges"),
        optional=("kind",),
    ),
    # A mouse runs home. With a tile from a stack, `drew` follows; with an open one, `took`; with nothing, `loot` is "nothing".
    Event("home", (SEAT, *WHERE, Field("loot", ("nothing", "hidden", "open"))), optional=ON_MARKET),
    Event("took", (SEAT, SLOT, *TILE), optional=("kind",)),  # an open tile went into a hand
    # What lies on top of a place now: from its stack, or what was covered before.
    Event(
        "shows",
        (OPEN_PLACE, *TILE, Field("height", TILES + 1), Field("came", ("stack", "below"))),
        optional=("kind",),
    ),
    Event("placed", (SEAT, *TILE, X, Y, TURN), optional=("kind",)),
    # A mouse went out; to which open tile.
    Event("sent", (SEAT, *WHERE, *TILE[:2]), optional=(*ON_MARKET, "tile", "kind")),
    # And a cube was taken.
    Event("discarded", (SEAT, SLOT, *TILE, PILE, Field("height", TILES + 1)), optional=("kind",)),
    # Where the mouse was; it is on the appliance stack now.
    Event("cheesed", (SEAT, Field("whose", 4), *WHERE), optional=ON_MARKET),
    # A move was taken back: which, and the tile that was placed or discarded, or whose mouse was cheesed.
    Event(
        "undone",
        (SEAT, Field("act", ("place", "send", "discard", "cheese")), *TILE, Field("whose", 4)),
        optional=("tile", "kind", "edges", "whose"),
    ),
    Event("ended", ()),
    Event("revealed", (SEAT, Field("card", 24))),  # everybody's card at the end, and what each kind was worth
    Event("counted", (SEAT, TILE[1], Field("number", 9), Field("wanted", 2), Field("points", 1000))),
    Event("total", (SEAT, Field("points", 10000), Field("appliances", HAND + 1), Field("cheese", 100))),
)

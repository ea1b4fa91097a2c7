"""What is told about a table, as types: to one connection over its socket, or of a finished game.

What may be asked, and what goes over plain HTTP, is in server/wire.py. docs/protocol.md tells the story in words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, WithJsonSchema, with_config

# Before Python 3.12, Pydantic reads no other.
from typing_extensions import TypedDict

_strict = with_config(ConfigDict(extra="forbid", strict=True))


def _tagged(tag: str) -> WithJsonSchema:
    """An object of a game's own; all that is the same in all games is what tells one kind from another."""
    return WithJsonSchema(
        {"type": "object", "properties": {tag: {"type": "string"}}, "required": [tag], "additionalProperties": True},
    )


# What the games fill in: each declares its own actions, events and view, and schema.py makes types of them.
GameAction = Annotated[dict[str, Any], _tagged("act")]
GameEvent = Annotated[dict[str, Any], _tagged("event")]
GameView = dict[str, Any]


@_strict
class SeatInfo(TypedDict):
    """One chair. Before the start `seat == chair`; at the start empty chairs are taken away and seats are numbered on."""

    seat: int
    chair: Annotated[
        int, Field(description="0 yellow triangle, 1 blue circle, 2 red square, 3 violet diamond; stays for the whole game")
    ]
    kind: Literal["free", "person", "bot"]
    name: str
    bot: Annotated[str | None, Field(description="the id of the bot that plays this seat")]
    here: Annotated[bool, Field(description="somebody is connected for this seat (a bot always is)")]
    mine: bool
    stands_in_for: Annotated[str | None, Field(description="the person whose seat the bot keeps warm")]


@_strict
class TableInfo(TypedDict):
    """The table itself. Sent on connecting and whenever it changes."""

    type: Literal["table"]
    code: str
    game: str
    options: dict[str, str]
    public: bool
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    looking_as: Annotated[int, Field(description="the seat whose view this connection gets, -1 as a spectator")]
    watchers: int
    commitment: Annotated[str | None, Field(description="SHA-256 of the secret that makes the dice; shown from the start")]
    secret: Annotated[str | None, Field(description="shown when the game is over")]
    rematch: str | None
    now: Annotated[int, Field(description="the server's clock in ms, to count deadlines down")]
    away_ms: Annotated[int, Field(description="whoever has been gone for so long may be stood in for by a bot")]


Lines = Annotated[list[str], Field(description="each event of the trail in words, where the client has none of its own")]


@_strict
class Plain(TypedDict):
    """How a position looks: only for a game without a client of its own, whose board knows nothing of it."""

    text: Annotated[str, Field(description="as in a terminal")]
    svg: Annotated[str | None, Field(description="a drawing, if the game makes one")]
    open: Annotated[bool, Field(description="a spectator sees just the same: nothing of it is a secret")]


@_strict
class Update(TypedDict):
    """The game after log entry `seq`, as this connection may see it."""

    type: Literal["update"]
    seq: Annotated[int, Field(description="0 after the deal")]
    seat: Annotated[int, Field(description="who acted; the number of players means the table itself (HOST), -1 the deal")]
    at: int
    trail: Annotated[list[GameEvent], Field(description="what happened, event by event: {event: name, ...}")]
    view: GameView
    legal: Annotated[list[GameAction], Field(description="what the seat one looks as may do now: {act: name, ...}")]
    waiting: Annotated[list[int], Field(description="the seats that may act now")]
    score: list[int]
    over: bool
    winners: list[int]
    deadline: Annotated[int | None, Field(description="when the table itself will act, in ms of the server's clock")]
    lines: NotRequired[Lines]
    plain: NotRequired[Plain]


@_strict
class Past(TypedDict):
    """One earlier log entry, as this connection may see it."""

    seq: int
    seat: int
    at: int
    trail: list[GameEvent]
    lines: NotRequired[Lines]


@_strict
class History(TypedDict):
    """What was missed since the seq named on connecting. An `update` with the present follows."""

    type: Literal["history"]
    past: list[Past]


@_strict
class Done(TypedDict):
    """The ask is carried out, and durable."""

    type: Literal["done"]
    id: str
    seq: int | None


@_strict
class Refused(TypedDict):
    """The ask is not carried out; nothing has changed. `id` is empty where the message could not be read."""

    type: Literal["refused"]
    id: str
    why: str


@_strict
class Ping(TypedDict):
    type: Literal["ping"]
    n: int


AnyTell = Annotated[TableInfo | Update | History | Done | Refused | Ping, Field(discriminator="type")]


@_strict
class Replay(TypedDict):
    """A finished game, every hand open: one update per log entry, the deal first."""

    code: str
    game: str
    names: list[str]
    chairs: list[int]
    options: dict[str, str]
    updates: list[Update]

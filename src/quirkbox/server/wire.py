"""Everything that travels between a browser and the server, as types.

`quirkbox schema` prints them as JSON Schema; the client's `wire.ts` is made from that.
docs/protocol.md tells the story in words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

Name = Annotated[str, Field(min_length=1, max_length=24, description="a nickname, as shown at the table")]
Id = Annotated[
    str,
    Field(min_length=1, max_length=64, description="made by the client; the same id twice is the same ask"),
]


def _tagged(tag: str) -> WithJsonSchema:
    """An object of a game's own; all that is the same in all games is what tells one kind from another."""
    return WithJsonSchema(
        {"type": "object", "properties": {tag: {"type": "string"}}, "required": [tag], "additionalProperties": True},
    )


# What the games fill in: each declares its own actions, events and view, and schema.py makes types of them.
GameAction = Annotated[dict[str, Any], _tagged("act")]
GameEvent = Annotated[dict[str, Any], _tagged("event")]
GameView = dict[str, Any]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# --- what a client may ask over the socket ---


class Ask(Strict):
    id: Id


class Move(Ask):
    """Do something in the game.

    `seq` is the last update the player has seen. Others may have moved since; but if the seat's chance to act came only later,
    the move was meant for something else and is refused. -1: not told, not checked.
    """

    type: Literal["move"] = "move"
    seat: int
    seq: int
    do: GameAction


class Look(Ask):
    """See the table as one of one's own seats (several people share a device), or as a spectator (-1)."""

    type: Literal["look"] = "look"
    seat: int


class Sit(Ask):
    """Take a free chair, or take one's own seat back from the bot that stood in."""

    type: Literal["sit"] = "sit"
    seat: int
    name: Name


class Stand(Ask):
    """Leave one's own seat, or send a bot away. In a running game a bot of the same seat may then be asked in."""

    type: Literal["stand"] = "stand"
    seat: int


class AddBot(Ask):
    """Put a bot on a free chair, or let it play on for somebody who has left."""

    type: Literal["bot"] = "bot"
    seat: int
    bot: str


class SetOptions(Ask):
    """Change options before the start. Only the named ones change."""

    type: Literal["options"] = "options"
    options: dict[str, str]


class SetPublic(Ask):
    """List the table among the open tables of the lobby, or not."""

    type: Literal["public"] = "public"
    public: bool


class Start(Ask):
    type: Literal["start"] = "start"


class Rematch(Ask):
    """The same people at a new table; its code then stands in everybody's `table.rematch`."""

    type: Literal["rematch"] = "rematch"


class Pong(Strict):
    """The answer to `ping`: the server measures the way there and back itself."""

    type: Literal["pong"] = "pong"
    n: int


AnyAsk = Annotated[
    Move | Look | Sit | Stand | AddBot | SetOptions | SetPublic | Start | Rematch | Pong,
    Field(discriminator="type"),
]


# --- what the server tells ---


class SeatInfo(Strict):
    """One chair. Before the start `seat == chair`; at the start empty chairs are taken away and seats are numbered on."""

    seat: int
    chair: int = Field(description="0 yellow triangle, 1 blue circle, 2 red square, 3 violet diamond; stays for the whole game")
    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None = Field(description="the id of the bot that plays this seat")
    here: bool = Field(description="somebody is connected for this seat (a bot always is)")
    mine: bool
    stands_in_for: str | None = Field(description="the person whose seat the bot keeps warm")


class TableInfo(Strict):
    """The table itself. Sent on connecting and whenever it changes."""

    type: Literal["table"] = "table"
    code: str
    game: str
    options: dict[str, str]
    public: bool
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    looking_as: int = Field(description="the seat whose view this connection gets, -1 as a spectator")
    watchers: int
    commitment: str | None = Field(description="SHA-256 of the secret that makes the dice; shown from the start")
    secret: str | None = Field(description="shown when the game is over")
    rematch: str | None
    now: int = Field(description="the server's clock in ms, to count deadlines down")


class Update(Strict):
    """The game after log entry `seq`, as this connection may see it."""

    type: Literal["update"] = "update"
    seq: int = Field(description="0 after the deal")
    seat: int = Field(description="who acted; the number of players means the table itself (HOST), -1 the deal")
    at: int
    trail: list[GameEvent] = Field(description="what happened, event by event: {event: name, ...}")
    view: GameView
    legal: list[GameAction] = Field(description="what the seat one looks as may do now: {act: name, ...}")
    waiting: list[int] = Field(description="the seats that may act now")
    score: list[int]
    over: bool
    winners: list[int]
    deadline: int | None = Field(description="when the table itself will act, in ms of the server's clock")


class Past(Strict):
    """One earlier log entry, as this connection may see it."""

    seq: int
    seat: int
    at: int
    trail: list[GameEvent]


class History(Strict):
    """What was missed since the seq named on connecting. An `update` with the present follows."""

    type: Literal["history"] = "history"
    past: list[Past]


class Done(Strict):
    """The ask is carried out, and durable."""

    type: Literal["done"] = "done"
    id: str
    seq: int | None = None


class Refused(Strict):
    """The ask is not carried out; nothing has changed. `id` is empty where the message could not be read."""

    type: Literal["refused"] = "refused"
    id: str
    why: str


class Ping(Strict):
    type: Literal["ping"] = "ping"
    n: int


AnyTell = Annotated[TableInfo | Update | History | Done | Refused | Ping, Field(discriminator="type")]


# --- over plain HTTP ---


class ChoiceInfo(Strict):
    id: str
    name: str
    words: str
    group: str = Field(description="where there are many: a heading they stand under")
    level: int = Field(description="how hard it is, in stars; 0: not told")


class OptionInfo(Strict):
    id: str
    question: str
    choices: list[ChoiceInfo]
    default: str
    # the text of somebody's own file will do too
    content: bool


class BotInfo(Strict):
    id: str
    name: str
    words: str


class GameInfo(Strict):
    id: str
    name: str
    tagline: str
    players: tuple[int, int]
    minutes: int
    cooperative: bool
    options: list[OptionInfo] = Field(description="without the number of players: that is the number of taken chairs")
    bots: list[BotInfo]
    rules: str = Field(description="the rules in words, as Markdown")
    ready: bool = Field(description="its rules are compiled: it can be started")


class Ready(Strict):
    ready: bool = Field(description="it can be started; if not, it is compiled next")


class NewTable(Strict):
    """A new table; whoever asks sits on the first chair. `bots` fills the next chairs, `start` begins at once."""

    game: str
    name: Name
    options: dict[str, str] = {}
    bots: list[str] = []
    public: bool = False
    start: bool = False


class TableCode(Strict):
    code: str


class Me(Strict):
    """Who this browser is: a nickname and nothing more."""

    name: str | None


class Rename(Strict):
    name: Name


class TableLine(Strict):
    """A table in a list: an open one, or one of one's own."""

    code: str
    game: str
    status: Literal["waiting", "playing", "over"]
    host: str = Field(description="the name on the first taken chair")
    seats: list[SeatInfo]
    seq: int
    my_turn: bool
    waiting_for: list[str]
    at: int


class Tables(Strict):
    open: list[TableLine]
    mine: list[TableLine] = Field(description="not finished first, then the newest")


class Replay(Strict):
    """A finished game, every hand open: one update per log entry, the deal first."""

    code: str
    game: str
    names: list[str]
    chairs: list[int]
    options: dict[str, str]
    updates: list[Update]


class Content(Strict):
    """Somebody's own content for an option of a game: the text of a file."""

    text: str


class ContentInfo(Strict):
    """Content on the table."""

    id: str = Field(description="the choice it stands for; empty: somebody's own")
    view: GameView = Field(description="a fresh game with it, as a spectator sees it")


class ContentWords(Strict):
    words: str = Field(description="what is in a file, in a few lines")


class Health(Strict):
    status: Literal["ok"]
    version: str
    tables: int
    playing: int
    connections: int
    uptime_s: float


class Problem(Strict):
    """Every HTTP error: one sentence."""

    why: str

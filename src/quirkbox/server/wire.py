"""What a browser may ask of the server, and all that goes over plain HTTP, as types. What is told about a table: table/tells.py.

`quirkbox schema` prints them as JSON Schema; the client's `wire.ts` is made from that.
docs/protocol.md tells the story in words.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from quirkbox.table.tells import GameAction, GameView, SeatInfo

Name = Annotated[str, Field(min_length=1, max_length=24, description="a nickname, as shown at the table")]
Id = Annotated[
    str,
    Field(min_length=1, max_length=64, description="made by the client; the same id twice is the same ask"),
]


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


class FieldInfo(Strict):
    name: str
    values: list[str | int]


class ActInfo(Strict):
    """One kind of action: {act: name, field: value, ...}."""

    name: str
    fields: list[FieldInfo]


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
    client: Literal["own", "plain", "module"] = Field(
        description="its board: the web client's own for it, the plain one, or an ES module from the game's package"
    )
    module: str | None = Field(description="where that module is")
    rules_html: str | None = Field(description="the rules as HTML, for a game without a client of its own")
    acts: list[ActInfo] = Field(description="everything one can ever do; `legal` in an update is what one may do now")
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

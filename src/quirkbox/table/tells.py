"""What is told about a table, as types: to one connection over its socket, or of a finished game.

What may be asked, and what goes over plain HTTP, is in server/wire.py. docs/protocol.md tells the story in words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, WithJsonSchema, with_config

# Before Python 3.12, Pydantic reads no other.
from typing_extensions import TypedDict

from quirkbox.table.proposal import What
from quirkbox.table.table import Closed, Tempo
from quirkbox.table.talk import Phrase
from quirkbox.words.sentence import Sentence

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
class SentenceTold(TypedDict):
    """Something to be said to a person: which sentence of the catalogue, and what it speaks of. `plain` is a finished text."""

    id: str
    args: Annotated[dict[str, Any], Field(description="texts, numbers, lists of texts, and sentences within the sentence")]


def told_sentence(said: Sentence | str) -> SentenceTold:
    """A sentence for the wire; a finished text as one."""
    sentence = Sentence.of(said)
    return {"id": sentence.id, "args": sentence.to_json()["args"]}


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
    pieces: NotRequired[Annotated[dict[str, str], Field(description="how its own pieces look, those that are not as usual")]]


@_strict
class GuestInfo(TypedDict):
    """Somebody at the door."""

    who: Annotated[str, Field(description="what to call them by in an ask; it says nothing else about them")]
    name: str


@_strict
class DoorInfo(TypedDict):
    """Who may come in, and what its host has to know."""

    host: Annotated[int, Field(description="the seat of whoever minds the door; -1: nobody sits here")]
    opens: Annotated[
        Literal["open", "knock", "locked"],
        Field(description="whoever comes may sit down, or only whom the host lets in, or nobody new"),
    ]
    watching: Annotated[bool, Field(description="whether people without a seat see the game while it goes on")]
    knocked: Annotated[bool, Field(description="one has knocked, and the host has not answered")]
    knocking: Annotated[list[GuestInfo], Field(description="who waits to be let in and is connected; told to the host alone")]
    sent_away: Annotated[list[GuestInfo], Field(description="who may not come back; told to the host alone")]


@_strict
class ClockAgreed(TypedDict):
    """How long people may take, as agreed on before the game."""

    kind: Annotated[
        Literal["quick", "slow"],
        Field(description="so many seconds for the whole game and `plus` for each turn, or for each turn"),
    ]
    seconds: int
    plus: int
    bot: Annotated[str | None, Field(description="plays on for whoever runs out of time; null: the game ends, unfinished")]


@_strict
class Asked(TypedDict):
    """What somebody asks all other people at the table."""

    what: What
    by: Annotated[int, Field(description="the seat that asks")]
    agreed: Annotated[list[int], Field(description="the seats that have said yes")]
    declined: Annotated[int | None, Field(description="the seat that has said no: it does not happen")]


@_strict
class BeginningInfo(TypedDict):
    """What a table's game begins from where it is no deal."""

    code: Annotated[str | None, Field(description="the table that it goes on from; null: none")]
    seq: Annotated[int, Field(description="after which entry of that game's log")]
    believed_by: Annotated[
        int | None,
        Field(description="what was hidden is dealt anew as this seat could have believed; null: it is the same"),
    ]
    by_hand: Annotated[bool, Field(description="the position was set up by hand")]


@_strict
class TableInfo(TypedDict):
    """The table itself. Sent on connecting and whenever it changes."""

    type: Literal["table"]
    code: str
    game: str
    options: dict[str, str]
    public: bool
    hints: NotRequired[Annotated[bool, Field(description="people agreed that anybody may ask for hints")]]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    looking_as: Annotated[int, Field(description="the seat whose view this connection gets, -1 as a spectator")]
    watchers: int
    commitment: Annotated[str | None, Field(description="SHA-256 of the secret that makes the dice; shown from the start")]
    secret: Annotated[str | None, Field(description="shown when the game is over")]
    seal: Annotated[str | None, Field(description="what ties the transcript together; shown when the game is over")]
    rematch: str | None
    door: NotRequired[Annotated[DoorInfo, Field(description="a lesson and a replay have none")]]
    now: Annotated[int, Field(description="the server's clock in ms, to count deadlines down")]
    tempo: NotRequired[Annotated[Tempo, Field(description="how fast bots are here, as whoever is alone with them wants it")]]
    minder: NotRequired[
        Annotated[str | None, Field(description="the bot that plays on for whoever is gone, until they return; null: none does")]
    ]
    clock: NotRequired[Annotated[ClockAgreed | None, Field(description="null: everybody takes as long as they like")]]
    asked: NotRequired[Asked | None]
    closed: NotRequired[
        Annotated[Closed, Field(description="why it is over before its rules say so: all agreed, or somebody's time ran out")]
    ]
    beginning: NotRequired[Annotated[BeginningInfo | None, Field(description="null: a deal, as usual")]]
    chat: NotRequired[Annotated[bool, Field(description="people may write to each other; its host says so")]]
    deal: NotRequired[Annotated[str | None, Field(description="the deal that other teams play too; null: its own")]]
    gathers: NotRequired[
        Annotated[bool, Field(description="opened for whoever looks for a game: it begins by itself once enough are there")]
    ]
    begins: NotRequired[Annotated[int | None, Field(description="when it begins by itself, in ms of the server's clock")]]
    away_ms: Annotated[int, Field(description="whoever has been gone for so long may be stood in for by a bot")]


Lines = Annotated[list[SentenceTold], Field(description="each event of the trail in words, where the client has none of its own")]


@_strict
class Plain(TypedDict):
    """How a position looks: only for a game without a client of its own, whose board knows nothing of it."""

    text: Annotated[str, Field(description="as in a terminal")]
    svg: Annotated[str | None, Field(description="a drawing, if the game makes one")]
    open: Annotated[bool, Field(description="a spectator sees just the same: nothing of it is a secret")]


@_strict
class AimTold(TypedDict):
    """The line that always stands at the table."""

    after: Annotated[SentenceTold, Field(description="what one is after right now; once it is over: why it has ended so")]
    meant: Annotated[
        SentenceTold | None, Field(description="what the last thing that happened meant for it, if it meant something")
    ]


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
    aim: NotRequired[Annotated[AimTold, Field(description="not in a replay: there one looks through nobody's eyes")]]
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
class Back(TypedDict):
    """Something was taken back: what was told of the game so far is to be forgotten. The whole `history` follows, and an
    `update` with the present."""

    type: Literal["back"]


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
    why: SentenceTold


@_strict
class SaidTold(TypedDict):
    """Somebody says something, for a moment. It is not told again."""

    type: Literal["said"]
    seat: int
    phrase: Phrase


@_strict
class ChatLine(TypedDict):
    n: int
    seat: Annotated[int, Field(description="the seat of the chair it was written from")]
    who: Annotated[str, Field(description="what they were called then")]
    text: str
    at: int


@_strict
class ChatTold(TypedDict):
    """What people at the table write, told to those who sit there alone: the last lines on connecting, then each."""

    type: Literal["chat"]
    lines: list[ChatLine]


@_strict
class ClockTold(TypedDict):
    """What is on the clock of a seat, in ms, at the moment it is told."""

    seat: int
    left: int
    runs: bool


@_strict
class ClocksTold(TypedDict):
    """The clocks of all people, whenever one of them has begun or ceased to run."""

    type: Literal["clocks"]
    clocks: list[ClockTold]


@_strict
class Ping(TypedDict):
    type: Literal["ping"]
    n: int


AnyTell = Annotated[
    TableInfo | Update | History | Back | ClocksTold | SaidTold | ChatTold | Done | Refused | Ping, Field(discriminator="type")
]


@_strict
class Replay(TypedDict):
    """A finished game, every hand open: one update per log entry, the deal first."""

    code: str
    game: str
    names: list[str]
    chairs: list[int]
    options: dict[str, str]
    updates: list[Update]


@_strict
class LessonMoment(TypedDict):
    """Where a learner is in a lesson, and what has happened since the last call."""

    table: TableInfo
    title: SentenceTold
    step: Annotated[int, Field(description="from 0; `steps` once the lesson is over")]
    steps: int
    say: SentenceTold
    point: Annotated[list[str], Field(description="what to look at: the names of elements on the board")]
    waits: Literal["next", "move", "end"]
    answer: Annotated[GameAction | None, Field(description="what would be right, for whoever wants to be shown")]
    why: Annotated[SentenceTold | None, Field(description="what was done last is not right: why; the game is as before")]
    begun: Annotated[list[int], Field(description="by step: how many things had been done when it began")]
    updates: list[Update]

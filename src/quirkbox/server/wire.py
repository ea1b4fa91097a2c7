"""What a browser may ask of the server, and all that goes over plain HTTP, as types. What is told about a table: table/tells.py.

`quirkbox schema` prints them as JSON Schema; the client's `wire.ts` is made from that.
docs/protocol.md tells the story in words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from quirkbox.table.proposal import What
from quirkbox.table.table import Tempo
from quirkbox.table.talk import Phrase
from quirkbox.table.tells import GameAction, GameEvent, GameView, SeatInfo, SentenceTold


def _whole(number: object) -> object:
    """In JSON 5.0 is a whole number too."""
    return int(number) if isinstance(number, float) and number.is_integer() else number


Whole = Annotated[int, BeforeValidator(_whole)]
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


class TakeBack(Ask):
    """One's last action, and what bots did after it, have not been done. Only alone with bots, while nothing hidden was seen."""

    type: Literal["take_back"] = "take_back"
    seat: int


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


class SetPieces(Ask):
    """How the pieces of one's own seat look: its mouse, its token. Only the named ones change, and no rule knows of it."""

    type: Literal["pieces"] = "pieces"
    seat: int
    pieces: dict[str, str]


class SetPublic(Ask):
    """List the table among the open tables of the lobby, or not."""

    type: Literal["public"] = "public"
    public: bool


class SetHints(Ask):
    """Agree before the game that anybody may ask for hints, or that nobody does among people."""

    type: Literal["hints"] = "hints"
    hints: bool


class SetDoor(Ask):
    """Who may sit down: whoever comes, whom the host lets in, or nobody new; and whether others may watch. For the host."""

    type: Literal["door"] = "door"
    opens: Literal["open", "knock", "locked"]
    watching: bool


class Knock(Ask):
    """Ask the host to be let in. Whoever is let in gets a free chair."""

    type: Literal["knock"] = "knock"
    name: Name


class LetIn(Ask):
    """The host's answer to somebody who knocks; or somebody who was sent away may come back."""

    type: Literal["let_in"] = "let_in"
    who: Annotated[str, Field(max_length=32)]
    welcome: bool


class SendAway(Ask):
    """The host sends away whoever has this seat. They may not come back unless the host lets them."""

    type: Literal["send_away"] = "send_away"
    seat: int
    bot: str = Field(description="the bot that plays on, if the game has begun")


class SetTempo(Ask):
    """How fast the bots are, or that everything waits: for whoever is alone with bots."""

    type: Literal["tempo"] = "tempo"
    tempo: Tempo


class SetMinder(Ask):
    """A bot plays on by itself for whoever is gone for a minute, and gives the seat back when they return; null: none does."""

    type: Literal["minder"] = "minder"
    bot: str | None


class TimeControl(Strict):
    """How long people may take."""

    kind: Literal["quick", "slow"] = Field(
        description="so many seconds for the whole game and `plus` for each turn, or so many for each turn"
    )
    seconds: Annotated[int, Field(ge=1, le=30 * 86_400), BeforeValidator(_whole)]
    plus: Annotated[int, Field(ge=0, le=3600), BeforeValidator(_whole)] = 0
    bot: str | None = Field(description="plays on for whoever runs out of time; null: the game ends, unfinished")


class SetClock(Ask):
    """Agree before the game how long people may take; null: as long as they like."""

    type: Literal["clock"] = "clock"
    clock: TimeControl | None


class Propose(Ask):
    """Ask all other people at the table to pause, to go on, or to end the game. Whoever is alone with bots need not ask."""

    type: Literal["propose"] = "propose"
    what: What


class Answer(Ask):
    """Say yes or no to what somebody has asked."""

    type: Literal["answer"] = "answer"
    yes: bool


class Say(Ask):
    """Say something from one's own seat: a face or a short phrase. All at the table see it for a moment, and nobody keeps it."""

    type: Literal["say"] = "say"
    seat: int
    phrase: Phrase


class Write(Ask):
    """Write something to the others who sit at the table. The last lines are kept as long as the table is."""

    type: Literal["write"] = "write"
    seat: int
    text: Annotated[str, Field(min_length=1, max_length=200)]


class SetChat(Ask):
    """Whether people write to each other here. For the host."""

    type: Literal["chat"] = "chat"
    chat: bool


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
    Move
    | TakeBack
    | Look
    | Sit
    | Stand
    | AddBot
    | SetOptions
    | SetPieces
    | SetPublic
    | SetHints
    | SetDoor
    | Knock
    | LetIn
    | SendAway
    | SetTempo
    | SetMinder
    | SetClock
    | Propose
    | Answer
    | Say
    | Write
    | SetChat
    | Start
    | Rematch
    | Pong,
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


class PieceInfo(Strict):
    id: str
    question: str
    choices: list[ChoiceInfo] = Field(description="the first one is usual")


class BotInfo(Strict):
    id: str
    name: str
    words: str
    strength: Literal["easy", "fair", "strong", ""] = Field(description="how hard it is to beat; empty: nobody knows")


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
    pieces: list[PieceInfo] = Field(description="what of a seat's own comes in several forms: looks only")
    bots: list[BotInfo]
    unhurried: dict[str, str] = Field(description="what to agree on for a first game, in which nobody has to hurry")
    talk: bool = Field(description="whether people may say something to each other at the table (`say`)")
    rules: str = Field(description="the rules in words, as Markdown")
    client: Literal["own", "plain", "module"] = Field(
        description="its board: the web client's own for it, the plain one, or an ES module from the game's package"
    )
    module: str | None = Field(description="where that module is")
    rules_html: str | None = Field(description="the rules as HTML, for a game without a client of its own")
    acts: list[ActInfo] = Field(description="everything one can ever do; `legal` in an update is what one may do now")
    ready: bool = Field(description="its rules are compiled: it can be started")
    positions: bool = Field(description="its positions can be set up by hand")


class Ready(Strict):
    ready: bool = Field(description="it can be started; if not, it is compiled next")


class NewTable(Strict):
    """A new table; whoever asks sits on the first chair. `bots` fills the next chairs, `start` begins at once."""

    game: str
    name: Name
    options: dict[str, str] = {}
    pieces: dict[str, str] = {}
    bots: list[str] = []
    public: bool = False
    start: bool = False


class Match(Strict):
    """Somebody looks for people to play with."""

    name: Name
    game: str = Field(description="which game, and with `any` the one to open a table of if nobody waits anywhere")
    any: bool = Field(default=False, description="any game will do")
    at: str | None = Field(default=None, description="the table at which one waits already; one stays there if nothing is better")


class TableCode(Strict):
    code: str


class Me(Strict):
    """Who this browser is."""

    name: str | None
    face: int = Field(description="which of the four chairs' faces one likes to have")
    player: str | None = Field(description="what one's page for others is found by; null: no name yet")


class Rating(Strict):
    game: str
    rating: int = Field(description="1500 for whoever has not played yet")
    give_or_take: int = Field(description="how much it may be wrong: it is not in 19 cases of 20")
    games: int


class RatedGame(Strict):
    """A finished game between people, and the rating after it."""

    code: str
    game: str
    at: int
    place: int
    others: list[str]
    rating: int
    give_or_take: int


class Player(Strict):
    """Somebody's page, for whoever was sent it."""

    name: str
    face: int
    ratings: list[Rating]
    games: list[RatedGame] = Field(description="the newest first")


class HabitTold(Strict):
    """How often somebody had a chance of some kind in a game, and how often it passed by."""

    missed: int
    of: int


class PlayedGame(Strict):
    """A finished game of one's own, as one seat of it had it."""

    code: str
    game: str
    at: int
    seat: int
    players: int
    people: int = Field(description="how many of the others were people")
    place: int
    winners: int = Field(description="how many share the victory; of a team that lost, none")
    role: str = Field(description="what the seat was in it, by an id of the game's; empty: seats do not differ")
    habits: dict[str, HabitTold] = Field(description="what one tends to miss, by an id of the game's")


class Played(Strict):
    """Everything that is kept of one's games, for oneself."""

    games: list[PlayedGame] = Field(description="the newest first")


class Rename(Strict):
    name: Name
    face: Annotated[int, Field(ge=0, le=3), BeforeValidator(_whole)] | None = Field(default=None, description="null: as it is")


class PushKey(Strict):
    """Whether word can be sent to people's devices."""

    key: str | None = Field(description="what a browser needs to ask for it (`applicationServerKey`); null: none is sent here")


class Device(Strict):
    """A device that is to be told when it is one's turn: the browser's `PushSubscription`."""

    endpoint: Annotated[str, Field(max_length=500)]
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{80,100}=*$", max_length=100)]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,36}=*$", max_length=40)]
    language: Annotated[str, Field(max_length=16, description="in which it is told")]


class DeviceGone(Strict):
    endpoint: Annotated[str, Field(max_length=500)]


class MoveWords(Strict):
    """What one types on another device to be oneself there. They are told once, and good for once."""

    words: str
    seconds: int = Field(description="so long")


class ComeOver(Strict):
    words: Annotated[str, Field(max_length=64, description="in any case, with dashes, blanks or nothing between")]


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
    left: int | None = Field(default=None, description="what is on one's own clock, in ms, if it runs")
    place: int | None = Field(default=None, description="which place one reached, if it is over: 1 for all who won")
    at: int


class Invitation(Strict):
    """A friend asks one to a table that has not begun."""

    code: str
    game: str
    by: str
    at: int


class Friend(Strict):
    """Somebody whose link one has followed, or who has followed one's own."""

    player: str = Field(description="what their page is found by")
    name: str
    face: int
    here: bool = Field(description="they look at Quirkbox just now")
    game: str | None = Field(description="what they sit at; null: no table")
    status: Literal["waiting", "playing"] | None
    code: str | None = Field(description="where, if others may sit down or watch there")


class FriendLink(Strict):
    code: str = Field(description="behind # in a link to /friends: no browser sends it before one agrees")
    seconds: int = Field(description="so long")


class Befriend(Strict):
    code: Annotated[str, Field(max_length=64)]
    name: Name = Field(description="what one is called, if the server does not know it yet")


class Tables(Strict):
    open: list[TableLine]
    invited: list[Invitation] = Field(description="by friends, the newest first")
    mine: list[TableLine] = Field(description="not finished first, then the newest")


class Content(Strict):
    """Somebody's own content for an option of a game: the text of a file."""

    text: str


class ContentInfo(Strict):
    """Content on the table."""

    id: str = Field(description="the choice it stands for; empty: somebody's own")
    view: GameView = Field(description="a fresh game with it, as a spectator sees it")
    text: str = Field(description="the file")
    file: dict[str, Any] = Field(description="what the file says, as JSON; empty if it is written in another way")


class ContentWords(Strict):
    words: str = Field(description="what is in a file, in a few lines")
    trail: list[GameEvent] = Field(description="how it is solved, event by event from its start; empty: that is not known")


LabPhase = Literal["start", "games", "watched", "chances", "options", "strength", "page"]


class LabSettings(Strict):
    """What a report is made of. The same settings give the same report."""

    bots: list[str] = Field(description="by seat; `search@100` looks ahead 100 times a move")
    options: dict[str, str]
    games: Whole
    seed: Annotated[int, Field(ge=0, lt=2**31), BeforeValidator(_whole)]
    strength: bool = Field(description="whether bots with larger and larger budgets play each other, which takes longer")


class LabAsk(Strict):
    settings: LabSettings
    start: bool = Field(description="false: only look whether there is such a report")


class LabRun(Strict):
    """How it stands with a report."""

    key: str = Field(description="its name here, for as long as it is kept")
    game: str
    settings: LabSettings = Field(description="with all options at their answers")
    state: Literal["new", "waiting", "running", "done", "failed"] = Field(description="new: nobody has asked for it")
    phase: LabPhase
    part: float = Field(description="how much of it is done, 0 to 1")
    seconds_left: float | None
    played: int
    ahead: int = Field(description="so many others are waiting before it")
    stopped: bool = Field(description="it is of fewer games than were asked for")
    mine: bool = Field(description="whoever asks has begun it, and may stop it")
    why: SentenceTold | None = Field(description="if it failed")


class LabFigure(Strict):
    value: float | None
    ci95: list[float | None]
    of: int


class FirstLookAsk(Strict):
    """Somebody's own content, to be tried with bots."""

    text: str
    players: Whole
    options: dict[str, str] = Field(default={}, description="the other options")


class LabRemark(Strict):
    about: str = Field(description="seat, part, team, rounds, length, ties or nothing")
    words: SentenceTold
    warns: bool


class FirstLook(Strict):
    """What a few hundred quick games say of somebody's content."""

    games: int
    bots: list[str]
    cooperative: bool
    won: list[LabFigure] = Field(description="by seat; of a team, one figure")
    minutes: int = Field(description="how long people would take, about")
    rounds: LabFigure | None = Field(description="where a game has rounds")
    remarks: list[LabRemark] = Field(description="what players would feel, the worst first")


class WholeGame(Strict):
    """Who one plays against in a whole game, and how."""

    bots: list[str]
    options: dict[str, str]


class LessonInfo(Strict):
    """A lesson in the list of a game's."""

    id: str
    title: str
    teaches: str
    steps: int
    table: WholeGame | None = Field(description="a whole game at a table instead of steps")


class PuzzleInfo(Strict):
    """A puzzle in the list of a game's."""

    id: str
    kind: str
    task: SentenceTold
    rating: int = Field(description="how hard it is: more is harder, 1000 is easy")
    moves: int


class LessonAsk(Strict):
    """All that a learner has done so far, null for "Next": the server keeps nothing. `since` is the last update they saw."""

    done: Annotated[list[GameAction | None], Field(max_length=200)]
    since: Annotated[int, Field(ge=-1, description="-1: only the present"), BeforeValidator(_whole)] = -1


class HintAsk(Strict):
    seat: Whole


class HintLine(Strict):
    """An action that is worth considering."""

    action: GameAction
    words: SentenceTold = Field(description="what doing it looks like")
    chance: float = Field(description="to win with it, 0 to 1, as far as the seat knows")
    reason: SentenceTold


class Hint(Strict):
    """What the search would do, the best first."""

    seq: int = Field(description="the moment it is about")
    seat: int
    prospects: list[HintLine]


class ChancePoint(Strict):
    """Everybody's chance to win after an entry of the log; at the end, who has won."""

    seq: int
    chances: list[float]


class DecisionTold(Strict):
    """A choice that somebody had: what they did, and what the search would have done."""

    seq: int
    seat: int
    played: GameAction
    played_words: SentenceTold
    played_value: float
    best: GameAction
    best_words: SentenceTold
    best_value: float
    cost: float = Field(description="how much chance was given away")
    strong: bool = Field(description="the best was found, and nothing else was nearly as good")
    turning: bool = Field(description="one of the mistakes that cost most")


class AnalysisTold(Strict):
    open_hands: bool
    names: list[str]
    cooperative: bool
    points: list[ChancePoint]
    decisions: list[DecisionTold]
    after: dict[str, Any] | None = Field(default=None, description="what the game itself has to say of it")


class AnalysisRun(Strict):
    """How it stands with an analysis."""

    state: Literal["new", "running", "done", "failed"] = Field(description="new: nobody has asked for it")
    done: int = Field(description="decisions that have been looked at")
    of: int
    why: SentenceTold | None = Field(description="if it failed")
    analysis: AnalysisTold | None


class Report(Strict):
    """Somebody at one's table who is to be looked at by whoever runs the server."""

    seat: Whole
    why: Literal["words", "spoils", "name", "other"] = Field(
        description="what they write, that they spoil the game, what they are called, or something else"
    )
    more: Annotated[str, Field(max_length=300)] = ""


class DealCode(Strict):
    id: str = Field(description="a deal that other teams may play, at /deal/ID")


class DealTeam(Strict):
    """A team that has played a deal. What it made of it is told to those alone who have played it too."""

    names: list[str]
    at: int
    code: str | None = Field(description="where it can be watched")
    won: bool | None
    score: int | None
    moves: int | None


class Deal(Strict):
    id: str
    game: str
    options: dict[str, str]
    players: int
    played: bool = Field(description="whoever asks has played it")
    teams: list[DealTeam] = Field(description="the best first; to whoever has not played it, the earliest first")


class PlayDeal(Strict):
    name: Name


class Branch(Strict):
    """From which moment to play on, and on which seat; bots take the others, or friends do."""

    seq: Whole = Field(description="the last entry of the log that counts; 0: the deal alone")
    seat: Whole
    name: Name
    anew: bool = Field(default=False, description="what was hidden is dealt anew, as this seat could have believed then")
    friends: bool = Field(default=False, description="the table waits for people on the other seats")
    bot: str = "search"


class PositionAsk(Strict):
    """A position that somebody sets up by hand; null: a fresh deal, to begin with."""

    players: Whole
    options: dict[str, str] = {}
    position: dict[str, Any] | None = None


class PositionTold(Strict):
    """It can be played on from there."""

    position: dict[str, Any] = Field(description="all that was told, and what the dice have said instead of the rest")
    view: GameView = Field(description="with open hands")
    seat: int = Field(description="who is to act")


class PositionTable(PositionAsk):
    """From which position to play, and on which seat; bots take the others, or friends do."""

    seat: Whole
    name: Name
    friends: bool = False
    bot: str = "search"


class OriginInfo(Strict):
    """The game that a table goes on from."""

    code: str
    seq: int = Field(description="after which entry of that game's log")
    at: int = Field(description="the entry of its own log that shows that moment")


class BranchInfo(Strict):
    """A table that goes on from an entry of a log."""

    code: str
    seq: int
    names: list[str] = Field(description="who plays there, by seat")
    over: bool
    anew: bool = Field(description="what was hidden is dealt anew")


class Branches(Strict):
    origin: OriginInfo | None = Field(description="the game that this one goes on from, and from where")
    branches: list[BranchInfo] = Field(description="the games that go on from this one")


class Health(Strict):
    status: Literal["ok"]
    version: str
    tables: int
    playing: int
    connections: int
    uptime_s: float


class Problem(Strict):
    """Every HTTP error: one sentence."""

    why: SentenceTold

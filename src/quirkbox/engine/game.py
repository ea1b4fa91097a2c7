"""What a game is: a record, six functions over it, and the declarations of its actions, events and options."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from quirkbox.engine.actions import Actions, Events
from quirkbox.engine.dice import DICE, Dice
from quirkbox.engine.record import GameState, Record, States, dtype_of, i32s, plain, records, shape
from quirkbox.engine.refusal import Refusal
from quirkbox.engine.trail import TRAIL, Happened, Notebook

SPECTATOR = -1  # the seat of whoever only watches
Codes = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Choice:
    id: str
    name: str
    words: str
    group: str = ""  # where there are many: a heading they stand under
    level: int = 0  # how hard it is, in stars; 0: not told


@dataclass(frozen=True)
class Option:
    """Something to agree on before the game: a question and its possible answers, the first one being usual.

    With `content` the answers stand for content (a track, a scenario), and any other text is an answer too: somebody's own file.
    `content` gives the numbers that `deal` reads, always as many; Refusal says what is wrong with a file, and where.
    `describe` tells whoever made a file what is in it, in a few lines; where content is a puzzle, `solve` says how it can be
    solved, and calls what it is given with the part (0 to 1) of its search that is done."""

    id: str
    question: str
    choices: tuple[Choice, ...]
    content: Callable[[str], Sequence[int]] | None = None
    describe: Callable[[str], str] | None = None
    solve: Callable[[str, Callable[[float], object]], str] | None = None

    @property
    def default(self) -> str:
        return self.choices[0].id

    def told(self, answer: str, tick: Callable[[float], object] = lambda part: None) -> str:
        """What is in somebody's own content, in words, and how it is solved; Refusal if something is wrong with it."""
        self.index(answer)
        said = self.describe(answer) if self.describe else "Nothing is wrong with it."
        return f"{said}\n{self.solve(answer, tick)}" if self.solve else said

    def index(self, answer: str) -> int:
        """The number of the choice; one more than the last for somebody's own content."""
        if not isinstance(answer, str):
            raise Refusal(f"The option {self.id} is answered with a text, not {answer!r:.40}.")
        for number, known in enumerate(self.choices):
            if known.id == answer:
                return number
        if self.content:
            self.content(answer)
            return len(self.choices)
        known_ids = ", ".join(known.id for known in self.choices)
        raise Refusal(f"The option {self.id} can be {known_ids}, not {answer!r:.40}.")


class Show(Protocol):
    """A game's show.py: states and events for people. It is only ever given hidden states."""

    def view(self, s: Any) -> Any: ...
    def text(self, s: Any, names: Sequence[str]) -> str: ...
    def words(self, event: Mapping[str, Any], names: Sequence[str]) -> str: ...
    def why_not(self, s: Any, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> str: ...


PLANS, LONGEST_PLAN = 8, 64


class Plans(Record):
    """Whole lines of play to choose from."""

    lengths: i32s = shape(PLANS)
    actions: i32s = shape(PLANS, LONGEST_PLAN)


class Eyes(NamedTuple):
    sensible: Callable[[Any, int, Codes], int]
    judge: Callable[[Any, int, int], int]


@dataclass(frozen=True)
class Hints:
    """A game's bot.py: what a good player of it looks at.

    Where one's actions only make sense as a whole (the slides of a puzzle), a game gives `plans`, and a search compares those
    instead of single actions: it guesses a truth, lets `imagine` do there what the others are likely to do meanwhile, plays
    each plan and goes on at first sight until `value` can tell.

    Where neither fits (many play one program together, blind), a game brings its own `think(states, seat, iterations, dice, kit,
    pad)`: what it does, knowing `states[1]`. `pad` is a record for its notes, which is kept from move to move; `room` is how many
    states it needs behind the first four."""

    sensible: Callable[[Any, int, Codes], int]  # like legal, but only what is worth a thought
    judge: Callable[[Any, int, int], int]  # how good an action looks at first sight; more is better
    plans: Callable[[Any, int, Any], int] | None = None  # write Plans; how many, 0 if single actions are to be thought about
    imagine: Callable[[Any, int, Dice], None] | None = None
    value: Callable[[Any, int], int] | None = None  # from 0 lost to 1000 won; below 0: too early to tell
    likely: Callable[[Any, int], int] | None = None  # in percent: how well a guess fits what others have done
    expert: Eyes | None = None  # with whose eyes a search looks, if it is to know more than `sensible` and `judge`
    flat: bool = False  # of a search: all but its first action is as it looks best, without a tree
    margin: float = 0.1  # of a search: how much winning high counts beside winning, from 0 to 1
    caution: float = 0.0  # of a search: how clearly an action must prove better than what looked best at first sight
    easy: Callable[[Any, int, Codes, Dice], int] | None = None  # what an easy bot does among people; else: anything
    think: Callable[..., int] | None = None
    pad: type[Record] | None = None
    room: int = 0
    yields: Callable[[Any, int], bool] | None = None  # a bot on this seat would rather see first what others do


@dataclass(frozen=True, eq=False)
class Game:
    id: str
    name: str
    tagline: str
    players: tuple[int, int]
    minutes: int
    version: int
    package: str
    state: type[GameState]
    options: tuple[Option, ...]
    actions: Actions
    events: Events
    deal: Callable[..., None]
    legal: Callable[..., int]
    play: Callable[..., None]
    hide: Callable[..., None]
    guess: Callable[..., None]
    score: Callable[..., None]
    show: Show
    hints: Hints
    host_delay: Callable[[Any], float | None]  # how long the table waits before HOST acts, in seconds
    host_waits_for: Callable[[Any], object] = lambda s: None  # when this changes, the table's waiting begins anew
    cooperative: bool = False
    rests: Callable[[Any, int], bool] | None = None  # this seat may act, but nobody waits for it (it has said "done")
    tie_break: Callable[[Any, int], int] | None = None  # what counts between equal scores; more is better
    most_legal: int = 0  # the most actions one seat can ever have; 0: as many as there are
    try_out: Callable[[Mapping[str, Any]], Any] | None = (
        None  # a board to try things out on, outside of any game: JSON in, JSON out, nothing kept
    )

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        return dtype_of(self.state)

    def states(self, n: int) -> States:
        """Room for n states."""
        return records(n, self.dtype)

    def codes(self) -> Codes:
        """Room for the legal actions of a seat."""
        return np.zeros(self.most_legal or self.actions.size, np.int32)

    def kits(self, n: int = 1) -> States:
        """What a compiled loop needs besides states, in one record each: `dice`, `trail` (off) and room for legal `codes`."""
        codes = ("codes", np.int32, (self.most_legal or self.actions.size,))
        return records(n, np.dtype([("dice", DICE), ("trail", TRAIL), codes], align=True))

    def rules_text(self) -> str:
        """The rules in words (Markdown): the game's README."""
        return resources.files(self.package).joinpath("README.md").read_text(encoding="utf-8")

    def read_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options, the ones not given at their usual."""
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise Refusal(f"{self.name} has no option {name!r:.40}; it has {', '.join(known)}.")
        answers = {option.id: given.get(option.id, option.default) for option in self.options}
        for option in self.options:
            option.index(answers[option.id])
        return answers

    def must_seat(self, players: int) -> None:
        low, high = self.players
        if not isinstance(players, int) or not low <= players <= high:
            so_many = f"{low} to {high}" if low < high else low
            raise Refusal(f"{self.name} is for {so_many} players, not {players!r:.40}.")

    def option_codes(self, players: int, options: Mapping[str, str]) -> npt.NDArray[np.int64]:
        """The options as `deal` reads them: the number of players, the index of each choice, then the numbers of each content."""
        self.must_seat(players)
        answers = self.read_options(options)
        codes = [players, *(option.index(answers[option.id]) for option in self.options)]
        return np.array([*codes, *self.content(answers)], np.int64)

    def content(self, options: Mapping[str, str]) -> list[int]:
        """The numbers of all content that was chosen."""
        answers = self.read_options(options)
        contents = [option.content(answers[option.id]) for option in self.options if option.content]
        return [number for content in contents for number in content]

    def content_hash(self, options: Mapping[str, str]) -> str | None:
        """By which a transcript knows its content again; None if the game has none."""
        content = np.array(self.content(options), "<i8")
        return hashlib.sha256(content.tobytes()).hexdigest() if content.size else None

    def start(self, players: int, options: Mapping[str, str], dice: Dice) -> tuple[Position, Happened]:
        """Deal a new game."""
        position = Position(self, self.states(1))
        notebook = Notebook()
        self.deal(position.states[0], self.option_codes(players, options), dice, notebook.trail)
        return position, notebook.happened()


class Position:
    """One state of a game, with the verbs of a player. The true state stays inside; `hidden`, `view`, `guessed` get out."""

    def __init__(self, game: Game, states: States):
        self.game = game
        self.states = states

    @property
    def plain(self) -> Any:
        return plain(self.states, self.game.state)

    @property
    def players(self) -> int:
        return int(self.plain.players)

    @property
    def host(self) -> int:
        """The seat of the table itself."""
        return self.players

    @property
    def over(self) -> bool:
        return bool(self.plain.over)

    def copy(self) -> Position:
        return Position(self.game, self.states.copy())

    def tobytes(self) -> bytes:
        return self.states.tobytes()

    def legal(self, seat: int) -> list[int]:
        """The codes of all actions this seat may take now."""
        if self.over or not 0 <= seat <= self.host:
            return []
        out = self.game.codes()
        return [int(code) for code in out[: self.game.legal(self.states[0], seat, out)]]

    def refusal(self, seat: int, code: int, names: Sequence[str] | None = None) -> str | None:
        """Why this seat may not do this now, in words; None if it may. The words come from what the seat knows itself."""
        if self.over:
            return "The game is over."
        if not 0 <= seat <= self.host:
            return f"There is no seat {seat} at this table."
        if code in self.legal(seat):
            return None
        if not 0 <= code < self.game.actions.size:
            return f"There is no action number {code} in {self.game.name}."
        knows = self.hidden(seat).plain
        return self.game.show.why_not(knows, seat, self.game.actions.show(code), names or self.default_names())

    def play(self, seat: int, code: int, dice: Dice, names: Sequence[str] | None = None) -> Happened:
        """Do one action, and say what was seen to happen. Refusal, and nothing changed, if it is not legal."""
        why = self.refusal(seat, code, names)
        if why:
            raise Refusal(why)
        notebook = Notebook()
        self.game.play(self.states[0], seat, code, dice, notebook.trail)
        return notebook.happened()

    def default_names(self) -> list[str]:
        return [f"Player {seat + 1}" for seat in range(self.players)]

    def waiting(self) -> list[int]:
        """The players' seats that may act now, except those that rest."""
        rests = self.game.rests
        return [seat for seat in range(self.players) if self.legal(seat) and not (rests and rests(self.states[0], seat))]

    def host_delay(self) -> float | None:
        """How many seconds the table waits before it acts itself; None if it has nothing to do."""
        return self.game.host_delay(self.plain) if self.legal(self.host) else None

    def host_waits_for(self) -> object:
        return self.game.host_waits_for(self.plain)

    def hidden(self, seat: int) -> Position:
        """A copy in which everything this seat may not know is blank."""
        copy = self.copy()
        self.game.hide(copy.states[0], seat)
        return copy

    def guessed(self, seat: int, dice: Dice) -> Position:
        """A possible truth, as far as this seat knows."""
        copy = self.hidden(seat)
        self.game.guess(copy.states[0], seat, dice)
        return copy

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat sees, as JSON."""
        return dict(self.game.show.view(self.hidden(seat).plain))

    def open_view(self) -> dict[str, Any]:
        """Everything, as JSON: for a game that is over, or a record of one."""
        return dict(self.game.show.view(self.plain))

    def text(self, seat: int, names: Sequence[str] | None = None) -> str:
        """What this seat sees, as text for a terminal."""
        return self.game.show.text(self.hidden(seat).plain, names or self.default_names())

    def score(self) -> list[int]:
        out = np.zeros(self.players, np.int64)
        self.game.score(self.states[0], out)
        return [int(points) for points in out]

    def winners(self) -> list[int]:
        """Once it is over: whoever has most; of those, whom the game's tie-break favours; what is still equal shares the
        victory. A team wins with more than nothing."""
        if not self.over:
            return []
        score = self.score()
        if self.game.cooperative and max(score) <= 0:
            return []
        between = self.game.tie_break or (lambda state, seat: 0)
        result = [(points, between(self.states[0], seat)) for seat, points in enumerate(score)]
        return [seat for seat, reached in enumerate(result) if reached == max(result)]

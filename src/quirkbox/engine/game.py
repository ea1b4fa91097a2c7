"""What a game is: its parts, each in a class and a file of its own, put together."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine.about import About
from quirkbox.engine.actions import Actions, Events
from quirkbox.engine.afterwards import Afterwards
from quirkbox.engine.checked import checked_rules, read_trail
from quirkbox.engine.dice import DICE, Dice
from quirkbox.engine.heuristics import Heuristics
from quirkbox.engine.live import Live
from quirkbox.engine.mistakes import check_notes
from quirkbox.engine.modes import CHECKED
from quirkbox.engine.options import Option
from quirkbox.engine.position import Position
from quirkbox.engine.presentation import Presentation
from quirkbox.engine.puzzle_kind import PuzzleKind
from quirkbox.engine.record import States, records
from quirkbox.engine.refusal import Refusal, quoted
from quirkbox.engine.rules import Codes, Rules
from quirkbox.engine.setup import Setup
from quirkbox.engine.trail import TRAIL, Happened, Notebook


@dataclass(frozen=True, eq=False)
class Game:
    """All that a game says about itself, in parts. Each part is a class of its own, and has its own readers."""

    about: About
    rules: Rules
    actions: Actions
    events: Events
    show: Presentation
    options: tuple[Option, ...] = ()
    live: Live = field(default_factory=Live)
    #: together(answers): Refusal where answers to the options do not go together
    together: Callable[[Mapping[str, str]], None] | None = None
    #: without it a bot takes every legal action for as good as any other
    bots: Heuristics | None = None
    #: what the coach looks for in games that were played
    puzzles: tuple[PuzzleKind, ...] = ()
    #: what the game itself has to say of one that is over
    after: Afterwards = field(default_factory=Afterwards)
    #: which of its positions people may set up by hand, and how; None: none
    setup: Setup | None = None

    def __post_init__(self) -> None:
        if CHECKED:
            check_notes(self.events, self.rules.deal, self.rules.play)
            object.__setattr__(self, "rules", checked_rules(self.rules, self.id, self.actions.size))

    @property
    def id(self) -> str:
        """By which everybody finds it: `quirkies`."""
        return self.about.id

    @property
    def name(self) -> str:
        """As people call it."""
        return self.about.name

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most."""
        return self.about.players

    @property
    def version(self) -> int:
        """Of the rules: a change of behaviour raises it."""
        return self.about.version

    @property
    def cooperative(self) -> bool:
        """All win or lose together."""
        return self.about.cooperative

    def __repr__(self) -> str:
        low, high = self.players
        return f"<Game {self.id}: {self.name}, {low}-{high} players>" if low < high else f"<Game {self.id}: {self.name}>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Only the name of its package travels: whoever unpickles it has the game."""
        if _game_in(self.about.package) is not self:
            raise pickle.PicklingError(f"{self.name} can't be pickled: it is not GAME of the package {self.about.package}.")
        return _game_in, (self.about.package,)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of its record, as NumPy knows it."""
        return self.rules.dtype

    def states(self, n: int) -> States:
        """Room for n states."""
        return records(n, self.dtype)

    @property
    def most_legal(self) -> int:
        """The most actions one seat can have."""
        return self.rules.most_legal or self.actions.size

    def codes(self) -> Codes:
        """Room for the legal actions of a seat."""
        return np.zeros(self.most_legal, np.int32)

    def buffers(self, n: int = 1) -> States:
        """What a compiled loop needs besides states, in one record each: `dice`, `trail` (off) and room for legal `codes`."""
        codes = ("codes", np.int32, (self.most_legal,))
        return records(n, np.dtype([("dice", DICE), ("trail", TRAIL), codes], align=True))

    def read_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options, the ones not given at their usual."""
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise Refusal.because("option-unknown", game=self.name, given=quoted(name), known=", ".join(known) or "–")
        answers = {option.id: given.get(option.id, option.default) for option in self.options}
        for option in self.options:
            option.index(answers[option.id])
        return answers

    def agree_on(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options of a game that is to be played, as `read_options` has them; Refusal where they do not go together. (A game
        that was played is read without it: what was agreed on once can be played again.)"""
        answers = self.read_options(given)
        if self.together:
            self.together(answers)
        return answers

    def read_pieces(self, given: Mapping[str, str]) -> dict[str, str]:
        """Forms of a seat's own pieces; those not given stay out of it."""
        known = {piece.id: piece for piece in self.show.pieces}
        for name, form in given.items():
            if name not in known:
                raise Refusal.because("piece-unknown", game=self.name, given=quoted(name), known=", ".join(known) or "–")
            known[name].must_have(form)
        return dict(given)

    def option_codes(self, players: int, options: Mapping[str, str]) -> npt.NDArray[np.int64]:
        """The options as `deal` reads them: the number of players, the index of each choice, then the numbers of each content."""
        self.about.must_seat(players)
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
        return self._hash_of(self.content(options))

    def content_hash_of(self, codes: Sequence[int]) -> str | None:
        """The same, of options as `deal` reads them."""
        return self._hash_of(codes[1 + len(self.options) :])

    def _hash_of(self, numbers: Sequence[int]) -> str | None:
        content = np.array(numbers, "<i8")
        return hashlib.sha256(content.tobytes()).hexdigest() if content.size else None

    def start(
        self, players: int, options: Mapping[str, str], dice: Dice, codes: Sequence[int] | None = None
    ) -> tuple[Position, Happened]:
        """Deal a new game. `codes`: the options as `deal` reads them, where content files may have changed since."""
        position = Position(self, self.states(1))
        notebook = Notebook()
        read = self.option_codes(players, options) if codes is None else np.array(codes, np.int64)
        self.rules.deal(position.states[0], read, dice, notebook.trail)
        return position, read_trail(self.events, notebook)

    def set_up(self, position: Position, told: Mapping[str, Any], dice: Dice) -> None:
        """Have a freshly dealt position be as somebody has set it up by hand. Refusal says what is wrong with that."""
        if self.setup is None:
            raise Refusal.because("setup-none", game=self.name)
        self.setup.place(position.plain, told, dice)


def _game_in(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game

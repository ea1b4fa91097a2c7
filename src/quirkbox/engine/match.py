"""A game from the deal to the end, for scripts: it keeps the dice and the log, so that it can be told and checked afterwards."""

from __future__ import annotations

import copy
import operator
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Self

from quirkbox.engine.dice import secret_from_seed
from quirkbox.engine.game import Game
from quirkbox.engine.log import GameLog
from quirkbox.engine.position import SPECTATOR, Position
from quirkbox.engine.refusal import Refusal
from quirkbox.engine.transcript import Transcript


class Turn(NamedTuple):
    """Who is to act, and what they may do, as text. The seat after the last player's is the table itself."""

    seat: int
    actions: list[str]


class Match:
    """A game from the deal to the end, for scripts: `Match(game("quirkies"), players=2, seed=7)`. The same seed is the same dice.
    It keeps its log, so it can be taken back, saved, taken up again and checked."""

    def __init__(self, game: Game, players: int, seed: int = 0, options: Mapping[str, str] | None = None):
        self._log = GameLog(game, players, options or {}, secret_from_seed(seed))
        # for refusals in words
        self.names: list[str] | None = None

    @property
    def game(self) -> Game:
        """What is played."""
        return self._log.game

    @property
    def options(self) -> dict[str, str]:
        """What was agreed on: every option with its answer."""
        return self._log.options

    @property
    def log(self) -> list[tuple[int, int]]:
        """Everything that was done so far: seat and action code."""
        return list(self._log.entries)

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self._log.position

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    def __repr__(self) -> str:
        return f"<Match of {self.game.name} after {self._log.seq} actions: {self.position!r}>"

    def __str__(self) -> str:
        return str(self.position)

    def _repr_svg_(self) -> str:
        return self.position.svg()

    def __eq__(self, other: object) -> bool:
        """The same deal, the same actions."""
        if not isinstance(other, Match):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]

    def _identity(self) -> tuple[Any, ...]:
        return self.game.id, self.position.players, self.options, self._log.secret, self._log.beginning, self.log

    def copy(self) -> Match:
        """The same match at this moment, to play on in another way."""
        return copy.deepcopy(self)

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, as text."""
        return [self.game.actions.text(code) for code in self.position.legal(seat)]

    def next(self) -> Turn:
        """Who acts when nobody is faster than the others (whoever acted last, then clockwise; the table itself only when no
        player can), and what they may do."""
        if self.over:
            raise Refusal.because("game-over")
        seat = self.position.next_to_act(self._log.last.seat)
        actions = self.legal(seat)
        if not actions:
            raise Refusal("Nobody can act, and the game is not over.")
        return Turn(seat, actions)

    def play(self, seat: int, action: int | str | Mapping[str, Any]) -> list[dict[str, Any]]:
        """Do something: a code, text like "lay wink green dots", or JSON. Returns what everybody saw happen."""
        self._log.play(seat, self._code(action), self.names)
        return self.seen_by(SPECTATOR)

    def _code(self, action: int | str | Mapping[str, Any]) -> int:
        if isinstance(action, str):
            return self.game.actions.parse(action)
        if isinstance(action, Mapping):
            return self.game.actions.read(action)
        try:
            return operator.index(action)
        except TypeError:
            raise Refusal(f"An action is a code, a text or an object, not {action!r:.40}.") from None

    def undo(self, actions: int = 1) -> None:
        """Take back what was done last."""
        self._log.undo(actions)

    def seen_by(self, seat: int) -> list[dict[str, Any]]:
        """What one seat saw happen last."""
        return self.position.seen_by(seat).events(self._log.last.happened)

    def transcript(self, names: list[str] | None = None) -> Transcript:
        """The match as a file that anyone can play again and check."""
        names, log = names or self.position.default_names(), self._log
        return Transcript.of(self.game, self.options, names, log.secret, self.log, log.codes, log.beginning)

    def save(self, path: str | Path, names: list[str] | None = None) -> None:
        """Write the match to a file, finished or not: `Match.load` goes on from there."""
        Path(path).write_text(self.transcript(names).to_json(), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path, game_of: Callable[[str], Game]) -> Self:
        """A match from its file; `game_of` finds a game by its id (`quirkbox.game`)."""
        saved = Transcript.load(Path(path), game_of)
        match = cls.__new__(cls)
        match.names = saved.players
        match._log = saved.dealt()
        for _ in match._log.replay(saved.log, saved.players):
            pass
        return match

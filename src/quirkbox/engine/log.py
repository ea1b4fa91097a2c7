"""The log of a game: what it begins from (mostly a deal), the actions, and dice from the secret. A match, a live table and a
transcript all stand on it."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from quirkbox.engine.beginning import Beginning, Branched
from quirkbox.engine.dice import dice_from_secret
from quirkbox.engine.position import SPECTATOR, Position
from quirkbox.engine.refusal import Refusal
from quirkbox.engine.trail import Happened

if TYPE_CHECKING:
    from quirkbox.engine.game import Game


# the trail of a log that begins without a deal
NOTHING: Happened = np.zeros((0, 8), np.int32)


@dataclass(frozen=True)
class Step:
    """One entry of the log, played: the deal is number 0, by nobody (-1)."""

    seq: int
    seat: int
    action: int | None
    happened: Happened
    position: Position


class GameLog:
    """The deal, or what `beginning` says instead; the actions; and dice from the secret. It keeps what was done and where that
    led (`last`); what lies between can be made again at any time. `preview` says what would come of an action, and changes
    nothing."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, str],
        secret: bytes,
        codes: Sequence[int] | None = None,
        beginning: Beginning | None = None,
    ):
        self.game = game
        self.players = players
        self.options = game.read_options(options)
        self.secret = secret
        # the options as they were dealt from, where content files have changed since
        self.codes = codes
        # what it begins from where it is no deal
        self.beginning = beginning
        # seat and action code of everything that was done
        self.entries: list[tuple[int, int]] = []
        self.last = self._begin()

    def _begin(self) -> Step:
        """Entry 0: a deal, or what is there instead of one. Its dice are number 0 in any case."""
        dice = dice_from_secret(self.secret, 0)
        if self.beginning is None:
            position, happened = self.game.start(self.players, self.options, dice, self.codes)
            return Step(0, SPECTATOR, None, happened, position)
        if isinstance(self.beginning, Branched):
            position = self._position_before(self.beginning)
            seat = self.beginning.believed_by
            if seat is not None:
                if not 0 <= seat < position.players:
                    raise Refusal.because("seat-none")
                position = position.guessed(seat, dice)
        else:
            position, _ = self.game.start(self.players, self.options, dice, self.codes)
            self.game.set_up(position, self.beginning.position, dice)
        if position.over:
            raise Refusal.because("branch-over")
        return Step(0, SPECTATOR, None, NOTHING, position)

    def _position_before(self, told: Branched) -> Position:
        """Where the other game was when this one left it."""
        other = GameLog(self.game, self.players, self.options, told.secret, self.codes, told.beginning)
        for _ in other.replay(told.entries):
            pass
        return other.position

    def afresh(self) -> GameLog:
        """The same game, with nothing done in it yet."""
        return GameLog(self.game, self.players, self.options, self.secret, self.codes, self.beginning)

    @property
    def position(self) -> Position:
        """Where the last entry has led."""
        return self.last.position

    @property
    def seq(self) -> int:
        """The number of the last entry; the deal is 0."""
        return self.last.seq

    def preview(self, seat: int, code: int, names: Sequence[str] | None = None) -> Step:
        """What would come of it; nothing has changed yet. Refusal says why if the seat may not do this now."""
        seat, code = operator.index(seat), operator.index(code)
        position = self.position.copy()
        happened = position.play(seat, code, dice_from_secret(self.secret, self.seq + 1), names)
        return Step(self.seq + 1, seat, code, happened, position)

    def append(self, step: Step) -> None:
        """Let a step count that `preview` has made."""
        if step.seq != self.seq + 1 or step.action is None:
            raise RuntimeError(f"entry {step.seq} after {self.seq}")
        self.entries.append((step.seat, step.action))
        self.last = step

    def play(self, seat: int, code: int, names: Sequence[str] | None = None) -> Step:
        """Do one action. Refusal, and nothing changed, if the seat may not do it now."""
        step = self.preview(seat, code, names)
        self.append(step)
        return step

    def replay(self, entries: Iterable[tuple[int, int]], names: Sequence[str] | None = None) -> Iterator[Step]:
        """Play what a log says was played, entry by entry."""
        for seat, code in entries:
            try:
                yield self.play(seat, code, names)
            except Refusal as refusal:
                raise Refusal.because("log-entry", entry=self.seq + 1, why=refusal.said) from None

    def undo(self, actions: int = 1) -> None:
        """The last actions have not been done: the game is played again without them."""
        if actions > len(self.entries):
            raise Refusal(f"Only {len(self.entries)} actions have been done: {actions} can't be taken back.")
        kept = self.entries[: len(self.entries) - actions]
        self.entries, self.last = [], self._begin()
        for _ in self.replay(kept):
            pass

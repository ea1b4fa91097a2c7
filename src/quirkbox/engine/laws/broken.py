"""A law that is broken, in words, with the game that shows it."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quirkbox.engine.dice import commitment, secret_from_seed
from quirkbox.engine.transcript import Transcript

if TYPE_CHECKING:
    from quirkbox.engine.laws.tables import Table

LAST = 10  # actions told of a long game


class Broken(Exception):
    """A law does not hold. The message is one clear sentence; `entries` are the actions that lead there, where they matter."""

    def __init__(self, sentence: str, entries: Sequence[tuple[int, int]] | None = None):
        super().__init__(sentence[:1].upper() + sentence[1:])
        self.entries = entries


def in_words(error: Exception) -> str:
    """What rules or show.py raised, and where: in the innermost file that is not the engine's."""
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if "quirkbox/engine/" not in Path(frame.filename).as_posix()
    ]
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    first_line = said.splitlines()[0]
    if not frames:
        return first_line
    file = Path(frames[-1].filename)
    return f"{first_line} ({file.parent.name}/{file.name}, line {frames[-1].lineno})"


@dataclass(frozen=True)
class Breach:
    """Where a law is broken: the smallest game found that shows it."""

    sentence: str
    # None: no game is needed to see it
    table: Table | None = None
    entries: tuple[tuple[int, int], ...] = ()

    def __str__(self) -> str:
        if self.table is None:
            return self.sentence
        return f"{self.sentence} (After {len(self.entries)} actions; {self.table}.)"

    def lines(self) -> list[str]:
        """The actions that lead there, one a line; of many the last ones."""
        table = self.table
        if table is None:
            return []
        who = [*(f"seat {seat}" for seat in range(table.players)), "the table"]
        lines = [f"{n}. {who[seat]}: {table.game.actions.text(code)}" for n, (seat, code) in enumerate(self.entries, 1)]
        left_out = [f"… {len(lines) - LAST} actions before"] if len(lines) > LAST else []
        return [*left_out, *lines[-LAST:]]

    def transcript(self) -> Transcript | None:
        """The game as a file that `quirkbox replay` reads; it has no result."""
        table = self.table
        if table is None:
            return None
        secret = secret_from_seed(table.seed)
        names = [f"Player {seat + 1}" for seat in range(table.players)]
        options = table.game.read_options(table.options)
        return Transcript(table.game, options, names, commitment(secret), secret.hex(), list(self.entries), [], [])

    def to_json(self) -> dict[str, Any]:
        table = self.table
        if table is None:
            return {"sentence": self.sentence}
        actions = table.game.actions
        return {
            "sentence": self.sentence,
            "seed": table.seed,
            "players": table.players,
            "options": dict(table.options),
            "log": [{"seat": seat, **actions.to_json(code)} for seat, code in self.entries],
        }


@dataclass(frozen=True)
class Verdict:
    """What became of one law."""

    law: str
    # the law itself, in words
    says: str
    # how many things were looked at
    looks: int
    # why nothing could be looked at
    untested: str = ""
    breach: Breach | None = None

    @property
    def kept(self) -> bool:
        return self.breach is None

    def to_json(self) -> dict[str, Any]:
        return {
            "law": self.law,
            "says": self.says,
            "kept": self.kept,
            "looks": self.looks,
            "not_tested": self.untested or None,
            "broken": self.breach.to_json() if self.breach else None,
        }

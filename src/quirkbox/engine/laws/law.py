"""What a law is: something that is looked at in many games, and says in one sentence what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from quirkbox.engine.game import Game
from quirkbox.engine.laws.tables import Moment, Table


class Law:
    """One run of a law over one game. Whatever it finds it raises as Broken; `looks` counts what it has compared."""

    id: ClassVar[str]
    says: ClassVar[str]
    # what to say when there was nothing to look at
    untested: str = "nothing came up"
    # it plays whole games by itself: of no use where games do not end
    needs_end: ClassVar[bool] = False

    def __init__(self, game: Game):
        self.game = game
        self.looks = 0

    def finish(self) -> None:
        """After the last look: what only all of them together can tell."""


class MomentLaw(Law):
    """Looks at one moment of a game at a time."""

    def look(self, moment: Moment) -> None:
        raise NotImplementedError


class TableLaw(Law):
    """Plays at a table in its own way."""

    def look_at_table(self, table: Table) -> None:
        raise NotImplementedError


class GameLaw(Law):
    """Looks at the game as a whole."""

    def look_at_game(self, tables: Sequence[Table]) -> None:
        raise NotImplementedError

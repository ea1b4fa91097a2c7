"""What a table is like now. Its session alone changes it; the session's parts read it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from quirkbox.table import Play, Table

# Enter what is decided (seat and code) under the table's lock, if anything still is then; False if nothing was.
Act = Callable[[Callable[[], tuple[int, int] | None]], Awaitable[bool]]


@dataclass
class TableState:
    table: Table
    # None before the deal
    play: Play | None
    # once the game is over
    seal: str | None = None

    @property
    def deadline(self) -> int | None:
        """When the table itself is to act, in ms."""
        return self.play.deadline if self.play and not self.at_rest else None

    @property
    def at_rest(self) -> bool:
        """Neither bots nor the table act: everything stands still, or was ended."""
        return self.table.tempo == "paused" or self.table.status == "over"

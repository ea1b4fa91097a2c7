"""Whoever the game waits for while they are not at the table is told on their device: once, until they come or have moved."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from quirkbox.server.background import Background
from quirkbox.server.clock import Clock, Timer
from quirkbox.server.presence import Presence
from quirkbox.server.settings import Settings
from quirkbox.server.table_state import TableState
from quirkbox.table import Table

# Tells somebody that it is their turn at a table.
TellTurn = Callable[[str, Table], Coroutine[Any, Any, None]]


class Nudge:
    def __init__(
        self,
        state: TableState,
        presence: Presence,
        settings: Settings,
        clock: Clock,
        background: Background,
        tell: TellTurn,
    ):
        self._state, self._presence, self._settings = state, presence, settings
        self._clock, self._background, self._tell = clock, background, tell
        # Since when they are waited for, by our clock; and who knows it. What was so before we had the table is known.
        self._since: dict[str, float] = {}
        self._told: set[str] = self._missed()
        self._timer: Timer | None = None

    def _missed(self) -> set[str]:
        """Whom the game waits for, and who is not at the table."""
        table, play = self._state.table, self._state.play
        if play is None or table.status != "playing" or table.tempo == "paused":
            return set()
        waited_for = {table.seats[seat].token for seat in play.waiting if table.seats[seat].kind == "person"}
        return {token for token in waited_for if token and token not in self._presence.here}

    def wind_up(self) -> None:
        self.close()
        missed, now = self._missed(), self._clock.monotonic()
        self._told &= missed
        self._since = {token: self._since.get(token, now) for token in missed - self._told}
        if self._since and self._presence.ours:
            left = max(0.0, self._settings.nudge - (now - min(self._since.values())))
            self._timer = self._clock.call_later(left, self._strike)

    def _strike(self) -> None:
        now = self._clock.monotonic()
        for token, since in self._since.items():
            if now - since >= self._settings.nudge:
                self._told.add(token)
                self._background.run(self._tell(token, self._state.table))
        self.wind_up()

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

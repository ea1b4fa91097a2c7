"""Where a table wants it, a bot plays on for whoever is gone for long, and gives the seat back as soon as they return."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from quirkbox.engine import Refusal
from quirkbox.server.background import Background
from quirkbox.server.clock import Clock, Timer
from quirkbox.server.presence import Presence
from quirkbox.server.settings import Settings
from quirkbox.server.table_state import TableState


class Minder:
    def __init__(
        self,
        state: TableState,
        presence: Presence,
        settings: Settings,
        clock: Clock,
        background: Background,
        mind: Callable[[int], Awaitable[None]],
        give_back: Callable[[str], Awaitable[None]],
    ):
        """`mind` lets the bot play a seat, `give_back` gives somebody theirs."""
        self._state, self._presence, self._settings = state, presence, settings
        self._clock, self._background, self._mind, self._give_back = clock, background, mind, give_back
        self._timer: Timer | None = None
        self._returning: set[str] = set()

    def wind_up(self) -> None:
        self.close()
        table = self._state.table
        if table.minder is None or table.status != "playing":
            return
        for token in {connection.token for connection in self._presence.connections} - self._returning:
            if table.is_kept_for(token):
                self._returning.add(token)
                self._background.run(self._return(token))
        gone = self._gone()
        if gone and self._presence.connections and self._presence.ours:
            left = max(0.0, self._settings.grace - max(gone.values()))
            self._timer = self._clock.call_later(left, self._strike)

    def _gone(self) -> dict[int, float]:
        """The seats of people who are not connected, and for how many seconds."""
        here, seats = self._presence.here, self._state.table.seats
        return {
            number: self._presence.gone_for(seat.token)
            for number, seat in enumerate(seats)
            if seat.kind == "person" and seat.token and seat.token not in here
        }

    def _strike(self) -> None:
        self._timer = None
        self._background.run(self._take_over())

    async def _take_over(self) -> None:
        due = [number for number, seconds in self._gone().items() if seconds >= self._settings.grace]
        for number in due:
            await self._try(self._mind(number))
        if not due:
            self.wind_up()

    async def _return(self, token: str) -> None:
        try:
            await self._try(self._give_back(token))
        finally:
            self._returning.discard(token)

    @staticmethod
    async def _try(change: Awaitable[None]) -> None:
        try:
            await change
        except Refusal:  # it is over, or somebody has seen to it
            return

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

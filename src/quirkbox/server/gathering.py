"""A table for whoever looks for a game begins by itself once enough are there; who has gone again makes room for others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from quirkbox.engine import Refusal
from quirkbox.server.background import Background
from quirkbox.server.clock import Clock, Timer
from quirkbox.server.presence import Presence
from quirkbox.server.settings import Settings
from quirkbox.server.table_state import TableState


class Gathering:
    def __init__(
        self,
        state: TableState,
        presence: Presence,
        settings: Settings,
        clock: Clock,
        background: Background,
        begin: Callable[[], Awaitable[None]],
        make_room: Callable[[set[str]], Awaitable[None]],
    ):
        self._state, self._presence, self._settings = state, presence, settings
        self._clock, self._background, self._begin, self._make_room = clock, background, begin, make_room
        # When the game begins by itself, in ms; None: not enough are here.
        self.begins: int | None = None
        self._timer: Timer | None = None
        self._room: Timer | None = None
        # Since when those who sit there are not here.
        self._gone: dict[str, float] = {}

    def wind_up(self) -> None:
        for timer in (self._timer, self._room):
            if timer:
                timer.cancel()
        self._timer = self._room = None
        table = self._state.table
        if not table.gathers or table.status != "waiting":
            self.begins = None
            return
        people = {seat.token for seat in table.seats if seat.kind == "person" and seat.token}
        here = people & self._presence.here
        taken = sum(seat.kind == "bot" or seat.token in here for seat in table.seats)
        if len(here) < 2 or taken < table.game.players[0]:
            self.begins = None
        else:
            left = self._settings.gather_full if taken == len(table.seats) else self._settings.gather
            soon = self._clock.now_ms() + round(left * 1000)
            self.begins = soon if self.begins is None else min(self.begins, soon)
            seconds = max(0.0, (self.begins - self._clock.now_ms()) / 1000)
            self._timer = self._clock.call_later(seconds, self._strike)
        # Whoever has just sat down is on their way here.
        now = self._clock.monotonic()
        self._gone = {token: self._gone.get(token, now) for token in people - here}
        if self._gone and self._presence.connections:
            seconds = max(0.0, self._settings.away - (now - min(self._gone.values())))
            self._room = self._clock.call_later(seconds, self._let_go)

    def _strike(self) -> None:
        self.begins = None  # if it does not begin now, it waits anew
        self._background.run(self._try(self._begin()))

    def _let_go(self) -> None:
        now = self._clock.monotonic()
        gone = {token for token, since in self._gone.items() if now - since >= self._settings.away}
        if gone:
            self._background.run(self._try(self._make_room(gone)))
        else:
            self.wind_up()

    @staticmethod
    async def _try(change: Awaitable[None]) -> None:
        try:
            await change
        except Refusal:  # it has begun, or somebody has gone meanwhile
            return

    def close(self) -> None:
        for timer in (self._timer, self._room):
            if timer:
                timer.cancel()

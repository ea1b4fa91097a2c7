"""Clocks of people at one table: how much each has left, and what happens when somebody's time has run out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from quirkbox.engine import Refusal
from quirkbox.server.background import Background
from quirkbox.server.clock import Clock, Timer
from quirkbox.server.held_calls import HeldCalls
from quirkbox.server.presence import Presence
from quirkbox.server.table_state import TableState
from quirkbox.table import Reading, Table, Wait

# Seconds that a timer is set to at most: then it is looked again.
LONGEST = 3600.0


@dataclass(frozen=True)
class _Noticed:
    """What was on a clock, in ms, when it was first seen to run, by what is not touched if somebody sets the time of day."""

    what: object
    left: int
    at: float


class PersonClocks:
    def __init__(
        self,
        state: TableState,
        presence: Presence,
        held: HeldCalls,
        clock: Clock,
        background: Background,
        run_out: Callable[[], Awaitable[None]],
    ):
        """`run_out` does what was agreed on, if anybody's time is over then."""
        self._state, self._presence, self._held = state, presence, held
        self._clock, self._background, self._run_out = clock, background, run_out
        self._timer: Timer | None = None
        self._noticed: dict[int, _Noticed] = {}

    def readings(self) -> dict[int, Reading]:
        """What is on everybody's clock now."""
        table, play = self._state.table, self._state.play
        if table.clock is None or play is None:
            return {}
        found = table.readings(play.waits, self._clock.now_ms())
        self._noticed = {seat: noticed for seat, noticed in self._noticed.items() if seat in found and found[seat].runs}
        return {seat: self._steadily(table, seat, play.waits[seat], read) for seat, read in found.items()}

    def _steadily(self, table: Table, seat: int, waits: Sequence[Wait], read: Reading) -> Reading:
        """The same while it runs, whatever the time of day is set to meanwhile."""
        if not read.runs:
            return read
        what, now = (waits[-1].seq, table.seats[seat].clock), self._clock.monotonic()
        noticed = self._noticed.get(seat)
        if noticed is None or noticed.what != what:
            noticed = self._noticed[seat] = _Noticed(what, read.left, now)
        return Reading(max(0, noticed.left - round((now - noticed.at) * 1000)), True)

    def ends(self, table: Table, waits: Sequence[Sequence[Wait]], now: int) -> Mapping[int, int]:
        """When the clocks run out that run, in ms, for whoever reads it elsewhere."""
        return {seat: now + read.left for seat, read in table.readings(waits, now).items() if read.runs}

    def over(self) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat, read in self.readings().items() if read.runs and read.left == 0]

    def wind_up(self) -> None:
        self.close()
        left = [read.left for read in self.readings().values() if read.runs]
        if left:
            self._timer = self._clock.call_later(min(LONGEST, min(left) / 1000), self._strike)

    def _strike(self) -> None:
        self._timer = None
        self._background.run(self._look())

    async def _look(self) -> None:
        if not self.over():
            return self.wind_up()
        if self._held.any or self._presence.elsewhere:  # a call made in time counts, even if it is still held, here or elsewhere
            await self._clock.sleep(self._held.seconds)
        try:
            await self._run_out()
        except Refusal:  # they have moved, or another process was first
            self.wind_up()

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

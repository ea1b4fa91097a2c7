"""The table itself (HOST) acts when its time has come."""

from __future__ import annotations

from quirkbox.server.background import Background
from quirkbox.server.clock import Clock, Timer
from quirkbox.server.held_calls import HeldCalls
from quirkbox.server.presence import Presence
from quirkbox.server.table_state import Act, TableState


class HostClock:
    def __init__(self, state: TableState, presence: Presence, held: HeldCalls, clock: Clock, background: Background, act: Act):
        self._state, self._presence, self._held = state, presence, held
        self._clock, self._background, self._act = clock, background, act
        self._timer: Timer | None = None
        # The deadline that is waited for, and when that began. Another process's clock, or ours before it was set, may have said
        # when it is: nobody waits longer than the game says because of that.
        self._waits: tuple[int, float] | None = None

    @property
    def set(self) -> bool:
        return self._timer is not None

    def wind_up(self) -> None:
        """Set it to the table's deadline, if there is one."""
        self.close()
        deadline = self._state.deadline
        if deadline is None:
            self._waits = None
            return
        if self._waits is None or self._waits[0] != deadline:
            self._waits = deadline, self._clock.monotonic()
        self._timer = self._clock.call_later(max(0.0, self._left(deadline)), self._strike)

    def _left(self, deadline: int) -> float:
        """Seconds that the table still waits."""
        left = (deadline - self._clock.now_ms()) / 1000
        play = self._state.play
        if play is None or self._waits is None or self._waits[0] != deadline:
            return left
        return min(left, self._waits[1] + play.longest_wait - self._clock.monotonic())

    def _strike(self) -> None:
        self._timer = None
        self._background.run(self._host_acts())

    async def _host_acts(self) -> None:
        if self._held.any or self._presence.elsewhere:  # a call made in time counts, even if it is still held, here or elsewhere
            await self._clock.sleep(self._held.seconds)
        if not await self._act(self._due):
            self.wind_up()

    def _due(self) -> tuple[int, int] | None:
        play, deadline = self._state.play, self._state.deadline
        if play is None or deadline is None or self._left(deadline) > 0:
            return None
        return play.position.host, play.host_code()

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

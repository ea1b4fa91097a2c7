"""Contested actions: of two calls the one made first wins, not the one with the better line, or with fewer calls before it."""

from __future__ import annotations

from quirkbox.server.clock import Clock


class HeldCalls:
    """Every call is held for the same time, counted from when it was made as far as that is known."""

    def __init__(self, seconds: float, clock: Clock):
        self.seconds = seconds
        self._clock = clock
        self._held = 0

    @property
    def any(self) -> bool:
        """Somebody has called, and it is not entered yet."""
        return self._held > 0

    async def hold(self, heard: float, half_trip: float) -> None:
        """A call that was heard at that moment of the clock, and took `half_trip` seconds to get here."""
        until = heard + self.seconds - min(self.seconds, half_trip)
        self._held += 1
        try:
            await self._clock.sleep(max(0.0, until - self._clock.monotonic()))
        finally:
            self._held -= 1

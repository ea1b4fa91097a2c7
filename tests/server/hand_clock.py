"""A clock that only moves when a test says so."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from heapq import heappop, heappush

from quirkbox.server.clock import Clock

# How often the event loop goes round until nothing moves any more without time passing.
ROUNDS = 20


class HandTimer:
    def __init__(self, call: Callable[[], object]):
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None


class HandClock(Clock):
    def __init__(self) -> None:
        self._now = 1000.0
        # Somebody has set the time of day; how long things take is not touched by that.
        self.set_by_ms = 0
        self._timers: list[tuple[float, int, HandTimer]] = []
        self._numbers = itertools.count()

    def monotonic(self) -> float:
        return self._now

    def now_ms(self) -> int:
        return round(self._now * 1000) + self.set_by_ms

    def call_later(self, delay: float, call: Callable[[], object]) -> HandTimer:
        timer = HandTimer(call)
        heappush(self._timers, (self._now + delay, next(self._numbers), timer))
        return timer

    async def pass_time(self, seconds: float) -> None:
        """Let time pass: what is due on the way happens at its moment."""
        until = self._now + seconds
        await self.settle()
        while self._timers and self._timers[0][0] <= until:
            self._now, _, timer = heappop(self._timers)
            if timer.call:
                timer.call()
            await self.settle()
        self._now = until

    async def settle(self) -> None:
        for _ in range(ROUNDS):
            await asyncio.sleep(0)

"""What time it is, and what is to happen later. Whoever needs time is handed a clock, so that tests need not wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """This machine's clock. Another one has its own `monotonic`, `now_ms` and `call_later`."""

    def monotonic(self) -> float:
        """Seconds, to measure how long something takes."""
        return time.monotonic()

    def now_ms(self) -> int:
        """The time of day in ms, to write down and to tell others."""
        return time.time_ns() // 1_000_000

    def call_later(self, delay: float, call: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(delay, call)

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        timer = self.call_later(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()

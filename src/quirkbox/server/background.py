"""What a table does on its own account. If it fails, it is tried again in a while: a table never stands still."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from quirkbox.server.clock import Clock, Timer

# Seconds until something that failed is tried again.
PAUSE = 1.0

logger = logging.getLogger("quirkbox")


class Background:
    def __init__(self, code: str, clock: Clock, try_again: Callable[[], None]):
        self._code, self._clock, self._try_again = code, clock, try_again
        self._tasks: set[asyncio.Task[None]] = set()
        self._retry: Timer | None = None

    @property
    def busy(self) -> bool:
        return bool(self._tasks or self._retry)

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("Table %s stumbled", self._code, exc_info=error)
            if self._retry is None:
                self._retry = self._clock.call_later(PAUSE, self._go_on)

    def _go_on(self) -> None:
        self._retry = None
        self._try_again()

    def close(self) -> None:
        if self._retry:
            self._retry.cancel()
        for task in self._tasks:
            task.cancel()

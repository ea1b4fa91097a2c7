"""Bots at work: threads that think, so that the tables go on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

from quirkbox.bots import BOTS, Bot, Seconds, plays
from quirkbox.engine import Game, Position, Refusal, dice_from_seed, quoted
from quirkbox.processes import give_way

# Seconds that a bot may think even when very many do.
SHORTEST = 0.02

logger = logging.getLogger("quirkbox")


class BotPool:
    def __init__(self, think: float, bots: Mapping[str, Bot] = BOTS, thought: Callable[[float], None] = lambda seconds: None):
        """`thought` is told how long each took."""
        self._thought = thought
        self.bots = bots
        self._think = think
        self._threads = os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="bot", initializer=give_way)
        self.thinking = 0

    def bot(self, name: str, game: Game | None = None) -> Bot:
        """A bot by its name; for a game, one that plays it."""
        if name not in self.bots:
            raise Refusal.because("bot-unknown", given=quoted(name), known=", ".join(self.bots))
        if game and not plays(self.bots[name], game):
            raise Refusal.because("bot-plays-not", bot=name, game=game.name)
        return self.bots[name]

    async def choose(self, name: str, hidden: Position, seat: int) -> int:
        """What a bot does, knowing no more than its seat does."""
        self.thinking += 1
        began = time.monotonic()
        crowd = max(1.0, self.thinking / self._threads)
        seconds = max(SHORTEST, self._think / crowd)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, self._choose, name, hidden, seat, seconds)
        finally:
            self.thinking -= 1
            self._thought(time.monotonic() - began)

    def _choose(self, name: str, hidden: Position, seat: int, seconds: float) -> int:
        try:
            dice = dice_from_seed(secrets.randbits(62))
            code = self.bots[name].choose(hidden, seat, dice=dice, budget=Seconds(seconds), among_people=True)
            why = hidden.refusal(seat, code)
            if why:
                raise Refusal(why)
            return code
        except Exception:
            logger.exception("The bot %s is at a loss; it plays something", name)
            return secrets.choice(hidden.legal(seat))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

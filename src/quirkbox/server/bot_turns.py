"""The turns of a table's bots: who may act begins to think, waits as long as a person would, and acts."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Protocol

from quirkbox.bots import Bot, rather_waits
from quirkbox.engine import Position
from quirkbox.server.background import Background
from quirkbox.server.clock import Clock
from quirkbox.server.presence import Presence
from quirkbox.server.settings import Settings
from quirkbox.server.table_state import Act, TableState

# How much of the usual time bots take once all people are done.
AMONG_BOTS = 0.25


class Pool(Protocol):
    """Whoever does the thinking: see bot_pool.py."""

    def bot(self, name: str) -> Bot: ...
    async def choose(self, name: str, hidden: Position, seat: int) -> int: ...


@dataclass(frozen=True)
class BotTurn:
    """A bot that is about to act. It holds as long as the same bot may act since the same entry of the log."""

    bot: str
    since: int
    task: asyncio.Task[None]


class BotTurns:
    def __init__(
        self,
        state: TableState,
        presence: Presence,
        pool: Pool,
        settings: Settings,
        clock: Clock,
        background: Background,
        act: Act,
    ):
        self._state, self._presence, self._pool = state, presence, pool
        self._settings, self._clock, self._background, self._act = settings, clock, background, act
        self._turns: dict[int, BotTurn] = {}

    @property
    def any(self) -> bool:
        return bool(self._turns)

    def wind_up(self) -> None:
        """Bots that may act begin to think; turns that mean nothing any more are dropped."""
        wanted = self._wanted()
        for seat, turn in list(self._turns.items()):
            if turn.task.done() or wanted.get(seat) != (turn.bot, turn.since):
                del self._turns[seat]
                if turn.task is not asyncio.current_task():
                    turn.task.cancel()
        for seat, (bot, since) in wanted.items():
            if seat not in self._turns:
                self._turns[seat] = BotTurn(bot, since, self._background.run(self._take_turn(seat, bot, since)))

    def _wanted(self) -> dict[int, tuple[str, int]]:
        """Which bot may act on which seat, and since which entry."""
        table, play = self._state.table, self._state.play
        if play is None or self._presence.abandoned:
            return {}
        wanted = {}
        for seat in play.waiting:
            bot, since = table.seats[seat].bot, play.since(seat)
            if bot and since and not rather_waits(play.position, seat):
                wanted[seat] = (bot, since.seq)
        return wanted

    async def _take_turn(self, seat: int, bot: str, since: int) -> None:
        """Think, wait, and act, unless the game has gone on meanwhile: then think again."""
        luck = random.random()
        while (play := self._state.play) and self._wanted().get(seat) == (bot, since):
            seq = play.seq
            code = await self._pool.choose(bot, play.position.hidden(seat), seat)
            await self._clock.sleep(self._wait(seat, code, luck))

            def still_meant(code: int = code, seq: int = seq) -> tuple[int, int] | None:
                meant = self._wanted().get(seat) == (bot, since) and self._still_meant(seat, code, seq)
                return (seat, code) if meant else None

            await self._act(still_meant)
        self._turns = {number: turn for number, turn in self._turns.items() if turn.task is not asyncio.current_task()}

    def _still_meant(self, seat: int, code: int, seq: int) -> bool:
        """Whether what a bot chose at that entry stands: nothing has happened since, or nothing that it cares about."""
        play = self._state.play
        assert play
        return play.seq == seq or (play.steady(code) and not play.position.refusal(seat, code))

    def _wait(self, seat: int, code: int, luck: float) -> float:
        """How many seconds from now a person would take."""
        play = self._state.play
        assert play
        since = play.since(seat) or play.entries[-1]
        due = since.at + (play.bot_due(seat, code, luck) - since.at) * self.pace(seat, code)
        race = self._settings.hold if play.contested(code) else 0.0  # nobody's call is entered at once
        return max(0.0, (due - self._clock.now_ms()) / 1000) + race * self._settings.pace

    def pace(self, seat: int, code: int) -> float:
        """How slow the bot of this seat is now. Where all act at once, nobody has to wait for bots alone for long."""
        table, play = self._state.table, self._state.play
        assert play
        pace = self._settings.pace * self._pool.bot(table.seats[seat].bot or "").pace
        alone = all(table.seats[other].bot for other in play.waiting)
        return pace * AMONG_BOTS if alone and play.steady(code) else pace

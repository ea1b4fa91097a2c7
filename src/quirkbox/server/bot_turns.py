"""The turns of a table's bots: who may act begins to think, waits as long as a person would, and acts."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from quirkbox.bots import Bot, rather_waits
from quirkbox.engine import Position
from quirkbox.server.background import Background
from quirkbox.server.clock import Clock
from quirkbox.server.presence import Presence
from quirkbox.server.settings import Settings
from quirkbox.server.table_state import Act, TableState
from quirkbox.table.table import Tempo

# How much of the usual time bots take once all people are done.
AMONG_BOTS = 0.25
# And of that, by what whoever is alone with them has chosen.
TEMPOS: dict[Tempo, float] = {"calm": 1.8, "usual": 1.0, "quick": 0.3}


class Pool(Protocol):
    """Whoever does the thinking: see bot_pool.py."""

    def bot(self, name: str) -> Bot: ...
    async def choose(self, name: str, hidden: Position, seat: int) -> int: ...


class Wanted(NamedTuple):
    """Which bot may act, since which entry of the log, and whether it lets people begin."""

    bot: str
    since: int
    patient: bool


@dataclass(frozen=True)
class BotTurn:
    """A bot that is about to act. It holds as long as the same bot may act since the same entry of the log."""

    wanted: Wanted
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
            if turn.task.done() or wanted.get(seat) != turn.wanted:
                del self._turns[seat]
                if turn.task is not asyncio.current_task():
                    turn.task.cancel()
        for seat, its in wanted.items():
            if seat not in self._turns:
                self._turns[seat] = BotTurn(its, self._background.run(self._take_turn(seat, its)))

    def drop(self) -> None:
        """The game has gone back: what bots think of belongs to moves that do not count any more."""
        for turn in self._turns.values():
            turn.task.cancel()
        self._turns = {}

    def _wanted(self) -> dict[int, Wanted]:
        """Which bots may act, by seat."""
        table, play = self._state.table, self._state.play
        if play is None or self._presence.abandoned or not self._presence.ours or self._state.at_rest:
            return {}
        patient = play.people_first(self._people())
        wanted = {}
        for seat in play.waiting:
            bot, since = table.seats[seat].bot, play.since(seat)
            if bot and since and not rather_waits(play.position, seat):
                wanted[seat] = Wanted(bot, since.seq, patient)
        return wanted

    def _people(self) -> list[int]:
        """The seats of those who are here."""
        here = self._presence.here
        return [number for number, seat in enumerate(self._state.table.seats) if not seat.bot and seat.token in here]

    async def _take_turn(self, seat: int, wanted: Wanted) -> None:
        """Think, wait, and act, unless the game has gone on meanwhile: then think again."""
        luck = random.random()
        while (play := self._state.play) and self._wanted().get(seat) == wanted:
            seq = play.seq
            code = await self._pool.choose(wanted.bot, play.position.hidden(seat), seat)
            await self._clock.sleep(self._wait(seat, code, luck, wanted.patient))

            def still_meant(code: int = code, seq: int = seq) -> tuple[int, int] | None:
                meant = self._wanted().get(seat) == wanted and self._still_meant(seat, code, seq)
                return (seat, code) if meant else None

            await self._act(still_meant)
        self._turns = {number: turn for number, turn in self._turns.items() if turn.task is not asyncio.current_task()}

    def _still_meant(self, seat: int, code: int, seq: int) -> bool:
        """Whether what a bot chose at that entry stands: nothing has happened since, or nothing that it cares about."""
        play = self._state.play
        assert play
        return play.seq == seq or (play.steady(code) and not play.position.refusal(seat, code))

    def _wait(self, seat: int, code: int, luck: float, patient: bool = False) -> float:
        """How many seconds from now a person would take."""
        play = self._state.play
        assert play
        since = play.since(seat) or play.entries[-1]
        takes = (play.bot_due(seat, code, luck) - since.at) * self.pace(seat, code)
        if patient:
            takes = max(takes, self._settings.patience * 1000 * self._settings.pace)
        due = since.at + takes
        race = self._settings.hold if play.contested(code) else 0.0  # nobody's call is entered at once
        return max(0.0, (due - self._clock.now_ms()) / 1000) + race * self._settings.pace

    def pace(self, seat: int, code: int) -> float:
        """How slow the bot of this seat is now. Where all act at once, nobody has to wait for bots alone for long."""
        table, play = self._state.table, self._state.play
        assert play
        pace = self._settings.pace * self._pool.bot(table.seats[seat].bot or "").pace * TEMPOS.get(self._state.table.tempo, 1.0)
        alone = all(table.seats[other].bot for other in play.waiting)
        return pace * AMONG_BOTS if alone and play.steady(code) else pace

"""One table in memory: who is connected, what they are told, and what happens next by itself.

Everything that happens is decided under the table's lock, written down, and only then shown. Nothing here is lost
when the process dies: the next one builds the same from the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Any

from quirkbox.bots import rather_waits
from quirkbox.engine import SPECTATOR, Refusal
from quirkbox.server.bots import Thinkers
from quirkbox.server.connection import Connection, as_text
from quirkbox.server.settings import Settings, now_ms
from quirkbox.server.store import Conflict, Saved, Store
from quirkbox.server.wire import Move
from quirkbox.table import Play, Table, history, info, update

TRIES = 8  # against other processes that write at the same moment
AMONG_BOTS = 0.25  # of the usual time, once all people are done

logger = logging.getLogger("quirkbox")


@dataclass(frozen=True)
class Plan:
    """A bot that is about to act. It holds as long as the same bot may act since the same entry of the log."""

    bot: str
    since: int
    task: asyncio.Task[None]


def ask_key(token: str, ask_id: str) -> str:
    """The same id from the same browser is the same ask; other browsers count for themselves."""
    return hashlib.sha256(f"{token} {ask_id}".encode()).hexdigest()[:32]


def play_from(saved: Saved) -> Play | None:
    """The game as the log tells it; None before the deal."""
    table = saved.table
    if table.secret is None:
        return None
    play = Play(table.game, len(table.seats), table.options, table.secret, table.started)
    for entry in saved.entries:
        play.replay(entry)
    return play


class LiveTable:
    def __init__(self, saved: Saved, play: Play | None, store: Store, thinkers: Thinkers, settings: Settings):
        self.table = saved.table.over() if play and play.over else saved.table
        self.play = play
        self.connections: set[Connection] = set()
        self.last_used = time.monotonic()
        self._keys = saved.keys
        self._store, self._thinkers, self._settings = store, thinkers, settings
        self._lock = asyncio.Lock()
        self._held = 0  # calls in a race that are not entered yet
        self._gone: dict[str, float] = {}  # since when a token has no connection
        self._loaded = time.monotonic()
        self._plans: dict[int, Plan] = {}
        self._clock: asyncio.TimerHandle | None = None
        self._soon: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._wind_up()

    # --- coming and going ---

    def join(self, connection: Connection, after: int) -> None:
        """Somebody has connected, and has seen everything up to entry `after`."""
        self.connections.add(connection)
        self._gone.pop(connection.token, None)
        self._tell_table(connection)
        if self.play:
            connection.tell(history(self.play, connection.looking, after))
            connection.tell(update(self.play, connection.looking, trail=False))
        self._tell_tables_soon()
        self._wind_up()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.last_used = time.monotonic()
        if connection.token not in self.here:
            self._gone[connection.token] = time.monotonic()
        self._tell_tables_soon()

    @property
    def here(self) -> set[str]:
        """The tokens of all who are connected."""
        return {connection.token for connection in self.connections}

    @property
    def abandoned(self) -> bool:
        return not self.connections and time.monotonic() - self.last_used > self._settings.abandoned

    @property
    def idle(self) -> bool:
        """Nobody is connected, and nothing will happen by itself: it may leave memory."""
        return not (self.connections or self._plans or self._clock or self._tasks or self._lock.locked())

    def away(self, number: int) -> bool:
        """Whose seat it is has not been connected for some time."""
        token = self.table.seat(number).token
        if token is None or token in self.here:
            return False
        return time.monotonic() - self._gone.get(token, self._loaded) >= self._settings.away

    def info(self, token: str, looking: int) -> dict[str, Any]:
        watchers = sum(connection.looking == SPECTATOR for connection in self.connections)
        return info(self.table, token, looking, self.here, watchers, now_ms())

    def look(self, connection: Connection, number: int) -> None:
        """See the table through another of one's own seats."""
        if number != SPECTATOR:
            self.table.must_hold(connection.token, number)
        connection.looking = number
        self._show_present(connection)

    # --- changing the table ---

    async def change(self, key: str, make: Callable[[Table], Table], then: Callable[[], None] | None = None) -> None:
        """Change the table, once per key. `then` is done before anybody is told."""
        async with self._lock:
            for _ in range(TRIES):
                if key in self._keys:
                    return
                table = make(self.table)
                deals = table.status == "playing" and self.play is None
                play = play_from(Saved(table, [], set())) if deals else None
                try:
                    await self._store.save(table, play, now_ms(), key)
                except Conflict:
                    await self._catch_up()
                    continue
                self._keys.add(key)
                self._adopt(table, play, then)
                return
        raise Refusal("Too many people changed this table at once: try again.")

    async def rematch(self, key: str, token: str, new_code: Callable[[int], str]) -> None:
        """Open the next table for the same people; whoever asks second finds it there."""
        async with self._lock:
            if self.table.status != "over":  # its end may have been played in another process
                await self._catch_up()
            for attempt in range(TRIES):
                old, fresh = self.table.again(token, new_code(attempt))
                if self.table.rematch:
                    return
                try:
                    await self._store.save_rematch(old, fresh, now_ms(), key)
                except Conflict:
                    await self._catch_up()
                    continue
                self._adopt(old)
                return
        raise Refusal("No free table was found: try again.")

    def _adopt(self, table: Table, play: Play | None = None, then: Callable[[], None] | None = None) -> None:
        """The table is now like this. Chairs may have been taken away, and seats may have changed hands."""
        before = {connection: connection.looking for connection in self.connections}
        for connection in self.connections:
            self._follow_chair(connection, table)
        self.table = table
        if then:
            then()
        self._tell_tables()
        if play:
            self.play = play
            self._tell_update()
        elif self.play:
            for connection, looked in before.items():
                if connection.looking != looked:
                    connection.tell(update(self.play, connection.looking, trail=False))
        self._wind_up()

    def _follow_chair(self, connection: Connection, table: Table) -> None:
        """One's chair may have a new number now; if it is not one's own any more, one sees as a spectator."""
        if connection.looking != SPECTATOR:
            chair = self.table.seats[connection.looking].chair
            own = (number for number in table.own_seats(connection.token) if table.seats[number].chair == chair)
            connection.looking = next(own, SPECTATOR)

    # --- playing ---

    async def move(self, connection: Connection, key: str, ask: Move, heard: float) -> int:
        """A person's move, heard at that moment of the clock; which entry of the log it became."""
        seat = ask.seat
        if self.play is None:
            raise Refusal("The game has not begun.")
        if key in self.play.keys:
            return self.play.keys[key]
        self.table.must_hold(connection.token, seat)
        self.play.must_know(seat, ask.seq)
        code = self.table.game.actions.read(ask.do)
        if self.contested(code) and not self.play.position.refusal(seat, code):
            await self._hold(connection, heard)
        async with self._lock:
            for _ in range(TRIES):
                if key in self.play.keys:
                    return self.play.keys[key]
                self.table.must_hold(connection.token, seat)
                self.play.must_know(seat, ask.seq)
                if await self._enter(seat, code, key):
                    return self.play.seq
        raise Refusal("Too many people moved at once: try again.")

    def contested(self, code: int) -> bool:
        return self.table.game.actions.act(code).name in self.table.game.live.contested

    def steady(self, code: int) -> bool:
        return self.table.game.actions.act(code).name in self.table.game.live.steady

    async def _hold(self, connection: Connection, heard: float) -> None:
        """Of two calls the one made first wins, not the one with the better line, or with fewer calls before it."""
        hold = self._settings.hold
        until = heard + hold - min(hold, connection.half_trip)
        self._held += 1
        try:
            await asyncio.sleep(max(0.0, until - time.monotonic()))
        finally:
            self._held -= 1

    async def _enter(self, seat: int, code: int, key: str | None = None) -> bool:
        """Write a move down, then show it. False if somebody else wrote first: then their move is shown."""
        assert self.play
        move = self.play.move(seat, code, now_ms(), key, self.table.names)
        try:
            await self._store.enter(self.table, move)
        except Conflict:
            await self._catch_up()
            return False
        self.play.enter(move)
        self._tell_update()
        self._finish_if_over()
        self._wind_up()
        return True

    def _finish_if_over(self) -> None:
        if self.play and self.play.over and self.table.status != "over":
            self.table = self.table.over()
            self._tell_tables()

    async def catch_up(self) -> None:
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Another process has written to this table: take over what it wrote."""
        saved = await self._store.load(self.table.code, self.play.seq if self.play else 0)
        if saved is None:
            raise Refusal(f"There is no table {self.table.code} any more.")
        self._keys |= saved.keys
        status = "playing" if saved.table.status == "over" and self.table.status != "over" else saved.table.status
        deals = self.play is None and saved.table.secret is not None
        if deals or saved.table.version != self.table.version:
            self._adopt(replace(saved.table, status=status), play_from(replace(saved, entries=[])) if deals else None)
        for entry in saved.entries:
            assert self.play
            self.play.replay(entry)
            self._tell_update()
        self._finish_if_over()
        self._wind_up()

    @property
    def at(self) -> tuple[int, int]:
        """Version and seq: whether this is what is written down."""
        return self.table.version, self.play.seq if self.play else -1

    # --- what happens by itself ---

    def _wind_up(self) -> None:
        """Bots that may act begin to think, plans that mean nothing any more are dropped, the clock is set."""
        wanted = self._bots_to_move()
        for seat, plan in list(self._plans.items()):
            if wanted.get(seat) != (plan.bot, plan.since):
                del self._plans[seat]
                if plan.task is not asyncio.current_task():
                    plan.task.cancel()
        for seat, (bot, since) in wanted.items():
            if seat not in self._plans:
                self._plans[seat] = Plan(bot, since, self._run(self._bot_turn(seat, bot, since)))
        self._set_clock()

    def _bots_to_move(self) -> dict[int, tuple[str, int]]:
        """Which bot may act on which seat, and since which entry."""
        if self.play is None or self.abandoned:
            return {}
        wanted = {}
        for seat in self.play.waiting:
            bot, since = self.table.seats[seat].bot, self.play.since(seat)
            if bot and since and not rather_waits(self.play.position, seat):
                wanted[seat] = (bot, since.seq)
        return wanted

    async def _bot_turn(self, seat: int, bot: str, since: int) -> None:
        """Think, wait as long as a person would, and act, unless the game has gone on meanwhile: then think again."""
        luck = random.random()
        while self.play and self._bots_to_move().get(seat) == (bot, since):
            seq = self.play.seq
            code = await self._thinkers.choose(bot, self.play.position.hidden(seat), seat)
            await asyncio.sleep(self._bot_waits(seat, code, luck))
            async with self._lock:
                if self._bots_to_move().get(seat) == (bot, since) and self._still_meant(seat, code, seq):
                    await self._enter(seat, code)
        self._plans = {number: plan for number, plan in self._plans.items() if plan.task is not asyncio.current_task()}

    def _still_meant(self, seat: int, code: int, seq: int) -> bool:
        """Whether what a bot chose at that entry stands: nothing has happened since, or nothing that it cares about."""
        assert self.play
        steady = self.steady(code)
        return self.play.seq == seq or (steady and not self.play.position.refusal(seat, code))

    def _bot_waits(self, seat: int, code: int, luck: float) -> float:
        assert self.play
        since = self.play.since(seat) or self.play.entries[-1]
        due = since.at + (self.play.bot_due(seat, code, luck) - since.at) * self.bot_pace(seat, code)
        race = self._settings.hold if self.contested(code) else 0.0  # nobody's call is entered at once
        return max(0.0, (due - now_ms()) / 1000) + race * self._settings.pace

    def bot_pace(self, seat: int, code: int) -> float:
        """How slow the bot of this seat is now. Where all act at once, nobody has to wait for bots alone for long."""
        assert self.play
        pace = self._settings.pace * self._thinkers.bot(self.table.seats[seat].bot or "").pace
        alone = all(self.table.seats[other].bot for other in self.play.waiting)
        return pace * AMONG_BOTS if alone and self.steady(code) else pace

    def _set_clock(self) -> None:
        """The table itself acts when its time has come."""
        if self._clock:
            self._clock.cancel()
            self._clock = None
        deadline = self.play.deadline if self.play else None
        if deadline is not None:
            delay = max(0.0, (deadline - now_ms()) / 1000)
            self._clock = asyncio.get_running_loop().call_later(delay, self._strike)

    def _strike(self) -> None:
        self._clock = None
        self._run(self._host_acts())

    async def _host_acts(self) -> None:
        if self._held:  # a call made in time counts, even if it is still held
            await asyncio.sleep(self._settings.hold)
        async with self._lock:
            deadline = self.play.deadline if self.play else None
            if self.play and deadline is not None and deadline <= now_ms():
                await self._enter(self.play.position.host, self.play.host_code())
            else:
                self._set_clock()

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something on the table's own account. If it fails, try again in a while: a table never stands still."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ran)
        return task

    def _ran(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("Table %s stumbled", self.table.code, exc_info=error)
            self._plans = {seat: plan for seat, plan in self._plans.items() if plan.task is not task}
            if self._clock:
                self._clock.cancel()
            self._clock = asyncio.get_running_loop().call_later(1.0, self._wind_up)

    def close(self) -> None:
        """Stop everything that would happen by itself."""
        for timer in (self._clock, self._soon):
            if timer:
                timer.cancel()
        for task in self._tasks:
            task.cancel()

    # --- telling ---

    def _tell_table(self, connection: Connection) -> None:
        connection.tell(self.info(connection.token, connection.looking))

    def _tell_tables(self) -> None:
        for connection in self.connections:
            self._tell_table(connection)

    def _tell_tables_soon(self) -> None:
        """Coming and going is told to all once for many."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(0.1, self._tell_now)

    def _tell_now(self) -> None:
        self._soon = None
        self._tell_tables()

    def _tell_update(self) -> None:
        """What has just happened, to everybody as they may see it."""
        assert self.play
        texts: dict[int, str] = {}
        for connection in self.connections:
            viewer = connection.looking
            if viewer not in texts:
                texts[viewer] = as_text(update(self.play, viewer))
            connection.tell_text(texts[viewer])

    def _show_present(self, connection: Connection) -> None:
        self._tell_table(connection)
        if self.play:
            connection.tell(update(self.play, connection.looking, trail=False))

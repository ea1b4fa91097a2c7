"""All tables: those in memory, and those that only lie in the database until somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Self

from quirkbox.engine import Refusal
from quirkbox.games import GAMES, game
from quirkbox.server import wire
from quirkbox.server.bot_pool import BotPool
from quirkbox.server.clock import Clock
from quirkbox.server.codes import new_code, read_code
from quirkbox.server.readiness import Readiness
from quirkbox.server.settings import Settings
from quirkbox.server.store import Conflict, Row, Saved, Store
from quirkbox.server.table_session import TableSession, play_from
from quirkbox.server.words import clean_name
from quirkbox.table import Play, Table, seats_info

MOST_LISTED = 50

logger = logging.getLogger("quirkbox")


class NotHere(Refusal):
    """There is no such thing."""


class Lobby:
    def __init__(self, store: Store, readiness: Readiness, settings: Settings, clock: Clock):
        self.store, self.readiness, self.settings, self.clock = store, readiness, settings, clock
        self.bot_pool = BotPool(settings.think)
        self.opened = self.clock.monotonic()
        self._sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        every = self.settings
        self._chores = [
            asyncio.create_task(self._resume(), name="resume"),
            self._every(every.ping, self._ping),
            self._every(every.sweep, self._sweep),
            self._every(every.poll, self._look_elsewhere),
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        for chore in self._chores:
            chore.cancel()
        for session in self._sessions.values():
            session.close()
        self.bot_pool.close()
        await asyncio.gather(*self._chores, return_exceptions=True)

    # --- tables ---

    async def table(self, written: str) -> TableSession:
        """A table by its code, however it was written; taken up from the database if it is not in memory."""
        code = read_code(written)
        if code is None:
            raise NotHere(f"There is no table {written:.20}.")
        while (session := self._sessions.get(code)) is None:  # it may be let go of as soon as it is there
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
            await asyncio.shield(self._loading[code])
        session.presence.use()
        return session

    async def _load(self, code: str) -> None:
        try:
            saved = await self.store.load(code)
            if saved is None:
                raise NotHere(f"There is no table {code}.")
            if saved.table.secret is not None:
                await self.readiness.until_ready(saved.table.game.id)
            play = await asyncio.to_thread(play_from, saved)
            self._sessions[code] = TableSession(saved, play, self.store, self.bot_pool, self.settings, self.clock)
        finally:
            del self._loading[code]

    async def open_table(self, token: str, new: wire.NewTable) -> str:
        """A new table: whoever asks sits on the first chair, bots on the next ones."""
        name, now = clean_name(new.name), self.clock.now_ms()
        if new.game not in GAMES:
            raise NotHere(f"There is no game {new.game!r:.40}.")
        if new.start:
            await self.readiness.must_be_ready(new.game)
        else:
            await self.readiness.want(new.game)
        table, play = await asyncio.to_thread(self._new_table, token, name, new, now)
        for attempt in range(40):
            named = table.with_code(new_code(attempt))
            try:
                await self.store.create(named, play, now)
            except Conflict:
                continue
            await self.store.name_guest(token, name, only_if_new=True)
            return named.code
        raise Refusal("No free table was found: try again.")

    def _new_table(self, token: str, name: str, new: wire.NewTable, now: int) -> tuple[Table, Play | None]:
        """It reads options, which may be long files, and deals: not for the event loop."""
        table = Table.new("", game(new.game), new.options, new.public).sit(token, 0, name)
        if len(new.bots) >= len(table.seats):
            raise Refusal(f"{table.game.name} is for at most {len(table.seats)} players.")
        for chair, bot in enumerate(new.bots, 1):
            table = table.ask_in(token, chair, bot, self.bot_pool.bot(bot, table.game).names, away=False)
        if new.start:
            table = table.start(token, secrets.token_bytes(32), now)
        return table, play_from(Saved(table, [], set()))

    # --- lists ---

    async def tables(self, token: str) -> wire.Tables:
        recent = self.clock.now_ms() - round(self.settings.recent * 1000)
        open_ones = await self.store.open_tables(recent, MOST_LISTED)
        mine = await self.store.tables_of(token, MOST_LISTED)
        return wire.Tables(
            open=[self._line(table, row, token) for table, row in open_ones],
            mine=[self._line(table, row, token) for table, row in mine],
        )

    def _line(self, table: Table, row: Row, token: str) -> wire.TableLine:
        session = self._sessions.get(table.code)
        waiting = row["waiting"]
        return wire.TableLine(
            code=table.code,
            game=table.game.id,
            status=table.status,
            host=next((seat.name for seat in table.seats if seat.kind != "free"), ""),
            seats=seats_info(table, token, session.presence.here if session else ()),
            seq=row["seq"],
            my_turn=any(table.seats[seat].held_by(token) for seat in waiting),
            waiting_for=[table.names[seat] for seat in waiting],
            at=row["changed"],
        )

    async def health(self, version: str) -> wire.Health:
        count = await self.store.count()
        return wire.Health(
            status="ok",
            version=version,
            tables=sum(count.values()),
            playing=count.get("playing", 0),
            connections=sum(len(session.presence.connections) for session in self._sessions.values()),
            uptime_s=round(self.clock.monotonic() - self.opened, 3),
        )

    # --- chores ---

    def _every(self, seconds: float, chore: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        async def again_and_again() -> None:
            while True:
                await self.clock.sleep(seconds)
                try:
                    await chore()
                except Exception:
                    logger.exception("A chore was not done; it is tried again")

        return asyncio.create_task(again_and_again(), name=chore.__name__)

    async def _resume(self) -> None:
        """Games that were going on when the process ended go on: deadlines pass and bots move."""
        codes = await self.store.running(self.clock.now_ms() - round(self.settings.abandoned * 1000))
        await asyncio.gather(*(self._take_up(code) for code in codes))

    async def _take_up(self, code: str) -> None:
        try:
            await self.table(code)
        except Exception:
            logger.exception("Table %s could not be taken up", code)

    async def _ping(self) -> None:
        for session in self._sessions.values():
            for connection in session.presence.connections:
                connection.ping()

    async def _sweep(self) -> None:
        """Note where somebody is; let go of tables where nobody has been for a while, or of the oldest of too many."""
        connected = [code for code, session in self._sessions.items() if session.presence.connections]
        if connected:
            await self.store.seen(connected, self.clock.now_ms())
        idle = [session for session in self._sessions.values() if session.idle]
        idle.sort(key=lambda session: session.presence.last_used)
        for number, session in enumerate(idle):
            if session.presence.abandoned or number < len(idle) - self.settings.keep:
                session.close()
                del self._sessions[session.table.code]

    async def _look_elsewhere(self) -> None:
        """What other processes have done to the tables people here are connected to."""
        watched = {code: session for code, session in self._sessions.items() if session.presence.connections}
        if not watched:
            return
        for code, (version, seq) in (await self.store.versions(list(watched))).items():
            known_version, known_seq = watched[code].at
            if version > known_version or seq > known_seq:
                if seq >= 0 and not await self.readiness.is_ready(watched[code].table.game.id):
                    continue
                try:
                    await watched[code].catch_up()
                except Refusal as refusal:
                    logger.error("Table %s cannot be followed: %s", code, refusal)

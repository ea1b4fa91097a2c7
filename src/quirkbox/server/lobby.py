"""All tables: those in memory, and those that only lie in the database until somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Set
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Self
from weakref import WeakValueDictionary

from sqlalchemy.exc import DBAPIError

from quirkbox.engine import Branched, Refusal, depth_of, quoted
from quirkbox.engine.beginning import DEEPEST
from quirkbox.games import GAMES, game
from quirkbox.server import wire
from quirkbox.server.bot_pool import BotPool
from quirkbox.server.clock import Clock
from quirkbox.server.codes import new_code, read_code
from quirkbox.server.connection import Allowance
from quirkbox.server.limits import Limits
from quirkbox.server.metrics import Metrics
from quirkbox.server.news import News
from quirkbox.server.push import Push
from quirkbox.server.readiness import Readiness
from quirkbox.server.settings import Settings
from quirkbox.server.shown import Shown, shown_of
from quirkbox.server.store import Saved, Store
from quirkbox.server.table_session import TableSession, play_from
from quirkbox.server.words import clean_name
from quirkbox.server.writer import Conflict, Row
from quirkbox.table import Door, Play, Table, seal, seats_info
from quirkbox.words.sentence import Sentence

MOST_LISTED = 50

logger = logging.getLogger("quirkbox")


class NotHere(Refusal):
    """There is no such thing."""


class NoTable(NotHere):
    """There is no table of that code."""


class NoCode(NotHere):
    """There is nobody who comes with these words."""


class Lobby:
    def __init__(self, store: Store, readiness: Readiness, settings: Settings, clock: Clock):
        self.store, self.readiness, self.settings, self.clock = store, readiness, settings, clock
        self.metrics = Metrics()
        self.bot_pool = BotPool(settings.think, thought=self.metrics.bot_seconds.observe)
        self.push = Push(store.people, settings, self.metrics)
        self.opened = self.clock.monotonic()
        self.limits = Limits(settings, store.shared_counts())
        self.draining = False
        self._watch()
        # By token: how fast somebody may ask over all their sockets, and how many of those there are.
        self._allowances: WeakValueDictionary[str, Allowance] = WeakValueDictionary()
        self._sockets: Counter[str] = Counter()
        self._sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._following: set[asyncio.Task[None]] = set()
        # Tables that were written to elsewhere while they were read here.
        self._overtaken: set[str] = set()
        # the processes that serve this database, as far as is known
        self._alive: set[str] = set()

    def _watch(self) -> None:
        self.metrics.watch("quirkbox_tables", "Tables in memory", lambda: len(self._sessions))
        self.metrics.watch("quirkbox_connections", "Sockets of people at tables", lambda: self.connections)
        self.metrics.watch("quirkbox_writes_waiting", "Writes that wait for the database", lambda: self.store.waiting)
        self.metrics.watch("quirkbox_bots_thinking", "Bots that think or wait for a thread", lambda: self.bot_pool.thinking)

    @property
    def connections(self) -> int:
        return sum(len(session.presence.connections) for session in self._sessions.values())

    async def __aenter__(self) -> Self:
        every = self.settings
        self._alive, _ = await self.store.beat(every.dead)
        self._chores = [
            asyncio.create_task(self._resume(), name="resume"),
            self._every(every.ping, self._ping),
            self._every(every.sweep, self._sweep),
            self._every(every.sweep, self._run_out),
            self._every(every.beat, self._beat),
            self._every(every.clean, self._clean),
            self.store.listen(self._hear, self._look_elsewhere) or self._every(every.poll, self._look_elsewhere),
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        for chore in self._chores:
            chore.cancel()
        for session in self._sessions.values():
            session.close()
        self.bot_pool.close()
        self.push.close()
        await asyncio.gather(*self._chores, return_exceptions=True)
        try:
            await self.store.leave()
        except DBAPIError:  # then the others find out by themselves
            logger.warning("The database could not be told that this process ends")

    # --- tables ---

    async def table(self, written: str) -> TableSession:
        """A table by its code, however it was written; taken up from the database if it is not in memory."""
        code = read_code(written)
        if code is None:
            raise NoTable.because("table-unknown", code=f"{written:.20}")
        while (session := self._sessions.get(code)) is None:  # it may be let go of as soon as it is there
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
            await asyncio.shield(self._loading[code])
        session.presence.use()
        return session

    async def secret_for(self, table: Table) -> bytes:
        """What the dice of a table come from: its own secret, or that of the deal it plays."""
        if not table.deal or table.beginning:
            return secrets.token_bytes(32)
        deal = await self.store.deals.find(table.deal)
        if deal is None:
            raise Refusal.because("deal-unknown")
        deal.must_be_the_same_now()
        return bytes.fromhex(deal.secret)

    async def must_suit_deal(self, token: str, table: Table, who: str = "") -> None:
        """Refusal if somebody (`who`, if it is not whoever asks) would play a deal that they have played before; or would go on
        from one that they may still play."""
        if not table.deal or table.status != "waiting":
            return
        knows = await self.store.deals.knows(token, table.deal)
        if table.beginning and not knows:
            raise Refusal.because("deal-secret")
        if knows and not table.beginning:
            raise Refusal.because("deal-known-by", who=who) if who else Refusal.because("deal-known")

    async def all_must_suit_deal(self, token: str, table: Table) -> None:
        """Before it begins: since they sat down somebody may have played the deal elsewhere, or it may have been offered."""
        for seat in table.seats:
            if seat.token:
                await self.must_suit_deal(seat.token, table, seat.name if seat.token != token else "")

    async def must_have_played(self, token: str, written: str) -> None:
        """Refusal if a game shows a deal to somebody who may still play it."""
        deal = await self.store.deals.of_table(read_code(written) or "")
        if deal and not await self.store.deals.knows(token, deal):
            raise Refusal.because("deal-secret")

    def known_here(self, code: str) -> Set[str]:
        """Who is connected to a table, as far as this process knows; the database hears of it a moment later."""
        session = self._sessions.get(code)
        return session.presence.here if session else frozenset()

    async def shown(self, written: str) -> tuple[str, Shown]:
        """A finished game as it was shown, and its code; what is not kept yet is made now."""
        code = read_code(written) or ""
        kept = await self.store.shown(code) if code else None
        if kept is None:
            session = await self.table(written)
            if session.play is None or session.table.status != "over":
                raise Refusal.because("game-not-over")
            code, kept = session.table.code, await asyncio.to_thread(shown_of, session.table, session.play)
        return code, kept

    async def _load(self, code: str) -> None:
        try:
            saved = await self.store.load(code)
            if saved is None:
                raise NoTable.because("table-unknown", code=code)
            if saved.table.secret is not None:
                await self.readiness.until_ready(saved.table.game.id)
            play = await asyncio.to_thread(play_from, saved)
            self._sessions[code] = TableSession(
                saved, play, self.store, self.bot_pool, self.settings, self.clock, self.metrics, self.tell_turn
            )
            if code in self._overtaken:
                self._follow_soon(self._sessions[code])
        finally:
            self._overtaken.discard(code)
            del self._loading[code]

    async def open_table(self, token: str, new: wire.NewTable) -> str:
        """A new table: whoever asks sits on the first chair, bots on the next ones."""
        name, now = clean_name(new.name), self.clock.now_ms()
        if new.game not in GAMES:
            raise NotHere.because("game-unknown", given=quoted(new.game))
        if new.start:
            await self.readiness.must_be_ready(new.game)
        else:
            await self.readiness.want(new.game)
        table, play = await asyncio.to_thread(self._new_table, token, name, new, now)
        return await self._create(token, name, table, play, now)

    async def branch(self, token: str, old: Table, told: Play, wish: wire.Branch) -> str:
        """A new table that goes on from a moment of a finished game."""
        name, now = clean_name(wish.name), self.clock.now_ms()
        last = told.seq - 1 if told.over else told.seq
        if not 0 <= wish.seq <= last:
            raise Refusal.because("branch-entry", last=last, given=wish.seq)
        if depth_of(told.log.beginning) >= DEEPEST:
            raise Refusal.because("branch-deepest", most=DEEPEST)
        table, play = await asyncio.to_thread(self._branched, token, name, old, told, wish, now)
        code = await self._create(token, name, table, play, now)
        await self.store.note_branch(code, old.code, wish.seq)
        if (deal := await self.store.deals.of_table(old.code)) != old.deal:  # offered meanwhile
            await self.hide_branches(old.code, deal)
        return code

    async def hide_branches(self, code: str, deal: str) -> None:
        """What goes on from a game whose deal others may play shows it no more than the game itself."""
        for later in await self.store.deals.hide_branches(code, deal):
            if session := self._sessions.get(later):
                self._follow_soon(session)

    def _branched(self, token: str, name: str, old: Table, told: Play, wish: wire.Branch, now: int) -> tuple[Table, Play | None]:
        """It plays the old game again up to there: not for the event loop."""
        log = told.log
        believed_by = wish.seat if wish.anew else None
        begun = Branched(log.secret, tuple(log.entries[: wish.seq]), believed_by, seal(old, told), log.beginning)
        dealt = log.game.option_codes(log.players, log.options).tolist() if log.codes is None else list(log.codes)
        beginning = {"of": old.code, "dealt": dealt, "begun": begun.to_json(old.game)}
        table = old.goes_on(beginning, token, name, wish.seat)
        return self._begun(table, token, wish.bot, wish.friends, now)

    def _begun(self, table: Table, token: str, bot: str, friends: bool, now: int) -> tuple[Table, Play | None]:
        """A table that begins from something else than a deal: friends are waited for, or bots sit down and it begins."""
        names = self.bot_pool.bot(bot, table.game).names
        secret = secrets.token_bytes(32)
        if friends:
            # Whether it can be played is found out before anybody comes.
            play_from(Saved(replace(table, status="playing", secret=secret, started=now), [], set()))
            return table, None
        for number, seat in enumerate(table.seats):
            if seat.kind == "free":
                table = table.ask_in(token, number, bot, names, away=False)
        table = table.start(token, secret, now)
        return table, play_from(Saved(table, [], set()))

    async def begin_from(self, token: str, name: str, table: Table, bot: str, friends: bool) -> str:
        """A new table whose game begins from a position that was set up by hand."""
        now = self.clock.now_ms()
        begun, play = await asyncio.to_thread(self._begun, table, token, bot, friends, now)
        return await self._create(token, name, begun, play, now)

    async def create(self, token: str, name: str, table: Table) -> str:
        """A table at which nothing has begun is there from now on; its code."""
        return await self._create(token, name, table, None, self.clock.now_ms())

    async def _create(self, token: str, name: str, table: Table, play: Play | None, now: int) -> str:
        """Write a new table down, under a code that is free."""
        for attempt in range(40):
            named = table.with_code(new_code(attempt, table.public))
            try:
                await self.store.create(named, play, now)
            except Conflict:
                continue
            await self.store.people.name(token, name, only_if_new=True)
            return named.code
        raise Refusal.because("table-no-code")

    def _new_table(self, token: str, name: str, new: wire.NewTable, now: int) -> tuple[Table, Play | None]:
        """It reads options, which may be long files, and deals: not for the event loop."""
        table = Table.new("", game(new.game), new.options, new.public, Door(host=token)).sit(token, 0, name)
        if new.pieces:
            table = table.choose_pieces(token, 0, new.pieces)
        if len(new.bots) >= len(table.seats):
            raise Refusal.because("players-at-most", game=table.game.name, most=len(table.seats))
        for chair, bot in enumerate(new.bots, 1):
            table = table.ask_in(token, chair, bot, self.bot_pool.bot(bot, table.game).names, away=False)
        if new.start:
            table = table.start(token, secrets.token_bytes(32), now)
        return table, play_from(Saved(table, [], set()))

    def tell_soon(self, telling: Coroutine[Any, Any, None]) -> None:
        """Whoever caused it need not wait until people's devices know."""
        task = asyncio.create_task(telling)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def tell_turn(self, token: str, table: Table) -> None:
        """Somebody who is not at the table is waited for."""
        said = Sentence("push-turn", code=table.code, hours=self._hours_of(table))
        await self.push.tell(token, table.game.name, said, f"/{table.code}", table.code)

    @staticmethod
    def _hours_of(table: Table) -> int:
        """How many hours somebody has for a turn; 0: as long as they like, or minutes."""
        return table.clock.seconds // 3600 if table.clock and table.clock.kind == "slow" else 0

    async def forget_person(self, token: str) -> None:
        """They have never been here, but for the names on games that others have played too."""
        for code in await self.store.people.forget(token):
            if session := self._sessions.get(code):
                self._follow_soon(session)

    # --- sockets ---

    async def let_in(self, token: str, address: str) -> None:
        """Somebody wants to open a socket; Refusal if that is one too many."""
        self.limits.check("strangers", token, address)
        await self.limits.take("sockets", token, address)
        if self._sockets[token] >= self.settings.most_sockets:
            raise Refusal.because("sockets-most", count=self.settings.most_sockets)

    def allowance(self, token: str) -> Allowance:
        """The same for all sockets of one visitor."""
        if (known := self._allowances.get(token)) is None:
            known = self._allowances[token] = Allowance(self.clock)
        return known

    @contextmanager
    def counted(self, token: str) -> Iterator[None]:
        self._sockets[token] += 1
        try:
            yield
        finally:
            self._sockets[token] -= 1
            if not self._sockets[token]:
                del self._sockets[token]

    # --- lists ---

    async def tables(self, token: str) -> wire.Tables:
        recent = self.clock.now_ms() - round(self.settings.recent * 1000)
        open_ones = await self.store.open_tables(recent, MOST_LISTED)
        mine = await self.store.tables_of(token, MOST_LISTED)
        now = self.clock.now_ms()
        await self.store.friends.seen(token, now)
        invited = await self.store.friends.invited(token, now)
        invites = await self.store.tables_by_code([invite.table for invite in invited]) if invited else {}
        names = {friend.token: friend.name for friend in await self.store.friends.of(token)} if invited else {}
        return wire.Tables(
            invited=[
                wire.Invitation(code=invite.table, game=invites[invite.table].game.id, by=names[invite.by], at=invite.at)
                for invite in invited
                if invite.table in invites and invite.by in names and not invites[invite.table].own_seats(token)
            ],
            open=[self._line(table, row, token) for table, row in open_ones],
            mine=[self._line(table, row, token) for table, row in mine],
        )

    def _line(self, table: Table, row: Row, token: str) -> wire.TableLine:
        waiting = row["waiting"]
        return wire.TableLine(
            code=table.code,
            game=table.game.id,
            status=table.status,
            host=next((seat.name for seat in table.seats if seat.kind != "free"), ""),
            seats=seats_info(table, token, row["here"]),
            seq=row["seq"],
            my_turn=any(table.seats[seat].held_by(token) for seat in waiting),
            waiting_for=[table.names[seat] for seat in waiting],
            left=self._left(table, row, token),
            place=row.get("place") if table.status == "over" else None,
            at=row["changed"],
        )

    def _left(self, table: Table, row: Row, token: str) -> int | None:
        """What is on the clock of whoever asks, if it runs."""
        own = table.own_seats(token)
        ends = [end for seat, end in (row["runs"] or {}).items() if int(seat) in own]
        return max(0, min(ends) - self.clock.now_ms()) if ends and table.status == "playing" else None

    async def ready(self) -> None:
        """Whether this process can take visitors; Refusal says why not."""
        if self.draining:
            raise Refusal.because("process-ends")
        try:
            await asyncio.wait_for(self.store.count(), 5)
        except (DBAPIError, TimeoutError):
            raise Refusal.because("database-silent") from None
        missing = [game_id for game_id in GAMES if not await self.readiness.is_ready(game_id)]
        if missing:
            raise Refusal.because("rules-compiling", games=missing)

    async def health(self, version: str) -> wire.Health:
        count = await self.store.count()
        return wire.Health(
            status="ok",
            version=version,
            tables=sum(count.values()),
            playing=count.get("playing", 0),
            connections=self.connections,
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
        """Games that were going on when their process ended go on: deadlines pass and bots move."""
        codes = await self.store.take_up(self.clock.now_ms() - round(self.settings.abandoned * 1000))
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
                self._let_go(session)

    async def _run_out(self) -> None:
        """Games that nobody is at, and in which somebody's time has run out, are taken up: what was agreed on happens."""
        for code in await self.store.run_out(self.clock.now_ms()):
            if code not in self._sessions:
                await self._take_up(code)

    def _let_go(self, session: TableSession) -> None:
        session.close()
        del self._sessions[session.table.code]

    async def _clean(self) -> None:
        """Delete what is kept no longer."""
        now, day = self.clock.now_ms(), 86_400_000
        for statuses, days in ((("waiting", "playing"), self.settings.keep_unfinished), (("over",), self.settings.keep_finished)):
            if days:
                await self.store.forget(statuses, now - round(days * day))
        await self.store.forget_counts(now // 1000)
        await self.store.chat.forget_reports(now)

    async def _beat(self) -> None:
        """Say that this process lives. Whoever was connected through one that has died is gone, and its games are taken up."""
        self.metrics.note()
        before = self._alive
        self._alive, forgotten = await self.store.beat(self.settings.dead)
        for session in self._sessions.values():
            if forgotten:
                session.announce_again()
            elsewhere = session.presence.elsewhere
            session.hear_of_people({node: tokens for node, tokens in elsewhere.items() if node in self._alive})
        if before - self._alive:
            await self._resume()

    def _hear(self, news: News) -> None:
        """Another process has written to a table. One that nothing goes on at here is read anew when somebody comes."""
        session = self._sessions.get(news.code)
        if session is None:
            if news.code in self._loading:  # what is being read may be older than this
                self._overtaken.add(news.code)
            return
        if session.idle:
            self._let_go(session)
            return
        self._follow_soon(session, news)

    def _follow_soon(self, session: TableSession, news: News | None = None) -> None:
        following = asyncio.create_task(self._follow(session, news))
        self._following.add(following)
        following.add_done_callback(self._following.discard)

    async def _follow(self, session: TableSession, news: News | None = None) -> None:
        if session.play is None and not await self.readiness.is_ready(session.table.game.id):
            return
        try:
            await (session.follow(news) if news else session.catch_up())
        except Refusal as refusal:
            logger.error("Table %s cannot be followed: %s", session.table.code, refusal)

    async def _look_elsewhere(self) -> None:
        """What other processes have done to the tables people here are connected to."""
        watched = {code: session for code, session in self._sessions.items() if session.presence.connections}
        if not watched:
            return
        for code, known in (await self.store.versions(list(watched))).items():
            if watched[code].behind(*known):
                await self._follow(watched[code])

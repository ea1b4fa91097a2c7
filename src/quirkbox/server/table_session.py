"""One table in memory: what happens at it is decided here, under the table's lock, written down, and only then shown.

Nothing is lost when the process dies: the next one builds the same from the log. Who is connected, what they are told and what
happens by itself are parts of their own: presence.py, broadcast.py, bot_turns.py, host_clock.py.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from quirkbox.engine import SPECTATOR, Refusal, read_beginning
from quirkbox.server.background import Background
from quirkbox.server.bot_turns import BotTurns, Pool
from quirkbox.server.broadcast import Broadcast
from quirkbox.server.clock import Clock
from quirkbox.server.connection import Connection
from quirkbox.server.deals import deal_of, result_of
from quirkbox.server.gathering import Gathering
from quirkbox.server.held_calls import HeldCalls
from quirkbox.server.host_clock import HostClock
from quirkbox.server.metrics import Metrics
from quirkbox.server.minder import Minder
from quirkbox.server.news import News
from quirkbox.server.nudge import Nudge, TellTurn
from quirkbox.server.person_clocks import PersonClocks
from quirkbox.server.presence import Presence, Present
from quirkbox.server.ratings import finished
from quirkbox.server.settings import Settings
from quirkbox.server.shown import shown_of
from quirkbox.server.store import Saved, Store, codes_of, entry_of
from quirkbox.server.table_state import TableState
from quirkbox.server.wire import Move
from quirkbox.server.writer import Conflict
from quirkbox.table import Entry, Line, Phrase, Play, Said, Table, seal, taken_back
from quirkbox.table.talk import MOST_LINES
from quirkbox.table.tells import TableInfo

# Attempts against other processes that write at the same moment.
TRIES = 8


def ask_key(token: str, ask_id: str) -> str:
    """The same id from the same browser is the same ask; other browsers count for themselves."""
    return hashlib.sha256(f"{token} {ask_id}".encode()).hexdigest()[:32]


def play_from(saved: Saved) -> Play | None:
    """The game as the log tells it; None before the deal. It can take long: not for the event loop."""
    table = saved.table
    if table.secret is None:
        return None
    codes, begun = saved.codes, table.beginning
    if begun and saved.codes is None:
        codes = codes_of(table, begun["dealt"])
    beginning = read_beginning(table.game, begun["begun"]) if begun else None
    play = Play(table.game, len(table.seats), table.options, table.secret, table.started, codes, beginning)
    for entry in saved.entries:
        play.replay(entry)
    play.stood = table.stood
    return play


async def _nobody_is_told(token: str, table: Table) -> None:
    """Where there is no way to people's devices."""


class TableSession:
    def __init__(
        self,
        saved: Saved,
        play: Play | None,
        store: Store,
        pool: Pool,
        settings: Settings,
        clock: Clock,
        metrics: Metrics,
        tell_turn: TellTurn = _nobody_is_told,
    ):
        self._metrics = metrics
        self._state = TableState(saved.table, play)
        self._keys = saved.keys
        # Up to this entry nothing was taken back since the table is in memory.
        self._never_back = math.inf
        self._store, self._clock = store, clock
        self._lock = asyncio.Lock()
        self.presence = Presence(settings, clock, store.node, saved.elsewhere)
        # What of `presence` the database knows, and how often anybody has changed it.
        self._announced: dict[str, int] = {}
        self._comings = saved.comings
        # What was said last, by chair: told already, or before anybody was here.
        self._said = dict(saved.said)
        # What people have written last.
        self._chat = [line for line in saved.chat if line.text]
        self._held = HeldCalls(settings.hold, clock)
        self._background = Background(self.table.code, clock, self._try_again)
        self._person_clocks = PersonClocks(self._state, self.presence, self._held, clock, self._background, self._time_is_over)
        self._gathering = Gathering(self._state, self.presence, settings, clock, self._background, self._gather, self._make_room)
        self._broadcast = Broadcast(
            self._state, self.presence, clock, self._people_changed, self._person_clocks.readings, lambda: self._gathering.begins
        )
        self._host_clock = HostClock(self._state, self.presence, self._held, clock, self._background, self._act)
        self._bot_turns = BotTurns(self._state, self.presence, pool, settings, clock, self._background, self._act)
        self._pool = pool
        self._nudge = Nudge(self._state, self.presence, settings, clock, self._background, tell_turn)
        self._minder = Minder(self._state, self.presence, settings, clock, self._background, self._mind, self._give_back)
        self._finish_if_over()
        self._wind_up()

    @property
    def table(self) -> Table:
        return self._state.table

    @property
    def play(self) -> Play | None:
        return self._state.play

    def behind(self, version: int, seq: int, comings: int) -> bool:
        """Whether more is written down than is known here."""
        return version > self.table.version or seq > (self.play.seq if self.play else -1) or comings > self._comings

    @property
    def idle(self) -> bool:
        """Nobody is connected, and nothing will happen by itself: it may leave memory."""
        by_itself = self._bot_turns.any or self._host_clock.set or self._background.busy
        return not (self.presence.connections or self._announced or by_itself or self._lock.locked())

    def _wind_up(self) -> None:
        """What is to happen by itself from here on."""
        self._bot_turns.wind_up()
        self._host_clock.wind_up()
        self._minder.wind_up()
        self._person_clocks.wind_up()
        self._gathering.wind_up()
        self._nudge.wind_up()

    def _try_again(self) -> None:
        self._people_changed()
        self._wind_up()

    def close(self) -> None:
        """Stop everything that would happen by itself."""
        self._host_clock.close()
        self._minder.close()
        self._gathering.close()
        self._nudge.close()
        self._person_clocks.close()
        self._broadcast.close()
        self._background.close()

    # --- coming and going ---

    def join(self, connection: Connection, after: int) -> None:
        """Somebody has connected, and has seen everything up to entry `after`."""
        self.presence.come(connection)
        self._broadcast.table_to(connection)
        if self._has_seen_what_is_gone(after):
            self._broadcast.back_to(connection)
        else:
            self._broadcast.past_to(connection, after)
            self._broadcast.present_to(connection)
        self._broadcast.clocks_to(connection)
        self._broadcast.written_to(connection, self._chat)
        self._gathering.wind_up()
        self._broadcast.table_soon()
        self._wind_up()

    def _has_seen_what_is_gone(self, after: int) -> bool:
        """Whether the entry that somebody saw last may have been taken back since."""
        return self.play is not None and after > min(self.play.seq, self._never_back)

    def leave(self, connection: Connection) -> None:
        self.presence.go(connection)
        self._gathering.wind_up()
        self._broadcast.table_soon()
        self._minder.wind_up()
        self._nudge.wind_up()

    def _people_changed(self) -> None:
        if self.presence.through_us != self._announced:
            self._background.run(self._announce())

    async def _announce(self) -> None:
        """Let the other processes know who is here."""
        while (here := self.presence.through_us) != self._announced:
            comings = await self._store.present(self.table.code, here, self._clock.now_ms())
            self._announced = here
            if comings == self._comings + 1:  # nobody else's between
                self._comings = comings

    def announce_again(self) -> None:
        """We were taken for dead, and what we had said about who is here is forgotten."""
        self._announced = {}
        self._people_changed()

    def hear_of_people(self, elsewhere: Present) -> None:
        """Who is connected through other processes."""
        if self.presence.hear(elsewhere):
            self._broadcast.table_soon()
            self._wind_up()

    def away(self) -> set[int]:
        """The seats whose people have not been connected for some time."""
        return {number for number, seat in enumerate(self.table.seats) if self.presence.away(seat.token)}

    def info(self, token: str, viewer: int) -> TableInfo:
        return self._broadcast.info(token, viewer)

    def look(self, connection: Connection, number: int) -> None:
        """See the table through another of one's own seats."""
        if number != SPECTATOR:
            if connection.only_watches:
                raise Refusal.because("screen-watches")
            self.table.must_hold(connection.token, number)
        connection.viewer = number
        self._broadcast.table_to(connection)
        self._broadcast.present_to(connection)

    async def _mind(self, number: int) -> None:
        """The table's bot plays on for somebody who is gone."""
        if self.table.minder:
            names = self._pool.bot(self.table.minder).names
            key = ask_key(self.table.code, f"mind {number} {self.table.version}")
            await self.change(key, lambda table: table.mind(number, names))

    async def _gather(self) -> None:
        """Enough people are here: the game begins by itself."""
        secret, now, here = secrets.token_bytes(32), self._clock.now_ms(), self.presence.here
        key = ask_key(self.table.code, f"gathered {self.table.version}")
        await self.change(key, lambda table: table.gathered(here, secret, now))

    async def _make_room(self, gone: set[str]) -> None:
        """Who looked for a game and went away again makes room."""
        here = {seat.token for seat in self.table.seats if seat.token} - gone
        key = ask_key(self.table.code, f"room {self.table.version}")
        await self.change(key, lambda table: table.without_gone(here))

    async def _time_is_over(self) -> None:
        """Somebody's time has run out: a bot plays on for them, or the game ends."""
        agreed = self.table.clock
        names = self._pool.bot(agreed.bot).names if agreed and agreed.bot else ()

        def run_out(table: Table) -> Table:
            over = self._person_clocks.over()
            if not over:
                raise Refusal.because("mind-nobody")
            return table.run_out(over, names)

        await self.change(ask_key(self.table.code, f"time {self.table.version}"), run_out)

    async def _give_back(self, token: str) -> None:
        """They are back: the seat that a bot has kept is theirs, and they see from it."""

        def see() -> None:
            for connection in self.presence.connections:
                if connection.token == token and connection.viewer == SPECTATOR:
                    connection.viewer = self.table.first_look(token)

        key = ask_key(token, f"back {self.table.version}")
        await self.change(key, lambda table: table.give_back(token), see)

    # --- talking ---

    async def say(self, token: str, key: str, number: int, phrase: Phrase) -> None:
        """Somebody says something from their seat: written down only so that other processes tell it too."""
        self.table.must_let_talk(token, number)
        chair, said = self.table.seats[number].chair, Said(phrase, self._clock.now_ms())
        comings = await self._store.say(self.table.code, chair, said, key)
        if comings == self._comings + 1:  # nobody else's between
            self._comings = comings
        if comings:
            self._hear_said({chair: said})

    async def write(self, token: str, key: str, number: int, text: str) -> None:
        """Somebody writes something to the others who sit here."""
        self.table.must_let_write(token, number)
        seat = self.table.seats[number]
        now = self._clock.now_ms()
        comings = await self._store.chat.write(self.table.code, seat.chair, token, seat.person, text, now, key)
        if comings == self._comings + 1:  # nobody else's between
            self._comings = comings
        if comings:
            self._hear_written(await self._store.chat.lines(self.table.code, self._chat[-1].n if self._chat else 0))

    @property
    def written(self) -> Sequence[Line]:
        return self._chat

    def _hear_written(self, lines: Sequence[Line]) -> None:
        """Tell what is new of it."""
        fresh = [line for line in lines if line.text and (not self._chat or line.n > self._chat[-1].n)]
        if fresh:
            self._chat = [*self._chat, *fresh][-MOST_LINES:]
            self._broadcast.written(fresh)

    def _hear_said(self, said: Mapping[int, Said]) -> None:
        """Tell what is new of it."""
        for number, seat in enumerate(self.table.seats):
            now = said.get(seat.chair)
            if now and now != self._said.get(seat.chair):
                self._said[seat.chair] = now
                self._broadcast.said(number, now.phrase)

    # --- changing the table ---

    async def change(self, key: str, make: Callable[[Table], Table], then: Callable[[], None] | None = None) -> None:
        """Change the table, once per key. `make` reads options, which may be long files, and a deal takes its time too: both are
        done in a thread, while other tables go on. `then` is done before anybody is told."""
        async with self._lock:
            for _ in range(TRIES):
                if key in self._keys:
                    return
                now = self._clock.now_ms()
                table, play = await asyncio.to_thread(_made, make, self.table, self.play, now)
                of = play or self.play
                # What is on clocks, and an early end, hold for this entry of the log.
                tied = self.play and (table.clock or table.closed or table.stood != self.table.stood)
                seq = self.play.seq if self.play and tied else None
                runs = self._person_clocks.ends(table, of.waits, now) if of else {}
                try:
                    await self._store.save(table, play, now, key, seq, runs)
                except Conflict:
                    await self._catch_up()
                    continue
                self._keys.add(key)
                self._adopt(table, play, then)
                return
        raise Refusal.because("busy-changed")

    async def rematch(self, key: str, token: str, new_code: Callable[[int], str]) -> None:
        """Open the next table for the same people; whoever asks second finds it there."""
        async with self._lock:
            if self.table.status != "over":  # its end may have been played in another process
                await self._catch_up()
            for attempt in range(TRIES):
                old, fresh = await asyncio.to_thread(self.table.again, token, new_code(attempt))
                if self.table.rematch:
                    return
                try:
                    await self._store.save_rematch(old, fresh, self._clock.now_ms(), key)
                except Conflict:
                    await self._catch_up()
                    continue
                self._adopt(old)
                return
        raise Refusal.because("table-no-code")

    def _adopt(self, table: Table, play: Play | None = None, then: Callable[[], None] | None = None) -> None:
        """The table is now like this. Chairs may have been taken away, and seats may have changed hands."""
        self._show_out(table)
        before = {connection: connection.viewer for connection in self.presence.connections}
        tempo = self.table.tempo
        for connection in self.presence.connections:
            self._follow_chair(connection, table)
        self._state.table = table
        if self.play:
            self.play.stood = table.stood
        self._finish_if_over()
        if then:
            then()
        self._gathering.wind_up()
        self._broadcast.table()
        if play:
            self._state.play = play
            self._broadcast.update()
        else:
            for connection, viewer in before.items():
                if connection.viewer != viewer or table.tempo != tempo:
                    self._broadcast.present_to(connection)
        self._wind_up()
        self._broadcast.clocks()

    def _show_out(self, table: Table) -> None:
        """Whoever may not be here any more goes before anything else is told."""
        for connection in list(self.presence.connections):
            try:
                table.must_show(connection.token, connection.only_watches)
            except Refusal as refusal:
                self.leave(connection)
                connection.show_out(refusal.said)

    def _follow_chair(self, connection: Connection, table: Table) -> None:
        """One's chair may have a new number now; if it is not one's own any more, one sees as a spectator. Whoever was let in
        sees from the chair they got. A screen that only watches goes on watching."""
        if connection.only_watches:
            return
        if any(guest.token == connection.token for guest in self.table.door.knocking):
            connection.viewer = table.first_look(connection.token)
        elif connection.viewer != SPECTATOR:
            chair = self.table.seats[connection.viewer].chair
            own = (number for number in table.own_seats(connection.token) if table.seats[number].chair == chair)
            connection.viewer = next(own, SPECTATOR)

    # --- playing ---

    async def move(self, connection: Connection, key: str, ask: Move, heard: float) -> int:
        """A person's move, heard at that moment of the clock; which entry of the log it became."""
        seat = ask.seat
        if self.play is None:
            raise Refusal.because("game-not-begun")
        if (done := self._done(key)) is not None:
            return done
        self.table.must_hold(connection.token, seat)
        self.table.must_go_on(connection.token)
        self.play.must_know(seat, ask.seq)
        code = self.table.game.actions.read(ask.do)
        if self.play.contested(code) and not self.play.position.refusal(seat, code):
            await self._held.hold(heard, connection.half_trip)
        async with self._lock:
            for _ in range(TRIES):
                if (done := self._done(key)) is not None:
                    return done
                self.table.must_hold(connection.token, seat)
                self.table.must_go_on(connection.token)
                self.play.must_know(seat, ask.seq)
                if await self._enter(seat, code, key):
                    return self.play.seq
        raise Refusal.because("busy-moved")

    def _done(self, key: str) -> int | None:
        """Which entry an ask became that was carried out before; the last one, if it was taken back since."""
        assert self.play
        return self.play.seq if key in self._keys else self.play.keys.get(key)

    async def take_back(self, token: str, key: str, seat: int) -> int:
        """The seat's last action, and what bots did after it, do not count any more; which entry is the last one then."""
        async with self._lock:
            for _ in range(TRIES):
                if self.play is None:
                    raise Refusal.because("game-not-begun")
                if key in self._keys:
                    return self.play.seq
                table = self.table.take_back(token, seat)
                play = await asyncio.to_thread(taken_back, self.play, seat)
                try:
                    await self._store.take_back(table, play, self.play.seq, self._clock.now_ms(), key)
                except Conflict:
                    await self._catch_up()
                    continue
                self._keys |= {key, *(self.play.keys.keys() - play.keys.keys())}
                self._state.table = table
                self._go_back(play)
                self._wind_up()
                return play.seq
        raise Refusal.because("busy")

    def _go_back(self, play: Play) -> None:
        """The game is now like this: entries that were shown do not count any more."""
        self._never_back = min(play.seq, self._never_back)
        self._bot_turns.drop()
        self._state.play = play
        for connection in self.presence.connections:
            self._broadcast.back_to(connection)

    async def _act(self, decide: Callable[[], tuple[int, int] | None]) -> bool:
        """What a bot or the table itself does, decided under the lock; False if there is nothing to do any more."""
        async with self._lock:
            decided = decide()
            if decided:
                await self._enter(*decided)
            return decided is not None

    async def _enter(self, seat: int, code: int, key: str | None = None) -> bool:
        """Write a move down, then show it. False if somebody else wrote first: then their move is shown."""
        assert self.play
        move = self.play.move(seat, code, self._clock.now_ms(), key, self.table.names)
        runs = self._person_clocks.ends(self.table, self.play.waits_after(move), move.entry.at) if self.table.clock else {}
        try:
            await self._store.enter(self.table, move, runs)
        except Conflict:
            await self._catch_up()
            return False
        self.play.enter(move)
        by = "table" if seat == self.play.position.host else "person" if key else "bot"
        self._metrics.moves.labels(self.table.game.id, by).inc()
        self._broadcast.update()
        self._went_on()
        return True

    def _went_on(self) -> None:
        if self._finish_if_over():
            self._broadcast.table()
        self._wind_up()
        self._broadcast.clocks()

    def _finish_if_over(self) -> bool:
        """Whether the game has ended just now. What was shown of it is kept then, for the day when its rules are others."""
        if not (self.play and (self.play.over or self.table.closed) and self._state.seal is None):
            return False
        self._state.table = self.table.over()
        self._state.seal = seal(self.table, self.play)
        self._background.run(self._keep_shown(self.table, self.play))
        return True

    async def _keep_shown(self, table: Table, play: Play) -> None:
        if play.over and table.deal and not table.closed and not table.beginning:
            await self._store.deals.keep(deal_of(table, play), result_of(table, play))
        if not await self._store.is_shown(table.code):
            await self._store.keep_shown(table.code, await asyncio.to_thread(shown_of, table, play))
        if play.over and (game := finished(table, play)):
            await self._store.people.rate(game)
        await self._store.people.keep_played(table, play)

    async def catch_up(self) -> None:
        async with self._lock:
            await self._catch_up()

    async def follow(self, news: News) -> None:
        """Another process has written. The next entry of our log can be played at once; anything else has to be read."""
        async with self._lock:
            line, play = news.line, self.play
            if line is None or play is None or news.version != self.table.version or line["seq"] > play.seq + 1:
                await self._catch_up()
            elif line["seq"] == play.seq + 1:
                self._replay(entry_of(self.table, line))
                self._went_on()

    def _replay(self, entry: Entry) -> None:
        assert self.play
        self.play.replay(entry)
        self._broadcast.update()

    async def _catch_up(self) -> None:
        """Another process has written to this table: take over what it wrote."""
        saved = await self._store.load(self.table.code, self.play.seq if self.play else 0)
        if saved is None:
            raise Refusal.because("table-gone", code=self.table.code)
        self._keys |= saved.keys
        # Its end is come to when all that was played before it is played here.
        ends = saved.table.status == "over" and self.table.status != "over"
        told = replace(saved.table, status="playing", closed="") if ends else saved.table
        deals = self.play is None and saved.table.secret is not None
        if deals or saved.table.version != self.table.version:
            play = await asyncio.to_thread(play_from, replace(saved, entries=[])) if deals else None
            self._adopt(told, play)
            saved = saved if deals else await self._without_what_is_gone(saved)
        for entry in saved.entries:
            self._replay(entry)
        if ends:
            self._state.table = replace(self.table, closed=saved.table.closed)
        self._comings = saved.comings
        self.hear_of_people(saved.elsewhere)
        self._hear_said(saved.said)
        kept, newest = {line.n for line in saved.chat if line.text}, max((line.n for line in saved.chat), default=0)
        self._chat = [line for line in self._chat if line.n in kept or line.n > newest]  # without who is forgotten
        self._hear_written(saved.chat)
        self._went_on()

    async def _without_what_is_gone(self, saved: Saved) -> Saved:
        """The table has changed elsewhere: if something was taken back there, go back here too. What is still to be played."""
        whole = await self._store.load(self.table.code) if self.play else None
        if whole is None or self.play is None:
            return saved
        ours = self.play.entries[1:]
        same = next((n for n, entry in enumerate(ours) if whole.entries[n : n + 1] != [entry]), len(ours))
        if same < len(ours):
            before = await asyncio.to_thread(play_from, replace(whole, entries=whole.entries[:same]))
            assert before
            self._go_back(before)
        return replace(whole, entries=whole.entries[same:])


def _made(make: Callable[[Table], Table], table: Table, play: Play | None, now: int) -> tuple[Table, Play | None]:
    """The changed table, and the game that begins with it, if one does."""
    changed = make(table)
    if play:
        return changed.settled(table, play, now), None
    return changed, play_from(Saved(changed, [], set())) if changed.status == "playing" else None

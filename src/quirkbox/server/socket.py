"""The socket of a table: asks come in, are carried out one after the other, and are answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from functools import partial
from typing import assert_never

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from quirkbox.engine import SPECTATOR, Refusal, quoted
from quirkbox.server import wire
from quirkbox.server.asking import address_of, lobby_of, token_of
from quirkbox.server.codes import new_code
from quirkbox.server.connection import Connection, as_text
from quirkbox.server.limits import TooMuch
from quirkbox.server.lobby import Lobby, NoTable
from quirkbox.server.logs import table_code
from quirkbox.server.settings import LARGEST
from quirkbox.server.table_session import TableSession, ask_key
from quirkbox.server.words import OUR_FAULT, TOO_FAST, TOO_LARGE, clean_line, clean_name, what_is_wrong
from quirkbox.table import Table, TimeControl
from quirkbox.table.tells import told_sentence
from quirkbox.words.sentence import Sentence

MOST_UNANSWERED = 100
# Seconds in which nothing more is read from a socket that asks too fast.
PENALTY = 0.05
# Why the socket was closed.
NO_TABLE, TOO_SLOW, NOT_LET_IN, TOO_MANY = 4404, 4408, 4423, 4429

logger = logging.getLogger("quirkbox")
_ASKS: TypeAdapter[wire.AnyAsk] = TypeAdapter(wire.AnyAsk)


class LiveTable:
    """/api/tables/{code}/live, without FastAPI's layers between: they would be in memory for every socket as long as it lives.
    And what FastAPI can't read it refuses before the socket is open; a browser then learns no reason."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        asked = socket.query_params
        await serve_socket(socket, lobby_of(socket), socket.path_params["code"], asked.get("seq", "-1"), asked.get("seat", ""))


async def serve_socket(socket: WebSocket, lobby: Lobby, code: str, seq: str, seat: str) -> None:
    """One browser at one table, from its coming to its going."""
    token, address = token_of(socket), address_of(socket)
    await socket.accept(headers=socket.state.cookie)
    try:
        await lobby.let_in(token, address)
        after = _number("seq", seq)
        viewer = _number("seat", seat) if seat else None
        session = await lobby.table(code)
    except Refusal as refusal:
        if isinstance(refusal, NoTable):
            with contextlib.suppress(TooMuch):
                await lobby.limits.take("strangers", token, address)
        await socket.send_text(as_text({"type": "refused", "id": "", "why": told_sentence(refusal.said)}))
        await socket.close(TOO_MANY if isinstance(refusal, TooMuch) else NO_TABLE)
        return
    connection = Connection(token, SPECTATOR, lobby.clock, only_watches=viewer == SPECTATOR)
    try:
        session.table.must_show(token, connection.only_watches)
    except Refusal as refusal:
        await socket.send_text(as_text({"type": "refused", "id": "", "why": told_sentence(refusal.said)}))
        await socket.close(NOT_LET_IN)
        return
    if not connection.only_watches:
        own = session.table.own_seats(token)
        connection.viewer = viewer if viewer in own else session.table.first_look(token)
    table_code.set(session.table.code)
    with lobby.counted(token):
        await _Conversation(socket, lobby, session, connection).run(after)


def _number(name: str, said: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", said, re.ASCII):
        raise Refusal.because("address-number", field=name, given=quoted(said))
    return int(said)


class _Conversation:
    def __init__(self, socket: WebSocket, lobby: Lobby, session: TableSession, connection: Connection):
        self.socket, self.lobby, self.session, self.connection = socket, lobby, session, connection
        self.allowance = lobby.allowance(connection.token)
        self.asks: list[tuple[wire.AnyAsk, float]] = []
        # They live only while there is something to do: most sockets are quiet, and there are many of them.
        self.answering: asyncio.Task[None] | None = None
        self.sending: asyncio.Task[None] | None = None
        self.closing: asyncio.Task[None] | None = None

    async def run(self, after: int) -> None:
        self.connection.on_news = self._send_soon
        self.session.join(self.connection, after)
        self.connection.ping()
        try:
            await self._listen()
        finally:
            self.session.leave(self.connection)
            self.connection.on_news = lambda: None
            for task in (self.sending, self.closing):
                if task:
                    task.cancel()
            # What has been asked is carried out even if the asker has gone: it was heard, and will be asked again by its id.
            if self.answering:
                await self.answering

    async def _listen(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            heard = text if text is not None else (message.get("bytes") or b"")
            if self.allowance.take():
                self._hear(heard)
            else:
                self._refuse(_id_of(heard), TOO_FAST)
                # What comes next waits in the sender's own line: a flood is nobody else's delay.
                await self.lobby.clock.sleep(PENALTY)

    def _hear(self, text: str | bytes) -> None:
        """Take an ask down. An answer to our ping is not kept waiting: it is being timed."""
        if len(text if isinstance(text, bytes) else text.encode()) > LARGEST:
            return self._refuse("", TOO_LARGE)
        try:
            ask = _ASKS.validate_json(text)
        except ValidationError as error:
            return self._refuse(_id_of(text), what_is_wrong(error.errors(include_url=False)))
        if isinstance(ask, wire.Pong):
            return self.connection.pong(ask.n)
        return self._note(ask)

    def _note(self, ask: wire.AnyAsk) -> None:
        assert not isinstance(ask, wire.Pong)
        if len(self.asks) >= MOST_UNANSWERED:
            self._refuse(ask.id, TOO_FAST)
            return
        self.asks.append((ask, self.lobby.clock.monotonic()))
        if self.answering is None:
            self.answering = asyncio.create_task(self._answer_all())

    async def _answer_all(self) -> None:
        while self.asks:
            ask, heard = self.asks.pop(0)
            assert not isinstance(ask, wire.Pong)
            try:
                seq = await self._carry_out(ask, heard)
            except Refusal as refusal:
                self._refuse(ask.id, refusal.said)
            except Exception:
                self.lobby.metrics.faults.inc()
                logger.exception("An ask could not be carried out")
                self._refuse(ask.id, OUR_FAULT)
            else:
                self.connection.tell({"type": "done", "id": ask.id, "seq": seq})
        self.answering = None

    def _refuse(self, ask_id: str, why: Sentence) -> None:
        self.lobby.metrics.refusals.inc()
        self.connection.tell({"type": "refused", "id": ask_id, "why": told_sentence(why)})

    async def _carry_out(self, ask: wire.AnyAsk, heard: float) -> int | None:
        session, connection, token = self.session, self.connection, self.connection.token
        assert not isinstance(ask, wire.Pong)
        key = ask_key(token, ask.id)
        match ask:
            case wire.Move():
                seq = await session.move(connection, key, ask, heard)
                self._note_speed(self.lobby.clock.monotonic() - heard)
                return seq
            case wire.TakeBack():
                return await session.take_back(token, key, ask.seat)
            case wire.Look():
                session.look(connection, ask.seat)
            case wire.Sit():
                await self._sit(ask, key)
            case wire.Stand():
                await session.change(key, lambda table: table.stand(token, ask.seat))
            case wire.AddBot():
                names, away = self.lobby.bot_pool.bot(ask.bot, session.table.game).names, ask.seat in session.away()
                await session.change(key, lambda table: table.ask_in(token, ask.seat, ask.bot, names, away))
            case wire.SetOptions():
                await session.change(key, lambda table: table.agree(token, ask.options))
            case wire.SetPieces():
                await session.change(key, lambda table: table.choose_pieces(token, ask.seat, ask.pieces))
            case wire.SetPublic():
                await session.change(key, lambda table: table.list_publicly(token, ask.public))
            case wire.SetHints():
                await session.change(key, lambda table: table.agree_on_hints(token, ask.hints))
            case wire.SetDoor():
                await session.change(key, lambda table: table.set_door(token, ask.opens, ask.watching))
            case wire.Knock():
                name, who = clean_name(ask.name), secrets.token_hex(8)
                await self.lobby.must_suit_deal(token, session.table)
                await session.change(key, lambda table: table.knock(token, name, who))
            case wire.LetIn():
                answer = Table.let_in if ask.welcome else Table.turn_away
                await session.change(key, lambda table: answer(table, token, ask.who))
            case wire.SendAway():
                names, who = self.lobby.bot_pool.bot(ask.bot, session.table.game).names, secrets.token_hex(8)
                await session.change(key, lambda table: table.send_away(token, ask.seat, who, ask.bot, names))
            case wire.SetTempo():
                now = self.lobby.clock.now_ms()
                await session.change(key, lambda table: table.set_tempo(token, ask.tempo, now))
            case wire.SetMinder():
                if ask.bot is not None:
                    self.lobby.bot_pool.bot(ask.bot, session.table.game)
                await session.change(key, lambda table: table.set_minder(token, ask.bot))
            case wire.SetClock():
                clock = TimeControl(**ask.clock.model_dump()) if ask.clock else None
                if clock and clock.bot is not None:
                    self.lobby.bot_pool.bot(clock.bot, session.table.game)
                await session.change(key, lambda table: table.agree_on_clock(token, clock))
            case wire.Propose():
                now = self.lobby.clock.now_ms()
                await session.change(key, lambda table: table.propose(token, ask.what, now))
            case wire.Answer():
                now = self.lobby.clock.now_ms()
                await session.change(key, lambda table: table.answer(token, ask.yes, now))
            case wire.Say():
                await session.say(token, key, ask.seat, ask.phrase)
            case wire.Write():
                text = clean_line(ask.text)
                await self.lobby.limits.take("lines", token, address_of(self.socket))
                await session.write(token, key, ask.seat, text)
            case wire.SetChat():
                await session.change(key, lambda table: table.set_chat(token, ask.chat))
            case wire.Start():
                await self.lobby.readiness.must_be_ready(session.table.game.id)
                await self.lobby.all_must_suit_deal(token, session.table)
                now, secret = self.lobby.clock.now_ms(), await self.lobby.secret_for(session.table)
                await session.change(key, lambda table: table.start(token, secret, now))
            case wire.Rematch():
                await session.rematch(key, token, partial(new_code, public=session.table.public))
            case _:
                assert_never(ask)
        return None

    def _note_speed(self, took: float) -> None:
        """How long it was until all were told, and until they saw it."""
        metrics, mover = self.lobby.metrics, self.connection
        metrics.move_seconds.observe(took)
        for other in self.session.presence.connections - {mover}:
            metrics.screen_seconds.observe(mover.half_trip + took + other.half_trip)

    async def _sit(self, ask: wire.Sit, key: str) -> None:
        """Whoever sits down sees the table from there, unless they already see it from another seat of theirs."""
        token, name = self.connection.token, clean_name(ask.name)
        await self.lobby.must_suit_deal(token, self.session.table)

        def see() -> None:
            if self.connection.only_watches:
                return
            if self.connection.viewer == SPECTATOR and self.session.table.seats[ask.seat].held_by(token):
                self.connection.viewer = ask.seat

        await self.session.change(key, lambda table: table.sit(token, ask.seat, name), see)
        await self.lobby.store.people.name(token, name, only_if_new=True)

    def _send_soon(self) -> None:
        if self.connection.too_slow and self.closing is None:
            self.closing = asyncio.create_task(self._drop())
        if self.sending is None:
            self.sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        unsent = self.connection.unsent
        try:
            while unsent:
                text = unsent.pop(0)
                if text is None:
                    await self.socket.close(NOT_LET_IN)
                    return
                await self.socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):  # it has gone; the listener sees that too
            return
        self.sending = None

    async def _drop(self) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(TOO_SLOW)


def _id_of(text: str | bytes) -> str:
    """The id of an ask that is wrong otherwise, so that whoever asked knows which one is meant."""
    if len(text) > LARGEST:
        return ""
    try:
        message = from_json(text)
    except ValueError:
        return ""
    ask_id = message.get("id") if isinstance(message, dict) else None
    return ask_id if isinstance(ask_id, str) and len(ask_id) <= 64 else ""

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
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from quirkbox.engine import SPECTATOR, Refusal, quoted
from quirkbox.server import wire
from quirkbox.server.asking import address_of, token_of
from quirkbox.server.codes import new_code
from quirkbox.server.connection import Connection, as_text
from quirkbox.server.limits import TooMuch
from quirkbox.server.lobby import Lobby, NoTable
from quirkbox.server.logs import table_code
from quirkbox.server.settings import LARGEST
from quirkbox.server.table_session import TableSession, ask_key
from quirkbox.server.words import OUR_FAULT, TOO_FAST, TOO_LARGE, clean_name, what_is_wrong
from quirkbox.table import Table, TimeControl
from quirkbox.table.tells import told_sentence
from quirkbox.words.sentence import Sentence

MOST_UNANSWERED = 100
# Why the socket was closed.
NO_TABLE, TOO_SLOW, NOT_LET_IN, TOO_MANY = 4404, 4408, 4423, 4429

logger = logging.getLogger("quirkbox")
_ASKS: TypeAdapter[wire.AnyAsk] = TypeAdapter(wire.AnyAsk)


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
        self.asks: asyncio.Queue[tuple[wire.AnyAsk, float] | None] = asyncio.Queue(MOST_UNANSWERED)

    async def run(self, after: int) -> None:
        # What has been asked is carried out even if the asker has gone: it was heard, and will be asked again by its id.
        answering = asyncio.create_task(self._answer_all())
        sending = [asyncio.create_task(self._send_all()), asyncio.create_task(self._drop_if_too_slow())]
        self.session.join(self.connection, after)
        self.connection.ping()
        try:
            await self._listen()
        finally:
            self.session.leave(self.connection)
            for task in sending:
                task.cancel()
            await self.asks.put(None)
            await answering

    async def _listen(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            self._hear(text if text is not None else (message.get("bytes") or b""))

    def _hear(self, text: str | bytes) -> None:
        """Take an ask down. An answer to our ping is not kept waiting: it is being timed."""
        if len(text if isinstance(text, bytes) else text.encode()) > LARGEST:
            return self._refuse("", TOO_LARGE)
        if not self.allowance.take():
            return self._refuse(_id_of(text), TOO_FAST)
        try:
            ask = _ASKS.validate_json(text)
        except ValidationError as error:
            return self._refuse(_id_of(text), what_is_wrong(error.errors(include_url=False)))
        if isinstance(ask, wire.Pong):
            return self.connection.pong(ask.n)
        try:
            self.asks.put_nowait((ask, self.lobby.clock.monotonic()))
        except asyncio.QueueFull:
            self._refuse(ask.id, TOO_FAST)

    async def _answer_all(self) -> None:
        while (taken := await self.asks.get()) is not None:
            ask, heard = taken
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
                self.lobby.metrics.move_seconds.observe(self.lobby.clock.monotonic() - heard)
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
            case wire.Start():
                await self.lobby.readiness.must_be_ready(session.table.game.id)
                now = self.lobby.clock.now_ms()
                await session.change(key, lambda table: table.start(token, secrets.token_bytes(32), now))
            case wire.Rematch():
                await session.rematch(key, token, partial(new_code, public=session.table.public))
            case _:
                assert_never(ask)
        return None

    async def _sit(self, ask: wire.Sit, key: str) -> None:
        """Whoever sits down sees the table from there, unless they already see it from another seat of theirs."""
        token, name = self.connection.token, clean_name(ask.name)

        def see() -> None:
            if self.connection.only_watches:
                return
            if self.connection.viewer == SPECTATOR and self.session.table.seats[ask.seat].held_by(token):
                self.connection.viewer = ask.seat

        await self.session.change(key, lambda table: table.sit(token, ask.seat, name), see)
        await self.lobby.store.people.name(token, name, only_if_new=True)

    async def _send_all(self) -> None:
        try:
            while (text := await self.connection.outbox.get()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(NOT_LET_IN)
        except (WebSocketDisconnect, RuntimeError):  # it has gone; the listener sees that too
            return

    async def _drop_if_too_slow(self) -> None:
        await self.connection.too_slow.wait()
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(TOO_SLOW)


def _id_of(text: str | bytes) -> str:
    """The id of an ask that is wrong otherwise, so that whoever asked knows which one is meant."""
    try:
        message = from_json(text)
    except ValueError:
        return ""
    ask_id = message.get("id") if isinstance(message, dict) else None
    return ask_id if isinstance(ask_id, str) and len(ask_id) <= 64 else ""

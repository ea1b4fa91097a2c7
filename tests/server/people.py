"""A real server in this process, and people who talk to it as browsers do. Every message they hear is checked."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import socket
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quirkbox.server.app import create_app
from quirkbox.server.client import CLIENT
from quirkbox.server.lobby import Lobby
from quirkbox.server.readiness import ALL_COMPILED, Compiler
from quirkbox.server.settings import Settings
from quirkbox.table.tells import AnyTell
from quirkbox.words.sentence import Sentence

TELLS: TypeAdapter[AnyTell] = TypeAdapter(AnyTell)
UNLIMITED = dict.fromkeys([field.name for field in fields(Settings) if field.name.startswith("limit_")], "")
HURRY = Settings(hold=0.01, think=0.01, pace=0.0, poll=0.05, **UNLIMITED)
PATIENCE = 60.0  # on a busy machine whose compiled rules are not in the cache yet


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'quirkbox.db'}"


def said(why: Mapping[str, Any]) -> str:
    """A sentence of the wire, in English."""
    return str(Sentence.of_json(why))


def why_of(answer: httpx.Response) -> str:
    """Why something was not done."""
    return said(answer.json()["why"])


class Told(dict[str, Any]):
    """A message, or an object in one: `tell.seq` is `tell["seq"]`."""

    __getattr__ = dict.__getitem__


class Place:
    """A server on a free port."""

    def __init__(self, database: str, settings: Settings = HURRY, client: Path = CLIENT, compiler: Compiler = ALL_COMPILED):
        self.app = create_app(database, settings, client, compiler)
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self.url = f"http://{self.host}"
        config = uvicorn.Config(self.app, log_level="warning", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._people: list[Person] = []

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    def person(self, name: str = "Ada") -> Person:
        person = Person(self.host, name)
        self._people.append(person)
        return person

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._server.serve(sockets=[self._socket]))
        while not self._server.started:
            if self._task.done():
                await self._task
            await asyncio.sleep(0.005)
        return self

    async def __aexit__(self, *_: object) -> None:
        for person in self._people:
            await person.leave()
        self._server.should_exit = True
        await self._task


class Person:
    """A browser: one cookie, any number of sockets."""

    def __init__(self, host: str, name: str):
        self.host, self.name = host, name
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE, verify=False)  # quicker to make
        self.sockets: list[Socket] = []

    async def open_table(self, **wishes: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": "quirkies", "name": self.name, **wishes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def at(self, code: str, seq: int | str = -1, **query: Any) -> Socket:
        """Connect to a table, and hear who sits there."""
        if "quirkbox" not in self.http.cookies:
            await self.http.get("/api/me")
        asked = "".join(f"&{name}={value}" for name, value in query.items())
        found = await connect(
            f"ws://{self.host}/api/tables/{code}/live?seq={seq}{asked}",
            additional_headers={"Cookie": f"quirkbox={self.http.cookies['quirkbox']}"},
            max_size=None,
        )
        talking = Socket(found, self.name)
        self.sockets.append(talking)
        await talking.until(lambda s: s.table or s.closed.is_set())
        return talking

    async def leave(self) -> None:
        for talking in self.sockets:
            await talking.close()
        await self.http.aclose()


class Closed(Exception):
    """What somebody waits for cannot be told any more."""


async def eventually(true: Callable[[], Any]) -> None:
    """Wait until something is so inside the server."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


class Socket:
    """One connection to a table, and everything heard over it."""

    numbers = itertools.count()

    def __init__(self, connection: ClientConnection, name: str):
        self.connection, self.name = connection, name
        self.heard: list[Any] = []
        self.table: Told = None  # type: ignore[assignment]  # told first
        self.now: Told | None = None
        self.updates: list[Told] = []
        self.past: list[Told] = []
        self.answers_pings = True
        self.wrong: Exception | None = None
        self.closed = asyncio.Event()
        self._news = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.connection:
                TELLS.validate_json(text)
                tell = json.loads(text, object_hook=Told)
                if tell.type == "ping":
                    if self.answers_pings:
                        await self.send({"type": "pong", "n": tell.n})
                    continue
                async with self._news:
                    self._note(tell)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        except Exception as wrong:  # a message that does not fit the schema
            self.wrong = wrong
        finally:
            self.closed.set()
            async with self._news:
                self._news.notify_all()

    def _note(self, tell: Any) -> None:
        if tell.type == "refused":
            tell["why"] = said(tell.why)
        self.heard.append(tell)
        if tell.type == "table":
            self.table = tell
        elif tell.type == "update":
            self.now = tell
            self.updates.append(tell)
        elif tell.type == "history":
            self.past += tell.past

    async def send(self, message: Any) -> None:
        await self.connection.send(TypeAdapter(Any).dump_json(message).decode())

    async def send_raw(self, text: str | bytes) -> None:
        await self.connection.send(text)

    async def until(self, true: Callable[[Socket], Any]) -> None:
        """Wait until something has been told."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self.closed.is_set() or true(self))
        if self.wrong:
            raise self.wrong
        if not true(self):
            raise Closed(f"{self.name}'s socket was closed")

    async def answer(self, ask_id: str) -> Told:
        def answers() -> list[Any]:
            return [t for t in self.heard if t.type in ("done", "refused") and t.id == ask_id]

        await self.until(lambda _: answers())
        found: Told = answers()[-1]
        return found

    async def ask(self, kind: str, ask_id: str = "", **fields: Any) -> Told:
        """Ask for something, and wait for the answer."""
        ask_id = ask_id or f"ask {next(self.numbers)}"
        self.heard = [t for t in self.heard if t.get("id") != ask_id]
        await self.send({"type": kind, "id": ask_id, **fields})
        return await self.answer(ask_id)

    async def done(self, kind: str, ask_id: str = "", **fields: Any) -> int | None:
        answer = await self.ask(kind, ask_id, **fields)
        assert answer.type == "done", answer
        return answer.seq

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer.type == "refused", answer
        return answer.why

    async def move(self, do: dict[str, Any], **fields: Any) -> Told:
        seat = fields.pop("seat", self.table.looking_as)
        return await self.ask("move", seat=seat, seq=self.now.seq if self.now else -1, do=do, **fields)

    async def close(self) -> None:
        await self.connection.close()
        await self._listening

    async def play_on(
        self, luck: random.Random, until_seq: int = 10_000, until: Callable[[Socket], Any] = lambda _: False
    ) -> None:
        """Play something whenever one may, until the game is over or has come so far."""

        def enough(s: Socket) -> Any:
            return s.now and (s.now.over or s.now.seq >= until_seq or until(s))

        while True:
            await self.until(lambda s: enough(s) or (s.now and s.now.legal))
            assert self.now
            if enough(self):
                return
            legal, seen = self.now.legal, self.now.seq
            await self.move(luck.choice([*legal, *[legal[-1]] * 12]))  # mostly "done" or "pass"
            await self.until(lambda s, seen=seen: s.now.seq > seen)

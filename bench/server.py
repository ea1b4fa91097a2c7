"""How many moves a second one server process makes durable, and what an idle table costs.

    python bench/server.py [--tables 64] [--seconds 10] [--idle 900]

The server is a real process on a fresh database; the players are this one. Each table has one socket that plays both seats
(pass and play), and moves as fast as it is answered. A move counts when its `done` has come. An idle table is one in memory that
nobody is connected to.
"""

from __future__ import annotations

import argparse
import asyncio
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
from websockets.asyncio.client import ClientConnection, connect

# A real server, which ends with whoever has started it; what its fourth argument says (JSON) changes its settings. There are no
# limits, unless it says "limits": true.
SERVE = """
import json, os, sys, threading, time
from dataclasses import fields
from pathlib import Path
from quirkbox.server import connection
from quirkbox.server.run import serve
from quirkbox.server.settings import Settings
def follow(parent=os.getppid()):
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)
threading.Thread(target=follow, daemon=True).start()
settings = json.loads(sys.argv[4]) if sys.argv[4:] else {}
if not settings.pop("limits", False):
    connection.PER_SECOND = connection.BURST = 1e9
    settings |= {field.name: "" for field in fields(Settings) if field.name.startswith("limit_")}
serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), database=sys.argv[3] or None, settings=Settings(**settings))
"""


class Player:
    """One socket that plays both seats of a table."""

    def __init__(self, socket: ClientConnection, luck: random.Random):
        self.socket, self.luck = socket, luck
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.waits: list[float] = []

    async def hear(self, kind: str) -> dict[str, Any]:
        while True:
            tell: dict[str, Any] = json.loads(await self.socket.recv())
            if tell["type"] == "update":
                self.now = tell
            if tell["type"] == "refused":
                raise RuntimeError(tell["why"])
            if tell["type"] == kind:
                return tell

    async def ask(self, **fields: Any) -> None:
        await self.socket.send(json.dumps({"id": str(self.luck.random()), **fields}))
        await self.hear("done")

    async def move(self) -> bool:
        """Make one move; False when the game is over."""
        if self.now["over"]:
            return False
        seat = self.now["waiting"][0]
        if not self.now["legal"]:
            await self.ask(type="look", seat=seat)
        began = time.perf_counter()
        await self.ask(type="move", seat=seat, seq=self.now["seq"], do=self.luck.choice(self.now["legal"]))
        self.waits.append(time.perf_counter() - began)
        return True


async def play(host: str, seed: int, until: float, pause: float = 0.0) -> list[float]:
    luck, waits = random.Random(seed), []
    # A kept connection may be closed by the server just when it is used again.
    fresh = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=f"http://{host}", verify=False, timeout=60, limits=fresh) as http:
        while time.perf_counter() < until:
            code = (await http.post("/api/tables", json={"game": "quirkies", "name": "Ada"})).json()["code"]
            cookie = {"Cookie": f"quirkbox={http.cookies['quirkbox']}"}
            async with connect(f"ws://{host}/api/tables/{code}/live", additional_headers=cookie) as line:
                player = Player(line, luck)
                await player.ask(type="sit", seat=1, name="Bo")
                await player.ask(type="start")
                while not player.now:
                    await player.hear("update")
                while time.perf_counter() < until and await player.move():
                    await asyncio.sleep(pause)
                waits += player.waits
    return waits


def memory(process: subprocess.Popen[bytes]) -> int:
    with open(f"/proc/{process.pid}/smaps_rollup") as lines:
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss_Anon"))


async def idle_cost(host: str, process: subprocess.Popen[bytes], tables: int) -> float:
    """Bytes in memory per table that was looked at and left."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as http:
        new = {"game": "quirkies", "name": "Ada", "bots": ["random"], "start": True}
        codes = [(await http.post("/api/tables", json=new)).json()["code"] for _ in range(tables + 50)]
        for code in codes[:50]:  # whatever the first ones cost is not theirs
            await http.get(f"/api/tables/{code}")
        before = memory(process)
        for code in codes[50:]:
            await http.get(f"/api/tables/{code}")
        await asyncio.sleep(1)
        return (memory(process) - before) / tables


def cpu(process: subprocess.Popen[bytes]) -> float:
    """Seconds of processor time so far."""
    with open(f"/proc/{process.pid}/stat") as line:
        user, system = line.read().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def measure_moves(host: str, process: subprocess.Popen[bytes], tables: int, seconds: float) -> dict[str, Any]:
    began, used = time.perf_counter(), cpu(process)
    played = await asyncio.gather(*(play(host, seed, began + seconds) for seed in range(tables)))
    waits = [wait for one in played for wait in one]
    rate, each = len(waits) / (time.perf_counter() - began), (cpu(process) - used) / len(waits)
    middle, slow = statistics.median(waits), statistics.quantiles(waits, n=100)[98]
    return {
        "tables": tables,
        "moves_per_s": round(rate),
        "cpu_ms_a_move": round(each * 1000, 3),
        "p50_ms": round(middle * 1000, 1),
        "p99_ms": round(slow * 1000, 1),
    }


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


async def until_up(host: str) -> None:
    async with httpx.AsyncClient() as http:
        while True:
            try:
                await http.get(f"http://{host}/health")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.02)


async def measure(arguments: argparse.Namespace) -> None:
    port = free_port()
    host = f"127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        began = time.perf_counter()
        process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), data, ""], stdout=subprocess.DEVNULL)
        try:
            await until_up(host)
            found: dict[str, Any] = {"starts_s": round(time.perf_counter() - began, 2), "starts_cpu_s": cpu(process)}
            await play(host, 0, time.perf_counter() + 3)  # for the rules to be loaded
            found["idle_table_kib"] = round(await idle_cost(host, process, arguments.idle) / 1024, 1)
            found["process_mib"] = round(memory(process) / 2**20)
            found["moves"] = [
                await measure_moves(host, process, tables, arguments.seconds) for tables in sorted({1, arguments.tables})
            ]
        finally:
            process.kill()
            process.wait()
    print(json.dumps({**found, "load": round(os.getloadavg()[0], 1)}))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--idle", type=int, default=900)
    asyncio.run(measure(parser.parse_args()))

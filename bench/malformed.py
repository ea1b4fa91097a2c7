"""A million messages and files that make no sense: no crash, no growth, and what it costs others.

    python bench/malformed.py [--messages 980000] [--files 20000] [--seconds 15] [--rounds 3] [--json FILE]

First everything is thrown at a server without limits, as fast as it answers: the process must be the same one at the end, must
have had no fault of its own, and must not hold more than after the first fifth.
Then, at a server with its usual limits, 20 tables are played while three visitors flood it over four sockets each and with files,
as fast as they can: how long others wait for a move, with the flood and without it, in turns.

FILE is written as it goes on; what was stopped goes on there with --resume.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import string
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from live import Quirkbox
from server import SERVE, cpu, free_port, memory, until_up
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quirkbox.games import game

Json = dict[str, Any]
# Messages that are sent before their answers are waited for.
WINDOW = 200
SOCKETS = 4
GOOD: list[Json] = [
    {"type": "move", "id": "a", "seat": 0, "seq": 3, "do": {"act": "place", "slot": 1, "x": 0, "y": 2, "turn": 1}},
    {"type": "sit", "id": "b", "seat": 1, "name": "Bo"},
    {"type": "options", "id": "c", "options": {"claims": "call"}},
    {"type": "propose", "id": "d", "what": "pause"},
    {"type": "pong", "n": 4},
]
ODD: list[Any] = [None, True, -1, 2**63, -(2**70), 1e308, "", "\x00", "\ud800", "९", "a" * 500, [], {}, [[]], {"act": {}}, "NaN"]
FILES = (
    ("tiny_turbo_cars", "track", "tiny_turbo_cars/content/boards.toml"),
    ("circuit_breaker", "tiles", "circuit_breaker/content/standard.toml"),
    ("rootg", "set", "rootg/content/box.toml"),
    ("quirky_circuits", "scenario", "quirky_circuits/content/cat_on_board.toml"),
)


def nonsense(luck: random.Random) -> str | bytes:
    """Something like a message; some are even right, but mean nothing here."""
    kind = luck.randrange(8)
    if kind == 0:
        return luck.randbytes(luck.randrange(60))
    if kind == 1:
        return "".join(luck.choices(string.printable, k=luck.randrange(200)))
    if kind == 2:
        return luck.choice(["[", '{"a":', "((", '{"type":"move","do":']) * luck.randrange(1, 2000)
    message = json.loads(json.dumps(luck.choice(GOOD)))
    for _ in range(luck.randrange(1, 4)):
        where = message["do"] if "do" in message and luck.random() < 0.5 else message
        if isinstance(where, dict):
            where[luck.choice([*where, "extra", "type"])] = luck.choice(ODD)
    text = json.dumps(message)
    if kind == 3:
        text = text[: luck.randrange(len(text))]
    if kind == 4:
        at = luck.randrange(len(text))
        text = text[:at] + luck.choice(string.printable) + text[at + 1 :]
    return text


def broken(text: str, luck: random.Random) -> str:
    """A content file with something changed."""
    lines = text.split("\n")
    for _ in range(luck.randrange(1, 5)):
        at = luck.randrange(len(lines))
        kind = luck.randrange(6)
        if kind == 0:
            del lines[at : at + luck.randrange(1, 6)]
        elif kind == 1:
            lines[at] = "".join(luck.choices(string.printable, k=luck.randrange(80)))
        elif kind == 2:
            lines.insert(at, lines[luck.randrange(len(lines))])
        elif kind == 3:
            lines[at] = lines[at].replace("=", f"= {luck.choice(['-1', '1e99', '[[[[', '{', 'true', '9' * 40])} #", 1)
        elif kind == 4:
            lines[at] = f"{luck.choice('ab.')}." * luck.randrange(1, 900) + " = 1"
        else:
            lines[at] = lines[at][: luck.randrange(len(lines[at]) + 1)]
        lines = lines or [""]
    return "\n".join(lines)


async def table_at(host: str) -> tuple[str, str]:
    """A table, and the cookie of whoever opened it."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60, verify=False) as http:
        code = (await http.post("/api/tables", json={"game": "quirkies", "name": "Ada"})).json()["code"]
        return code, f"quirkbox={http.cookies['quirkbox']}"


async def line_to(host: str, code: str, cookie: str) -> ClientConnection:
    address = f"ws://{host}/api/tables/{code}/live"
    return await connect(address, additional_headers={"Cookie": cookie}, open_timeout=60, max_size=None)


async def throw(host: str, seed: int, count: int) -> int:
    """So many messages over one socket; how many were answered. A pong is none that is answered."""
    luck, answered = random.Random(seed), 0
    code, cookie = await table_at(host)
    line = await line_to(host, code, cookie)
    left = count
    while left:
        some = min(WINDOW, left)
        left -= some
        for _ in range(some):
            await line.send(nonsense(luck))
        await line.send('{"type":"look","id":"all","seat":-1}')  # whatever is answered after this was sent before it
        while True:
            told = json.loads(await asyncio.wait_for(line.recv(), 120))
            answered += told["type"] in ("refused", "done")
            if told.get("id") == "all":
                break
    await line.close()
    return answered


async def post_files(host: str, seed: int, count: int) -> float:
    """So many files, one after the other; the longest time an answer took, in seconds."""
    luck, slowest = random.Random(seed), 0.0
    games = Path(sys.modules["quirkbox.games"].__file__ or "").parent
    texts = [(*known[:2], (games / known[2]).read_text(encoding="utf-8")) for known in FILES]
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60, verify=False) as http:
        for _ in range(count):
            of, kind, text = luck.choice(texts)
            began = time.perf_counter()
            answer = await http.post(f"/api/games/{of}/content/{kind}", json={"text": broken(text, luck)})
            slowest = max(slowest, time.perf_counter() - began)
            if answer.status_code >= 500:
                raise SystemExit(f"a file was answered with {answer.status_code}: {answer.text:.300}")
    return slowest


def start(port: int, data: str, **settings: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", SERVE, str(port), data, "", json.dumps(settings)], stdout=subprocess.DEVNULL)


async def faults(host: str) -> float:
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as http:
        text = (await http.get("/metrics")).text
    return sum(float(line.split()[1]) for line in text.splitlines() if line.startswith("quirkbox_faults_total"))


async def nothing_breaks(arguments: argparse.Namespace, kept: Json, keep: Any) -> None:
    """All of it at one server, in twenty parts."""
    port = free_port()
    host, parts = f"127.0.0.1:{port}", 20
    with tempfile.TemporaryDirectory() as data:
        process = start(port, data, abandoned=5.0, sweep=1.0)
        try:
            await until_up(host)
            await asyncio.gather(throw(host, 10**6, 2000), post_files(host, 10**6, 20))  # whatever the first ones cost
            for part in range(kept.get("parts", 0), parts):
                messages, files = arguments.messages // parts, arguments.files // parts
                seeds = [part * SOCKETS + n for n in range(SOCKETS)]
                thrown = [throw(host, seed, messages // SOCKETS) for seed in seeds]
                *answered, slowest = await asyncio.gather(*thrown, post_files(host, part, files))
                if process.poll() is not None:
                    raise SystemExit("the server has ended")
                kept["parts"] = part + 1
                kept["messages"] = kept.get("messages", 0) + messages
                kept["answered"] = kept.get("answered", 0) + round(sum(answered))
                kept["files"] = kept.get("files", 0) + files
                kept["slowest_file_s"] = round(max(slowest, kept.get("slowest_file_s", 0.0)), 2)
                kept["faults"] = kept.get("faults", 0) + await faults(host) - kept.get("faults", 0)
                # of this process; a run that was resumed begins anew
                kept.setdefault("mib", []).append(round(memory(process) / 2**20, 1))
                kept["cpu_s"] = round(cpu(process), 1)
                print(
                    f"{kept['messages']:,} messages, {kept['files']:,} files: {kept['mib'][-1]} MiB", file=sys.stderr, flush=True
                )
                keep(kept)
        finally:
            process.kill()
            process.wait()


async def flood(host: str, seed: int) -> None:
    """As fast as one visitor can, over several sockets and with files, until it is cancelled."""
    code, cookie = await table_at(host)
    luck = random.Random(seed)

    async def shout() -> None:
        while True:
            with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
                line = await line_to(host, code, cookie)
                deaf = asyncio.create_task(drain(line))
                try:
                    while True:
                        await line.send(nonsense(luck))
                        await asyncio.sleep(0.002)  # the flood comes from this machine: it is not to take all of its processors
                finally:
                    deaf.cancel()
            await asyncio.sleep(0.1)

    async def drain(line: ClientConnection) -> None:
        async for _ in line:
            pass

    async def post() -> None:
        async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60, verify=False, headers={"Cookie": cookie}) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    text = broken("[track]\nname = 'x'\n", luck)
                    await http.post("/api/games/tiny_turbo_cars/content/track", json={"text": text})
                await asyncio.sleep(0.01)

    await asyncio.gather(*(shout() for _ in range(SOCKETS)), post())


async def neighbours(arguments: argparse.Namespace) -> Json:
    """How long others wait, with a flood beside them and without."""
    port = free_port()
    host = f"127.0.0.1:{port}"
    waits: dict[str, list[list[float]]] = {"calm": [], "flooded": []}
    with tempfile.TemporaryDirectory() as data:
        # The players have one address together with the flood: what is counted by address must not stop them.
        process = start(port, data, limits=True, per_address=10_000)
        try:
            await until_up(host)
            tables = [Quirkbox([host, host], "quirkies", 0.5, random.Random(n)) for n in range(20)]
            for table in tables:
                await table.open()
            playing: list[asyncio.Task[None]] = []
            for _ in range(arguments.rounds):
                for kind, heard in waits.items():
                    floods = [asyncio.create_task(flood(host, n)) for n in range(3)] if kind == "flooded" else []
                    tables = [Quirkbox([host, host], "quirkies", 0.5, random.Random(n)) for n in range(20)]
                    await asyncio.gather(*(table.open() for table in tables))
                    playing = [asyncio.create_task(table.play()) for table in tables]
                    await asyncio.sleep(arguments.seconds)
                    for task in [*playing, *floods]:
                        task.cancel()
                    await asyncio.gather(*playing, *floods, return_exceptions=True)
                    for table in tables:
                        for line in table.lines:
                            await line.close()
                    heard.append([wait for table in tables for wait in table.heard])
        finally:
            process.kill()
            process.wait()

    def p99(kind: str) -> float:
        return statistics.median(statistics.quantiles(one, n=100)[98] for one in waits[kind]) * 1000

    return {
        "calm_p99_ms": round(p99("calm"), 2),
        "flooded_p99_ms": round(p99("flooded"), 2),
        "ratio": round(p99("flooded") / p99("calm"), 2),
        "moves": sum(len(one) for kind in waits.values() for one in kind),
    }


async def main(arguments: argparse.Namespace) -> None:
    kept: Json = {}
    if arguments.resume and arguments.json and Path(arguments.json).exists():
        kept = json.loads(Path(arguments.json).read_text(encoding="utf-8"))

    def keep(now: Json) -> None:
        if arguments.json:
            Path(arguments.json).write_text(json.dumps(now, indent=1), encoding="utf-8")

    if arguments.messages:
        await nothing_breaks(arguments, kept, keep)
        fifth = max(1, len(kept["mib"]) // 5)
        kept["growth"] = round(kept["mib"][-1] / kept["mib"][fifth - 1] - 1, 3)
    if arguments.rounds:
        kept["neighbours"] = await neighbours(arguments)
    keep(kept)
    print(json.dumps(kept))


if __name__ == "__main__":
    game("quirkies")  # loads the games' package, whose files are read
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=980_000)
    parser.add_argument("--files", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--json")
    asyncio.run(main(parser.parse_args()))

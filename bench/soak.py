"""Short games one after the other for an hour: does the server's memory stay flat?

    python bench/soak.py [--minutes 60] [--tables 8] [--pause 0.05] [--json FILE]

Every table plays whole games of Quirkies (pass and play, over a real socket), and opens a new one when one is over; tables that
nobody is at leave memory after half a minute. What the server holds is written down once a minute; the last third of the time is
compared with the third before it. FILE is written after every minute, so that a run that was ended early has its result too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from server import SERVE, cpu, free_port, memory, play, until_up


async def finished(host: str) -> int:
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as http:
        health = (await http.get("/health")).json()
    return int(health["tables"] - health["playing"])


def told(samples: list[dict[str, float]]) -> dict[str, Any]:
    """Of the last two thirds, each: the middle of what the server held, in MiB."""
    third = max(1, len(samples) // 3)
    before, last = (
        statistics.median(s["mib"] for s in part) for part in (samples[-2 * third : -third] or samples, samples[-third:])
    )
    first = samples[-2 * third :][0]
    games = samples[-1]["games"] - first["games"]
    return {
        "minutes": round(samples[-1]["minute"], 1),
        "games": round(samples[-1]["games"]),
        "mib_middle_third": round(before, 1),
        "mib_last_third": round(last, 1),
        "bytes_a_game": round((samples[-1]["mib"] - first["mib"]) * 2**20 / games) if games else None,
        "cpu_s": round(samples[-1]["cpu_s"], 1),
        "samples": samples,
    }


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    port = free_port()
    host, samples = f"127.0.0.1:{port}", list[dict[str, float]]()
    with tempfile.TemporaryDirectory() as data:
        settings = json.dumps({"abandoned": 30.0, "sweep": 5.0})
        process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), data, "", settings], stdout=subprocess.DEVNULL)
        try:
            await until_up(host)
            began = time.perf_counter()
            until = began + arguments.minutes * 60
            playing = [asyncio.create_task(play(host, seed, until, arguments.pause)) for seed in range(arguments.tables)]
            while (now := time.perf_counter()) < until:
                await asyncio.sleep(min(60.0, until - now))
                minute = (time.perf_counter() - began) / 60
                games = await finished(host)
                samples.append({"minute": minute, "mib": memory(process) / 2**20, "games": games, "cpu_s": cpu(process)})
                print(f"{minute:5.1f} min: {samples[-1]['mib']:.1f} MiB, {games} games", file=sys.stderr, flush=True)
                if arguments.json:
                    Path(arguments.json).write_text(json.dumps(told(samples)), encoding="utf-8")
            await asyncio.gather(*playing)
        finally:
            process.kill()
            process.wait()
    return told(samples)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--pause", type=float, default=0.05)
    parser.add_argument("--json")
    print(json.dumps(asyncio.run(measure(parser.parse_args()))))

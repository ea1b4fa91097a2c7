"""All figures of the project in one go, written to bench/results.md.

    make bench          (or: python bench/run.py [--games 1000])

Run it on a machine that does nothing else; it takes about an hour, nearly all of it for the games of the search bot.
"""

from __future__ import annotations

import argparse
import datetime
import importlib.metadata
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def figures(*command: str) -> Any:
    """What a script of ours prints for programs. What it tells people goes on to the terminal."""
    done = subprocess.run([sys.executable, *command], stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next(
        (line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine()
    )


def head() -> str:
    packages = ("numba", "numpy", "open_spiel")
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in packages)
    return f"""# Figures

Written by `make bench` (`bench/run.py`) on {datetime.date.today():%d %B %Y}: {processor()}, {os.cpu_count()} cores, load
{os.getloadavg()[0]:.1f} at the end; Python {platform.python_version()}, {versions}.
"""


def speed(bench: list[dict[str, Any]], peers: dict[str, Any]) -> str:
    rows = [
        f"| {row['game']} | {row['steps_per_s'] / 1e6:.2f} million | {row['games_per_s'] / 1e3:.0f} thousand | "
        f"{row['state_bytes']} | {row['load_s']:.2f} s |"
        for row in bench
    ]
    theirs = [
        f"| {name} | {row['median'] / 1e6:.2f} | {row['low quarter'] / 1e6:.2f} to {row['high quarter'] / 1e6:.2f} | "
        f"{row['best'] / 1e6:.2f} |"
        for name, row in peers["steps_per_s"].items()
    ]
    ratios = [
        f"| Quirkies, compared with connect_four driven {name} | **{row['median']:.1f} ×** | "
        f"{row['low quarter']:.1f} to {row['high quarter']:.1f} |"
        for name, row in peers["ratio"].items()
    ]
    return f"""
## Speed
Random playouts on one core, the deal included (`quirkbox bench`). To load: a new process, from the imported Numba to the first
game played by compiled rules out of the disk cache.

| game | steps/s | games/s | bytes a state | to load |
| --- | --- | --- | --- | --- |
{chr(10).join(rows)}

Beside OpenSpiel's own package (`bench/peers.py`): {peers["rounds"]} rounds, in each of which everybody played once, on one core.

| million steps/s | median | middle half | best |
| --- | --- | --- | --- |
{chr(10).join(theirs)}

| in the same round | median | middle half |
| --- | --- | --- |
{chr(10).join(ratios)}
"""


def strength(found: dict[str, Any]) -> str:
    rows = []
    for match in found["matches"]:
        first, *others = match["bots"]
        low, high = match["ci95"]
        rows.append(
            f"| {first} against {', '.join(others)} | {', '.join(match['options'].values()) or 'as usual'} | {match['games']} | "
            f"**{match['won']:.1%}** ({low:.1%} to {high:.1%}) | {match['shared']:.1%} | {match['with_shares']:.1%} |"
        )
    return f"""
## Strength
Quirkies (`bench/strength.py`), seats changing from game to game. {found["ms"]:.0f} ms a move buy the search
{found["iterations"]} looks ahead here, and that is what it was given in every match. Won: alone, with the 95 % interval; in the
last column a shared victory counts as its share.

| | options | games | won | shared | with shares |
| --- | --- | --- | --- | --- | --- |
{chr(10).join(rows)}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="1000", help="games of each match between bots")
    asked = parser.parse_args()
    bench = figures("-m", "quirkbox", "bench", "--json")
    peers = figures(str(HERE / "peers.py"))
    found = figures(str(HERE / "strength.py"), "--games", asked.games)
    (HERE / "results.md").write_text(head() + speed(bench, peers) + strength(found), encoding="utf-8")
    print("Written to bench/results.md.")


if __name__ == "__main__":
    main()

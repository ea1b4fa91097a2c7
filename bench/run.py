"""All figures of the project, or some of them, kept in bench/results.json and told in bench/results.md.

    make bench          (or: python bench/run.py [--games 1000] [PART ...])

Without parts it measures everything. Run it on a machine that does nothing else; nearly all of the time goes to the games of the
search bots. A part that is not measured anew keeps its last figures, with their date and machine.
"""

from __future__ import annotations

import argparse
import datetime
import importlib.metadata
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quirkbox.engine.cuda import is_there
from quirkbox.lab.stats import interval

HERE = Path(__file__).parent
KEPT = HERE / "results.json"
GAMES = {
    "quirkies": "Quirkies",
    "tiny_turbo_cars": "Tiny Turbo Cars",
    "circuit_breaker": "Circuit Breaker",
    "rootg": "ROOT\\G:",
    "quirky_circuits": "Quirky Circuits",
}
Json = dict[str, Any]


def parts(games: str) -> dict[str, list[str]]:
    """Each part's command. A game's own script, if it has one, prints sentences with their figures."""
    found = {"speed": ["-m", "quirkbox", "bench", "--json"], "peers": [str(HERE / "peers.py")], "lab": [str(HERE / "lab.py")]}
    found["doors"] = [str(HERE / "doors.py")]
    found["batch"] = [str(HERE / "batch.py")]
    found["server"] = [str(HERE / "server.py")]
    at_once = ["--tables", "1000", "--think", "3", "--seconds", "20"]
    found["live"] = [str(HERE / "live.py"), *at_once, "--on", "sqlite,boardgame.io,postgresql,postgresql:2,postgresql:2:mixed"]
    found["chaos"] = [str(HERE / "chaos.py")]
    found["malformed"] = [str(HERE / "malformed.py")]
    found["soak"] = [str(HERE / "soak.py")]
    found["learned"] = [str(HERE / "learned.py"), "--games", games]
    if is_there():
        found["gpu"] = [str(HERE / "gpu.py")]
    for game in GAMES:
        if game != "quirky_circuits":  # a team has nobody to beat; its own script tells how often it wins
            found[f"strength.{game}"] = [str(HERE / "strength.py"), game, "--games", games]
        if (HERE / f"{game}.py").exists():
            found[f"own.{game}"] = [str(HERE / f"{game}.py")]
    return found


def measured(command: list[str]) -> Json:
    """What a script of ours prints for programs, and where it ran. What it tells people goes on to the terminal."""
    done = subprocess.run([sys.executable, *command], stdout=subprocess.PIPE, text=True, check=True)
    return {"on": where(), "found": json.loads(done.stdout)}


def where() -> str:
    installed = {package.name for package in importlib.metadata.distributions()}
    packages = [name for name in ("numba", "numpy", "open_spiel", "pettingzoo") if name in installed]
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in packages)
    return (
        f"{datetime.date.today():%d %B %Y}, {processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, "
        f"Python {platform.python_version()}, {versions}"
    )


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def told(kept: Json) -> str:
    """The whole page."""
    sections = ["# Figures\n\nWritten by `make bench` (`bench/run.py`); the same as data: `bench/results.json`.\n"]
    sections += [tell(kept[part]) for part, tell in TOLD.items() if part in kept]
    for game, name in GAMES.items():
        if f"strength.{game}" in kept:
            sections.append(told_strength(game, name, kept[f"strength.{game}"]))
        if f"own.{game}" in kept:
            sections.append(told_in_words(f"{name}: more", game, kept[f"own.{game}"]))
    return "\n".join(sections)


def table(head: str, rows: list[str]) -> str:
    rule = "| " + " | ".join("---" for _ in head.split("|")[1:-1]) + " |"
    return "\n".join([head, rule, *rows]) + "\n"


def told_speed(part: Json) -> str:
    rows = [
        f"| {row['game']} | {row['steps_per_s'] / 1e6:.2f} million | {row['games_per_s'] / 1e3:.0f} thousand | "
        f"{row['state_bytes']} | {row['load_s']:.2f} s |"
        for row in part["found"]
    ]
    return f"""## Speed
{part["on"]}.
Random playouts on one core, the deal included (`quirkbox bench`). To load: a new process, from the imported Numba to the first
game played by compiled rules out of the disk cache.

{table("| game | steps/s | games/s | bytes a state | to load |", rows)}"""


def told_learned(part: Json) -> str:
    rows = []
    for row in part["found"]["rows"]:
        low, high = interval(row["won"], row["games"])
        options = ", ".join(row["options"].values()) or "as usual"
        rows.append(
            f"| {GAMES[row['game']]} | {row['who']} | {options} | {row['looks'] or ''} | {row['games']} | "
            f"**{row['won'] / row['games']:.1%}** ({low:.1%} to {high:.1%}) | {row['lost'] / row['games']:.1%} |"
        )
    times = [
        f"| {GAMES[time['game']]} | {time['median']:.2f} ms | {time['p99']:.2f} ms | {time['slowest']:.2f} ms |"
        for time in part["found"]["times"]
    ]
    return f"""## What was learned
{part["on"]}.
`bench/learned.py`: two players, seats changing from game to game. Won and lost: alone, with the 95 % interval. `master` is
the search that asks the network, as `search` does not; looks are those of every search in the row.

{table("| game | | options | looks | games | won | lost |", rows)}
What a move of `trained` takes on one core, where there is a choice:

{table("| game | median | 99 of 100 | slowest |", times)}"""


def told_peers(part: Json) -> str:
    found = part["found"]
    rows = [
        f"| {name} | {row['version']} | {row['steps_per_s']['median'] / 1e6:,.3f} | "
        f"{row['steps_per_s']['low quarter'] / 1e6:,.3f} to {row['steps_per_s']['high quarter'] / 1e6:,.3f} | "
        f"{row['times']['median']:,.1f} × |"
        for name, row in found["peers"].items()
    ]
    rows += [f"| {name} | | {why} | | |" for name, why in found["missing"].items()]
    return f"""## Speed beside peers
{part["on"]}.
`bench/peers.py`: {found["rounds"]} rounds, in each of which everybody played at random once, on one core. Steps are those of the
game that is named. The last column is how many times as many Quirkies had in the same round.

{table("| | version | million steps/s | middle half | Quirkies beside it |", rows)}"""


def told_batch(part: Json) -> str:
    rows = [
        f"| {row['game']} | {row['at_once']} | {row['bare_steps_per_s'] / 1e6:.2f} | {row['batch_steps_per_s'] / 1e6:.2f} | "
        f"**{row['ratio']:.0%}** |"
        for row in part["found"]["games"]
    ]
    return f"""## Thousands of games by one call
{part["on"]}.
`env.batch` with random actions on one core, what is seen and legal written at every step, beside bare random playouts of the same
games (`bench/batch.py`): {part["found"]["rounds"]} rounds, the middle one told, in the processor's own time.

{table("| game | games at once | bare, million steps/s | batch, million steps/s | of the bare speed |", rows)}"""


def told_doors(part: Json) -> str:
    doors = part["found"]
    rows = [
        f"| {name} | {row['median'] / 1e3:.1f} | {row['low quarter'] / 1e3:.1f} to {row['high quarter'] / 1e3:.1f} | "
        f"{row['best'] / 1e3:.1f} |"
        for name, row in doors["steps_per_s"].items()
    ]
    ratios = [
        f"| Quirkies, compared with {name} | **{row['median']:.1f} ×** | {row['low quarter']:.1f} to {row['high quarter']:.1f} |"
        for name, row in doors["ratio"].items()
    ]
    return f"""## Single games behind PettingZoo's door
{part["on"]}.
`env.aec` with random actions from Python, beside PettingZoo's own connect_four (`bench/doors.py`): {doors["rounds"]} rounds, in
each of which everybody played once, on one core.

{table("| thousand steps/s | median | middle half | best |", rows)}
{table("| in the same round | median | middle half |", ratios)}"""


def told_lab(part: Json) -> str:
    found = part["found"]

    def spread(row: Json) -> str:
        return f"**{row['median']:.2f}** ({row['low quarter']:.2f} to {row['high quarter']:.2f})"

    def best(row: Json) -> str:
        return f"{row['best']:.2f}" if "best" in row else "–"

    rows = [
        f"| {name} | {row['games_per_s']:,} | {spread(row['driver over bare loop'])} | {spread(row['two cores'])} | "
        f"{best(row['two cores'])} |"
        for name, row in found["driver"].items()
    ]
    report, question, cluster = found["report"], found["question"], found["cluster"]
    ray = cluster.get("why not") or (
        f"{spread(cluster['threads over cluster'])} of the speed of two threads, {best(cluster['threads over cluster'])} in the "
        f"best turns, on {cluster['games']:,} games of Quirkies"
    )
    # the load at the end is that of the last minute, in which two threads of ours were busy
    busy = max(found["load"], found["load at the end"] - 2) > found["cores"]
    warning = "\nThe machine had other work for its cores: what two of them, or a cluster, gain hardly shows here." * busy
    return f"""## The lab
{part["on"]}; load {found["load"]} before and {found["load at the end"]} after.{warning}
`bench/lab.py`: games of greedy bots a second on one core, the processor's time of the lab's driver over that of the compiled loop
alone, and the time on one core over that on two. Ratios are of runs in turns: the median and the middle half, and for two cores
also the best turn on one over the best on two, since other programs only ever slow one down.

- A report on {report["games"]:,} games of Quirkies takes {report["seconds"]} s.
- Do two boxes of Circuit Breaker differ by 3 points in the first seat's victories? That is answered after {question["games"]:,}
  games of each, in {question["seconds"]} s.
- Two workers of a Ray cluster on this machine: {ray}.

{table("| game | games/s | driver | two cores | best turns |", rows)}"""


def told_server(part: Json) -> str:
    found = part["found"]
    rows = [
        f"| {row['tables']} | {row['moves_per_s']} | {row['cpu_ms_a_move']} | {row['p50_ms']} | {row['p99_ms']} |"
        for row in found["moves"]
    ]
    return f"""## One server process
{part["on"]}.
`bench/server.py`: SQLite, durable, Quirkies, as fast as it answers. It starts in {found["starts_s"]} s ({found["starts_cpu_s"]} s
of processor time). A table in memory that nobody is connected to costs **{found["idle_table_kib"]} KiB**.

{table("| tables | moves/s | ms of processor time a move | answered, median ms | 99 % |", rows)}"""


def told_live(part: Json) -> str:
    found = part["found"]
    rows = [
        f"| {row['on']} | {row['moves_per_s']} | {row['p50_ms']} | **{row['p99_ms']}** | {row['cpu_ms_a_move']} | "
        f"{row['carries']} | {row['kib_a_table']} |"
        for row in found["rows"]
    ]
    return f"""## Live tables
{part["on"]}; load at the end of each row: {", ".join(str(row["load"]) for row in found["rows"])}.
`bench/live.py`: {found["rows"][0]["tables"]} tables of {GAMES[found["game"]]}, two people with a socket each at every one, a move
after {found["think"]:g} s of thinking on average. From sending a move to the other's screen data, in ms. Carries: moves a second
with which the busiest process would have one core for itself. `mixed`: the two people at different processes.

{table("| on | moves/s | median | 99 % | ms of processor time a move | carries | KiB a table and its sockets |", rows)}"""


def told_chaos(part: Json) -> str:
    found = part["found"]
    kills = " and ".join(f"{count} of a {what}" for what, count in found["kills"].items())
    return f"""## Chaos
{part["on"]}.
`bench/chaos.py`, {found["on"]}, {found["seconds"]} s: {found["tables"]} running tables of all games, SIGKILLs: {kills}; sockets
and database connections cut, clocks set by up to an hour.

- {found["games"]} games were played to their end, {found["unfinished"]} were not, {found["unverified"]} did not verify.
- Of {found["acknowledged"]:,} acknowledged moves **{found["lost"]} were lost**; of {found["twice"]} seats a move was made twice.
"""


def told_malformed(part: Json) -> str:
    found, beside = part["found"], part["found"]["neighbours"]
    return f"""## What makes no sense
{part["on"]}.
`bench/malformed.py`: {found["messages"]:,} malformed messages and {found["files"]:,} files at one process, which took
{found["cpu_s"]:.0f} s of processor time: no crash, {found["faults"]:.0f} faults, memory {found["growth"]:+.1%} after the first
fifth; the slowest file was answered after {found["slowest_file_s"]} s. Others beside a flood within the usual limits: 99 % of
moves are heard after {beside["flooded_p99_ms"]} ms, without it after {beside["calm_p99_ms"]} ms (**{beside["ratio"]} ×**).
"""


def told_soak(part: Json) -> str:
    found = part["found"]
    return f"""## Short games for an hour
{part["on"]}.
`bench/soak.py`: {found["games"]:,} games in {found["minutes"]:g} minutes, one process: {found["mib_middle_third"]} MiB in the
middle third of the time, **{found["mib_last_third"]} MiB** in the last one.
"""


def told_gpu(part: Json) -> str:
    rows = {(row["what"], *row["of"][:2]): row for row in part["found"] if "rates" in row and row["of"][2:] in ([], [{}])}

    def rate(*key: Any) -> str:
        found = rows.get(key, {}).get("rates")
        spread = f" ({min(found) / 1e6:,.1f} to {max(found) / 1e6:,.1f})" if found and len(found) > 1 else ""
        return f"{statistics.median(found) / 1e6:,.1f}{spread}" if found else "–"

    games = [
        f"| {name} | **{rate('gpu', game, 'random')}** | {rate('cpu', game, 'random')} | {rate('gpu', game, 'greedy')} | "
        f"{rate('cpu', game, 'greedy')} |"
        for game, name in GAMES.items()
    ]

    def row_of(key: tuple[Any, ...], row: Json) -> str:
        doubt = "" if row.get("same", True) else ", but not the CPU's rows"
        return f"| {GAMES.get(key[1], key[1])} | {row['n']:,} | {rate(*key)}{doubt} |"

    stepped, others = ([row_of(*known) for known in rows.items() if known[0][0] == what] for what in ("batch", "pgx"))
    return f"""## Speed on a GPU
{part["on"]}.
Whole games with their deals, 4 players where so many can play (`bench/gpu.py`); before each figure 2,000 games ended with the
CPU's bytes. Million steps/s: the median, and the slowest and fastest of several runs; beside it all cores of the CPU.

{table("| game | by the dice | CPU | greedy | CPU |", games)}
Games stepped by one call (`quirkbox.env.batch`), with observations and masks or lists of legal actions in the GPU's memory,
actions by the dice:

{table("| game | games at once | million steps/s |", stepped)}
PGX on the same GPU, beside it, random play with deals:

{table("| PGX | games at once | million steps/s |", others)}"""


def told_strength(game: str, name: str, part: Json) -> str:
    found = part["found"]
    rows = []
    for match in found["matches"]:
        first, *others = match["bots"]
        low, high = match["ci95"]
        cells = [
            f"{first} against {', '.join(others)}",
            ", ".join(match["options"].values()) or "as usual",
            str(match["looks"] or ""),
            str(match["games"]),
            f"**{match['won']:.1%}** ({low:.1%} to {high:.1%})",
            f"{match['shared']:.1%}",
            f"{match['with_shares']:.1%}",
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return f"""## {name}: strength
{part["on"]}.
`bench/strength.py {game}`, seats changing from game to game. {found["ms"]:.0f} ms a move buy the search {found["looks"]} looks
ahead here; the table says how many it was given. Won: alone, with the 95 % interval; in the last column a shared victory counts
as its share.

{table("| | options | looks | games | won | shared | with shares |", rows)}"""


def told_in_words(title: str, script: str, part: Json) -> str:
    return "\n".join([f"## {title}", f"{part['on']}.", f"`bench/{script}.py`.", "", *part["found"]["told"], ""])


TOLD: dict[str, Callable[[Json], str]] = {
    "speed": told_speed,
    "peers": told_peers,
    "gpu": told_gpu,
    "doors": told_doors,
    "batch": told_batch,
    "lab": told_lab,
    "learned": told_learned,
    "server": told_server,
    "live": told_live,
    "chaos": told_chaos,
    "malformed": told_malformed,
    "soak": told_soak,
    "coach": lambda part: told_in_words("The coach", "coach", part),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(parts("")))
    parser.add_argument("--games", default="1000", help="games of each match between bots")
    asked = parser.parse_args()
    commands = parts(asked.games)
    for part in asked.parts:
        if part not in commands:
            parser.error(f"there is no part {part}; there are {', '.join(commands)}")
    kept: Json = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for part in asked.parts or commands:
        print(f"Measuring {part} …", file=sys.stderr)
        kept[part] = measured(commands[part])
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        (HERE / "results.md").write_text(told(kept), encoding="utf-8")
    print("Written to bench/results.md.")


if __name__ == "__main__":
    main()

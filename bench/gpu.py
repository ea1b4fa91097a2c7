"""Whole games on a GPU, and many stepped by one call: how fast, beside all cores of the CPU and beside PGX, if it is installed.

    python bench/gpu.py [GAME ...] [--try GAME:FIELD=VALUE,... ...] [--no-cpu] [--limit SECONDS]

Every measurement is a process of its own: all of them compile side by side, and take turns on the GPU. Each first plays 2,000
games whose final states must be the CPU's, byte for byte, then warms up, then measures several times. `--try` measures other
launches (engine/cuda.py, `Launch`) beside the usual one. Prints a table for people and, on standard output, JSON for
bench/run.py.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

GAMES = ("quirkies", "quirky_circuits", "tiny_turbo_cars", "circuit_breaker", "rootg")
CHECKED, SEED = 2000, 11  # games that are compared with the CPU's, and their seed
REPEATS = 5
MOST_GREEDY = 1 << 15  # games at once, of a player that takes its time
SECONDS = 0.15  # of one measurement
MOST_SECONDS = 25  # on the GPU, for one process
STEPPED = {"quirkies": 1 << 20, "circuit_breaker": 1 << 18}  # games at once
PGX = ("tic_tac_toe", "backgammon")
Json = dict[str, Any]


def players_of(game: Any) -> int:
    return min(4, int(game.players[1]))


def player_of(kind: str, game: Any) -> Any:
    from quirkbox.bots import greedy_player
    from quirkbox.engine.loops import BY_DICE

    return greedy_player(game) if kind == "greedy" else BY_DICE


def fewer(game_id: str, kind: str, games: int) -> int:
    """Greedy cars plan every slide: few games are many looks."""
    return games // 32 if (game_id, kind) == ("tiny_turbo_cars", "greedy") else games


def digest(batch: Any) -> str:
    told = (batch.lengths, batch.scores, np.asarray(batch.finals))
    return hashlib.sha256(b"".join(np.ascontiguousarray(array).tobytes() for array in told)).hexdigest()


def my_turn() -> Any:
    """Alone on the GPU, and not for ever: a kernel that hangs would hold up all others."""
    lock = Path(tempfile.gettempdir(), "quirkbox-gpu.lock").open("w")  # noqa: SIM115
    fcntl.flock(lock, fcntl.LOCK_EX)
    signal.alarm(MOST_SECONDS)
    return lock


def rates(run: Callable[[int], int], seconds: Callable[[], float]) -> list[float]:
    """Steps a second, each time with another seed."""
    found = []
    for seed in range(REPEATS):
        start = seconds()
        steps = run(seed)
        found.append(steps / (seconds() - start))
    return found


def timed(work: Any, seed: int, games: int) -> tuple[float, int]:
    """Seconds and steps of so many games."""
    from numba import cuda

    cuda.synchronize()
    start = time.perf_counter()
    work.start(seed, games)
    cuda.synchronize()
    return time.perf_counter() - start, work.steps()


def on_gpu(game_id: str, kind: str, changes: Json) -> Json:
    """Whole games on the GPU, with all numbers of blocks that `sweep` names."""
    from quirkbox import game
    from quirkbox.engine import cuda
    from quirkbox.engine.loops import Batch

    played = game(game_id)
    player, players = player_of(kind, played), players_of(played)
    codes = played.option_codes(players, {})
    sweep = changes.pop("sweep", ())
    launch = replace(cuda.launch_for(played), **changes)
    batch = Batch.room(played, fewer(game_id, kind, CHECKED), players, keep=True)
    work = cuda.Playouts(played, player, codes, launch, blocks=2)  # so few threads that each plays several games
    work.start(0, 0)
    lock = my_turn()
    work.fill(SEED, batch)
    told: Json = {"digest": digest(batch), "launch": str(launch), "blocks": {}}
    for blocks in sweep or [launch.blocks_per_multiprocessor]:
        work = cuda.Playouts(played, player, codes, replace(launch, blocks_per_multiprocessor=blocks))
        games = min(work.places, fewer(game_id, kind, MOST_GREEDY)) if kind == "greedy" else work.places
        timed(work, 0, games)
        spent, _ = timed(work, 1, games)
        games *= max(1, min(200, int(SECONDS / spent)))
        found = [timed(work, 2 + seed, games) for seed in range(REPEATS + 1 if spent < 1 else 2)]
        told["blocks"][str(blocks)] = [steps / seconds for seconds, steps in found[1:]]
    best = max(told["blocks"], key=lambda blocks: statistics.median(told["blocks"][blocks]))
    lock.close()
    return {**told, "best": int(best), "rates": told["blocks"][best]}


def stepped(game_id: str, n: int) -> Json:
    """Many games stepped by one call, with observations and legal actions in the GPU's memory."""
    from numba import cuda

    from quirkbox.env import batch

    one = batch(game_id, 256, seed=3, device="cpu")
    other = batch(game_id, 256, seed=3, device="cuda")
    for _ in range(100):
        one.step(one.sample(), check=False)
        other.step(other.sample(), check=False)
    lock = my_turn()
    shown = ("observations", "seats", "rewards", "done", "lengths", "scores", "numbers", "masks", "counts")
    pairs = [(getattr(one, name), getattr(other, name)) for name in shown if getattr(one, name) is not None]
    same = all(mine.tobytes() == theirs.copy_to_host().tobytes() for mine, theirs in pairs)
    many = batch(game_id, n, seed=3, device="cuda")
    steps = 20

    def run(seed: int) -> int:
        for _ in range(steps):
            many.step(many.sample(), check=False)
        cuda.synchronize()
        return n * steps

    run(0)
    found = rates(run, time.perf_counter)
    lock.close()
    return {"rates": found, "same": same, "n": n}


def on_cpu(game_id: str, kind: str) -> Json:
    """The same on all cores of the CPU."""
    from quirkbox import game
    from quirkbox.engine import play_games

    played = game(game_id)
    player, players = player_of(kind, played), players_of(played)
    checked = fewer(game_id, kind, CHECKED)
    batch = play_games(played, player, checked, players, seed=SEED, keep_finals=True)
    start = time.perf_counter()
    play_games(played, player, checked, players, seed=1)
    games = max(checked, int(checked * SECONDS * 4 / (time.perf_counter() - start)))
    lock = my_turn()
    signal.alarm(0)
    found = rates(lambda seed: int(play_games(played, player, games, players, seed=2 + seed).lengths.sum()), time.perf_counter)
    lock.close()
    return {"digest": digest(batch), "rates": found, "cores": os.cpu_count()}


def of_pgx(env_id: str, n: int = 1 << 17, steps: int = 200) -> Json:
    """PGX's random play, its games dealt anew when they are over."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(env_id)
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(key, logits)
        return step(state, action, key)

    def many(states: Any, key: Any) -> Any:
        def turn(carried: Any, key: Any) -> Any:
            return jax.vmap(one)(carried, jax.random.split(key, n)), None

        return jax.lax.scan(turn, states, jax.random.split(key, steps))[0]

    run = jax.jit(many)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n))
    compiled = run.lower(states, jax.random.PRNGKey(1)).compile()
    lock = my_turn()
    jax.block_until_ready(compiled(states, jax.random.PRNGKey(1)))

    def again(seed: int) -> int:
        jax.block_until_ready(compiled(states, jax.random.PRNGKey(seed)))
        return n * steps

    found = rates(again, time.perf_counter)
    lock.close()
    return {"rates": found, "n": n}


WORK: dict[str, Callable[..., Json]] = {"gpu": on_gpu, "cpu": on_cpu, "batch": stepped, "pgx": of_pgx}


def start(name: str, *arguments: Any) -> tuple[str, tuple[Any, ...], subprocess.Popen[str]]:
    command = [sys.executable, __file__, "--one", json.dumps([name, *arguments])]
    env = {**os.environ, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    return name, arguments, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


def million(found: list[float]) -> str:
    median, low, high = statistics.median(found), min(found), max(found)
    return f"{median / 1e6:,.1f} ({low / 1e6:,.1f} to {high / 1e6:,.1f})"


def launch_changes(text: str) -> tuple[str, Json]:
    game_id, _, rest = text.partition(":")
    changes: Json = {}
    for pair in filter(None, rest.split(",")):
        name, _, value = pair.partition("=")
        changes[name] = [int(part) for part in value.split("/")] if name == "sweep" else int(value)
    return game_id, changes


def finished(work: tuple[str, tuple[Any, ...], subprocess.Popen[str]], until: float) -> Json:
    """What came of a process; told at once, since the others may take long."""
    name, arguments, process = work
    try:
        out, errors = process.communicate(timeout=max(0, until - time.monotonic()))
    except subprocess.TimeoutExpired:
        process.kill()
        out, errors = "", "it took too long"
    lines = out.strip().splitlines()
    failed = process.returncode != 0 or not lines
    row: Json = {"what": name, "of": arguments}
    row |= {"failed": (errors.strip().splitlines() or [str(process.returncode)])[-1][:200]} if failed else json.loads(lines[-1])
    told = f"failed: {row['failed']}" if failed else million(row["rates"])
    print(name, *arguments, told, {key: row[key] for key in ("best", "same") if key in row}, file=sys.stderr, flush=True)
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAMES)
    parser.add_argument("--try", dest="tries", action="append", default=[], metavar="GAME:FIELD=VALUE,...")
    parser.add_argument("--no-cpu", action="store_true")
    parser.add_argument("--limit", type=float, default=1800, help="seconds for everything")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        name, *arguments = json.loads(asked.one)
        print(json.dumps(WORK[name](*arguments)))
        return
    work = [start("gpu", game_id, kind, {}) for game_id in asked.games for kind in ("random", "greedy")]
    work += [start("gpu", game_id, "random", changes) for game_id, changes in map(launch_changes, asked.tries)]
    work += [start("batch", game_id, n) for game_id, n in STEPPED.items() if game_id in asked.games]
    work += [start("pgx", env_id) for env_id in PGX]
    if not asked.no_cpu:
        work += [start("cpu", game_id, kind) for game_id in asked.games for kind in ("random", "greedy")]
    with ThreadPoolExecutor(len(work)) as pool:
        found = list(pool.map(finished, work, [time.monotonic() + asked.limit] * len(work)))
    cpu = {tuple(row["of"]): row["digest"] for row in found if row["what"] == "cpu" and "digest" in row}
    for row in found:
        if row["what"] == "gpu" and "digest" in row and tuple(row["of"][:2]) in cpu:
            row["same"] = row["digest"] == cpu[tuple(row["of"][:2])]
    print(json.dumps(found))


if __name__ == "__main__":
    main()

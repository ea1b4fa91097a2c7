"""Random play on one core: ours beside the peers that are installed, in the same run, turn by turn.

    python bench/peers.py [--rounds 9]

A peer that is not there is said in words. They play what they have: none of them has our games, so steps are theirs. Packages
(requirements-bench.lock): open_spiel, pettingzoo with pygame, rlcard, chess, pgx with jax; npm installs boardgame.io into
.cache/peers. OpenSpiel is driven inside C++ in the two ways its package offers (two uniform random bots through `evaluate_bots`,
and the rollouts of an `MCTSBot` that looks ahead once), and by a loop in Python. PGX plays as it does when one trains: in one
compiled loop, with new games for those that are over.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import random
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quirkbox.engine import play_random
from quirkbox.games import game

Play = Callable[[], int]


class NotHere(Exception):
    """Why a peer can't take part."""


def quirkies() -> Play:
    played = game("quirkies")
    return lambda: int(play_random(played, 20_000, 4, seed=random.getrandbits(60), threads=1).lengths.sum())


def openspiel_bots() -> Play:
    import pyspiel

    played = pyspiel.load_game("connect_four")

    def play() -> int:
        bots = [pyspiel.make_uniform_random_bot(player, random.getrandbits(30)) for player in range(2)]
        steps = 0
        for number in range(4000):
            state = played.new_initial_state()
            pyspiel.evaluate_bots(state, bots, number)
            steps += state.move_number()
        return steps

    return play


def openspiel_python(games: int = 300) -> Play:
    import pyspiel

    played = pyspiel.load_game("connect_four")

    def play() -> int:
        steps = 0
        for _ in range(games):
            state = played.new_initial_state()
            while not state.is_terminal():
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def openspiel_rollouts() -> Play:
    import pyspiel

    played = pyspiel.load_game("connect_four")
    # rollouts do not tell their length; the mean is known
    mean = openspiel_python(3000)() / 3000

    def play() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(4000, random.getrandbits(30))
        bot = pyspiel.MCTSBot(played, evaluator, 2.0, 1, 10, False, random.getrandbits(30), False)
        bot.step(played.new_initial_state())
        return round(4000 * mean)

    return play


def pettingzoo_classic() -> Play:
    try:
        from pettingzoo.classic import connect_four_v3
    except Exception as error:
        raise NotHere(f"its classic games can't be loaded ({error})") from None
    env = connect_four_v3.env()

    def play() -> int:
        steps = 0
        for _ in range(20):
            env.reset()
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                mask = observation["action_mask"]
                env.step(None if ended or cut else random.choice([i for i, able in enumerate(mask) if able]))
                steps += not (ended or cut)
        return steps

    return play


def rlcard_leduc() -> Play:
    import rlcard

    env = rlcard.make("leduc-holdem")

    def play() -> int:
        steps = 0
        for _ in range(300):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return play


def python_chess() -> Play:
    import chess

    def play() -> int:
        steps = 0
        for _ in range(2):
            board = chess.Board()
            while steps < 400 and not board.is_game_over():
                board.push(random.choice(list(board.legal_moves)))
                steps += 1
        return steps

    return play


def pgx_connect_four() -> Play:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env, many, steps = pgx.make("connect_four"), 4096, 100
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        def one(state: Any, key: Any) -> Any:
            mine, theirs = jax.random.split(key)
            actions = jax.random.categorical(mine, jax.numpy.where(state.legal_action_mask, 0.0, -1e9))
            return step(state, actions, jax.random.split(theirs, many)), None

        return jax.lax.scan(one, state, jax.random.split(key, steps))[0]

    def play() -> int:
        first, later = jax.random.split(jax.random.PRNGKey(random.getrandbits(30)))
        jax.block_until_ready(run(begin(jax.random.split(first, many)), later))
        return many * steps

    return play


BOARDGAME_IO = """
const {Client} = require('boardgame.io/client');
const TicTacToe = {
  setup: () => ({cells: Array(9).fill(null)}),
  turn: {minMoves: 1, maxMoves: 1},
  moves: {click: ({G, playerID}, id) => { if (G.cells[id] !== null) return 'INVALID_MOVE'; G.cells[id] = playerID; }},
  endIf: ({G, ctx}) => {
    const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
    const full = (l) => l.every((i) => G.cells[i] !== null && G.cells[i] === G.cells[l[0]]);
    if (lines.some(full)) return {winner: ctx.currentPlayer};
    if (G.cells.every((c) => c !== null)) return {draw: true};
  },
};
let steps = 0;
const start = process.hrtime.bigint();
for (let n = 0; n < 300; n++) {
  const client = Client({game: TicTacToe, debug: false});
  client.start();
  while (!client.getState().ctx.gameover) {
    const free = client.getState().G.cells.map((c, i) => (c === null ? i : -1)).filter((i) => i >= 0);
    client.moves.click(free[Math.floor(Math.random() * free.length)]);
    steps++;
  }
}
console.log(steps, Number(process.hrtime.bigint() - start) / 1e9);
"""


def at_node() -> dict[str, str]:
    """Where Node finds boardgame.io. NotHere where it can't be had."""
    there = Path(__file__).parents[1] / ".cache/peers"
    if not shutil.which("node") or not shutil.which("npm"):
        raise NotHere("there is no Node")
    if not (there / "node_modules/boardgame.io").exists():
        there.mkdir(parents=True, exist_ok=True)
        wanted = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(there), "boardgame.io@0.50.2"]
        if subprocess.run(wanted, capture_output=True, check=False).returncode:
            raise NotHere("npm can't install it here")
    return {**os.environ, "NODE_PATH": str(there / "node_modules")}


def boardgame_io() -> Play:
    at = at_node()

    def timed() -> tuple[int, float]:
        done = subprocess.run(["node", "-e", BOARDGAME_IO], capture_output=True, text=True, check=False, env=at)
        if done.returncode:
            raise NotHere(f"Node can't play it: {done.stderr.strip().rpartition(chr(10))[2]:.80}")
        steps, took = done.stdout.split()
        return int(steps), float(took)

    timed()

    def play() -> int:
        # Node's start is not counted: as many steps as there would have been in the whole time
        start = time.perf_counter()
        steps, took = timed()
        return round(steps / took * (time.perf_counter() - start))

    return play


def tag() -> Play:
    why = "Java is here" if shutil.which("javac") else "there is no Java"
    raise NotHere(f"not measured: {why}, but it comes as sources from GitHub alone, in no registry of packages")


PEERS: dict[str, tuple[str, Callable[[], Play]]] = {
    "Quirkbox: quirkies, four players": ("", quirkies),
    "OpenSpiel inside C++: connect_four, bots": ("open_spiel", openspiel_bots),
    "OpenSpiel inside C++: connect_four, rollouts": ("open_spiel", openspiel_rollouts),
    "OpenSpiel from Python: connect_four": ("open_spiel", openspiel_python),
    "PGX on the CPU: connect_four, 4,096 at once": ("pgx", pgx_connect_four),
    "PettingZoo classic: connect_four": ("pettingzoo", pettingzoo_classic),
    "RLCard: leduc-holdem": ("rlcard", rlcard_leduc),
    "python-chess: chess, 400 plies": ("chess", python_chess),
    "boardgame.io: tic-tac-toe": ("boardgame.io", boardgame_io),
    "TAG": ("", tag),
}


def version(package: str) -> str:
    if not package:
        return "this one"
    try:
        return f"{package} {importlib.metadata.version(package)}"
    except importlib.metadata.PackageNotFoundError:
        pass
    if package == "boardgame.io":
        told = ["node", "-p", "require('boardgame.io/package.json').version"]
        done = subprocess.run(told, capture_output=True, text=True, check=False, env=at_node())
        return f"{package} {done.stdout.strip()}" if done.returncode == 0 else package
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    if hasattr(os, "sched_setaffinity"):  # XLA would take all cores
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    here: dict[str, Play] = {}
    missing: dict[str, str] = {}
    for name, (package, make) in PEERS.items():
        try:
            here[name] = make()
            here[name]()
        except ImportError as error:
            missing[name] = f"not installed ({error.name or package})"
        except NotHere as why:
            missing[name] = str(why)
    speeds: dict[str, list[float]] = {name: [] for name in here}
    for _ in range(rounds):
        for name, play in here.items():
            start = time.perf_counter()
            steps = play()
            speeds[name].append(steps / (time.perf_counter() - start))
    ours = speeds[next(iter(PEERS))]
    rows = {
        name: {
            "version": version(PEERS[name][0]),
            "steps_per_s": summary(found),
            "times": summary([mine / theirs for mine, theirs in zip(ours, found, strict=True)]),
        }
        for name, found in speeds.items()
    }
    print(json.dumps({"rounds": rounds, "peers": rows, "missing": missing}))


def summary(values: list[float]) -> dict[str, Any]:
    """The best is what the machine can do; the median and the quarters say how noisy it was."""
    low, middle, high = statistics.quantiles(values, n=4)
    return {"best": max(values), "median": middle, "low quarter": low, "high quarter": high}


if __name__ == "__main__":
    main()

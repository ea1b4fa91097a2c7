"""How fast a game runs here, and how long it takes to be ready."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import llvmlite.binding
from numba.core.dispatcher import Dispatcher

from quirkbox.bots import warm_up
from quirkbox.engine import Game, Match, play_random
from quirkbox.engine.rule_cache import cache_root
from quirkbox.engine.rule_content import content_of
from quirkbox.lab.simulate import play_out, simulate

READY = """
import sys, time, numba
sys.path[:] = {path!r}
start = time.perf_counter()
from importlib import import_module
from quirkbox.engine import play_random
chosen = import_module({package!r}).GAME
play_random(chosen, 1, chosen.players[0], threads=1)
print(time.perf_counter() - start)
"""


def measure(game: Game, seconds: float = 2.0) -> dict[str, Any]:
    """Random games on one core, the deal included: the best of many short runs, since other programs only ever slow it down."""
    players = game.players[1]
    games = 200
    play_random(game, games, players, threads=1)
    best_steps = best_games = 0.0
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        start = time.perf_counter()
        steps = int(play_random(game, games, players, threads=1).lengths.sum())
        took = time.perf_counter() - start
        best_steps, best_games = max(best_steps, steps / took), max(best_games, games / took)
        if took < 0.05:
            games *= 2
    return {
        "game": game.id,
        "steps_per_s": round(best_steps),
        "games_per_s": round(best_games),
        "state_bytes": game.dtype.itemsize,
        "load_s": load_seconds(game),
    }


def load_seconds(game: Game) -> float:
    """How long a fresh process takes until the compiled rules have played a game. Numba's own import is not counted."""
    code = READY.format(path=sys.path, package=game.about.package)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return round(float(done.stdout), 3)


def compiled_stamp(game: Game) -> Path:
    """A file that lies there when everything of a game has been compiled, for this processor: its rules, and the loops and bots
    around them."""
    here = Path(__file__).parents[1]
    around = [path for folder in ("bots", "lab") for path in (here / folder).rglob("*.py")]
    sources = [path.read_bytes() for path in sorted([here / "engine/loops.py", *around])]
    content = content_of(_rules_in(game), sources, llvmlite.binding.get_host_cpu_name())
    return cache_root() / "compiled" / f"{game.id}-{content[:32]}"


def _rules_in(part: object) -> list[object]:
    """All rules that a game is put together from, in the order of its fields."""
    if isinstance(part, Dispatcher):
        return [part]
    if is_dataclass(part):
        parts = [getattr(part, field.name) for field in fields(part)]
    elif isinstance(part, tuple):
        parts = list(part)
    else:
        return []
    return [rule for inner in parts for rule in _rules_in(inner)]


def compile_parts(game: Game) -> list[Callable[[], object]]:
    """Everything that players and simulations call, each once, so that it lies compiled on disk. First the loop that contains
    most: the others call what is in there already (see compiling.py)."""
    return [
        lambda: simulate(game, 1, ["search"] * game.players[0], iterations=1),
        lambda: play_random(game, 1, game.players[0]),
        lambda: warm_up(game),
        *(lambda option=option: option.report(option.default) for option in game.options if option.solve),
        lambda: _look_back(game),
    ]


def _look_back(game: Game) -> None:
    """What the game itself says of one that is over."""
    if game.after.look_back:
        match = Match(game, game.players[0])
        play_out(match, ["random"] * game.players[0], 0, 1)
        game.after.look_back(match.transcript(), True)

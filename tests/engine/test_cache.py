"""Compiled rules are found again by the next process, and never after a change."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import quirkbox

COUNT = """
from quirkbox.engine import play_random, random_playouts
from quirkbox.games import game
batch = play_random(game("quirkies"), 200, 2)
hits = sum(random_playouts(game("quirkies")).stats.cache_hits.values())
print(hits, int(batch.scores.sum()))
"""


def run(source: Path, cache: Path) -> tuple[int, int]:
    """How often the playout loop came from the cache, and the sum of the scores."""
    env = {**os.environ, "PYTHONPATH": str(source), "QUIRKBOX_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", COUNT], env=env, capture_output=True, text=True, check=True)
    hits, total = done.stdout.split()
    return int(hits), int(total)


def test_a_second_process_hits_and_a_changed_rule_misses(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    ignore = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(Path(quirkbox.__file__).parent, source / "quirkbox", ignore=ignore)
    first = run(source, cache)
    assert first[0] == 0
    assert run(source, cache) == (1, first[1])
    elsewhere = tmp_path / "another checkout"
    shutil.copytree(source, elsewhere, copy_function=shutil.copy)  # with times of its own
    assert run(elsewhere, cache) == (1, first[1])
    state = source / "quirkbox/games/quirkies/state.py"  # a constant of another file than the loop's and the rules'
    stamp = state.stat()
    state.write_text(state.read_text().replace("GOAL = 5", "GOAL = 4"))
    os.utime(state, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # not even the clock tells
    changed = run(source, cache)
    assert changed[0] == 0
    assert changed[1] < first[1]

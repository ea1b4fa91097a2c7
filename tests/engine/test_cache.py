"""Compiled rules are found again by the next process, and never after a change."""

import importlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import quirkbox
from quirkbox.engine import rule_cache
from quirkbox.engine.rule_cache import KEPT
from quirkbox.engine.rule_content import content_of

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


HELP = """
import numpy as np
from quirkbox.engine import rule

BONUS = 3
TABLE = np.array([1, 2, 3])

@rule
def ring(n: int) -> int:
    return 0 if n == 0 else back(n)

@rule
def points(n: int) -> int:
    \"\"\"What a card counts.\"\"\"
    return TABLE[n] + BONUS

@rule
def stranger(n: int) -> int:
    return n
"""
MAIN = """
from quirkbox.engine import rule
import helping

LAST = 10

@rule
def total(n: int, most: int = 5) -> int:
    return min(most, late(n)) + helping.points(n) % LAST + FIRST

@rule
def late(n: int) -> int:
    return n

@rule
def back(n: int) -> int:
    return ring(n - 1) if n else total(n)

helping.back = back
ring = helping.ring
FIRST = 1

def made(by):
    @rule
    def inner(n: int) -> int:
        return by(n) + total(n)
    return inner

doubled = made(lambda n: 2 * n)
"""


def toys(folder: Path, monkeypatch: pytest.MonkeyPatch, main: str = MAIN, helping: str = HELP) -> Any:
    """Two small modules, loaded from fresh files."""
    folder.mkdir(parents=True)
    (folder / "mainly.py").write_text(main)
    (folder / "helping.py").write_text(helping)
    monkeypatch.syspath_prepend(folder)
    for name in ("helping", "mainly"):
        sys.modules.pop(name, None)
    return importlib.import_module("mainly")


CHANGES = [
    ("LAST = 10", "LAST = 11"),
    ("FIRST = 1", "FIRST = 2"),
    ("BONUS = 3", "BONUS = 4"),
    ("[1, 2, 3])", "[1, 2, 4])"),
    ("[1, 2, 3])", "[1, 2, 3], np.int8)"),
    ("most: int = 5", "most: int = 6"),
    ("def late(n: int) -> int:\n    return n", "def late(n: int) -> int:\n    return -n"),
    ("TABLE[n] + BONUS", "TABLE[n] - BONUS"),
]
SAYINGS = [
    ("LAST = 10", "# how many there are\n\nLAST = 10"),
    ("What a card counts.", "What a card is worth."),
    ("def stranger(n: int) -> int:\n    return n", "def stranger(n: int) -> int:\n    return -n"),
    ("2 * n", "3 * n"),
]


@pytest.mark.parametrize(("before", "after"), CHANGES)
def test_whatever_ends_up_in_compiled_code_is_noticed(
    before: str, after: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = toys(tmp_path / "old", monkeypatch)
    known = content_of(old.total), content_of(old.doubled), content_of(old.back)
    new = toys(tmp_path / "new", monkeypatch, MAIN.replace(before, after), HELP.replace(before, after))
    assert content_of(new.total) != known[0]
    assert content_of(new.doubled) != known[1]
    assert content_of(new.back) != known[2]


@pytest.mark.parametrize(("before", "after"), SAYINGS)
def test_words_and_strangers_change_nothing(before: str, after: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = toys(tmp_path / "old", monkeypatch)
    known = content_of(old.total), content_of(old.back)
    new = toys(tmp_path / "new", monkeypatch, MAIN.replace(before, after), HELP.replace(before, after))
    assert (content_of(new.total), content_of(new.back)) == known


def test_what_a_rule_closes_over_is_part_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = content_of(toys(tmp_path / "old", monkeypatch).doubled)
    assert content_of(toys(tmp_path / "new", monkeypatch, MAIN.replace("2 * n", "3 * n")).doubled) != old


def test_circles_of_calls_have_one_content_from_each_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = toys(tmp_path / "first", monkeypatch)
    known = content_of(first.back), content_of(first.helping.ring)
    again = toys(tmp_path / "again", monkeypatch)
    assert (content_of(again.back), content_of(again.helping.ring)) == known
    assert known[0] != known[1]


def test_rules_that_call_each_other_are_found_again(tmp_path: Path) -> None:
    """In a process of their own: what lay on disk must not lean on what is compiled already."""
    (tmp_path / "mainly.py").write_text(MAIN)
    (tmp_path / "helping.py").write_text(HELP)
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}:{Path(quirkbox.__file__).parents[1]}", "QUIRKBOX_CACHE": str(tmp_path)}
    ask = "import mainly; print([mainly.back(n) for n in range(3)], *mainly.back.stats.cache_hits.values())"
    first, second = (
        subprocess.run([sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=True).stdout for _ in range(2)
    )
    assert first == "[5, 0, 0]\n"
    assert second == "[5, 0, 0] 1\n"


BORROW = """
import mainly
print(mainly.doubled(1) if {caller} else 0, mainly.total(1), *mainly.total.stats.cache_hits.values())
"""


def test_what_another_rule_contains_is_found_again_without_that_rule_being_called(tmp_path: Path) -> None:
    (tmp_path / "mainly.py").write_text(MAIN.replace("lambda n: 2 * n", "late"))
    (tmp_path / "helping.py").write_text(HELP)
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}:{Path(quirkbox.__file__).parents[1]}", "QUIRKBOX_CACHE": str(tmp_path)}

    def ask(caller: bool) -> str:
        code = [sys.executable, "-c", BORROW.format(caller=caller)]
        return subprocess.run(code, env=env, capture_output=True, text=True, check=True).stdout.strip()

    assert ask(True) == "8 7"
    assert ask(False) == "0 7 1"
    (inner,) = (tmp_path / "rules/mainly").glob("made.inner-*")
    (total,) = (tmp_path / "rules/mainly").glob("total-*")
    assert total.stat().st_size < inner.stat().st_size  # it only says where the code is
    inner.unlink()
    assert ask(False) == "0 7"


COUNTED = """
import sys
import numba
import numpy as np
from quirkbox.engine import records, rule

@rule
def inner(states):
    return states[0].a + 1

@rule
def outer(states):
    return inner(states) + 1

for number in range(int(sys.argv[1])):  # other records that Numba counts
    numba.from_dtype(np.dtype([(f"x{number}", np.int8)]))
states = records(1, np.dtype([("a", np.int64)]))
print(outer(states), inner(states))
"""


def test_processes_that_count_records_differently_can_replace_each_others_rules(tmp_path: Path) -> None:
    """Two that compile the same at the same time: the file of the second one replaces what rules of the first one call in."""
    (tmp_path / "counted.py").write_text(COUNTED)

    def run_counted(records: str, cache: str) -> str:
        env = {**os.environ, "QUIRKBOX_CACHE": str(tmp_path / cache), "PYTHONPATH": os.pathsep.join(map(str, resolved_path()))}
        command = [sys.executable, "counted.py", records]
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True).stdout

    assert run_counted("0", "one") == run_counted("9", "other") == "2 1\n"
    (first,) = (tmp_path / "one").rglob("outer-*")
    (second,) = (tmp_path / "other").rglob("outer-*")
    assert first.name == second.name
    shutil.copy(second, first)
    assert run_counted("5", "one") == "2 1\n"


def resolved_path() -> list[Path]:
    return [Path(place).resolve() for place in sys.path if place]


def test_what_was_compiled_with_a_changed_value_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One function was compiled before the change and the other after it: no source says both."""
    monkeypatch.setenv("QUIRKBOX_CACHE", str(tmp_path / "cache"))
    main = toys(tmp_path / "toys", monkeypatch)
    assert main.late(1) == 1
    assert main.helping.points(0) == 4
    kept = {path.name.split("-")[0] for path in (tmp_path / "cache").rglob("*-*")}
    monkeypatch.setattr(main.helping, "BONUS", 5)
    assert main.total(0) == 5
    assert kept == {"late", "points"} == {path.name.split("-")[0] for path in (tmp_path / "cache").rglob("*-*")}


def test_a_spoiled_file_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIRKBOX_CACHE", str(tmp_path / "cache"))
    assert toys(tmp_path / "first", monkeypatch).late(1) == 1
    (kept,) = (tmp_path / "cache").rglob("late-*")
    kept.write_bytes(kept.read_bytes()[:100])
    second = toys(tmp_path / "second", monkeypatch)
    assert second.late(1) == 1
    assert sum(second.late.stats.cache_hits.values()) == 0
    third = toys(tmp_path / "third", monkeypatch)
    assert third.late(1) == 1
    assert sum(third.late.stats.cache_hits.values()) == 1


def test_what_nobody_uses_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIRKBOX_CACHE", str(tmp_path))
    old, new = tmp_path / "rules/some.module/old", tmp_path / "rules/other.module/new"
    for path in (old, new):
        path.parent.mkdir(parents=True)
        path.touch()
    os.utime(old, (0, time.time() - KEPT - 1))
    rule_cache.forget_unused.cache_clear()
    rule_cache.forget_unused()
    assert new.exists()
    assert not old.parent.exists()

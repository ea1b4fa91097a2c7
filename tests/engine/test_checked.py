"""Checked mode: what is broken says so. And games that do not end."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

RANDOM = "from broken import GAME; from quirkbox.engine import play_random; print(play_random(GAME, 1, 2).lengths)"
MATCH = """
from broken import GAME
from quirkbox.engine import Match
match = Match(GAME, 2, seed=1)
match.play(0, match.legal(0)[0])
"""
HERE = Path(__file__).parent


def run(code: str, tmp_path: Path, **env: str) -> str:
    """The last line of what a process with the broken game says."""
    paths = [str(HERE), *filter(None, sys.path)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "QUIRKBOX_CACHE": str(tmp_path), **env}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    return (done.stderr.strip() or done.stdout.strip()).splitlines()[-1]


SENTENCES = [
    (RANDOM, "", "[20]"),
    (RANDOM, "index", "IndexError: broken.py:64: an index is out of bounds"),
    (RANDOM, "many", "IndexError: broken.py:58: an index is out of bounds"),
    (RANDOM, "told", "IndexError: broken: `legal` gives more actions than there is room for; `most_legal` is 4"),
    (RANDOM, "code", "IndexError: broken: `legal` gives an action without a number from 0 to 5"),
    (MATCH, "value", "quirkbox.engine.mistakes.Mistake: `step` is noted with size 7, but it goes from 0 to 2."),
]


@pytest.mark.parametrize(("code", "fault", "sentence"), SENTENCES)
def test_what_is_broken_says_so_in_checked_mode(code: str, fault: str, sentence: str, tmp_path: Path) -> None:
    assert run(code, tmp_path, QUIRKBOX_CHECKED="1", FAULT=fault) == sentence


def test_checked_rules_are_kept_apart(tmp_path: Path) -> None:
    """An index beyond the end of one field reaches into the next one, and nobody notices, unless rules are checked."""
    for _ in range(2):
        assert run(RANDOM, tmp_path, FAULT="index") == "[20]"
        assert run(RANDOM, tmp_path, FAULT="index", QUIRKBOX_CHECKED="1").startswith("IndexError")


@pytest.mark.parametrize("fault", ["index", "many", "told", "code"])
def test_interpreted_rules_are_checked_too(fault: str, tmp_path: Path) -> None:
    assert run(RANDOM, tmp_path, FAULT=fault, NUMBA_DISABLE_JIT="1", QUIRKBOX_CHECKED="1").startswith("IndexError")


ENDS = "from broken import GAME; from quirkbox.engine import play_random; play_random(GAME, 3, 2, seed=5{most})"


@pytest.mark.parametrize(
    ("fault", "most", "what"),
    [
        ("endless", ", most_actions=50", "is not over after 50 actions"),
        ("endless", "", "is not over after 100000 actions"),
        ("stuck", "", "is not over, and nobody can act"),
    ],
)
def test_a_random_game_that_does_not_end_tells_its_last_actions(fault: str, most: str, what: str, tmp_path: Path) -> None:
    said = run(ENDS.format(most=most), tmp_path, FAULT=fault)
    # Of two games that are played side by side, either is met first.
    assert re.match(rf"quirkbox.engine.loops.Unfinished: broken: game [01] of seed 5 {what}; its last actions were ", said)
    last = said.partition(" were ")[2].removesuffix(".").split(", ")
    assert len(last) == 10
    assert [action.split(":")[0] for action in last] == ["0", "1"] * 5
    assert all(action.split(": ")[1].startswith("go ") for action in last)


def test_a_game_may_end_with_its_last_action(tmp_path: Path) -> None:
    assert run(RANDOM.replace("1, 2)", "1, 2, most_actions=20)"), tmp_path) == "[20]"
    assert "is not over after 19 actions" in run(RANDOM.replace("1, 2)", "1, 2, most_actions=19)"), tmp_path)


BOTS = "from broken import GAME; from quirkbox.lab import simulate; simulate(GAME, 2, ['greedy', 'random'], seed=5)"


@pytest.mark.parametrize(
    ("fault", "what"), [("endless", "is not over after 100000 actions"), ("stuck", "is not over, and nobody can act")]
)
def test_a_game_of_bots_that_does_not_end_tells_its_last_actions(fault: str, what: str, tmp_path: Path) -> None:
    said = run(BOTS, tmp_path, FAULT=fault)
    # Of two games that are played side by side, either is met first.
    assert re.match(rf"quirkbox.engine.loops.Unfinished: broken: game [01] of seed 5 {what}; its last actions were ", said)
    assert said.count(": go ") == 10

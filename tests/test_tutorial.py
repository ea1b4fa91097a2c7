"""The tutorial works: a reader who types what stands in docs/new-game.md has a game that bots play and that keeps the laws."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from snippets import ROOT, commands, to_try, try_page

from quirkbox.scaffold import write_project

PAGE = ROOT / "docs/new-game.md"


def test_the_tutorial_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    try_page(PAGE, tmp_path)
    path = os.pathsep.join([str(tmp_path / "noughts/src"), os.environ.get("PYTHONPATH", "")])
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "noughts"]
    done = subprocess.run(tests, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_it_tries_out_what_it_has_made() -> None:
    verbs = [command[1] for snippet in to_try(PAGE) if snippet.kind == "sh" for command in commands(snippet)]
    assert verbs == ["new", "play", "laws", "sim", "sim", "bench"]


def test_it_replaces_what_quirkbox_new_has_written(tmp_path: Path) -> None:
    replaced = [tmp_path / snippet.title for snippet in to_try(PAGE) if snippet.title]
    assert len(replaced) == 8
    assert set(replaced) <= set(write_project("noughts", tmp_path))

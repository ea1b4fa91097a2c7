"""The tutorial works: a reader who types what stands in docs/new-game.md has a game that bots play and that keeps the laws."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs/new-game.md"
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```', re.M | re.S)


def run(command: list[str], where: Path, said: str = "") -> None:
    path = os.pathsep.join([str(where / "noughts/src"), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, cwd=where, env=env, input=said, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}\n{done.stderr}"


def test_the_tutorial_step_by_step(tmp_path: Path) -> None:
    ran, written = [], []
    for kind, title, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if title:
            target = tmp_path / title
            assert target.exists(), f"{title} replaces a file that quirkbox new has written"
            target.write_text(text, encoding="utf-8")
            written.append(title)
        elif kind == "sh":
            for line in text.splitlines():
                _, verb, *rest = shlex.split(line)
                if verb != "serve":  # the browser's tests do that
                    run([sys.executable, "-m", "quirkbox.cli", verb, *rest], tmp_path, said="q\n")
                ran.append(verb)
    assert ran == ["new", "play", "laws", "sim", "sim", "bench", "serve"]
    assert len(written) == 8
    run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "noughts"], tmp_path)

"""Every snippet of the README runs."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SNIPPETS = re.findall(r"^```(\w+)\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
COMMANDS = [line for kind, text in SNIPPETS if kind == "sh" for line in text.splitlines()]


def run(command: list[str], where: Path) -> None:
    env = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, cwd=where, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("code", [text for kind, text in SNIPPETS if kind == "python"])
def test_python_snippets_run(code: str, tmp_path: Path) -> None:
    run([sys.executable, "-c", code], tmp_path)


def test_commands_run(tmp_path: Path) -> None:
    """In their order: one may read what the one before wrote."""
    commands = [shlex.split(line, comments=True) for line in COMMANDS]
    assert [command for command in commands if command[0] == "quirkbox"]
    for command in commands:
        if command[0] == "quirkbox":
            run(command, tmp_path)
        else:  # `make test` is what runs this test: it is enough that it is there
            assert command[0] == "make"
            assert re.search(rf"^{command[1]}:.*##", (ROOT / "Makefile").read_text(), re.M)


def test_links_and_pictures_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"

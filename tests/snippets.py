"""What stands in the docs is tried out, page by page, from top to bottom, in one folder and one namespace.

Python is executed; a block with a title is written to the file it names; of shell blocks, `quirkbox` is run, and `make` must
have the target. What can't be tried out says why, in a comment above it: `<!-- not run: it serves until Ctrl-C -->`.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest

from quirkbox.cli import main

ROOT = Path(__file__).parents[1]
# `quirkbox new` writes the README of a game; its blocks are not of this house
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/quirkbox/games/*/README.md"), *ROOT.glob("bench/*.md")]
)
BLOCK = re.compile(
    r'^(?:<!-- not run: (?P<why_not>[^\n]+) -->\n+)?```(?P<kind>\w+)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^```$',
    re.M | re.S,
)


@dataclass(frozen=True)
class Snippet:
    page: Path
    line: int
    kind: str
    title: str | None
    text: str
    why_not: str | None

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def snippets(page: Path) -> Iterator[Snippet]:
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        line = text.count("\n", 0, found.start("text")) + 1
        yield Snippet(page, line, found["kind"], found["title"], found["text"], found["why_not"])


def to_try(page: Path) -> list[Snippet]:
    return [each for each in snippets(page) if not each.why_not and (each.title or each.kind in ("python", "sh"))]


def try_page(page: Path, folder: Path) -> None:
    """The current folder is `folder` already."""
    names: dict[str, object] = {"__name__": "__main__"}
    for snippet in to_try(page):
        if snippet.title:
            target = folder / snippet.title
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(snippet.text, encoding="utf-8")
        elif snippet.kind == "python":
            # an error is told with its line on the page
            exec(compile("\n" * (snippet.line - 1) + snippet.text, str(page), "exec"), names)
        else:
            for command in commands(snippet):
                _run(command, folder, snippet.place)


def commands(snippet: Snippet) -> list[list[str]]:
    whole_lines = snippet.text.replace("\\\n", " ").splitlines()
    return [parts for line in whole_lines if (parts := shlex.split(line, comments=True))]


def _run(command: list[str], folder: Path, place: str) -> None:
    match command:
        case ["make", target, *_]:
            makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
            assert re.search(rf"^{target}:.*##", makefile, re.M), f"{place}: there is no `make {target}`"
        case ["make"]:
            pass
        # a game in a folder stays loaded, though the page may change it
        case ["quirkbox", *rest] if any(part.startswith("./") for part in rest):
            said = "q\n"  # where it asks somebody at a terminal
            again = [sys.executable, "-m", "quirkbox.cli", *rest]
            done = subprocess.run(again, cwd=folder, input=said, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{place}: {shlex.join(command)}\n{done.stdout}\n{done.stderr}"
        case ["quirkbox", *_]:
            with patch("sys.argv", command), patch("sys.path", [*sys.path]), pytest.raises(SystemExit) as end:
                main()
            assert not end.value.code, f"{place}: {shlex.join(command)}"
        case _:
            raise AssertionError(f"{place}: {shlex.join(command)} is not tried out; say why above it, <!-- not run: … -->")

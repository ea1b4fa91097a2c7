"""Which lines of the games' rules no test ever reaches. Compiled code can't be watched: the tests run interpreted.

python tools/rule_coverage.py [GAME ...]
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import coverage

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/quirkbox/games"
TESTS = ROOT / "tests/games"
# Tests with these words in their names play hundreds of games, or think: without the compiler they would take hours.
LONG = ("bot", "laws", "planning", "solver")
# of test_golden.py: those of one game each
GOLDEN = ("test_the_golden_games_are_told_as_they_were", "test_whatever_is_guessed_in_a_golden_game_looks_the_same")


@dataclass(frozen=True)
class Reached:
    """One file: how many statements it has, and the lines that were never reached, as text."""

    file: str
    statements: int
    missed: int
    lines: str


def games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/rules.py"))


def rule_files(game: str) -> list[Path]:
    """rules.py, and whatever of the game's own folder it is made of."""
    folder, found, left = GAMES / game, set[Path](), [GAMES / game / "rules.py"]
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            left += [folder / f"{name}.py" for name in _own_imports(path, game) if (folder / f"{name}.py").exists()]
    return sorted(found)


def _own_imports(path: Path, game: str) -> Iterator[str]:
    package = f"quirkbox.games.{game}"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{package}."):
            yield node.module.removeprefix(f"{package}.")


def tests(game: str) -> list[str]:
    """The tests of the game's rules, and its golden games."""
    single = [path for path in sorted((TESTS / game).glob("test_*.py")) if not any(word in path.stem for word in LONG)]
    names = [path.stem for path in sorted((ROOT / "tests/golden").glob(f"{game}*.json"))]
    return [*map(str, single), *(f"{TESTS}/test_golden.py::{test}[{name}]" for test in GOLDEN for name in names)]


def measure(game: str, run: Sequence[str]) -> list[Reached]:
    """Run these tests, and see what they reach of the game's rules."""
    files = rule_files(game)
    with tempfile.TemporaryDirectory() as folder:
        watch = ["--data-file", f"{folder}/data", "--include", ",".join(map(str, files))]
        command = [sys.executable, "-m", "coverage", "run", *watch, "-m", "pytest", "-q", "-p", "no:cacheprovider", *run]
        paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
        env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "CI": "1", "PYTHONPATH": os.pathsep.join(paths)}
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{done.stdout}{done.stderr}\nThe tests of {game} fail without the compiler; what they said is above.")
        watched = coverage.Coverage(f"{folder}/data")
        watched.load()
        return [_reached(watched, path) for path in files]


def _reached(watched: coverage.Coverage, path: Path) -> Reached:
    _, statements, _, missed, lines = watched.analysis2(str(path))
    return Reached(path.name, len(statements), len(missed), lines)


def in_words(game: str, reached: Sequence[Reached]) -> str:
    whole = Reached(game, sum(one.statements for one in reached), sum(one.missed for one in reached), "")
    lines = [_line(one) for one in reached]
    return "\n".join([f"{_line(whole)} of {whole.statements} statements", *(f"  {line}" for line in lines)])


def _line(one: Reached) -> str:
    share = 100 * (one.statements - one.missed) / max(1, one.statements)
    return f"{one.file:<18} {share:5.1f} %" + (f"   never reached: {one.lines}" if one.lines else "")


def main() -> None:
    known = games()
    asked = sys.argv[1:] or known
    for game in asked:
        if game not in known:
            sys.exit(f"There are no rules of {game!r} in {GAMES.relative_to(ROOT)}; there are {', '.join(known)}.")
    for game in asked:
        print(in_words(game, measure(game, tests(game))), flush=True)


if __name__ == "__main__":
    main()

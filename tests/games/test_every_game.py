"""Every game in the box keeps the laws, has its rules proved by tests, and the same files as every other."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from quirkbox.engine import Game
from quirkbox.engine.laws import LAWS, check_laws
from quirkbox.games import BUILT_IN, game

GAMES_LOOKED_AT = 3
HERE = Path(__file__).parent
every_game = pytest.mark.parametrize("played", [game(name) for name in BUILT_IN], ids=BUILT_IN)


@every_game
def test_every_law_is_kept_and_tested(played: Game) -> None:
    verdicts = check_laws(played, GAMES_LOOKED_AT)
    assert [verdict.law for verdict in verdicts] == [law.id for law in LAWS]
    assert [str(verdict.breach) for verdict in verdicts if not verdict.kept] == []
    assert [verdict.law for verdict in verdicts if verdict.looks == 0] == []


@every_game
def test_every_numbered_rule_has_a_test(played: Game) -> None:
    rules = set(re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", played.about.rules_text()))
    tests = "".join(path.read_text(encoding="utf-8") for path in (HERE / played.id).glob("test_*.py"))
    assert rules - set(re.findall(r"\b[A-Z]{2}-\d+\b", tests)) == set()


@every_game
def test_a_folder_has_the_same_files_as_every_other(played: Game) -> None:
    folder = Path(sys.modules[played.about.package].__file__ or "").parent
    for name in ("state.py", "rules.py", "actions.py", "show.py", "bot.py", "README.md"):
        assert (folder / name).exists(), f"{played.id} has no {name}"

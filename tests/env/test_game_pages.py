"""The pages about the games as environments say what is so, and tell what has changed from version to version."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from quirkbox.engine import Game
from quirkbox.games import BUILT_IN, game

ROOT = Path(__file__).parents[2]
tool: dict[str, Any] = runpy.run_path(str(ROOT / "tools/env_pages.py"))
every_game = pytest.mark.parametrize("played", [game(name) for name in BUILT_IN], ids=BUILT_IN)


@every_game
def test_a_page_says_what_the_game_says(played: Game) -> None:
    page = tool["page_of"](played).read_text(encoding="utf-8")
    assert page == tool["written"](played), "The page is not of today: python tools/env_pages.py writes it anew."


@every_game
def test_every_version_has_its_line(played: Game) -> None:
    history = tool["page_of"](played).read_text(encoding="utf-8").partition("## Versions")[2]
    told = [int(number) for number in re.findall(r"^- \*\*(\d+)\*\*: \S", history, re.M)]
    assert told == list(range(played.version, 0, -1))

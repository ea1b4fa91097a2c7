"""`quirkbox new`: a package with a complete little game in it, for whoever wants to make one of their own.

The project beside this file is real: it is linted and tested where it lies, and copied with another name.
"""

from __future__ import annotations

import importlib.util
import keyword
import re
from pathlib import Path

from quirkbox.engine import Refusal
from quirkbox.games import GAMES

PROJECT = Path(__file__).parent / "project"
ID, NAME, PREFIX, DISTRIBUTION = "my_game", "My Game", "MG", "my-game"


def write_project(game_id: str, where: Path) -> list[Path]:
    """Write the project of a new game into the folder `where`/`game_id`; all files, in their order."""
    _must_be_free(game_id)
    folder = where / game_id
    if folder.exists():
        raise Refusal(f"{folder} is there already; nothing was written.")
    written = []
    try:
        for path in sorted(PROJECT.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                target = folder / str(path.relative_to(PROJECT)).replace(ID, game_id)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(_renamed(path.read_text(encoding="utf-8"), game_id), encoding="utf-8")
                written.append(target)
    except OSError as error:
        raise Refusal(f"{folder} can't be written: {error.strerror}.") from None
    return written


def _must_be_free(game_id: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,31}", game_id) or keyword.iskeyword(game_id):
        raise Refusal(f"A game's id is written in small letters, digits and _, such as three_robots, not {game_id!r:.40}.")
    if game_id in GAMES:
        raise Refusal(f"There is a game {game_id} already.")
    if importlib.util.find_spec(game_id):
        raise Refusal(f"There is a Python module {game_id} already: choose another name.")


def _renamed(text: str, game_id: str) -> str:
    words = game_id.split("_")
    prefix = "".join(word[0] for word in words if word)[:2] if len(words) > 1 else game_id[:2]
    text = re.sub(rf"\b{PREFIX}-(?=\d|\\)", f"{prefix.upper():_<2}-".replace("_", "X"), text)
    name = " ".join(words).title()
    return text.replace(NAME, name).replace(DISTRIBUTION, game_id.replace("_", "-")).replace(ID, game_id)

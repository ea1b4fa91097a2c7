"""What designers ask: how a piece of content looks on the table, and what is to be said about it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import tempfile
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic_core import to_json

from quirkbox.engine import SPECTATOR, Game, Option, Refusal, dice_from_seed, quoted
from quirkbox.games import GAMES
from quirkbox.processes import give_way
from quirkbox.server.lobby import NotHere

PATIENCE = 120.0  # seconds for looking a file over, solving it included
POSITIONS = 2_000_000  # that a solver may look at meanwhile
FILE = "your-file.toml"
_one_at_a_time = asyncio.Semaphore(1)  # it takes a whole processor


def option_of(game_id: str, option_id: str) -> tuple[Game, Option]:
    """An option that takes content."""
    if game_id not in GAMES:
        raise NotHere.because("game-unknown", given=quoted(game_id))
    game = GAMES[game_id]
    for option in game.options:
        if option.id == option_id and option.content:
            return game, option
    raise NotHere.because("content-unknown", game=game.name, given=quoted(option_id))


def on_the_table(game: Game, option: Option, answer: str) -> dict[str, Any]:
    """A fresh game with it, as a spectator sees it; Refusal says what is wrong with a file, and where."""
    position, _ = game.start(game.players[0], {option.id: answer}, dice_from_seed(0))
    return position.view(SPECTATOR)


def shown(game: Game, option: Option, answer: str) -> dict[str, Any]:
    """In the form of ContentInfo: on the table, as text, and what the text says."""
    view = on_the_table(game, option, answer)
    text = option.file(answer)
    named = any(choice.id == answer for choice in option.choices)
    return {"id": answer if named else "", "view": view, "text": text, "file": _read(text)}


def _read(text: str) -> dict[str, Any]:
    """A file as JSON has it. Other ways to write content down (the names of boards) say nothing that way."""
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError:
        return {}


@lru_cache
def ours(game_id: str, option_id: str) -> bytes:
    """All that is in the box, as a list of ContentInfo in JSON; the views are ours, and not checked again."""
    game, option = option_of(game_id, option_id)
    return to_json([shown(game, option, choice.id) for choice in option.choices])


async def report(game: Game, option: Option, text: str) -> dict[str, Any]:
    """All that can be said about somebody's file, as `quirkbox check` says it: in a process of its own, which can be ended."""
    await asyncio.to_thread(option.index, text)  # a mistake is refused at once
    if _one_at_a_time.locked():
        raise Refusal.because("solver-busy")
    async with _one_at_a_time:
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, FILE).write_text(text, encoding="utf-8")
            command = [sys.executable, "-m", "quirkbox.cli", "check", game.id, FILE, "--json"]
            asked = await asyncio.create_subprocess_exec(
                *command,
                cwd=folder,
                env={**os.environ, "QUIRKBOX_POSITIONS": str(POSITIONS)},
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            give_way(asked.pid)
            try:
                said, problem = await asyncio.wait_for(asked.communicate(), PATIENCE)
            except TimeoutError:
                raise Refusal.because("solver-too-long", seconds=round(PATIENCE)) from None
            finally:
                if asked.returncode is None:
                    asked.kill()
                    await asked.wait()
    if asked.returncode:
        raise Refusal(re.sub(r"\s+", " ", problem.decode()).strip() or "It could not be looked over.")
    told: dict[str, Any] = json.loads(said)
    return told

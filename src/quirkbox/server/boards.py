"""What the web client needs to know of a game that it has no board for: its rules as a page, and the board that the game's
package may bring along, an ES module with the files beside it."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path, PurePosixPath
from typing import Any

from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from quirkbox.engine import OWN_CLIENT, Game
from quirkbox.games import GAMES
from quirkbox.server.lobby import NotHere

# What a browser asks for. Beside a board may lie rules and other things that are nobody's business.
SUFFIXES = frozenset({".js", ".mjs", ".css", ".json", ".svg", ".png", ".jpg", ".webp", ".woff2", ".mp3", ".ogg"})


def of_game(game: Game) -> dict[str, Any]:
    """The part of GameInfo that says how a game comes onto the page."""
    named = game.show.client
    if named == OWN_CLIENT:
        return {"client": "own", "module": None, "rules_html": None}
    module = f"/games/{game.id}/{PurePosixPath(named).name}" if named else None
    return {"client": "module" if module else "plain", "module": module, "rules_html": _as_html(game.about.rules_text())}


@cache
def _as_html(markdown: str) -> str:
    """Markup in the text stays text."""
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown))


async def board_file(request: Request, game_id: str, path: str) -> Response:
    """A file from the folder of a package's board."""
    game = GAMES.get(game_id)
    named = game.show.client if game else None
    if game is None or named is None or named == OWN_CLIENT or PurePosixPath(path).suffix not in SUFFIXES:
        raise NotHere(f"There is nothing at {request.url.path:.80}.")
    folder = Path(str(resources.files(game.about.package).joinpath(named))).parent
    response = await _files(folder).get_response(path, request.scope)
    response.headers["cache-control"] = "no-cache"
    return response


@cache
def _files(folder: Path) -> StaticFiles:
    return StaticFiles(directory=folder)

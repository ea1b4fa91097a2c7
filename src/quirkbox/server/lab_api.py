"""The lab over plain HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import FileResponse, Response

from quirkbox.engine import quoted
from quirkbox.games import GAMES
from quirkbox.server import wire, workshop
from quirkbox.server.api import as_json, problems
from quirkbox.server.asking import InLobby, Token, within
from quirkbox.server.lab import Lab
from quirkbox.server.lobby import NotHere
from quirkbox.table import replay_file, tells

lab_api = APIRouter(tags=["lab"])


def _lab(request: Request) -> Lab:
    lab: Lab = request.app.state.lab
    return lab


InLab = Annotated[Lab, Depends(_lab)]
GameId = Annotated[str, Path(examples=["quirkies"])]
Key = Annotated[str, Path(description="as told when the report was asked for")]


@lab_api.post("/api/games/{game_id}/lab", responses=problems(403, 404, 409, 413, 422), dependencies=[within("files")])
async def ask_for_report(lobby: InLobby, lab: InLab, token: Token, game_id: GameId, body: wire.LabAsk) -> wire.LabRun:
    """Have bots play many games and make a report of them, as `quirkbox lab` does; or look whether there is one already."""
    if game_id not in GAMES:
        raise NotHere.because("game-unknown", given=quoted(game_id))
    await lobby.readiness.must_be_ready(game_id)
    return await lab.ask(token, GAMES[game_id], body.settings, body.start)


@lab_api.get("/api/lab/{key}", responses=problems(404))
async def report_state(lab: InLab, token: Token, key: Key) -> wire.LabRun:
    """How far a report is."""
    return lab.told(lab.run(key), token)


@lab_api.post("/api/lab/{key}/stop", responses=problems(403, 404, 409))
async def stop_report(lab: InLab, token: Token, key: Key) -> wire.LabRun:
    """No more games: the report is made of those that were played."""
    return lab.stop(token, key)


@lab_api.get(
    "/api/lab/{key}/report",
    responses={**problems(404, 409), 200: {"description": "The page.", "content": {"text/html": {}}}},
    response_class=FileResponse,
)
async def report_page(lab: InLab, key: Key) -> Response:
    """A finished report: one HTML file that stands alone."""
    run = lab.run(key)
    name = f"{run.game.id}-lab-{run.settings.seed}.html"
    return FileResponse(lab.page(key), media_type="text/html", filename=name)


@lab_api.get("/api/lab/{key}/games/{number}", responses={**problems(404, 409, 422), 200: {"model": tells.Replay}})
async def report_replay(lobby: InLobby, lab: InLab, key: Key, number: int) -> Response:
    """One of the games that a report shows, entry by entry, every hand open."""
    await lobby.readiness.must_be_ready(lab.run(key).game.id)
    return as_json(await asyncio.to_thread(lambda: replay_file(lab.transcript(key, number))))


@lab_api.post(
    "/api/games/{game_id}/content/{option_id}/look",
    responses=problems(403, 404, 409, 413, 422),
    dependencies=[within("files")],
)
async def first_look(
    lobby: InLobby, lab: InLab, token: Token, game_id: GameId, option_id: str, body: wire.FirstLookAsk
) -> wire.FirstLook:
    """Have bots play a few hundred quick games with somebody's own file, and say what players would feel."""
    game, option = workshop.option_of(game_id, option_id)
    await lobby.readiness.must_be_ready(game.id)
    return wire.FirstLook(**await lab.look(token, game, {**body.options, option.id: body.text}, body.players))

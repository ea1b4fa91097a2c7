"""The coach over plain HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request

from quirkbox.engine import Refusal
from quirkbox.server import wire
from quirkbox.server.api import Code, finished, problems
from quirkbox.server.asking import InLobby, Token, may_look_for_tables, within
from quirkbox.server.coach import Coach
from quirkbox.server.positions import looked_over, table_from
from quirkbox.server.words import clean_name
from quirkbox.table import transcript

coach_api = APIRouter(tags=["coach"], dependencies=[Depends(may_look_for_tables)])


def _coach(request: Request) -> Coach:
    coach: Coach = request.app.state.coach
    return coach


WithCoach = Annotated[Coach, Depends(_coach)]
OpenHands = Annotated[bool, Query(alias="open", description="with open hands, not by what each player could know")]


@coach_api.post("/api/tables/{code}/hint", responses=problems(403, 404, 409, 413, 422))
async def hint(lobby: InLobby, coach: WithCoach, token: Token, code: Code, body: wire.HintAsk) -> wire.Hint:
    """What the search would do on one's own seat, where everybody else is a bot or people agreed on hints."""
    session = await lobby.table(code)
    if session.play is None or session.play.over:
        raise Refusal.because("hint-no-game")
    return await coach.hint(session.table, token, session.play.position, session.play.seq, body.seat)


@coach_api.get("/api/tables/{code}/analysis", responses=problems(404, 409, 422))
async def analysis(lobby: InLobby, coach: WithCoach, token: Token, code: Code, open_hands: OpenHands = False) -> wire.AnalysisRun:
    """How far the analysis of a finished game is, and what it says."""
    session, _ = await finished(lobby, code, token)
    run = await coach.analysis(session.table.code, open_hands)
    return run.info() if run else wire.AnalysisRun(state="new", done=0, of=0, why=None, analysis=None)


@coach_api.post("/api/tables/{code}/analysis", responses=problems(403, 404, 409, 413, 422), dependencies=[within("files")])
async def begin_analysis(
    lobby: InLobby, coach: WithCoach, token: Token, code: Code, open_hands: OpenHands = False
) -> wire.AnalysisRun:
    """Have a finished game looked at, decision by decision, in the background. What was found is kept with the table."""
    session, play = await finished(lobby, code, token)
    run = await coach.analysis(session.table.code, open_hands)
    if run is None or run.why:
        run = coach.begin(session.table.code, await asyncio.to_thread(transcript, session.table, play), open_hands)
    return run.info()


@coach_api.get("/api/tables/{code}/branches", responses=problems(404, 409))
async def branches(lobby: InLobby, code: Code) -> wire.Branches:
    """From which game a table goes on, and which go on from it."""
    session = await lobby.table(code)
    origin, later = await lobby.store.branches(session.table.code)
    return wire.Branches(
        origin=wire.OriginInfo(code=origin[0], seq=origin[1], at=0 if session.table.beginning else origin[1]) if origin else None,
        branches=[
            wire.BranchInfo(
                code=table.code,
                seq=seq,
                names=table.names,
                over=table.status == "over",
                anew=bool(table.beginning and table.beginning["begun"].get("believed_by") is not None),
            )
            for table, seq in later
        ],
    )


@coach_api.post(
    "/api/tables/{code}/branch",
    status_code=201,
    responses=problems(403, 404, 409, 413, 422),
    dependencies=[within("tables")],
)
async def branch(lobby: InLobby, token: Token, code: Code, body: wire.Branch) -> wire.TableCode:
    """What if? A new table that goes on from a moment of a finished game, with the same hidden cards or with others that one
    could have believed in: whoever asks plays one seat, bots the others, or friends who come to the table."""
    session, play = await finished(lobby, code, token)
    return wire.TableCode(code=await lobby.branch(token, session.table, play, body))


GameId = Annotated[str, Path(examples=["quirkies"])]


@coach_api.post("/api/games/{game_id}/position", responses=problems(403, 404, 409, 413, 422), dependencies=[within("files")])
async def look_at_position(lobby: InLobby, game_id: GameId, body: wire.PositionAsk) -> wire.PositionTold:
    """A position that somebody sets up by hand, looked over; without one, a fresh deal to begin with. Nothing is kept."""
    await lobby.readiness.must_be_ready(game_id)
    return (await asyncio.to_thread(looked_over, game_id, body)).info()


@coach_api.post("/api/games/{game_id}/position/hint", responses=problems(403, 404, 409, 413, 422), dependencies=[within("files")])
async def weigh_position(lobby: InLobby, coach: WithCoach, game_id: GameId, body: wire.PositionAsk) -> wire.Hint:
    """What the search would do there on the seat that is to act, from what that seat knows."""
    await lobby.readiness.must_be_ready(game_id)
    ready = await asyncio.to_thread(looked_over, game_id, body)
    position = ready.position
    return await coach.advice(position.hidden(ready.seat), 0, ready.seat, position.default_names())


@coach_api.post(
    "/api/games/{game_id}/position/table",
    status_code=201,
    responses=problems(403, 404, 409, 413, 422),
    dependencies=[within("tables")],
)
async def play_position(lobby: InLobby, token: Token, game_id: GameId, body: wire.PositionTable) -> wire.TableCode:
    """A new table whose game begins there: whoever asks plays one seat, bots the others, or friends who come to the table."""
    await lobby.readiness.must_be_ready(game_id)
    name = clean_name(body.name)
    ready = await asyncio.to_thread(looked_over, game_id, body)
    table = table_from(ready, token, name, body.seat)
    return wire.TableCode(code=await lobby.begin_from(token, name, table, body.bot, body.friends))

"""The application: everything put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from quirkbox import __version__
from quirkbox.engine import Refusal
from quirkbox.server.api import api, problems
from quirkbox.server.asking import address_of, token_of, within
from quirkbox.server.boards import board_file
from quirkbox.server.client import CLIENT, Client
from quirkbox.server.clock import Clock
from quirkbox.server.coach import Coach
from quirkbox.server.coach_api import coach_api
from quirkbox.server.deals_api import deals_api
from quirkbox.server.friends_api import friends_api
from quirkbox.server.guard import Guard
from quirkbox.server.lab import Lab
from quirkbox.server.lab_api import lab_api
from quirkbox.server.lessons_api import lessons_api
from quirkbox.server.limits import TooMuch
from quirkbox.server.lobby import Lobby, NoCode, NoTable, NotHere
from quirkbox.server.match import Match
from quirkbox.server.pages import docs_page
from quirkbox.server.people_api import people_api
from quirkbox.server.preview import Previews
from quirkbox.server.readiness import ALL_COMPILED, Compiler, Readiness
from quirkbox.server.settings import Settings
from quirkbox.server.socket import LiveTable
from quirkbox.server.store import Store
from quirkbox.server.words import NOT_JSON, OUR_FAULT, what_is_wrong
from quirkbox.words.sentence import Sentence

DESCRIPTION = (
    "Tables are opened and listed here; the game itself goes over the socket /api/tables/{code}/live. "
    "docs/protocol.md tells how. Every error is a Problem with one sentence in `why`."
)
TAGS = [
    {"name": "games", "description": "What there is to play."},
    {"name": "people", "description": "A nickname, a face, and the way to another device."},
    {"name": "tables", "description": "Where it is played."},
    {"name": "lessons", "description": "How a game is learned, step by step on its board."},
    {"name": "coach", "description": "Hints against bots, and what a finished game turned on."},
    {"name": "lab", "description": "What many games of bots say about a game."},
    {"name": "server", "description": "How the server is."},
]

logger = logging.getLogger("quirkbox")


def create_app(
    database: str,
    settings: Settings | None = None,
    client: Path = CLIENT,
    compiler: Compiler = ALL_COMPILED,
    loaded: Callable[[], None] | None = None,
) -> FastAPI:
    """An application on one database (an SQLAlchemy URL). `loaded` is called once all rules are in memory."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            async with (
                Store(database) as store,
                Readiness(compiler, loaded=loaded) as readiness,
                Lobby(store, readiness, settings or Settings(), Clock()) as lobby,
                Lab(settings or Settings(), Clock()) as lab,
                Coach(store, (settings or Settings()).hint, (settings or Settings()).analysis_looks) as coach,
            ):
                app.state.lobby, app.state.lab, app.state.coach = lobby, lab, coach
                app.state.match, app.state.previews = Match(lobby), Previews(lobby)
                yield
        except Refusal as refusal:
            app.state.refusal = refusal
            raise

    app = FastAPI(
        title="Quirkbox",
        description=DESCRIPTION,
        version=__version__,
        openapi_tags=TAGS,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        exception_handlers={
            Refusal: _refused,
            RequestValidationError: _not_understood,
            HTTPException: _http_problem,
            Exception: _our_fault,
        },
    )
    app.state.refusal = None  # why it could not start
    for router in (api, deals_api, people_api, friends_api, lab_api, coach_api, lessons_api):
        app.include_router(router, dependencies=[within("requests")], responses=problems(429))
    app.router.routes.append(WebSocketRoute("/api/tables/{code}/live", LiveTable()))
    _add_client(app, Client(client))
    return app


def _add_client(app: FastAPI, client: Client) -> None:
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Guard, inline_scripts=client.inline_scripts())

    @app.get("/docs", include_in_schema=False)
    def docs() -> HTMLResponse:
        return HTMLResponse(docs_page(app.openapi()))

    app.add_api_route("/games/{game_id}/{path:path}", board_file, methods=["GET", "HEAD"], include_in_schema=False)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.split("/", 1)[0] == "api":
            raise HTTPException(404)
        if client.built and (head := await request.app.state.previews.head(request, path)):
            return client.page(head)
        return await client.answer(request, path)


def _problem(status: int, why: Sentence, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"why": why.to_json()}, status, headers)


async def _refused(request: Request, refusal: Exception) -> Response:
    if isinstance(refusal, (NoTable, NoCode)):
        try:
            await request.app.state.lobby.limits.take("strangers", token_of(request), address_of(request))
        except TooMuch as too_much:
            refusal = too_much
    if isinstance(refusal, TooMuch):
        return _problem(429, refusal.said, {"retry-after": str(refusal.seconds)})
    assert isinstance(refusal, Refusal)
    return _problem(404 if isinstance(refusal, NotHere) else 409, refusal.said)


async def _not_understood(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return _problem(422, what_is_wrong(error.errors()))


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # FastAPI's word for a body that is not even text
        return _problem(422, NOT_JSON)
    words = {
        404: Sentence("nothing-here", path=f"{request.url.path:.80}"),
        405: Sentence("not-done-here", method=f"{request.method:.10}"),
    }
    why = words.get(error.status_code) or Sentence.plain(str(error.detail))
    return _problem(error.status_code, why, dict(error.headers or {}))


async def _our_fault(_: Request, error: Exception) -> Response:
    return _problem(500, OUR_FAULT)

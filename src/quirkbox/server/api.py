"""What can be asked over plain HTTP."""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from quirkbox import __version__
from quirkbox.bots import Bot, plays
from quirkbox.engine import Act, Choice, Refusal, choice_text, form_text, option_text, piece_text, quoted, texts_of
from quirkbox.games import GAMES
from quirkbox.server import boards, wire, workshop
from quirkbox.server.asking import InLobby, InWords, Token, address_of, may_look_for_tables, within
from quirkbox.server.codes import read_code
from quirkbox.server.connection import as_text
from quirkbox.server.lobby import Lobby, NotHere
from quirkbox.server.metrics import TYPE, may_read
from quirkbox.server.pages import health_page
from quirkbox.server.ratings import player_of
from quirkbox.server.settings import LARGEST
from quirkbox.server.table_session import TableSession
from quirkbox.server.words import clean_line
from quirkbox.table import Play, tells
from quirkbox.words.catalogue import Catalogue

logger = logging.getLogger("quirkbox")
api = APIRouter()


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals a call can answer with, for the OpenAPI document."""
    words = {
        403: "The request comes from another site.",
        404: "There is no such table or game.",
        409: "It cannot be done now; `why` says why.",
        413: f"The request is larger than {LARGEST // 1024} KiB.",
        422: "Something in the request is not right; `why` says what.",
        429: "That is more than the share of one visitor, or of one address; `Retry-After` says how many seconds to wait.",
    }
    return {status: {"model": wire.Problem, "description": words[status]} for status in statuses}


Code = Annotated[
    str,
    Path(description="the table's code, with or without the dash, in any case", examples=["FOX-42", "fox42"]),
]

Entry = Annotated[int, Path(ge=0, le=999_999, description="an entry of the log")]


@api.get("/api/games", tags=["games"])
async def games(lobby: InLobby, words: InWords) -> list[wire.GameInfo]:
    """The games in the box: players, options, bots and rules of each, and whether it can be played yet."""
    bots = list(lobby.bot_pool.bots.values())
    ready = {game_id: await lobby.readiness.is_ready(game_id) for game_id in GAMES}
    return await asyncio.to_thread(lambda: [_game_info(game_id, bots, ready[game_id], words) for game_id in ready])


def _game_info(game_id: str, bots: list[Bot], ready: bool, words: Catalogue) -> wire.GameInfo:
    game = GAMES[game_id]
    texts = {id: words.text(id, english) for id, english in texts_of(game).items()}
    options = [
        wire.OptionInfo(
            id=option.id,
            question=texts[option_text(game, option)],
            choices=[_choice_info(choice, choice_text(game, option, choice), texts) for choice in option.choices],
            default=option.default,
            content=option.content is not None,
        )
        for option in game.options
    ]
    pieces = [
        wire.PieceInfo(
            id=piece.id,
            question=texts[piece_text(game, piece)],
            choices=[_choice_info(form, form_text(game, piece, form), texts) for form in piece.choices],
        )
        for piece in game.show.pieces
    ]
    return wire.GameInfo(
        id=game.id,
        name=game.name,
        tagline=texts[f"{game.id}-tagline"],
        players=game.players,
        minutes=game.about.minutes,
        cooperative=game.cooperative,
        options=options,
        pieces=pieces,
        bots=[_bot_info(bot, words) for bot in bots if plays(bot, game)],
        unhurried=dict(game.live.without_clock),
        talk=game.live.talk,
        rules=game.about.rules_text(),
        acts=[_act_info(act) for act in game.actions.acts],
        ready=ready,
        positions=game.setup is not None,
        **boards.of_game(game),
    )


def _choice_info(choice: Choice, id: str, texts: Mapping[str, str]) -> wire.ChoiceInfo:
    return wire.ChoiceInfo(
        id=choice.id,
        name=texts[id],
        words=texts.get(f"{id}-words", ""),
        group=texts.get(f"{id}-group", ""),
        level=choice.level,
    )


def _bot_info(bot: Bot, words: Catalogue) -> wire.BotInfo:
    said = words.text(f"bot-{bot.id}", bot.words)
    return wire.BotInfo(id=bot.id, name=bot.names[0], words=said, strength=getattr(bot, "strength", ""))


def _act_info(act: Act) -> wire.ActInfo:
    fields = [wire.FieldInfo(name=field.name, values=[field.value(index) for index in range(field.size)]) for field in act.fields]
    return wire.ActInfo(name=act.name, fields=fields)


@api.post("/api/games/{game_id}/ready", tags=["games"], responses=problems(403, 404, 413))
async def want_game(lobby: InLobby, game_id: Annotated[str, Path(examples=["rootg"])]) -> wire.Ready:
    """Whether a game can be started. If it is not compiled yet, it comes next."""
    if game_id not in GAMES:
        raise NotHere.because("game-unknown", given=quoted(game_id))
    return wire.Ready(ready=await lobby.readiness.want(game_id))


@api.get(
    "/api/games/{game_id}/content/{option_id}",
    tags=["games"],
    responses={**problems(404, 409), 200: {"model": list[wire.ContentInfo]}},
)
async def contents(lobby: InLobby, game_id: str, option_id: str) -> Response:
    """Everything in the box that an option can stand for (scenarios, tracks, tiles), each on the table."""
    await lobby.readiness.must_be_ready(workshop.option_of(game_id, option_id)[0].id)
    return Response(await asyncio.to_thread(workshop.ours, game_id, option_id), media_type="application/json")


@api.post(
    "/api/games/{game_id}/content/{option_id}",
    tags=["games"],
    responses=problems(403, 404, 409, 413, 422),
    dependencies=[within("files")],
)
async def look_at_content(lobby: InLobby, game_id: str, option_id: str, body: wire.Content) -> wire.ContentInfo:
    """Somebody's own file on the table; refused with the mistake and its place if there is one."""
    game, option = workshop.option_of(game_id, option_id)
    await lobby.readiness.must_be_ready(game.id)
    return wire.ContentInfo(**await asyncio.to_thread(workshop.shown, game, option, body.text))


@api.post(
    "/api/games/{game_id}/content/{option_id}/words",
    tags=["games"],
    dependencies=[within("solving")],
    responses=problems(403, 404, 409, 413, 422),
)
async def tell_content(game_id: str, option_id: str, body: wire.Content) -> wire.ContentWords:
    """Everything that can be said about somebody's own file, such as how it is solved. It can take a while."""
    return wire.ContentWords(**await workshop.report(*workshop.option_of(game_id, option_id), body.text))


@api.post(
    "/api/games/{game_id}/try",
    tags=["games"],
    dependencies=[within("files")],
    responses={**problems(403, 404, 409, 413, 422), 200: {"description": "What the rules make of it."}},
)
async def try_out(
    lobby: InLobby, game_id: Annotated[str, Path(examples=["rootg"])], body: Annotated[dict[str, Any], Body()]
) -> dict[str, Any]:
    """A game's board for trying things out, outside any game; what is asked and answered is the game's own. It keeps nothing."""
    game = GAMES.get(game_id)
    if game is None or game.show.try_out is None:
        raise NotHere.because("try-nothing", given=quoted(game_id))
    await lobby.readiness.must_be_ready(game.id)
    return dict(await asyncio.to_thread(game.show.try_out, body))


@api.get("/api/tables", tags=["tables"])
async def tables(lobby: InLobby, token: Token) -> wire.Tables:
    """Open tables that one can join, and one's own."""
    return await lobby.tables(token)


@api.post(
    "/api/tables",
    tags=["tables"],
    status_code=201,
    responses=problems(403, 404, 409, 413, 422),
    dependencies=[within("tables")],
)
async def open_table(lobby: InLobby, token: Token, body: wire.NewTable) -> wire.TableCode:
    """Open a table. Whoever asks sits on the first chair."""
    return wire.TableCode(code=await lobby.open_table(token, body))


@api.post("/api/match", tags=["tables"], responses=problems(403, 404, 409, 413, 422), dependencies=[within("matches")])
async def match(lobby: InLobby, token: Token, request: Request, body: wire.Match) -> wire.TableCode:
    """Any game, now: a seat where somebody waits, or at a new table at which others find one. It begins by itself once enough
    are there. Whoever waits may ask again with `at`."""
    return wire.TableCode(code=await request.app.state.match.find(token, address_of(request), body))


@api.get(
    "/api/tables/{code}",
    tags=["tables"],
    responses={**problems(404, 409), 200: {"model": tells.TableInfo}},
    dependencies=[Depends(may_look_for_tables)],
)
async def table(lobby: InLobby, token: Token, code: Code) -> Response:
    """One table: who sits there, and what was agreed on."""
    session = await lobby.table(code)
    return as_json(session.info(token, session.table.first_look(token)))


@api.delete("/api/tables/{code}/mine", tags=["tables"], responses=problems(403, 404, 409))
async def forget_table(lobby: InLobby, token: Token, code: Code) -> wire.TableCode:
    """Not among one's own tables any more: one that has not begun, or is over."""
    session = await lobby.table(code)
    await session.change(secrets.token_hex(16), lambda table: table.forget(token))
    return wire.TableCode(code=session.table.code)


@api.post(
    "/api/tables/{code}/report",
    tags=["tables"],
    status_code=201,
    responses=problems(403, 404, 409, 413, 422),
    dependencies=[Depends(may_look_for_tables), within("reports")],
)
async def report(lobby: InLobby, token: Token, code: Code, body: wire.Report) -> wire.TableCode:
    """Report somebody at one's table to whoever runs the server, with the last lines written there. They are not told."""
    session = await lobby.table(code)
    seat, table = session.table.must_let_report(token, body.seat), session.table
    about = {
        "at": lobby.clock.now_ms(),
        "table": table.code,
        "game": table.game.id,
        "by": player_of(token),
        "about": player_of(seat.token or ""),
        "name": seat.person,
        "why": body.why,
        "more": clean_line(body.more, 300) if body.more.strip() else "",
    }
    number = await lobby.store.chat.report(about, session.written)
    lobby.metrics.reports.labels(body.why).inc()
    logger.warning("Report %d: somebody at %s, for %s (quirkbox reports)", number, table.code, body.why)
    return wire.TableCode(code=table.code)


@api.get(
    "/api/tables/{code}/replay",
    tags=["tables"],
    dependencies=[Depends(may_look_for_tables)],
    responses={**problems(404, 409), 200: {"model": tells.Replay}},
)
async def table_replay(lobby: InLobby, token: Token, code: Code) -> Response:
    """A finished game, entry by entry, every hand open: as it was shown then."""
    await lobby.must_have_played(token, code)
    _, shown = await lobby.shown(code)
    return Response(zlib.decompress(shown.replay), media_type="application/json")


@api.get(
    "/api/tables/{code}/picture/{seq}.png",
    tags=["tables"],
    dependencies=[Depends(may_look_for_tables), within("files")],
    responses={**problems(404, 409, 422), 200: {"description": "The picture.", "content": {"image/png": {}}}},
    response_class=Response,
)
async def table_picture(
    lobby: InLobby, token: Token, request: Request, code: Code, seq: Annotated[int, Path(ge=0, le=999_999)]
) -> Response:
    """A finished game after an entry of its log, as a picture for messengers; where the server can draw."""
    await lobby.must_have_played(token, code)
    drawn = await request.app.state.previews.picture(code, seq)
    whose = "private" if await lobby.store.deals.of_table(read_code(code) or "") else "public"
    return Response(drawn, media_type="image/png", headers={"cache-control": f"{whose}, max-age=86400"})


@api.get(
    "/api/tables/{code}/transcript",
    tags=["tables"],
    dependencies=[Depends(may_look_for_tables)],
    responses={**problems(404, 409), 200: {"description": "The file.", "content": {"application/json": {}}}},
    response_class=Response,
)
async def table_transcript(lobby: InLobby, token: Token, code: Code) -> Response:
    """A finished game as a file that anyone can check: `quirkbox replay FILE --verify`."""
    await lobby.must_have_played(token, code)
    found, shown = await lobby.shown(code)
    headers = {"content-disposition": f'attachment; filename="quirkbox-{found}.json"'}
    return Response(zlib.decompress(shown.transcript), media_type="application/json", headers=headers)


async def finished(lobby: Lobby, code: str, token: str) -> tuple[TableSession, Play]:
    """A table whose game is over; Refusal if it is not, or shows a deal that whoever asks may still play."""
    await lobby.must_have_played(token, code)
    session = await lobby.table(code)
    if session.play is None or session.table.status != "over":
        raise Refusal.because("game-not-over")
    return session, session.play


@api.get(
    "/health",
    tags=["server"],
    responses={200: {"model": wire.Health, "content": {"text/html": {"schema": {"type": "string"}}}}},
)
async def health(lobby: InLobby, request: Request) -> Response:
    """How the server is: as JSON, or as a page if the browser asks for HTML."""
    how = await lobby.health(__version__)
    if "text/html" in request.headers.get("accept", ""):
        return HTMLResponse(health_page(how))
    return JSONResponse(how.model_dump())


@api.get("/healthz", tags=["server"], response_class=PlainTextResponse)
async def healthz() -> str:
    """The process answers."""
    return "ok"


@api.get(
    "/readyz", tags=["server"], response_class=PlainTextResponse, responses={503: {"description": "Why it can take no visitors."}}
)
async def readyz(lobby: InLobby) -> Response:
    """The process can take visitors: its database answers, every game's rules are compiled, and it is not about to end."""
    try:
        await lobby.ready()
    except Refusal as refusal:
        return PlainTextResponse(str(refusal), 503)
    return PlainTextResponse("ready")


@api.get("/metrics", tags=["server"], response_class=PlainTextResponse, responses=problems(404))
async def metrics(lobby: InLobby, request: Request) -> Response:
    """Figures for Prometheus; only to the server's own network."""
    if not may_read(address_of(request)):
        raise NotHere("There is nothing at /metrics.")
    return Response(lobby.metrics.text(), media_type=TYPE)


def as_json(shown: tells.TableInfo | tells.Replay | tells.LessonMoment) -> Response:
    """Already of its type, and not checked again: a whole game can be long."""
    return Response(as_text(shown), media_type="application/json")

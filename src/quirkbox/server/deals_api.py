"""The same deal for another team, over plain HTTP."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Depends, Path

from quirkbox.engine import Refusal
from quirkbox.games import game
from quirkbox.server import wire
from quirkbox.server.api import Code, problems
from quirkbox.server.asking import InLobby, Token, may_look_for_tables, within
from quirkbox.server.deals import Deal, deal_of, result_of
from quirkbox.server.lobby import Lobby, NoCode
from quirkbox.server.words import clean_name
from quirkbox.table import Door, Table

deals_api = APIRouter(tags=["tables"], dependencies=[Depends(may_look_for_tables)])
Id = Annotated[str, Path(examples=["0123456789abcdef"])]


@deals_api.post("/api/tables/{code}/deal", responses=problems(403, 404, 409, 413), dependencies=[within("matches")])
async def offer_deal(lobby: InLobby, token: Token, code: Code) -> wire.DealCode:
    """Offer a finished cooperative game’s deal to other teams. Who has not played it does not see its cards from now on."""
    session = await lobby.table(code)
    table, play = session.table, session.play
    if not table.sits(token):
        raise Refusal.because("must-sit", what="deal")
    if play is None or table.status != "over":
        raise Refusal.because("game-not-over")
    deal = deal_of(table, play)
    deal.must_be_the_same_now()
    await lobby.store.deals.keep(deal, result_of(table, play))
    if table.deal != deal.id:
        await session.change(secrets.token_hex(16), lambda now: now.offer_deal(deal.id))
    await lobby.hide_branches(table.code, deal.id)
    return wire.DealCode(id=deal.id)


async def _found(lobby: Lobby, id: str) -> Deal:
    deal = await lobby.store.deals.find(id)
    if deal is None:
        raise NoCode.because("deal-unknown")
    return deal


@deals_api.get("/api/deals/{id}", responses=problems(404))
async def deal(lobby: InLobby, token: Token, id: Id) -> wire.Deal:
    """A deal, and the teams that have played it; what they made of it only to whoever has played it too."""
    found = await _found(lobby, id)
    knows = await lobby.store.deals.knows(token, id)
    teams = [
        wire.DealTeam(
            names=result.names,
            at=result.at,
            code=result.table if knows else None,
            won=result.won if knows else None,
            score=result.score if knows else None,
            moves=result.moves if knows else None,
        )
        for result in await lobby.store.deals.results(id)
    ]
    if not knows:
        teams.sort(key=lambda team: team.at)  # the order of the results says something about them, too
    return wire.Deal(id=id, game=found.game, options=dict(found.options), players=found.players, played=knows, teams=teams)


@deals_api.post(
    "/api/deals/{id}/table", status_code=201, responses=problems(403, 404, 409, 413, 422), dependencies=[within("tables")]
)
async def play_deal(lobby: InLobby, token: Token, id: Id, body: wire.PlayDeal) -> wire.TableCode:
    """A new table at which a deal is played that whoever asks does not know."""
    found, name = await _found(lobby, id), clean_name(body.name)
    found.must_be_the_same_now()
    if await lobby.store.deals.knows(token, id):
        raise Refusal.because("deal-known")
    await lobby.readiness.want(found.game)
    # Whoever watched would know it.
    table = Table.new("", game(found.game), found.options, door=Door(host=token, watching=False))
    return wire.TableCode(code=await lobby.create(token, name, table.for_deal(id, found.players).sit(token, 0, name)))

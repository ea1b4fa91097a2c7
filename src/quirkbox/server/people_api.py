"""Who one is, over plain HTTP: a name and a face, the way to another device, and the way out."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from quirkbox.engine import Refusal
from quirkbox.server import wire
from quirkbox.server.api import problems
from quirkbox.server.asking import InLobby, Token, may_look_for_tables, within
from quirkbox.server.guard import cookie_of, hashed, token_in
from quirkbox.server.identity import key_of, lift, new_words, read_words, veil
from quirkbox.server.lobby import NoCode, NotHere
from quirkbox.server.people import Subscription
from quirkbox.server.ratings import player_of, shown
from quirkbox.server.words import clean_name

# The newest, on somebody's page.
MOST_GAMES = 50
# And on one's own.
MOST_PLAYED = 2000

people_api = APIRouter(tags=["people"])


@people_api.get("/api/me")
async def me(lobby: InLobby, token: Token) -> wire.Me:
    """Who this browser is, by its cookie."""
    name, face = await lobby.store.people.find(token)
    return wire.Me(name=name, face=face, player=player_of(token) if name else None)


@people_api.put("/api/me", responses=problems(403, 409, 413, 422))
async def rename(lobby: InLobby, token: Token, body: wire.Rename) -> wire.Me:
    """Take a nickname, or another one; and a face."""
    await lobby.store.people.name(token, clean_name(body.name), body.face)
    return await me(lobby, token)


@people_api.post("/api/me/words", status_code=201, responses=problems(403, 409, 413), dependencies=[within("solving")])
async def move_words(lobby: InLobby, token: Token, request: Request) -> wire.MoveWords:
    """Six words with which one comes to another device, once and soon. Words that were given before are good for nothing then."""
    cookie = token_in(request.headers.get("cookie", ""))
    if cookie is None or (await lobby.store.people.find(token))[0] is None:
        raise Refusal.because("move-nobody")
    words, seconds = new_words(), lobby.settings.move
    veiled = await asyncio.to_thread(veil, words, cookie)
    await lobby.store.people.offer(token, veiled, lobby.clock.now_ms() + round(seconds * 1000))
    return wire.MoveWords(words=words, seconds=round(seconds))


@people_api.post("/api/me/come", responses=problems(403, 404, 409, 413, 422), dependencies=[Depends(may_look_for_tables)])
async def come_over(lobby: InLobby, request: Request, response: Response, body: wire.ComeOver) -> wire.Me:
    """From now on this browser is whoever was given these words. What it was before it leaves behind."""
    words = read_words(body.words)
    veiled = await lobby.store.people.take(await asyncio.to_thread(key_of, words), lobby.clock.now_ms())
    if veiled is None:
        raise NoCode.because("words-nobody")
    cookie = await asyncio.to_thread(lift, words, veiled)
    response.headers["set-cookie"] = cookie_of(cookie, request.url.scheme)
    name, face = await lobby.store.people.find(hashed(cookie))
    return wire.Me(name=name, face=face, player=player_of(hashed(cookie)))


@people_api.delete("/api/me", responses=problems(403))
async def forget_me(lobby: InLobby, token: Token, request: Request, response: Response) -> wire.Me:
    """Name, face and codes are deleted, seats are given up, and the cookie is nobody's. It cannot be undone."""
    await lobby.forget_person(token)
    response.headers["set-cookie"] = cookie_of("", request.url.scheme)
    return wire.Me(name=None, face=0, player=None)


@people_api.get("/api/push")
async def push_key(lobby: InLobby) -> wire.PushKey:
    """Whether people are told on their devices when it is their turn, and the key a browser needs for that."""
    return wire.PushKey(key=await lobby.push.public_key())


@people_api.put("/api/me/device", responses=problems(403, 409, 413, 422), dependencies=[within("matches")])
async def add_device(lobby: InLobby, token: Token, body: wire.Device) -> wire.PushKey:
    """This device is told when it is one's turn somewhere and one is not at the table."""
    await lobby.push.subscribe(token, Subscription(**body.model_dump(), at=lobby.clock.now_ms()))
    return await push_key(lobby)


@people_api.delete("/api/me/device", responses=problems(403, 413, 422))
async def drop_device(lobby: InLobby, token: Token, body: wire.DeviceGone) -> wire.PushKey:
    """This device is told nothing any more."""
    await lobby.store.people.unsubscribe(body.endpoint, token)
    return await push_key(lobby)


@people_api.get("/api/me/games")
async def my_games(lobby: InLobby, token: Token) -> wire.Played:
    """What is kept of one's finished games, and what one missed in them: for oneself alone."""
    found = await lobby.store.people.played(token, MOST_PLAYED)
    return wire.Played(
        games=[
            wire.PlayedGame(
                code=line.table,
                game=line.game,
                at=line.at,
                seat=line.seat,
                players=line.players,
                people=line.people,
                place=line.place,
                winners=line.winners,
                role=line.role,
                habits={name: wire.HabitTold(missed=missed, of=of) for name, (missed, of) in line.habits.items()},
            )
            for line in found
        ]
    )


@people_api.delete("/api/me/games", responses=problems(403))
async def forget_my_games(lobby: InLobby, token: Token) -> wire.Played:
    """Nothing of one's games is kept any more. Their tables and ratings are another matter."""
    await lobby.store.people.forget_played(token)
    return wire.Played(games=[])


@people_api.get("/api/players/{player}", responses=problems(404))
async def player_page(lobby: InLobby, player: Annotated[str, Path(examples=["0123456789abcdef"])]) -> wire.Player:
    """Somebody's ratings and games with other people, for whoever was sent their page."""
    found = await lobby.store.people.player(player, MOST_GAMES)
    if found is None:
        raise NotHere.because("player-unknown")
    name, face, ratings, games = found
    lines = []
    for game in games:
        rating, give_or_take = shown(game.mu, game.sigma)
        lines.append(
            wire.RatedGame(
                code=game.table,
                game=game.game,
                at=game.at,
                place=game.place,
                others=game.others,
                rating=rating,
                give_or_take=give_or_take,
            )
        )
    standings = []
    for line in ratings:
        rating, give_or_take = shown(line.mu, line.sigma)
        standings.append(wire.Rating(game=line.game, rating=rating, give_or_take=give_or_take, games=line.games))
    return wire.Player(name=name, face=face, ratings=standings, games=lines)

"""Friends, over plain HTTP: a link that makes them, where they are, and asking them to a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Depends, Path

from quirkbox.engine import Refusal
from quirkbox.server import wire
from quirkbox.server.api import problems
from quirkbox.server.asking import InLobby, Token, may_look_for_tables, within
from quirkbox.server.friends import LINK_LASTS, SEEN_HOLDS, Known
from quirkbox.server.lobby import Lobby, NoCode, NotHere
from quirkbox.server.words import clean_name
from quirkbox.table import Table
from quirkbox.words.sentence import Sentence

friends_api = APIRouter(tags=["people"])
Player = Annotated[str, Path(examples=["0123456789abcdef"])]


@friends_api.get("/api/friends")
async def friends(lobby: InLobby, token: Token) -> list[wire.Friend]:
    """One's friends, and where they are; at a table only as far as somebody may come in or watch there."""
    known = await lobby.store.friends.of(token)
    tables = await lobby.store.tables_by_code(sorted({code for friend in known for code in friend.tables}))
    return [_told(lobby, friend, tables) for friend in known]


def _told(lobby: Lobby, friend: Known, tables: Mapping[str, Table]) -> wire.Friend:
    here = bool(friend.tables) or friend.seen > lobby.clock.now_ms() - SEEN_HOLDS
    told = wire.Friend(player=friend.player, name=friend.name, face=friend.face, here=here, game=None, status=None, code=None)
    for code in friend.tables:
        table = tables.get(code)
        if table is None or table.status == "over":
            continue
        sits = any(seat.token == friend.token for seat in table.seats)
        free = any(seat.kind == "free" for seat in table.seats) and table.door.opens != "locked"
        open_to_all = free if table.status == "waiting" else table.door.watching
        if sits:
            code_told = code if open_to_all else None
            return told.model_copy(update={"game": table.game.id, "status": table.status, "code": code_told})
    return told


@friends_api.post("/api/friends/link", status_code=201, responses=problems(403, 409, 413), dependencies=[within("invites")])
async def friend_link(lobby: InLobby, token: Token) -> wire.FriendLink:
    """A link that makes friends of whoever follows it and oneself, for some days. The one before it does so no more."""
    if (await lobby.store.people.find(token))[0] is None:
        raise Refusal.because("move-nobody")
    return wire.FriendLink(code=await lobby.store.friends.new_link(token, lobby.clock.now_ms()), seconds=LINK_LASTS)


@friends_api.post(
    "/api/friends",
    status_code=201,
    responses=problems(403, 404, 409, 413, 422),
    dependencies=[Depends(may_look_for_tables), within("invites")],
)
async def befriend(lobby: InLobby, token: Token, body: wire.Befriend) -> wire.Friend:
    """Whose link one was given is a friend from now on, and one is theirs."""
    now, name = lobby.clock.now_ms(), clean_name(body.name)
    other = await lobby.store.friends.of_link(body.code, now)
    if other is None:
        raise NoCode.because("friend-link-gone")
    if other == token:
        raise Refusal.because("friend-self")
    await lobby.store.people.name(token, name, only_if_new=True)
    await lobby.store.friends.befriend(token, other, now)
    return next(_told(lobby, friend, {}) for friend in await lobby.store.friends.of(token) if friend.token == other)


async def _friend(lobby: Lobby, token: str, player: str) -> Known:
    found = next((friend for friend in await lobby.store.friends.of(token) if friend.player == player), None)
    if found is None:
        raise NotHere.because("friend-none")
    return found


@friends_api.delete("/api/friends/{player}", responses=problems(403, 404))
async def unfriend(lobby: InLobby, token: Token, player: Player) -> list[wire.Friend]:
    """They are no friend any more, and one is none of theirs. They are not told."""
    await lobby.store.friends.part(token, (await _friend(lobby, token, player)).token)
    return await friends(lobby, token)


@friends_api.post(
    "/api/friends/{player}/invite",
    responses=problems(403, 404, 409, 413, 422),
    dependencies=[Depends(may_look_for_tables), within("invites")],
)
async def invite(lobby: InLobby, token: Token, player: Player, body: wire.TableCode) -> wire.TableCode:
    """Ask a friend to a table at which one sits. They see it in the lobby, and on their devices."""
    friend, session = await _friend(lobby, token, player), await lobby.table(body.code)
    table = session.table
    table.must_let_invite(token)
    if await lobby.store.friends.invite(friend.token, token, table.code, lobby.clock.now_ms()):
        name, _ = await lobby.store.people.find(token)
        said = Sentence("push-invite", who=name or "", game=table.game.name)
        lobby.tell_soon(lobby.push.tell(friend.token, "Quirkbox", said, f"/{table.code}", table.code))
    return wire.TableCode(code=table.code)

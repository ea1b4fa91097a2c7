"""Who asks, and whether they may ask for so much: what every endpoint begins with."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from quirkbox.server.limits import Kind
from quirkbox.server.lobby import Lobby
from quirkbox.words.catalogue import Catalogue, best_language, catalogue


def lobby_of(asked: HTTPConnection) -> Lobby:
    lobby: Lobby = asked.app.state.lobby
    return lobby


def token_of(asked: HTTPConnection) -> str:
    token: str = asked.state.token
    return token


def address_of(asked: HTTPConnection) -> str:
    return asked.client.host if asked.client else ""


def words_of(asked: HTTPConnection) -> Catalogue:
    """The language that whoever asks reads: chosen here before, or what their browser says."""
    chosen = asked.cookies.get("quirkbox_language", "")
    return catalogue(best_language(chosen or asked.headers.get("accept-language", "")))


InLobby = Annotated[Lobby, Depends(lobby_of)]
Token = Annotated[str, Depends(token_of)]
InWords = Annotated[Catalogue, Depends(words_of)]


def within(kind: Kind) -> Any:
    """For `dependencies` of an endpoint: it is refused if that is more than the asker's share. (A socket says so itself.)"""
    return Depends(_taking(kind))


def _taking(kind: Kind) -> Callable[[HTTPConnection], Coroutine[Any, Any, None]]:
    async def take(asked: HTTPConnection) -> None:
        if asked.scope["type"] == "http":
            await lobby_of(asked).limits.take(kind, token_of(asked), address_of(asked))

    return take


async def may_look_for_tables(asked: HTTPConnection) -> None:
    """Not any more, if they have asked for too many that are not there: codes of private tables could be tried out."""
    if asked.scope["type"] == "http":
        lobby_of(asked).limits.check("strangers", token_of(asked), address_of(asked))

"""What a link looks like in a messenger: a title, a line, and for a moment of a finished game its board as a picture.

The picture is drawn by `resvg-py` where that is installed (the extra `env` brings it); elsewhere a link shows Quirkbox's sign.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from dataclasses import replace
from html import escape
from importlib.util import find_spec

from starlette.requests import Request

from quirkbox.engine import SPECTATOR, Refusal
from quirkbox.engine.png import png_of
from quirkbox.engine.svg import PAPER
from quirkbox.server.asking import address_of, token_of, words_of
from quirkbox.server.lobby import Lobby, NoTable, NotHere
from quirkbox.server.store import Saved
from quirkbox.server.table_session import TableSession, play_from
from quirkbox.table import Table
from quirkbox.words.sentence import Sentence

# As messengers like them; so many are kept, and one is drawn at a time.
WIDE, HIGH, MOST_KEPT = 1200, 630, 64
EDGE = 24
SIGN = "/icons/512.png"
_MOMENT = re.compile(r"([A-Za-z]{3}-?\d{2,9})/replay(?:/(\d{1,6}))?/?")
_PLAYER = re.compile(r"player/([0-9a-f]{16})/?")
_ROOT = re.compile(r"<svg\b([^>]*)>")
_SIZE = re.compile(r'\s(?:width|height|x|y)="[^"]*"')


def can_draw() -> bool:
    return find_spec("resvg_py") is not None


class Previews:
    def __init__(self, lobby: Lobby):
        self._lobby = lobby
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._turn = asyncio.Lock()

    async def head(self, request: Request, path: str) -> str:
        """What stands in a page's head for messengers; empty where there is nothing to say of it in particular."""
        words = words_of(request)
        try:
            if found := _MOMENT.fullmatch(path):
                table, seq, last = await self._moment(request, found[1], int(found[2] or 0))
                title = words.say(Sentence("preview-game", game=table.game.name, names=table.names))
                line = words.say(Sentence("preview-moment" if found[2] else "preview-replay", seq=seq, last=last))
                image = f"/api/tables/{table.code}/picture/{seq if found[2] else last}.png" if can_draw() else SIGN
                return _tags(request, title, line, image, large=image != SIGN)
            if (found := _PLAYER.fullmatch(path)) and (known := await self._lobby.store.people.player(found[1], 0)):
                who, line = words.say(Sentence("preview-player", who=known[0])), words.say(Sentence("preview-player-line"))
                return _tags(request, who, line, SIGN, large=False)
        except Refusal:  # no such table, or no game that is over: the page itself says so
            return ""
        return ""

    async def _moment(self, request: Request, code: str, seq: int) -> tuple[Table, int, int]:
        """Of a game that is over. Whoever tries out codes is not answered any more, here as elsewhere."""
        token, address = token_of(request), address_of(request)
        self._lobby.limits.check("strangers", token, address)
        try:
            session = await self._lobby.table(code)
        except NoTable:
            await self._lobby.limits.take("strangers", token, address)
            raise
        if session.play is None or session.table.status != "over":
            raise Refusal.because("game-not-over")
        return session.table, min(seq, session.play.seq), session.play.seq

    async def picture(self, code: str, seq: int) -> bytes:
        """A PNG of the board after an entry of a finished game's log, as a spectator saw it."""
        session = await self._lobby.table(code)
        play, table = session.play, session.table
        if play is None or table.status != "over":
            raise Refusal.because("game-not-over")
        if not can_draw() or seq > play.seq:
            raise NotHere.because("picture-none")
        key = (f"{table.code} {table.started}", seq)
        async with self._turn:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(_drawn, session, seq)
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            return self._kept[key]


def _drawn(session: TableSession, seq: int) -> bytes:
    """It plays the game again up to there: not for the event loop."""
    table, play = session.table, session.play
    assert play
    saved = Saved(replace(table, status="playing", closed=""), play.entries[1 : seq + 1], set(), play.log.codes)
    before = play_from(saved)
    assert before
    return png_of(framed(before.position.seen_by(SPECTATOR).svg(table.names)))


def framed(svg: str) -> str:
    """A drawing of any size, as large as it can be on a sheet of the size that messengers like."""
    root = _ROOT.search(svg)
    assert root
    width, height = (float(re.search(rf'\s{name}="([\d.]+)', root[1])[1]) for name in ("width", "height"))  # type: ignore[index]
    kept = _SIZE.sub("", root[1])
    box = "" if "viewBox" in kept else f' viewBox="0 0 {width:g} {height:g}"'
    inner = f'<svg{kept}{box} x="{EDGE}" y="{EDGE}" width="{WIDE - 2 * EDGE}" height="{HIGH - 2 * EDGE}">{svg[root.end() :]}'
    sheet = f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}">{sheet}{inner}</svg>'


def _tags(request: Request, title: str, line: str, image: str, large: bool) -> str:
    here = str(request.base_url).rstrip("/")
    told = {
        "og:site_name": "Quirkbox",
        "og:type": "website",
        "og:title": title,
        "og:description": line,
        "og:url": f"{here}{request.url.path}",
        "og:image": f"{here}{image}",
        "twitter:card": "summary_large_image" if large else "summary",
    }
    if large:
        told |= {"og:image:width": str(WIDE), "og:image:height": str(HIGH), "og:image:alt": title}
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items())

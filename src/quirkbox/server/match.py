"""Any game, now: whoever looks for people to play with sits down where somebody waits, or opens a table where they are found."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace

from quirkbox.bots import plays
from quirkbox.engine import Refusal, quoted
from quirkbox.games import GAMES, game
from quirkbox.server import wire
from quirkbox.server.lobby import Lobby, NotHere
from quirkbox.server.table_session import TableSession
from quirkbox.server.words import clean_name
from quirkbox.server.writer import Row
from quirkbox.table import Door, Table

# So many open tables are looked at.
MOST = 200


class Match:
    def __init__(self, lobby: Lobby):
        self._lobby = lobby
        # One after the other: two who look at the same moment are not to wait at a table each. (Those who come through two
        # processes may; they find each other when they look again.)
        self._turn = asyncio.Lock()

    async def find(self, token: str, address: str, wish: wire.Match) -> str:
        """The code of a table at which they sit now: `wish.at`, if they wait there and there is nothing better."""
        name = clean_name(wish.name)
        if wish.game not in GAMES:
            raise NotHere.because("game-unknown", given=quoted(wish.game))
        async with self._turn:
            waits = await self._lobby.table(wish.at) if wish.at else None
            if waits and not self._is_alone(waits.table, token):
                return waits.table.code
            for code in await self._tables(token, wish):
                if await self._sit(token, name, code):
                    if waits:
                        await waits.change(secrets.token_hex(16), lambda table: table.forget(token))
                    self._lobby.metrics.matches.labels("joined").inc()
                    return code
            return waits.table.code if waits else await self._open(token, address, name, wish)

    @staticmethod
    def _is_alone(table: Table, token: str) -> bool:
        """They wait there, and nobody else does."""
        return table.gathers and table.status == "waiting" and bool(table.own_seats(token)) and table.is_alone(token)

    async def _tables(self, token: str, wish: wire.Match) -> list[str]:
        """Where somebody waits whom one can sit down with; those that begin by themselves first, and of these the fullest."""
        recent = self._lobby.clock.now_ms() - round(self._lobby.settings.recent * 1000)
        found = await self._lobby.store.open_tables(recent, MOST)
        fit = [table for table, row in found if (wish.any or table.game.id == wish.game) and self._welcomes(table, row, token)]
        fit.sort(key=lambda table: (not table.gathers, -len([seat for seat in table.seats if seat.kind == "person"]), table.code))
        return [table.code for table in fit if await self._lobby.readiness.is_ready(table.game.id)]

    def _welcomes(self, table: Table, row: Row, token: str) -> bool:
        people = {seat.token for seat in table.seats if seat.kind == "person"}
        here = row["here"] | self._lobby.known_here(table.code)
        return (
            table.door.opens == "open" and not table.beginning and not table.deal and bool(people & here) and token not in people
        )

    async def _sit(self, token: str, name: str, code: str) -> bool:
        """False if somebody was quicker, or one may not."""
        try:
            session: TableSession = await self._lobby.table(code)
            await session.change(secrets.token_hex(16), lambda table: table.sit(token, table.free_seat(), name))
        except Refusal:
            return False
        await self._lobby.store.people.name(token, name, only_if_new=True)
        return True

    async def _open(self, token: str, address: str, name: str, wish: wire.Match) -> str:
        await self._lobby.readiness.must_be_ready(wish.game)
        await self._lobby.limits.take("tables", token, address)
        table = Table.new("", game(wish.game), {}, public=True, door=Door(host=token)).sit(token, 0, name)
        bots = [bot.id for bot in self._lobby.bot_pool.bots.values() if plays(bot, table.game)]
        # Strangers come and go: nobody's game ends by that.
        # They speak in faces and phrases, unless whoever sits first wants otherwise.
        table = replace(table, gathers=True, chat=False, minder=bots[min(1, len(bots) - 1)] if bots else None)
        self._lobby.metrics.matches.labels("opened").inc()
        return await self._lobby.create(token, name, table)

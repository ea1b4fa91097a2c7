"""The same deal for another team: of a cooperative game that is over, played anew by people who have not seen it, and compared.

A deal is its secret. Whoever has played it knows it, and nobody is told of it before: not the secret, nor what shows cards.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from quirkbox.engine import Refusal
from quirkbox.games import GAMES
from quirkbox.server import rows
from quirkbox.server.people import Reader, Writer
from quirkbox.server.writer import Conflict
from quirkbox.table import Play, Table

# So many teams are compared.
MOST_TEAMS = 100


@dataclass(frozen=True)
class Deal:
    id: str
    game: str
    rules: int
    players: int
    options: Mapping[str, str]
    dealt: Sequence[int]
    secret: str

    def must_be_the_same_now(self) -> None:
        """Refusal if the rules, or files of ours, have changed since: then it would be another deal."""
        game = GAMES.get(self.game)
        same = False
        with suppress(Refusal):  # a choice that is no longer offered
            same = bool(game) and game.version == self.rules and self._codes() == list(self.dealt)  # type: ignore[union-attr]
        if not same:
            raise Refusal.because("deal-old")

    def _codes(self) -> list[int]:
        codes: list[int] = GAMES[self.game].option_codes(self.players, self.options).tolist()
        return codes


@dataclass(frozen=True)
class Result:
    table: str
    at: int
    names: list[str]
    won: bool
    score: int
    moves: int


def deal_of(table: Table, play: Play) -> Deal:
    """What another team can play; Refusal if this game is none that can be compared."""
    if not table.game.cooperative:
        raise Refusal.because("deal-together")
    if not play.over or table.closed or table.beginning or table.secret is None:
        raise Refusal.because("deal-not-whole")
    secret = table.secret.hex()
    id = hashlib.sha256(f"deal {secret}".encode()).hexdigest()[:16]
    seats = len(table.seats)
    codes = play.log.codes if play.log.codes is not None else table.game.option_codes(seats, table.options).tolist()
    return Deal(id, table.game.id, table.game.version, seats, dict(table.options), list(codes), secret)


def result_of(table: Table, play: Play) -> Result:
    winners, score = play.position.winners(), play.position.score()
    return Result(table.code, play.entries[-1].at, table.names, bool(winners), max(score), play.seq)


class Deals:
    def __init__(self, read: Reader, write: Writer):
        self._read, self._write = read, write

    async def keep(self, deal: Deal, result: Result) -> None:
        """The deal, and what a team has made of it; whoever comes second had the same to keep."""

        def put(connection: Connection) -> None:
            if connection.scalar(select(rows.deals.c.id).where(rows.deals.c.id == deal.id)) is None:
                connection.execute(insert(rows.deals).values(vars(deal)))
            done = rows.deal_results.c
            mine = (done.deal == deal.id) & (done.table == result.table)
            if connection.scalar(select(done.table).where(mine)) is None:
                connection.execute(insert(rows.deal_results).values(deal=deal.id, **vars(result)))

        with suppress(Conflict):
            await self._write(put)

    async def find(self, id: str) -> Deal | None:
        wanted = select(rows.deals).where(rows.deals.c.id == id)
        found = await self._read(lambda connection: connection.execute(wanted).mappings().first())
        return Deal(**found) if found else None

    async def results(self, id: str) -> list[Result]:
        """The best first."""
        done = rows.deal_results.c
        order = (done.won.desc(), done.score.desc(), done.moves, done.at)
        wanted = select(rows.deal_results).where(done.deal == id).order_by(*order).limit(MOST_TEAMS)
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return [Result(row.table, row.at, row.names, row.won, row.score, row.moves) for row in found]

    async def knows(self, token: str, id: str) -> bool:
        """They have played it, or play it now; or they have played on from it."""
        table, seat = rows.tables.c, rows.seats.c
        wanted = (
            select(seat.chair)
            .join(rows.tables, table.code == seat.table)
            .where(table.deal == id, seat.token == token, table.status != "waiting")
            .limit(1)
        )
        return await self._read(lambda connection: connection.scalar(wanted)) is not None

    async def hide_branches(self, origin: str, deal: str) -> list[str]:
        """The games that go on from a table show its deal, too; which ones have been open until now."""
        table, branch = rows.tables.c, rows.branches.c

        def look(connection: Connection) -> list[str]:
            found: list[str] = []
            ahead = [origin]
            while ahead:
                again = select(table.rematch).where(
                    table.code.in_(ahead), table.beginning.is_not(None), table.rematch.is_not(None)
                )
                goes_on = select(branch.table).where(branch.origin.in_(ahead))
                ahead = [*connection.scalars(goes_on), *connection.scalars(again)]
                found += ahead
            return list(connection.scalars(select(table.code).where(table.code.in_(found), table.deal != deal)))

        codes = await self._read(look)
        hide = update(rows.tables).where(table.code.in_(codes)).values(deal=deal, version=table.version + 1)

        def put(connection: Connection) -> None:
            connection.execute(hide)

        if codes:
            await self._write(put, *codes)
        return codes

    async def of_table(self, code: str) -> str:
        """Which deal that others may play lies at a table; empty: none."""
        wanted = select(rows.tables.c.deal).where(rows.tables.c.code == code)
        return await self._read(lambda connection: connection.scalar(wanted)) or ""

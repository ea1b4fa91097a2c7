"""What people write to each other at a table: the last lines, as long as the table is there. And reports of people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from quirkbox.engine import Refusal
from quirkbox.server import rows
from quirkbox.server.people import Reader, Writer
from quirkbox.server.writer import Conflict
from quirkbox.table import Line
from quirkbox.table.talk import MOST_LINES, WRITING_PAUSE

Why = Literal["words", "spoils", "name", "other"]
# Lines that go with a report, and days for which it is kept.
MOST_REPORTED, REPORTS_LAST = 20, 90


class Chat:
    def __init__(self, read: Reader, write: Writer):
        self._read, self._write = read, write

    async def write(self, code: str, chair: int, token: str, who: str, text: str, now: int, key: str) -> int:
        """One line more. How many comings and goings the table has seen with it; 0 if the same ask has written it before. Refusal
        if it follows the one before it too quickly."""
        comings = 0
        hasty = False

        def put(connection: Connection) -> None:
            nonlocal comings, hasty
            comings, hasty = 0, False
            line, here = rows.chat.c, rows.chat.c.table == code
            if connection.scalar(select(line.n).where(here, line.key == key)) is not None:
                return
            last = connection.scalar(select(func.max(line.at)).where(here, line.token == token))
            if last is not None and now < last + WRITING_PAUSE:
                hasty = True
                return
            n = (connection.scalar(select(func.max(line.n)).where(here)) or 0) + 1
            mine = {"chair": chair, "token": token, "who": who, "text": text, "at": now, "key": key}
            connection.execute(insert(rows.chat).values(table=code, n=n, **mine))
            connection.execute(delete(rows.chat).where(here, line.n <= n - MOST_LINES))
            heard = update(rows.tables).where(rows.tables.c.code == code).values(comings=rows.tables.c.comings + 1)
            comings = connection.scalar(heard.returning(rows.tables.c.comings)) or 0

        try:
            await self._write(put, code)
        except Conflict:  # another line, at the same moment, elsewhere
            await self._write(put, code)
        if hasty:
            raise Refusal.because("talk-slowly")
        return comings

    async def lines(self, code: str, after: int = 0) -> list[Line]:
        return await self._read(lambda connection: lines_of(connection, code, after))

    async def report(self, about: dict[str, Any], lines: Sequence[Line]) -> int:
        """What somebody reports of somebody else; its number."""
        number = 0
        told = [{"who": line.who, "text": line.text, "at": line.at} for line in lines[-MOST_REPORTED:]]

        def put(connection: Connection) -> None:
            nonlocal number
            kept = insert(rows.reports).values(**about, lines=told).returning(rows.reports.c.id)
            number = connection.scalar(kept) or 0

        await self._write(put)
        return number

    async def forget_reports(self, now: int) -> None:
        old = delete(rows.reports).where(rows.reports.c.at < now - REPORTS_LAST * 86_400_000)

        def put(connection: Connection) -> None:
            connection.execute(old)

        await self._write(put)


def lines_of(connection: Connection, code: str, after: int = 0) -> list[Line]:
    line = rows.chat.c
    found = connection.execute(select(rows.chat).where(line.table == code, line.n > after).order_by(line.n))
    return [Line(row.n, row.chair, row.who, row.text, row.at) for row in found]

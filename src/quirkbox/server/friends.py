"""Friends: two people who have agreed to see where the other is. What is written down about them, and who is told what of it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, or_, select, update

from quirkbox.engine import Refusal
from quirkbox.server import rows
from quirkbox.server.people import Reader, Writer
from quirkbox.server.writer import Conflict

MOST_FRIENDS = 200
# So long a link makes friends, in seconds, and an invitation is shown.
LINK_LASTS, INVITE_LASTS = 7 * 86_400, 3_600
# How often somebody's being here is written down, and how long it holds, in ms.
SEEN_EVERY, SEEN_HOLDS = 45_000, 120_000


@dataclass(frozen=True)
class Known:
    """A friend, as the database has them. `tables`: where they are connected."""

    token: str
    player: str
    name: str
    face: int
    seen: int
    tables: list[str]


@dataclass(frozen=True)
class Invited:
    table: str
    by: str
    at: int


def key_of_link(code: str) -> str:
    return hashlib.sha256(f"friend {code}".encode()).hexdigest()


class Friends:
    def __init__(self, read: Reader, write: Writer):
        self._read, self._write = read, write

    async def new_link(self, token: str, now: int) -> str:
        """A code that makes friends of whoever brings it and this person; the one before it does so no more."""
        code = secrets.token_urlsafe(16)

        def put(connection: Connection) -> None:
            here = rows.friend_links
            connection.execute(delete(here).where(or_(here.c.token == token, here.c.expires <= now)))
            connection.execute(insert(here).values(token=token, key=key_of_link(code), expires=now + LINK_LASTS * 1000))

        await self._twice(put)
        return code

    async def of_link(self, code: str, now: int) -> str | None:
        """Whose link it is."""
        here = rows.friend_links.c
        wanted = select(here.token).where(here.key == key_of_link(code), here.expires > now)
        return await self._read(lambda connection: connection.scalar(wanted))

    async def befriend(self, one: str, other: str, now: int) -> None:
        def put(connection: Connection) -> None:
            here = rows.friends.c
            for token, friend in ((one, other), (other, one)):
                theirs = list(connection.scalars(select(here.friend).where(here.token == token)))
                if friend in theirs:
                    continue
                if len(theirs) >= MOST_FRIENDS:
                    raise Refusal.because("friends-most", count=MOST_FRIENDS)
                connection.execute(insert(rows.friends).values(token=token, friend=friend, since=now))

        await self._twice(put)

    async def part(self, token: str, friend: str) -> None:
        """They are no friends any more, neither of the other; nor are invitations between them there any more."""

        def put(connection: Connection) -> None:
            here, asked = rows.friends.c, rows.invites.c
            for one, other in ((token, friend), (friend, token)):
                connection.execute(delete(rows.friends).where(here.token == one, here.friend == other))
                connection.execute(delete(rows.invites).where(asked.token == one, asked.by == other))

        await self._write(put)

    async def of(self, token: str) -> list[Known]:
        """In the order of their names."""
        friend, guest, at, node = rows.friends.c, rows.guests.c, rows.present.c, rows.nodes.c

        def look(connection: Connection) -> list[Known]:
            wanted = select(rows.guests).join(rows.friends, friend.friend == guest.token).where(friend.token == token)
            found = connection.execute(wanted.order_by(guest.name, guest.player)).all()
            tables: dict[str, list[str]] = {}
            tokens = [row.token for row in found]
            alive = select(at.token, at.table).where(at.token.in_(tokens), at.node.in_(select(node.id))).order_by(at.table)
            for row in connection.execute(alive):
                tables.setdefault(row.token, []).append(row.table)
            return [Known(row.token, row.player, row.name, row.face, row.seen, tables.get(row.token, [])) for row in found]

        return await self._read(look)

    async def seen(self, token: str, now: int) -> None:
        """They look at the lobby. It is written down now and then."""
        guest = rows.guests.c
        old = select(guest.seen).where(guest.token == token)
        last = await self._read(lambda connection: connection.scalar(old))
        if last is not None and last < now - SEEN_EVERY:
            mark = update(rows.guests).where(guest.token == token).values(seen=now)

            def put(connection: Connection) -> None:
                connection.execute(mark)

            await self._write(put)

    async def invite(self, token: str, by: str, table: str, now: int) -> bool:
        """Whether it is new: the same is not asked twice within the hour."""
        fresh = False

        def put(connection: Connection) -> None:
            nonlocal fresh
            asked = rows.invites.c
            mine = (asked.table == table) & (asked.token == token)
            last = connection.scalar(select(asked.at).where(mine))
            fresh = last is None or last < now - INVITE_LASTS * 1000
            if fresh:
                connection.execute(delete(rows.invites).where(mine))
                connection.execute(insert(rows.invites).values(table=table, token=token, by=by, at=now))

        await self._twice(put)
        return fresh

    async def invited(self, token: str, now: int) -> list[Invited]:
        """To tables that wait, by friends; the newest first."""
        asked, friend, table = rows.invites.c, rows.friends.c, rows.tables.c
        wanted = (
            select(asked.table, asked.by, asked.at)
            .join(rows.friends, (friend.token == asked.token) & (friend.friend == asked.by))
            .join(rows.tables, table.code == asked.table)
            .where(asked.token == token, asked.at > now - INVITE_LASTS * 1000, table.status == "waiting")
            .order_by(asked.at.desc())
            .limit(10)
        )
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return [Invited(row.table, row.by, row.at) for row in found]

    async def _twice(self, put: Callable[[Connection], None]) -> None:
        try:
            await self._write(put)
        except Conflict:  # the same people, at the same moment, elsewhere
            await self._write(put)

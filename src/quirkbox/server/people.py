"""What is written down about people: the name and face they have given, and codes that move them to another device."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Delete, Insert, delete, func, insert, or_, select, update

from quirkbox.server import played, rows
from quirkbox.server.identity import Veiled
from quirkbox.server.ratings import Finished, player_of, rate
from quirkbox.server.writer import Conflict
from quirkbox.table import Door, Play, Table

T = TypeVar("T")
# Attempts against other processes that write at the same moment.
TRIES = 8


# Devices of one person; whoever asks for more loses the oldest.
MOST_DEVICES = 5


@dataclass(frozen=True)
class Subscription:
    """A device that is told something, as its browser's push service knows it."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    at: int


class Reader(Protocol):
    def __call__(self, work: Callable[[Connection], T], /) -> Awaitable[T]: ...


class Writer(Protocol):
    def __call__(self, work: Callable[[Connection], None], /, *codes: str) -> Awaitable[None]: ...


class People:
    def __init__(self, read: Reader, write: Writer):
        self._read, self._write = read, write

    async def find(self, token: str) -> tuple[str | None, int]:
        """The name somebody has given, if they have, and which face."""
        wanted = select(rows.guests.c.name, rows.guests.c.face).where(rows.guests.c.token == token)
        found = await self._read(lambda connection: connection.execute(wanted).first())
        return (found[0], found[1]) if found else (None, 0)

    async def name(self, token: str, name: str, face: int | None = None, only_if_new: bool = False) -> None:
        def put(connection: Connection) -> None:
            guest = rows.guests.c
            known = connection.scalar(select(guest.name).where(guest.token == token))
            given: dict[str, Any] = {"name": name} | ({} if face is None else {"face": face})
            if known is None:
                connection.execute(insert(rows.guests).values(token=token, player=player_of(token), **given))
            elif not only_if_new:
                connection.execute(update(rows.guests).where(guest.token == token).values(given))

        try:
            await self._write(put)
        except Conflict:  # the same browser, at the same moment, elsewhere
            await self._write(put)

    async def offer(self, token: str, veiled: Veiled, expires: int) -> None:
        """A code that moves them; the one before it is good for nothing any more."""

        def put(connection: Connection) -> None:
            connection.execute(delete(rows.moves).where(rows.moves.c.person == token))
            connection.execute(insert(rows.moves).values(key=veiled.key, person=token, veiled=veiled.cookie, expires=expires))

        try:
            await self._write(put)
        except Conflict:  # the same person, at the same moment, elsewhere
            await self._write(put)

    async def take(self, key: str, now: int) -> Veiled | None:
        """What a code stands for, to whoever is first; None if there is no such code, or not any more."""
        found: bytes | None = None

        def put(connection: Connection) -> None:
            nonlocal found
            move = rows.moves.c
            connection.execute(delete(rows.moves).where(move.expires <= now))
            found = connection.scalar(delete(rows.moves).where(move.key == key).returning(move.veiled))

        await self._write(put)
        return Veiled(key, found) if found is not None else None

    async def rate(self, game: Finished) -> None:
        """A finished game counts, once."""
        for left in range(TRIES, -1, -1):
            try:
                await self._write(lambda connection: rate(connection, game))
                break
            except Conflict:  # another process has noticed the end too, or another game of theirs has ended
                if not left:
                    raise

    async def keep_played(self, table: Table, play: Play) -> None:
        """What stays of a finished game with its players, once."""
        if await self._read(lambda connection: played.is_written(connection, table)):
            return
        if lines := await asyncio.to_thread(played.lines_of, table, play):
            with suppress(Conflict):  # another process has noticed the end too
                await self._write(lambda connection: played.write(connection, lines))

    async def played(self, token: str, most: int) -> list[Any]:
        """Somebody's newest games, for themselves."""
        line = rows.played.c
        wanted = select(rows.played).where(line.token == token).order_by(line.at.desc(), line.table).limit(most)
        return list(await self._read(lambda connection: connection.execute(wanted).all()))

    async def forget_played(self, token: str) -> None:
        await self._write(lambda connection: played.forget(connection, token))

    async def player(self, player: str, most: int) -> tuple[str, int, list[Any], list[Any]] | None:
        """Name, face, ratings and newest games of somebody whose page one was sent; None if there is nobody."""
        guest, rating, done = rows.guests.c, rows.ratings.c, rows.rated.c

        def look(connection: Connection) -> tuple[str, int, list[Any], list[Any]] | None:
            known = connection.execute(select(guest.name, guest.face).where(guest.player == player)).first()
            if known is None:
                return None
            ratings = select(rows.ratings).where(rating.player == player).order_by(rating.games.desc(), rating.game)
            games = select(rows.rated).where(done.player == player).order_by(done.at.desc(), done.table).limit(most)
            return known.name, known.face, list(connection.execute(ratings)), list(connection.execute(games))

        return await self._read(look)

    async def push_key(self, fresh: str) -> str:
        """The key by which push services know this server: the one that is written down, or from now on this one."""
        wanted = select(rows.push_key.c.pem)
        if found := await self._read(lambda connection: connection.scalar(wanted)):
            return str(found)
        with suppress(Conflict):  # another process has been quicker
            await self._write(lambda connection: _do(connection, insert(rows.push_key).values(id=1, pem=fresh)))
        return str(await self._read(lambda connection: connection.scalar(wanted)))

    async def subscribe(self, token: str, device: Subscription) -> None:
        """This device is told from now on what this person is to know, and nobody else."""

        def put(connection: Connection) -> None:
            here = rows.pushes.c
            connection.execute(delete(rows.pushes).where(here.endpoint == device.endpoint))
            connection.execute(insert(rows.pushes).values(token=token, **asdict(device)))
            newest = select(here.endpoint).where(here.token == token).order_by(here.at.desc(), here.endpoint).limit(MOST_DEVICES)
            kept = list(connection.scalars(newest))
            connection.execute(delete(rows.pushes).where(here.token == token, here.endpoint.not_in(kept)))

        try:
            await self._write(put)
        except Conflict:  # the same browser, at the same moment, elsewhere
            await self._write(put)

    async def unsubscribe(self, endpoint: str, token: str | None = None) -> None:
        """This device is told nothing any more; with a token only if it is that person's."""
        here = rows.pushes.c
        gone = delete(rows.pushes).where(here.endpoint == endpoint)
        gone = gone if token is None else gone.where(here.token == token)
        await self._write(lambda connection: _do(connection, gone))

    async def subscriptions(self, token: str) -> list[Subscription]:
        wanted = select(rows.pushes).where(rows.pushes.c.token == token)
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return [Subscription(row.endpoint, row.p256dh, row.auth, row.language, row.at) for row in found]

    async def forget(self, token: str) -> list[str]:
        """Nothing leads to them any more. The tables that they had a seat at: its owner is nobody now."""
        seat = rows.seats.c
        codes = list(await self._read(lambda connection: connection.scalars(_tables_of(token)).all()))

        def put(connection: Connection) -> None:
            mine = rows.tables.c.code.in_(_tables_of(token))
            for code, status, kept in connection.execute(
                select(rows.tables.c.code, rows.tables.c.status, rows.tables.c.door).where(mine).order_by(rows.tables.c.code)
            ).all():
                door = Door.from_json(kept)
                door = replace(door, host="") if door.host == token else door
                now = {"version": rows.tables.c.version + 1, "door": door.to_json()}
                connection.execute(update(rows.tables).where(rows.tables.c.code == code).values(now))
                # What they have written to others goes with them.
                _forget_lines(connection, code, token)
                theirs = update(rows.seats).where(seat.table == code, seat.token == token)
                # A bot that stood in for them plays on for itself; a seat of a game that runs is free to whoever comes.
                connection.execute(theirs.where(seat.bot.is_not(None)).values(token=None, person=""))
                gone = {"person": "", "left": False} if status == "waiting" else {"left": True}
                connection.execute(theirs.values(token=None, **gone))
            connection.execute(delete(rows.moves).where(rows.moves.c.person == token))
            connection.execute(delete(rows.pushes).where(rows.pushes.c.token == token))
            _forget_friends(connection, token)
            played.forget(connection, token)
            for told in (rows.ratings, rows.rated):
                connection.execute(delete(told).where(told.c.player == player_of(token)))
            connection.execute(delete(rows.guests).where(rows.guests.c.token == token))

        await self._write(put, *codes)
        return codes


def _do(connection: Connection, statement: Insert | Delete) -> None:
    connection.execute(statement)


def _forget_lines(connection: Connection, code: str, token: str) -> None:
    """The newest line of a table stays without its words: its number must not be given again."""
    line = rows.chat.c
    theirs = (line.table == code) & (line.token == token)
    newest = select(func.max(line.n)).where(line.table == code).scalar_subquery()
    connection.execute(delete(rows.chat).where(theirs, line.n < newest))
    connection.execute(update(rows.chat).where(theirs).values(token=None, who="", text=""))


def _forget_friends(connection: Connection, token: str) -> None:
    friend, asked = rows.friends.c, rows.invites.c
    connection.execute(delete(rows.friends).where(or_(friend.token == token, friend.friend == token)))
    connection.execute(delete(rows.invites).where(or_(asked.token == token, asked.by == token)))
    connection.execute(delete(rows.friend_links).where(rows.friend_links.c.token == token))


def _tables_of(token: str) -> Any:
    return select(rows.seats.c.table).where(rows.seats.c.token == token).distinct()

"""Where tables are written down, so that any process can take any of them up again.

The database is spoken to in threads: one writes, a few read. (SQLAlchemy's asyncio layer changes threads several times per
statement, which made a durable move twice as slow.)
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

from sqlalchemy import (
    Connection,
    Select,
    bindparam,
    delete,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from quirkbox.engine import Refusal
from quirkbox.games import game
from quirkbox.server import rows
from quirkbox.server.database import migrate, open_engine
from quirkbox.table import Entry, Move, Play, Seat, Table

T = TypeVar("T")
Row = dict[str, Any]
READERS = 4


class Conflict(Exception):
    """Somebody else wrote first: look again, then decide again."""


@dataclass(frozen=True)
class Saved:
    """A table as it was found. `entries` may be only the newest ones."""

    table: Table
    entries: list[Entry]
    keys: set[str]


@dataclass
class _Write:
    """An entry for the log with what it makes of its table's row, or any other work."""

    line: Row = field(default_factory=dict)
    now: Row = field(default_factory=dict)
    work: Callable[[Connection], None] | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    def __init__(self, url: str):
        self.url = url
        self._engine = open_engine(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._writes: asyncio.Queue[_Write] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        try:
            await asyncio.get_running_loop().run_in_executor(self._writer, self._migrate)
        except DBAPIError as error:
            where = make_url(self.url).render_as_string(hide_password=True)
            raise Refusal(f"The database {where} cannot be used: {error.orig}.") from None
        self._writing = asyncio.create_task(self._write_all(), name="writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._writing:
            self._writing.cancel()
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    def _migrate(self) -> None:
        with self._begin_writing() as connection:
            migrate(connection)

    # --- reading ---

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def load(self, code: str, after: int = 0) -> Saved | None:
        """A table with the entries of its log after number `after`."""
        return await self._read(lambda connection: _load(connection, code, after))

    async def versions(self, codes: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Version and seq of some tables: what has been done to them elsewhere shows here."""

        def look(connection: Connection) -> dict[str, tuple[int, int]]:
            found: dict[str, tuple[int, int]] = {}
            for part in _parts(codes):
                wanted = select(rows.tables.c.code, rows.tables.c.version, rows.tables.c.seq)
                lines = connection.execute(wanted.where(rows.tables.c.code.in_(part)))
                found |= {code: (version, seq) for code, version, seq in lines}
            return found

        return await self._read(look)

    async def tables_of(self, token: str, most: int) -> list[tuple[Table, Row]]:
        """One's own tables: not finished first, then the newest."""
        mine = select(rows.seats.c.table).where(rows.seats.c.token == token, ~rows.seats.c.left)
        order = (rows.tables.c.status == "over", rows.tables.c.changed.desc())
        wanted = select(rows.tables).where(rows.tables.c.code.in_(mine)).order_by(*order).limit(most)
        return await self._read(lambda connection: _list(connection, wanted))

    async def open_tables(self, seen_since: int, most: int) -> list[tuple[Table, Row]]:
        """Public tables that wait for players, somebody being there."""
        waiting = (rows.tables.c.status == "waiting", rows.tables.c.seen >= seen_since, rows.tables.c.public)
        wanted = select(rows.tables).where(*waiting).order_by(rows.tables.c.changed.desc()).limit(most)
        found = await self._read(lambda connection: _list(connection, wanted))
        return [(table, row) for table, row in found if any(seat.kind == "free" for seat in table.seats)]

    async def running(self, seen_since: int) -> list[str]:
        """The games that somebody may come back to any moment."""
        playing = (rows.tables.c.status == "playing", rows.tables.c.seen >= seen_since)
        wanted = select(rows.tables.c.code).where(*playing)
        return await self._read(lambda connection: list(connection.scalars(wanted)))

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        wanted = select(rows.tables.c.status, func.count()).group_by(rows.tables.c.status)
        return await self._read(lambda connection: {row[0]: row[1] for row in connection.execute(wanted)})

    async def guest_name(self, token: str) -> str | None:
        wanted = select(rows.guests.c.name).where(rows.guests.c.token == token)
        return await self._read(lambda connection: connection.scalar(wanted))

    # --- writing: every call returns when it is durable ---

    async def enter(self, table: Table, move: Move) -> None:
        """The next entry of the log; Conflict if there is one of that number already, or of that key."""
        entry = move.entry
        line = {
            "table": table.code,
            "seq": entry.seq,
            "seat": entry.seat,
            "action": table.game.actions.text(entry.code),
            "at": entry.at,
            "key": entry.key,
        }
        status = "over" if move.public.over else "playing"
        now = {
            "of": table.code,
            "to_seq": entry.seq,
            "to_waiting": move.waiting,
            "at": entry.at,
            "to_status": status,
        }
        await self._write(_Write(line=line, now=now))

    async def create(self, table: Table, play: Play | None, now: int) -> None:
        """A new table; Conflict if its code is taken."""
        await self._write(_Write(work=lambda connection: _create(connection, table, play, now)))

    async def save(self, table: Table, play: Play | None, now: int, key: str) -> None:
        """A changed table; Conflict if somebody changed it first, or this ask was carried out before."""
        await self._write(_Write(work=lambda connection: _save(connection, table, play, now, key)))

    async def save_rematch(self, table: Table, fresh: Table, now: int, key: str) -> None:
        """A finished table that names its rematch, and the rematch."""

        def both(connection: Connection) -> None:
            _create(connection, fresh, None, now)
            _save(connection, table, None, now, key)

        await self._write(_Write(work=both))

    async def seen(self, codes: Sequence[str], now: int) -> None:
        """Somebody is connected to these tables."""

        def mark(connection: Connection) -> None:
            for part in _parts(codes):
                connection.execute(update(rows.tables).where(rows.tables.c.code.in_(part)).values(seen=now))

        await self._write(_Write(work=mark))

    async def name_guest(self, token: str, name: str, only_if_new: bool = False) -> None:
        def put(connection: Connection) -> None:
            known = connection.scalar(select(rows.guests.c.name).where(rows.guests.c.token == token))
            if known is None:
                connection.execute(insert(rows.guests).values(token=token, name=name))
            elif not only_if_new:
                connection.execute(update(rows.guests).where(rows.guests.c.token == token).values(name=name))

        try:
            await self._write(_Write(work=put))
        except Conflict:  # the same browser, at the same moment, elsewhere
            await self._write(_Write(work=put))

    async def _write(self, write: _Write) -> None:
        self._writes.put_nowait(write)
        await write.done

    async def _write_all(self) -> None:
        """Whatever has come in while the disk was busy shares the next transaction: one flush makes all of it durable."""
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._writes.get()]
            while not self._writes.empty():
                batch.append(self._writes.get_nowait())
            results = await loop.run_in_executor(self._writer, self._write_batch, batch)
            for write, error in zip(batch, results, strict=True):
                if write.done.cancelled():
                    continue
                if error:
                    write.done.set_exception(error)
                else:
                    write.done.set_result(None)

    def _write_batch(self, batch: list[_Write]) -> list[Exception | None]:
        """All of them together; if one comes too late, each by itself."""
        try:
            self._write_together(batch)
        except (IntegrityError, Conflict):
            if len(batch) == 1:
                return [Conflict()]
            return [result for write in batch for result in self._write_batch([write])]
        except Exception as error:
            return [error] * len(batch)
        return [None] * len(batch)

    def _write_together(self, batch: list[_Write]) -> None:
        moves = [write for write in batch if write.line]
        with self._begin_writing() as connection:
            if moves:
                connection.execute(insert(rows.log), [move.line for move in moves])
                connection.execute(_MOVED, [move.now for move in moves])
            for write in batch:
                if write.work:
                    write.work(connection)

    @contextmanager
    def _begin_writing(self) -> Iterator[Connection]:
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection


_MOVED = (
    update(rows.tables)
    .where(rows.tables.c.code == bindparam("of"))
    .values(
        seq=bindparam("to_seq"),
        waiting=bindparam("to_waiting"),
        changed=bindparam("at"),
        status=bindparam("to_status"),
    )
)


def _parts(codes: Sequence[str]) -> Iterator[Sequence[str]]:
    """A statement holds only so many values."""
    for start in range(0, len(codes), 500):
        yield codes[start : start + 500]


def _load(connection: Connection, code: str, after: int) -> Saved | None:
    found = connection.execute(select(rows.tables).where(rows.tables.c.code == code)).mappings().first()
    if found is None:
        return None
    table = _table(dict(found), _seats_of(connection, [code])[code])
    if table.status != "waiting" and found["rules"] != table.game.version:
        raise Refusal(f"This game was begun with other rules of {table.game.name} and cannot be shown any more.")
    lines = select(rows.log).where(rows.log.c.table == code, rows.log.c.seq > after).order_by(rows.log.c.seq)
    entries = [_entry(table, dict(line)) for line in connection.execute(lines).mappings()]
    keys = connection.scalars(select(rows.asks.c.key).where(rows.asks.c.table == code))
    return Saved(table, entries, set(keys))


def _list(connection: Connection, wanted: Select[Any]) -> list[tuple[Table, Row]]:
    found = connection.execute(wanted).mappings().all()
    chairs = _seats_of(connection, [row["code"] for row in found])
    return [(_table(dict(row), chairs[row["code"]]), dict(row)) for row in found]


def _create(connection: Connection, table: Table, play: Play | None, now: int) -> None:
    connection.execute(insert(rows.tables).values(**_table_row(table, play, now), seen=now))
    connection.execute(insert(rows.seats), _seat_rows(table))


def _save(connection: Connection, table: Table, play: Play | None, now: int, key: str) -> None:
    connection.execute(insert(rows.asks).values(table=table.code, key=key))
    same = (rows.tables.c.code == table.code) & (rows.tables.c.version == table.version - 1)
    row = _table_row(table, play, now)
    if table.status != "waiting" and play is None:  # the game goes on meanwhile: its columns are not ours
        row = {name: row[name] for name in ("public", "rematch", "version")}
    changed = connection.execute(update(rows.tables).where(same).values(row))
    if changed.rowcount == 0:
        raise Conflict
    connection.execute(delete(rows.seats).where(rows.seats.c.table == table.code))
    connection.execute(insert(rows.seats), _seat_rows(table))


def _table_row(table: Table, play: Play | None, now: int) -> Row:
    return {
        "code": table.code,
        "game": table.game.id,
        "rules": table.game.version,
        "options": dict(table.options),
        "public": table.public,
        "status": table.status,
        "secret": table.secret.hex() if table.secret else None,
        "started": table.started,
        "rematch": table.rematch,
        "version": table.version,
        "seq": play.seq if play else -1,
        "waiting": play.waiting if play else [],
        "changed": now,
    }


def _seat_rows(table: Table) -> list[Row]:
    return [{"table": table.code, **vars(seat)} for seat in table.seats]


def _seats_of(connection: Connection, codes: Sequence[str]) -> dict[str, list[Seat]]:
    wanted = select(rows.seats).where(rows.seats.c.table.in_(codes)).order_by(rows.seats.c.table, rows.seats.c.chair)
    found: dict[str, list[Seat]] = {code: [] for code in codes}
    for row in connection.execute(wanted).mappings():
        values = dict(row)
        found[values.pop("table")].append(Seat(**values))
    return found


def _table(row: Row, chairs: list[Seat]) -> Table:
    return Table(
        code=row["code"],
        game=game(row["game"]),
        options=row["options"],
        seats=tuple(chairs),
        public=row["public"],
        status=row["status"],
        secret=bytes.fromhex(row["secret"]) if row["secret"] else None,
        started=row["started"],
        rematch=row["rematch"],
        version=row["version"],
    )


def _entry(table: Table, line: Row) -> Entry:
    return Entry(line["seq"], line["seat"], table.game.actions.parse(line["action"]), line["at"], line["key"])

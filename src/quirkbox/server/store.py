"""Where tables are written down, so that any process can take any of them up again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quirkbox.engine import Refusal
from quirkbox.games import game
from quirkbox.server import rows
from quirkbox.table import Entry, Move, Play, Seat, Table

Row = dict[str, Any]
Work = Callable[[AsyncConnection], Awaitable[None]]


class Conflict(Exception):
    """Somebody else wrote first: look again, then decide again."""


@dataclass(frozen=True)
class Saved:
    """A table as it was found. `entries` may be only the newest ones."""

    table: Table
    entries: list[Entry]
    keys: set[str]


def database_url(data: Path, database: str | None) -> str:
    """The database a person named, or a file in the data folder."""
    if database is None:
        return f"sqlite+aiosqlite:///{data / 'quirkbox.db'}"
    for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+psycopg:")):
        if database.startswith(plain):
            return driver + database.removeprefix(plain)
    return database


class Store:
    def __init__(self, url: str):
        self.url = url
        self._engine = _engine(url)
        self._writes: asyncio.Queue[_Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
        except DBAPIError as error:
            await self._engine.dispose()
            where = make_url(self.url).render_as_string(hide_password=True)
            raise Refusal(f"The database {where} cannot be used: {error.orig}.") from None
        self._writer = asyncio.create_task(self._write_all(), name="writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    # --- reading ---

    async def load(self, code: str, after: int = 0) -> Saved | None:
        """A table with the entries of its log after number `after`."""
        async with self._engine.connect() as connection:
            found = (
                (await connection.execute(select(rows.tables).where(rows.tables.c.code == code)))
                .mappings()
                .first()
            )
            if found is None:
                return None
            chairs = await _seats_of(connection, [code])
            lines = (
                select(rows.log)
                .where(rows.log.c.table == code, rows.log.c.seq > after)
                .order_by(rows.log.c.seq)
            )
            log = (await connection.execute(lines)).mappings().all()
            keys = (await connection.scalars(select(rows.asks.c.key).where(rows.asks.c.table == code))).all()
        table = _table(dict(found), chairs[code])
        if table.status != "waiting" and found["rules"] != table.game.version:
            raise Refusal(
                f"This game was begun with other rules of {table.game.name} and cannot be shown any more."
            )
        entries = [_entry(table, dict(line)) for line in log]
        return Saved(table, entries, set(keys))

    async def versions(self, codes: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Version and seq of some tables: what has been done to them elsewhere shows here."""
        columns = (rows.tables.c.code, rows.tables.c.version, rows.tables.c.seq)
        found: dict[str, tuple[int, int]] = {}
        async with self._engine.connect() as connection:
            for start in range(0, len(codes), 500):
                part = select(*columns).where(rows.tables.c.code.in_(codes[start : start + 500]))
                found |= {code: (version, seq) for code, version, seq in await connection.execute(part)}
        return found

    async def tables_of(self, token: str, most: int) -> list[tuple[Table, Row]]:
        """One's own tables: not finished first, then the newest."""
        mine = select(rows.seats.c.table).where(rows.seats.c.token == token, ~rows.seats.c.left)
        order = (rows.tables.c.status == "over", rows.tables.c.changed.desc())
        return await self._list(
            select(rows.tables).where(rows.tables.c.code.in_(mine)).order_by(*order).limit(most)
        )

    async def open_tables(self, seen_since: int, most: int) -> list[tuple[Table, Row]]:
        """Public tables that wait for players, somebody being there."""
        wanted = select(rows.tables).where(
            rows.tables.c.status == "waiting", rows.tables.c.seen >= seen_since
        )
        found = await self._list(
            wanted.where(rows.tables.c.public).order_by(rows.tables.c.changed.desc()).limit(most)
        )
        return [(table, row) for table, row in found if any(seat.kind == "free" for seat in table.seats)]

    async def _list(self, wanted: Any) -> list[tuple[Table, Row]]:
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().all()
            chairs = await _seats_of(connection, [row["code"] for row in found])
        return [(_table(dict(row), chairs[row["code"]]), dict(row)) for row in found]

    async def running(self, seen_since: int) -> list[str]:
        """The games that somebody may come back to any moment."""
        wanted = select(rows.tables.c.code).where(
            rows.tables.c.status == "playing", rows.tables.c.seen >= seen_since
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        wanted = select(rows.tables.c.status, func.count()).group_by(rows.tables.c.status)
        async with self._engine.connect() as connection:
            return {status: number for status, number in await connection.execute(wanted)}  # noqa: C416  # rows are no pairs

    async def guest_name(self, token: str) -> str | None:
        async with self._engine.connect() as connection:
            name: str | None = await connection.scalar(
                select(rows.guests.c.name).where(rows.guests.c.token == token)
            )
            return name

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
        status = "over" if move.position.over else "playing"
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

        async def both(connection: AsyncConnection) -> None:
            await _create(connection, fresh, None, now)
            await _save(connection, table, None, now, key)

        await self._write(_Write(work=both))

    async def seen(self, codes: Sequence[str], now: int) -> None:
        """Somebody is connected to these tables."""

        async def mark(connection: AsyncConnection) -> None:
            for start in range(0, len(codes), 500):
                part = rows.tables.c.code.in_(codes[start : start + 500])
                await connection.execute(update(rows.tables).where(part).values(seen=now))

        await self._write(_Write(work=mark))

    async def name_guest(self, token: str, name: str, only_if_new: bool = False) -> None:
        async def put(connection: AsyncConnection) -> None:
            known = await connection.scalar(select(rows.guests.c.name).where(rows.guests.c.token == token))
            if known is None:
                await connection.execute(insert(rows.guests).values(token=token, name=name))
            elif not only_if_new:
                await connection.execute(
                    update(rows.guests).where(rows.guests.c.token == token).values(name=name)
                )

        try:
            await self._write(_Write(work=put))
        except Conflict:  # the same browser, at the same moment, elsewhere
            await self._write(_Write(work=put))

    async def _write(self, write: _Write) -> None:
        write.done = asyncio.get_running_loop().create_future()
        self._writes.put_nowait(write)
        await write.done

    async def _write_all(self) -> None:
        """Whatever has come in while the disk was busy shares the next transaction: one flush makes all of it durable."""
        while True:
            batch = [await self._writes.get()]
            while not self._writes.empty():
                batch.append(self._writes.get_nowait())
            try:
                failed = await self._write_batch(batch)
            except Exception as error:
                failed = dict.fromkeys(map(id, batch), error)
            for write in batch:
                if write.done.cancelled():
                    continue
                if id(write) in failed:
                    write.done.set_exception(failed[id(write)])
                else:
                    write.done.set_result(None)

    async def _write_batch(self, batch: list[_Write]) -> dict[int, Exception]:
        failed: dict[int, Exception] = {}
        moves = [write for write in batch if write.line]
        async with self._engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                if not await _enter_together(connection, moves):
                    for move in moves:
                        if not await _enter_together(connection, [move]):
                            failed[id(move)] = Conflict()
                for write in batch:
                    if write.work:
                        try:
                            async with connection.begin_nested():
                                await write.work(connection)
                        except (IntegrityError, Conflict):
                            failed[id(write)] = Conflict()
        return failed


@dataclass
class _Write:
    """An entry for the log with what it makes of its table's row, or any other work."""

    line: Row = field(default_factory=dict)
    now: Row = field(default_factory=dict)
    work: Work | None = None
    done: asyncio.Future[None] = None  # type: ignore[assignment]  # given when it is queued


def _engine(url: str) -> AsyncEngine:
    try:
        engine = create_async_engine(url)
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise Refusal(f"{url!r:.80} is no database that can be used: {error}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver thinks
    cursor = connection.cursor()
    for setting in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later can be refused half-way: who means to write says so.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: Connection) -> None:
    """Bring the database to the newest form. Alembic is only loaded if there is something to do."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.scalar(text("SELECT version_num FROM alembic_version"))
        if found == rows.HEAD:
            return
        if found is not None and found > rows.HEAD:
            raise Refusal("The database was made by a newer Quirkbox.")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


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


async def _enter_together(connection: AsyncConnection, moves: list[_Write]) -> bool:
    """All of these, or (False) none, because one comes too late."""
    if not moves:
        return True
    try:
        async with connection.begin_nested():
            await connection.execute(insert(rows.log), [move.line for move in moves])
            await connection.execute(_MOVED, [move.now for move in moves])
    except IntegrityError:
        return False
    return True


async def _create(connection: AsyncConnection, table: Table, play: Play | None, now: int) -> None:
    await connection.execute(insert(rows.tables).values(**_table_row(table, play, now), seen=now))
    await connection.execute(insert(rows.seats), _seat_rows(table))


async def _save(connection: AsyncConnection, table: Table, play: Play | None, now: int, key: str) -> None:
    await connection.execute(insert(rows.asks).values(table=table.code, key=key))
    same = (rows.tables.c.code == table.code) & (rows.tables.c.version == table.version - 1)
    row = _table_row(table, play, now)
    if table.status != "waiting" and play is None:  # the game goes on meanwhile: its columns are not ours
        row = {name: row[name] for name in ("public", "rematch", "version")}
    changed = await connection.execute(update(rows.tables).where(same).values(row))
    if changed.rowcount == 0:
        raise Conflict
    await connection.execute(delete(rows.seats).where(rows.seats.c.table == table.code))
    await connection.execute(insert(rows.seats), _seat_rows(table))


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


async def _seats_of(connection: AsyncConnection, codes: Sequence[str]) -> dict[str, list[Seat]]:
    wanted = (
        select(rows.seats)
        .where(rows.seats.c.table.in_(codes))
        .order_by(rows.seats.c.table, rows.seats.c.chair)
    )
    found: dict[str, list[Seat]] = {code: [] for code in codes}
    for row in (await connection.execute(wanted)).mappings():
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

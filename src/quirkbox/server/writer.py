"""The one thread that writes: whatever has come in while the disk was busy shares the next transaction.

One flush makes all of it durable. (SQLAlchemy's asyncio layer changes threads several times per statement, which made a durable
move twice as slow.) A connection that the database has ended is made again, and what was lost with it is written again: what had
been written after all is found by its key, as if somebody else had been first.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, Insert, Update, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from quirkbox.server import rows
from quirkbox.server.database import crossed, lost

Row = dict[str, Any]
CHANNEL = "quirkbox"
# Characters that PostgreSQL carries in one notice, and a bit less.
LONGEST_NOTICE = 7000
# Seconds in which a database that is not there may come back, and the pauses between attempts.
PATIENCE, PAUSE = 20.0, 0.25

logger = logging.getLogger("quirkbox")


class Conflict(Exception):
    """Somebody else wrote first: look again, then decide again."""


@dataclass
class Write:
    """An entry for the log with what it makes of its table's row, or any other work. `codes`: the tables it touches."""

    line: Row = field(default_factory=dict)
    now: Row = field(default_factory=dict)
    work: Callable[[Connection], None] | None = None
    codes: Sequence[str] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    def __init__(self, engine: Engine, node: str):
        self._engine, self._node = engine, node
        # None: that was all.
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closing = threading.Event()
        self._moved, self._logged = _Prepared(engine, _MOVED), _Prepared(engine, insert(rows.log))

    async def first(self, work: Callable[[Connection], None]) -> None:
        """What must be done before anything else, in a transaction of its own; then writing begins."""

        def do() -> None:
            with self._begin() as connection:
                work(connection)

        await asyncio.to_thread(do)
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write_all, args=(loop,), name="writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Returns when it is durable."""
        self._waiting.put(write)
        await write.done

    @property
    def queue(self) -> int:
        """How many writes wait."""
        return self._waiting.qsize()

    async def close(self) -> None:
        """What was asked for before is still written."""
        self._closing.set()
        self._waiting.put(None)
        if self._thread:
            self._thread.join()

    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        more = True
        while more:
            batch = [self._waiting.get()]
            with suppress(Empty):
                while True:
                    batch.append(self._waiting.get_nowait())
            writes = [write for write in batch if write]
            more = len(writes) == len(batch)
            results = self._write_batch(writes) if writes else []
            with suppress(RuntimeError):  # nobody waits any more
                loop.call_soon_threadsafe(_tell, writes, results)

    def _write_batch(self, batch: list[Write]) -> list[Exception | None]:
        """All of them together; if one comes too late, each by itself."""
        attempts = round(PATIENCE / PAUSE)
        for attempt in range(attempts):
            try:
                self._write_together(batch)
            except (IntegrityError, Conflict):
                return [Conflict()] if len(batch) == 1 else self._one_by_one(batch)
            except Exception as error:
                if crossed(error) and len(batch) > 1:
                    return self._one_by_one(batch)
                if not (lost(error) or crossed(error)) or attempt == attempts - 1 or self._closing.wait(PAUSE):
                    return [error] * len(batch)
                logger.warning("The database is tried again: %s", type(error).__name__)
            else:
                break
        return [None] * len(batch)

    def _one_by_one(self, batch: list[Write]) -> list[Exception | None]:
        return [result for write in batch for result in self._write_batch([write])]

    def _write_together(self, batch: list[Write]) -> None:
        # Two processes that want the same rows want them in the same order.
        moves = sorted((write for write in batch if write.line), key=lambda write: write.line["table"])
        with self._begin() as connection:
            if moves:
                if self._moved.run(connection, [move.now for move in moves]) != len(moves):
                    raise Conflict
                self._logged.run(connection, [move.line for move in moves])
            for write in batch:
                if write.work:
                    write.work(connection)
            if self._engine.dialect.name == "postgresql":
                self._give_notice(connection, batch)

    def _give_notice(self, connection: Connection, batch: list[Write]) -> None:
        """Tell the other processes, at the moment it is durable: a move whole, of anything else only which table it was."""
        news = [[write.line, write.now["of_version"]] for write in batch if write.line]
        news += [[code] for code in dict.fromkeys(code for write in batch for code in write.codes)]
        for notice in _notices(self._node, news):
            connection.execute(select(func.pg_notify(CHANNEL, notice)))

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection


def _tell(writes: list[Write], results: list[Exception | None]) -> None:
    """Whoever waits for these goes on."""
    for write, error in zip(writes, results, strict=True):
        if write.done.cancelled():
            continue
        if error:
            write.done.set_exception(error)
        else:
            write.done.set_result(None)


class _Prepared:
    """A statement of every move: its words are made once, and the driver is given its values as they are."""

    def __init__(self, engine: Engine, statement: Insert | Update):
        compiled = statement.compile(engine)
        self._text, self._order = str(compiled), compiled.positiontup

    def run(self, connection: Connection, values: list[Row]) -> int:
        """How many rows it has touched."""
        told: Any = [tuple(row[name] for name in self._order) for row in values] if self._order else values
        return connection.exec_driver_sql(self._text, told).rowcount


def _notices(node: str, news: list[Any]) -> Iterator[str]:
    """As few as will do."""
    part: list[str] = []
    length = 0
    for item in (json.dumps(item, separators=(",", ":")) for item in news):
        if part and length + len(item) > LONGEST_NOTICE:
            yield f'["{node}",{",".join(part)}]'
            part, length = [], 0
        part.append(item)
        length += len(item) + 1
    if part:
        yield f'["{node}",{",".join(part)}]'


# Only if the table is still as it was when the move was decided on: whose seat it is, is part of that.
_MOVED = (
    update(rows.tables)
    .where(
        rows.tables.c.code == bindparam("of"),
        rows.tables.c.version == bindparam("of_version"),
    )
    .values(
        seq=bindparam("to_seq"),
        waiting=bindparam("to_waiting"),
        changed=bindparam("at"),
        status=bindparam("to_status"),
        runs=bindparam("to_runs"),
        due=bindparam("to_due"),
    )
)

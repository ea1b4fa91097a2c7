"""What other processes have written, as PostgreSQL tells it (LISTEN, NOTIFY). With SQLite one has to look: lobby.py does."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from quirkbox.server.writer import CHANNEL

# Seconds until a database that has gone is asked again.
PAUSE = 0.5

logger = logging.getLogger("quirkbox")


@dataclass(frozen=True)
class News:
    """Something was written to a table: a line of its log, at that version of the table; or anything else."""

    code: str
    line: dict[str, Any] | None = None
    version: int = 0


async def listen(url: str, node: str, tell: Callable[[News], None], missed: Callable[[], Awaitable[None]]) -> None:
    """Tell all that others than `node` write, for ever. `missed` is called whenever something may have gone by unheard."""
    import psycopg

    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(plain, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await missed()
                async for notice in connection.notifies():
                    for news in _read(notice.payload, node):
                        tell(news)
        except (psycopg.Error, DBAPIError) as error:
            logger.warning("The database is listened to again: %s", type(error).__name__)
        await asyncio.sleep(PAUSE)


def _read(payload: str, node: str) -> list[News]:
    """Nothing, if we have written it ourselves."""
    writer, *items = json.loads(payload)
    if writer == node:
        return []
    return [News(item[0]) if len(item) == 1 else News(item[0]["table"], item[0], item[1]) for item in items]

"""How much anybody may ask for: by who they are, and by where they come from, since a new cookie costs nothing.

The counting is the library `limits`, which has windows and expiry right. In one process it counts in memory; where several share
a PostgreSQL, what is costly (tables, files, solving) is counted there, so that nobody gets more by being sent to another process.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from typing import Literal

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage, Storage
from limits.strategies import FixedWindowRateLimiter
from sqlalchemy import Engine, case, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from quirkbox.engine import Refusal
from quirkbox.server import rows
from quirkbox.server.settings import Settings
from quirkbox.words.sentence import Sentence

Kind = Literal["requests", "sockets", "strangers", "tables", "matches", "invites", "lines", "reports", "files", "solving"]
# What is counted for all processes together.
SHARED: tuple[Kind, ...] = ("tables", "files", "solving")


class TooMuch(Refusal):
    """Somebody asks for more than their share; `seconds` until it is worth trying again."""

    def __init__(self, kind: Kind, seconds: int):
        minutes = 0 if seconds < 90 else round(seconds / 60)
        super().__init__(Sentence("limit-wait", kind=kind, seconds=seconds, minutes=minutes))
        self.seconds = seconds


class Limits:
    def __init__(self, settings: Settings, shared: Storage | None = None):
        """`shared`: where processes count together; None: this process is alone."""
        kinds: dict[Kind, str] = {
            "requests": settings.limit_requests,
            "sockets": settings.limit_sockets,
            "strangers": settings.limit_strangers,
            "tables": settings.limit_tables,
            "matches": settings.limit_matches,
            "invites": settings.limit_invites,
            "lines": settings.limit_lines,
            "reports": settings.limit_reports,
            "files": settings.limit_files,
            "solving": settings.limit_solving,
        }
        self._items = {kind: parse_many(text) if text else [] for kind, text in kinds.items()}
        self._per_address = settings.per_address
        self._own = FixedWindowRateLimiter(MemoryStorage())
        self._shared = FixedWindowRateLimiter(shared) if shared else None

    async def take(self, kind: Kind, token: str, address: str) -> None:
        """Count one more; TooMuch if that is above the share of this visitor or of their address."""
        if kind in SHARED and self._shared:
            await asyncio.to_thread(self._take, self._shared, kind, token, address)
        else:
            self._take(self._own, kind, token, address)

    def _take(self, limiter: FixedWindowRateLimiter, kind: Kind, token: str, address: str) -> None:
        for item in self._items[kind]:
            self._hit(limiter, kind, item, f"who {token}")
            wider = type(item)(item.amount * self._per_address, item.multiples)
            self._hit(limiter, kind, wider, f"where {network(address)}")

    def check(self, kind: Kind, token: str, address: str) -> None:
        """TooMuch if there is nothing left; nothing is counted. For what is only counted in this process."""
        for item in self._items[kind]:
            wider = type(item)(item.amount * self._per_address, item.multiples)
            for limit, who in ((item, f"who {token}"), (wider, f"where {network(address)}")):
                if not self._own.test(limit, kind, who):
                    raise TooMuch(kind, max(1, round(self._own.get_window_stats(limit, kind, who).reset_time - time.time())))

    @staticmethod
    def _hit(limiter: FixedWindowRateLimiter, kind: Kind, item: RateLimitItem, who: str) -> None:
        if not limiter.hit(item, kind, who):
            raise TooMuch(kind, max(1, round(limiter.get_window_stats(item, kind, who).reset_time - time.time())))


def network(address: str) -> str:
    """An IPv4 address; of an IPv6 address the half that a household has for itself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found.ipv4_mapped or found) if found.version == 6 else str(found)


class SqlStorage(Storage):
    """Counters of the library `limits` in the database that all processes share."""

    STORAGE_SCHEME = None  # it is made by hand, not by an address
    base_exceptions = SQLAlchemyError

    def __init__(self, engine: Engine):
        super().__init__()
        self._engine = engine
        self._insert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now, counts = int(time.time()), rows.counts
        over = counts.c.expires <= now
        fresh = self._insert(counts).values(key=key, count=amount, expires=now + expiry)
        counted = fresh.on_conflict_do_update(
            index_elements=[counts.c.key],
            set_={
                "count": case((over, amount), else_=counts.c.count + amount),
                "expires": case((over, now + expiry), else_=counts.c.expires),
            },
        )
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            return connection.scalar(counted.returning(counts.c.count)) or 0

    def get(self, key: str) -> int:
        counts = rows.counts.c
        with self._engine.connect() as connection:
            wanted = select(counts.count).where(counts.key == key, counts.expires > int(time.time()))
            return connection.scalar(wanted) or 0

    def get_expiry(self, key: str) -> float:
        with self._engine.connect() as connection:
            return connection.scalar(select(rows.counts.c.expires).where(rows.counts.c.key == key)) or time.time()

    def check(self) -> bool:
        with self._engine.connect() as connection:
            return connection.scalar(select(1)) == 1

    def reset(self) -> int | None:
        with self._engine.begin() as connection:
            return connection.execute(delete(rows.counts)).rowcount

    def clear(self, key: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(rows.counts).where(rows.counts.c.key == key))

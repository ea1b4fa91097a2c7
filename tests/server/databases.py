"""A real PostgreSQL for the tests."""

from __future__ import annotations

import itertools
from pathlib import Path

import psycopg
from sqlalchemy import create_engine

from quirkbox.server.database import database_url, migrate

_numbers = itertools.count()


class Postgres:
    """A server with a database in its newest form, of which every test gets a copy."""

    def __init__(self, uri: str):
        self.uri = uri
        self._sql("ALTER SYSTEM SET fsync = off")  # no test takes the machine's power away
        self._sql("SELECT pg_reload_conf()")
        self._sql("CREATE DATABASE model")
        engine = create_engine(database_url(Path(), self.named("model")))
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()

    def named(self, database: str) -> str:
        return self.uri.replace("/postgres?", f"/{database}?")

    def fresh(self, template: str = "model") -> str:
        name = f"test_{next(_numbers)}"
        self._sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.named(name)

    def cut(self) -> None:
        """End every connection, as a restart or a failover does."""
        self._sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname LIKE 'test_%'"
        )

    def _sql(self, statement: str) -> None:
        with psycopg.connect(self.uri, autocommit=True) as connection:
            connection.execute(statement)

"""Which database, and in what form: SQLite in a file, or what a person named; always brought to the newest form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError

from quirkbox.engine import Refusal
from quirkbox.server.rows import HEAD

# Any number that nobody else takes a lock by.
MIGRATION_LOCK = 7_194_382_615


def database_url(data: Path, database: str | None) -> str:
    """The database a person named, or a file in the data folder."""
    if database is None:
        return f"sqlite:///{data / 'quirkbox.db'}"
    if database.startswith("postgresql:"):
        return "postgresql+psycopg:" + database.removeprefix("postgresql:")
    return database


def open_engine(url: str) -> Engine:
    try:
        engine = create_engine(url)
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        raise Refusal("For PostgreSQL its driver is needed: pip install 'quirkbox[postgres]'.") from None
    except (ArgumentError, NoSuchModuleError) as error:
        raise Refusal(f"{url!r:.80} is no database that can be used: {error}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
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


def snapshot(engine: Engine) -> Connection:
    """A connection that reads everything as it was at one moment. (SQLite does so anyway.)"""
    connection = engine.connect()
    if engine.dialect.name != "postgresql":
        return connection
    return connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def lost(error: Exception) -> bool:
    """The connection has ended, or could not be made: what was asked may be asked again."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or (isinstance(error, OperationalError) and error.statement is None)
    )


def crossed(error: Exception) -> bool:
    """Two processes have waited for each other's rows, and PostgreSQL has ended one of them."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def migrate(connection: Connection) -> None:
    """Bring the database to the newest form, one process after the other. Alembic is only loaded if there is something to do."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    if inspect(connection).has_table("alembic_version"):
        found = connection.scalar(text("SELECT version_num FROM alembic_version"))
        if found == HEAD:
            return
        if found is not None and found > HEAD:
            raise Refusal("The database was made by a newer Quirkbox.")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

"""`quirkbox backup`, `restore` and `export`: what whoever runs a server does with its database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quirkbox.commands.shared import Data, Database, err, progress_bar

if TYPE_CHECKING:
    from sqlalchemy import Engine

Folder = Annotated[Path, typer.Option("-o", "--out", help="the folder for the files")]
Copy = Annotated[Path, typer.Argument(help="a copy of the database", metavar="FILE")]
OnlyPostgres = "That is PostgreSQL's own business: pg_dump and pg_restore do it while the server runs."


def backup(file: Copy, data: Data = None, database: Database = None) -> None:
    """Copy the server's database into a file, while it runs. (For SQLite; PostgreSQL has pg_dump.)"""
    import sqlite3
    from contextlib import closing

    from quirkbox.engine import Refusal

    source = _sqlite_file(data, database)
    if file.exists():
        raise Refusal(f"{file} is there already.")
    part = file.with_name(f"{file.name}.part")
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as now, closing(sqlite3.connect(part)) as kept:
            now.backup(kept)
        part.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise Refusal(f"{source} cannot be copied to {file}: {error}.") from None
    err.print(f"Written to {file}: {_tables_in(file)} tables.", highlight=False)


def restore(
    file: Copy,
    data: Data = None,
    database: Database = None,
    over: Annotated[bool, typer.Option("--over", help="in the place of a database that is there")] = False,
) -> None:
    """Put a copy of the database in its place. The server must not run meanwhile."""
    import shutil

    from quirkbox.engine import Refusal

    target = _sqlite_file(data, database, must_exist=False)
    count = _tables_in(file)
    if target.exists() and not over:
        raise Refusal(f"{target} is there already: --over takes its place.")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part = target.with_name(f"{target.name}.part")
        shutil.copyfile(file, part)
        for rest in ("-wal", "-shm"):
            target.with_name(target.name + rest).unlink(missing_ok=True)
        part.replace(target)
    except OSError as error:
        raise Refusal(f"{file} cannot be put to {target}: {error.strerror}.") from None
    err.print(f"{target} is as it was: {count} tables.", highlight=False)


def export(out: Folder, data: Data = None, database: Database = None) -> None:
    """Write every finished game of a server into a folder, as a transcript that anybody can watch and check."""
    from sqlalchemy.exc import DBAPIError

    from quirkbox.engine import Refusal
    from quirkbox.server.database import database_url, open_engine

    if database is None:
        _sqlite_file(data, None)
    engine = open_engine(database_url(_folder(data), database))
    try:
        out.mkdir(parents=True, exist_ok=True)
        written = _write_transcripts(engine, out)
    except DBAPIError as error:
        raise Refusal(f"The database cannot be read: {str(error.orig).strip()}.") from None
    except OSError as error:
        raise Refusal(f"{out} cannot be written to: {error.strerror}.") from None
    err.print(f"{written} games in {out}.", highlight=False)


@contextmanager
def engine_of(data: Path | None, database: str | None) -> Iterator[Engine]:
    """The server's database, which may be in use; brought to the newest form."""
    from sqlalchemy.exc import DBAPIError

    from quirkbox.engine import Refusal
    from quirkbox.server.database import database_url, migrate, open_engine

    if database is None:
        _sqlite_file(data, None)
    engine = open_engine(database_url(_folder(data), database))
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            migrate(connection)
        yield engine
    except DBAPIError as error:
        raise Refusal(f"The database cannot be used: {str(error.orig).strip()}.") from None
    finally:
        engine.dispose()


def _write_transcripts(engine: Engine, out: Path) -> int:
    import zlib

    from sqlalchemy import func, select

    from quirkbox.server.rows import shown

    with engine.connect() as connection, progress_bar() as progress:
        task = progress.add_task("Games", total=connection.scalar(select(func.count()).select_from(shown)))
        games = connection.execution_options(yield_per=100).execute(select(shown.c.table, shown.c.transcript))
        written = 0
        for code, kept in games:
            (out / f"{code}.json").write_bytes(zlib.decompress(kept))
            written += 1
            progress.advance(task)
    return written


def _folder(data: Path | None) -> Path:
    import platformdirs

    return data or Path(platformdirs.user_data_dir("quirkbox", appauthor=False))


def _sqlite_file(data: Path | None, database: str | None, must_exist: bool = True) -> Path:
    from quirkbox.engine import Refusal

    if database is not None and not database.startswith("sqlite:///"):
        raise Refusal(OnlyPostgres)
    file = Path(database.removeprefix("sqlite:///")) if database else _folder(data) / "quirkbox.db"
    if must_exist and not file.exists():
        raise Refusal(f"There is no database at {file}.")
    return file


def _tables_in(file: Path) -> int:
    """A copy that is whole and ours."""
    import sqlite3
    from contextlib import closing

    from quirkbox.engine import Refusal

    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as kept:
            sound = kept.execute("PRAGMA integrity_check").fetchone()[0]
            count: int = kept.execute("SELECT count(*) FROM tables").fetchone()[0]
    except sqlite3.Error as error:
        raise Refusal(f"{file} is no database of Quirkbox: {error}.") from None
    if sound != "ok":
        raise Refusal(f"{file} is damaged: {sound}.")
    return count

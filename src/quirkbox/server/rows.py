"""What is written down: five tables of SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

HEAD = "0001"  # the newest migration; a test compares it with Alembic's

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("secret", String(64)),
    Column("started", BigInteger, nullable=False),
    Column("rematch", String(16)),
    Column("version", Integer, nullable=False),  # counts changes of this row and its seats: who comes second, retries
    Column("seq", Integer, nullable=False),  # of the last entry in the log; -1 before the deal
    Column("waiting", JSON, nullable=False),  # the seats that may act now, so that a list of tables needs no replay
    Column("changed", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when somebody was last known to be connected
    Index(None, "status", "seen"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("chair", Integer, primary_key=True),
    Column("person", String(24), nullable=False),
    Column("token", String(64), index=True),
    Column("bot", String(32)),
    Column("bot_name", String(32), nullable=False),
    Column("left", Boolean, nullable=False),
)

log = Table(
    "log",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),  # with the table's code this decides who was first
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),  # by name, so that it outlives a new numbering of the codes
    Column("at", BigInteger, nullable=False),
    Column("key", String(32)),  # of the ask that made it: the same ask twice is one move
    UniqueConstraint("table", "key"),
)

asks = Table(  # every other ask that was carried out, for the same reason
    "asks",
    metadata,
    _of_table(),
    Column("key", String(32), primary_key=True),
)

guests = Table(
    "guests",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("name", String(24), nullable=False),
)

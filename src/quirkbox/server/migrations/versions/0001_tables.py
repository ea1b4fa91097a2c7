"""Tables, their seats and logs, and guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64)),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("rematch", sa.String(16)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_status_seen", "tables", ["status", "seen"])
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("bot", sa.String(32)),
        sa.Column("bot_name", sa.String(32), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        _belongs("seats"),
        sa.PrimaryKeyConstraint("table", "chair", name="pk_seats"),
    )
    op.create_index("ix_seats_token", "seats", ["token"])
    op.create_table(
        "log",
        _of_table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(32)),
        _belongs("log"),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_log"),
        sa.UniqueConstraint("table", "key", name="uq_log_table_key"),
    )
    op.create_table(
        "asks",
        _of_table(),
        sa.Column("key", sa.String(32), nullable=False),
        _belongs("asks"),
        sa.PrimaryKeyConstraint("table", "key", name="pk_asks"),
    )
    op.create_table(
        "guests",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_guests"),
    )


def _of_table() -> sa.Column[str]:
    return sa.Column("table", sa.String(16), nullable=False)


def _belongs(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table"], ["tables.code"], name=f"fk_{name}_table", ondelete="CASCADE")

"""What stays of a finished game with each of its players, for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("winners", sa.Integer, nullable=False),
        sa.Column("role", sa.String(32), nullable=False),
        sa.Column("habits", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", "started", "seat", name="pk_played"),
    )
    op.create_index("ix_played_token_at", "played", ["token", "at"])

"""Devices that are told when it is one's turn, and the key by which push services know the server."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(500), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_pushes"),
    )
    op.create_index("ix_pushes_token", "pushes", ["token"])
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("pem", sa.String(400), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_key"),
    )

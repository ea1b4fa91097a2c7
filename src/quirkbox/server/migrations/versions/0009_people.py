"""A face beside the name, and codes that move somebody to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("guests", sa.Column("face", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "moves",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("veiled", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_moves"),
        sa.UniqueConstraint("person", name="uq_moves_person"),
    )
    op.create_index("ix_moves_expires", "moves", ["expires"])

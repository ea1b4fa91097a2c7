"""How much was asked for lately."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "counts",
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_counts"),
    )
    op.create_index("ix_counts_expires", "counts", ["expires"])

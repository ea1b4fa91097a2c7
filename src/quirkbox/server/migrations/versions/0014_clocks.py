"""Clocks of people, what they ask each other, and games that end unfinished."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("stood", sa.JSON, nullable=False, server_default="[-1, 0]"))
    op.add_column("tables", sa.Column("asked", sa.JSON))
    op.add_column("tables", sa.Column("closed", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("runs", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("clock", sa.JSON))

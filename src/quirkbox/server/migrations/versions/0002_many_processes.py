"""Which processes serve the database, and who is connected through which of them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("comings", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("tended", sa.String(16)))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "present",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("node", sa.String(16), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name="fk_present_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "node", "token", name="pk_present"),
    )
    op.create_index("ix_present_node", "present", ["node"])

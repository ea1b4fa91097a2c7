"""What people write to each other at a table, and what is reported of it to whoever runs the server."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "chat",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name="fk_chat_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "n", name="pk_chat"),
        sa.UniqueConstraint("table", "key", name="uq_chat_table_key"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("more", sa.String(300), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_settled_at", "reports", ["settled", "at"])

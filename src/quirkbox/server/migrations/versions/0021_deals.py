"""The same deal for other teams, and what each has made of it."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(16), nullable=False, server_default=""))
    op.create_index("ix_tables_deal", "tables", ["deal"])
    op.create_table(
        "deals",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("dealt", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deals"),
    )
    op.create_table(
        "deal_results",
        sa.Column("deal", sa.String(16), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("deal", "table", name="pk_deal_results"),
    )

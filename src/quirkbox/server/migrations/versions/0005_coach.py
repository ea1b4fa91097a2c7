"""What the coach said of finished games, and games that go on from a moment of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name="fk_analyses_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "open", name="pk_analyses"),
    )
    op.create_table(
        "branches",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name="fk_branches_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_branches"),
    )
    op.create_index("ix_branches_origin", "branches", ["origin"])

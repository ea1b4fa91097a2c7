"""What a running game was dealt from, and finished games as they were shown."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dealt", sa.JSON))
    op.create_table(
        "shown",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("replay", sa.LargeBinary, nullable=False),
        sa.Column("transcript", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name="fk_shown_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_shown"),
    )

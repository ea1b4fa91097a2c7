"""How fast bots are at each table, and whether it stands still: facts that all processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tempo", sa.String(8), nullable=False, server_default="usual"))
    op.add_column("tables", sa.Column("paused_at", sa.BigInteger, nullable=False, server_default="0"))

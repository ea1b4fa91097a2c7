"""Tables for whoever looks for a game: they begin by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("gathers", sa.Boolean, nullable=False, server_default=sa.false()))

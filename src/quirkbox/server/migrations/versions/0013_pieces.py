"""How the pieces of a seat look."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("seats", sa.Column("pieces", sa.JSON, nullable=False, server_default="{}"))

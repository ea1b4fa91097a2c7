"""The door of each table: who may come in and watch, who knocks, who was sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("door", sa.JSON, nullable=False, server_default="{}"))

"""What a game begins from where it is no deal."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("beginning", sa.JSON(none_as_null=True)))

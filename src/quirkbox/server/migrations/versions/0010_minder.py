"""Which bot plays on by itself for whoever is gone."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("minder", sa.String(32)))

"""Ratings per game, what each finished game has changed of them, and a name for each player that can be shown to others."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("guests", sa.Column("player", sa.String(16)))
    guests = sa.table("guests", sa.column("token", sa.String), sa.column("player", sa.String))
    connection = op.get_bind()
    for token in connection.scalars(sa.select(guests.c.token)).all():
        player = hashlib.sha256(f"player {token}".encode()).hexdigest()[:16]
        connection.execute(sa.update(guests).where(guests.c.token == token).values(player=player))
    op.create_index("ix_guests_player", "guests", ["player"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="pk_ratings"),
    )
    op.create_table(
        "rated",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("others", sa.JSON, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "started", "player", name="pk_rated"),
    )
    op.create_index("ix_rated_player_at", "rated", ["player", "at"])

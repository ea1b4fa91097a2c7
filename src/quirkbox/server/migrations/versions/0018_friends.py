"""Friends, the links that make them, and what they invite each other to."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "friends",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("friend", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", "friend", name="pk_friends"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table(
        "friend_links",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_friend_links"),
        sa.UniqueConstraint("key", name="uq_friend_links_key"),
    )
    op.create_table(
        "invites",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name="fk_invites_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "token", name="pk_invites"),
    )
    op.create_index("ix_invites_token", "invites", ["token"])

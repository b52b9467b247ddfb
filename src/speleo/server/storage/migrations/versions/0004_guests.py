"""Guests with a recovery code, and the finished matches that they keep."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
    )
    op.create_index("guests_by_age", "guests", ["seen_at"])
    op.create_table(
        "mementos",
        sa.Column("guest_id", sa.String(64), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON, nullable=True),
    )
    op.create_index("mementos_of_tables", "mementos", ["table_id"])


def downgrade() -> None:
    op.drop_index("mementos_of_tables", "mementos")
    op.drop_table("mementos")
    op.drop_index("guests_by_age", "guests")
    op.drop_table("guests")

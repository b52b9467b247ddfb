"""Reviews of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("release", sa.String(32), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_by_age", "reviews", ["at"])


def downgrade() -> None:
    op.drop_index("reviews_by_age", "reviews")
    op.drop_table("reviews")

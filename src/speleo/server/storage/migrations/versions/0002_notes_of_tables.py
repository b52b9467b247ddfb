"""What has to be known of tables without reading their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("running", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("wakes_at", sa.Float, nullable=True))
    op.add_column("tables", sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_by_maker", "tables", ["maker", "over"])
    op.create_index("tables_that_wake", "tables", ["running", "over", "wakes_at"])
    op.execute(
        "UPDATE tables SET running = EXISTS "
        "(SELECT 1 FROM entries WHERE entries.table_id = tables.id AND entries.kind = 'started')"
    )
    op.execute(
        "UPDATE tables SET bytes = COALESCE((SELECT sum(length(CAST(data AS TEXT))) FROM entries "
        "WHERE entries.table_id = tables.id), 0), wakes_at = CASE WHEN running AND NOT over THEN 0 END"
    )


def downgrade() -> None:
    op.drop_index("tables_that_wake", "tables")
    op.drop_index("tables_by_maker", "tables")
    for name in ("bytes", "wakes_at", "running", "maker"):
        op.drop_column("tables", name)

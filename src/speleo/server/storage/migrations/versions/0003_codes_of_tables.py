"""The code of each table, by which people find it."""

import sqlalchemy as sa
from alembic import op

from speleo.server.spoken import code_of

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(16), nullable=False, server_default=""))
    op.create_index("tables_by_code", "tables", ["code"])
    connection = op.get_bind()
    open_ = connection.execute(sa.text("SELECT id FROM tables WHERE NOT over")).scalars().all()
    for key in open_:
        connection.execute(
            sa.text("UPDATE tables SET code = :code WHERE id = :key"), {"code": code_of(key), "key": key}
        )


def downgrade() -> None:
    op.drop_index("tables_by_code", "tables")
    op.drop_column("tables", "code")

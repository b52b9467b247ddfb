"""The two relations: tables, and their logs."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False, default=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("tables_to_list", "listed", "over", "at"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("client", sa.String(160), nullable=True),
    sa.UniqueConstraint("table_id", "client", name="entries_once"),
)
"""The primary key makes a lost race between two processes an error, and `entries_once` a repeat."""

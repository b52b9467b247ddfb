"""The relations: tables with their logs and reviews, and guests with the matches that they keep.

Everything of a table but the seed is a note that follows from the log.
"""

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
    sa.Column("maker", sa.String(8), nullable=False, server_default=""),
    sa.Column("running", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("wakes_at", sa.Float, nullable=True),
    sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("code", sa.String(16), nullable=False, server_default=""),
    sa.Index("tables_to_list", "listed", "over", "at"),
    sa.Index("tables_by_maker", "maker", "over"),
    sa.Index("tables_by_code", "code"),
    sa.Index("tables_that_wake", "running", "over", "wakes_at"),
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

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("release", sa.String(32), nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Index("reviews_by_age", "at"),
)
"""`data` is JSON in the shape of the release that made it; nobody is named in it."""

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seen_at", sa.Float, nullable=False),
    sa.Index("guests_by_age", "seen_at"),
)
"""`id` is the hash of the recovery code; nothing else says who a guest is."""

mementos = sa.Table(
    "mementos",
    metadata,
    sa.Column("guest_id", sa.String(64), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("names", sa.JSON(none_as_null=True), nullable=True),
    sa.Index("mementos_of_tables", "table_id"),
)
"""`names` are what people wrote: they go when one of them takes a name back, or when the table is deleted."""

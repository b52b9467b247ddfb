"""Everything that a database says of its relations, to compare how it came to be."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa


def described(connection: sa.Connection) -> dict[str, Any]:
    """Columns with types and defaults, keys, indexes and constraints of every relation."""
    look = sa.inspect(connection)
    return {
        name: {
            "columns": {column["name"]: {**column, "type": str(column["type"])} for column in look.get_columns(name)},
            "key": look.get_pk_constraint(name)["constrained_columns"],
            "foreign": [(key["constrained_columns"], key["referred_table"]) for key in look.get_foreign_keys(name)],
            "unique": sorted((one["name"], one["column_names"]) for one in look.get_unique_constraints(name)),
            "indexes": sorted((one["name"], one["column_names"]) for one in look.get_indexes(name)),
        }
        for name in look.get_table_names()
    }

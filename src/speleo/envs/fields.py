"""What a seat sees as a row of whole numbers, field by field."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of a row that belong together, from `low` to `high` each."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        """How many places of the row it takes."""
        return math.prod(self.shape)


def described(fields: tuple[Field, ...]) -> str:
    """The fields as a table in Markdown, with the place in the row where each begins."""
    lines = ["| at | field | shape | from | to | what it says |", "|---|---|---|---|---|---|"]
    at = 0
    for field in fields:
        shape = " × ".join(map(str, field.shape))
        lines.append(f"| {at} | `{field.name}` | {shape} | {field.low} | {field.high} | {field.meaning} |")
        at += field.size
    return "\n".join(lines)

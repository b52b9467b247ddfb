"""What a benchmark reports."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One measured number; `ratio` compares it with what `against` names, measured in the same run."""

    name: str
    value: float
    unit: str
    ratio: float | None = None
    against: str = ""

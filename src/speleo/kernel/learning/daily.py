"""The puzzle of the day: the same for everybody, from the date alone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date


def of_the_day(day: date, names: Sequence[str]) -> str:
    """One of the names: each comes once before any comes again, in an order that the date decides."""
    run, at = divmod(day.toordinal(), len(names))
    order = sorted(names, key=lambda name: hashlib.sha256(f"{run} {name}".encode()).digest())
    return order[at]

"""What a seat sees, as plain columns: every number, switch and word of a view that always has its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from speleo.kernel.game import View

PREFIX = "see"
Value = int | str | None


def columns_of(view: View, seat: int, seats: int) -> dict[str, Value]:
    """By their names: `see.deck_size`, `see.seats.0.gathered`. Where there is one thing for each seat, the own is 0."""
    return dict(entries(view, PREFIX, seat, seats))


def entries(value: Any, name: str, seat: int, seats: int) -> Iterator[tuple[str, Value]]:
    """A list of things that is not one for each seat is named alone: what it holds has no place of its own."""
    if isinstance(value, bool | int):
        yield name, int(value)
    elif isinstance(value, str):
        yield name, value
    elif is_dataclass(value):
        for field in fields(value):
            yield from entries(getattr(value, field.name), f"{name}.{field.name}", seat, seats)
    elif isinstance(value, tuple) and value and all(map(is_dataclass, value)):
        if len(value) != seats:
            yield name, None
            return
        for at in range(seats):
            yield from entries(value[(seat + at) % seats], f"{name}.{at}", seat, seats)


def lasting(names: Iterable[str], changing: Iterable[str]) -> list[str]:
    """The columns that are not part of a list whose length changes: such a list only happened to be as long."""
    ends = tuple(f"{name}." for name in changing)
    return [name for name in names if not name.startswith(ends) and f"{name}." not in ends]

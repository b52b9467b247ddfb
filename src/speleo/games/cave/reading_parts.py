"""What all readers of positions share: refusals with their line."""

from __future__ import annotations

from collections.abc import Callable

from speleo.kernel.errors import BadNotation, BadPosition
from speleo.kernel.position import Value


def refuse(entry: Value, problem: str) -> BadPosition:
    return BadPosition(f"position, line {entry.line}: {problem}")


def understood(entry: Value, read_one: Callable[[str], int], text: str) -> int:
    """A part of a line, or the refusal of that line."""
    try:
        return read_one(text)
    except BadNotation as error:
        raise refuse(entry, str(error)) from None

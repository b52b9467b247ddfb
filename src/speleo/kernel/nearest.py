"""Which known name somebody meant, and how much of a foreign text a message shows."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LONGEST_NAME = 60
"""Longer texts are no misspelt names, and comparing them would take long."""
LONGEST_QUOTE = 80


def hint(name: str, known: Iterable[str]) -> str:
    """`; did you mean X?` if a known name is near, else nothing."""
    if len(name) > LONGEST_NAME:
        return ""
    folded = {each.casefold(): each for each in known}
    near = get_close_matches(name.casefold(), folded, 1, 0.6)
    return f"; did you mean {folded[near[0]]}?" if near else ""


def cut(text: str, most: int = LONGEST_QUOTE) -> str:
    """A text on one line of a message: its beginning, if it is long."""
    return text if len(text) <= most else f"{text[:most]}…"


def quoted(value: object) -> str:
    """A value as Python writes it, cut; a long text is cut before it is written."""
    return cut(repr(cut(value, 4 * LONGEST_QUOTE) if isinstance(value, str) else value))

"""Positions in text: `key: value` lines, as FEN is for chess but for people.

A value may also be a block: the lines below a key that are indented by two spaces.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from speleo.kernel.errors import BadPosition


@dataclass(frozen=True, slots=True)
class Value:
    """The value of a key and the line of the text on which it stands."""

    text: str
    line: int


def read_entries(text: str, keys: Collection[str]) -> dict[str, Value]:
    """The entries of a position; an unknown, repeated or malformed key is refused with its line."""
    entries: dict[str, Value] = {}
    block: str | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("  ") and block is not None:
            value = entries[block].text
            entries[block] = Value(f"{value}\n{line[2:]}" if value else line[2:], entries[block].line)
            continue
        found = re.fullmatch(r"([a-z][a-z ]*?):(?: (.*))?", line.strip())
        if found is None:
            raise BadPosition(f"position, line {number}: {line.strip()!r} is not 'key: value'")
        key = found[1]
        if key not in keys:
            raise BadPosition(f"position, line {number}: unknown key {key!r}: there is {', '.join(keys)}")
        if key in entries:
            raise BadPosition(f"position, line {number}: {key!r} stands twice")
        entries[key] = Value((found[2] or "").strip(), number)
        block = None if found[2] else key
    return entries


def read_number(key: str, entry: Value, least: int, most: int) -> int:
    """A whole number within limits."""
    if not re.fullmatch(r"\d{1,9}", entry.text) or not least <= int(entry.text) <= most:
        raise BadPosition(f"position, line {entry.line}: {key} is a number from {least} to {most}, not {entry.text!r}")
    return int(entry.text)


def read_numbers(key: str, entry: Value, count: int) -> list[int]:
    """One whole number for each seat."""
    words = entry.text.split()
    if len(words) != count or not all(re.fullmatch(r"\d{1,9}", word) for word in words):
        raise BadPosition(
            f"position, line {entry.line}: {key} is {count} numbers, one for each seat, not {entry.text!r}"
        )
    return [int(word) for word in words]


def read_seats(key: str, entry: Value, seats: int) -> list[int]:
    """A list of seats, counted from 1 in the text; `none` for an empty one."""
    if entry.text == "none":
        return []
    words = entry.text.split()
    found = [int(word) - 1 for word in words if re.fullmatch(r"[1-9]\d?", word) and int(word) <= seats]
    if len(found) != len(words) or len(set(found)) != len(words):
        raise BadPosition(
            f"position, line {entry.line}: {key} is a list of different seats from 1 to {seats} or none,"
            f" not {entry.text!r}"
        )
    return found


def write_seats(seats: list[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats) or "none"


def write_entries(entries: dict[str, str]) -> str:
    lines = []
    for key, value in entries.items():
        if "\n" in value:
            lines.append(f"{key}:")
            lines.extend(f"  {line}" for line in value.splitlines())
        else:
            lines.append(f"{key}: {value}")
    return "\n".join(lines) + "\n"

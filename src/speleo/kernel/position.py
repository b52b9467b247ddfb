"""Positions in text: `key: value` lines, as FEN is for chess but for people.

A value may also be a block: the lines below a key that are indented by two spaces.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from speleo.kernel.errors import BadNotation, BadPosition
from speleo.kernel.nearest import cut, hint, quoted

T = TypeVar("T")
Claim = tuple[bool, str, str]
"""Whether something holds, the key of a position to which it belongs, and what is wrong otherwise."""


@dataclass(frozen=True, slots=True)
class Value:
    """The value of a key and the line of the text on which it stands; `numbers` are the lines of a block."""

    text: str
    line: int
    numbers: tuple[int, ...] = ()

    def rows(self) -> list[Value]:
        """The lines of a block, each with its own number."""
        numbers = self.numbers or (self.line,)
        return [Value(row.strip(), number) for row, number in zip(self.text.split("\n"), numbers, strict=True)]


def refuse(entry: Value, problem: str) -> BadPosition:
    return BadPosition(cut(problem, 400), entry.line)


def understood(entry: Value, read_one: Callable[[str], T], text: str) -> T:
    """A part of a line, or the refusal of that line."""
    try:
        return read_one(text)
    except BadNotation as error:
        raise refuse(entry, str(error)) from None


def demand(claims: Iterable[Claim], given: Mapping[str, Value]) -> None:
    """Refuse a position at the first claim that does not hold, with the line of its key if that was given."""
    for holds, key, problem in claims:
        if not holds:
            raise BadPosition(problem, given[key].line if key in given else None)


def read_entries(text: str, keys: Collection[str]) -> dict[str, Value]:
    """The entries of a position; an unknown, repeated or malformed key is refused with its line."""
    values: dict[str, str] = {}
    lines: dict[str, int] = {}
    blocks: dict[str, list[tuple[int, str]]] = {}
    block: str | None = None
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("  ") and block is not None:
            blocks[block].append((number, line[2:].rstrip()))
            continue
        found = re.fullmatch(r"([a-z][a-z ]*?):(?: (.*))?", line.strip())
        if found is None:
            raise BadPosition(f"{quoted(line.strip())} is not 'key: value'", number)
        key = found[1]
        if key not in keys:
            raise BadPosition(f"unknown key {quoted(key)}: there is {', '.join(keys)}{hint(key, keys)}", number)
        if key in lines:
            raise BadPosition(f"{quoted(key)} stands twice", number)
        values[key], lines[key], blocks[key] = (found[2] or "").strip(), number, []
        block = None if found[2] else key
    return {
        key: Value(
            values[key] or "\n".join(row for _, row in blocks[key]), line, tuple(number for number, _ in blocks[key])
        )
        for key, line in lines.items()
    }


def read_number(key: str, entry: Value, least: int, most: int) -> int:
    """A whole number within limits."""
    if not re.fullmatch(r"[0-9]{1,9}", entry.text) or not least <= int(entry.text) <= most:
        raise refuse(entry, f"{key} is a number from {least} to {most}, not {quoted(entry.text)}")
    return int(entry.text)


def read_numbers(key: str, entry: Value, count: int) -> list[int]:
    """One whole number for each seat."""
    words = entry.text.split()
    if len(words) != count or not all(re.fullmatch(r"[0-9]{1,9}", word) for word in words):
        raise refuse(entry, f"{key} is {count} numbers, one for each seat, not {quoted(entry.text)}")
    return [int(word) for word in words]


def read_seats(key: str, entry: Value, seats: int) -> list[int]:
    """A list of seats, counted from 1 in the text; `none` for an empty one."""
    if entry.text == "none":
        return []
    words = entry.text.split()
    found = [int(word) - 1 for word in words if re.fullmatch(r"[1-9][0-9]?", word) and int(word) <= seats]
    if len(found) != len(words) or len(set(found)) != len(words):
        raise refuse(entry, f"{key} is a list of different seats from 1 to {seats} or none, not {quoted(entry.text)}")
    return found


def write_seats(seats: list[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats) or "none"


def write_entries(entries: dict[str, str]) -> str:
    """A position as text; values of several lines are indented below their key."""
    lines = []
    for key, value in entries.items():
        if "\n" in value:
            lines.append(f"{key}:")
            lines.extend(f"  {line}" for line in value.splitlines())
        else:
            lines.append(f"{key}: {value}")
    return "\n".join(lines) + "\n"

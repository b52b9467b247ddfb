"""The lines in the head of a record that say what seats added to a sealed deal."""

from __future__ import annotations

import re
from typing import Protocol

from speleo.kernel.errors import BadRecord
from speleo.kernel.fairness import BY_ENTRY, Pledged, Seal

SEAT = "[1-9][0-9]?"
NONCE = r"\S(?:.{0,98}\S)?"


class Reader(Protocol):
    """Somebody who takes the lines of a head one by one; `at` is how many were taken."""

    at: int

    def peek(self) -> str: ...

    def take(self, pattern: str, wanted: str) -> re.Match[str]: ...


def sealing_lines(seal: Seal) -> list[str]:
    lines = [f"entropy {seat + 1}: {text}" for seat, text in seal.entropy]
    for attempt, seats in enumerate(seal.lost, 1):
        lines.append(f"round {attempt}: not revealed by {' '.join(str(seat + 1) for seat in seats)}")
    lines += [f"pledge {made.seat + 1}: {made.pledge}, revealed {made.nonce}" for made in seal.pledged]
    return lines


def read_seal(reader: Reader, numbering: int, seats: int) -> Seal:
    """Texts in records of the first kind; lost rounds and pledges with what was revealed in those of now."""
    if numbering == BY_ENTRY:
        return Seal(numbering, entropy=tuple(read_entropy(reader, seats)))
    lost = tuple(read_lost(reader, seats))
    return Seal(numbering, tuple(read_pledged(reader, seats)), lost)


def read_entropy(reader: Reader, seats: int) -> list[tuple[int, str]]:
    found = []
    while reader.peek().startswith("entropy "):
        line = reader.take(rf"entropy ({SEAT}): (.+)", "'entropy SEAT: TEXT'")
        found.append((seat_of(reader, line[1], seats), line[2]))
    return found


def read_lost(reader: Reader, seats: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    while reader.peek().startswith("round "):
        start = f"round {len(found) + 1}: not revealed by"
        line = reader.take(rf"{start} ({SEAT}(?: {SEAT})*)", f"'{start} SEATS'")
        found.append(tuple(seat_of(reader, number, seats) for number in line[1].split(" ")))
    return found


def read_pledged(reader: Reader, seats: int) -> list[Pledged]:
    """Who had a part in the deal: pledge and nonce of each, in the order of the seats."""
    found: list[Pledged] = []
    while reader.peek().startswith("pledge "):
        line = reader.take(
            rf"pledge ({SEAT}): ([0-9a-f]{{64}}), revealed ({NONCE})", "'pledge SEAT: HASH, revealed NONCE'"
        )
        seat = seat_of(reader, line[1], seats)
        if found and seat <= found[-1].seat:
            raise BadRecord(reader.at, f"the pledge of seat {line[1]} is out of order")
        found.append(Pledged(seat, line[2], line[3]))
    return found


def seat_of(reader: Reader, number: str, seats: int) -> int:
    if int(number) > seats:
        raise BadRecord(reader.at, f"there is no seat {number}")
    return int(number) - 1

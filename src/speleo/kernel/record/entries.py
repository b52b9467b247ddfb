"""The body of a record: numbered entries, each with a fingerprint of everything up to it."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from speleo.kernel.errors import BadRecord
from speleo.kernel.nearest import quoted

MARK_DIGITS = 12


@dataclass(frozen=True, slots=True)
class Acted:
    """`3 seat 2: back`: an actor did something."""

    serial: int
    actor: str
    action: str

    @property
    def text(self) -> str:
        return f"{self.serial} {self.actor}: {self.action}"


@dataclass(frozen=True, slots=True)
class Undone:
    """`9 undo to 5 by seat 1, agreed by 2 3`: everything after entry 5 was taken back."""

    serial: int
    target: int
    seat: int
    agreed: tuple[int, ...]

    @property
    def text(self) -> str:
        agreed = " ".join(str(seat + 1) for seat in self.agreed)
        return f"{self.serial} undo to {self.target} by seat {self.seat + 1}" + (
            f", agreed by {agreed}" if agreed else ""
        )


@dataclass(frozen=True, slots=True)
class TakenOver:
    """`57 seat 3 taken over by seat 1`: from here on the person on seat 1 plays seat 3 too, where a bot sat."""

    serial: int
    seat: int
    by: int

    @property
    def text(self) -> str:
        return f"{self.serial} seat {self.seat + 1} taken over by seat {self.by + 1}"


@dataclass(frozen=True, slots=True)
class Hinted:
    """`31 hint for seat 2`: the person on seat 2 was told what the bots would do."""

    serial: int
    seat: int

    @property
    def text(self) -> str:
        return f"{self.serial} hint for seat {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Ended:
    """`88 end`: the match is over and the record complete."""

    serial: int

    @property
    def text(self) -> str:
        return f"{self.serial} end"


Entry = Acted | Undone | TakenOver | Hinted | Ended


@dataclass(frozen=True, slots=True)
class Line:
    """An entry as it stands in a file: where, and with which fingerprint."""

    entry: Entry
    mark: str
    number: int

    @property
    def text(self) -> str:
        return f"{self.entry.text}  #{self.mark}\n"


class Chain:
    """Fingerprints that each cover the one before, the entry, and the position it led to."""

    def __init__(self, head: str) -> None:
        self.digest = hashlib.sha256(head.encode()).digest()

    def mark(self, entry: Entry, position: str) -> str:
        self.digest = hashlib.sha256(self.digest + f"{entry.text}\n{position}".encode()).digest()
        return self.digest.hex()[:MARK_DIGITS]


def read_line(text: str, number: int, serial: int) -> Line:
    """One line of the body, which must be entry number `serial`."""
    found = re.fullmatch(rf"([0-9]{{1,9}}) (.+?)  #([0-9a-f]{{{MARK_DIGITS}}})", text)
    if found is None:
        raise BadRecord(number, f"cut or malformed entry: {quoted(text)}", serial)
    if int(found[1]) != serial:
        raise BadRecord(number, f"entry {found[1]} stands where entry {serial} should", serial)
    line = Line(read_entry(found[2], number, serial), found[3], number)
    if line.text != f"{text}\n":
        raise BadRecord(number, f"expected {quoted(line.text.rstrip())}, not {quoted(text)}", serial)
    return line


def read_entry(text: str, number: int, serial: int) -> Entry:
    """What one line of a record says, after its number; a line that says nothing known is refused."""
    if text == "end":
        return Ended(serial)
    undone = re.fullmatch(
        r"undo to ([0-9]{1,9}) by seat ([1-9][0-9]?)(?:, agreed by ([1-9][0-9]?(?: [1-9][0-9]?)*))?", text
    )
    if undone is not None:
        agreed = tuple(int(seat) - 1 for seat in (undone[3] or "").split())
        return Undone(serial, int(undone[1]), int(undone[2]) - 1, agreed)
    taken = re.fullmatch(r"seat ([1-9][0-9]?) taken over by seat ([1-9][0-9]?)", text)
    if taken is not None:
        return TakenOver(serial, int(taken[1]) - 1, int(taken[2]) - 1)
    hinted = re.fullmatch(r"hint for seat ([1-9][0-9]?)", text)
    if hinted is not None:
        return Hinted(serial, int(hinted[1]) - 1)
    acted = re.fullmatch(r"(chance|seat [1-9][0-9]?): (\S.*)", text)
    if acted is None:
        raise BadRecord(number, f"expected 'ACTOR: ACTION', 'undo to N by seat N' or 'end', not {quoted(text)}", serial)
    return Acted(serial, acted[1], acted[2])

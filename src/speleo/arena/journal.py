"""A journal: a file with a head and a line for everything that is done, so that what was killed goes on."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Self

from speleo.kernel.errors import SpeleoError

try:
    import fcntl
except ImportError:  # not on every system
    fcntl = None  # type: ignore[assignment]


class BadLedger(SpeleoError):
    """A file that should hold what was done so far does not."""


class Journal:
    """`lines` is what the file holds after its head. A line that a kill cut short is taken off."""

    def __init__(self, path: Path, head: str, what: str) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = path.open("a+b")
        try:
            self.lock()
            self.lines = self.take_up(head, what)
        except BaseException:
            self.file.close()
            raise

    def lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadLedger(f"{self.path}: another process is writing here") from None

    def take_up(self, head: str, what: str) -> list[bytes]:
        """The lines that are there, without half a line that a kill has left; those of another head are refused."""
        self.file.seek(0)
        text = self.file.read()
        whole = text.rfind(b"\n") + 1
        self.file.truncate(whole)
        lines = text[:whole].splitlines()
        if not lines:
            self.write(head)
        elif lines[0].decode(errors="replace") != head:
            raise BadLedger(f"{self.path}, line 1: this is the ledger of another {what}; name another --out")
        return lines[1:]

    def write(self, line: str) -> None:
        self.file.write(line.encode() + b"\n")
        self.file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.fsync(self.file.fileno())
        self.file.close()

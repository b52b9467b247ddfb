"""The ledger of a tournament: a line for each finished match, so that one that was killed goes on where it was."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any

from speleo.arena.fixture import Result
from speleo.arena.lineups import Tournament
from speleo.kernel.errors import SpeleoError

try:
    import fcntl
except ImportError:  # not on every system
    fcntl = None  # type: ignore[assignment]


class BadLedger(SpeleoError):
    """A file that should be the ledger of this tournament is not."""


class Ledger:
    """Results in a file, each written once. A line that a kill cut short is taken off, and its match played again."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = path.open("a+b")
        try:
            self.lock()
            self.take_up(tournament)
        except BaseException:
            self.file.close()
            raise

    def lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadLedger(f"{self.path}: another arena is writing here") from None

    def take_up(self, tournament: Tournament) -> None:
        """Go on with what the file holds: its head must be this tournament's; a line cut short is taken off."""
        self.file.seek(0)
        text = self.file.read()
        whole = text.rfind(b"\n") + 1
        self.file.truncate(whole)
        lines = text[:whole].splitlines()
        head = json.dumps(tournament.told())
        if not lines:
            self.write(head)
        elif lines[0].decode(errors="replace") != head:
            raise BadLedger(f"{self.path}, line 1: this is the ledger of another tournament; name another --out")
        known = {fixture.number: fixture.bots for fixture in tournament.numbered()}
        for number, line in enumerate(lines[1:], 2):
            try:
                result = read_result(json.loads(line))
            except (ValueError, TypeError, KeyError):
                raise BadLedger(f"{self.path}, line {number}: not the result of a match") from None
            if known.get(result.number) != result.bots:
                raise BadLedger(f"{self.path}, line {number}: there is no such match in this tournament")
            if result.number in self.results:
                raise BadLedger(f"{self.path}, line {number}: match {result.number} stands twice")
            self.results[result.number] = result

    def add(self, result: Result) -> None:
        self.results[result.number] = result
        self.write(json.dumps(asdict(result)))

    def write(self, line: str) -> None:
        self.file.write(line.encode() + b"\n")
        self.file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.fsync(self.file.fileno())
        self.file.close()


def read_result(data: dict[str, Any]) -> Result:
    for name in ("bots", "points", "places", "shares", "faults"):
        data[name] = tuple(data[name])
    if not isinstance(data["number"], int):
        raise TypeError
    return Result(**data)

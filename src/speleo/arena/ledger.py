"""The ledger of a tournament: a line for each finished match, so that one that was killed goes on where it was."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from speleo.arena.fixture import Result
from speleo.arena.journal import BadLedger, Journal
from speleo.arena.lineups import Tournament


class Ledger(Journal):
    """Results in a file, each written once. A line that a kill cut short is taken off, and its match played again."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.results: dict[int, Result] = {}
        super().__init__(path, json.dumps(tournament.told()), "tournament")
        try:
            self.know(tournament)
        except BaseException:
            self.file.close()
            raise

    def know(self, tournament: Tournament) -> None:
        """Each line must be the result of a match of this tournament, and of no other line's."""
        known = {fixture.number: fixture.bots for fixture in tournament.numbered()}
        for number, line in enumerate(self.lines, 2):
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


def read_result(data: dict[str, Any]) -> Result:
    for name in ("bots", "points", "places", "shares", "faults"):
        data[name] = tuple(data[name])
    if not isinstance(data["number"], int):
        raise TypeError
    return Result(**data)

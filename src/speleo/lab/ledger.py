"""What is done of an experiment: a line for each share, so that one that was killed goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path

import speleo
from speleo.arena.journal import BadLedger, Journal
from speleo.games import game_named
from speleo.lab.experiment import Experiment


class ShareLedger(Journal):
    """Shares in a file, each written once; `done` are the numbers of those that stand there."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.done: set[int] = set()
        head = {
            "speleo lab": 1,
            "experiment": experiment.fingerprint,
            "version": speleo.__version__,
            "rules": game_named(experiment.game).rules_version,
        }
        super().__init__(path, json.dumps(head), "experiment or version")
        try:
            self.know({share.number: share.matches for share in experiment.shares()})
        except BaseException:
            self.file.close()
            raise

    def know(self, matches: dict[int, int]) -> None:
        """Which shares are done already; BadLedger with the line that is not one of this experiment's."""
        for at, line in enumerate(self.lines, 2):
            try:
                number, rows = json.loads(line)
                whole = matches.get(number) == len(rows)
            except (ValueError, TypeError):
                raise BadLedger(f"{self.path}, line {at}: not a share of an experiment") from None
            if not whole:
                raise BadLedger(f"{self.path}, line {at}: there is no such share in this experiment")
            if number in self.done:
                raise BadLedger(f"{self.path}, line {at}: share {number} stands twice")
            self.done.add(number)

    def add(self, line: str) -> None:
        self.lines.append(line.encode())
        self.write(line)

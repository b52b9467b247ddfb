"""How far an experiment is: a bar on a terminal where rich is installed, else nothing."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any

from speleo.lab.running import Progress


class Bar(Progress):
    """On a terminal a bar that goes away at the end."""

    def __init__(self) -> None:
        self.bar: Any = None
        self.task: Any = None

    def begin(self, total: int, done: int) -> None:
        if not sys.stderr.isatty() or find_spec("rich") is None:
            return
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as RichProgress

        columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = RichProgress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.bar.add_task("matches", total=total, completed=done)
        self.bar.start()

    def advance(self, by: int) -> None:
        if self.bar is not None:
            self.bar.advance(self.task, by)

    def end(self) -> None:
        if self.bar is not None:
            self.bar.stop()

"""How far it is: a bar on a terminal where rich is installed, else nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec

from speleo.arena.fixture import Result


def with_progress(results: Iterator[Result], total: int, what: str, quiet: bool = False) -> Iterator[Result]:
    """The results as they come, with a bar where somebody looks on and `rich` is there."""
    if quiet or not sys.stderr.isatty() or find_spec("rich") is None:
        yield from results
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        for result in results:
            yield result
            bar.advance(task)

"""Fixtures played on all cores, or on the machines of a Dask scheduler, with the same results wherever it is."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from itertools import islice
from typing import Any

from speleo.arena.fixture import Fixture, Result, play
from speleo.kernel.errors import BadSetup, SpeleoError

AT_ONCE = 1.0
"""Seconds in which matches are played right here, before it is worth starting processes."""
LOTS = 16
"""How many lots each process gets, about: few cost little, many show progress."""
LARGEST_LOT = 200


def cores(asked: int | None) -> int:
    if asked is not None and not 1 <= asked <= 256:
        raise BadSetup(f"--processes is 1 to 256, not {asked}")
    return asked or os.cpu_count() or 1


def play_all(fixtures: Sequence[Fixture], processes: int, dask: str | None = None) -> Iterator[Result]:
    """Play them all; results come as they are ready, in any order."""
    began, left = time.monotonic(), iter(fixtures)
    played = 0
    if dask is None:
        for fixture in left:
            yield play(fixture)
            played += 1
            if processes > 1 and time.monotonic() - began >= AT_ONCE:
                break
    rest = list(fixtures[played:])
    if not rest:
        return
    size = max(1, min(LARGEST_LOT, len(rest) // (processes * LOTS)))
    with executor(processes, dask) as pool:
        waiting = {pool.submit(play_lot, lot) for lot in lots(rest, size)}
        try:
            for done in as_completed(waiting):
                yield from done.result()
        finally:
            for future in waiting:
                future.cancel()


def lots(fixtures: Sequence[Fixture], size: int) -> Iterator[list[Fixture]]:
    rest = iter(fixtures)
    while lot := list(islice(rest, size)):
        yield lot


def play_lot(lot: list[Fixture]) -> list[Result]:
    return [play(fixture) for fixture in lot]


def executor(processes: int, dask: str | None) -> Executor:
    if dask is None:
        return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
    try:
        from distributed import Client
    except ImportError:
        raise SpeleoError("--dask needs the package distributed (pip install 'speleo[dask]')") from None
    try:
        found: Any = Client(dask, timeout=10).get_executor()
    except (OSError, ValueError) as problem:
        raise SpeleoError(f"--dask: no scheduler at {dask} ({problem})") from None
    assert isinstance(found, Executor)
    return found

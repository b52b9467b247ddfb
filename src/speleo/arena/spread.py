"""Work spread over all cores, or over the machines of a Dask or Ray cluster, with the same results wherever it is."""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    as_completed,
)
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from speleo.arena.fixture import Fixture, Result, play
from speleo.kernel.errors import BadSetup, SpeleoError

AT_ONCE = 1.0
"""Seconds in which matches are played right here, before it is worth starting processes."""
LOTS = 16
"""How many lots each process gets, about: few cost little, many show progress."""
LARGEST_LOT = 200
HOST_AND_PORT = re.compile(r"([\w.-]+):([0-9]{1,5})")
PATIENCE = 10
"""Seconds until a cluster must have answered."""
MOST_DEATHS = 3
"""So often in a row workers may die before anything comes of it."""
Job = TypeVar("Job")
Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class Where:
    """Who works: so many processes here, or the workers of a Dask scheduler or of a Ray cluster."""

    processes: int = 1
    dask: str | None = None
    ray: str | None = None

    def check(self) -> None:
        """Refuse a cluster that nobody answers for, before anything is written."""
        if self.dask is not None:
            dask_client(self.dask).close()
        if self.ray is not None:
            check_ray(self.ray)


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
    for results in spread(play_lot, list(lots(rest, size)), Where(processes, dask)):
        yield from results


def spread(work: Callable[[Job], Done], jobs: Sequence[Job], where: Where) -> Iterator[Done]:
    """What comes of the jobs as it is ready, in any order. What a worker had that died is done again by another."""
    left, deaths = dict(enumerate(jobs)), 0
    while left:
        with executor(where) as pool:
            waiting = {pool.submit(work, job): number for number, job in left.items()}
            try:
                for done in as_completed(waiting):
                    found = done.result()
                    del left[waiting[done]]
                    deaths = 0
                    yield found
            except losses(where):
                deaths += 1
                if deaths == MOST_DEATHS:
                    raise SpeleoError("worker processes die again and again; is there memory enough?") from None
            finally:
                for future in waiting:
                    future.cancel()


def lots(fixtures: Sequence[Fixture], size: int) -> Iterator[list[Fixture]]:
    rest = iter(fixtures)
    while lot := list(islice(rest, size)):
        yield lot


def play_lot(lot: list[Fixture]) -> list[Result]:
    return [play(fixture) for fixture in lot]


def executor(where: Where) -> Executor:
    if where.dask is not None:
        return dask_executor(where.dask)
    if where.ray is not None:
        return RayExecutor(where.ray)
    return ProcessPoolExecutor(where.processes, multiprocessing.get_context("spawn"), follow_parent)


def follow_parent() -> None:
    """End with the process that gives the work, also if that was killed: nobody would ever ask this one again."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def losses(where: Where) -> tuple[type[BaseException], ...]:
    """What is raised for work that is lost, with its worker or with the whole cluster."""
    always = (BrokenExecutor, CancelledError)
    if where.dask is not None:
        from distributed import KilledWorker

        return (*always, KilledWorker)
    if where.ray is not None:
        errors = ray_package().exceptions
        return (*always, errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError)
    return always


def dask_client(url: str) -> Any:
    """A client of a scheduler that answers, or one line that says what is missing."""
    try:
        from distributed import Client
    except ImportError:
        raise SpeleoError("--dask needs the package distributed (pip install 'speleo[dask]')") from None
    for name in list(logging.root.manager.loggerDict):
        if name.startswith("distributed"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # a lost cluster is told in one line
    try:
        return Client(url, timeout=PATIENCE)
    except (OSError, ValueError) as problem:
        raise SpeleoError(f"--dask: no scheduler at {url} ({problem})") from None


def dask_executor(url: str) -> Executor:
    found: Any = dask_client(url).get_executor()
    assert isinstance(found, Executor)
    return found


def ray_package() -> Any:
    try:
        import ray
    except ImportError:
        raise SpeleoError("--ray needs the package ray (pip install 'speleo[ray]')") from None
    return ray


def check_ray(address: str) -> None:
    """Ray itself waits for minutes for an address at which nobody answers, and talks meanwhile."""
    ray_package()
    found = HOST_AND_PORT.fullmatch(address)
    if found is None:
        return
    try:
        socket.create_connection((found[1], int(found[2])), timeout=PATIENCE).close()
    except (OSError, OverflowError) as problem:
        raise SpeleoError(f"--ray: no cluster at {address} ({problem})") from None


class RayExecutor(Executor):
    """The workers of a Ray cluster at an address, or of one that is started here (`local`)."""

    def __init__(self, address: str) -> None:
        ray = ray_package()
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError, RuntimeError) as problem:
            raise SpeleoError(f"--ray: no cluster at {address} ({str(problem).partition(chr(10))[0]})") from None
        self.ray: Any = ray
        self.remote: Any = ray.remote(call)

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = self.remote.remote(work, *args, **named).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ray.shutdown()


def call(work: Callable[..., Any], *args: Any, **named: Any) -> Any:
    return work(*args, **named)

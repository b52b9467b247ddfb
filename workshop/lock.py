"""One at a time: two runs in one checkout wait for each other. The system frees a lock when its process ends."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO

from workshop.places import KEPT

LOOK_AGAIN = 0.2


def taken(file: IO[str]) -> bool:
    """Try to take the lock; whether this process has it now."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def only_one(name: str, tell: Callable[[str], None]) -> Iterator[None]:
    """Whoever comes second waits, and is told for whom."""
    KEPT.mkdir(exist_ok=True)
    with (KEPT / f"{name}.lock").open("a+", encoding="utf-8") as file:
        if not taken(file):
            file.seek(0)
            tell(f"another run.py is at work in this folder (process {file.read().strip() or '?'}): waiting for it")
            while not taken(file):
                time.sleep(LOOK_AGAIN)
        file.seek(0)
        file.truncate()
        file.write(str(os.getpid()))
        file.flush()
        yield

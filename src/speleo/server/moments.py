"""The two clocks of the machine, in one place: the time of day, which may jump, and a steady one, which never does."""

from __future__ import annotations

import time


def time_of_day() -> float:
    """Seconds since 1970, for people to read; nothing that runs out depends on it while a process runs."""
    return time.time()


def steady() -> float:
    """Seconds since some moment, evenly."""
    return time.monotonic()

"""Time as a core spends it, so that a busy machine does not make anything slower than it is."""

from __future__ import annotations

import sys
import time


def spent() -> float:
    """Seconds that a core has worked for this process and for those that it has waited for."""
    if sys.platform == "win32":
        return time.perf_counter()
    from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

    return sum(used.ru_utime + used.ru_stime for used in (getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)))

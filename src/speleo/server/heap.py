"""Looking through what is new in the memory in quiet moments, and giving back what many tables have left."""

from __future__ import annotations

import ctypes
import gc
import sys

WORTH_IT = 200
"""So many tables have to leave: it takes a moment in which nothing else happens."""
QUIET = 100
"""Fewer entries in a second."""
MANY_NEW = 20_000
"""Objects that are new, such as those of a hundred connections; Python itself waits for ten times as many."""


class Heap:
    """`left` counts tables that have left the memory since it was last given back, `written` entries until then."""

    def __init__(self) -> None:
        self.left = 0
        self.written = 0

    def look_through(self, written: int) -> None:
        """After a quiet second look for garbage among what is new, or it would be done while many wait for an answer.

        It takes a tenth of a second for what Python waits for, and connections leave most of it.
        """
        quiet, self.written = written - self.written < QUIET, written
        if quiet and gc.get_count()[0] > MANY_NEW:
            gc.collect(0)

    def tidy(self) -> None:
        """Python and the C library keep what was freed for themselves unless they are told."""
        if self.left >= WORTH_IT:
            self.left = 0
            gc.collect()
            if sys.platform == "linux":
                trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
                if trim is not None:
                    trim(0)

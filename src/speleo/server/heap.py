"""Giving memory back to the system after many tables have left it."""

from __future__ import annotations

import ctypes
import gc
import sys

WORTH_IT = 200
"""So many tables have to leave: it takes a moment in which nothing else happens."""


class Heap:
    """`left` counts tables that have left the memory since it was last given back."""

    def __init__(self) -> None:
        self.left = 0

    def tidy(self) -> None:
        """Python and the C library keep what was freed for themselves unless they are told."""
        if self.left >= WORTH_IT:
            self.left = 0
            gc.collect()
            if sys.platform == "linux":
                trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
                if trim is not None:
                    trim(0)

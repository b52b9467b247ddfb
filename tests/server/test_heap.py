"""Garbage is looked for in quiet seconds, and not while many wait for an answer."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from speleo.server.heap import MANY_NEW, QUIET, Heap


class Ring:
    """Holds itself, so that only a search for cycles frees it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def no_sweeps() -> Iterator[None]:
    """Python itself looks for nothing meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()
    gc.collect()


def garbage(objects: int) -> weakref.ref[Ring]:
    """So much that is new; whether the first of it is still there."""
    rings = [Ring() for _ in range(objects)]
    return weakref.ref(rings[0])


@pytest.mark.usefixtures("no_sweeps")
def test_a_quiet_second_is_used_and_a_busy_one_is_not() -> None:
    heap, first = Heap(), garbage(MANY_NEW + 1)
    heap.look_through(QUIET)
    assert first() is not None, "many entries were written in that second"
    heap.look_through(2 * QUIET - 1)
    assert first() is None


@pytest.mark.usefixtures("no_sweeps")
def test_a_little_that_is_new_is_left_to_python() -> None:
    heap, first = Heap(), garbage(MANY_NEW // 10)
    heap.look_through(0)
    assert first() is not None

"""The long tests first, shared out: a run on several workers ends when its last test does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeVar

Item = TypeVar("Item")


def spread(items: Sequence[Item], file_of: Callable[[Item], str], long: Sequence[str], workers: int) -> list[Item]:
    """In another order: of `workers` parts of equal length, each begins with files of `long`, dealt out in turn.

    Work-stealing workers begin with one such part each, and take from the end of the others' when theirs is done. A
    file stays together, since its tests share what was made ready for them.
    """
    of_file = {name: [item for item in items if file_of(item) == name] for name in long}
    rest = [item for item in items if file_of(item) not in of_file]
    hands = [list(chain.from_iterable(of_file[name] for name in long[at::workers])) for at in range(workers)]
    dealt: list[Item] = []
    for at, hand in enumerate(hands):
        end = len(items) * (at + 1) // workers
        more = max(0, end - len(dealt) - len(hand))
        dealt += hand + rest[:more]
        rest = rest[more:]
    return dealt + rest

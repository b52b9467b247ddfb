"""The order of a run on several workers."""

from __future__ import annotations

import pytest

from tests.spreading import spread

TESTS = [f"{name}{at}" for name in "abcdefg" for at in range(4)]


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 40])
@pytest.mark.parametrize("long", ["", "f", "cg", "bdfg", "x"])
def test_each_part_begins_with_a_long_file_and_nothing_is_lost(workers: int, long: str) -> None:
    order = spread(TESTS, lambda test: test[0], list(long), workers)
    assert sorted(order) == sorted(TESTS)
    firsts = [order[len(order) * at // workers] for at in range(workers)]
    if workers <= 3:
        assert [first[0] for first in firsts][: len(set(long) - {"x"})] == [name for name in long if name != "x"][
            :workers
        ]


def test_a_file_stays_together() -> None:
    order = "".join(test[0] for test in spread(TESTS, lambda test: test[0], list("gca"), 2))
    assert order.startswith("ggggaaaa")
    assert "cccc" in order

"""What a match was worth."""

import pytest

from speleo.envs.rewards import SCHEMES


@pytest.mark.parametrize(
    ("name", "points", "together", "expected"),
    [
        ("final", [7, 3], False, [7, 3]),
        ("win", [7, 3, 7], False, [0.5, 0, 0.5]),
        ("win", [0, 0], True, [0, 0]),
        ("win", [2, 2], True, [1, 1]),
        ("margin", [9, 3, 0], False, [7.5, -1.5, -6]),
        ("margin", [9], False, [9]),
        ("margin", [2, 2], True, [2, 2]),
        ("place", [9, 3, 3], False, [1, -0.5, -0.5]),
        ("place", [1, 1], True, [1, 1]),
        ("place", [0], False, [-1]),
    ],
)
def test_schemes(name: str, points: list[int], together: bool, expected: list[float]) -> None:
    assert SCHEMES[name](points, together) == expected

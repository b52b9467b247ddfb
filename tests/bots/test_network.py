"""The networks that bots ask: whole numbers, and a fingerprint."""

import json
from pathlib import Path

import pytest

from speleo.bots.network import Network, fingerprint, read_network
from speleo.kernel.errors import BadSetup
from speleo.kernel.numbers import i64, vec

ONE, TWICE = 64, 2 * 256
TWO_UNITS = [TWICE, 0, 0, 0, 256, -256 * ONE, 256, 256, 0]
"""Two inputs; one unit doubles the first, one takes one off the second; the output adds the two."""


def write(folder: Path, **changes: object) -> Path:
    path = folder / "chances.json"
    told = {"hidden": 2, "weights": TWO_UNITS, "fingerprint": fingerprint(TWO_UNITS)}
    path.write_text(json.dumps(told | changes), "utf-8")
    return path


@pytest.mark.parametrize(
    ("first", "second", "chance"),
    [(0, 0, 5000), (ONE, 0, 8808), (ONE, 2 * ONE, 9526), (-ONE, ONE, 5000), (100 * ONE, 0, 9997)],
)
def test_units_add_up_and_never_fall_below_nothing(first: int, second: int, chance: int) -> None:
    """Log odds of 0, 2 and 3, a unit that is below its threshold, and odds beyond the table."""
    network = Network(2, 2, 1, TWO_UNITS)
    assert list(network.chances(vec[i64]([first, second]))) == [chance]


def test_a_whole_file_is_read(tmp_path: Path) -> None:
    network = read_network(write(tmp_path), 2, 1)
    assert list(network.chances(vec[i64]([ONE, 0]))) == [8808]


@pytest.mark.parametrize(
    "changes",
    [{"weights": [*TWO_UNITS[:-1], 1]}, {"weights": TWO_UNITS[:-1]}, {"hidden": "many"}, {"weights": None}],
)
def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path, changes: dict[str, object]) -> None:
    with pytest.raises(BadSetup, match=r"^chances\.json: [^\n]+$"):
        read_network(write(tmp_path, **changes), 2, 1)


def test_a_missing_file_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"^chances\.json: [^\n]+$"):
        read_network(tmp_path / "chances.json", 2, 1)

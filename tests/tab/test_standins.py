"""What stands in for orjson in a tab writes the same bytes."""

from __future__ import annotations

import dataclasses
from typing import Any

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speleo.tab.standins import orjson as standin

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner),
)


@dataclasses.dataclass
class Point:
    x: int
    y: tuple[int, ...]


@settings(deadline=None)
@given(JSON)
def test_the_same_bytes(value: Any) -> None:
    assert standin.dumps(value) == orjson.dumps(value)
    assert standin.loads(standin.dumps(value)) == orjson.loads(orjson.dumps(value))


@pytest.mark.parametrize("value", [0.5, 1.25, 1761.0, 12345.678])
def test_numbers_with_a_fraction(value: float) -> None:
    assert standin.dumps(value) == orjson.dumps(value)


def test_dataclasses_fragments_and_what_the_caller_writes() -> None:
    value = {"a": Point(1, (2, 3)), "b": complex(1, 2)}
    default = lambda value: [value.real, value.imag]  # noqa: E731
    assert standin.dumps(value, default) == orjson.dumps(value, default)
    assert standin.dumps([standin.Fragment(b"{}")]) == orjson.dumps([orjson.Fragment(b"{}")])


@pytest.mark.parametrize("value", [{1: 2}, object(), {"a": object()}])
def test_what_is_no_json_is_refused(value: Any) -> None:
    with pytest.raises(TypeError):
        standin.dumps(value)
    with pytest.raises(TypeError):
        orjson.dumps(value)

"""Events have the numbers that the engine tells, matched by name: none is missing, none is counted twice."""

from dataclasses import dataclass
from types import ModuleType

import pytest

from speleo.kernel.game import Event
from speleo.kernel.numbering import in_order


@dataclass(frozen=True, slots=True)
class RopeLaid(Event):
    pass


@dataclass(frozen=True, slots=True)
class Moved(Event):
    pass


CLASSES = {"RopeLaid": RopeLaid, "Moved": Moved, "Event": Event, "other": 7}


def happenings(**numbers: int) -> ModuleType:
    module = ModuleType("happenings")
    vars(module).update(numbers)
    return module


def test_events_stand_in_the_order_of_their_numbers() -> None:
    """Constants for something else do not matter."""
    assert in_order(happenings(ROPE_LAID=1, MOVED=0, FOR_ROPE=9), CLASSES) == (Moved, RopeLaid)


@pytest.mark.parametrize(
    ("numbers", "problem"),
    [({"MOVED": 0}, "an event has no number"), ({"MOVED": 0, "ROPE_LAID": 2}, "the numbers of events have a gap")],
)
def test_a_number_that_is_missing_is_noticed(numbers: dict[str, int], problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        in_order(happenings(**numbers), CLASSES)

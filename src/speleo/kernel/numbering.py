"""The numbers that an engine has for its events, and the classes that they stand for, matched by their names."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from speleo.kernel.game import Event


def in_order(happenings: ModuleType, classes: Mapping[str, object]) -> tuple[type[Event], ...]:
    """The events of a game in the order of their numbers: `TILE_LAID: Final = 8` is the number of `TileLaid`.

    An event without a number, and a number that is left out, are mistakes of whoever wrote the game.
    """
    kinds = {name: kind for name, kind in classes.items() if isinstance(kind, type) and issubclass(kind, Event)}
    events = {name: kind for name, kind in kinds.items() if kind is not Event}
    numbers = {number: named(name) for name, number in vars(happenings).items() if named(name) in events}
    assert sorted(numbers.values()) == sorted(events), "an event has no number"
    assert sorted(numbers) == list(range(len(numbers))), "the numbers of events have a gap"
    return tuple(events[numbers[number]] for number in range(len(numbers)))


def named(constant: str) -> str:
    """`TILE_LAID` as `TileLaid`."""
    return "".join(part.capitalize() for part in constant.split("_"))

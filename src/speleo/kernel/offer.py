"""What a seat is offered: its legal actions as people choose among them, with price, place and free counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from speleo.kernel.price import FREE, Price

if TYPE_CHECKING:
    from speleo.kernel.game import Action
    from speleo.kernel.place import Place


@dataclass(frozen=True, slots=True)
class Counts:
    """Actions that differ only in how many of each thing they name, described instead of listed.

    - `items`: what can be named, and how many of it at most.
    - `least`, `most`: how many things altogether.
    - `begin`: the counts that a person is shown first.
    - `never`: the one choice within these limits that is not legal, if there is one.
    """

    items: tuple[tuple[str, int], ...]
    least: int
    most: int
    begin: tuple[tuple[str, int], ...]
    never: tuple[tuple[str, int], ...] | None = None

    def allows(self, chosen: Mapping[str, int]) -> bool:
        """Whether counts are within the limits; things that are left out count 0."""
        limits = dict(self.items)
        within = all(0 <= count <= limits.get(item, 0) for item, count in chosen.items())
        named = {item: count for item, count in chosen.items() if count}
        return within and self.least <= sum(named.values()) <= self.most and named != dict(self.never or {"": 0})


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal action with its price and, on a board, the cell it leads to: x to the east and y to the south.

    `place` says it in words where the action itself names a cell.
    With `counts` it stands for all actions that differ from it in counts alone.
    """

    action: Action
    price: Price = FREE
    at: tuple[int, int] | None = None
    place: Place | None = None
    counts: Counts | None = None

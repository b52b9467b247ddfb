"""What happens in Diamant. Events are public: none says what somebody chose before all have chosen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from speleo.games.diamant.engine import happenings
from speleo.games.diamant.names import TRAPS
from speleo.kernel.game import Event
from speleo.kernel.numbering import in_order


@dataclass(frozen=True, slots=True)
class ExpeditionBegan(Event):
    """Everybody is in the cave. [DIA-3.1]"""

    number: int


@dataclass(frozen=True, slots=True)
class TreasureFound(Event):
    """Each explorer inside got a share; the rest lies on the card. [DIA-3.3]"""

    value: int
    share: int
    rest: int


@dataclass(frozen=True, slots=True)
class TrapAppeared(Event):
    """The first trap of its kind: a warning. [DIA-3.4]"""

    trap: str


@dataclass(frozen=True, slots=True)
class TrapSprung(Event):
    """The second trap of its kind. [DIA-3.5]"""

    trap: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GemsLost(Event):
    """An explorer fled with empty hands. [DIA-3.5]"""

    seat: int
    gems: int


@dataclass(frozen=True, slots=True)
class TrapRemoved(Event):
    """One of two equal trap cards left the game. [DIA-3.6]"""

    trap: str


@dataclass(frozen=True, slots=True)
class RelicFound(Event):
    """A relic lies on the path. [DIA-3.7]"""


@dataclass(frozen=True, slots=True)
class ChoiceMade(Event):
    """An explorer has chosen; what, nobody knows yet. [DIA-4.1]"""

    seat: int


@dataclass(frozen=True, slots=True)
class ChoicesRevealed(Event):
    """All choices were turned up together. [DIA-4.1]"""

    seats: tuple[int, ...]
    back_seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WentBack(Event):
    """An explorer is in camp: a share of the path and everything gathered are safe. [DIA-4.7]"""

    seat: int
    share: int
    brought: int


@dataclass(frozen=True, slots=True)
class RelicTaken(Event):
    """A relic was carried out. [DIA-4.5, DIA-4.6]"""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class ExpeditionEnded(Event):
    """Gems and relics left on the path are gone. [DIA-5.2, DIA-5.3]"""

    number: int
    gems: int
    relics: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The fifth entrance is blocked. [DIA-5.5]"""


EVENT_TYPES = in_order(happenings, globals())
KEPT = 4096


@lru_cache(KEPT)
def named(seats: int, words: tuple[int, ...]) -> Event:
    """The event that the engine told in numbers, at a table of so many seats.

    Events never change, and most happen again and again: whoever keeps a match keeps few of them.
    """
    made: Any = EVENT_TYPES[words[0]]
    event: Event = made(*[meaning(seats, *pair) for pair in zip(made.__match_args__, words[1:], strict=False)])
    return event


def meaning(seats: int, field: str, number: int) -> Any:
    """What a number in a field means: a trap, a set of seats, or itself."""
    if field == "trap":
        return TRAPS[number]
    if field.endswith("seats"):
        return tuple(seat for seat in range(seats) if number >> seat & 1)
    return number


def reveals(event: Event) -> bool:
    """Turning up the choices tells everybody what the others chose, unless one explorer was alone."""
    return isinstance(event, ChoicesRevealed) and len(event.seats) > 1

"""How a match of Diamant went: expedition by expedition, who brought what home and who lost what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.events import ExpeditionBegan, GemsLost, RelicTaken, TrapSprung, WentBack
from speleo.games.diamant.scoring import outcome
from speleo.kernel.account import Badge, Course, Passage
from speleo.kernel.game import Event

BADGES = (
    Badge("alone-out", "relics", 1, "best", "bronze"),
    Badge("full-chest", "points", 60, "best", "gold"),
    Badge("five-of-five", "relics", 5, "best", "gold"),
)


@dataclass(frozen=True, slots=True)
class Haul:
    """What an explorer had of an expedition: gems brought home, relics by value, and gems lost. [DIA-3.5, DIA-4.3]"""

    gems: int = 0
    relics: tuple[int, ...] = ()
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Expedition:
    """`trap` ended it, or is empty where everybody had gone home. [DIA-5.1]"""

    number: int
    trap: str
    hauls: tuple[Haul, ...]


@dataclass(frozen=True, slots=True)
class DiamantCourse(Course):
    """The expeditions, and for every seat the sums of gems brought home, of relics and of gems lost. [DIA-6.1]"""

    expeditions: tuple[Expedition, ...]
    home: tuple[int, ...]
    relics: tuple[int, ...]
    lost: tuple[int, ...]
    total_rule: str = "DIA-6.1"
    lost_rule: str = "DIA-3.5"


@dataclass(slots=True)
class Cave:
    """An expedition while it is told."""

    number: int
    trap: str = ""
    gems: dict[int, int] = field(default_factory=dict)
    relics: dict[int, tuple[int, ...]] = field(default_factory=dict)
    lost: dict[int, int] = field(default_factory=dict)

    def note(self, event: Event) -> None:
        """Keep what an event tells of the expedition."""
        if isinstance(event, TrapSprung):
            self.trap = event.trap
        elif isinstance(event, GemsLost):
            self.lost[event.seat] = event.gems
        elif isinstance(event, WentBack):
            self.gems[event.seat] = event.brought
        elif isinstance(event, RelicTaken):
            self.relics[event.seat] = (*self.relics.get(event.seat, ()), event.value)

    def told(self, seats: int) -> Expedition:
        hauls = (Haul(self.gems.get(at, 0), self.relics.get(at, ()), self.lost.get(at, 0)) for at in range(seats))
        return Expedition(self.number, self.trap, tuple(hauls))


def chapter(event: Event) -> int | None:
    return event.number if isinstance(event, ExpeditionBegan) else None


def course(state: DiamantState, line: Sequence[Passage]) -> DiamantCourse:
    """The match by expeditions: what each seat brought home, what the relics were worth, what was lost."""
    caves = [Cave(1)]
    for passage in line:
        for event in passage.events:
            if isinstance(event, ExpeditionBegan):
                caves.append(Cave(event.number))
            else:
                caves[-1].note(event)
    expeditions = tuple(cave.told(state.seats) for cave in caves)
    rows = [[expedition.hauls[seat] for expedition in expeditions] for seat in range(state.seats)]
    return DiamantCourse(
        expeditions,
        tuple(sum(haul.gems for haul in row) for row in rows),
        tuple(sum(sum(haul.relics) for haul in row) for row in rows),
        tuple(sum(haul.lost for haul in row) for row in rows),
    )


def figures(state: DiamantState, told: DiamantCourse, seat: int) -> dict[str, int]:
    """What statistics and badges count of an explorer."""
    hauls = [expedition.hauls[seat] for expedition in told.expeditions]
    points = next(standing.points for standing in outcome(state).standings if standing.seat == seat)
    return {
        "points": points,
        "best": max((haul.gems + sum(haul.relics) for haul in hauls), default=0),
        "home": told.home[seat],
        "lost": told.lost[seat],
        "relics": sum(len(haul.relics) for haul in hauls),
    }

"""How a descent of Sub Terra went: the health of every caver round by round, the hazards, and what turned it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from speleo.games.subterra.engine.components import health_of
from speleo.games.subterra.engine.flow import left_behind
from speleo.games.subterra.engine.pieces import WHO, escaped
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.events import (
    CaverEntered,
    Devoured,
    FellUnconscious,
    HazardTurned,
    Healed,
    HorrorRepelled,
    HorrorStruck,
    Hurt,
    Revived,
    RoundBegan,
    TilePlaced,
    TimeRanOut,
)
from speleo.games.subterra.names import CAVERS, cell_text
from speleo.kernel.account import Badge, Course, Passage
from speleo.kernel.game import Event

BADGES = (
    Badge("all-out", "gold", 1, "best", "gold"),
    Badge("last-battery", "last", 1, "best", "bronze"),
    Badge("stared-it-down", "repelled", 3, "best", "bronze"),
)
MOST_MOMENTS = 8
WEIGHTS = ("exit", "first-out", "time", "devoured", "struck", "fallen", "revived", "repelled")
"""Kinds of moments, the most telling first."""


@dataclass(frozen=True, slots=True)
class Blow:
    """Health that a caver lost in one round, if it was more than a point. [SUB-TRM.9]"""

    round: int
    points: int


@dataclass(frozen=True, slots=True)
class CaverCourse:
    """`health` at the end of each round; `out` is the round in which the caver got out, or None.

    `repelled` counts the horrors that the caver drove away. [SUB-TIL.3, SUB-BOD.1]
    """

    caver: str
    seat: int
    most: int
    health: tuple[int, ...]
    out: int | None
    blows: tuple[Blow, ...]
    repelled: int


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth telling at the end; `step` is the one in the record by which it happened."""

    round: int
    step: int
    kind: str
    caver: str
    count: int


@dataclass(frozen=True, slots=True)
class SubTerraCourse(Course):
    """`hazards` are the cards as they were turned up, one a round. [SUB-HAZ.1]"""

    rounds: int
    cards: int
    hazards: tuple[str, ...]
    cavers: tuple[CaverCourse, ...]
    moments: tuple[Moment, ...]


def chapter(event: Event) -> int | None:
    return event.round if isinstance(event, RoundBegan) else None


def course(state: SubTerraState, line: Sequence[Passage]) -> SubTerraCourse:
    """What is told of a finished match: round by round, who fell and who came out."""
    patients = [Patient(state, caver) for caver in range(state.picked)]
    diary = Diary(cell_text(state.cells[state.exit_at]) if state.exit_at >= 0 else "")
    hazards: list[str] = []
    now = 1
    for passage in line:
        for event in passage.events:
            if isinstance(event, RoundBegan) and event.round > now:
                for patient in patients:
                    patient.close(now)
                now = event.round
            elif isinstance(event, HazardTurned):
                hazards.append(event.card)
            for patient in patients:
                patient.note(event, now)
            diary.note(event, now, passage.step)
    for patient in patients:
        patient.close(now)
    return SubTerraCourse(now, state.cards, tuple(hazards), tuple(patient.told() for patient in patients), diary.told())


class Patient:
    """A caver while it is told how the caver fared."""

    def __init__(self, state: SubTerraState, caver: int) -> None:
        rank = state.figures[WHO + caver]
        self.name = CAVERS[rank]
        self.seat = int(caver // state.terms.each)
        self.most = int(health_of(rank))
        self.escaped = escaped(state, caver)
        self.now = self.most
        self.lost = 0
        self.out = 0
        self.repelled = 0
        self.health: list[int] = []
        self.blows: list[Blow] = []

    def note(self, event: Event, number: int) -> None:
        """What an event means for this caver's health, way out and fights."""
        if isinstance(event, Hurt) and event.caver == self.name:
            self.now = max(0, self.now - event.points)
            self.lost += event.points
        elif isinstance(event, Healed) and event.target == self.name:
            self.now = event.health
        elif isinstance(event, Devoured) and event.caver == self.name:
            self.now = 0
        elif isinstance(event, CaverEntered) and event.caver == self.name:
            self.out = number
        elif isinstance(event, HorrorRepelled) and event.caver == self.name:
            self.repelled += 1

    def close(self, number: int) -> None:
        self.health.append(self.now)
        if self.lost > 1:
            self.blows.append(Blow(number, self.lost))
        self.lost = 0

    def told(self) -> CaverCourse:
        out = self.out if self.escaped else None
        return CaverCourse(self.name, self.seat, self.most, tuple(self.health), out, tuple(self.blows), self.repelled)


@dataclass(slots=True)
class Diary:
    """The moments of a match while it is told; `exit` is the cell of the exit."""

    exit: str
    found: list[Moment] = field(default_factory=list)

    def note(self, event: Event, number: int, step: int) -> None:
        """Write down what an event means for the course, if anything."""
        if isinstance(event, TilePlaced) and event.cell == self.exit:
            self.add("exit", event.caver, number, step)
        elif isinstance(event, CaverEntered) and event.cell == self.exit:
            if not any(moment.kind == "first-out" for moment in self.found):
                self.add("first-out", event.caver, number, step)
        elif isinstance(event, HorrorStruck):
            self.add("struck", event.caver, number, step)
        elif isinstance(event, FellUnconscious):
            if not any(
                (moment.round, moment.kind, moment.caver) == (number, "struck", event.caver) for moment in self.found
            ):
                self.add("fallen", event.caver, number, step)
        elif isinstance(event, Revived):
            self.add("revived", event.caver, number, step)
        elif isinstance(event, HorrorRepelled):
            self.add("repelled", event.caver, number, step)
        elif isinstance(event, TimeRanOut):
            self.add("time", "none", number, step)
        elif isinstance(event, Devoured):
            self.add("devoured", event.caver, number, step)

    def add(self, kind: str, caver: str, number: int, step: int) -> None:
        for at, moment in enumerate(self.found):
            if (moment.round, moment.kind, moment.caver) == (number, kind, caver):
                self.found[at] = replace(moment, count=moment.count + 1)
                return
        self.found.append(Moment(number, step, kind, caver, 1))

    def told(self) -> tuple[Moment, ...]:
        weighed = sorted(range(len(self.found)), key=lambda at: WEIGHTS.index(self.found[at].kind))
        return tuple(self.found[at] for at in sorted(weighed[:MOST_MOMENTS]))


def figures(state: SubTerraState, told: SubTerraCourse, seat: int) -> dict[str, int]:
    """What statistics and badges count of the cavers of a seat."""
    own = [caver for caver in told.cavers if caver.seat == seat]
    return {
        "gold": int(left_behind(state) == 0),
        "saved": sum(caver.out is not None for caver in told.cavers),
        "cavers": len(told.cavers),
        "rounds": told.rounds,
        "last": int(any(caver.out is not None and caver.out == told.rounds for caver in own) and told.cards == 0),
        "repelled": sum(caver.repelled for caver in own),
    }

"""What is sent of a film, as JSON."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.record.header import Sitter
from speleo.server.chairs import Chair
from speleo.server.errors import Refused
from speleo.server.facts import Facts, SeatFacts
from speleo.server.phases import OVER, RUNNING
from speleo.server.pictures import WholePicture
from speleo.server.reel import Reel, StepFacts
from speleo.server.wire import packed


@dataclass(frozen=True, slots=True)
class Film:
    """The whole course. Step 0 is the start; views come in parts."""

    table: Facts
    over: bool
    points: list[int]
    steps: list[StepFacts]


@dataclass(frozen=True, slots=True)
class FilmPart:
    """The pictures after the steps `first`, `first` + 1 and so on."""

    first: int
    pictures: list[WholePicture]


def head(reel: Reel, facts: dict[str, Any] | None) -> bytes:
    """The whole course, with the facts of its table, or of the record if there is none."""
    seats = range(len(reel.header.sitters))
    points = [reel.game.tally(reel.states[0], seat) for seat in seats]
    return packed(Film(Facts(**facts) if facts else facts_of(reel), reel.over, points, reel.steps))


def facts_of(reel: Reel) -> Facts:
    """A record from somewhere else, as if it were a table."""
    header = reel.header
    seats = [seat_facts(seat, sitter) for seat, sitter in enumerate(header.sitters)]
    return replace(
        Facts.of_no_table(header, OVER if reel.over else RUNNING, seats),
        commitment=header.commitment,
        free_undo=header.free_undo,
        hints_taken=hints_of(reel),
        seq=len(reel.steps),
    )


def hints_of(reel: Reel) -> list[int]:
    """How many hints each seat took."""
    taken = [step.seat for step in reel.steps if step.hint]
    return [taken.count(seat) for seat in range(len(reel.header.sitters))]


def seat_facts(seat: int, sitter: Sitter) -> SeatFacts:
    if sitter.kind == "bot":
        return Chair("bot", sitter.called, sitter.name).facts(seat, False)
    return Chair("person", sitter.name).facts(seat, False)


def pictures(reel: Reel, first: int, count: int, seat: int | None) -> bytes:
    """Through the eyes of a seat only when there are no secrets any more."""
    if seat is not None and (not reel.over or seat >= len(reel.header.sitters)):
        raise Refused(403, "not-yours", "while the match goes on a replay shows what everybody saw")
    viewer = SPECTATOR if seat is None else seat
    last = min(first + count, len(reel.states))
    return packed(FilmPart(first, [reel.picture(at, viewer) for at in range(first, last)]))

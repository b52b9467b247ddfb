"""What everybody who knows a table may know of it, as it is sent and as the description of the API has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from speleo.kernel.record.header import Header
from speleo.kernel.setup import Setup
from speleo.server.undoing import UndoAsked

Kind = Literal["open", "person", "bot"]
Phase = Literal["waiting", "running", "over", "closed"]
Hints = Literal["never", "alone", "agreed"]
Stage = Literal["open", "pledge", "reveal"]


@dataclass(frozen=True, slots=True)
class LookFacts:
    """Numbers of what the screens draw; no colour: none was chosen."""

    colour: int | None
    figure: int
    hat: int


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """Who sits there. On any but a bot's chair a `bot` that is not empty stands in for whoever is away or got up.

    `colour` is the one that the seat has, chosen or not; `ready` is said before the match; `host`: made the table.
    """

    kind: Kind
    name: str
    bot: str
    resigned: bool
    look: LookFacts | None
    ready: bool
    colour: int
    host: bool


@dataclass(frozen=True, slots=True)
class KnockFacts:
    """Somebody asks for a seat that was left in play; these seats have let them in, and `host`: so has the host."""

    request: int
    seat: int
    name: str
    agreed: list[int]
    host: bool


@dataclass(frozen=True, slots=True)
class ClockFacts:
    """Seconds that a seat had left for this turn and for the match when this was sent; `running`: they are passing."""

    turn: float | None
    match: float | None
    running: bool


@dataclass(frozen=True, slots=True)
class SealingFacts:
    """What the people add to the deal before the match starts; see docs/formats.md. By seat: empty if there is none.

    `open`: pledges are taken until the host starts; `reveal`: those who pledged are to reveal; `pledge`: a round was
    lost by seats that did not, and the others are to pledge anew. `awaited` are the seats that have not yet.
    """

    round: int
    stage: Stage
    pledges: list[str]
    nonces: list[str]
    awaited: tuple[int, ...]
    lost: list[tuple[int, ...]]
    out: list[int]


@dataclass(frozen=True, slots=True)
class Facts:
    """What everybody who knows the table may know of it.

    `free_undo`: bots let people take back what was revealed. `taken_back` counts how often that was done by agreement
    or by this; none for a record from elsewhere. `hints`: what is agreed about them; `hints_now`: whether whoever sits
    here may take one; `hints_taken`: how often each seat has.
    """

    id: str
    code: str
    title: str
    game: str
    edition: str | None
    options: dict[str, str]
    listed: bool
    turn_seconds: int
    match_seconds: int
    clocks: list[ClockFacts] | None
    phase: Phase
    seats: list[SeatFacts]
    commitment: str
    sealing: SealingFacts | None
    undo: UndoAsked | None
    free_undo: bool
    taken_back: int | None
    hints: Hints
    hints_now: bool
    hints_taken: list[int]
    knock: KnockFacts | None
    next_table: str
    seq: int

    @classmethod
    def of_no_table(cls, agreed: Setup | Header, phase: Phase, seats: list[SeatFacts]) -> Facts:
        """What is told of a record or a lesson as if it were a table: nobody else is there, and nothing is asked."""
        return cls(
            id="",
            code="",
            title="",
            game=agreed.game,
            edition=agreed.edition,
            options=dict(agreed.options),
            listed=False,
            turn_seconds=0,
            match_seconds=0,
            clocks=None,
            phase=phase,
            seats=seats,
            commitment="",
            sealing=None,
            undo=None,
            free_undo=False,
            taken_back=None,
            hints="alone",
            hints_now=False,
            hints_taken=[0] * len(seats),
            knock=None,
            next_table="",
            seq=0,
        )

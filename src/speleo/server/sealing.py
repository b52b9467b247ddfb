"""How the people at a table add to the deal: all pledge themselves to a nonce, then all reveal theirs.

Pledges are taken until the match is to start; then they stand, and whoever has pledged reveals. Who does not in time
is left out, and the others make new pledges in a new round, since some may know all nonces of the old one by then.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal

from speleo.kernel.fairness import BY_DRAW, Pledged, Seal, commitment
from speleo.server import moments
from speleo.server.facts import SealingFacts, Stage

if TYPE_CHECKING:
    from speleo.server.table import Table

OPEN: Final = "open"
PLEDGING: Final = "pledge"
REVEALING: Final = "reveal"
DONE: Final = "done"
"""Before the start; the match is to start and a new round needs pledges; nonces are awaited; the match has begun."""


class Sealing:
    """What decides the cards: the secret seed, whose hash is the `promise`, and what people add to it.

    `numbering` says how draws are counted, `entropy` is what seats of older tables added. `pledges` and `nonces` are
    those of this round by seat; `awaited` must pledge or reveal before the match starts.

    `lost` has the seats that did not reveal, for each round before this one; `out` are those left out since.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.numbering = BY_DRAW
        self.entropy: list[tuple[int, str]] = []
        self.stage: Stage | Literal["done"] = OPEN
        self.pledges: dict[int, str] = {}
        self.nonces: dict[int, str] = {}
        self.awaited: tuple[int, ...] = ()
        self.lost: list[tuple[int, ...]] = []
        self.out: set[int] = set()
        self.since = 0.0

    @cached_property
    def promise(self) -> str:
        return commitment(self.seed)

    @property
    def seal(self) -> Seal:
        """What decides the cards besides the seed."""
        return Seal(self.numbering, self.pledged, tuple(self.lost), tuple(self.entropy))

    @property
    def round(self) -> int:
        return len(self.lost) + 1

    @property
    def pledged(self) -> tuple[Pledged, ...]:
        return tuple(Pledged(seat, self.pledges[seat], nonce) for seat, nonce in sorted(self.nonces.items()))

    @property
    def missing(self) -> tuple[int, ...]:
        """Who keeps the others waiting."""
        given = self.nonces if self.stage == REVEALING else self.pledges
        return tuple(seat for seat in self.awaited if seat not in given)

    def late(self, seconds: float) -> bool:
        return self.stage in (PLEDGING, REVEALING) and moments.steady() - self.since > seconds

    def facts(self, seats: int) -> SealingFacts:
        """What everybody may know before the match begins."""
        assert self.stage != DONE
        return SealingFacts(
            round=self.round,
            stage=self.stage,
            pledges=[self.pledges.get(seat, "") for seat in range(seats)],
            nonces=[self.nonces.get(seat, "") for seat in range(seats)],
            awaited=self.missing,
            lost=self.lost,
            out=sorted(self.out),
        )

    def enter(self, stage: Stage, awaited: tuple[int, ...]) -> None:
        self.stage, self.awaited, self.since = stage, awaited, moments.steady()

    def lose(self, seats: tuple[int, ...], stage: Stage) -> None:
        """This round is lost by these seats; the next begins without anything of it."""
        others = tuple(seat for seat in self.awaited if seat not in seats)
        self.lost.append(seats)
        self.out.update(seats)
        self.pledges.clear()
        self.nonces.clear()
        self.enter(stage, others)

    def vacate(self, seat: int) -> None:
        """Nobody sits there any more, so the match does not start now; what was revealed is of no use then."""
        if self.stage == DONE:
            return
        if self.stage == REVEALING:
            self.lose((seat,), OPEN)
        self.enter(OPEN, ())
        self.pledges.pop(seat, None)
        self.out.discard(seat)

    def pass_on(self, seat: int) -> None:
        """Somebody else holds the seat: the nonce of whoever held it before cannot be revealed any more."""
        if self.stage in (OPEN, PLEDGING):
            self.pledges.pop(seat, None)


def pledged(table: Table, data: dict[str, Any], seq: int) -> None:
    table.sealing.pledges[data["seat"]] = data["pledge"]


def sealed(table: Table, data: dict[str, Any], seq: int) -> None:
    seats = tuple(data["seats"])
    table.sealing.pledges = {seat: table.sealing.pledges[seat] for seat in seats}
    table.sealing.enter(REVEALING, seats)


def revealed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.sealing.nonces[data["seat"]] = data["nonce"]


def lapsed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.sealing.lose(tuple(data["seats"]), PLEDGING)

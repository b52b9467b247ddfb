"""Who meets whom: the tables of a tournament, with rotated seats and paired deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from speleo.arena.fixture import Fixture
from speleo.kernel.errors import BadSetup
from speleo.kernel.setup import Setup

PAIRS, ALONE, MIXED, TEAMS = "pairs", "alone", "mixed", "teams"
MOST_MATCHES = 1_000_000


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that its matches follow from. Every line-up sits in all rotations of the seats with the same deal.

    `teams` is for games that are won together: each bot has all seats, and is compared with the others by the deal.
    """

    setup: Setup
    bots: tuple[str, ...]
    tables: str
    deals: int
    seed: str

    def lineups(self) -> list[tuple[str, ...]]:
        """`pairs`: two bots take turns around the table; `alone`: one against all others of a kind; `mixed`: all."""
        seats, bots = self.setup.seats, self.bots
        if self.tables == PAIRS:
            return [tuple(pair[seat % 2] for seat in range(seats)) for pair in combinations(bots, 2)]
        if self.tables == ALONE:
            return [(one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)]
        if self.tables == TEAMS:
            return [(bot,) * seats for bot in bots]
        if len(bots) <= seats:
            return [tuple(bots[seat % len(bots)] for seat in range(seats))]
        return list(combinations(bots, seats))

    @property
    def rotations(self) -> int:
        """In how many ways a line-up sits; a bot that has all seats has nobody to change with."""
        return 1 if self.tables == TEAMS else self.setup.seats

    @property
    def of_a_deal(self) -> int:
        """How many matches share a deal."""
        return len(self.lineups()) * self.rotations

    def fixtures(self) -> list[Fixture]:
        return list(self.numbered())

    def numbered(self) -> Iterator[Fixture]:
        """Every match in its order, so that any process plays number N as all others would."""
        number = 0
        for deal in range(1, self.deals + 1):
            for at, lineup in enumerate(self.lineups()):
                for by in range(self.rotations):
                    number += 1
                    bots = tuple(lineup[(seat - by) % len(lineup)] for seat in range(len(lineup)))
                    dice = f"{self.seed} deal {deal} line-up {at + 1} turned {by}"
                    yield Fixture(number, self.setup, bots, f"{self.seed} deal {deal}", dice)

    def checked(self) -> Tournament:
        """This tournament, or BadSetup if it compares nobody, or would take too long."""
        if len(set(self.bots)) < len(self.bots):
            raise BadSetup("a bot takes part in a tournament once: name each one time")
        if len(self.bots) < 2:
            raise BadSetup("a tournament is between two bots at least")
        if self.setup.seats < 2:
            raise BadSetup("a tournament needs two seats at least")
        if self.deals < 1:
            raise BadSetup(f"--deals is at least 1, not {self.deals}")
        if self.deals * self.of_a_deal > MOST_MATCHES:
            raise BadSetup(f"that would be more than {MOST_MATCHES} matches: take fewer --deals or --bots")
        return self

    def told(self) -> dict[str, object]:
        """What a ledger of this tournament begins with; another tournament is told differently."""
        setup = self.setup
        return {
            "speleo arena": 1,
            "game": setup.game,
            "edition": setup.edition,
            "options": dict(setup.options),
            "box": setup.box.fingerprint,
            "seats": setup.seats,
            "bots": list(self.bots),
            "tables": self.tables,
            "deals": self.deals,
            "seed": self.seed,
        }

"""How long seats have thought. What they used is written with every entry, so it survives a restart to the second."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.server import moments
from speleo.server.facts import ClockFacts

LEAST_AFTER_RETURN = 30.0
"""Who comes back to an empty bank has at least so many seconds."""
GRACE_SECONDS = 20.0
"""Nobody's time runs out so soon after a table was read from storage."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Seconds for each turn, and for the whole match of each seat; 0: no limit."""

    turn: int = 0
    match: int = 0

    @property
    def any(self) -> bool:
        return self.turn > 0 or self.match > 0


class Clocks:
    """`due` are the seats whose time runs: people who are to act themselves.

    `overdue` are those whose time ran out and for whom the stand-in has not acted yet: coming back before that would
    wind their clock up again, as often as they like. `newly_due` are those whose turn began with the last entry.
    `last_at` and `moved_at` are the time of day of the last entry and of the last that wound the clocks up.
    """

    def __init__(self) -> None:
        self.terms = Terms()
        self.spent: list[float] = []
        self.due: frozenset[int] = frozenset()
        self.overdue: set[int] = set()
        self.since = self.turned = moments.steady()
        self.not_before = 0.0
        self.newly_due: frozenset[int] = frozenset()
        self.last_at = 0.0
        self.moved_at = 0.0

    def begin(self, terms: Terms, seats: int) -> None:
        self.terms = terms
        self.spent = [0.0] * seats

    def took(self) -> float:
        """Seconds since the last entry, for the next one to keep."""
        return round(max(0.0, moments.steady() - self.since), 3)

    def tick(self, at: float, took: float, moved: bool, due: frozenset[int], acted: int | None) -> None:
        """An entry was written at that time of day, so long after the one before it.

        From now on the time of the seats runs that are `due`; whoever has just acted begins a new turn.
        """
        for seat in self.due:
            self.spent[seat] += took
        self.since, self.last_at = moments.steady(), at
        if moved:
            self.turned, self.moved_at = self.since, at
        self.newly_due = due.difference(self.due.difference(() if acted is None else (acted,)))
        self.due = due

    def returned(self, seat: int) -> None:
        if self.terms.match and seat < len(self.spent):
            self.spent[seat] = min(self.spent[seat], self.terms.match - min(LEAST_AFTER_RETURN, self.terms.match))

    def wind(self) -> None:
        """After reading from storage: the time since the entries has gone by, if the time of day can be believed."""
        now, day = moments.steady(), moments.time_of_day()
        self.since = now - max(0.0, day - self.last_at)
        self.turned = now - max(0.0, day - self.moved_at)
        self.not_before = now + GRACE_SECONDS

    def left(self, seat: int) -> tuple[float | None, float | None]:
        """Seconds that a seat has for this turn and for the rest of the match; None without a limit."""
        now = moments.steady()
        running = seat in self.due
        turn = self.terms.turn - (now - self.turned if running else 0.0)
        match = self.terms.match - self.spent[seat] - (now - self.since if running else 0.0)
        return (max(0.0, turn) if self.terms.turn else None, max(0.0, match) if self.terms.match else None)

    def run_out(self) -> list[int]:
        """Seats whose time is over."""
        if not self.terms.any or moments.steady() < self.not_before:
            return []
        return [seat for seat in sorted(self.due) if 0.0 in self.left(seat)]

    def soonest(self) -> float | None:
        """Seconds until the first clock runs out; None if none runs."""
        left = [seconds for seat in self.due for seconds in self.left(seat) if seconds is not None]
        return min(left, default=None) if self.terms.any else None

    def waited(self) -> float:
        """How long it has been the turn of those who are to act."""
        return moments.steady() - self.turned

    @property
    def facts(self) -> list[ClockFacts] | None:
        """What is left to each seat at this moment, for clients to count down from."""
        if not self.terms.any or not self.spent:
            return None
        return [ClockFacts(*self.left(seat), seat in self.due) for seat in range(len(self.spent))]

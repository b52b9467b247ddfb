"""Going back: who would have to agree, who never does, and the request that is open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from speleo.kernel.match import Match

if TYPE_CHECKING:
    from speleo.server.table import Table


@dataclass(slots=True)
class UndoAsked:
    """A seat asks to go back by `steps` to just after the step `to`; `agreed` of `needs` have said yes so far.

    `request` is the number of the entry that asked. An answer names it, so nobody agrees to one thing and gets another.
    Any step, and anybody who comes, goes or is stood in for, makes it void.
    """

    request: int
    seat: int
    to: int
    steps: int
    needs: tuple[int, ...]
    agreed: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class UndoOffer:
    """To where the viewer's seat could take back its latest step, which people would have to agree, and who never does.

    Where a seat is in `against` it cannot be asked: something was revealed, and a bot or a stand-in plays there.
    """

    to: int
    needs: tuple[int, ...]
    against: tuple[int, ...]


class Consent(NamedTuple):
    """`needs` are all seats whose agreement the record must show: of them the people of the `offer` are to be asked.

    Those against it never agree. The others are bots, who agree at once.
    """

    needs: tuple[int, ...]
    offer: UndoOffer


def consent(table: Table, seat: int, to: int) -> Consent:
    """Whom a seat needs to go back.

    Bots agree where nothing was revealed, and past that only at a table with free undo. Where somebody stands in for a
    person, nobody says yes for that person to what was revealed.
    """
    match, chairs = table.playing, table.seats.chairs
    needs = match.undo_needs(seat, to)
    if not [other for other in needs if chairs[other].bot]:
        return Consent(needs, UndoOffer(to, needs, ()))
    revealed = goes_past_a_reveal(match, to)
    people, against = [], []
    for other in needs:
        chair = chairs[other]
        if not chair.bot:
            people.append(other)
        elif revealed and not (chair.kind == "bot" and table.plan.free_undo):
            against.append(other)
    return Consent(needs, UndoOffer(to, tuple(people), tuple(against)))


def goes_past_a_reveal(match: Match, to: int) -> bool:
    """Whether a card, a die or somebody's secret choice came to light after that step."""
    for step in reversed(match.steps):
        if step.serial <= to or step.reveals:
            return step.serial > to
    return False


def steps_after(match: Match, to: int) -> int:
    """How many actions of seats would be taken back."""
    return sum(step.serial > to and step.actor >= 0 for step in match.steps)

"""How a table came from one entry to another, step by step, for those who want to watch it happen."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING

from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.price import FREE, Price
from speleo.server.pictures import WholePicture, whole_of
from speleo.server.shown import framed
from speleo.server.sight import Sight

if TYPE_CHECKING:
    from speleo.server.table import Table

MOST_STEPS = 80
"""So many are shown at the most; what came before is seen in the replay."""


@dataclass(slots=True)
class Stride:
    """One step of the match since the last update: an action of a seat, or of chance if `seat` is null.

    It led to the next `events` of the entry `seq`, at that `price`, and to that picture; the last step has none, since
    that is the update's own.
    """

    seq: int
    seat: int | None
    events: int
    price: Price
    picture: WholePicture | None


def seen_from(table: Table, viewer: int, since: int) -> int | None:
    """The entry from which on a viewer is shown steps: who has just come sees those since their own last action."""
    return since or (table.play.own_seq.get(viewer) if viewer != SPECTATOR else None)


def course(table: Table, viewer: int, after: int) -> list[Stride]:
    """The steps of the match after an entry, through a viewer's eyes, each with the picture that it led to.

    The last has none, since that is how things are now. What somebody pays is told unless there may be secrets.
    """
    match, strides = table.play.match, table.play.strides
    if match is None or table.past is not None:
        return []
    serial = strides[after - 1] if after else 0
    first = max(match.steps_upto(serial), len(match.steps) - MOST_STEPS)
    if first == len(match.steps):
        return []
    game, state = table.game, match.state_after(first)
    sight = Sight.of(game, game.view(state, viewer))
    steps: list[Stride] = []
    for step in match.steps[first:]:
        paid = step.actor >= 0 and not sight.secret
        price = game.price(state, step.actor, step.action) if paid else FREE
        game.apply(state, step.actor, step.action)
        sight = Sight.of(game, game.view(state, viewer))
        asked = tuple(actor for actor in game.actors(state) if actor >= 0)
        steps.append(
            Stride(
                seq=bisect_left(strides, step.serial) + 1,
                seat=step.actor if step.actor >= 0 else None,
                events=len(step.events),
                price=price,
                picture=whole_of(sight.view, framed(game, sight, viewer, asked)),
            )
        )
    steps[-1].picture = None
    return steps

"""How people at a table look: a colour, a figure and a hat; and who has which colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from speleo.server.chairs import Chair

COLOURS = FIGURES = HATS = 8


@dataclass(frozen=True, slots=True)
class Look:
    """Numbers of things that the screens draw; a colour of None: the one of the seat."""

    colour: int | None
    figure: int
    hat: int

    @property
    def facts(self) -> dict[str, int | None]:
        return {"colour": self.colour, "figure": self.figure, "hat": self.hat}


def colours(chairs: Sequence[Chair]) -> list[int]:
    """The colour of each seat, none twice while there are enough: the chosen ones first, then each seat's own."""
    found: dict[int, int] = {}
    for seat, chair in enumerate(chairs):
        chosen = chair.look.get("colour") if chair.look else None
        if chosen is not None and chosen not in found.values():
            found[seat] = chosen
    for seat in range(len(chairs)):
        if seat not in found:
            own = seat % COLOURS
            free = [colour for colour in (own, *range(COLOURS)) if colour not in found.values()]
            found[seat] = free[0] if free else own
    return [found[seat] for seat in range(len(chairs))]


def colour_taken(chairs: Sequence[Chair], seat: int, colour: int | None) -> bool:
    """Whether somebody else chose that colour."""
    return colour is not None and any(
        other != seat and chair.look is not None and chair.look.get("colour") == colour
        for other, chair in enumerate(chairs)
    )

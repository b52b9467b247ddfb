"""Counting points for people who play the physical game: their numbers go into a state, and the rules count it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from speleo.kernel.errors import BadSetup

if TYPE_CHECKING:
    from speleo.kernel.game import Game
    from speleo.kernel.outcome import Outcome


@dataclass(frozen=True, slots=True)
class SheetField:
    """Something to count; its text is `GAME-sheet-NAME`. From 0 to `most`; 1 is a yes or no."""

    name: str
    most: int
    usual: int = 0


class Sheet(ABC):
    """What people count at the end of a match, and how it is put into a state."""

    fields: ClassVar[tuple[SheetField, ...]]
    aid: ClassVar[tuple[str, ...]]
    """The rules that stand on a player aid."""
    seats: ClassVar[tuple[int, int] | None] = None
    """How many rows there are, from and to; None: one for each seat."""
    bonuses: ClassVar[tuple[str, ...]] = ()
    """What is added to all that is counted, in rows of its own on paper; its text is `GAME-sheet-NAME-bonus`."""

    @abstractmethod
    def fill(self, game: Game[Any], rows: Sequence[Mapping[str, int]]) -> Any:
        """A state at the end of a match in which everybody has what the rows say."""


def counted(game: Game[Any], rows: Sequence[Mapping[str, int]]) -> Outcome:
    """The result of a match that was played on a table, counted by the rules; BadSetup names what cannot be."""
    sheet = game.sheet
    if sheet is None:
        raise BadSetup(f"{game.name} has no score sheet")
    least, most = sheet.seats or (min(game.seats), max(game.seats))
    if not least <= len(rows) <= most:
        raise BadSetup(f"{len(rows)} rows: {game.name} is counted with {least} to {most}")
    known = {field.name: field for field in sheet.fields}
    for at, row in enumerate(rows):
        for name, number in row.items():
            if name not in known:
                raise BadSetup(f"row {at + 1}: there is no {name!r} to count")
            if not 0 <= number <= known[name].most:
                raise BadSetup(f"row {at + 1}: {name} is 0 to {known[name].most}, not {number}")
    whole = [{name: row.get(name, field.usual) for name, field in known.items()} for row in rows]
    return game.outcome(sheet.fill(game, whole))

"""What lies in the chests of a match on a table, counted by chapter 6."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from speleo.games.diamant.engine.pieces import CHEST, FIVES, OVER, TENS
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.view import DIAMOND
from speleo.kernel.game import Game
from speleo.kernel.sheet import Sheet, SheetField


class DiamantSheet(Sheet):
    """Rubies, diamonds and relics in the chest. [DIA-6.1, DIA-1.4, DIA-4.6]"""

    fields: ClassVar[tuple[SheetField, ...]] = (
        SheetField("rubies", 200),
        SheetField("diamonds", 60),
        SheetField("relics5", 5),
        SheetField("relics10", 5),
    )
    aid: ClassVar[tuple[str, ...]] = (
        *("DIA-3.3", "DIA-3.4", "DIA-3.5", "DIA-3.7", "DIA-4.1", "DIA-4.3", "DIA-4.4", "DIA-4.5"),
        *("DIA-4.6", "DIA-5.1", "DIA-6.1", "DIA-1.4"),
    )

    def fill(self, game: Game[Any], rows: Sequence[Mapping[str, int]]) -> DiamantState:
        state: DiamantState = game.new(game.setup(len(rows)))
        state.phase = OVER
        for seat, row in enumerate(rows):
            state.purse[CHEST + seat] = row["rubies"] + DIAMOND * row["diamonds"]
            state.purse[FIVES + seat], state.purse[TENS + seat] = row["relics5"], row["relics10"]
        return state

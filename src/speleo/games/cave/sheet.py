"""The tokens of a match on a table, counted by chapter 18."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from speleo.games.cave.engine.pieces import (
    DEPTHS,
    OVER,
    PHOTO_TOKENS,
    PLACE_OF,
    ROPE_TOKENS,
    SQUEEZE_TOKENS,
    TEAM,
    THE_BASE,
    WATER_TOKENS,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.telling import ENDED, PLAYING
from speleo.kernel.game import Game
from speleo.kernel.sheet import Sheet, SheetField

ON_A_FIELD = THE_BASE + 1
TOKENS = {
    "rope": ROPE_TOKENS,
    "water": WATER_TOKENS,
    "photo": PHOTO_TOKENS,
    **{f"squeeze{grade + 1}": SQUEEZE_TOKENS + grade for grade in range(3)},
}


class CaveSheet(Sheet):
    """Tokens by kind, how many depth tokens, and whether the team is home. [CAVE-18.1, CAVE-18.8, CAVE-17.5]

    Bonuses are for most and second most of a kind, squeezes of all grades together. [CAVE-18.2]
    """

    fields: ClassVar[tuple[SheetField, ...]] = (
        *(SheetField(name, 40) for name in TOKENS),
        SheetField("depth", 20),
        SheetField("home", 1, 1),
    )
    bonuses: ClassVar[tuple[str, ...]] = ("rope", "water", "photo", "squeeze")
    aid: ClassVar[tuple[str, ...]] = tuple(dict.fromkeys((*PLAYING, *ENDED)))

    def fill(self, game: Game[Any], rows: Sequence[Mapping[str, int]]) -> CaveState:
        state: CaveState = game.new(game.setup(len(rows)))
        state.phase = OVER
        for seat, row in enumerate(rows):
            for name, place in TOKENS.items():
                state.team[seat * TEAM + place] = row[name]
            state.team[seat * TEAM + DEPTHS] = (1 << (row["depth"] + 1)) - 2
            state.team[seat * TEAM + PLACE_OF] = THE_BASE if row["home"] else ON_A_FIELD
        return state

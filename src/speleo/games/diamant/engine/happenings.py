"""The kinds of events, as the engine tells them; `speleo.games.diamant.events` gives them names and types."""

from __future__ import annotations

from typing import Final

EXPEDITION_BEGAN: Final = 0
TREASURE_FOUND: Final = 1
TRAP_APPEARED: Final = 2
TRAP_SPRUNG: Final = 3
GEMS_LOST: Final = 4
TRAP_REMOVED: Final = 5
RELIC_FOUND: Final = 6
CHOICE_MADE: Final = 7
CHOICES_REVEALED: Final = 8
WENT_BACK: Final = 9
RELIC_TAKEN: Final = 10
EXPEDITION_ENDED: Final = 11
GAME_ENDED: Final = 12

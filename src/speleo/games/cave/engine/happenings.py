"""The kinds of events, as the engine tells them; `speleo.games.cave.events` gives them names and types."""

from __future__ import annotations

from typing import Final

LOAD_CHOSEN: Final = 0
LOADS_REVEALED: Final = 1
LOADED: Final = 2
START_DRAWN: Final = 3
TURN_BEGAN: Final = 4
PROVISION_EATEN: Final = 5
STARVED: Final = 6
TILE_DRAWN: Final = 7
TILE_LAID: Final = 8
ROCKFALL_LAID: Final = 9
ROPES_LAID: Final = 10
MOVED: Final = 11
OXYGEN_USED: Final = 12
TOKEN_TAKEN: Final = 13
DEPTH_REACHED: Final = 14
REPACKING: Final = 15
TENT_PITCHED: Final = 16
TENT_PACKED: Final = 17
TENT_ABANDONED: Final = 18
EXCHANGED: Final = 19
DISCARDED: Final = 20
END_TRIGGERED: Final = 21
FINAL_ROUND_BEGAN: Final = 22
SKIP_AGREED: Final = 23
GAME_ENDED: Final = 24

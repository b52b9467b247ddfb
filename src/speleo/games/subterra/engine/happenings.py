"""The kinds of events, as the engine tells them; `speleo.games.subterra.events` gives them names and types."""

from __future__ import annotations

from typing import Final

CAVER_CHOSEN: Final = 0
TILE_SET_ASIDE: Final = 1
START_GIVEN: Final = 2
ROUND_BEGAN: Final = 3
TURN_BEGAN: Final = 4
EXERTED: Final = 5
TILE_DRAWN: Final = 6
TILE_SEALED: Final = 7
TILE_DISCARDED: Final = 8
TILE_TAKEN: Final = 9
TILE_PLACED: Final = 10
NOTHING_PLACED: Final = 11
CAVER_ENTERED: Final = 12
HEALED: Final = 13
REVIVED: Final = 14
HURT: Final = 15
FELL_UNCONSCIOUS: Final = 16
TESTED: Final = 17
SUCCEEDED_AT_LAST: Final = 18
ROPE_FIXED: Final = 19
HID: Final = 20
RUBBLE_CLEARED: Final = 21
WALL_BLASTED: Final = 22
HORROR_REPELLED: Final = 23
DIRECTED: Final = 24
DECLINED: Final = 25
DIVED: Final = 26
SURFACED: Final = 27
TURN_ENDED: Final = 28
HORROR_MOVED: Final = 29
HORROR_STRUCK: Final = 30
HORROR_VANISHED: Final = 31
HORROR_APPEARED: Final = 32
NO_HORROR_APPEARED: Final = 33
HAZARD_TURNED: Final = 34
TILE_FLOODED: Final = 35
GAS_SPREAD: Final = 36
GAS_CLEARED: Final = 37
CAVE_IN_ROLLED: Final = 38
RUBBLE_FELL: Final = 39
TIME_RAN_OUT: Final = 40
DEVOURED: Final = 41
TILE_RETURNED: Final = 42
GAME_ENDED: Final = 43

BY_HORROR: Final = 0
BY_GAS: Final = 1
BY_SCREE: Final = 2
BY_EXERTION: Final = 3
BY_TREMOR: Final = 4
BY_FLOOD: Final = 5
BY_CAVE_IN: Final = 6
"""What took health, in `HURT`."""

FOR_SCREE: Final = 2
FOR_EXERTION: Final = 3
FOR_TREMOR: Final = 4
FOR_ROPE: Final = 7
FOR_HIDE: Final = 8
FOR_DARKNESS: Final = 9
"""What was tested, in `TESTED`."""

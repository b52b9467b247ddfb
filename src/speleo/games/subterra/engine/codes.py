"""Every action and every outcome of chance has a number; `speleo.games.subterra.actions` gives them names."""

from __future__ import annotations

from typing import Final

END: Final = 0
EXERT: Final = 1
REVEAL: Final = 2
MOVE: Final = 6
EXPLORE: Final = 10
RUN: Final = 14
HEAL: Final = 18
SWIM: Final = 24
SQUEEZE: Final = 28
DIG: Final = 32
ROPE: Final = 37
HIDE: Final = 38
DIVE: Final = 39
EXCAVATE: Final = 40
DEMOLISH: Final = 45
FIX_ROPE: Final = 49
BANDAGE: Final = 50
SPRINT: Final = 56
REPEL: Final = 60
DIRECT: Final = 63
DECLINE: Final = 69
"""What a caver does in a turn. Sides, cavers and horrors are added to the first code of their kind; digging counts
the caver's own tile first and then the four sides."""

STEP: Final = 70
STOP: Final = 74
KEEP: Final = 75
DISCARD: Final = 76
TAKE_DRAWN: Final = 77
TAKE_ASIDE: Final = 78
PLACE: Final = 79
ORDER: Final = 83
PATH: Final = 86
SURFACE: Final = 90
SPAWN: Final = 156
"""Answers inside an action, and what people decide about horrors; the last two count the tiles as they were laid."""

PICK: Final = 222
START: Final = 230
TILE: Final = 236
CARD: Final = 302
DIE: Final = 312
"""Set-up, and what chance brings: tiles, hazard cards, and the die (DIE + 1 to DIE + 6)."""
CODES: Final = 319

"""Where something is in The Cave, so that it can be said: what lies there, how deep, and where from the base."""

from __future__ import annotations

from speleo.games.cave.engine.pieces import CELL, KIND, LEVEL, SPOT, THE_BASE
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.names import KIND_NAMES, cell_named
from speleo.grid.atlas import VACANT
from speleo.grid.cells import x_of, y_of
from speleo.kernel.place import Place, bearing, steps_to

METRES = 25
"""A level of depth. [CAVE-7.1]"""


def place(state: CaveState, text: str) -> Place | None:
    """The place of a cell in notation; None where nothing lies."""
    cell = cell_named(text)
    space = state.atlas.at(cell)
    if space == VACANT:
        return None
    at, base = space * SPOT, state.cave[THE_BASE * SPOT + CELL]
    east, south = x_of(cell) - x_of(base), y_of(cell) - y_of(base)
    kind, depth = KIND_NAMES[state.cave[at + KIND]], METRES * state.cave[at + LEVEL]
    return Place(x_of(cell), y_of(cell), kind, "plain", depth, bearing(east, south), steps_to(east, south), "base")

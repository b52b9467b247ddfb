"""Where something is in Sub Terra, so that it can be said: what lies there, seen from the start or the exit."""

from __future__ import annotations

from speleo.games.subterra.engine.components import EXIT_TILE, START_TILE
from speleo.games.subterra.engine.pieces import FLOODED, RUBBLE
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import SORTS, cell_named
from speleo.grid.atlas import VACANT
from speleo.grid.cells import x_of, y_of
from speleo.kernel.place import Place, bearing, steps_to


def place(state: SubTerraState, text: str) -> Place | None:
    """The place of a cell in notation, from the nearer landmark; None where no tile lies."""
    cell = cell_named(text)
    space = state.atlas.at(cell)
    if space == VACANT:
        return None
    sort, marks = state.parts.sorts[state.kinds[space]], state.marks[space]
    mark = "flooded" if marks & FLOODED else "rubble" if marks & RUBBLE else "plain"
    landmark, east, south = nearest_landmark(state, cell)
    return Place(
        x_of(cell), y_of(cell), SORTS[sort], mark, 0, bearing(east, south), steps_to(east, south), SORTS[landmark]
    )


def nearest_landmark(state: SubTerraState, cell: int) -> tuple[int, int, int]:
    """The start, where cells are counted from, or the exit, and how far the cell lies to the east and south of it."""
    found = [(START_TILE, x_of(cell), y_of(cell))]
    for space in range(state.spaces):
        if state.parts.sorts[state.kinds[space]] == EXIT_TILE:
            there = state.cells[space]
            found.append((EXIT_TILE, x_of(cell) - x_of(there), y_of(cell) - y_of(there)))
    return min(found, key=lambda one: steps_to(one[1], one[2]))

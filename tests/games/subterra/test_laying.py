"""Whether a frontier leads outside, beside a plain search that looks at every cell around the cave."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from speleo.cli.main import engine_kind
from speleo.games.subterra.engine.laying import flood_outside, open_elsewhere, opens_outside, place_in
from speleo.games.subterra.engine.state import SubTerraState
from speleo.grid.atlas import VACANT
from speleo.grid.cells import cell_at
from speleo.grid.sides import bit
from tests.games.subterra.tables import state_of

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
Cell = tuple[int, int]
CAVES = 60 if engine_kind() == "compiled" else 25


def cave_of(cells: Iterable[Cell]) -> SubTerraState:
    """A cave whose tiles lie on these cells, whatever they are."""
    state = state_of("")
    for x, y in cells:
        state.atlas.put(cell_at(x, y), 0)
        state.west, state.east = min(state.west, x), max(state.east, x)
        state.north, state.south = min(state.north, y), max(state.south, y)
    return state


def taken_by(state: SubTerraState) -> set[Cell]:
    """The cells on which something lies, the start among them."""
    around = ((x, y) for x in range(-6, 7) for y in range(-6, 7))
    return {cell for cell in around if state.atlas.at(cell_at(*cell)) != VACANT}


def outside(cells: set[Cell]) -> set[Cell]:
    """All empty cells within reach of the far corner, a few cells around a cave of eight by eight."""
    found, waiting = {(-9, -9)}, [(-9, -9)]
    while waiting:
        x, y = waiting.pop()
        for near in ((x + dx, y + dy) for dx, dy in STEPS):
            if near not in found and near not in cells and max(map(abs, near)) <= 9:
                found.add(near)
                waiting.append(near)
    return found


def rambling(seed: int) -> set[Cell]:
    """Tiles at random around the start, close enough for bays and holes."""
    dice = random.Random(seed)
    cells = {(dice.randint(-4, 4), dice.randint(-3, 4)) for _ in range(dice.randint(10, 55))} - {(0, 0)}
    return cells | {(x, y) for x, y in ((1, 0), (-1, 0), (0, 1)) if dice.random() < 0.7}


@pytest.mark.parametrize("seed", range(CAVES))
def test_what_leads_outside_is_what_a_search_finds(seed: int) -> None:
    """Bays are outside, holes are not, and the tile that is being laid stands in the way. [SUB-PLC.8, SUB-PLC.10]"""
    state = cave_of(rambling(seed))
    full = taken_by(state)
    for taken in ((x, y) for x in range(-3, 4, 2) for y in range(-3, 4, 2)):
        if taken in full:
            continue
        free = outside(full | {taken})
        marked = flood_outside(state, cell_at(*taken))
        for x in range(state.west - 1, state.east + 2):
            for y in range(state.north - 1, state.south + 2):
                assert (marked[place_in(state, cell_at(x, y))] != 0) == ((x, y) in free), (taken, x, y)
        for side, (dx, dy) in enumerate(STEPS):
            leads = (taken[0] + dx, taken[1] + dy) in free
            assert opens_outside(state, cell_at(*taken), bit(side)) == leads, (taken, side)
        assert not opens_outside(state, cell_at(*taken), 0)


@pytest.mark.parametrize("seed", range(CAVES))
def test_whether_another_frontier_leads_outside(seed: int) -> None:
    """Any side of any tile that is open and leads outside will do. [SUB-PLC.8, SUB-PLC.10]"""
    dice = random.Random(seed)
    state = cave_of(rambling(seed))
    full = taken_by(state)
    tiles = sorted(full)
    for space in range(state.spaces):
        state.rim[space] = 0
    for space, (x, y) in enumerate(dice.sample(tiles, min(4, len(tiles)))):
        state.spaces = max(state.spaces, space + 1)
        state.cells[space] = cell_at(x, y)
        for side, (dx, dy) in enumerate(STEPS):
            if (x + dx, y + dy) not in full and dice.random() < 0.5:
                state.rim[space] |= bit(side)
    fronts = [
        (x + dx, y + dy)
        for space in range(state.spaces)
        for x, y in [next(cell for cell in tiles if cell_at(*cell) == state.cells[space])]
        for side, (dx, dy) in enumerate(STEPS)
        if state.rim[space] & bit(side)
    ]
    for taken in [(x, y) for x in range(-3, 4) for y in range(-3, 4) if (x, y) not in full]:
        free = outside(full | {taken})
        assert open_elsewhere(state, cell_at(*taken)) == any(cell in free for cell in fronts), taken

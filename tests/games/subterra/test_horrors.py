"""Horror movement against a slow oracle that follows the words of the rules."""

from collections import deque

from speleo.games.subterra.engine.components import SCOUT
from speleo.games.subterra.engine.horrors import find_victim, first_steps, nearest_lairs
from speleo.games.subterra.engine.pieces import AT, HEALTH, LURKS, WHO
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import SORTS, tile_text
from speleo.grid.cells import x_of, y_of
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.playout import play_on
from speleo.kernel.engine.state import NOBODY
from tests.games.subterra.tables import GAME

Cell = tuple[int, int]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def open_sides(state: SubTerraState, space: int) -> set[str]:
    """What the tile shows, read from its name, and what was blasted."""
    shown = tile_text(state.parts, state.kinds[space], state.turns[space]).split()[1].split("/")[0]
    blasted = {side for at, side in enumerate("NESW") if state.marks[space] >> (3 + at) & 1}
    return set(shown.replace(">", "")) | blasted


def cave_of(state: SubTerraState) -> dict[Cell, set[str]]:
    return {(x_of(state.cells[at]), y_of(state.cells[at])): open_sides(state, at) for at in range(state.spaces)}


def neighbours(cave: dict[Cell, set[str]], cell: Cell) -> list[Cell]:
    """Tiles joined by a passage: both facing sides are open."""
    found = []
    for side, (x, y) in STEPS.items():
        other = (cell[0] + x, cell[1] + y)
        facing = {"N": "S", "S": "N", "E": "W", "W": "E"}[side]
        if side in cave[cell] and other in cave and facing in cave[other]:
            found.append(other)
    return found


def distance(cave: dict[Cell, set[str]], start: Cell, goal: Cell) -> int:
    far, seen, queue = {start: 0}, {start}, deque([start])
    while queue:
        cell = queue.popleft()
        for other in neighbours(cave, cell):
            if other not in seen:
                seen.add(other)
                far[other] = far[cell] + 1
                queue.append(other)
    return far.get(goal, 99)


def cell_of(state: SubTerraState, space: int) -> Cell:
    return x_of(state.cells[space]), y_of(state.cells[space])


def victims(state: SubTerraState) -> list[int]:
    """Conscious, on a tile, not hidden, not on the exit, not the Scout. [SUB-HOR.2]"""
    return [
        caver
        for caver in range(state.team)
        if state.figures[HEALTH + caver] > 0
        and not (state.hidden | state.submerged | state.devoured) >> caver & 1
        and state.figures[WHO + caver] != SCOUT
        and SORTS[state.parts.sorts[state.kinds[state.figures[AT + caver]]]] != "exit"
    ]


def check(state: SubTerraState) -> int:
    cave, checked = cave_of(state), 0
    found = {caver: cell_of(state, state.figures[AT + caver]) for caver in victims(state)}
    for horror in range(3):
        if state.figures[LURKS + horror] < 0:
            continue
        lair = cell_of(state, state.figures[LURKS + horror])
        ranked = sorted(
            (distance(cave, lair, cell), state.figures[WHO + caver], caver) for caver, cell in found.items()
        )
        wanted = ranked[0][2] if ranked and ranked[0][0] <= 7 else -1
        assert find_victim(state, horror) == wanted
        if wanted >= 0:
            away = ranked[0][0]
            ways = {cell for cell in neighbours(cave, lair) if distance(cave, cell, found[wanted]) == away - 1}
            steps = first_steps(state, horror, wanted)
            taken = {(lair[0] + x, lair[1] + y) for at, (x, y) in enumerate(STEPS.values()) if steps >> at & 1}
            assert taken == ways
            assert bool(ways) == (away > 0)
        checked += 1
    lairs = [
        (min((distance(cave, cell_of(state, at), cell) for cell in found.values()), default=99), at)
        for at in range(state.spaces)
        if SORTS[state.parts.sorts[state.kinds[at]]] == "horror"
        and at not in [state.figures[LURKS + horror] for horror in range(3)]
    ]
    near = [at for away, at in lairs if away <= 7 and away == min(lairs)[0]]
    assert list(nearest_lairs(state)) == near
    return checked


def test_victims_ways_and_lairs_are_those_of_the_oracle() -> None:
    """In random games every horror, in every position, goes where the rules say.

    [SUB-HOR.2 to SUB-HOR.8, SUB-HOR.16, SUB-HOR.17]
    """
    checked, choices = 0, Choices()
    for seed in range(60):
        state, dealer = GAME.new(GAME.setup(3 + seed % 4, {"difficulty": "expert"})), FastDealer(f"horror {seed}")
        while state.turn() != NOBODY:
            play_on(state, 3, dealer, choices)
            if state.figures[LURKS] >= 0 or state.figures[LURKS + 1] >= 0:
                checked += check(state)
    assert checked > 300

"""The cave in plain characters."""

from __future__ import annotations

from speleo.games.subterra.engine.components import CAVE_IN, HORRORS, NO_ARROW, health_of
from speleo.games.subterra.engine.pieces import (
    AT,
    FLOODED,
    HEALTH,
    LURKS,
    NO_TILE,
    ROPED,
    RUBBLE,
    WALL,
    WHO,
    head_of,
    on_tile,
    sort_at,
)
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import CAVERS, tile_text
from speleo.games.subterra.names import HORRORS as LETTERS
from speleo.games.subterra.notation.writing import place_text, stack_size
from speleo.grid.cells import x_of, y_of
from speleo.grid.sides import NORTH, SOUTH, WEST, has

SYMBOLS = ".~gChq<>^@X"
"""One for each sort of tile: plain, water, gas, cave-in, horror, squeeze, ledge, slope, scree, start, exit."""
ARROWS = "^>v<"
ACROSS, DOWN = 7, 3
"""Characters from one tile to the next; neighbours share their walls."""


def draw(state: SubTerraState) -> str:
    """The cave with its figures, then a line for each caver. Cavers are numbered, horrors have letters."""
    lines = cave_lines(state)
    lines += [
        "",
        f"round {state.round}   hazard cards {state.cards}   tiles {stack_size(state)}"
        + (f"   gas costs {state.gas}" if state.gas else "")
        + ("   out of time" if state.out_of_time else "")
        + (f"   aside {tile_text(state.parts, state.aside)}" if state.aside != NO_TILE else "")
        + (f"   drawn {tile_text(state.parts, state.drawn)}" if state.drawn != NO_TILE else ""),
    ]
    for caver in range(state.picked):
        who = state.figures[WHO + caver]
        marker = "*" if caver == state.start else " "
        points = f" {state.points} AP" if caver == state.active else ""
        hidden = " hidden" if state.hidden >> caver & 1 else ""
        health = f"{state.figures[HEALTH + caver]}/{health_of(who)}"
        lines.append(f"{marker}{caver + 1} {CAVERS[who]:9} {health} {place_text(state, caver)}{hidden}{points}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def cave_lines(state: SubTerraState) -> list[str]:
    """The cave from above, two lines of text in each tile."""
    across = (state.east - state.west + 1) * ACROSS + 1
    down = (state.south - state.north + 1) * DOWN + 1
    grid = [[" "] * across for _row in range(down)]
    for space in range(state.spaces):
        column = (x_of(state.cells[space]) - state.west) * ACROSS
        row = (y_of(state.cells[space]) - state.north) * DOWN
        draw_walls(state, space, grid, row, column)
        for at, text in enumerate((tile_line(state, space), figure_line(state, space)), 1):
            grid[row + at][column + 1 : column + ACROSS] = f"{text:{ACROSS - 1}}"[: ACROSS - 1]
    return ["".join(row) for row in grid]


def draw_walls(state: SubTerraState, space: int, grid: list[list[str]], row: int, column: int) -> None:
    """The corners of a tile, and a line on each side that is neither passage nor frontier."""
    for corner_row in (row, row + DOWN):
        for corner in (column, column + ACROSS):
            grid[corner_row][corner] = "+"
    for side in range(4):
        if state.ways[space * 4 + side] != WALL or has(state.rim[space], side):
            continue
        if side in (NORTH, SOUTH):
            line = row if side == NORTH else row + DOWN
            grid[line][column + 1 : column + ACROSS] = "-" * (ACROSS - 1)
        else:
            wall = column if side == WEST else column + ACROSS
            for line in range(row + 1, row + DOWN):
                grid[line][wall] = "|"


def tile_line(state: SubTerraState, space: int) -> str:
    """What the tile is: its symbol, cave-in numbers or arrow, and its markers."""
    kind = state.kinds[space]
    sort = sort_at(state, space)
    text = SYMBOLS[sort]
    if sort == CAVE_IN:
        text += "".join(str(die) for die in range(1, 7) if state.parts.dice[kind] >> die & 1)
    if state.parts.heads[kind] != NO_ARROW:
        text = ("L" if text == "<" else "S") + ARROWS[head_of(state, space)]
    for mark, symbol in ((FLOODED, "w"), (RUBBLE, "#"), (ROPED, "r")):
        if state.marks[space] & mark:
            text += symbol
    return text


def figure_line(state: SubTerraState, space: int) -> str:
    text = "".join(LETTERS[at] for at in range(HORRORS) if state.figures[LURKS + at] == space)
    cavers = range(state.picked)
    return text + "".join(str(at + 1) for at in cavers if state.figures[AT + at] == space and on_tile(state, at))

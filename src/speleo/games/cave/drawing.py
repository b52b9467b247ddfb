"""The cave in plain characters: walls with gaps where passages are, and in each space what lies there.

Each space takes nine columns and three rows. Its first row of content says what it is (`*` its token, `+` a rope
token) and how deep; the second which teams stand there and whose tents (`t2`). Where these do not fit into one row,
all spaces are a row higher and tents have their own. A passage with a level gap shows `H` where ropes hang and `v`
where none do; an open exit shows `?`.
"""

from __future__ import annotations

from speleo.games.cave.engine.pieces import (
    CAMP,
    CELL,
    EXITS,
    KIND,
    LEVEL,
    LINK,
    MARKS,
    OPEN,
    PACK,
    PLACE_OF,
    ROPE_TOKEN,
    ROPED,
    SPOT,
    TEAM,
    TOKEN,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import FIELD, ROCKFALL, SOLID
from speleo.games.cave.names import KIND_CODES, face_text, load_text
from speleo.games.cave.notation.writing import depths_text, tent_text, tokens_text
from speleo.grid.cells import x_of, y_of
from speleo.grid.sides import EAST, NORTH, SOUTH, WEST, has

WIDE = 9


def draw(state: CaveState) -> str:
    return "\n".join([*map_lines(state), "", *team_lines(state)]) + "\n"


def height_of(state: CaveState) -> int:
    """Rows of a space with its upper wall: one more where teams and tents do not fit into one row."""
    crowded = any(len("".join(pieces(state, space))) >= WIDE for space in range(state.spaces))
    return 4 if crowded else 3


def map_lines(state: CaveState) -> list[str]:
    """The map, with one column and row of walls more than spaces."""
    places = [(x_of(state.cave[at * SPOT + CELL]), y_of(state.cave[at * SPOT + CELL])) for at in range(state.spaces)]
    left, top = min(x for x, y in places), min(y for x, y in places)
    right, bottom = max(x for x, y in places), max(y for x, y in places)
    high = height_of(state)
    canvas = [[" "] * ((right - left + 1) * WIDE + 1) for row in range((bottom - top + 1) * high + 1)]
    for space, (x, y) in enumerate(places):
        draw_space(state, canvas, space, (x - left) * WIDE, (y - top) * high, high)
    return ["".join(row).rstrip() for row in canvas]


def draw_space(state: CaveState, canvas: list[list[str]], space: int, x: int, y: int, high: int) -> None:
    """Put one space on the canvas, from its upper left corner: walls, ways, and what lies on it."""
    cave, at = state.cave, space * SPOT
    if cave[at + KIND] == SOLID:
        for row in range(1, high):
            put(canvas, x + 1, y + row, "########")
    for corner_x, corner_y in ((x, y), (x + WIDE, y), (x, y + high), (x + WIDE, y + high)):
        put(canvas, corner_x, corner_y, "+")
    for side, edge_y in ((NORTH, y), (SOUTH, y + high)):
        if is_wall(state, space, side):
            put(canvas, x + 1, edge_y, "--------")
        else:
            put(canvas, x + 1, edge_y, f"-  {edge_mark(state, space, side)}   -")
    for side, edge_x in ((WEST, x), (EAST, x + WIDE)):
        wall = is_wall(state, space, side)
        put(canvas, edge_x, y + 1, "|" if wall else edge_mark(state, space, side))
        for row in range(2, high):
            put(canvas, edge_x, y + row, "|" if wall else " ")
    if cave[at + KIND] == SOLID:
        return
    marks = ("*" if cave[at + MARKS] & TOKEN else "") + ("+" if cave[at + MARKS] & ROPE_TOKEN else "")
    depth = str(25 * cave[at + LEVEL]) if cave[at + LEVEL] else ""
    name = KIND_CODES[cave[at + KIND]] + (str(space) if cave[at + KIND] == FIELD else marks)
    put(canvas, x + 1, y + 1, f"{name:<4}{depth:>4}")
    teams, tents = pieces(state, space)
    put(canvas, x + 1, y + 2, teams)
    put(canvas, x + 1 + (len(teams) if high == 3 else 0), y + high - 1, tents)


def put(canvas: list[list[str]], x: int, y: int, text: str) -> None:
    for at, letter in enumerate(text):
        canvas[y][x + at] = letter


def is_wall(state: CaveState, space: int, side: int) -> bool:
    """A rockfall has no walls of its own: it shows those of its neighbours."""
    at = space * SPOT
    if state.cave[at + KIND] == ROCKFALL:
        return state.cave[at + LINK + side] == 0
    return not has(state.cave[at + EXITS], side)


def edge_mark(state: CaveState, space: int, side: int) -> str:
    cave, at = state.cave, space * SPOT
    if has(cave[at + OPEN], side):
        return "?"
    near = cave[at + LINK + side]
    if near == 0 or cave[near * SPOT + LEVEL] == cave[at + LEVEL]:
        return " "
    return "H" if has(cave[at + ROPED], side) else "v"


def pieces(state: CaveState, space: int) -> tuple[str, str]:
    """The teams on a space, and whose tents are pitched there."""
    seats = range(state.seats)
    teams = "".join(str(seat + 1) for seat in seats if state.team[seat * TEAM + PLACE_OF] == space)
    tents = "".join(str(seat + 1) for seat in seats if state.team[seat * TEAM + CAMP] == space)
    return teams, f"t{tents}" if tents else ""


def team_lines(state: CaveState) -> list[str]:
    """The round in a line, then a line for each team; what is hidden is a question mark."""
    drawn = f"   drawn {face_text(state.drawn)}" if state.drawn >= 0 else ""
    stacks = " ".join(str(state.stacks[group]) for group in range(4))
    lines = [f"round {state.round}   seat {state.current + 1}   AP {state.ap}   stacks {stacks}{drawn}"]
    for seat in range(state.seats):
        hidden = state.hidden >> seat & 1
        pack = "?" if hidden else load_text(state.team[seat * TEAM + PACK])
        tent = "?" if hidden else tent_text(state, seat)
        won = tokens_text(state, seat)
        lines.append(f"{seat + 1}  pack {pack}; tent {tent}; tokens {won}; depths {depths_text(state, seat)}")
    return lines

"""Reading the cave of a position: spaces in the order in which they were laid."""

from __future__ import annotations

import re

from speleo.games.cave.box import face_of
from speleo.games.cave.engine.discovering import fits, lay, needed_exits
from speleo.games.cave.engine.pieces import (
    EXITS,
    KIND,
    LEVEL,
    LINK,
    MARKS,
    ROPE_TOKEN,
    ROPED,
    SPOT,
    TOKEN,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import DESCENT, GROUPS, ROCKFALL
from speleo.games.cave.names import (
    KIND_CODES,
    cell_named,
    exits_from,
)
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside
from speleo.grid.sides import NAMES, bit, exits_text, has, opposite
from speleo.kernel.nearest import quoted
from speleo.kernel.position import Value, refuse, understood


def read_cave(state: CaveState, entry: Value) -> None:
    """First all spaces, then the ropes: those hang between two that must both lie there."""
    if entry.text == "none":
        return
    roped = []
    for line in entry.rows():
        roped.append((line, *read_space(state, line)))
    for line, space, sides in roped:
        for side in range(4):
            if has(sides, side):
                near = state.cave[space * SPOT + LINK + side]
                if near == 0 or state.cave[near * SPOT + LEVEL] == state.cave[space * SPOT + LEVEL]:
                    raise refuse(line, f"no ropes can hang on side {NAMES[side]} (CAVE-7.1)")
                state.cave[space * SPOT + ROPED] |= bit(side)
                state.cave[near * SPOT + ROPED] |= bit(opposite(side))


def read_space(state: CaveState, line: Value) -> tuple[int, int]:
    """Lay one space; its number and the sides with ropes."""
    found = re.fullmatch(
        r"(\S+) (E|P|W|S[123]|D|X) (\S+)(?: ([0-9]{1,4})m)?(?: from ([NESW]))?( token)?( rope-token)?(?: ropes (\S+))?",
        line.text,
    )
    if found is None:
        raise refuse(
            line, f"a space is such as '2,0 W EW 25m from W token rope-token ropes E', not {quoted(line.text)}"
        )
    cell, exits = understood(line, cell_named, found[1]), understood(line, exits_from, found[3])
    kind = KIND_CODES.index(found[2])
    if state.atlas.at(cell) != VACANT:
        raise refuse(line, f"something lies on {found[1]} already (CAVE-4.10)")
    if state.spaces == state.terms.board_spaces + GROUPS * state.terms.stack_size:
        raise refuse(line, "more tiles than the game has (CAVE-2.3)")
    if kind == DESCENT and exits & (exits - 1) == 0:
        raise refuse(line, "a descent is never a dead end (CAVE-5.2)")
    if kind == ROCKFALL:
        exits = 15
    elif not fits(exits, needed_exits(state, cell)):
        raise refuse(line, f"{quoted(line.text)} does not fit its neighbours (CAVE-4.11)")
    source, level = origin(state, line, cell, kind, exits, found[4], found[5])
    space = lay(state, cell, kind, exits, level, source)
    marks = (TOKEN if found[6] else 0) | (ROPE_TOKEN if found[7] else 0)
    if found[6] and kind in (0, DESCENT, ROCKFALL):
        raise refuse(line, "only water, photo and squeeze tiles have tokens (CAVE-4.21)")
    state.cave[space * SPOT + MARKS] = marks
    return space, understood(line, exits_from, found[8]) if found[8] else 0


def laid_faces(state: CaveState) -> list[int]:
    """The tiles that are known to have come, in order: those of the cave, those gone for rockfalls, the drawn one."""
    faces, rockfalls = [], 0
    for space in range(state.terms.board_spaces, state.spaces):
        kind, exits = state.cave[space * SPOT + KIND], state.cave[space * SPOT + EXITS]
        if kind != ROCKFALL:
            faces.append(face_of(f"{KIND_CODES[kind]} {exits_text(exits)}")[0])
        elif rockfalls < len(state.gone):
            faces.append(state.gone[rockfalls])
            rockfalls += 1
    return [*faces, state.drawn] if state.drawn >= 0 else faces


def origin(
    state: CaveState, line: Value, cell: int, kind: int, exits: int, metres: str | None, side: str | None
) -> tuple[int, int]:
    """The space from which a space was discovered, never a rockfall, and its level. [CAVE-4.4, CAVE-5.2, CAVE-5.3]"""
    deeper = int(kind == DESCENT)
    for number, name in enumerate(NAMES):
        near = state.atlas.at(beside(cell, number))
        if side not in (None, name) or near == VACANT or state.cave[near * SPOT + KIND] == ROCKFALL:
            continue
        if not has(exits, number) or not has(state.cave[near * SPOT + EXITS], opposite(number)):
            continue
        level = state.cave[near * SPOT + LEVEL] + deeper
        if metres is None or int(metres) == 25 * level:
            return near, level
    raise refuse(line, "no neighbour from which it was discovered at that depth (CAVE-4.4, CAVE-5.2, CAVE-5.3)")

"""Chapters 5 to 7 and 16: what a caver may do now."""

from __future__ import annotations

from typing import Final

from speleo.games.subterra.engine import bars
from speleo.games.subterra.engine.codes import DECLINE, END, EXERT
from speleo.games.subterra.engine.components import HORRORS, LEDGE, SLOPE, WATER
from speleo.games.subterra.engine.health import can_be_healed
from speleo.games.subterra.engine.laying import walls
from speleo.games.subterra.engine.pieces import (
    AT,
    LURKS,
    NOWHERE,
    ROPED,
    RUBBLE,
    WALL,
    WHO,
    Pieces,
    barred,
    conscious,
    on_tile,
    sort_at,
)
from speleo.games.subterra.engine.repertoire import (
    ASKS_BITS,
    CHEAP,
    END_OF_PLAN,
    EXERTION,
    FRONTIERS,
    LISTENERS,
    OTHERS,
    PATIENTS,
    PLANS,
    PREY,
    ROPELESS,
    UNHIDDEN,
    WALLS,
    WATERS,
    plan_at,
)
from speleo.games.subterra.engine.revealing import can_draw
from speleo.games.subterra.engine.walking import ALL_SIDES, ways_out
from speleo.grid.sides import SIDES
from speleo.kernel.engine.choices import Choices
from speleo.kernel.numbers import i64

ASKED: Final[i64] = (1 << ASKS_BITS) - 1


def add_each(into: Choices, first: i64, mask: i64) -> None:
    """Add a code for each bit of a mask."""
    code = first
    while mask != 0:
        if mask & 1 != 0:
            into.add(code)
        mask >>= 1
        code += 1


def list_turn(pieces: Pieces, into: Choices) -> None:
    """What the active caver may do with the action points left. [SUB-ACT.2, SUB-ACT.4, SUB-ACT.5, SUB-EXE.1]"""
    into.add(END)
    if not pieces.exerted:
        into.add(EXERT)
    if pieces.points > 0:
        list_paid(pieces, pieces.active, pieces.points, into)


def list_directed(pieces: Pieces, into: Choices) -> None:
    """One action that costs one point, or nothing. [SUB-LEA.1, SUB-LEA.2, SUB-LEA.3]"""
    list_paid(pieces, pieces.acting, CHEAP, into)
    into.add(DECLINE)


def list_paid(pieces: Pieces, caver: i64, points: i64, into: Choices) -> None:
    """Every action that the points pay for, with all that it can be done to. [SUB-ACT.2]"""
    space = pieces.figures[AT + caver]
    frontiers = reveals_from(pieces, caver)
    ways = ways_out(pieces, caver)
    plans = PLANS
    at = plan_at(pieces.figures[WHO + caver], points)
    row = plans[at]
    while row != END_OF_PLAN:
        asks = row & ASKED
        if asks < FRONTIERS:
            found = ways >> (asks * SIDES) & ALL_SIDES
        elif asks == FRONTIERS:
            found = frontiers
        else:
            found = targets(pieces, caver, space, asks)
        if found != 0:
            add_each(into, row >> ASKS_BITS, found)
        at += 1
        row = plans[at]


def targets(pieces: Pieces, caver: i64, space: i64, asks: i64) -> i64:
    """What an action can be done to, as a mask of sides, cavers or horrors; of one bit where nothing is to be chosen.

    [SUB-DAN.8, SUB-DIV.1, SUB-MED.3, SUB-ENG.1, SUB-LEA.1]
    """
    if asks < FRONTIERS:
        return ways_out(pieces, caver) >> (asks * SIDES) & ALL_SIDES
    if asks == FRONTIERS:
        return reveals_from(pieces, caver)
    if asks < ROPELESS:
        return patients(pieces, space) if asks == PATIENTS else digs_from(pieces, space)
    if asks == ROPELESS:
        return i64(can_rope(pieces, space))
    if asks == UNHIDDEN:
        return i64(pieces.hidden & (1 << caver) == 0)
    if asks == OTHERS:
        return patients(pieces, space) & ~(1 << caver)
    if asks == WATERS:
        return i64(sort_at(pieces, space) == WATER)
    if asks == WALLS:
        return walls(pieces, space) if pieces.explosives > 0 else 0
    if asks == PREY:
        return horrors_beside(pieces, space)
    if asks == LISTENERS:
        return 0 if pieces.led else listeners(pieces)
    return i64(asks != EXERTION or not pieces.exerted)


def reveals_from(pieces: Pieces, caver: i64) -> i64:
    """The frontiers of the caver's tile that no missing rope bars. [SUB-BAS.1, SUB-BAS.2, SUB-TRM.5]"""
    space = pieces.figures[AT + caver]
    if pieces.rim[space] == 0 or not can_draw(pieces, caver):
        return 0
    return pieces.rim[space] & ~barred(pieces, space)


def bars_treating(pieces: Pieces, space: i64, patient: i64) -> i64:
    """Whoever is on the tile and has lost health. [SUB-BAS.12, SUB-BAS.13, SUB-TIL.14]"""
    if pieces.figures[AT + patient] != space or not on_tile(pieces, patient):
        return bars.NOT_HERE
    return bars.NOTHING if can_be_healed(pieces, patient) else bars.HEALTH_FULL


def patients(pieces: Pieces, space: i64) -> i64:
    """The cavers on a tile who have lost health. [SUB-BAS.12, SUB-BAS.13, SUB-TIL.14]"""
    found: i64 = 0
    caver: i64 = 0
    while caver < pieces.team:
        if bars_treating(pieces, space, caver) == bars.NOTHING:
            found |= 1 << caver
        caver += 1
    return found


def digs_from(pieces: Pieces, space: i64) -> i64:
    """Rubble here (the first bit) and behind each side that is a passage, rope or no rope. [SUB-DAN.3, SUB-DAN.4]"""
    found: i64 = 0
    if pieces.marks[space] & RUBBLE != 0:
        found = 1
    side: i64 = 0
    while side < SIDES:
        near = pieces.ways[space * 4 + side]
        if near != WALL and pieces.marks[near] & RUBBLE != 0:
            found |= 2 << side
        side += 1
    return found


def can_rope(pieces: Pieces, space: i64) -> bool:
    """Only on a ledge or slope, and only where no rope hangs. [SUB-DAN.5]"""
    sort = sort_at(pieces, space)
    return sort in (LEDGE, SLOPE) and pieces.marks[space] & ROPED == 0


def horrors_beside(pieces: Pieces, space: i64) -> i64:
    """The horrors on tiles that share a passage with this one; its own tile does not count.

    [SUB-BOD.1, SUB-DAN.4, SUB-TRM.4]
    """
    found: i64 = 0
    horror: i64 = 0
    while horror < HORRORS:
        lair = pieces.figures[LURKS + horror]
        if lair != NOWHERE and linked(pieces, space, lair):
            found |= 1 << horror
        horror += 1
    return found


def linked(pieces: Pieces, space: i64, other: i64) -> bool:
    ways = pieces.ways
    at = space * 4
    return ways[at] == other or ways[at + 1] == other or ways[at + 2] == other or ways[at + 3] == other


def listeners(pieces: Pieces) -> i64:
    """Whom the Leader can direct: others who are conscious and on a tile. [SUB-LEA.1, SUB-DIV.2]"""
    found: i64 = 0
    caver: i64 = 0
    while caver < pieces.team:
        if caver != pieces.active and conscious(pieces, caver) and on_tile(pieces, caver):
            found |= 1 << caver
        caver += 1
    return found

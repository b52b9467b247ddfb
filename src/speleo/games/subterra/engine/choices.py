"""Chapters 5 to 7 and 16: what a caver may do now."""

from __future__ import annotations

from speleo.games.subterra.engine.codes import (
    BANDAGE,
    DECLINE,
    DEMOLISH,
    DIG,
    DIRECT,
    DIVE,
    END,
    EXCAVATE,
    EXERT,
    EXPLORE,
    FIX_ROPE,
    HEAL,
    HIDE,
    MOVE,
    REPEL,
    REVEAL,
    ROPE,
    RUN,
    SPRINT,
    SQUEEZE,
    SWIM,
)
from speleo.games.subterra.engine.components import (
    BODYGUARD,
    CLIMBER,
    DIVER,
    ENGINEER,
    GEOLOGIST,
    HORRORS,
    LEADER,
    LEDGE,
    MEDIC,
    SLOPE,
    WATER,
)
from speleo.games.subterra.engine.health import can_be_healed
from speleo.games.subterra.engine.laying import walls
from speleo.games.subterra.engine.revealing import can_draw
from speleo.games.subterra.engine.table import (
    AT,
    LURKS,
    NOWHERE,
    ROPED,
    RUBBLE,
    WALL,
    WHO,
    Table,
    barred,
    conscious,
    on_tile,
    sort_at,
)
from speleo.games.subterra.engine.walking import moves_from, squeezes_from, swims_from
from speleo.grid.sides import SIDES
from speleo.kernel.engine.moves import Moves
from speleo.kernel.numbers import i64


def add_each(into: Moves, first: i64, mask: i64) -> None:
    """Add a code for each bit of a mask."""
    code = first
    while mask != 0:
        if mask & 1 != 0:
            into.add(code)
        mask >>= 1
        code += 1


def list_turn(table: Table, into: Moves) -> None:
    """What the active caver may do with the action points left. [SUB-ACT.2, SUB-ACT.4, SUB-ACT.5, SUB-EXE.1]"""
    caver = table.active
    points = table.points
    into.add(END)
    if not table.exerted:
        into.add(EXERT)
    if points == 0:
        return
    space = table.figures[AT + caver]
    who = table.figures[WHO + caver]
    reveals = reveals_from(table, caver)
    moves = moves_from(table, caver)
    add_each(into, REVEAL, reveals)
    add_each(into, MOVE, moves)
    add_each(into, EXPLORE, reveals)
    digs = digs_from(table, space)
    if points >= 2:
        add_each(into, RUN, moves)
        add_each(into, HEAL, patients(table, space))
        add_each(into, SWIM, swims_from(table, space))
        add_each(into, SQUEEZE, squeezes_from(table, space))
        add_each(into, DIG, digs)
        if can_rope(table, space):
            into.add(ROPE)
        if table.hidden & (1 << caver) == 0:
            into.add(HIDE)
        if who == DIVER and sort_at(table, space) == WATER:
            into.add(DIVE)
        if who == GEOLOGIST:
            add_each(into, EXCAVATE, digs)
        if who == ENGINEER and table.explosives > 0:
            add_each(into, DEMOLISH, walls(table, space))
    elif who == GEOLOGIST:
        add_each(into, EXCAVATE, digs)
    list_specials(table, caver, space, moves, into)
    if who == LEADER and not table.led:
        add_each(into, DIRECT, listeners(table))


def list_directed(table: Table, into: Moves) -> None:
    """One action that costs one point, or nothing; the Geologist may excavate. [SUB-LEA.1, SUB-LEA.2, SUB-LEA.3]"""
    caver = table.acting
    space = table.figures[AT + caver]
    reveals = reveals_from(table, caver)
    moves = moves_from(table, caver)
    add_each(into, REVEAL, reveals)
    add_each(into, MOVE, moves)
    add_each(into, EXPLORE, reveals)
    if table.figures[WHO + caver] == GEOLOGIST:
        add_each(into, EXCAVATE, digs_from(table, space))
    list_specials(table, caver, space, moves, into)
    into.add(DECLINE)


def list_specials(table: Table, caver: i64, space: i64, moves: i64, into: Moves) -> None:
    """Abilities for one point. [SUB-CLI.1, SUB-MED.1, SUB-MED.2, SUB-BOD.1]"""
    who = table.figures[WHO + caver]
    if who == CLIMBER and can_rope(table, space):
        into.add(FIX_ROPE)
    elif who == MEDIC:
        add_each(into, BANDAGE, patients(table, space) & ~(1 << caver))
        add_each(into, SPRINT, moves)
    elif who == BODYGUARD:
        add_each(into, REPEL, horrors_beside(table, space))


def reveals_from(table: Table, caver: i64) -> i64:
    """The frontiers of the caver's tile that no missing rope bars. [SUB-BAS.1, SUB-BAS.2, SUB-TRM.5]"""
    space = table.figures[AT + caver]
    if table.rim[space] == 0 or not can_draw(table, caver):
        return 0
    return table.rim[space] & ~barred(table, space)


def patients(table: Table, space: i64) -> i64:
    """The cavers on a tile who have lost health. [SUB-BAS.12, SUB-BAS.13, SUB-TIL.14]"""
    found: i64 = 0
    caver: i64 = 0
    while caver < table.team:
        if table.figures[AT + caver] == space and can_be_healed(table, caver) and on_tile(table, caver):
            found |= 1 << caver
        caver += 1
    return found


def digs_from(table: Table, space: i64) -> i64:
    """Rubble here (the first bit) and behind each side that is a passage, rope or no rope. [SUB-DAN.3, SUB-DAN.4]"""
    found: i64 = 0
    if table.marks[space] & RUBBLE != 0:
        found = 1
    side: i64 = 0
    while side < SIDES:
        near = table.ways[space * 4 + side]
        if near != WALL and table.marks[near] & RUBBLE != 0:
            found |= 2 << side
        side += 1
    return found


def can_rope(table: Table, space: i64) -> bool:
    """Only on a ledge or slope, and only where no rope hangs. [SUB-DAN.5]"""
    sort = sort_at(table, space)
    return sort in (LEDGE, SLOPE) and table.marks[space] & ROPED == 0


def horrors_beside(table: Table, space: i64) -> i64:
    """The horrors on tiles that share a passage with this one; its own tile does not count. [SUB-BOD.1, SUB-DAN.4]"""
    found: i64 = 0
    horror: i64 = 0
    while horror < HORRORS:
        lair = table.figures[LURKS + horror]
        if lair != NOWHERE and linked(table, space, lair):
            found |= 1 << horror
        horror += 1
    return found


def linked(table: Table, space: i64, other: i64) -> bool:
    ways = table.ways
    at = space * 4
    return ways[at] == other or ways[at + 1] == other or ways[at + 2] == other or ways[at + 3] == other


def listeners(table: Table) -> i64:
    """Whom the Leader can direct: others who are conscious and on a tile. [SUB-LEA.1, SUB-DIV.2]"""
    found: i64 = 0
    caver: i64 = 0
    while caver < table.team:
        if caver != table.active and conscious(table, caver) and on_tile(table, caver):
            found |= 1 << caver
        caver += 1
    return found

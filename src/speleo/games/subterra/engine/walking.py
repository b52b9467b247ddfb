"""Chapters 6, 7 and 10: where a caver can go, and what happens on arrival."""

from __future__ import annotations

from speleo.games.subterra.engine.components import CLIMBER, DIVER, GAS, SCREE, SQUEEZE
from speleo.games.subterra.engine.happenings import BY_GAS, BY_HORROR, BY_SCREE, CAVER_ENTERED, FOR_SCREE
from speleo.games.subterra.engine.health import hurt, passes_test
from speleo.games.subterra.engine.table import (
    ACTION_DONE,
    AT,
    FLOODED,
    HEALTH,
    RUBBLE,
    SCREE_DIE,
    STEPPING,
    WALL,
    WHO,
    Table,
    barred,
    conscious,
    covered,
    horror_on,
    sort_at,
    struck_by_horrors,
)
from speleo.grid.sides import SIDES, has
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def can_walk_onto(table: Table, who: i64, space: i64) -> bool:
    """A move enters no squeeze, flood or rubble, unless the Climber or the Diver makes it.

    [SUB-BAS.4, SUB-TIL.7, SUB-TIL.13, SUB-TIL.16, SUB-CLI.2, SUB-CLI.3, SUB-DIV.7]
    """
    if who != CLIMBER and (sort_at(table, space) == SQUEEZE or table.marks[space] & RUBBLE != 0):
        return False
    return who == DIVER or table.marks[space] & FLOODED == 0


def moves_from(table: Table, caver: i64) -> i64:
    """The sides, as a mask, by which a caver may move. [SUB-BAS.3, SUB-BAS.5, SUB-BAS.6]"""
    space = table.figures[AT + caver]
    who = table.figures[WHO + caver]
    blocked = barred(table, space)
    found: i64 = 0
    side: i64 = 0
    while side < SIDES:
        near = table.ways[space * 4 + side]
        if near != WALL and not has(blocked, side) and can_walk_onto(table, who, near):
            found |= 1 << side
        side += 1
    return found


def swims_from(table: Table, space: i64) -> i64:
    """The sides behind which a flooded tile can be swum to. [SUB-DAN.1]"""
    found: i64 = 0
    blocked = barred(table, space)
    side: i64 = 0
    while side < SIDES:
        near = table.ways[space * 4 + side]
        if near != WALL and not has(blocked, side) and table.marks[near] & FLOODED != 0:
            found |= 1 << side
        side += 1
    return found


def squeezes_from(table: Table, space: i64) -> i64:
    """The sides behind which a squeeze can be passed. [SUB-DAN.2]"""
    found: i64 = 0
    blocked = barred(table, space)
    side: i64 = 0
    while side < SIDES:
        near = table.ways[space * 4 + side]
        if near != WALL and not has(blocked, side) and sort_at(table, near) == SQUEEZE:
            found |= 1 << side
        side += 1
    return found


def walk(table: Table, caver: i64, side: i64, story: Story) -> None:
    """Go through a passage and meet what is there. [SUB-BAS.3]"""
    enter(table, caver, table.ways[table.figures[AT + caver] * 4 + side], story)


def enter(table: Table, caver: i64, space: i64, story: Story) -> None:
    """Arrive on a tile: first a horror there, then lingering gas, then scree.

    [SUB-TIL.0, SUB-TRM.6, SUB-HOR.13, SUB-TIL.10, SUB-TIL.26, SUB-TIL.27]
    """
    figures = table.figures
    figures[AT + caver] = space
    story.tell(CAVER_ENTERED, caver, space)
    sort = sort_at(table, space)
    if horror_on(table, space) and struck_by_horrors(table, caver):
        hurt(table, caver, figures[HEALTH + caver], BY_HORROR, story)
    elif sort == GAS and table.gas > 0 and not covered(table, caver):
        hurt(table, caver, table.gas, BY_GAS, story)
    elif sort == SCREE:
        table.ask = SCREE_DIE
        return
    go_on(table, caver)


def scree_rolled(table: Table, caver: i64, die: i64, story: Story) -> None:
    """One health point is lost on a failure; the Bodyguard is no help. [SUB-TIL.26, SUB-TIL.27]"""
    if not passes_test(table, caver, die, FOR_SCREE, story):
        hurt(table, caver, 1, BY_SCREE, story)
    go_on(table, caver)


def go_on(table: Table, caver: i64) -> None:
    """After each step of a run the caver may go on, if conscious and if there is a way. [SUB-BAS.10, SUB-BAS.11]"""
    if table.steps > 0 and conscious(table, caver) and moves_from(table, caver) != 0:
        table.ask = STEPPING
    else:
        table.steps = 0
        table.ask = ACTION_DONE

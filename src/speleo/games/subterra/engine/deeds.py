"""Chapters 5 to 8 and 16: carrying out what a caver does."""

from __future__ import annotations

from typing import Final

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
    STEP,
    STOP,
    SWIM,
)
from speleo.games.subterra.engine.happenings import (
    DECLINED,
    DIRECTED,
    DIVED,
    EXERTED,
    FOR_HIDE,
    FOR_ROPE,
    HID,
    HORROR_REPELLED,
    ROPE_FIXED,
    RUBBLE_CLEARED,
    SUCCEEDED_AT_LAST,
    WALL_BLASTED,
)
from speleo.games.subterra.engine.health import heal, passes_test
from speleo.games.subterra.engine.laying import blast
from speleo.games.subterra.engine.revealing import begin_reveal
from speleo.games.subterra.engine.table import (
    ACTION_DONE,
    AT,
    BLAST_DIE,
    DIRECTING,
    HIDE_DIE,
    HIDE_FAILS,
    LURKS,
    NOWHERE,
    ROPE_DIE,
    ROPE_FAILS,
    ROPED,
    RUBBLE,
    TURN_DONE,
    Table,
)
from speleo.games.subterra.engine.walking import walk
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

FAILURES_ENOUGH: Final = 2


def cost(code: i64) -> i64:
    """Action points. [SUB-ACT.2]"""
    if code < REVEAL:
        return 0
    if code < RUN or code >= FIX_ROPE:
        return 1
    if EXCAVATE <= code < DEMOLISH:
        return 1
    return 2


def take_turn(table: Table, code: i64, story: Story) -> None:
    """The active caver exerts, ends the turn, or pays for an action and does it. [SUB-ACT.2, SUB-ACT.5, SUB-EXE.1]"""
    if code == END:
        table.ask = TURN_DONE
    elif code == EXERT:
        table.exerted = True
        table.points += 1
        story.tell(EXERTED, table.active)
    else:
        table.points -= cost(code)
        do(table, table.active, code, story)


def do(table: Table, caver: i64, code: i64, story: Story) -> None:
    """Carry out one action of a caver, in the caver's own turn or on the Leader's word."""
    table.acting = caver
    table.steps = 0
    table.ask = ACTION_DONE
    if code < MOVE:
        begin_reveal(table, code - REVEAL, False, story)
    elif code < EXPLORE:
        walk(table, caver, code - MOVE, story)
    elif code < RUN:
        begin_reveal(table, code - EXPLORE, True, story)
    elif code < HEAL:
        table.steps = 2
        walk(table, caver, code - RUN, story)
    elif code < SWIM:
        heal(table, caver, code - HEAL, story)
    elif code < SQUEEZE:
        walk(table, caver, code - SWIM, story)
    elif code < DIG:
        walk(table, caver, code - SQUEEZE, story)
    elif code < ROPE:
        dig(table, caver, code - DIG, story)
    elif code == ROPE:
        attempt(table, caver, ROPE_FAILS, ROPE_DIE, story)
    elif code == HIDE:
        attempt(table, caver, HIDE_FAILS, HIDE_DIE, story)
    elif code == DIVE:
        dive(table, caver, story)
    elif code < DEMOLISH:
        dig(table, caver, code - EXCAVATE, story)
    elif code < FIX_ROPE:
        demolish(table, caver, code - DEMOLISH, story)
    elif code == FIX_ROPE:
        fix_rope(table, caver, story)
    elif code < SPRINT:
        heal(table, caver, code - BANDAGE, story)
    elif code < REPEL:
        table.steps = 1
        walk(table, caver, code - SPRINT, story)
    elif code < DIRECT:
        table.figures[LURKS + code - REPEL] = NOWHERE
        story.tell(HORROR_REPELLED, caver, code - REPEL)
    elif code < DECLINE:
        table.led = True
        table.acting = code - DIRECT
        table.ask = DIRECTING
        story.tell(DIRECTED, caver, table.acting)
    else:
        story.tell(DECLINED, caver)


def step_on(table: Table, code: i64, story: Story) -> None:
    """Go on running, or stop. [SUB-BAS.10, SUB-MED.2]"""
    if code == STOP:
        table.steps = 0
        table.ask = ACTION_DONE
    else:
        table.steps -= 1
        walk(table, table.acting, code - STEP, story)


def dig(table: Table, caver: i64, where: i64, story: Story) -> None:
    """Clear rubble from the own tile (0) or from behind a side. [SUB-DAN.3, SUB-GEO.1]"""
    space = table.figures[AT + caver]
    if where > 0:
        space = table.ways[space * 4 + where - 1]
    table.marks[space] &= ~RUBBLE
    story.tell(RUBBLE_CLEARED, caver, space)


def attempt(table: Table, caver: i64, count: i64, die: i64, story: Story) -> None:
    """Rope and hide need a test, except after two failures in a row. [SUB-DAN.5, SUB-DAN.7, SUB-SKL.3, SUB-SKL.4]"""
    if table.figures[count + caver] < FAILURES_ENOUGH:
        table.ask = die
        return
    story.tell(SUCCEEDED_AT_LAST, caver, FOR_ROPE if count == ROPE_FAILS else FOR_HIDE)
    succeed(table, caver, count, story)


def attempt_rolled(table: Table, caver: i64, count: i64, die: i64, story: Story) -> None:
    """A failure raises the count of its action, a success sets it to zero. [SUB-SKL.5, SUB-SKL.6]"""
    table.ask = ACTION_DONE
    if passes_test(table, caver, die, FOR_ROPE if count == ROPE_FAILS else FOR_HIDE, story):
        succeed(table, caver, count, story)
    else:
        table.figures[count + caver] += 1


def succeed(table: Table, caver: i64, count: i64, story: Story) -> None:
    table.figures[count + caver] = 0
    if count == ROPE_FAILS:
        fix_rope(table, caver, story)
    else:
        table.hidden |= 1 << caver
        story.tell(HID, caver)


def fix_rope(table: Table, caver: i64, story: Story) -> None:
    """A rope hangs for the rest of the game and serves everybody. [SUB-DAN.5, SUB-DAN.6, SUB-CLI.1]"""
    space = table.figures[AT + caver]
    table.marks[space] |= ROPED
    story.tell(ROPE_FIXED, caver, space)


def dive(table: Table, caver: i64, story: Story) -> None:
    """Leave the board under water; the turn is over, exertion test and all. [SUB-DIV.1, SUB-DIV.6]"""
    table.submerged |= 1 << caver
    story.tell(DIVED, caver, table.figures[AT + caver])
    table.ask = TURN_DONE


def demolish(table: Table, caver: i64, side: i64, story: Story) -> None:
    """Open an edge of the own tile, then a cave-in is rolled for. [SUB-ENG.1, SUB-ENG.5]"""
    space = table.figures[AT + caver]
    table.explosives -= 1
    blast(table, space, side)
    story.tell(WALL_BLASTED, caver, space, side)
    table.ask = BLAST_DIE

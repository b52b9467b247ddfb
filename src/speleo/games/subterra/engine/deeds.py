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
from speleo.games.subterra.engine.pieces import (
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
    Pieces,
)
from speleo.games.subterra.engine.repertoire import cost
from speleo.games.subterra.engine.revealing import begin_reveal
from speleo.games.subterra.engine.walking import walk
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

FAILURES_ENOUGH: Final = 2


def take_turn(pieces: Pieces, code: i64, story: Story) -> None:
    """The active caver exerts, ends the turn, or pays for an action and does it. [SUB-ACT.2, SUB-ACT.5, SUB-EXE.1]"""
    if code == END:
        pieces.ask = TURN_DONE
    elif code == EXERT:
        pieces.exerted = True
        pieces.points += 1
        story.tell(EXERTED, pieces.active)
    else:
        pieces.points -= cost(code)
        do(pieces, pieces.active, code, story)


def do(pieces: Pieces, caver: i64, code: i64, story: Story) -> None:
    """Carry out one action of a caver, in the caver's own turn or on the Leader's word."""
    pieces.acting = caver
    pieces.steps = 0
    pieces.ask = ACTION_DONE
    if code < MOVE:
        begin_reveal(pieces, code - REVEAL, False, story)
    elif code < EXPLORE:
        walk(pieces, caver, code - MOVE, story)
    elif code < RUN:
        begin_reveal(pieces, code - EXPLORE, True, story)
    elif code < HEAL:
        pieces.steps = 2
        walk(pieces, caver, code - RUN, story)
    elif code < SWIM:
        heal(pieces, caver, code - HEAL, story)
    elif code < SQUEEZE:
        walk(pieces, caver, code - SWIM, story)
    elif code < DIG:
        walk(pieces, caver, code - SQUEEZE, story)
    elif code < ROPE:
        dig(pieces, caver, code - DIG, story)
    elif code == ROPE:
        attempt(pieces, caver, ROPE_FAILS, ROPE_DIE, story)
    elif code == HIDE:
        attempt(pieces, caver, HIDE_FAILS, HIDE_DIE, story)
    elif code == DIVE:
        dive(pieces, caver, story)
    elif code < DEMOLISH:
        dig(pieces, caver, code - EXCAVATE, story)
    elif code < FIX_ROPE:
        demolish(pieces, caver, code - DEMOLISH, story)
    elif code == FIX_ROPE:
        fix_rope(pieces, caver, story)
    elif code < SPRINT:
        heal(pieces, caver, code - BANDAGE, story)
    elif code < REPEL:
        pieces.steps = 1
        walk(pieces, caver, code - SPRINT, story)
    elif code < DIRECT:
        pieces.figures[LURKS + code - REPEL] = NOWHERE
        story.tell(HORROR_REPELLED, caver, code - REPEL)
    elif code < DECLINE:
        pieces.led = True
        pieces.acting = code - DIRECT
        pieces.ask = DIRECTING
        story.tell(DIRECTED, caver, pieces.acting)
    else:
        story.tell(DECLINED, caver)


def step_on(pieces: Pieces, code: i64, story: Story) -> None:
    """Go on running, or stop. [SUB-BAS.10, SUB-MED.2]"""
    if code == STOP:
        pieces.steps = 0
        pieces.ask = ACTION_DONE
    else:
        pieces.steps -= 1
        walk(pieces, pieces.acting, code - STEP, story)


def dig(pieces: Pieces, caver: i64, where: i64, story: Story) -> None:
    """Clear rubble from the own tile (0) or from behind a side. [SUB-DAN.3, SUB-GEO.1]"""
    space = pieces.figures[AT + caver]
    if where > 0:
        space = pieces.ways[space * 4 + where - 1]
    pieces.marks[space] &= ~RUBBLE
    story.tell(RUBBLE_CLEARED, caver, space)


def attempt(pieces: Pieces, caver: i64, count: i64, die: i64, story: Story) -> None:
    """Rope and hide need a test, except after two failures in a row. [SUB-DAN.5, SUB-DAN.7, SUB-SKL.3, SUB-SKL.4]"""
    if pieces.figures[count + caver] < FAILURES_ENOUGH:
        pieces.ask = die
        return
    story.tell(SUCCEEDED_AT_LAST, caver, FOR_ROPE if count == ROPE_FAILS else FOR_HIDE)
    succeed(pieces, caver, count, story)


def attempt_rolled(pieces: Pieces, caver: i64, count: i64, die: i64, story: Story) -> None:
    """A failure raises the count of its action, a success sets it to zero. [SUB-SKL.5, SUB-SKL.6]"""
    pieces.ask = ACTION_DONE
    if passes_test(pieces, caver, die, FOR_ROPE if count == ROPE_FAILS else FOR_HIDE, story):
        succeed(pieces, caver, count, story)
    else:
        pieces.figures[count + caver] += 1


def succeed(pieces: Pieces, caver: i64, count: i64, story: Story) -> None:
    pieces.figures[count + caver] = 0
    if count == ROPE_FAILS:
        fix_rope(pieces, caver, story)
    else:
        pieces.hidden |= 1 << caver
        story.tell(HID, caver)


def fix_rope(pieces: Pieces, caver: i64, story: Story) -> None:
    """A rope hangs for the rest of the game and serves everybody. [SUB-DAN.5, SUB-DAN.6, SUB-CLI.1]"""
    space = pieces.figures[AT + caver]
    pieces.marks[space] |= ROPED
    story.tell(ROPE_FIXED, caver, space)


def dive(pieces: Pieces, caver: i64, story: Story) -> None:
    """Leave the board under water; the turn is over, exertion test and all. [SUB-DIV.1, SUB-DIV.6]"""
    pieces.submerged |= 1 << caver
    story.tell(DIVED, caver, pieces.figures[AT + caver])
    pieces.ask = TURN_DONE


def demolish(pieces: Pieces, caver: i64, side: i64, story: Story) -> None:
    """Open an edge of the own tile, then a cave-in is rolled for. [SUB-ENG.1, SUB-ENG.5]"""
    space = pieces.figures[AT + caver]
    pieces.explosives -= 1
    blast(pieces, space, side)
    story.tell(WALL_BLASTED, caver, space, side)
    pieces.ask = BLAST_DIE

"""Chapters 6, 7 and 10: where a caver can go, and what happens on arrival."""

from __future__ import annotations

from typing import Final

from speleo.games.subterra.engine import bars
from speleo.games.subterra.engine.components import CLIMBER, DIVER, GAS, LEDGE, SCREE, SQUEEZE
from speleo.games.subterra.engine.happenings import BY_GAS, BY_HORROR, BY_SCREE, CAVER_ENTERED, FOR_SCREE
from speleo.games.subterra.engine.health import hurt, passes_test
from speleo.games.subterra.engine.pieces import (
    ACTION_DONE,
    AT,
    FLOODED,
    HEALTH,
    RUBBLE,
    SCREE_DIE,
    STEPPING,
    WALL,
    WHO,
    Pieces,
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

ALL_SIDES: Final = (1 << 4) - 1
SWIM_SIDES: Final = 1 << 4
SQUEEZE_SIDES: Final = 1 << 8
"""Where in `ways_out` the first side of a manner stands."""


def no_rope(pieces: Pieces, space: i64) -> i64:
    """Which missing rope bars a ledge or a slope. [SUB-TIL.20, SUB-TIL.23]"""
    return bars.NO_ROPE_ON_LEDGE if sort_at(pieces, space) == LEDGE else bars.NO_ROPE_ON_SLOPE


def bars_passage(pieces: Pieces, space: i64, blocked: i64, side: i64) -> i64:
    """A passage, and a rope where one is needed; `blocked` is what `barred` says of the space. [SUB-BAS.3]"""
    if pieces.ways[space * 4 + side] == WALL:
        return bars.NO_PASSAGE
    return no_rope(pieces, space) if has(blocked, side) else bars.NOTHING


def bars_entry(pieces: Pieces, who: i64, space: i64) -> i64:
    """A move enters no squeeze, flood or rubble, unless the Climber or the Diver makes it.

    [SUB-BAS.4, SUB-TIL.7, SUB-TIL.13, SUB-TIL.16, SUB-CLI.2, SUB-CLI.3, SUB-DIV.7]
    """
    if who != CLIMBER:
        if sort_at(pieces, space) == SQUEEZE:
            return bars.SQUEEZE_THERE
        if pieces.marks[space] & RUBBLE != 0:
            return bars.RUBBLE_THERE
    if who != DIVER and pieces.marks[space] & FLOODED != 0:
        return bars.FLOOD_THERE
    return bars.NOTHING


def bars_swimming(pieces: Pieces, space: i64) -> i64:
    """Only to a flooded tile. [SUB-DAN.1]"""
    return bars.NOTHING if pieces.marks[space] & FLOODED != 0 else bars.NO_FLOOD


def bars_squeezing(pieces: Pieces, space: i64) -> i64:
    """Only onto a squeeze. [SUB-DAN.2]"""
    return bars.NOTHING if sort_at(pieces, space) == SQUEEZE else bars.NO_SQUEEZE


def ways_out(pieces: Pieces, caver: i64) -> i64:
    """The sides by which a caver may leave the tile, as three masks: to move, above it to swim, then to squeeze.

    [SUB-BAS.3, SUB-BAS.5, SUB-BAS.6, SUB-DAN.1, SUB-DAN.2]
    """
    space = pieces.figures[AT + caver]
    who = pieces.figures[WHO + caver]
    blocked = barred(pieces, space)
    found: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if bars_passage(pieces, space, blocked, side) == bars.NOTHING:
            near = pieces.ways[space * 4 + side]
            if bars_entry(pieces, who, near) == bars.NOTHING:
                found |= 1 << side
            if bars_swimming(pieces, near) == bars.NOTHING:
                found |= SWIM_SIDES << side
            if bars_squeezing(pieces, near) == bars.NOTHING:
                found |= SQUEEZE_SIDES << side
        side += 1
    return found


def moves_from(pieces: Pieces, caver: i64) -> i64:
    """The sides, as a mask, by which a caver may move. [SUB-BAS.3, SUB-BAS.5, SUB-BAS.6]"""
    return ways_out(pieces, caver) & ALL_SIDES


def walk(pieces: Pieces, caver: i64, side: i64, story: Story) -> None:
    """Go through a passage and meet what is there. [SUB-BAS.3]"""
    enter(pieces, caver, pieces.ways[pieces.figures[AT + caver] * 4 + side], story)


def enter(pieces: Pieces, caver: i64, space: i64, story: Story) -> None:
    """Arrive on a tile: first a horror there, then lingering gas, then scree.

    [SUB-TIL.0, SUB-TRM.6, SUB-HOR.13, SUB-TIL.10, SUB-TIL.26, SUB-TIL.27]
    """
    figures = pieces.figures
    figures[AT + caver] = space
    story.tell(CAVER_ENTERED, caver, space)
    sort = sort_at(pieces, space)
    if horror_on(pieces, space) and struck_by_horrors(pieces, caver):
        hurt(pieces, caver, figures[HEALTH + caver], BY_HORROR, story)
    elif sort == GAS and pieces.gas > 0 and not covered(pieces, caver):
        hurt(pieces, caver, pieces.gas, BY_GAS, story)
    elif sort == SCREE:
        pieces.ask = SCREE_DIE
        return
    go_on(pieces, caver)


def scree_rolled(pieces: Pieces, caver: i64, die: i64, story: Story) -> None:
    """One health point is lost on a failure; the Bodyguard is no help. [SUB-TIL.26, SUB-TIL.27]"""
    if not passes_test(pieces, caver, die, FOR_SCREE, story):
        hurt(pieces, caver, 1, BY_SCREE, story)
    go_on(pieces, caver)


def go_on(pieces: Pieces, caver: i64) -> None:
    """After each step of a run the caver may go on, if conscious and if there is a way. [SUB-BAS.10, SUB-BAS.11]"""
    if pieces.steps > 0 and conscious(pieces, caver) and moves_from(pieces, caver) != 0:
        pieces.ask = STEPPING
    else:
        pieces.steps = 0
        pieces.ask = ACTION_DONE

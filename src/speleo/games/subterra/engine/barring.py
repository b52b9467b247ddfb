"""Chapters 5 to 7 and 16: what bars one action of a caver, for whoever asks about a single one."""

from __future__ import annotations

from typing import Final

from speleo.games.subterra.engine import bars
from speleo.games.subterra.engine.choices import bars_treating, targets
from speleo.games.subterra.engine.pieces import AT, DIRECTING, WHO, Pieces, barred
from speleo.games.subterra.engine.repertoire import (
    ALWAYS,
    ANYBODY,
    ASKS,
    CHEAP,
    EXERTION,
    FIRST,
    FLOODS,
    FRONTIERS,
    LISTENERS,
    MISSING,
    OTHERS,
    OTHERS_BAR,
    PASSAGES,
    PATIENTS,
    SQUEEZES,
    WALLS,
    WHOSE,
    cost,
)
from speleo.games.subterra.engine.revealing import can_draw
from speleo.games.subterra.engine.walking import bars_entry, bars_passage, bars_squeezing, bars_swimming, no_rope
from speleo.grid.sides import has
from speleo.kernel.numbers import i64

NOBODY_OF_THEM: Final = -1
"""The target of an action that names somebody who does not take part."""


def bar_to(pieces: Pieces, caver: i64, kind: i64, target: i64) -> i64:
    """What bars an action: whose it is, the points, then what it is done to. [SUB-ACT.2, SUB-LEA.2, SUB-EXE.6]"""
    asks: i64 = ASKS[kind]
    if WHOSE[kind] != ANYBODY and WHOSE[kind] != pieces.figures[WHO + caver]:
        return OTHERS_BAR[kind]
    points = cost(FIRST[kind])
    if pieces.ask == DIRECTING:
        if asks == EXERTION:
            return bars.DIRECTED_TO_EXERT
        if points != CHEAP and MISSING[kind] != bars.DECLINE_UNDIRECTED:
            return bars.DIRECTED_COST
        if asks == ALWAYS:
            return bars.NOTHING
    elif asks == ALWAYS:
        return MISSING[kind]
    elif points > pieces.points:
        return bars.NO_POINTS
    space = pieces.figures[AT + caver]
    if target != NOBODY_OF_THEM and has(targets(pieces, caver, space, asks), target):
        return bars.NOTHING
    return bar_to_target(pieces, caver, space, kind, target)


def bar_to_target(pieces: Pieces, caver: i64, space: i64, kind: i64, target: i64) -> i64:
    """Why something is not among what an action can be done to; what there is but one reason for, the row says."""
    asks: i64 = ASKS[kind]
    if asks == LISTENERS and pieces.led:
        return bars.DIRECTED_ALREADY
    if asks == LISTENERS:
        return MISSING[kind]
    if target == NOBODY_OF_THEM:
        return bars.NO_SUCH_CAVER
    if asks == FRONTIERS:
        return bar_to_revealing(pieces, caver, space, target)
    if asks in (PASSAGES, FLOODS, SQUEEZES):
        return bar_to_going(pieces, caver, asks, target)
    if asks == OTHERS and target == caver:
        return bars.BANDAGE_SELF
    if asks in (PATIENTS, OTHERS) and bars_treating(pieces, space, target) == bars.HEALTH_FULL:
        return bars.HEALTH_FULL
    if asks == WALLS and pieces.explosives == 0:
        return bars.NO_EXPLOSIVES
    return MISSING[kind]


def bar_to_going(pieces: Pieces, caver: i64, asks: i64, side: i64) -> i64:
    """What bars a move, a step of a run or a sprint, a swim, or a way through a squeeze."""
    space = pieces.figures[AT + caver]
    found = bars_passage(pieces, space, barred(pieces, space), side)
    if found != bars.NOTHING:
        return found
    near = pieces.ways[space * 4 + side]
    if asks == FLOODS:
        return bars_swimming(pieces, near)
    if asks == SQUEEZES:
        return bars_squeezing(pieces, near)
    return bars_entry(pieces, pieces.figures[WHO + caver], near)


def bar_to_revealing(pieces: Pieces, caver: i64, space: i64, side: i64) -> i64:
    """A frontier, a tile to draw, and a rope where one is needed. [SUB-BAS.1, SUB-BAS.2]"""
    if not has(pieces.rim[space], side):
        return bars.NO_FRONTIER
    return no_rope(pieces, space) if can_draw(pieces, caver) else bars.NO_TILE

"""Chapters 11 and 13: hazard cards, cave-ins and darkness."""

from __future__ import annotations

from typing import Final

from speleo.games.subterra.engine.components import (
    CAVE_IN,
    CAVE_IN_CARD,
    DIVER,
    ENGINEER,
    FLOOD,
    GAS,
    GAS_CARD,
    GEOLOGIST,
    HAZARDS,
    HORROR_CARD,
    TREMOR,
    WATER,
)
from speleo.games.subterra.engine.happenings import (
    BY_CAVE_IN,
    BY_FLOOD,
    BY_GAS,
    BY_TREMOR,
    CAVE_IN_ROLLED,
    DEVOURED,
    FOR_DARKNESS,
    FOR_TREMOR,
    GAS_SPREAD,
    HAZARD_TURNED,
    RUBBLE_FELL,
    TILE_FLOODED,
    TILE_RETURNED,
)
from speleo.games.subterra.engine.health import hurt, passes_test
from speleo.games.subterra.engine.pieces import (
    AT,
    CAVE_IN_DIE,
    DARKNESS_DIE,
    DARKNESS_FALLS,
    FLOODED,
    HAZARD_STRIKES,
    HEALTH,
    HORRORS_MOVE,
    NO_TILE,
    RUBBLE,
    TREMOR_DIE,
    WHO,
    Pieces,
    clockwise,
    conscious,
    covered,
    escaped,
    horrors_in_cave,
    on_tile,
    sort_at,
)
from speleo.grid.sides import has
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

GAS_LOSS: Final = 2
CAVE_IN_LOSS: Final = 3


def turn_card(pieces: Pieces, card: i64, story: Story) -> None:
    """Turn up a hazard card; a doubled one is carried out twice. [SUB-HAZ.1, SUB-HAZ.17, SUB-HAZ.20]"""
    pieces.pool[card] -= 1
    pieces.cards -= 1
    pieces.hazard = card
    pieces.times = 1 + card // HAZARDS
    story.tell(HAZARD_TURNED, card, pieces.cards)
    if card % HAZARDS == HORROR_CARD:
        pieces.passes = pieces.times
        pieces.spawns = pieces.times
        pieces.times = 0
        pieces.to_move = horrors_in_cave(pieces)
        pieces.ask = HORRORS_MOVE
    else:
        pieces.ask = HAZARD_STRIKES


def execute(pieces: Pieces, story: Story) -> None:
    """Carry out a hazard once. [SUB-HAZ.17]"""
    pieces.times -= 1
    kind = pieces.hazard % HAZARDS
    if kind == TREMOR:
        pieces.rolling = exposed(pieces)
        if pieces.rolling != 0:
            pieces.ask = TREMOR_DIE
    elif kind == FLOOD:
        flood(pieces, story)
    elif kind == GAS_CARD:
        spread_gas(pieces, story)
    elif kind == CAVE_IN_CARD:
        pieces.ask = CAVE_IN_DIE


def exposed(pieces: Pieces) -> i64:
    """Who is affected by a hazard now: conscious, on a tile, not on the exit, not covered.

    [SUB-HAZ.3, SUB-HAZ.5, SUB-HAZ.7, SUB-HAZ.18, SUB-BOD.4]
    """
    found: i64 = 0
    caver: i64 = 0
    while caver < pieces.team:
        if (
            conscious(pieces, caver)
            and on_tile(pieces, caver)
            and not escaped(pieces, caver)
            and not covered(pieces, caver)
        ):
            found |= 1 << caver
        caver += 1
    return found


def tremor_rolled(pieces: Pieces, die: i64, story: Story) -> None:
    """One after the other tests, clockwise, and loses one point on a failure. [SUB-HAZ.4, SUB-HAZ.6]"""
    caver = clockwise(pieces, pieces.rolling)
    pieces.rolling &= ~(1 << caver)
    if not passes_test(pieces, caver, die, FOR_TREMOR, story):
        hurt(pieces, caver, 1, BY_TREMOR, story)
    if pieces.rolling == 0:
        pieces.ask = HAZARD_STRIKES


def flood(pieces: Pieces, story: Story) -> None:
    """Every water tile is flooded, and costs all but the Diver a point. [SUB-HAZ.8, SUB-HAZ.9, SUB-DIV.7]"""
    space: i64 = 0
    while space < pieces.spaces:
        if sort_at(pieces, space) == WATER and pieces.marks[space] & FLOODED == 0:
            pieces.marks[space] |= FLOODED
            story.tell(TILE_FLOODED, space)
        space += 1
    affected = exposed(pieces)
    caver: i64 = 0
    while caver < pieces.team:
        if (
            has(affected, caver)
            and pieces.marks[pieces.figures[AT + caver]] & FLOODED != 0
            and pieces.figures[WHO + caver] != DIVER
        ):
            hurt(pieces, caver, 1, BY_FLOOD, story)
        caver += 1


def spread_gas(pieces: Pieces, story: Story) -> None:
    """Everybody on gas loses two points, and gas lingers. [SUB-HAZ.10, SUB-HAZ.11, SUB-HAZ.19]"""
    pieces.gas = GAS_LOSS
    if pieces.hazard >= HAZARDS:
        pieces.gas = pieces.terms.double_gas
    story.tell(GAS_SPREAD, pieces.gas)
    affected = exposed(pieces)
    caver: i64 = 0
    while caver < pieces.team:
        if has(affected, caver) and sort_at(pieces, pieces.figures[AT + caver]) == GAS:
            hurt(pieces, caver, GAS_LOSS, BY_GAS, story)
        caver += 1


def cave_in(pieces: Pieces, die: i64, story: Story) -> None:
    """Rubble falls on every cave-in tile that shows the number; cavers there lose three points, the Engineer one.

    [SUB-HAZ.13, SUB-HAZ.14, SUB-ENG.5, SUB-ENG.6, SUB-ENG.7, SUB-SKL.8]
    """
    story.tell(CAVE_IN_ROLLED, die)
    space: i64 = 0
    while space < pieces.spaces:
        if hit(pieces, space, die) and pieces.marks[space] & RUBBLE == 0:
            pieces.marks[space] |= RUBBLE
            story.tell(RUBBLE_FELL, space)
        space += 1
    affected = exposed(pieces)
    caver: i64 = 0
    while caver < pieces.team:
        if has(affected, caver) and hit(pieces, pieces.figures[AT + caver], die):
            if pieces.figures[WHO + caver] == ENGINEER:
                hurt(pieces, caver, 1, BY_CAVE_IN, story)
            else:
                hurt(pieces, caver, CAVE_IN_LOSS, BY_CAVE_IN, story)
        caver += 1


def hit(pieces: Pieces, space: i64, die: i64) -> bool:
    """Whether a cave-in tile shows a number. [SUB-TIL.12]"""
    return sort_at(pieces, space) == CAVE_IN and has(pieces.parts.dice[pieces.kinds[space]], die)


def darken(pieces: Pieces) -> None:
    """Everybody who is not on the exit must test, conscious or not, submerged or not. [SUB-OOT.1]"""
    pieces.rolling = 0
    caver: i64 = 0
    while caver < pieces.team:
        if pieces.devoured & (1 << caver) == 0 and not escaped(pieces, caver):
            pieces.rolling |= 1 << caver
        caver += 1
    if pieces.rolling == 0:
        pieces.ask = DARKNESS_FALLS
    else:
        pieces.ask = DARKNESS_DIE


def darkness_rolled(pieces: Pieces, die: i64, story: Story) -> None:
    """Whoever fails is devoured; the Geologist's tile goes on top of the stack. [SUB-OOT.2, SUB-OOT.3, SUB-OOT.5]"""
    caver = clockwise(pieces, pieces.rolling)
    pieces.rolling &= ~(1 << caver)
    if not passes_test(pieces, caver, die, FOR_DARKNESS, story):
        pieces.devoured |= 1 << caver
        pieces.submerged &= ~(1 << caver)
        pieces.hidden &= ~(1 << caver)
        pieces.figures[HEALTH + caver] = 0
        pieces.figures[AT + caver] = 0
        story.tell(DEVOURED, caver)
        if pieces.figures[WHO + caver] == GEOLOGIST and pieces.aside != NO_TILE:
            pieces.top = pieces.aside
            pieces.aside = NO_TILE
            story.tell(TILE_RETURNED, pieces.top)
    if pieces.rolling == 0:
        pieces.ask = DARKNESS_FALLS

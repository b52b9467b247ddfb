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
from speleo.games.subterra.engine.table import (
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
    Table,
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


def turn_card(table: Table, card: i64, story: Story) -> None:
    """Turn up a hazard card; a doubled one is carried out twice. [SUB-HAZ.1, SUB-HAZ.17, SUB-HAZ.20]"""
    table.pool[card] -= 1
    table.cards -= 1
    table.hazard = card
    table.times = 1 + card // HAZARDS
    story.tell(HAZARD_TURNED, card, table.cards)
    if card % HAZARDS == HORROR_CARD:
        table.passes = table.times
        table.spawns = table.times
        table.times = 0
        table.to_move = horrors_in_cave(table)
        table.ask = HORRORS_MOVE
    else:
        table.ask = HAZARD_STRIKES


def execute(table: Table, story: Story) -> None:
    """Carry out a hazard once. [SUB-HAZ.17]"""
    table.times -= 1
    kind = table.hazard % HAZARDS
    if kind == TREMOR:
        table.rolling = exposed(table)
        if table.rolling != 0:
            table.ask = TREMOR_DIE
    elif kind == FLOOD:
        flood(table, story)
    elif kind == GAS_CARD:
        spread_gas(table, story)
    elif kind == CAVE_IN_CARD:
        table.ask = CAVE_IN_DIE


def exposed(table: Table) -> i64:
    """Who is affected by a hazard now: conscious, on a tile, not on the exit, not covered.

    [SUB-HAZ.3, SUB-HAZ.5, SUB-HAZ.7, SUB-HAZ.18, SUB-BOD.4]
    """
    found: i64 = 0
    caver: i64 = 0
    while caver < table.team:
        if (
            conscious(table, caver)
            and on_tile(table, caver)
            and not escaped(table, caver)
            and not covered(table, caver)
        ):
            found |= 1 << caver
        caver += 1
    return found


def tremor_rolled(table: Table, die: i64, story: Story) -> None:
    """One after the other tests, clockwise, and loses one point on a failure. [SUB-HAZ.4, SUB-HAZ.6]"""
    caver = clockwise(table, table.rolling)
    table.rolling &= ~(1 << caver)
    if not passes_test(table, caver, die, FOR_TREMOR, story):
        hurt(table, caver, 1, BY_TREMOR, story)
    if table.rolling == 0:
        table.ask = HAZARD_STRIKES


def flood(table: Table, story: Story) -> None:
    """Every water tile is flooded, and costs all but the Diver a point. [SUB-HAZ.8, SUB-HAZ.9, SUB-DIV.7]"""
    space: i64 = 0
    while space < table.spaces:
        if sort_at(table, space) == WATER and table.marks[space] & FLOODED == 0:
            table.marks[space] |= FLOODED
            story.tell(TILE_FLOODED, space)
        space += 1
    affected = exposed(table)
    caver: i64 = 0
    while caver < table.team:
        if (
            has(affected, caver)
            and table.marks[table.figures[AT + caver]] & FLOODED != 0
            and table.figures[WHO + caver] != DIVER
        ):
            hurt(table, caver, 1, BY_FLOOD, story)
        caver += 1


def spread_gas(table: Table, story: Story) -> None:
    """Everybody on gas loses two points, and gas lingers. [SUB-HAZ.10, SUB-HAZ.11, SUB-HAZ.19]"""
    table.gas = GAS_LOSS
    if table.hazard >= HAZARDS:
        table.gas = table.terms.double_gas
    story.tell(GAS_SPREAD, table.gas)
    affected = exposed(table)
    caver: i64 = 0
    while caver < table.team:
        if has(affected, caver) and sort_at(table, table.figures[AT + caver]) == GAS:
            hurt(table, caver, GAS_LOSS, BY_GAS, story)
        caver += 1


def cave_in(table: Table, die: i64, story: Story) -> None:
    """Rubble falls on every cave-in tile that shows the number; cavers there lose three points, the Engineer one.

    [SUB-HAZ.13, SUB-HAZ.14, SUB-ENG.5, SUB-ENG.6, SUB-ENG.7, SUB-SKL.8]
    """
    story.tell(CAVE_IN_ROLLED, die)
    space: i64 = 0
    while space < table.spaces:
        if hit(table, space, die) and table.marks[space] & RUBBLE == 0:
            table.marks[space] |= RUBBLE
            story.tell(RUBBLE_FELL, space)
        space += 1
    affected = exposed(table)
    caver: i64 = 0
    while caver < table.team:
        if has(affected, caver) and hit(table, table.figures[AT + caver], die):
            if table.figures[WHO + caver] == ENGINEER:
                hurt(table, caver, 1, BY_CAVE_IN, story)
            else:
                hurt(table, caver, CAVE_IN_LOSS, BY_CAVE_IN, story)
        caver += 1


def hit(table: Table, space: i64, die: i64) -> bool:
    """Whether a cave-in tile shows a number. [SUB-TIL.12]"""
    return sort_at(table, space) == CAVE_IN and has(table.parts.dice[table.kinds[space]], die)


def darken(table: Table) -> None:
    """Everybody who is not on the exit must test, conscious or not, submerged or not. [SUB-OOT.1]"""
    table.rolling = 0
    caver: i64 = 0
    while caver < table.team:
        if table.devoured & (1 << caver) == 0 and not escaped(table, caver):
            table.rolling |= 1 << caver
        caver += 1
    if table.rolling == 0:
        table.ask = DARKNESS_FALLS
    else:
        table.ask = DARKNESS_DIE


def darkness_rolled(table: Table, die: i64, story: Story) -> None:
    """Whoever fails is devoured; the Geologist's tile goes on top of the stack. [SUB-OOT.2, SUB-OOT.3, SUB-OOT.5]"""
    caver = clockwise(table, table.rolling)
    table.rolling &= ~(1 << caver)
    if not passes_test(table, caver, die, FOR_DARKNESS, story):
        table.devoured |= 1 << caver
        table.submerged &= ~(1 << caver)
        table.hidden &= ~(1 << caver)
        table.figures[HEALTH + caver] = 0
        table.figures[AT + caver] = 0
        story.tell(DEVOURED, caver)
        if table.figures[WHO + caver] == GEOLOGIST and table.aside != NO_TILE:
            table.top = table.aside
            table.aside = NO_TILE
            story.tell(TILE_RETURNED, table.top)
    if table.rolling == 0:
        table.ask = DARKNESS_FALLS

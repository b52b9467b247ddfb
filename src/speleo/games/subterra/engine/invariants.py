"""What holds in every state, as the engine checks it: the number of the first law that does not."""

from __future__ import annotations

from typing import Final

from speleo.games.subterra.engine.components import (
    CARDS,
    CAVE_IN,
    ENGINEER,
    HORRORS,
    LEDGE,
    SCOUT,
    SLOPE,
    TILES,
    USES,
    WATER,
    health_of,
)
from speleo.games.subterra.engine.flow import nobody_left
from speleo.games.subterra.engine.laying import open_elsewhere
from speleo.games.subterra.engine.pieces import (
    AT,
    BLAST,
    DARKNESS_DIE,
    FLOODED,
    HEALTH,
    HIDE_FAILS,
    INDEX,
    LURKS,
    NO_TILE,
    NOBODY_THERE,
    NOWHERE,
    OVER,
    ROPE_FAILS,
    ROPED,
    RUBBLE,
    SETTING_UP,
    SURFACING,
    TURN,
    WALL,
    WHO,
    Pieces,
    sort_at,
)
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside
from speleo.grid.sides import SIDES, has, opposite
from speleo.kernel.numbers import i64, vec

LAWS: Final = (
    "",
    "all 65 tiles are in one place each (SUB-COM.1, SUB-COM.2)",
    "the exit is never discarded (SUB-PLC.11)",
    "the stack counts its tiles (SUB-PLC.16)",
    "hazard cards turned up and face down are those dealt (SUB-SET.8)",
    "time runs out below the last card (SUB-SET.14)",
    "gas takes two points, or four by option (SUB-HAZ.19)",
    "three guides and explosives, used by their cavers, an edge for each explosive (SUB-COM.9, SUB-ENG.1)",
    "rubble lies on cave-in tiles, flood on water tiles, ropes hang on ledges and slopes (SUB-COM.8)",
    "passages and frontiers are what the tiles show (SUB-TRM.3, SUB-TRM.5)",
    "every tile shares a passage with an earlier one (SUB-PLC.2)",
    "the cave is open until the exit lies in it (SUB-PLC.8)",
    "horrors are on tiles (SUB-HOR.1)",
    "health is between zero and full (SUB-TRM.9)",
    "cavers are on tiles, under water or devoured (SUB-TRM.7)",
    "whoever is under water is conscious and was on a water tile (SUB-DIV.1, SUB-DIV.6)",
    "failures are counted up to two (SUB-SKL.4)",
    "at most three action points, two without exertion (SUB-ACT.1, SUB-EXE.1)",
    "a turn belongs to a conscious caver, and a submerged one surfaces (SUB-ACT.6, SUB-ACT.10)",
    "the game is over exactly when nobody conscious is away from the exit (SUB-END.1)",
    "the start marker is with a caver who is not devoured (SUB-RND.5)",
    "each caver is in play once (SUB-SET.2)",
)

FAR_CELL: Final[i64] = 0
"""A cell that no cave reaches."""


def first_broken(pieces: Pieces) -> i64:
    """The number of the first law that does not hold, or 0."""
    broken = broken_tiles(pieces)
    if broken == 0:
        broken = broken_cards(pieces)
    if broken == 0:
        broken = broken_cave(pieces)
    if broken == 0:
        broken = broken_cavers(pieces)
    if broken == 0 and pieces.phase != SETTING_UP:
        broken = broken_turn(pieces)
    return broken


def broken_tiles(pieces: Pieces) -> i64:
    """The number of an invariant of tiles and stack that does not hold, or 0."""
    away = vec[i64]([0] * (pieces.parts.kinds + 2))
    space: i64 = 1
    while space < pieces.spaces:
        away[pieces.kinds[space]] += 1
        space += 1
    if pieces.top != NO_TILE:
        away[pieces.top] += 1
    if pieces.aside != NO_TILE:
        away[pieces.aside] += 1
    if pieces.drawn != NO_TILE:
        away[pieces.drawn] += 1
    stack: i64 = 0
    kind: i64 = 0
    while kind < pieces.parts.kinds:
        if pieces.bag[kind] < 0 or pieces.bag[kind] + away[kind] > pieces.parts.counts[kind]:
            return 1
        stack += pieces.bag[kind]
        kind += 1
    if pieces.bag[kind] + away[kind] != 1:
        return 2
    if stack + pieces.bag[kind] != pieces.stack or pieces.stack > TILES + 1:
        return 3
    held: i64 = 0
    kind = 0
    while kind <= pieces.parts.kinds:
        held += away[kind]
        kind += 1
    if pieces.stack + held + pieces.thrown != TILES + 1:
        return 1
    return 0


def broken_cards(pieces: Pieces) -> i64:
    """The same for hazard cards."""
    level = pieces.terms.level * CARDS
    turned: i64 = 0
    card: i64 = 0
    while card < CARDS:
        if pieces.pool[card] < 0:
            return 4
        turned += pieces.parts.cards[level + card] - pieces.pool[card]
        card += 1
    if turned + pieces.cards != pieces.terms.dealt():
        return 4
    if pieces.out_of_time and pieces.cards != 0:
        return 5
    if pieces.gas not in (0, 2) and pieces.gas != pieces.terms.double_gas:
        return 6
    if pieces.guides < 0 or pieces.guides > USES or pieces.explosives < 0 or pieces.explosives > USES:
        return 7
    if pieces.guides < USES and pieces.figures[INDEX + SCOUT] == NOBODY_THERE:
        return 7
    if pieces.explosives < USES and pieces.figures[INDEX + ENGINEER] == NOBODY_THERE:
        return 7
    return 0


def broken_cave(pieces: Pieces) -> i64:
    """The same for the cave: passages fit, marks lie on tiles that can have them."""
    blasts: i64 = 0
    space: i64 = 0
    while space < pieces.spaces:
        sort = sort_at(pieces, space)
        marks = pieces.marks[space]
        if marks & RUBBLE != 0 and sort != CAVE_IN:
            return 8
        if marks & FLOODED != 0 and sort != WATER:
            return 8
        if marks & ROPED != 0 and sort not in (LEDGE, SLOPE):
            return 8
        joined = space == 0
        side: i64 = 0
        while side < SIDES:
            near = pieces.atlas.at(beside(pieces.cells[space], side))
            way = pieces.ways[space * 4 + side]
            opened = has(pieces.opens[space], side)
            passage = near != VACANT and opened and has(pieces.opens[near], opposite(side))
            if (passage and way != near) or (not passage and way != WALL):
                return 9
            if has(pieces.rim[space], side) != (opened and near == VACANT):
                return 9
            if way != WALL and way < space:
                joined = True
            if has(marks >> BLAST, side) and (way == WALL or way > space):
                blasts += 1
            side += 1
        if not joined:
            return 10
        space += 1
    if blasts != USES - pieces.explosives:
        return 7
    if pieces.exit_at == NOWHERE and not open_elsewhere(pieces, FAR_CELL):
        return 11
    horror: i64 = 0
    while horror < HORRORS:
        lair = pieces.figures[LURKS + horror]
        if lair < NOWHERE or lair >= pieces.spaces:
            return 12
        horror += 1
    return 0


def broken_cavers(pieces: Pieces) -> i64:
    """The same for cavers and horrors: health, places and boards."""
    figures = pieces.figures
    caver: i64 = 0
    while caver < pieces.picked:
        health = figures[HEALTH + caver]
        bit: i64 = 1 << caver
        if figures[INDEX + figures[WHO + caver]] != caver:
            return 21
        if health < 0 or health > health_of(figures[WHO + caver]):
            return 13
        if figures[AT + caver] < 0 or figures[AT + caver] >= pieces.spaces:
            return 14
        if pieces.devoured & bit != 0 and (health > 0 or pieces.submerged & bit != 0):
            return 14
        if pieces.submerged & bit != 0 and (health == 0 or sort_at(pieces, figures[AT + caver]) != WATER):
            return 15
        ropes = figures[ROPE_FAILS + caver]
        hides = figures[HIDE_FAILS + caver]
        if ropes < 0 or ropes > 2 or hides < 0 or hides > 2:
            return 16
        caver += 1
    return 0


def broken_turn(pieces: Pieces) -> i64:
    """The same for whose turn it is and what is asked."""
    most: i64 = 2
    if pieces.exerted:
        most = 3
    if pieces.points < 0 or pieces.points > most:
        return 17
    if pieces.start == NOBODY_THERE:
        return 20
    if pieces.devoured & (1 << pieces.start) != 0 and pieces.ask not in (DARKNESS_DIE, OVER):
        return 20
    if pieces.ask in (TURN, SURFACING):
        if pieces.figures[HEALTH + pieces.active] == 0:
            return 18
        if (pieces.ask == SURFACING) != (pieces.submerged & (1 << pieces.active) != 0):
            return 18
        if nobody_left(pieces):
            return 19
    if pieces.ask == OVER and not nobody_left(pieces):
        return 19
    return 0

"""Chapter 12: horrors choose victims, move, strike, vanish and appear."""

from __future__ import annotations

from typing import Final

from speleo.games.subterra.engine.components import HORROR, HORRORS, SCOUT
from speleo.games.subterra.engine.happenings import (
    BY_HORROR,
    HORROR_APPEARED,
    HORROR_MOVED,
    HORROR_STRUCK,
    HORROR_VANISHED,
    NO_HORROR_APPEARED,
)
from speleo.games.subterra.engine.health import hurt
from speleo.games.subterra.engine.pieces import (
    AT,
    CHOOSING_PATH,
    HEALTH,
    LURKS,
    NOBODY_THERE,
    NOWHERE,
    SPAWNING,
    WHO,
    Pieces,
    conscious,
    escaped,
    horror_on,
    horrors_in_cave,
    lowest,
    on_tile,
    size,
    sort_at,
    struck_by_horrors,
)
from speleo.grid.sides import SIDES
from speleo.grid.ways import FAR, NO_LINK, distances
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import append, i64, vec

SCENT: Final[i64] = 7
"""A horror notices victims at most so many passages away. [SUB-HOR.5]"""


def eligible(pieces: Pieces, caver: i64) -> bool:
    """Conscious, on a tile, not hidden, not on the exit, and not the Scout. [SUB-HOR.2, SUB-SCO.5]"""
    return (
        conscious(pieces, caver)
        and on_tile(pieces, caver)
        and pieces.hidden & (1 << caver) == 0
        and pieces.figures[WHO + caver] != SCOUT
        and not escaped(pieces, caver)
    )


def ways_from(pieces: Pieces, space: i64) -> vec[i64]:
    """Passages between a tile and every other; nothing but walls stops a horror. [SUB-HOR.3, SUB-HOR.4]"""
    return distances(pieces.ways, SIDES, pieces.spaces, space)


def find_victim(pieces: Pieces, horror: i64) -> i64:
    """The nearest eligible caver within reach, the lowest rank among equals. [SUB-HOR.5, SUB-HOR.6, SUB-TRM.11]"""
    found = ways_from(pieces, pieces.figures[LURKS + horror])
    best: i64 = NOBODY_THERE
    nearest: i64 = FAR
    caver: i64 = 0
    while caver < pieces.team:
        if eligible(pieces, caver):
            away = found[pieces.figures[AT + caver]]
            if away <= SCENT and (
                away < nearest or (away == nearest and pieces.figures[WHO + caver] < pieces.figures[WHO + best])
            ):
                best = caver
                nearest = away
        caver += 1
    return best


def first_steps(pieces: Pieces, horror: i64, victim: i64) -> i64:
    """The sides, as a mask, that begin a shortest way to the victim; none if it is here. [SUB-HOR.7, SUB-HOR.8]"""
    found = ways_from(pieces, pieces.figures[AT + victim])
    space = pieces.figures[LURKS + horror]
    steps: i64 = 0
    side: i64 = 0
    while side < SIDES:
        near = pieces.ways[space * 4 + side]
        if near != NO_LINK and found[near] < found[space]:
            steps |= 1 << side
        side += 1
    return steps


def activate(pieces: Pieces, horror: i64, story: Story) -> None:
    """One horror acts: it goes towards its victim, or away for good if there is none. [SUB-HOR.7 to SUB-HOR.10]"""
    pieces.to_move &= ~(1 << horror)
    victim = find_victim(pieces, horror)
    if victim == NOBODY_THERE:
        pieces.figures[LURKS + horror] = NOWHERE
        story.tell(HORROR_VANISHED, horror)
        return
    if pieces.figures[AT + victim] == pieces.figures[LURKS + horror]:
        strike(pieces, horror, story)
        return
    steps = first_steps(pieces, horror, victim)
    if size(steps) == 1:
        creep(pieces, horror, lowest(steps), story)
    else:
        pieces.mover = horror
        pieces.victim = victim
        pieces.ask = CHOOSING_PATH


def creep(pieces: Pieces, horror: i64, side: i64, story: Story) -> None:
    """Move one step; other horrors are no obstacle. [SUB-HOR.7, SUB-HOR.11]"""
    space = pieces.ways[pieces.figures[LURKS + horror] * 4 + side]
    pieces.figures[LURKS + horror] = space
    story.tell(HORROR_MOVED, horror, space)
    strike(pieces, horror, story)


def strike(pieces: Pieces, horror: i64, story: Story) -> None:
    """Everybody conscious on the horror's tile loses all health, hidden or not. [SUB-HOR.9, SUB-HOR.12, SUB-DAN.10]"""
    space = pieces.figures[LURKS + horror]
    caver: i64 = 0
    while caver < pieces.team:
        if pieces.figures[AT + caver] == space and struck_by_horrors(pieces, caver):
            story.tell(HORROR_STRUCK, horror, caver)
            hurt(pieces, caver, pieces.figures[HEALTH + caver], BY_HORROR, story)
        caver += 1


def appear(pieces: Pieces, story: Story) -> None:
    """If a figure is left, a horror appears on the horror tile nearest to a victim. [SUB-HOR.15 to SUB-HOR.19]"""
    if horrors_in_cave(pieces) == (1 << HORRORS) - 1:
        story.tell(NO_HORROR_APPEARED)
        return
    lairs = nearest_lairs(pieces)
    if len(lairs) == 0:
        story.tell(NO_HORROR_APPEARED)
    elif len(lairs) == 1:
        spawn(pieces, lairs[0], story)
    else:
        pieces.ask = SPAWNING


def nearest_lairs(pieces: Pieces) -> vec[i64]:
    """The horror tiles without a horror nearest to an eligible victim, if near enough. [SUB-HOR.16, SUB-HOR.17]"""
    lairs = vec[i64]()
    nearest = SCENT
    space: i64 = 0
    while space < pieces.spaces:
        if sort_at(pieces, space) == HORROR and not horror_on(pieces, space):
            away = to_nearest_victim(pieces, space)
            if away < nearest:
                lairs = vec[i64]()
                nearest = away
            if away == nearest:
                lairs = append(lairs, space)
        space += 1
    return lairs


def to_nearest_victim(pieces: Pieces, space: i64) -> i64:
    """How many spaces it is to the nearest caver whom horrors strike, FAR if there is none."""
    found = ways_from(pieces, space)
    nearest: i64 = FAR
    caver: i64 = 0
    while caver < pieces.team:
        if eligible(pieces, caver) and found[pieces.figures[AT + caver]] < nearest:
            nearest = found[pieces.figures[AT + caver]]
        caver += 1
    return nearest


def spawn(pieces: Pieces, space: i64, story: Story) -> None:
    """A horror appears and strikes at once; it does not move on this card. [SUB-HAZ.16, SUB-HOR.12]"""
    horror = lowest(~horrors_in_cave(pieces))
    pieces.figures[LURKS + horror] = space
    story.tell(HORROR_APPEARED, horror, space)
    strike(pieces, horror, story)

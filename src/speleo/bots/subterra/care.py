"""The wounded and the unconscious: treating, rescuing, and healing while there is time."""

from __future__ import annotations

from typing import Final

from speleo.bots.subterra.going import go
from speleo.bots.subterra.outlook import NOTHING, Outlook
from speleo.bots.subterra.trails import LONG_WAY
from speleo.games.subterra.engine.codes import BANDAGE, HEAL
from speleo.games.subterra.engine.components import MEDIC, SCOUT
from speleo.games.subterra.engine.pieces import AT, HEALTH, STEPPING, WHO, escaped, on_tile
from speleo.grid.sides import SIDES
from speleo.grid.ways import distances
from speleo.kernel.numbers import i64

WEAK: Final[i64] = 2
"""With so few health points left a caver sees to itself."""
TOO_LATE: Final[i64] = 3
"""With so few hazard cards left health is for spending."""
NEAR_EXIT: Final[i64] = 60
DETOUR: Final[i64] = 100
"""How far, in tenths of an action point, a caver goes to help; less when time runs out."""


def treat(look: Outlook) -> i64:
    """Help the unconscious on the own tile first, then (as the Medic) the weak, then oneself."""
    state = look.state
    if state.ask == STEPPING:
        return NOTHING
    patient = weakest_here(look)
    if patient != NOTHING:
        if look.who == MEDIC:
            return BANDAGE + patient
        return HEAL + patient
    if look.health <= WEAK and state.cards > TOO_LATE and not near_exit(look):
        return HEAL + look.caver
    return NOTHING


def weakest_here(look: Outlook) -> i64:
    """Who on the tile needs help most: the unconscious, and for the Medic those with one point left."""
    state = look.state
    least: i64 = 1
    if look.who == MEDIC:
        least = 2
    best = NOTHING
    other: i64 = 0
    while other < state.team:
        if other != look.caver and on_tile(state, other) and state.figures[AT + other] == look.here:
            health = state.figures[HEALTH + other]
            if health < least and not escaped(state, other):
                least = health
                best = other
        other += 1
    return best


def near_exit(look: Outlook) -> bool:
    return look.exit_known() and look.trails.costs[look.state.exit_at] <= NEAR_EXIT


def rescue(look: Outlook) -> i64:
    """Go to somebody unconscious, if that is near enough and not too dangerous, and nobody else is nearer."""
    state = look.state
    most: i64 = 8 * state.cards
    if most > DETOUR:
        most = DETOUR
    best = NOTHING
    other: i64 = 0
    while other < state.team:
        if look.in_need(other):
            where = state.figures[AT + other]
            safe = look.horrors[where] > 2 or look.who == SCOUT
            if safe and look.trails.costs[where] <= most and nearest_helper(look, where) == look.caver:
                most = look.trails.costs[where] - 1
                best = where
        other += 1
    if best == NOTHING:
        return NOTHING
    return go(look, best)


def nearest_helper(look: Outlook, where: i64) -> i64:
    """Who gets to a place first; the Medic counts as nearer."""
    state = look.state
    found = distances(state.ways, SIDES, state.spaces, where)
    best = NOTHING
    nearest: i64 = LONG_WAY
    caver: i64 = 0
    while caver < state.team:
        if look.active(caver) and not escaped(state, caver):
            away = found[state.figures[AT + caver]] * 2
            if state.figures[WHO + caver] == MEDIC:
                away = away // 2
            if away < nearest:
                nearest = away
                best = caver
        caver += 1
    return best


def pass_time(look: Outlook) -> i64:
    """Heal whoever is here while others are on their way."""
    code = look.first_of(BANDAGE, look.state.team)
    if code != NOTHING:
        return code
    return look.first_of(HEAL, look.state.team)

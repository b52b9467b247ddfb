"""What matters about the beginning of a round, as numbers from which its value is learned."""

from __future__ import annotations

from typing import Final

from speleo.bots.subterra.tiles import prospects
from speleo.bots.subterra.trails import LONG_WAY, Trails, horror_distance
from speleo.games.subterra.engine.components import (
    BODYGUARD,
    CARDS,
    GAS_CARD,
    HAZARDS,
    HORROR_CARD,
    SCOUT,
)
from speleo.games.subterra.engine.pieces import (
    AT,
    HEALTH,
    INDEX,
    NOBODY_THERE,
    NOWHERE,
    WHO,
    Pieces,
    barred,
    conscious,
    covered,
    escaped,
    horrors_in_cave,
    on_tile,
    size,
)
from speleo.kernel.numbers import i64, vec

FAR_OFF: Final[i64] = 300
"""Ways, in tenths of an action point, are not told apart beyond this."""
PACE: Final[i64] = 25
"""What a caver covers in a round."""
ONE: Final[i64] = 64
"""What counts as one among the numbers."""
NUMBERS: Final[i64] = 72


def survey(state: Pieces) -> vec[i64]:
    """The position in numbers."""
    into = vec[i64]([0] * NUMBERS)
    clock(state, into)
    hazards(state, into)
    people(state, into)
    ways(state, into)
    return into


def bounded(number: i64, most: i64) -> i64:
    if number > most:
        return most
    if number < -most:
        return -most
    return number


def clock(state: Pieces, into: vec[i64]) -> None:
    """Light, tiles, and what is left of each for the other."""
    window = state.terms.window
    before = state.stack - window
    if before < 0:
        before = 0
    into[0] = state.cards * 3
    if state.cards == 0:
        into[1] = ONE
    into[2] = state.stack
    into[3] = before
    if state.exit_at != NOWHERE:
        into[4] = ONE
    elif before == 0:
        into[5] = ONE
        into[6] = state.stack * 9
    if state.aside == state.parts.exit:
        into[7] = ONE
    into[8] = bounded(before * 8 // (state.cards + 1), 2 * ONE)
    if state.cards < 5:
        into[9] = (5 - state.cards) * 13
    if state.team == 5:
        into[10] = ONE
    elif state.team == 6:
        into[11] = ONE
    into[12] = state.guides * 21
    if state.out_of_time:
        into[13] = ONE


def hazards(state: Pieces, into: vec[i64]) -> None:
    """What the cards may still bring, and what is about."""
    total: i64 = 0
    card: i64 = 0
    while card < CARDS:
        total += state.pool[card]
        card += 1
    kind: i64 = 0
    while kind < HAZARDS and state.cards > 0 and total > 0:
        into[14 + kind] = (state.pool[kind] + 2 * state.pool[kind + HAZARDS]) * 2 * ONE // total
        kind += 1
    into[19] = size(horrors_in_cave(state)) * 32
    into[20] = into[14 + HORROR_CARD] * into[0] // ONE
    into[21] = into[14 + GAS_CARD] * into[0] // ONE
    if state.gas > 0:
        into[22] = ONE


def people(state: Pieces, into: vec[i64]) -> None:
    """Who is there, and in what state."""
    near = horror_distance(state)
    caver: i64 = 0
    while caver < state.team:
        health = state.figures[HEALTH + caver]
        if state.devoured & (1 << caver) != 0:
            into[23] += 16
        elif escaped(state, caver):
            into[24] += 16
            into[25 + state.figures[WHO + caver]] = ONE // 2
        elif health == 0:
            into[33] += 16
        else:
            into[25 + state.figures[WHO + caver]] = ONE
            into[34] += 16
            if health < 4:
                into[34 + health] += 16
            if state.figures[WHO + caver] != SCOUT and on_tile(state, caver):
                away = near[state.figures[AT + caver]]
                if away <= 1:
                    into[38] += 32
                elif away <= 4:
                    into[37 + away] += 32
            if on_tile(state, caver) and covered(state, caver):
                into[42] += 16
        caver += 1
    guard = state.figures[INDEX + BODYGUARD]
    if guard != NOBODY_THERE:
        into[43] = state.figures[HEALTH + guard] * 13


def ways(state: Pieces, into: vec[i64]) -> None:
    """How far everybody is from where they must go, from each other, and from whoever needs help."""
    near = horror_distance(state)
    team = state.team
    spaces = state.spaces
    reach = vec[i64]([FAR_OFF] * (team * spaces))
    caver: i64 = 0
    while caver < team:
        if conscious(state, caver) and on_tile(state, caver):
            costs = Trails(state, caver, near).costs
            space: i64 = 0
            while space < spaces:
                if costs[space] < FAR_OFF:
                    reach[caver * spaces + space] = costs[space]
                space += 1
        caver += 1
    if state.exit_at != NOWHERE:
        to_place(state, reach, state.exit_at, 44, into)
    else:
        frontiers(state, reach, into)
    company(state, reach, into)


def frontiers(state: Pieces, reach: vec[i64], into: vec[i64]) -> None:
    """The frontier at which all meet soonest, and the one that is nearest to each."""
    spaces = state.spaces
    nearest = vec[i64]([FAR_OFF] * state.team)
    best: i64 = NOWHERE
    least: i64 = LONG_WAY
    found: i64 = 0
    space: i64 = 0
    while space < spaces:
        if state.rim[space] & ~barred(state, space) != 0:
            found += size(state.rim[space] & ~barred(state, space))
            total: i64 = -3 * prospects(state, space)
            caver: i64 = 0
            while caver < state.team:
                cost = reach[caver * spaces + space]
                if cost < nearest[caver]:
                    nearest[caver] = cost
                total += cost
                caver += 1
            if total < least:
                least = total
                best = space
        space += 1
    into[52] = bounded(found * 4, 2 * ONE)
    if best != NOWHERE:
        into[53] = bounded(prospects(state, best) * 8, 2 * ONE)
        to_place(state, reach, best, 54, into)
    sort(nearest)
    into[62] = nearest[0] // 2
    into[63] = nearest[state.team - 2] // 2
    into[64] = nearest[state.team - 1] // 2


def to_place(state: Pieces, reach: vec[i64], place: i64, first: i64, into: vec[i64]) -> None:
    """The ways of the first, and of those on whom bronze, silver and gold depend; and what time leaves them."""
    found = vec[i64]([0] * state.team)
    caver: i64 = 0
    while caver < state.team:
        found[caver] = reach[caver * state.spaces + place]
        if escaped(state, caver):
            found[caver] = 0
        caver += 1
    sort(found)
    rank: i64 = 0
    while rank < 4:
        at = state.team - 4 + rank
        if rank == 0:
            at = 0
        into[first + rank] = found[at] // 4
        into[first + 4 + rank] = bounded((state.cards + 1) * PACE - found[at], 2 * ONE) // 2
        rank += 1


def company(state: Pieces, reach: vec[i64], into: vec[i64]) -> None:
    """How far cavers are from each other, and helpers from whoever lies on the ground."""
    spaces = state.spaces
    pairs: i64 = 0
    apart: i64 = 0
    nearest_friends: i64 = 0
    walking: i64 = 0
    guard = state.figures[INDEX + BODYGUARD]
    caver: i64 = 0
    while caver < state.team:
        if on_tile(state, caver) and not escaped(state, caver):
            nearest: i64 = FAR_OFF
            other: i64 = 0
            while other < state.team:
                if other != caver and conscious(state, other) and on_tile(state, other):
                    cost = reach[other * spaces + state.figures[AT + caver]]
                    if cost < nearest:
                        nearest = cost
                    if conscious(state, caver):
                        pairs += 1
                        apart += cost
                other += 1
            if conscious(state, caver):
                walking += 1
                nearest_friends += nearest
                if guard != NOBODY_THERE and conscious(state, guard):
                    into[65] += reach[guard * spaces + state.figures[AT + caver]] // 12
            else:
                into[66] += nearest // 6
                if nearest < 60:
                    into[67] += 32
                elif nearest < 120:
                    into[68] += 32
        caver += 1
    if pairs > 0:
        into[69] = apart // pairs // 4
    if walking > 0:
        into[70] = nearest_friends // walking // 4
    into[71] = ONE


def sort(items: vec[i64]) -> None:
    """Ascending, in place; there are at most six."""
    end: i64 = len(items)
    at: i64 = 1
    while at < end:
        item = items[at]
        slot = at
        while slot > 0 and items[slot - 1] > item:
            items[slot] = items[slot - 1]
            slot -= 1
        items[slot] = item
        at += 1

"""What it costs a caver to get somewhere, in tenths of an action point, and where horrors can be."""

from __future__ import annotations

from typing import Final, final

from speleo.games.subterra.engine.components import CLIMBER, DIVER, GAS, GEOLOGIST, HORRORS, SCOUT, SCREE, SQUEEZE
from speleo.games.subterra.engine.pieces import (
    AT,
    FLOODED,
    HEALTH,
    LURKS,
    NOWHERE,
    RUBBLE,
    WALL,
    WHO,
    Pieces,
    barred,
    sort_at,
)
from speleo.grid.sides import SIDES, has
from speleo.grid.ways import FAR, distances
from speleo.kernel.numbers import i64, vec

STEP: Final[i64] = 10
ROPE: Final[i64] = 35
LONG_WAY: Final[i64] = 1 << 20
TOO_MUCH: Final[i64] = 600
"""A step that would knock the caver out."""


@final
class Trails:
    """The cheapest ways of one caver to every space; `back` is the side by which a space is best reached."""

    def __init__(self, pieces: Pieces, caver: i64, horrors: vec[i64]) -> None:
        spaces = pieces.spaces
        self.costs: vec[i64] = vec[i64]([LONG_WAY] * spaces)
        self.before: vec[i64] = vec[i64]([-1] * spaces)
        self.sides: vec[i64] = vec[i64]([-1] * spaces)
        self.start: i64 = pieces.figures[AT + caver]
        self.explore(pieces, caver, horrors)

    def explore(self, pieces: Pieces, caver: i64, horrors: vec[i64]) -> None:
        """Find the cheapest way to every tile, with a detour around horrors for whoever is weak."""
        who = pieces.figures[WHO + caver]
        weak = pieces.figures[HEALTH + caver] < 3
        costs = self.costs
        ways = pieces.ways
        entries = vec[i64]([0] * pieces.spaces)
        settled = vec[i64]([0] * pieces.spaces)
        known = vec[i64]([0] * pieces.spaces)
        waiting: i64 = 1
        known[0] = self.start
        costs[self.start] = 0
        while waiting > 0:
            nearest: i64 = 0
            at: i64 = 1
            while at < waiting:
                if sooner(costs, known[at], known[nearest]):
                    nearest = at
                at += 1
            here = known[nearest]
            waiting -= 1
            known[nearest] = known[waiting]
            settled[here] = 1
            blocked = barred(pieces, here)
            side: i64 = 0
            while side < SIDES:
                near = ways[here * 4 + side]
                if near != WALL and settled[near] == 0:
                    if costs[near] == LONG_WAY:
                        entries[near] = step_cost(pieces, who, near) + risk(pieces, who, weak, near, horrors)
                        known[waiting] = near
                        waiting += 1
                    cost = costs[here] + entries[near]
                    if has(blocked, side):
                        cost += rope_cost(who)
                    if cost < costs[near]:
                        costs[near] = cost
                        self.before[near] = here
                        self.sides[near] = side
                side += 1

    def first_side(self, goal: i64) -> i64:
        """The side by which the way to a space begins."""
        space = goal
        while self.before[space] != self.start:
            space = self.before[space]
        return self.sides[space]

    def plain_steps(self, pieces: Pieces, goal: i64, who: i64) -> i64:
        """How many ordinary moves the way to a space begins with."""
        length: i64 = 0
        space = goal
        while space != self.start:
            before = self.before[space]
            if step_cost(pieces, who, space) > STEP + 8 or has(barred(pieces, before), self.sides[space]):
                length = 0
            else:
                length += 1
            space = before
        return length


def sooner(costs: vec[i64], one: i64, other: i64) -> bool:
    """Whether a space is settled before another: the nearer, then the one that was laid first."""
    return costs[one] < costs[other] or (costs[one] == costs[other] and one < other)


def rope_cost(who: i64) -> i64:
    if who == CLIMBER:
        return STEP
    return ROPE


def step_cost(pieces: Pieces, who: i64, space: i64) -> i64:
    """A step onto a tile, with what it takes to get there and what it may cost in health."""
    sort = sort_at(pieces, space)
    marks = pieces.marks[space]
    cost = STEP
    if sort == SQUEEZE and who != CLIMBER:
        cost += STEP
    if marks & FLOODED != 0 and who != DIVER:
        cost += STEP
    if marks & RUBBLE != 0 and who != CLIMBER:
        cost += STEP
        if who != GEOLOGIST:
            cost += STEP
    if sort == SCREE:
        cost += 8
    return cost


def risk(pieces: Pieces, who: i64, weak: bool, space: i64, horrors: vec[i64]) -> i64:
    """What a step may cost in health, through gas and horrors."""
    cost: i64 = 0
    if sort_at(pieces, space) == GAS and pieces.gas > 0:
        cost = 50
        if weak:
            cost = TOO_MUCH
    if who != SCOUT and space != pieces.exit_at:
        if horrors[space] == 0:
            cost += TOO_MUCH
        elif horrors[space] == 1:
            cost += 80
        elif horrors[space] == 2:
            cost += 40
        elif horrors[space] == 3:
            cost += 10
    return cost


def horror_distance(pieces: Pieces) -> vec[i64]:
    """For every space how many passages the nearest horror is away."""
    nearest = vec[i64]([FAR] * pieces.spaces)
    horror: i64 = 0
    while horror < HORRORS:
        lair = pieces.figures[LURKS + horror]
        if lair != NOWHERE:
            found = distances(pieces.ways, SIDES, pieces.spaces, lair)
            space: i64 = 0
            while space < pieces.spaces:
                if found[space] < nearest[space]:
                    nearest[space] = found[space]
                space += 1
        horror += 1
    return nearest

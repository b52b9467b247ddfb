"""What each action costs and risks: AP, explosives and guide uses, the odds of a test, health."""

from __future__ import annotations

from speleo.games.subterra.actions import (
    AttachRope,
    Demolish,
    Discard,
    Exert,
    Explore,
    Hide,
    Keep,
    Move,
    Place,
    Run,
    Sprint,
    SqueezeThrough,
    Step,
    Surface,
    Swim,
    TakeAside,
    TakeDrawn,
)
from speleo.games.subterra.coding import encode
from speleo.games.subterra.engine.components import ENGINEER, GAS, LEADER, SCREE
from speleo.games.subterra.engine.deeds import FAILURES_ENOUGH
from speleo.games.subterra.engine.hazards import CAVE_IN_LOSS, exposed, hit
from speleo.games.subterra.engine.pieces import (
    AT,
    HEALTH,
    HIDE_FAILS,
    NO_TILE,
    ROPE_FAILS,
    TURN,
    WHO,
    covered,
    horror_on,
    sort_at,
    struck_by_horrors,
)
from speleo.games.subterra.engine.repertoire import cost
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import SIDE_NAMES, cell_named
from speleo.kernel.game import Action
from speleo.kernel.price import FREE, Price

DIE = range(1, 7)
EXERTION_LOSS = 1
"""Health that a failed exertion costs. [SUB-EXE.3]"""


def price(state: SubTerraState, action: Action) -> Price:
    """Points are paid in the own turn only: the Leader has paid for what she grants. [SUB-ACT.2, SUB-LEA.1]"""
    points = cost(encode(state, action)) if state.ask == TURN else 0
    danger = danger_of(state, action)
    return Price(points, danger.uses, danger.test, danger.risk, danger.worst)


def danger_of(state: SubTerraState, action: Action) -> Price:
    """What an action can cost besides points: uses, a test, and the health at stake."""
    caver = state.acting
    match action:
        case Exert():
            return Price(test=odds(state, caver), risk=EXERTION_LOSS)
        case Move() | Run() | Sprint() | Step() | Swim() | SqueezeThrough():
            return arriving(state, caver, state.ways[state.figures[AT + caver] * 4 + SIDE_NAMES.index(action.side)])
        case Surface():
            return arriving(state, caver, state.atlas.at(cell_named(action.cell)))
        case Explore():
            return unseen_tile(state, caver)
        case AttachRope():
            return attempting(state, caver, ROPE_FAILS)
        case Hide():
            return attempting(state, caver, HIDE_FAILS)
        case Demolish():
            return Price(uses=(("explosive", 1),), risk=max(lost_in_cave_in(state, die) for die in DIE), worst=True)
        case Discard():
            risk = unseen_tile(state, caver).risk if state.exploring else 0
            return Price(uses=(("guide", 1),), risk=risk, worst=True)
        case Keep() | Place() | TakeDrawn() if state.exploring:
            return new_tile(state, caver, state.drawn)
        case TakeAside() if state.exploring:
            return new_tile(state, caver, state.aside)
    return FREE


def odds(state: SubTerraState, caver: int) -> int:
    """The chance of a skill test in percent: four or more, and the Leader adds one. [SUB-SKL.1, SUB-SKL.2]"""
    return 67 if state.figures[WHO + caver] == LEADER else 50


def attempting(state: SubTerraState, caver: int, count: int) -> Price:
    """A test, except after two failures in a row. [SUB-SKL.4, SUB-DAN.5, SUB-DAN.7]"""
    if state.figures[count + caver] >= FAILURES_ENOUGH:
        return FREE
    return Price(test=odds(state, caver))


def arriving(state: SubTerraState, caver: int, space: int) -> Price:
    """A horror takes everything, lingering gas its points, scree one if the test fails; of a run the first step.

    [SUB-TIL.0, SUB-HOR.13, SUB-TIL.10, SUB-TIL.26, SUB-BOD.2]
    """
    there = state.clone()
    there.figures[AT + caver] = space
    if horror_on(there, space) and struck_by_horrors(there, caver):
        return Price(risk=there.figures[HEALTH + caver])
    if sort_at(there, space) == GAS and covered(there, caver):
        return FREE
    return new_tile(state, caver, state.kinds[space])


def new_tile(state: SubTerraState, caver: int, kind: int) -> Price:
    """What a tile does to whoever enters it, nobody else being there. [SUB-TIL.10, SUB-TIL.26]"""
    sort = state.parts.sorts[kind]
    if sort == GAS:
        return Price(risk=min(state.gas, state.figures[HEALTH + caver]))
    if sort == SCREE:
        return Price(test=odds(state, caver), risk=1)
    return FREE


def unseen_tile(state: SubTerraState, caver: int) -> Price:
    """The worst that exploring can bring; what is left in the stack is known, its order is not. [SUB-PLC.16]"""
    kinds = [kind for kind in range(state.parts.exit) if state.bag[kind] > 0]
    if state.top != NO_TILE:
        kinds = [state.top]
    elif state.stack == 0:
        kinds = [state.aside]
    known = new_tile(state, caver, kinds[0]) if len(kinds) == 1 else FREE
    risk = max((new_tile(state, caver, kind).risk for kind in kinds), default=0)
    return Price(test=known.test, risk=risk, worst=True)


def lost_in_cave_in(state: SubTerraState, die: int) -> int:
    """The health that a number costs the whole team. [SUB-ENG.5, SUB-ENG.6]"""
    lost = 0
    for caver in range(state.team):
        if exposed(state) & (1 << caver) and hit(state, state.figures[AT + caver], die):
            most = 1 if state.figures[WHO + caver] == ENGINEER else CAVE_IN_LOSS
            lost += min(most, state.figures[HEALTH + caver])
    return lost

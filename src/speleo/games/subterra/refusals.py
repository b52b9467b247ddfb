"""Why an action is not legal, by the number of the rule."""

from __future__ import annotations

from speleo.games.subterra import actions as act
from speleo.games.subterra.coding import NO_CODE, encode
from speleo.games.subterra.engine.codes import TILE
from speleo.games.subterra.engine.components import (
    BODYGUARD,
    CLIMBER,
    DIVER,
    ENGINEER,
    GEOLOGIST,
    LEADER,
    LEDGE,
    MEDIC,
    SQUEEZE,
    WATER,
)
from speleo.games.subterra.engine.deeds import cost
from speleo.games.subterra.engine.revealing import can_draw
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.engine.table import (
    AT,
    BLAST_DIE,
    CAVE_IN_DIE,
    CHOOSING_PATH,
    DEAL_TILE,
    DIRECTING,
    DRAW_CARD,
    DRAW_CAVER,
    DRAW_START,
    DRAW_TILE,
    FIRST_CHANCE,
    FLOODED,
    HEALTH,
    INDEX,
    KEEPING,
    NO_TILE,
    NOBODY_THERE,
    ORDERING,
    OVER,
    PICKING,
    PLACING,
    RUBBLE,
    SPAWNING,
    STARTING,
    STEPPING,
    SURFACING,
    TAKING,
    TURN,
    WALL,
    WHO,
    barred,
    on_tile,
    sort_at,
)
from speleo.games.subterra.names import CAVERS, SIDES
from speleo.kernel.engine.moves import NOT_THERE, Moves
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action

QUESTIONS = {
    PICKING: ("SUB-SET.2", "pick", (act.PickCaver,)),
    STARTING: ("SUB-SET.12", "start", (act.GiveStart,)),
    STEPPING: ("SUB-BAS.10", "step", (act.Step, act.Stop)),
    KEEPING: ("SUB-SCO.1", "keep", (act.Keep, act.Discard)),
    TAKING: ("SUB-GEO.2", "take", (act.TakeDrawn, act.TakeAside)),
    PLACING: ("SUB-PLC.4", "place", (act.Place,)),
    SURFACING: ("SUB-DIV.4", "surface", (act.Surface,)),
    ORDERING: ("SUB-HOR.10", "order", (act.Order,)),
    CHOOSING_PATH: ("SUB-HOR.8", "path", (act.ChoosePath,)),
    SPAWNING: ("SUB-HOR.18", "spawn", (act.Spawn,)),
}
"""What is asked outside turns: by which rule, and which actions are answers."""
ANSWERS = tuple(made for rule, name, kinds in QUESTIONS.values() for made in kinds)

CHANCE_RULES: dict[type[Action], str] = {act.Roll: "SUB-SKL.1", act.DrawTile: "SUB-PLC.15", act.TurnCard: "SUB-HAZ.1"}
"""By which rule only chance does this."""
DUE = {
    DRAW_CAVER: "SUB-SET.2",
    DRAW_START: "SUB-SET.12",
    DEAL_TILE: "SUB-SET.11",
    DRAW_TILE: "SUB-PLC.15",
    DRAW_CARD: "SUB-HAZ.1",
    BLAST_DIE: "SUB-SKL.8",
    CAVE_IN_DIE: "SUB-SKL.8",
}
"""By which rule chance must bring something else; all other dice are tests."""
SMALL_WINDOW = 6

OWN = {
    act.Dive: (DIVER, "SUB-DIV.1"),
    act.Excavate: (GEOLOGIST, "SUB-GEO.1"),
    act.Demolish: (ENGINEER, "SUB-ENG.1"),
    act.FixRope: (CLIMBER, "SUB-CLI.1"),
    act.Bandage: (MEDIC, "SUB-MED.1"),
    act.Sprint: (MEDIC, "SUB-MED.2"),
    act.Repel: (BODYGUARD, "SUB-BOD.1"),
    act.Direct: (LEADER, "SUB-LEA.1"),
}
"""Abilities that belong to one caver."""


def no(rule: str, reason: str) -> Refusal:
    return Refusal(rule, f"subterra-no-{reason}")


def why_not(state: SubTerraState, actor: int, action: Action) -> Refusal | None:
    code = encode(state, action)
    moves = Moves()
    if actor == CHANCE:
        state.chance(moves)
    elif 0 <= actor < state.terms.seats:
        state.legal(actor, moves)
    if moves.find(code) != NOT_THERE:
        return None
    if state.ask == OVER:
        return no("SUB-END.1", "game-over")
    if actor == CHANCE:
        return why_not_chance(state, action)
    if not 0 <= actor < state.terms.seats:
        return no("SUB-SET.1", "such-seat")
    if isinstance(action, act.CHANCE_TYPES):
        return no(CHANCE_RULES[type(action)], "chance-alone")
    if state.turn() == CHANCE:
        return no("SUB-ACT.2", "wait-for-chance")
    if state.turn() != actor:
        return not_asked(state)
    return why_not_answer(state, action)


def why_not_chance(state: SubTerraState, action: Action) -> Refusal:
    if state.ask < FIRST_CHANCE:
        return no("SUB-ACT.2", "chance-waits")
    if state.ask in (DRAW_TILE, DEAL_TILE) and isinstance(action, act.DrawTile):
        kind = encode(state, action) - TILE
        if kind == state.parts.exit and state.bag[kind]:
            return no("SUB-SET.6" if state.terms.window == SMALL_WINDOW else "SUB-SET.5", "exit-deeper")
        return no("SUB-OOT.5" if state.top != NO_TILE else "SUB-COM.2", "such-tile-left")
    if state.ask == DRAW_CARD and isinstance(action, act.TurnCard):
        return no("SUB-SET.7", "such-card-left")
    if state.ask == DRAW_CAVER and isinstance(action, act.PickCaver):
        return no("SUB-SET.2", "board-taken")
    if state.ask == DRAW_START and isinstance(action, act.GiveStart):
        return no("SUB-SET.2", "such-caver")
    return no(DUE.get(state.ask, "SUB-SKL.1"), "other-chance")


def not_asked(state: SubTerraState) -> Refusal:
    """Somebody else decides."""
    if state.ask in QUESTIONS:
        return no(QUESTIONS[state.ask][0], "others-decide")
    return no("SUB-LEA.3" if state.ask == DIRECTING else "SUB-RND.2", "others-turn")


def why_not_answer(state: SubTerraState, action: Action) -> Refusal:
    if state.ask in QUESTIONS:
        rule, name, kinds = QUESTIONS[state.ask]
        if not isinstance(action, kinds):
            return no("SUB-MED.2" if sprints(state) else rule, f"answer-{name}")
        if isinstance(action, act.Place):
            return why_not_place(state, action)
        if isinstance(action, act.Step):
            return why_not_walk(state, state.acting, action.side, True)
        return no(rule, f"such-{name}")
    if isinstance(action, ANSWERS):
        return no("SUB-ACT.2", "not-asked")
    return why_not_action(state, state.acting, action)


def sprints(state: SubTerraState) -> bool:
    """Whether the steps asked for are surely a sprint: nobody is directed to run. [SUB-MED.2, SUB-LEA.2]"""
    return state.ask == STEPPING and state.acting != state.active


def why_not_place(state: SubTerraState, action: act.Place) -> Refusal:
    """The tile does not fit that way, or it would close the cave."""
    fits = state.parts.fits[state.drawn * 4 + (state.side + 2) % 4]
    return no("SUB-PLC.8", "sealing") if fits >> (action.angle // 90) & 1 else no("SUB-PLC.2", "fit")


def why_not_action(state: SubTerraState, caver: int, action: Action) -> Refusal:
    who = state.figures[WHO + caver]
    space = state.figures[AT + caver]
    directed = state.ask == DIRECTING
    if type(action) in OWN and OWN[type(action)][0] != who:
        return no(OWN[type(action)][1], "own-ability")
    code = encode(state, action)
    if directed and isinstance(action, act.Exert):
        return no("SUB-EXE.6", "directed-exert")
    if directed and (code == NO_CODE or cost(code) != 1):
        return no("SUB-LEA.2", "directed-cost")
    if isinstance(action, act.Decline):
        return no("SUB-LEA.3", "directed-only")
    if isinstance(action, act.Exert):
        return no("SUB-EXE.1", "exerted-already")
    if code != NO_CODE and state.ask == TURN and cost(code) > state.points:
        return no("SUB-ACT.2", "points")
    match action:
        case act.Reveal() | act.Explore():
            return why_not_reveal(state, caver, action.side)
        case act.Move() | act.Run() | act.Sprint():
            return why_not_walk(state, caver, action.side, True)
        case act.Swim():
            return (
                why_not_walk(state, caver, action.side, False)
                if blocked(state, space, action.side)
                else no("SUB-DAN.1", "swim")
            )
        case act.SqueezeThrough():
            return (
                why_not_walk(state, caver, action.side, False)
                if blocked(state, space, action.side)
                else no("SUB-DAN.2", "squeeze")
            )
        case act.Heal() | act.Bandage():
            return why_not_heal(state, caver, action)
        case act.Dig() | act.Excavate():
            return no("SUB-DAN.3" if isinstance(action, act.Dig) else "SUB-GEO.1", "rubble-there")
        case act.AttachRope() | act.FixRope():
            return no("SUB-DAN.5" if isinstance(action, act.AttachRope) else "SUB-CLI.1", "rope-here")
        case act.Hide():
            return no("SUB-DAN.8", "hidden-already")
        case act.Dive():
            return no("SUB-DIV.1", "water-here" if sort_at(state, space) != WATER else "dive")
        case act.Demolish():
            return no("SUB-ENG.1", "explosives") if state.explosives == 0 else no("SUB-ENG.3", "wall-there")
        case act.Repel():
            return no("SUB-BOD.1", "horror-there")
    assert isinstance(action, act.Direct)
    return no("SUB-LEA.1", "directed-already" if state.led else "directed-target")


def blocked(state: SubTerraState, space: int, side: str) -> bool:
    """Whether there is no way at all through a side."""
    at = SIDES.index(side)
    return state.ways[space * 4 + at] == WALL or bool(barred(state, space) >> at & 1)


def rope_missing(state: SubTerraState, space: int) -> Refusal:
    return no("SUB-TIL.20" if sort_at(state, space) == LEDGE else "SUB-TIL.23", "rope-missing")


def why_not_reveal(state: SubTerraState, caver: int, side: str) -> Refusal:
    space, at = state.figures[AT + caver], SIDES.index(side)
    if not state.rim[space] >> at & 1:
        return no("SUB-BAS.1", "frontier")
    if not can_draw(state, caver):
        return no("SUB-BAS.2", "tile-to-draw")
    return rope_missing(state, space)


def why_not_walk(state: SubTerraState, caver: int, side: str, moving: bool) -> Refusal:
    space, at = state.figures[AT + caver], SIDES.index(side)
    near = state.ways[space * 4 + at]
    if near == WALL:
        return no("SUB-BAS.3", "passage")
    if barred(state, space) >> at & 1:
        return rope_missing(state, space)
    who = state.figures[WHO + caver]
    if sort_at(state, near) == SQUEEZE and who != CLIMBER:
        return no("SUB-TIL.16", "walk-squeeze")
    if state.marks[near] & RUBBLE and who != CLIMBER:
        return no("SUB-TIL.13", "walk-rubble")
    assert moving, "a way that is open to swimming or squeezing"
    assert state.marks[near] & FLOODED, "nothing hinders this step"
    return no("SUB-TIL.7", "walk-flood")


def why_not_heal(state: SubTerraState, caver: int, action: act.Heal | act.Bandage) -> Refusal:
    target = state.figures[INDEX + CAVERS.index(action.caver)]
    bandage = isinstance(action, act.Bandage)
    if target == NOBODY_THERE:
        return no("SUB-SET.2", "such-caver")
    if bandage and target == caver:
        return no("SUB-MED.3", "bandage-self")
    if not on_tile(state, target) or state.figures[AT + target] != state.figures[AT + caver]:
        return no("SUB-MED.1" if bandage else "SUB-BAS.12", "patient-here")
    assert state.figures[HEALTH + target] > 0
    return no("SUB-BAS.13", "health-full")

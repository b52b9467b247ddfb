"""Whether what a position waits for can be waited for: every question and every roll has its conditions."""

from __future__ import annotations

from collections.abc import Iterator

from speleo.games.subterra.engine.choices import can_rope
from speleo.games.subterra.engine.components import (
    CAVE_IN_CARD,
    ENGINEER,
    GEOLOGIST,
    HAZARDS,
    HORROR_CARD,
    HORRORS,
    LEADER,
    MEDIC,
    SCOUT,
    SCREE,
    TREMOR,
    USES,
    WATER,
)
from speleo.games.subterra.engine.flow import nobody_left
from speleo.games.subterra.engine.horrors import find_victim, first_steps, nearest_lairs
from speleo.games.subterra.engine.pieces import (
    ACTION_PHASE,
    AT,
    BLAST_DIE,
    CAVE_IN_DIE,
    CHOOSING_PATH,
    DARKNESS_DIE,
    DEAL_TILE,
    DIRECTING,
    DRAW_CARD,
    DRAW_START,
    DRAW_TILE,
    EXERTION_DIE,
    HAZARD_PHASE,
    HIDE_DIE,
    HIDE_FAILS,
    INDEX,
    KEEPING,
    NO_HAZARD,
    NO_TILE,
    NOBODY_THERE,
    ORDERING,
    OVER,
    PLACING,
    ROPE_DIE,
    ROPE_FAILS,
    SCREE_DIE,
    SETTING_UP,
    SPAWNING,
    STARTING,
    STEPPING,
    SURFACING,
    TAKING,
    TREMOR_DIE,
    WHO,
    barred,
    conscious,
    escaped,
    horrors_in_cave,
    on_tile,
    size,
    sort_at,
    tiles_left,
)
from speleo.games.subterra.engine.revealing import placeable
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.engine.walking import moves_from
from speleo.kernel.position import Claim

REVEALING = (DRAW_TILE, KEEPING, TAKING, PLACING)
HORRORS_ACT = (ORDERING, CHOOSING_PATH, SPAWNING)
DETAILS = {
    "revealing": REVEALING,
    "drawn": (KEEPING, TAKING, PLACING),
    "steps": (STEPPING, SCREE_DIE),
    "rolling": (TREMOR_DIE, DARKNESS_DIE),
    "hazard": (TREMOR_DIE, CAVE_IN_DIE, *HORRORS_ACT),
    "times": (TREMOR_DIE, CAVE_IN_DIE),
    "moving": HORRORS_ACT,
    "passes": HORRORS_ACT,
    "spawns": HORRORS_ACT,
    "chase": (CHOOSING_PATH,),
}
"""What is known only in the middle of something, and of what."""
LAW_KEYS = {
    1: ("stack", "discarded", "cave"),
    2: ("discarded", "stack"),
    3: ("stack",),
    4: ("turned", "cards"),
    5: ("time",),
    6: ("gas",),
    7: ("explosives", "blasted", "guides"),
    8: ("flooded", "rubble", "ropes"),
    9: ("cave",),
    10: ("cave",),
    11: ("cave",),
    12: ("horrors",),
    13: ("health",),
    14: ("places", "health"),
    15: ("places", "health"),
    16: ("rope fails", "hide fails"),
    17: ("points",),
    18: ("active", "health", "next"),
    19: ("next", "health", "places"),
    20: ("start", "places"),
    21: ("cavers",),
}
"""Where a position breaks a law of the engine, by the number of the law."""


def problem(state: SubTerraState) -> tuple[str, str] | None:
    """The key and the reason why this cannot be what the game waits for, if it cannot."""
    for holds, key, wrong in claims(state):
        if not holds:
            return key, wrong
    return None


def claims(state: SubTerraState) -> Iterator[Claim]:
    """All that must hold of what is being decided, by the phase; each claim has the key that it is about."""
    geologist = state.figures[INDEX + GEOLOGIST] != NOBODY_THERE
    yield state.aside == NO_TILE or geologist, "aside", "only the Geologist sets a tile aside (SUB-GEO.2)"
    if state.phase == SETTING_UP:
        yield from about_setting_up(state, geologist)
    elif state.ask != OVER:
        yield from about_rounds(state)
    if state.phase == ACTION_PHASE:
        yield from about_turns(state)
    if state.ask in REVEALING:
        yield from about_revealing(state)
    if state.ask in (TREMOR_DIE, CAVE_IN_DIE, DARKNESS_DIE, DRAW_CARD):
        yield from about_hazards(state)
    if state.ask in HORRORS_ACT:
        yield from about_horrors(state)


def about_setting_up(state: SubTerraState, geologist: bool) -> Iterator[Claim]:
    yield state.spaces == 1, "cave", "while the table is set up, only the start tile lies there (SUB-SET.4)"
    if state.ask == DEAL_TILE:
        yield geologist, "next", "a tile is dealt only for the Geologist (SUB-SET.11)"
        yield state.aside == NO_TILE, "aside", "the Geologist has one tile beside the board (SUB-SET.11)"
    if state.ask in (STARTING, DRAW_START):
        yield geologist == (state.aside != NO_TILE), "next", "first the Geologist gets a tile (SUB-SET.11)"


def about_rounds(state: SubTerraState) -> Iterator[Claim]:
    """What turn, phase and start marker tell of each other."""
    if state.ask != DARKNESS_DIE:
        yield not nobody_left(state), "next", "with nobody conscious away from the exit the game is over (SUB-END.1)"
        kept = not state.devoured >> state.start & 1
        yield kept, "start", "the start marker passes over the devoured (SUB-RND.5)"
    if state.phase != ACTION_PHASE:
        idle = state.active == NOBODY_THERE and state.points == 0 and not state.exerted and not state.led
        yield idle, "next", "nobody has a turn in this phase (SUB-RND.1)"
    if state.phase == HAZARD_PHASE:
        yield state.gas == 0, "gas", "gas is gone when the hazard phase begins (SUB-HAZ.12)"


def about_turns(state: SubTerraState) -> Iterator[Claim]:
    """What must hold where a caver acts or an action goes on."""
    active, acting, ask = state.active, state.acting, state.ask
    who, space = state.figures[WHO + acting], state.figures[AT + acting]
    leads = state.figures[WHO + active] == LEADER
    dived = ask in (SURFACING, EXERTION_DIE)
    awake = conscious(state, active) and (dived or on_tile(state, active))
    yield awake, "active", "a turn belongs to a conscious caver, and a submerged one surfaces (SUB-ACT.6, SUB-ACT.10)"
    yield leads or not state.led, "directed", "only the Leader directs (SUB-LEA.1)"
    yield acting != active or ask != DIRECTING, "acting", "the Leader directs somebody else (SUB-LEA.1)"
    if acting != active:
        yield leads and state.led, "acting", "somebody else acts only on the Leader's word (SUB-LEA.1)"
        heard = conscious(state, acting) and on_tile(state, acting)
        yield heard, "acting", "whoever is directed is conscious and on a tile (SUB-LEA.1)"
        free = ask in (DIRECTING, STEPPING, SCREE_DIE, *REVEALING)
        yield free, "acting", "a directed action costs one point (SUB-LEA.2)"
        yield state.steps <= (who == MEDIC), "steps", "nobody runs when directed, the Medic may sprint (SUB-LEA.2)"
    if ask == STEPPING:
        yield state.steps > 0, "next", "nobody goes on without steps left (SUB-BAS.10)"
        yield moves_from(state, acting) != 0, "next", "nobody goes on where no move is possible (SUB-BAS.10)"
    elif ask == SCREE_DIE:
        yield sort_at(state, space) == SCREE, "next", "scree is tested on scree (SUB-TIL.26)"
    elif ask == ROPE_DIE:
        yield can_rope(state, space), "next", "a rope is tried on a ledge or slope without one (SUB-DAN.5)"
        tried = state.figures[ROPE_FAILS + acting] < 2
        yield tried, "next", "after two failures nobody rolls for a rope (SUB-SKL.4)"
    elif ask == HIDE_DIE:
        yield not state.hidden >> acting & 1, "next", "whoever is hidden does not hide again (SUB-DAN.8)"
        tried = state.figures[HIDE_FAILS + acting] < 2
        yield tried, "next", "after two failures nobody rolls to hide (SUB-SKL.4)"
    elif ask == EXERTION_DIE:
        yield state.exerted, "next", "only somebody who exerted tests for it (SUB-EXE.3)"
        yield not escaped(state, active), "next", "nobody tests for exertion on the exit (SUB-EXE.5)"
    elif ask == BLAST_DIE:
        blasted = who == ENGINEER and state.explosives < USES
        yield blasted, "next", "a blast needs an Engineer who has used explosives (SUB-ENG.1, SUB-ENG.5)"
    elif ask == SURFACING:
        waters = sum(sort_at(state, space) == WATER for space in range(state.spaces))
        yield waters > 1, "next", "with one water tile nobody is asked where to come up (SUB-DIV.4)"


def about_revealing(state: SubTerraState) -> Iterator[Claim]:
    """What must hold while a tile is drawn, chosen or laid."""
    space, who, ask = state.figures[AT + state.acting], state.figures[WHO + state.acting], state.ask
    frontier = state.rim[space] & ~barred(state, space)
    yield bool(frontier >> state.side & 1), "revealing", "a tile is laid behind an open frontier (SUB-BAS.1)"
    guided = who == SCOUT and (state.guides < USES or state.drawn != NO_TILE)
    yield guided or not state.guided or ask == KEEPING, "revealing", "only the Scout guides (SUB-SCO.1)"
    if ask == DRAW_TILE:
        yield tiles_left(state), "next", "no tile is left to draw (SUB-BAS.2)"
        return
    yield state.drawn != NO_TILE, "next", "drawn is missing: the tile in question (SUB-PLC.15)"
    rotations = placeable(state, state.drawn)
    if ask == PLACING:
        yield size(rotations) > 1, "drawn", "a rotation is chosen only if there are several (SUB-PLC.4)"
        return
    yield rotations != 0, "drawn", "a tile that would close the cave is not kept (SUB-PLC.9)"
    if ask == KEEPING:
        asked = who == SCOUT and state.guides > 0 and tiles_left(state) and state.drawn != state.parts.exit
        yield asked, "next", "only a Scout with uses left may discard, while there are tiles (SUB-SCO.1, SUB-SCO.3)"
    else:
        both = who == GEOLOGIST and state.aside != NO_TILE and placeable(state, state.aside) != 0
        yield both, "next", "only a Geologist with two tiles to lay chooses between them (SUB-GEO.2, SUB-GEO.7)"


def about_hazards(state: SubTerraState) -> Iterator[Claim]:
    """What must hold while a hazard is carried out. [SUB-HAZ.4, SUB-HAZ.17, SUB-OOT.1]"""
    ask = state.ask
    if ask == DRAW_CARD:
        yield state.cards > 0, "next", "no hazard card is left to turn up (SUB-OOT.4)"
        return
    if ask != CAVE_IN_DIE:
        yield state.rolling != 0, "next", "rolling is missing: who has still to roll (SUB-HAZ.4)"
        rolls = all(may_roll(state, caver) for caver in members(state.rolling))
        yield rolls, "rolling", "the escaped and devoured never roll, the conscious in tremors (SUB-HAZ.6, SUB-OOT.1)"
    if ask == DARKNESS_DIE:
        yield state.out_of_time, "next", "darkness comes when time is out (SUB-OOT.1)"
        return
    kind, rule = (TREMOR, "SUB-HAZ.6") if ask == TREMOR_DIE else (CAVE_IN_CARD, "SUB-HAZ.13")
    shown = state.hazard != NO_HAZARD and state.hazard % HAZARDS == kind
    yield shown, "next", f"hazard is missing: the card that is rolled for ({rule})"
    yield state.times <= state.hazard // HAZARDS, "times", "only a doubled card is carried out twice (SUB-HAZ.17)"


def may_roll(state: SubTerraState, caver: int) -> bool:
    if escaped(state, caver) or state.devoured >> caver & 1:
        return False
    return state.ask == DARKNESS_DIE or (conscious(state, caver) and on_tile(state, caver))


def members(mask: int) -> list[int]:
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def about_horrors(state: SubTerraState) -> Iterator[Claim]:
    """What must hold while horrors act."""
    ask, there = state.ask, horrors_in_cave(state)
    card = state.hazard != NO_HAZARD and state.hazard % HAZARDS == HORROR_CARD
    yield state.to_move & ~there == 0, "moving", "only horrors in the cave act (SUB-HOR.7)"
    if state.phase == HAZARD_PHASE:
        yield card, "next", "horrors appear only through a horror card (SUB-HOR.15)"
        most = 1 + state.hazard // HAZARDS
        yield state.passes <= most, "passes", "horrors act once, or twice on a doubled card (SUB-HAZ.20)"
        yield state.spawns <= most - (ask == SPAWNING), "spawns", "a card brings a horror, a doubled two (SUB-HAZ.20)"
    else:
        single = state.passes == 1 and state.spawns == 0
        yield single, "next", "in the horror phase every horror acts once and none appears (SUB-RND.3)"
    if ask == ORDERING:
        several = size(state.to_move) > 1
        yield several, "next", "an order is asked for while two or more horrors are to act (SUB-HOR.10)"
    elif ask == CHOOSING_PATH:
        chasing = bool((there & ~state.to_move) >> state.mover & 1)
        yield chasing, "next", "chase is missing: a horror in the cave that acts now (SUB-HOR.8)"
        preferred = find_victim(state, state.mover) == state.victim
        yield preferred, "chase", "a horror chases the nearest victim, the lowest rank among equals (SUB-HOR.6)"
        ways = size(first_steps(state, state.mover, state.victim))
        yield ways > 1, "next", "a path is chosen only between several shortest ways (SUB-HOR.8)"
    else:
        fewer = size(there) < HORRORS and state.to_move == 0
        yield fewer, "next", "a horror appears when all have acted and fewer than three are there (SUB-HOR.15)"
        yield len(nearest_lairs(state)) > 1, "next", "a place is chosen only between several equally near (SUB-HOR.18)"

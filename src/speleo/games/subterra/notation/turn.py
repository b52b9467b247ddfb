"""Reading a position: what it waits for, whose turn it is, and the details of an action."""

from __future__ import annotations

from speleo.games.subterra.engine.pieces import (
    ACTION_PHASE,
    CHOOSING_PATH,
    DARKNESS_DIE,
    DEAL_TILE,
    DIRECTING,
    DRAW_CARD,
    DRAW_CAVER,
    DRAW_START,
    GAME_OVER,
    HAZARD_PHASE,
    HORROR_PHASE,
    KEEPING,
    ORDERING,
    OVER,
    PICKING,
    SETTING_UP,
    SPAWNING,
    STARTING,
    TREMOR_DIE,
    TURN,
)
from speleo.games.subterra.names import SIDE_NAMES, card_named
from speleo.games.subterra.notation.parts import Reader
from speleo.games.subterra.notation.pending import DETAILS, REVEALING, problem
from speleo.games.subterra.notation.writing import ASKS
from speleo.kernel.errors import BadNotation, BadPosition
from speleo.kernel.nearest import quoted

SETTING = (PICKING, STARTING, DRAW_CAVER, DRAW_START, DEAL_TILE)
IN_HAZARD = (DRAW_CARD, TREMOR_DIE, SPAWNING, DARKNESS_DIE, ASKS.index("cave-in die"))


def read_next(reader: Reader) -> None:
    """What is asked for next, and which phase of the round follows from that."""
    state = reader.state
    state.ask = TURN
    if "next" in reader.given:
        if reader.given["next"].text not in ASKS:
            raise reader.bad("next", f"next is one of {', '.join(ASKS)}, not {quoted(reader.given['next'].text)}")
        state.ask = ASKS.index(reader.given["next"].text)
    state.phase = ACTION_PHASE
    if state.ask in SETTING:
        state.phase = SETTING_UP
    elif state.ask == OVER:
        state.phase = GAME_OVER
    elif state.ask in IN_HAZARD or "hazard" in reader.given:
        state.phase = HAZARD_PHASE
    elif state.ask in (ORDERING, CHOOSING_PATH):
        state.phase = HORROR_PHASE


def read_turn(reader: Reader) -> None:
    """Whose turn it is and what is left of it; whatever is left out stands as at its beginning."""
    state = reader.state
    if state.phase == SETTING_UP:
        return
    state.start = reader.caver("start", reader.words("start")[0]) if reader.words("start") else 0
    state.slot = state.team
    acts = state.phase == ACTION_PHASE
    if acts or reader.words("active"):
        state.active = reader.caver("active", reader.words("active")[0]) if reader.words("active") else state.start
        state.slot = (state.active - state.start) % state.team + 1
    state.acting = reader.caver("acting", reader.given["acting"].text) if "acting" in reader.given else state.active
    state.points = reader.number("points", 2 if acts else 0, 0, 3)
    state.exerted = reader.flag("exerted")
    state.led = reader.flag("directed") if "directed" in reader.given else state.ask == DIRECTING


def read_details(reader: Reader) -> None:
    """Take what has to be known in the middle of an action; elsewhere it is as if nothing had been begun."""
    state = reader.state
    words = reader.words("revealing")
    if words:
        if words[0] not in SIDE_NAMES or not set(words[1:]) <= {"explore", "guided"}:
            raise reader.bad("revealing", "revealing is a side and perhaps 'explore' and 'guided' (SUB-BAS.1)")
        state.side = SIDE_NAMES.index(words[0])
        state.exploring, state.guided = "explore" in words, "guided" in words or state.ask == KEEPING
    elif state.ask in REVEALING:
        raise BadPosition("revealing is missing: the side where a tile is to be laid (SUB-BAS.1)")
    state.steps = reader.number("steps", 0, 0, 2)
    state.rolling = reader.mask("rolling")
    if "hazard" in reader.given:
        try:
            state.hazard = card_named(reader.given["hazard"].text)
        except BadNotation as error:
            raise reader.bad("hazard", str(error)) from None
    state.times = reader.number("times", 0, 0, 1)
    state.passes = reader.number("passes", 1 if state.ask in (ORDERING, CHOOSING_PATH) else 0, 0, 2)
    state.spawns = reader.number("spawns", 0, 0, 2)
    state.to_move = sum(1 << horror for horror in set(reader.letters("moving", reader.words("moving"))))
    chase = reader.words("chase")
    if chase:
        if len(chase) != 2:
            raise reader.bad("chase", "chase is a horror and its victim, such as 'A medic' (SUB-HOR.8)")
        state.mover = reader.letters("chase", chase[:1])[0]
        state.victim = reader.caver("chase", chase[1])


def check_pending(reader: Reader) -> None:
    """What is asked must be a real question, and details belong to what is going on."""
    state = reader.state
    for key, asks in DETAILS.items():
        if key in reader.given and state.ask not in asks:
            raise reader.bad(key, f"{key} is of no use while next is {ASKS[state.ask]} (SUB-ACT.2)")
    found = problem(state)
    if found is not None:
        raise reader.refused((found[0], "next"), found[1])

"""The table between the numbers of the engine and named actions, and the way back from their notation."""

from __future__ import annotations

import re
from bisect import bisect_right

from speleo.games.subterra.actions import (
    ACTION_TYPES,
    HERE,
    Bare,
    Digging,
    DrawTile,
    OnCell,
    OnHorror,
    Personal,
    PickCaver,
    Place,
    Roll,
    Sided,
    TurnCard,
)
from speleo.games.subterra.engine import codes
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.engine.table import INDEX, NOBODY_THERE, WHO
from speleo.games.subterra.names import (
    CARD_NAMES,
    CAVERS,
    HORRORS,
    SIDES,
    card_named,
    cell_named,
    cell_text,
    kind_named,
    tile_text,
)
from speleo.grid.atlas import VACANT
from speleo.kernel.errors import BadNotation
from speleo.kernel.game import Action

WHERE = (HERE, *SIDES)
NO_CODE = -1
"""The code of an action that names something which is not in this match: legal for nobody."""
STARTS = (
    codes.END, codes.EXERT, codes.REVEAL, codes.MOVE, codes.EXPLORE, codes.RUN, codes.HEAL, codes.SWIM,
    codes.SQUEEZE, codes.DIG, codes.ROPE, codes.HIDE, codes.DIVE, codes.EXCAVATE, codes.DEMOLISH, codes.FIX_ROPE,
    codes.BANDAGE, codes.SPRINT, codes.REPEL, codes.DIRECT, codes.DECLINE, codes.STEP, codes.STOP, codes.KEEP,
    codes.DISCARD, codes.TAKE_DRAWN, codes.TAKE_ASIDE, codes.PLACE, codes.ORDER, codes.PATH, codes.SURFACE,
    codes.SPAWN, codes.PICK, codes.START, codes.TILE, codes.CARD, codes.DIE,
)  # fmt: skip
"""The first code of each kind of action; sides, cavers, tiles and so on are added to it."""
FIRSTS = dict(zip(ACTION_TYPES, STARTS, strict=True))
BY_TAG = {made.tag: made for made in ACTION_TYPES}
BY_NAME = {made().notation: made for made in ACTION_TYPES if issubclass(made, Bare)}


def first_of(action: Action) -> int:
    return FIRSTS[type(action)]


def decode(state: SubTerraState, code: int) -> Action:
    at = bisect_right(STARTS, code) - 1
    made = ACTION_TYPES[at]
    rest = code - STARTS[at]
    if issubclass(made, Bare):
        return made()
    if issubclass(made, Sided):
        return made(SIDES[rest])
    if issubclass(made, Digging):
        return made(WHERE[rest])
    if issubclass(made, Personal):
        return made(CAVERS[state.figures[WHO + rest]])
    if issubclass(made, OnHorror):
        return made(HORRORS[rest])
    if issubclass(made, OnCell):
        return made(cell_text(state.cells[rest]))
    if made is Place:
        return Place(90 * rest)
    if made is PickCaver:
        return PickCaver(CAVERS[rest])
    if made is DrawTile:
        return DrawTile(tile_text(state.parts, rest))
    return TurnCard(CARD_NAMES[rest]) if made is TurnCard else Roll(rest)


def encode(state: SubTerraState, action: Action) -> int:
    match action:
        case Bare():
            return first_of(action)
        case Sided():
            return first_of(action) + SIDES.index(action.side)
        case Digging():
            return first_of(action) + WHERE.index(action.where)
        case Personal():
            caver = state.figures[INDEX + CAVERS.index(action.caver)]
            return NO_CODE if caver == NOBODY_THERE else first_of(action) + caver
        case OnHorror():
            return first_of(action) + HORRORS.index(action.horror)
        case OnCell():
            space = state.atlas.at(cell_named(action.cell))
            return NO_CODE if space == VACANT else first_of(action) + space
        case Place():
            return codes.PLACE + action.angle // 90
        case PickCaver():
            return codes.PICK + CAVERS.index(action.caver)
        case DrawTile():
            return codes.TILE + kind_named(state.parts, action.tile)
        case TurnCard():
            return codes.CARD + card_named(action.card)
        case Roll():
            return codes.DIE + action.die
    raise BadNotation(f"{action.notation!r} is no action of Sub Terra")


def parse(text: str) -> Action:
    if text in BY_NAME:
        return BY_NAME[text]()
    tag, _, rest = text.partition(" ")
    made = BY_TAG.get(tag)
    if made is not None:
        if issubclass(made, Sided) and rest in SIDES:
            return made(rest)
        if issubclass(made, Digging) and rest in WHERE:
            return made(rest)
        if issubclass(made, Personal) and rest in CAVERS:
            return made(rest)
        if issubclass(made, OnHorror) and rest and rest in HORRORS and len(rest) == 1:
            return made(rest)
        if issubclass(made, OnCell):
            return made(cell_text(cell_named(rest)))
        if made is Place and rest in ("0", "90", "180", "270"):
            return Place(int(rest))
        if made is PickCaver and rest in CAVERS:
            return PickCaver(rest)
        if made is DrawTile and rest:
            return DrawTile(rest)
        if made is TurnCard and rest in CARD_NAMES:
            return TurnCard(rest)
        if made is Roll and re.fullmatch(r"[1-6]", rest):
            return Roll(int(rest))
    raise BadNotation(
        f"{text!r} is no action of Sub Terra: for instance 'move N', 'explore E', 'heal medic', 'dig here', 'end', "
        f"or for chance 'tile plain NE', 'card tremor', 'roll 4'"
    )

"""The table between the numbers of the engine and named actions, and the way back from their notation."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

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
from speleo.games.subterra.engine.pieces import INDEX, NOBODY_THERE, WHO
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import (
    CARD_NAMES,
    CAVERS,
    HORRORS,
    SIDE_NAMES,
    cell_named,
    cell_text,
    kind_named,
    tile_text,
)
from speleo.grid.atlas import VACANT
from speleo.kernel.action_table import ActionTable, numbered
from speleo.kernel.errors import BadNotation
from speleo.kernel.game import Action
from speleo.kernel.nearest import quoted

WHERE = (HERE, *SIDE_NAMES)
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
DETAILS: dict[type[Action], Sequence[object]] = {
    Sided: SIDE_NAMES,
    Digging: WHERE,
    OnHorror: HORRORS,
    Place: (0, 90, 180, 270),
    PickCaver: CAVERS,
    TurnCard: CARD_NAMES,
}
"""What can be said of an action of this kind, in the order of the codes."""


def listed() -> Iterator[tuple[int, Action]]:
    """Every action that means the same in all matches; the others name a caver, a tile or a place of one of them."""
    for made, first in FIRSTS.items():
        if issubclass(made, Bare):
            yield first, made()
        for kind, details in DETAILS.items():
            if issubclass(made, kind):
                yield from numbered(first, map(made, details)).items()


LISTED = ActionTable({**dict(listed()), **numbered(codes.DIE + 1, map(Roll, range(1, 7)))})


def decode(state: SubTerraState, code: int) -> Action:
    """By the table where there is one line for each action; others count a caver, space or tile from a first code."""
    if code in LISTED.by_code:
        return LISTED.by_code[code]
    at = bisect_right(STARTS, code) - 1
    made = ACTION_TYPES[at]
    rest = code - STARTS[at]
    if issubclass(made, Personal):
        return made(CAVERS[state.figures[WHO + rest]])
    return made(cell_text(state.cells[rest])) if issubclass(made, OnCell) else DrawTile(tile_text(state.parts, rest))


def encode(state: SubTerraState, action: Action) -> int:
    """The number of an action in this state; NO_CODE if it names a caver or a cell that is not there."""
    first = FIRSTS[type(action)]
    match action:
        case Personal():
            caver = state.figures[INDEX + CAVERS.index(action.caver)]
            return NO_CODE if caver == NOBODY_THERE else first + caver
        case OnCell():
            space = state.atlas.at(cell_named(action.cell))
            return NO_CODE if space == VACANT else first + space
        case DrawTile():
            return first + kind_named(state.parts, action.tile)
    return LISTED.encode(action)


def parse(text: str) -> Action:
    """The action of a notation: one of the list, or one that names a caver, a cell or a tile."""
    if text in LISTED.by_notation:
        return LISTED.by_notation[text]
    tag, _, rest = text.partition(" ")
    made = BY_TAG.get(tag)
    if made is not None:
        if issubclass(made, Personal) and rest in CAVERS:
            return made(rest)
        if issubclass(made, OnCell):
            return made(cell_text(cell_named(rest)))
        if made is DrawTile and rest:
            return DrawTile(rest)
    raise BadNotation(
        f"{quoted(text)} is no action of Sub Terra: for instance 'move N', 'explore E', 'heal medic', 'dig here', "
        f"'end', or for chance 'tile plain NE', 'card tremor', 'roll 4'"
    )

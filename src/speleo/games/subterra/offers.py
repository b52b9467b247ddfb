"""What a player is offered: every action with its price and the cell it is about."""

from __future__ import annotations

from speleo.games.subterra import places
from speleo.games.subterra.actions import (
    HERE,
    Bare,
    ChoosePath,
    Digging,
    OnCell,
    OnHorror,
    Personal,
    Place,
    Sided,
)
from speleo.games.subterra.coding import BY_TAG, decode
from speleo.games.subterra.engine.components import health_of
from speleo.games.subterra.engine.pieces import AT, HEALTH, INDEX, LURKS, NOBODY_THERE, NOWHERE, WHO
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import CAVERS, HORRORS, SIDE_NAMES, cell_named
from speleo.games.subterra.prices import price
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside, cell_at, x_of, y_of
from speleo.kernel.engine.choices import Choices
from speleo.kernel.game import Action
from speleo.kernel.offer import Offer
from speleo.kernel.place import Place as InWords

UNSEEN = ("reveal", "explore")
"""What leads where nothing lies yet."""


def offers(state: SubTerraState, seat: int) -> list[Offer]:
    choices = Choices()
    state.legal(seat, choices)
    actions = [decode(state, choices.codes[at]) for at in range(choices.count)]
    return [Offer(action, price(state, action), place(state, action), in_words(state, action)) for action in actions]


def in_words(state: SubTerraState, action: Action) -> InWords | None:
    """The place that an action names."""
    return places.place(state, action.cell) if isinstance(action, OnCell) else None


def place(state: SubTerraState, action: Action) -> tuple[int, int] | None:
    """The cell that an action is about, if it is about one."""
    cell = cell_of(state, action)
    return None if cell is None else (x_of(cell), y_of(cell))


def cell_of(state: SubTerraState, action: Action) -> int | None:
    """The cell that an action leads to or is about; None where it has no place."""
    match action:
        case OnCell():
            return cell_named(action.cell)
        case OnHorror():
            return lair(state, HORRORS.index(action.horror))
        case ChoosePath():
            return beside(lair(state, state.mover), SIDE_NAMES.index(action.side))
        case Place():
            return beside(standing(state, state.acting), state.side)
        case Sided():
            return beside(standing(state, state.acting), SIDE_NAMES.index(action.side))
        case Digging():
            here = standing(state, state.acting)
            return here if action.where == HERE else beside(here, SIDE_NAMES.index(action.where))
        case Personal() if state.figures[INDEX + CAVERS.index(action.caver)] != NOBODY_THERE:
            return standing(state, state.figures[INDEX + CAVERS.index(action.caver)])
    return None


def standing(state: SubTerraState, caver: int) -> int:
    return state.cells[state.figures[AT + caver]]


def lair(state: SubTerraState, horror: int) -> int:
    return state.cells[state.figures[LURKS + horror]]


def meant(state: SubTerraState, kind: str, at: tuple[int, int] | None) -> Action | None:
    """Something sensible to ask about when a kind of action is not legal, there or at all."""
    made = BY_TAG.get(kind)
    if made is None or state.acting == NOBODY_THERE:
        return None
    if issubclass(made, Sided):
        return made(SIDE_NAMES[side_meant(state, kind, at)])
    if issubclass(made, Digging):
        return made(HERE if at is None else SIDE_NAMES[side_meant(state, kind, at)])
    if issubclass(made, Personal):
        return made(CAVERS[state.figures[WHO + caver_meant(state, kind)]])
    if issubclass(made, OnHorror):
        there = [horror for horror in range(len(HORRORS)) if state.figures[LURKS + horror] != NOWHERE]
        return made(HORRORS[there[0] if there else 0])
    return made() if issubclass(made, Bare) else None


def side_meant(state: SubTerraState, kind: str, at: tuple[int, int] | None) -> int:
    """The side somebody points at; else the first that leads where such an action leads."""
    here = standing(state, state.acting)
    if at is not None:
        pointed = cell_at(*at)
        found = [side for side in range(4) if beside(here, side) == pointed]
    else:
        found = [side for side in range(4) if (state.atlas.at(beside(here, side)) == VACANT) == (kind in UNSEEN)]
    return found[0] if found else 0


def caver_meant(state: SubTerraState, kind: str) -> int:
    """Somebody hurt on the same tile, for a bandage or a direction somebody else, else anybody."""
    figures, acting = state.figures, state.acting
    others = [caver for caver in range(state.team) if caver != acting or kind == "heal"]
    hurt = [
        caver
        for caver in others
        if figures[AT + caver] == figures[AT + acting] and figures[HEALTH + caver] < health_of(figures[WHO + caver])
    ]
    return (hurt or others or [acting])[0]

"""Whom each horror would go for if it acted now: worked out from what lies open, so that nobody has to count."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.games.subterra.engine.components import HORRORS
from speleo.games.subterra.engine.horrors import eligible, find_victim, first_steps, ways_from
from speleo.games.subterra.engine.pieces import AT, LURKS, NOBODY_THERE, NOWHERE, WHO
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import CAVERS, cell_text
from speleo.games.subterra.names import HORRORS as LETTERS


@dataclass(frozen=True, slots=True)
class HuntView:
    """A horror in the cave, its prey (or none: then it would leave) and how many steps away that is.

    `way` is one shortest way as cells, from the horror to the prey; `forks` says whether there are several first
    steps to choose from. `tied` are the others at the same distance, spared because of their rank.
    [SUB-HOR.5, SUB-HOR.6, SUB-HOR.7, SUB-HOR.8]
    """

    horror: str
    cell: str
    prey: str
    away: int
    way: tuple[str, ...]
    forks: bool
    tied: tuple[str, ...]


def hunts(state: SubTerraState) -> tuple[HuntView, ...]:
    return tuple(hunt(state, at) for at in range(HORRORS) if state.figures[LURKS + at] != NOWHERE)


def hunt(state: SubTerraState, horror: int) -> HuntView:
    """For each horror whom it would go for now, and how far that is."""
    figures = state.figures
    lair = figures[LURKS + horror]
    letter, cell = LETTERS[horror], cell_text(state.cells[lair])
    prey = find_victim(state, horror)
    if prey == NOBODY_THERE:
        return HuntView(letter, cell, "none", 0, (), False, ())
    found = ways_from(state, lair)
    away = found[figures[AT + prey]]
    steps = first_steps(state, horror, prey)
    others = [
        caver
        for caver in range(state.team)
        if caver != prey and eligible(state, caver) and found[figures[AT + caver]] == away
    ]
    return HuntView(
        horror=letter,
        cell=cell,
        prey=CAVERS[figures[WHO + prey]],
        away=away,
        way=tuple(cell_text(state.cells[space]) for space in shortest(state, lair, figures[AT + prey])),
        forks=steps & (steps - 1) != 0,
        tied=tuple(CAVERS[figures[WHO + caver]] for caver in others),
    )


def shortest(state: SubTerraState, start: int, goal: int) -> list[int]:
    """The spaces of a shortest way, both ends included; north before east before south before west."""
    left = ways_from(state, goal)
    way = [start]
    while way[-1] != goal:
        near = [state.ways[way[-1] * 4 + side] for side in range(4)]
        way.append(next(space for space in near if space >= 0 and left[space] < left[way[-1]]))
    return way

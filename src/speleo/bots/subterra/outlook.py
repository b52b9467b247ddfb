"""What a caver who is asked has before its eyes."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.subterra.trails import Trails, horror_distance
from speleo.games.subterra.engine.components import BODYGUARD, CAVE_IN, GAS, HORROR, SCOUT, TEAM
from speleo.games.subterra.engine.pieces import (
    AT,
    HEALTH,
    INDEX,
    NOBODY_THERE,
    NOWHERE,
    WHO,
    conscious,
    escaped,
    on_tile,
    sort_at,
)
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.choices import NOT_THERE, Choices
from speleo.kernel.numbers import i64, vec

NOTHING: Final[i64] = -1
"""The code of doing nothing in particular."""


@final
class Outlook:
    """The acting caver with its ways, the horrors around, and what it may do."""

    def __init__(self, state: SubTerraState, choices: Choices) -> None:
        self.state: SubTerraState = state
        self.choices: Choices = choices
        self.caver: i64 = state.acting
        self.who: i64 = state.figures[WHO + state.acting]
        self.here: i64 = state.figures[AT + state.acting]
        self.health: i64 = state.figures[HEALTH + state.acting]
        self.horrors: vec[i64] = horror_distance(state)
        self.known: list[Trails | None] = [None] * TEAM

    @property
    def trails(self) -> Trails:
        """The ways of the acting caver."""
        return self.trails_of(self.caver)

    def trails_of(self, caver: i64) -> Trails:
        """The ways of a caver, worked out when they are asked for first: many decisions need none."""
        found = self.known[caver]
        if found is None:
            found = Trails(self.state, caver, self.horrors)
            self.known[caver] = found
        return found

    def can(self, code: i64) -> bool:
        return code != NOTHING and self.choices.find(code) != NOT_THERE

    def first_of(self, code: i64, count: i64) -> i64:
        """The first legal action of so many neighbouring codes, or NOTHING."""
        found: i64 = code
        while found < code + count:
            if self.can(found):
                return found
            found += 1
        return NOTHING

    def exit_known(self) -> bool:
        return self.state.exit_at != NOWHERE

    def exit_drawable(self) -> bool:
        """Whether the next tile may be the exit. [SUB-SET.5]"""
        return self.state.stack <= self.state.terms.window

    def active(self, other: i64) -> bool:
        """Whether somebody is conscious and on a tile."""
        return conscious(self.state, other) and on_tile(self.state, other)

    def in_need(self, other: i64) -> bool:
        """Whether somebody lies unconscious in the cave."""
        state = self.state
        return not conscious(state, other) and on_tile(state, other) and not escaped(state, other)

    def risky(self, space: i64) -> bool:
        """A horror tile, a cave-in, or gas with too little health; not beside the Bodyguard, and not without cards."""
        state = self.state
        if state.cards == 0:
            return False
        sort = sort_at(state, space)
        if sort == HORROR:
            return self.who != SCOUT
        if self.exit_known() or self.guarded(space):
            return False
        return sort == CAVE_IN or (sort == GAS and self.health <= 2)

    def guarded(self, space: i64) -> bool:
        """Whether the Bodyguard stands there to cover the caver. [SUB-BOD.2]"""
        guard = self.state.figures[INDEX + BODYGUARD]
        if guard == NOBODY_THERE or guard == self.caver:
            return False
        return conscious(self.state, guard) and self.state.figures[AT + guard] == space

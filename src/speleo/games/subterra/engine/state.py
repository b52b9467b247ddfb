"""One moment of Sub Terra, for the kernel."""

from __future__ import annotations

from typing import final

from speleo.games.subterra.engine.chances import chance_at, chance_total, list_chance
from speleo.games.subterra.engine.choices import list_turn
from speleo.games.subterra.engine.cloning import copy_fields
from speleo.games.subterra.engine.components import Terms
from speleo.games.subterra.engine.deeds import take_turn
from speleo.games.subterra.engine.flow import left_behind, proceed
from speleo.games.subterra.engine.invariants import first_broken
from speleo.games.subterra.engine.pieces import (
    CHOOSING_PATH,
    FIRST_CHANCE,
    ORDERING,
    OVER,
    PICKING,
    SPAWNING,
    STARTING,
    TURN,
    Pieces,
)
from speleo.games.subterra.engine.questions import answer, befall, list_answers
from speleo.games.subterra.engine.setting_up import components_of, layer, prepare, ways_blank
from speleo.grid.atlas import empty_atlas
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


@final
class SubTerraState(Pieces):
    """The table together with the questions that the kernel asks."""

    def seat_count(self) -> i64:
        return self.terms.seats

    def turn(self) -> i64:
        if self.ask < FIRST_CHANCE:
            return self.decider()
        if self.ask == OVER:
            return NOBODY
        return CHANCE

    def decider(self) -> i64:
        """The seat that is asked; it need not be the active caver's.

        [SUB-HOR.8, SUB-HOR.10, SUB-HOR.18, SUB-LEA.3, SUB-SET.13]
        """
        ask = self.ask
        if ask == STARTING:
            return 0
        caver = self.acting
        if ask == PICKING:
            caver = self.picked
        elif ask in (ORDERING, SPAWNING):
            caver = self.start
        elif ask == CHOOSING_PATH:
            caver = self.victim
        return caver // self.terms.each

    def must_act(self, seat: i64) -> bool:
        return self.ask < FIRST_CHANCE and self.decider() == seat

    def legal(self, seat: i64, into: Choices) -> None:
        if self.ask >= FIRST_CHANCE or self.decider() != seat:
            return
        if self.ask == TURN:
            list_turn(self, into)
        else:
            list_answers(self, into)

    def chance(self, into: Choices) -> None:
        list_chance(self, into)

    def chance_total(self) -> i64:
        return chance_total(self)

    def chance_at(self, ticket: i64) -> i64:
        return chance_at(self, ticket)

    def step(self, seat: i64, code: i64, story: Story) -> None:
        if self.ask == TURN:
            take_turn(self, code, story)
        elif self.ask < FIRST_CHANCE:
            answer(self, code, story)
        else:
            befall(self, code, story)
        proceed(self, story)

    def clone(self) -> SubTerraState:
        twin = SubTerraState(
            self.terms,
            self.cells,
            self.kinds,
            self.turns,
            self.opens,
            self.rim,
            self.marks,
            self.ways,
            self.atlas,
            self.bag,
            self.pool,
            self.figures,
        )
        copy_fields(self, twin)
        return twin

    def making(self) -> tuple[object, ...]:
        """What the constructor is told, for a state that is pickled."""
        board = (self.cells, self.kinds, self.turns, self.opens, self.rim, self.marks, self.ways, self.atlas)
        return self.terms, *board, self.bag, self.pool, self.figures

    def broken(self) -> i64:
        return first_broken(self)

    def seen_by(self, seat: i64) -> SubTerraState:
        """Everything is public; no order of stack or deck exists that anybody could see. [SUB-PLC.15, SUB-PLC.16]"""
        return self.clone()

    def score(self, seat: i64) -> i64:
        """All win or lose together: three for gold, two for silver, one for bronze. [SUB-END.3]"""
        behind = left_behind(self)
        if behind > 3:
            return 0
        return 3 - behind


def set_up(terms: Terms) -> SubTerraState:
    bag, pool, figures = components_of(terms)
    state = SubTerraState(
        terms, layer(), layer(), layer(), layer(), layer(), layer(), ways_blank(), empty_atlas(), bag, pool, figures
    )
    prepare(state)
    return state

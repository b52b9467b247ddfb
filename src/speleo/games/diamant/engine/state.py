"""One moment of Diamant, for the kernel."""

from __future__ import annotations

from typing import Final, final

from speleo.games.diamant.engine.cards import CARDS, KINDS, Cards
from speleo.games.diamant.engine.cloning import copy_fields
from speleo.games.diamant.engine.decision import BACK, ON, choose
from speleo.games.diamant.engine.deeper import reveal
from speleo.games.diamant.engine.invariants import first_broken
from speleo.games.diamant.engine.pieces import (
    CHEST,
    DECIDE,
    FIVES,
    OVER,
    PURSE,
    REVEAL,
    TENS,
    Pieces,
    lowest_seat,
)
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64, vec

FIRST_CARD: Final = 2
"""Codes of actions: ON, BACK, and then one for each kind of card that Chance can turn up."""


@final
class DiamantState(Pieces):
    """The table together with the questions that the kernel asks."""

    def seat_count(self) -> i64:
        return self.seats

    def turn(self) -> i64:
        if self.phase == DECIDE:
            return lowest_seat(self.inside & ~self.chosen)
        if self.phase == REVEAL:
            return CHANCE
        return NOBODY

    def must_act(self, seat: i64) -> bool:
        return self.phase == DECIDE and (self.inside & ~self.chosen) & (1 << seat) != 0

    def legal(self, seat: i64, into: Choices) -> None:
        """On or back for everybody inside; a choice already made may be changed until all are in. [DIA-4.1]"""
        if self.phase != DECIDE or self.inside & (1 << seat) == 0:
            return
        made = self.chosen & (1 << seat) != 0
        went_back = self.back & (1 << seat) != 0
        if not made or went_back:
            into.add(ON)
        if not made or not went_back:
            into.add(BACK)

    def chance(self, into: Choices) -> None:
        """Every card still in the deck is equally likely. [DIA-2.1]"""
        if self.phase != REVEAL:
            return
        kind: i64 = 0
        while kind < KINDS:
            if self.deck[kind] > 0:
                into.add_weighted(FIRST_CARD + kind, self.deck[kind])
            kind += 1

    def chance_total(self) -> i64:
        """The cards left in the deck; it cannot run out. [DIA-5.6]"""
        assert self.face_down > 0, "the deck ran out, which DIA-5.6 rules out"
        return self.face_down

    def chance_at(self, ticket: i64) -> i64:
        deck = self.deck
        kind: i64 = 0
        rest = ticket
        while rest >= deck[kind]:
            rest -= deck[kind]
            kind += 1
        return FIRST_CARD + kind

    def step(self, seat: i64, code: i64, story: Story) -> None:
        if seat == CHANCE:
            reveal(self, code - FIRST_CARD, story)
        else:
            choose(self, seat, code, story)

    def clone(self) -> DiamantState:
        twin = DiamantState(self.cards, self.seats, self.closed, self.deck, self.path, self.purse)
        copy_fields(self, twin)
        return twin

    def making(self) -> tuple[object, ...]:
        """What the constructor is told, for a state that is pickled."""
        return self.cards, self.seats, self.closed, self.deck, self.path, self.purse

    def seen_by(self, seat: i64) -> DiamantState:
        """Without the choices of others, and without their chests while these are closed. [DIA-7.1, DIA-7.3]"""
        seen = self.clone()
        if self.phase == OVER:
            return seen
        seen.hidden = (1 << self.seats) - 1
        if seat >= 0:
            seen.hidden &= ~(1 << seat)
        seen.back &= ~seen.hidden
        if self.closed:
            other: i64 = 0
            while other < self.seats:
                if other != seat:
                    seen.gems -= seen.purse[CHEST + other]
                    seen.purse[CHEST + other] = 0
                other += 1
        return seen

    def undecided(self) -> DiamantState:
        twin = self.clone()
        twin.chosen &= ~self.hidden
        twin.hidden = 0
        return twin

    def broken(self) -> i64:
        return first_broken(self)

    def score(self, seat: i64) -> i64:
        """The chest and the relics. [DIA-6.1]"""
        return self.purse[CHEST + seat] + 5 * self.purse[FIVES + seat] + 10 * self.purse[TENS + seat]


def set_up(cards: Cards, seats: i64, closed: bool) -> DiamantState:
    """All cards in the deck, every chest empty, everybody in the cave. [DIA-2.1, DIA-2.2]"""
    return DiamantState(cards, seats, closed, cards.counts[:], vec[i64]([0] * CARDS), vec[i64]([0] * PURSE))

"""One match as a program steers it: actions have numbers below a bound, and what a seat sees is a row of numbers."""

from __future__ import annotations

import copy
from abc import ABCMeta, abstractmethod
from typing import Any, Final

from speleo.kernel.engine.choices import NOT_THERE, Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i16, i64, mypyc_attr, u8, vec

MASKED: Final = -9
"""The answer to an action that is not legal."""
SPACE_FIELDS: Final = 8
SPACE_KIND: Final = 2
"""How many numbers tell of a space of a cave, and which of them is 0 where there is none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Helm(metaclass=ABCMeta):
    """A match, its dealer, and `begun`: what was chosen so far of a choice that is made item by item.

    The numbers of actions are the engine's codes, unless a game says otherwise.
    """

    def __init__(self, start: State, actions: i64, width: i64) -> None:
        self.start: State = start
        self.actions: i64 = actions
        self.width: i64 = width
        self.seats: i64 = start.seat_count()
        self.dealer: FastDealer = FastDealer("")
        self.choices: Choices = Choices()
        self.listed: Choices = Choices()
        self.marks: vec[u8] = vec[u8]([0] * actions)
        self.marked: i64 = 0
        self.marked_for: i64 = NOBODY
        self.begun: i64 = 0

    @abstractmethod
    def table(self) -> State:
        """The state of the match."""

    @abstractmethod
    def lay(self, state: State) -> None:
        """Put a state on the table."""

    @abstractmethod
    def observe(self, seat: i64, row: vec[i16], at: i64) -> None:
        """Write what a seat may see into `width` places of a row, from a place on; nobody else writes there."""

    def twin(self) -> Helm:
        """A helm of its own at the same moment; its dealer is another one."""
        other = self.made()
        other.lay(self.table().clone())
        other.begun = self.begun
        return other

    @abstractmethod
    def made(self) -> Helm:
        """A new helm for the same start."""

    def list_actions(self, seat: i64, into: Choices) -> None:
        """Fill `into` with the numbers that a seat may choose; none while the game does not wait for it."""
        state = self.table()
        if seat >= 0 and state.must_act(seat):
            state.legal(seat, into)

    def take(self, seat: i64, number: i64) -> None:
        """Carry out an action that is legal. Unchecked."""
        self.table().step(seat, number, UNHEARD)

    def code(self, number: i64) -> i64:
        """The engine's code of an action that is complete; -1 where it is only an item of a choice."""
        return number

    def sealed(self) -> bool:
        """Whether what seats have chosen lately is still their secret."""
        return False

    def __deepcopy__(self, memo: dict[int, object]) -> Helm:
        """A helm of its own that is dealt the same cards, for whoever copies what holds one."""
        other = self.twin()
        other.dealer = copy.copy(self.dealer)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """Helms can be pickled."""
        return resumed, (type(self), self.start, self.table(), self.begun, self.dealer)

    def turn(self) -> i64:
        """Who is to act, as `State.turn` has it."""
        return self.table().turn()

    def deal(self) -> None:
        """Let chance act for as long as it is to act."""
        state = self.table()
        dealer = self.dealer
        while state.turn() == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)

    def begin(self) -> None:
        """A new match, dealt up to its first decision."""
        self.marked_for = NOBODY
        self.lay(self.start.clone())
        self.begun = 0
        self.deal()

    def seed(self, text: str) -> None:
        """From now on this dealer deals."""
        self.dealer = FastDealer(text)

    def legal(self, seat: i64) -> list[int]:
        """The numbers that a seat may choose."""
        listed = self.listed
        listed.clear()
        self.list_actions(seat, listed)
        return [listed.codes[at] for at in range(listed.count)]

    def mark(self, seat: i64) -> None:
        """Write into `marks` a 1 for each number that a seat may choose, and a 0 for all others."""
        marks = self.marks
        choices = self.choices
        at: i64 = 0
        while at < self.marked:
            marks[choices.codes[at]] = 0
            at += 1
        choices.clear()
        self.list_actions(seat, choices)
        at = 0
        while at < choices.count:
            marks[choices.codes[at]] = 1
            at += 1
        self.marked = choices.count
        self.marked_for = seat

    def look(self, seat: i64, row: vec[i16]) -> None:
        """Write what a seat sees and what it may do."""
        self.observe(seat, row, 0)
        self.mark(seat)

    def points(self) -> tuple[int, ...]:
        """The points of every seat."""
        state = self.table()
        return tuple([state.score(seat) for seat in range(self.seats)])

    def may(self, seat: i64, number: i64) -> bool:
        """Whether a seat may choose a number now."""
        listed = self.listed
        listed.clear()
        self.list_actions(seat, listed)
        return listed.find(number) != NOT_THERE

    def act(self, seat: i64, number: i64) -> i64:
        """Carry out an action, deal what follows and say who is to act then; MASKED if it is not legal."""
        if self.marked_for == seat:
            if number < 0 or number >= self.actions or self.marks[number] == 0:
                return MASKED
        elif not self.may(seat, number):
            return MASKED
        self.marked_for = NOBODY
        self.take(seat, number)
        self.deal()
        return self.turn()


def clear(row: vec[i16], at: i64, end: i64) -> None:
    """Empty the places of spaces that are not laid; after the first empty one all are empty already."""
    while at < end and row[at + SPACE_KIND] != 0:
        field: i64 = 0
        while field < SPACE_FIELDS:
            row[at + field] = 0
            field += 1
        at += SPACE_FIELDS


def resumed(kind: Any, start: State, table: State, begun: int, dealer: FastDealer) -> Helm:
    """A helm that was pickled."""
    helm: Helm = kind(start)
    helm.lay(table)
    helm.begun = begun
    helm.dealer = dealer
    return helm

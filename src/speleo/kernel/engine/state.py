"""The part of the contract that must be fast: one moment of a game, stepped by small numbers."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64, mypyc_attr

CHANCE: Final = -1
"""The actor that draws cards and rolls dice."""
NOBODY: Final = -2
"""The actor when the game is over."""
SPECTATOR: Final = -3
"""Somebody who holds no seat: knows only what is public."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """One moment of a game. Actions are codes; `Game` gives them names and checks them."""

    @abstractmethod
    def seat_count(self) -> i64:
        """How many seats the match has."""

    @abstractmethod
    def turn(self) -> i64:
        """Who is to act: the lowest seat of those that must, CHANCE, or NOBODY when the game is over."""

    @abstractmethod
    def must_act(self, seat: i64) -> bool:
        """Whether the game waits for this seat. Several seats at once where choices are simultaneous."""

    @abstractmethod
    def legal(self, seat: i64, into: Moves) -> None:
        """Fill `into` with what this seat may do now, in ascending order of code."""

    @abstractmethod
    def chance(self, into: Moves) -> None:
        """Fill `into` with the outcomes of chance and their weights, in ascending order of code."""

    def chance_total(self) -> i64:
        """The sum of the weights of chance. A game may override this and `chance_at` to be quicker."""
        moves = Moves()
        self.chance(moves)
        return moves.total

    def chance_at(self, ticket: i64) -> i64:
        """The outcome that a ticket from 0 to chance_total() - 1 wins, in the order of `chance`."""
        moves = Moves()
        self.chance(moves)
        return moves.pick(ticket)

    @abstractmethod
    def step(self, seat: i64, code: i64, story: Story) -> None:
        """Carry out a legal action. Unchecked: `Game.apply` is the door for everybody else."""

    @abstractmethod
    def clone(self) -> State:
        """An equal state that shares nothing changeable with this one."""

    @abstractmethod
    def seen_by(self, seat: i64) -> State:
        """A clone without anything this seat (or SPECTATOR) may not know."""

    def broken(self) -> i64:
        """The number of an invariant that does not hold, or 0. Every game overrides it; it is asked very often."""
        return 0

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The points this seat would have if the game ended now."""

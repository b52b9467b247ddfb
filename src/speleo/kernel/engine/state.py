"""The part of the contract that must be fast: one moment of a game, stepped by small numbers."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.fields import copied, key_of, put_together, same, taken_apart
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
    """One moment of a game. Actions are codes; `Game` gives them names and checks them.

    States can be pickled, copied and compared, and hash by what they hold now: a state in a set must stay as it is.

    >>> import speleo
    >>> state = speleo.game("diamant").match(seats=2).state
    >>> state
    <DiamantState: chance is to act, points 0 0>
    >>> state.clone() == state, len({state, state.clone()})
    (True, 1)
    """

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
    def legal(self, seat: i64, into: Choices) -> None:
        """Fill `into` with what this seat may do now, in ascending order of code."""

    @abstractmethod
    def chance(self, into: Choices) -> None:
        """Fill `into` with the outcomes of chance and their weights, in ascending order of code."""

    def chance_total(self) -> i64:
        """The sum of the weights of chance. A game may override this and `chance_at` to be quicker."""
        choices = Choices()
        self.chance(choices)
        return choices.total

    def chance_at(self, ticket: i64) -> i64:
        """The outcome that a ticket from 0 to chance_total() - 1 wins, in the order of `chance`."""
        choices = Choices()
        self.chance(choices)
        return choices.pick(ticket)

    @abstractmethod
    def step(self, seat: i64, code: i64, story: Story) -> None:
        """Carry out a legal action. Unchecked: `Game.apply` is the door for everybody else."""

    def clone(self) -> State:
        """An equal state that shares nothing changeable with this one. Compiled games have a quicker one made."""
        twin = copied(self)
        assert isinstance(twin, State)
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal in every field."""
        return same(self, other)

    def __hash__(self) -> int:
        """The same for equal states."""
        return key_of(self)

    def __reduce__(self) -> tuple[object, ...]:
        """States can be pickled and copied, compiled or not."""
        return put_together, taken_apart(self)

    def __repr__(self) -> str:
        """Which game, who is to act, and how the points stand; `Game.write` has the whole position."""
        actor = self.turn()
        waits = "it is over"
        if actor == CHANCE:
            waits = "chance is to act"
        elif actor != NOBODY:
            waits = f"seat {actor + 1} is to act"
        points = " ".join([str(self.score(seat)) for seat in range(self.seat_count())])
        return f"<{type(self).__name__}: {waits}, points {points}>"

    @abstractmethod
    def seen_by(self, seat: i64) -> State:
        """A clone without anything this seat (or SPECTATOR) may not know."""

    def undecided(self) -> State:
        """Of a state as a seat sees it: what others have chosen and keep secret is still to be chosen.

        Whoever thinks ahead starts here. A game in which seats choose in secret overrides it.
        """
        return self.clone()

    @abstractmethod
    def broken(self) -> i64:
        """The number of an invariant that does not hold, or 0; it is asked very often."""

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The points this seat would have if the game ended now."""

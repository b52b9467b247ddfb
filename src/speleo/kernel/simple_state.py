"""A state in plain Python, for games that need not be fast: what follows from the rest is written here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self, cast

from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.simple_position import Actor, FieldLine, OneSeat

Law = tuple[bool, str]
"""Whether something holds that always should, and what is wrong otherwise."""


class SimpleState(State):
    """A moment in which one actor acts at a time and nothing is secret, unless a game says otherwise.

    `player` is the seat whose turn it is; `actor` is this seat, or CHANCE for a while, or NOBODY when the game is over.
    Where all choose at once, a game derives from `choosing_state.ChoosingState` instead.
    """

    turn_lines: ClassVar[tuple[FieldLine, ...]] = (OneSeat("player"), Actor("actor"))
    """The first lines of every position: whose turn it is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.player = 0
        self.actor = 0

    def pass_on(self) -> None:
        """It is the next seat's turn."""
        self.player = self.actor = (self.player + 1) % self.seats

    def laws(self) -> Iterator[Law]:
        """What holds in every state, first of all that nothing comes from nowhere."""
        return iter(())

    def add_up(self) -> None:
        """Count anew what a position does not say because it follows from the rest."""

    def broken_laws(self) -> list[str]:
        """What is wrong, if anything."""
        acts = (self.actor in (self.player, CHANCE, NOBODY), "only the player whose turn it is can act")
        return [said for holds, said in (acts, *self.laws()) if not holds]

    def broken(self) -> int:
        return len(self.broken_laws())

    def seat_count(self) -> int:
        return self.seats

    def turn(self) -> int:
        return self.actor

    def must_act(self, seat: int) -> bool:
        return self.turn() == seat

    def seen_by(self, seat: int) -> Self:
        return cast(Self, self.clone())

"""The notation of a game whose position is a handful of numbers, seats and actors, each a field of its state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from speleo.kernel.actors import actor_named, actor_text
from speleo.kernel.engine.state import NOBODY
from speleo.kernel.nearest import quoted
from speleo.kernel.position import Value, read_entries, read_number, read_numbers, refuse, write_entries


@dataclass(frozen=True, slots=True)
class FieldLine(ABC):
    """One line: its key is the name of a field of the state, with spaces for underscores."""

    field: str

    @property
    def key(self) -> str:
        return self.field.replace("_", " ")

    @abstractmethod
    def text(self, value: Any) -> str:
        """The value of the field, as it is written."""

    @abstractmethod
    def value(self, given: Value, seats: int) -> Any:
        """What a line says; what it cannot say is refused with its number."""


@dataclass(frozen=True, slots=True)
class Number(FieldLine):
    """A whole number from 0 on."""

    most: int

    def text(self, value: int) -> str:
        return str(value)

    def value(self, given: Value, seats: int) -> int:
        return read_number(self.key, given, 0, self.most)


@dataclass(frozen=True, slots=True)
class OneSeat(FieldLine):
    """A seat, which is counted from 1 in the text."""

    def text(self, value: int) -> str:
        return str(value + 1)

    def value(self, given: Value, seats: int) -> int:
        return read_number(self.key, given, 1, seats) - 1


@dataclass(frozen=True, slots=True)
class Actor(FieldLine):
    """Who is to act: a seat, Chance, or nobody when the game is over."""

    def text(self, value: int) -> str:
        return "nobody" if value == NOBODY else actor_text(value)

    def value(self, given: Value, seats: int) -> int:
        found = NOBODY if given.text == "nobody" else actor_named(given.text, seats)
        if found is None:
            raise refuse(given, f"{self.key} is seat 1 to seat {seats}, chance or nobody, not {quoted(given.text)}")
        return found


@dataclass(frozen=True, slots=True)
class EachSeat(FieldLine):
    """A number for each seat; the state holds a list."""

    def text(self, value: Sequence[int]) -> str:
        return " ".join(map(str, value))

    def value(self, given: Value, seats: int) -> list[int]:
        return read_numbers(self.key, given, seats)


def write_position(state: object, entries: Sequence[FieldLine]) -> str:
    return write_entries({entry.key: entry.text(getattr(state, entry.field)) for entry in entries})


def fill_in(state: object, entries: Sequence[FieldLine], text: str, seats: int) -> None:
    """Give a state at the start what a position says; what is left out stays as it is."""
    known = {entry.key: entry for entry in entries}
    for key, given in read_entries(text, tuple(known)).items():
        setattr(state, known[key].field, known[key].value(given, seats))

"""A state of a game in which all seats choose at once and in secret, for games that need not be fast."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self, cast

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.nearest import quoted
from speleo.kernel.position import Value, refuse
from speleo.kernel.simple_position import FieldLine
from speleo.kernel.simple_state import SimpleState

OPEN: Final = -1
"""A seat that has not chosen yet."""
UNSEEN: Final = -2
"""A seat that has chosen, and whoever looks does not know what."""
EVERYBODY: Final = 0
MARKS: Final = {OPEN: "-", UNSEEN: "?"}


class WhoChooses(FieldLine):
    """Who is to act: everybody who has not chosen yet, Chance, or nobody when the game is over."""

    def text(self, value: int) -> str:
        return {EVERYBODY: "everybody", NOBODY: "nobody"}.get(value, actor_text(value))

    def value(self, given: Value, seats: int) -> int:
        found = {"everybody": EVERYBODY, "nobody": NOBODY, "chance": CHANCE}.get(given.text)
        if found is None:
            raise refuse(given, f"{self.key} is everybody, chance or nobody, not {quoted(given.text)}")
        return found


class EachChoice(FieldLine):
    """For each seat the number of the action that it chose, `-` for none, `?` for one that is not shown."""

    def text(self, value: list[int]) -> str:
        return " ".join(MARKS.get(code, str(code)) for code in value)

    def value(self, given: Value, seats: int) -> list[int]:
        words = given.text.split()
        codes = {mark: code for code, mark in MARKS.items()}
        known = [word in codes or (word.isascii() and word.isdecimal() and len(word) < 6) for word in words]
        if len(words) != seats or not all(known):
            raise refuse(given, f"{self.key} are a number, '-' or '?' for each seat, not {quoted(given.text)}")
        return [codes[word] if word in codes else int(word) for word in words]


class ChoosingState(SimpleState):
    """A moment in which all seats choose, each unseen by the others; nothing happens before the last has chosen.

    `choices` holds what each seat chose. A game's `step` keeps a choice with `choose` until that says that it was the
    last one, and takes them all with `reveal`.
    """

    turn_lines: ClassVar[tuple[FieldLine, ...]] = (WhoChooses("actor"), EachChoice("choices"))

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.choices = [OPEN] * seats

    def choose(self, seat: int, code: int) -> bool:
        """Keep what a seat chose; whether everybody has chosen now."""
        self.choices[seat] = code
        return OPEN not in self.choices

    def reveal(self) -> list[int]:
        """What everybody chose; all seats choose anew after that."""
        chosen, self.choices = self.choices, [OPEN] * self.seats
        return chosen

    def turn(self) -> int:
        return self.actor if self.actor in (CHANCE, NOBODY) else self.choices.index(OPEN)

    def must_act(self, seat: int) -> bool:
        return self.actor == EVERYBODY and 0 <= seat < self.seats and self.choices[seat] == OPEN

    def broken_laws(self) -> list[str]:
        """Also whether somebody is left who can act."""
        stuck = self.actor == EVERYBODY and OPEN not in self.choices
        return [*super().broken_laws(), *(["somebody has still to choose"] if stuck else [])]

    def seen_by(self, seat: int) -> Self:
        seen: Any = self.clone()
        seen.choices = [code if code == OPEN or one == seat else UNSEEN for one, code in enumerate(self.choices)]
        return cast(Self, seen)

    def undecided(self) -> Self:
        twin: Any = self.clone()
        twin.choices = [OPEN if code == UNSEEN else code for code in self.choices]
        return cast(Self, twin)

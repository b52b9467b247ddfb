"""What a match is made of before its first action: game, edition, options, seats and the box."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from speleo.kernel.errors import BadSetup, UnknownName
from speleo.kernel.nearest import quoted


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that the host makes before a match.

    With a value named in `endless`, random play may never come to an end: checks that play at random leave it out.
    One that comes `first` is asked of everybody, the others of people who know the game.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str
    endless: tuple[str, ...] = ()
    first: bool = False

    @property
    def ending_choices(self) -> tuple[str, ...]:
        """The values with which random play comes to an end."""
        return tuple(choice for choice in self.choices if choice not in self.endless)


@dataclass(frozen=True, slots=True)
class Edition:
    """A named preset of options."""

    name: str
    preset: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """The components of a game as a data file. Another file can be named when a match is made.

    >>> import speleo
    >>> speleo.game("diamant").box()  # doctest: +ELLIPSIS
    <Box standard ...>
    """

    name: str
    text: str

    def __repr__(self) -> str:
        """Its name and its fingerprint; `text` is the whole file."""
        return f"<Box {self.name} {self.fingerprint}>"

    @property
    def fingerprint(self) -> str:
        """Sixteen digits that no other box has."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides how a match begins; made by `Game.setup`, which checks it.

    >>> import speleo
    >>> setup = speleo.game("subterra").setup(seats=2, options={"difficulty": "expert"})
    >>> setup.seats, setup.option("difficulty")
    (2, 'expert')
    >>> setup in {setup}
    True
    """

    game: str
    edition: str
    options: tuple[tuple[str, str], ...]
    seats: int
    box: Box

    def option(self, name: str) -> str:
        """What was agreed, such as `100` for Pig's `target`."""
        return dict(self.options)[name]


def chosen_options(
    options: tuple[Option, ...], edition: Edition, wanted: Mapping[str, str]
) -> tuple[tuple[str, str], ...]:
    """The value of every option: as wanted, else by the edition, else the default."""
    known = {option.name: option for option in options}
    for name in wanted:
        if name not in known:
            raise UnknownName("option", name, sorted(known) or ["no option in this game"])
    values = {option.name: option.default for option in options}
    values.update(edition.preset)
    values.update(wanted)
    for name, value in values.items():
        if value not in known[name].choices:
            choices = ", ".join(known[name].choices)
            raise BadSetup(f"option {name} cannot be {quoted(value)}: it is one of {choices} ({known[name].rule})")
    return tuple(sorted(values.items()))

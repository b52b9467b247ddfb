"""The board and the seats of any game, made of its view and its words: lines, lists and tables.

What a field is called stands in the catalogue of the game as `GAME-view-FIELD`, what its words mean as
`GAME-value-WORD`. A field `seat` or `…_seat` is a seat, `…_seats` are several; the field `seats` and all lists `seat_…`
have one entry for each seat and are shown beside its name.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from speleo.texts.texts import Texts

NOTHING = "–"
VIEWER = "viewer"
SEATS = "seats"
EACH_SEAT = "seat_"
Line = tuple[str, str]
"""What it is, and what it says."""


class PlainReading:
    """A view as lines of text."""

    def __init__(self, game: str, view: Any, names: tuple[str, ...], texts: Texts) -> None:
        self.game, self.names, self.texts = game, names, texts
        self.fields = {field.name: getattr(view, field.name) for field in dataclasses.fields(view)}

    def board(self) -> list[Line]:
        """What the view says of the table as a whole; a table of things has a line for each."""
        return [
            line
            for name, value in self.fields.items()
            if name != VIEWER and not of_seats(name, value)
            for line in self.lines(name, value)
        ]

    def seat(self, seat: int) -> list[Line]:
        """What the view says of one seat."""
        found: list[Line] = []
        for name, value in self.fields.items():
            if of_seats(name, value) and seat < len(value):
                found += (
                    self.inner(value[seat])
                    if name == SEATS and is_fields(value[seat])
                    else [(self.label(name), self.text(name, value[seat]))]
                )
        return found

    def lines(self, name: str, value: Any) -> list[Line]:
        label = self.label(name)
        if is_fields(value):
            return [(f"{label}: {inner}", text) for inner, text in self.inner(value)]
        if isinstance(value, tuple) and value and all(map(is_fields, value)):
            return [(label if at == 0 else "", self.text(name, item)) for at, item in enumerate(value)]
        return [(label, self.text("seat" if name.endswith("_seats") else name, value))]

    def inner(self, value: Any) -> list[Line]:
        return [
            (self.label(field.name), self.text(field.name, getattr(value, field.name)))
            for field in dataclasses.fields(value)
        ]

    def label(self, name: str) -> str:
        """`taken_back` as `Taken back`, where the game has no word for it."""
        plain = name.removeprefix(EACH_SEAT).replace("_", " ")
        return self.texts.say_or(plain[:1].upper() + plain[1:], f"{self.game}-view-{name}")

    def text(self, name: str, value: Any) -> str:
        """A value in words: seats by their names, everything else as the catalogue calls it."""
        if value is None or value == "" or value == ():
            return NOTHING
        if isinstance(value, bool):
            return self.texts.say("menu-yes") if value else self.texts.say("menu-no")
        if isinstance(value, int):
            is_seat = name == "seat" or name.endswith("_seat")
            return (self.names[value] if 0 <= value < len(self.names) else NOTHING) if is_seat else str(value)
        if isinstance(value, tuple):
            return ", ".join(self.text(name, item) for item in value)
        if is_fields(value):
            return ", ".join(f"{label} {text}" for label, text in self.inner(value))
        return self.texts.say_or(str(value), f"{self.game}-value-{value}")


def is_fields(value: Any) -> bool:
    return dataclasses.is_dataclass(value) and not isinstance(value, type)


def of_seats(name: str, value: Any) -> bool:
    return isinstance(value, tuple) and (name == SEATS or name.startswith(EACH_SEAT))

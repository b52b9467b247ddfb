"""Events as scenarios name them: `RelicTaken seat=1 value=5`, with the fields that matter."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import get_type_hints

from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadNotation, UnknownName
from speleo.kernel.game import Event, Game
from speleo.kernel.nearest import quoted

TRUTHS = {"true": "True", "yes": "True", "false": "False", "no": "False"}


@dataclass(frozen=True, slots=True)
class Wanted:
    """Events of a kind whose fields read so; what is not named may read as it likes."""

    kind: type[Event]
    values: tuple[tuple[str, str], ...]

    def fits(self, event: Event) -> bool:
        return type(event) is self.kind and all(event.values[name] == value for name, value in self.values)


def read_event(game: Game, state: State, text: str) -> Wanted:
    """The events that a text names. A name, field or value that no event of the game has is refused."""
    name, _, rest = text.partition(" ")
    kinds = {kind.__name__: kind for kind in game.event_types}
    if name not in kinds:
        raise UnknownName("event", name, list(kinds))
    kind = kinds[name]
    hints = {field: hint for field, hint in get_type_hints(kind).items() if field in kind.__dataclass_fields__}
    start, *pairs = re.split(r"(?:^|\s)([A-Za-z_]+)=", rest.strip())
    if start.strip():
        raise BadNotation(f"after {name} come fields such as seat=1, not {quoted(start)}")
    values: dict[str, str] = {}
    for field, value in zip(pairs[::2], pairs[1::2], strict=True):
        if field not in hints:
            raise UnknownName(f"field of {name}", field, list(hints) or ["none"])
        if field in values:
            raise BadNotation(f"the field {field} of {name} stands twice")
        values[field] = read_value(game, state, field, hints[field], value.strip())
    return Wanted(kind, tuple(values.items()))


def read_value(game: Game, state: State, field: str, kind: object, text: str) -> str:
    """What somebody wrote of a field, in the spelling that an event has; UnknownName for what cannot stand there."""
    if kind is bool:
        if text.casefold() not in TRUTHS:
            raise UnknownName(field, text, ["True", "False"])
        return TRUTHS[text.casefold()]
    if kind is str:
        return game.event_value(state, field, text)
    numbers = [part.strip(" ") for part in text.split(",")] if kind is not int else [text]
    if kind is not int and text == "none":
        return text
    if not all(re.fullmatch(r"-?[0-9]{1,9}", number) for number in numbers):
        raise BadNotation(f"{field} is {'a number' if kind is int else 'numbers, or none'}, not {quoted(text)}")
    if field == "seat" or field.endswith("seats"):
        away = [number for number in numbers if not 1 <= int(number) <= state.seat_count()]
        if away:
            raise BadNotation(f"{field}: there is no seat {away[0]} among {state.seat_count()}")
    return ",".join(str(int(number)) for number in numbers)

"""Sentences in one language."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from typing import Any, ClassVar

from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.price import Price
from speleo.texts.catalogue import bundle
from speleo.texts.language import LANGUAGES


class MissingText(SpeleoError):
    """A catalogue has no such key, or a sentence lacks one of its arguments."""


class Texts:
    """Says things in one language. Keys of a game begin with its name.

    A key that is missing is an error where `strict` is set, as in tests; a player gets the bare key instead of a crash.
    """

    strict: ClassVar[bool] = False

    def __init__(self, language: str) -> None:
        assert language in LANGUAGES
        self.language = language
        self._bundle = bundle(language)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: object) -> str:
        if not self.has(key):
            if self.strict:
                raise MissingText(f"no text {key!r} in {self.language!r}")
            return key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"text {key!r} has no sentence"
        said, problems = self._bundle.format_pattern(pattern, args)
        if problems and self.strict:
            raise MissingText(f"text {key!r} in {self.language!r}: {problems[0]}")
        return str(said)

    def say_or(self, otherwise: str, key: str, **args: object) -> str:
        """What the catalogue says, or something plain where a game has no words yet."""
        return self.say(key, **args) if self.has(key) else otherwise

    def game(self, name: str) -> str:
        """What a game is called."""
        return self.say_or(name.capitalize(), f"{name}-name")

    def listed(self, items: Sequence[str]) -> str:
        """`Ada, Ben and Cleo`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def event(self, game: Game, event: Event, names: Sequence[str]) -> str:
        """An event as a sentence, with the names of the seats."""
        return self.say_or(event.notation, event_key(game, type(event)), **self._arguments(game, event, names))

    def action(self, game: Game, action: Action, names: Sequence[str] = ()) -> str:
        """An action as a player reads it in a list of choices."""
        args = self._arguments(game, action, names)
        return self.say_or(action.notation, action_key(game, type(action)), **{**args, "notation": action.notation})

    def price(self, game: Game, price: Price) -> str:
        """What an action costs and risks, such as `2 AP, test 50 %`; nothing for what is free."""
        said = [self.say("price-points", points=price.points)] if price.points else []
        said += [self.say(f"{game.name}-uses-{what}", count=count) for what, count in price.uses]
        if price.test:
            said.append(self.say("price-test", percent=price.test))
        if price.risk:
            said.append(self.say("price-risk", health=price.risk))
        return ", ".join(said)

    def items(self, game: Game, text: str) -> str:
        """A list of things in notation, such as `4 prov, rope`, with the names a game has for them, if it has any."""
        said = []
        for part in text.split(", "):
            number, _, word = part.rpartition(" ")
            key = f"{game.name}-item-{word}"
            said.append(self.say(key, count=int(number or 1)) if self.has(key) and f"{number}1".isdigit() else part)
        return ", ".join(said)

    def _arguments(self, game: Game, told: Any, names: Sequence[str]) -> dict[str, object]:
        """The fields of an event or action: seats by name, lists of seats with their count, the rest as it is.

        A text also comes as `NAME_items`, a list of things under the names that the game has for them, and by its first
        word, `NAME_sort`, and what follows it, `NAME_rest`: notation puts the sort of a thing before its particulars.
        """
        args: dict[str, object] = {}
        for field in dataclasses.fields(told):
            value = getattr(told, field.name)
            if field.name == "seat" or field.name.endswith("_seat"):
                args[field.name] = names[value] if 0 <= value < len(names) else ""
            elif field.name.endswith("seats"):
                args[field.name] = self.listed([names[seat] for seat in value])
                args[f"{field.name}_count"] = len(value)
            elif isinstance(value, tuple):
                args[field.name] = ", ".join(map(str, value))
                args[f"{field.name}_count"] = len(value)
            else:
                args[field.name] = int(value) if isinstance(value, int) else str(value)
                args[f"{field.name}_items"] = self.items(game, str(value))
                args[f"{field.name}_sort"], _, args[f"{field.name}_rest"] = str(value).partition(" ")
        return args


def hyphened(name: str) -> str:
    """`TreasureFound` as `treasure-found`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def event_key(game: Game, kind: type[Event]) -> str:
    return f"{game.name}-event-{hyphened(kind.__name__)}"


def action_key(game: Game, kind: type[Action]) -> str:
    return f"{game.name}-action-{kind.tag}"


def option_key(game: Game, name: str, value: str = "") -> str:
    return f"{game.name}-option-{name}" + (f"-{value}" if value else "")

"""Sentences in one language."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, ClassVar

from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.place import Place
from speleo.kernel.price import Price
from speleo.kernel.telling import Saying, Thing
from speleo.kernel.textkeys import action_key, can_key, event_key
from speleo.texts.catalogue import bundle
from speleo.texts.language import LANGUAGES

PLACED = ("at", "to", "where")
"""How a place is said: in which space something is, into which it goes, and where it lies, without what it is."""


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
        """A sentence by its key. Where tests ask for it a missing one is an error, for people it is its key."""
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

    def say_of(self, key: str, seats: Sequence[int], names: Sequence[str], you: int | None, **args: object) -> str:
        """A sentence about people: `KEY-you` where the reader is one of them.

        They come as `$name` and `$names` with `$count`, those beside the reader as `$others` with `$others_count`.
        """
        called, others = [names[seat] for seat in seats], [names[seat] for seat in seats if seat != you]
        about = {"name": self.listed(called), "names": self.listed(called), "count": len(called)}
        about |= {"others": self.listed(others), "others_count": len(others)}
        return self.say(f"{key}-you" if you in seats and self.has(f"{key}-you") else key, **{**about, **args})

    def event(
        self, game: Game, event: Event, names: Sequence[str], you: int | None = None, place: Place | None = None
    ) -> str:
        """An event as a sentence with the names of the seats; `you` is the seat of the reader, if it is one person."""
        args = self._arguments(game, event, names, you, place)
        return self.say_or(event.notation, self._addressed(event_key(game, type(event)), event, you), **args)

    def action(
        self, game: Game, action: Action, names: Sequence[str] = (), you: int | None = None, place: Place | None = None
    ) -> str:
        """An action as a player reads it in a list of choices."""
        args = self._arguments(game, action, names, you, place)
        key = self._addressed(action_key(game, type(action)), action, you)
        return self.say_or(action.notation, key, **{**args, "notation": action.notation})

    def can(self, game: Game, action: Action, names: Sequence[str] = ()) -> str:
        """What an action does, in a sentence; empty where a game has none for it."""
        return self.say_or("", can_key(game, type(action)), **self._arguments(game, action, names, None, None))

    def _addressed(self, key: str, told: Any, you: int | None) -> str:
        """The sentence for the reader, where a field names them: `KEY-you`, or `KEY-PREFIX-you` for `PREFIX_seats`.

        The last such field decides: a game names first all whom something concerns, then those whom it concerns most.
        Whoever does something for nobody else has `KEY-self`.
        """
        if getattr(told, "target", None) == getattr(told, "caver", "") and self.has(f"{key}-self"):
            return f"{key}-self"
        for field in reversed(dataclasses.fields(told) if you is not None else ()):
            prefix, _, word = field.name.rpartition("_")
            value = getattr(told, field.name)
            if (word == "seat" and value == you) or (word == "seats" and you in value):
                found = f"{key}-{prefix}-you" if prefix else f"{key}-you"
                if self.has(found):
                    return found
        return key

    def place(self, game: Game, cell: str, place: Place | None, how: str) -> str:
        """A place in words, said in one of the ways of `PLACED`, with the coordinate that stands on the map."""
        if place is None:
            return self.say(f"place-{how}", cell=cell)
        facts = {name: getattr(place, name) for name in place.__dataclass_fields__}
        return self.say("place-with-cell", place=self.say(f"{game.name}-place-{how}", **facts), cell=cell)

    def saying(self, saying: Saying, names: Sequence[str]) -> str:
        """A sentence that a game asks for, with the names of the seats."""
        args: dict[str, object] = {}
        for name, value in saying.args.items():
            if isinstance(value, Saying):
                args[name] = self.saying(value, names)
            elif name == "seat" and isinstance(value, int):
                args[name] = names[value] if 0 <= value < len(names) else ""
            elif name == "seats" and isinstance(value, tuple):
                args[name] = self.listed([names[seat] for seat in value])
                args["seats_count"] = len(value)
            else:
                args[name] = value
        return self.say(saying.key, **args)

    def price(self, game: Game, price: Price) -> str:
        """What an action costs and risks, such as `2 AP, test 50 %`; nothing for what is free."""
        said = [self.say("price-points", points=price.points)] if price.points else []
        said += [self.say(f"{game.name}-uses-{what}", count=count) for what, count in price.uses]
        if price.test:
            said.append(self.say("price-test", percent=price.test))
        if price.risk:
            said.append(self.say("price-risk", health=price.risk))
        return ", ".join(said)

    def items(self, game: Game, things: Sequence[Thing]) -> str:
        """Things with the names that a game has for them, if it has any, and how many of each."""
        keys = [(f"{game.name}-item-{thing.name}", thing) for thing in things]
        return ", ".join(self.say(key, count=thing.count) if self.has(key) else thing.name for key, thing in keys)

    def _arguments(
        self, game: Game, told: Any, names: Sequence[str], you: int | None, place: Place | None
    ) -> dict[str, object]:
        """The fields of an event or action: seats by name, lists of seats with their count, the rest as it is.

        A list of seats also comes without the reader, as `NAME_others` with `NAME_others_count`. A cell also comes in
        words, as `cell_at`, `cell_to` and `cell_where`.

        What a text names also comes as `NAME_items`, a list of things under the names that the game has for them, and
        the first of these as `NAME_sort`, the second as `NAME_rest`: the sort of a thing and its particulars.
        """
        args: dict[str, object] = {}
        for field in dataclasses.fields(told):
            value = getattr(told, field.name)
            if field.name == "seat" or field.name.endswith("_seat"):
                args[field.name] = names[value] if 0 <= value < len(names) else ""
            elif field.name.endswith("seats"):
                args[field.name] = self.listed([names[seat] for seat in value])
                args[f"{field.name}_count"] = len(value)
                others = [names[seat] for seat in value if seat != you]
                args[f"{field.name}_others"], args[f"{field.name}_others_count"] = self.listed(others), len(others)
            elif isinstance(value, tuple):
                args[field.name] = ", ".join(map(str, value))
                args[f"{field.name}_count"] = len(value)
            else:
                args[field.name] = int(value) if isinstance(value, int) else str(value)
                if field.name == "cell":
                    args |= {f"cell_{how}": self.place(game, str(value), place, how) for how in PLACED}
        for name, things in game.telling.things(told).items():
            args[f"{name}_items"] = self.items(game, things)
            args |= {f"{name}_{part}": thing.name for part, thing in zip(("sort", "rest"), things, strict=False)}
        return args

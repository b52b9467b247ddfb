"""A view as it is read: its members, and what is told of it whoever looks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from speleo.kernel.game import Game, View
from speleo.server.wire import packed


@dataclass(frozen=True, slots=True)
class Reading:
    """How objects of a kind are read: the `names` of all members as they are written, where each is, and what reads."""

    names: tuple[bytes, ...]
    places: dict[str, int]
    values: Callable[[object], tuple[Any, ...]]


@lru_cache(64)
def reading(kind: Hashable) -> Reading:
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    places = {name: at for at, name in enumerate(names)}
    return Reading(tuple(b"%b:" % packed(name) for name in names), places, attrgetter(*names))


class Sight(NamedTuple):
    """A view with its members, and what is told of it whoever looks.

    `own` are the places of the members that are each viewer's own, if all others are the same for everybody now.
    """

    view: View
    values: Sequence[Any]
    rules: tuple[str, ...]
    secret: bool
    private: bool
    own: Sequence[int] | None = None

    @classmethod
    def of(cls, game: Game, view: View) -> Sight:
        values = reading(type(view)).values(view)  # type: ignore[arg-type]
        telling = game.telling
        return cls(view, values, telling.rules_now(view), telling.secret(view), telling.private(view))

    def through_other_eyes(self, own: dict[str, Any]) -> Sight:
        """The same with other values of what is each viewer's own."""
        known = reading(type(self.view))  # type: ignore[arg-type]
        values = list(self.values)
        for name, value in own.items():
            values[known.places[name]] = value
        view = type(self.view)(*values)
        return Sight(view, values, self.rules, self.secret, self.private, self.own)

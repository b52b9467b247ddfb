"""What a game hands over at the edge: actions that are taken, events that are told, views that are shown."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, ClassVar

from speleo.kernel.telling import Thing

if TYPE_CHECKING:
    from speleo.kernel.game import Game


@dataclasses.dataclass(frozen=True, slots=True)
class Action:
    """Something an actor does. Every game derives its own, named in the imperative.

    >>> import speleo
    >>> speleo.game("cave").parse_action("move n")
    Move(way='n', how='walk')
    """

    tag: ClassVar[str]

    @property
    def notation(self) -> str:
        """How the action is written in records and scenarios."""
        raise NotImplementedError


@dataclasses.dataclass(frozen=True, slots=True)
class ActionFacts:
    """An action for whoever does not know its game: as it is written, its kind, and its facts by their names.

    `things` are what its texts name.
    """

    action: str
    kind: str
    values: dict[str, Any]
    things: dict[str, tuple[Thing, ...]] = dataclasses.field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, action: Action) -> ActionFacts:
        return cls(action.notation, action.tag, dataclasses.asdict(action), game.telling.things(action))


@dataclasses.dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Every game derives its own, named in the past tense; none holds a secret.

    >>> import speleo
    >>> event = speleo.game("diamant").match(seats=2).act(speleo.CHANCE, "treasure 5").events[0]
    >>> event.share, event.values["share"]
    (2, '2')
    """

    @property
    def values(self) -> dict[str, str]:
        """What stands in each field, as people write it."""
        return {field.name: _plain(field.name, getattr(self, field.name)) for field in dataclasses.fields(self)}

    @property
    def notation(self) -> str:
        """The event in words, such as `RelicTaken seat=1 value=5`."""
        return " ".join([type(self).__name__, *(f"{name}={value}" for name, value in self.values.items())])


def _plain(name: str, value: Any) -> str:
    """A value as people count: seats from 1."""
    if name == "seat":
        return str(value + 1)
    if isinstance(value, tuple):
        return ",".join(_plain("seat" if name.endswith("seats") else "", item) for item in value) or "none"
    return str(value)


@dataclasses.dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may see. Every game derives its own from `State.seen_by` alone.

    >>> import speleo
    >>> view = speleo.game("diamant").match(seats=2).view(0)
    >>> view.expedition, view.deck_size, view.seats[1].chest
    (1, 35, 0)
    """

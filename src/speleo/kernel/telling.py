"""What is told of a game, said once for every screen: which events are loud, what is asked, which rules apply."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, TypeVar

if TYPE_CHECKING:
    from speleo.kernel.engine.state import State
    from speleo.kernel.game import Action, Event
    from speleo.kernel.place import Place

V = TypeVar("V")
Manner = Literal["plain", "quiet", "headline", "alarm"]


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence of the catalogue by its key. Arguments called `seat` and `seats` are shown as names.

    An argument that is a saying itself is said first.
    """

    key: str
    args: Mapping[str, str | int | tuple[int, ...] | Saying] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Mood:
    """What music follows: its piece in the score, and values of the table, taken from what the viewer sees."""

    piece: str
    values: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that a text in notation names, and how many of it: four of `prov` in `4 prov, rope`, then a `rope`."""

    name: str
    count: int = 1


def each_word(text: str) -> tuple[Thing, ...]:
    """What is named by the sort of thing it is, and then its particulars: the tile `W NES`."""
    return tuple([Thing(word) for word in text.split(" ")])


class Telling(Generic[V]):
    """How a game is told. This one serves a game that has nothing to add."""

    quiet: ClassVar[tuple[type[Event], ...]] = ()
    """Events that stay out of the log."""
    headlines: ClassVar[tuple[type[Event], ...]] = ()
    """Events that begin a new part of the log."""
    alarming: ClassVar[tuple[type[Event], ...]] = ()
    """Events that everybody should notice."""
    sounds: ClassVar[Mapping[type[Event], str]] = {}
    """The effect of the score that is heard with an event."""
    named: ClassVar[Mapping[str, Callable[[str], tuple[Thing, ...]]]] = {}
    """By the name of a field of events or actions: what its text names, so that no screen has to read notation."""

    def things(self, told: Event | Action) -> dict[str, tuple[Thing, ...]]:
        """What the texts of an event or action name, by field."""
        texts = ((field, getattr(told, field, None)) for field in self.named)
        return {field: self.named[field](text) for field, text in texts if isinstance(text, str)}

    def manner(self, kind: type[Event]) -> Manner:
        """How an event of this kind is told."""
        if kind in self.quiet:
            return "quiet"
        if kind in self.headlines:
            return "headline"
        return "alarm" if kind in self.alarming else "plain"

    def sound(self, event: Event) -> str:
        """The effect that is heard with an event; empty: none."""
        return self.sounds.get(type(event), "")

    def mood(self, view: V) -> Mood | None:
        """What music follows in the eyes of a viewer; None: there is none."""
        return None

    def place(self, state: State, told: Event | Action) -> Place | None:
        """Where an event happened or an action leads, as it can be said in the state right after or before it."""
        return None

    def rules_now(self, view: V) -> tuple[str, ...]:
        """The rules that apply now, whoever looks; none: the whole book."""
        return ()

    def prompt(self, view: V, viewer: int, asked: tuple[int, ...]) -> Saying:
        """What is asked of whom, as the viewer is told; `asked` are the seats that must act."""
        if not asked:
            return Saying("prompt-nobody")
        return Saying("prompt-you") if viewer in asked else Saying("prompt-others", {"seats": asked})

    def warnings(self, view: V) -> tuple[Saying, ...]:
        """What is dangerous or about to end."""
        return ()

    def deeds(self, view: V, legal: frozenset[str]) -> tuple[str, ...]:
        """The kinds of action that are shown to whoever is asked, in this order, legal or not."""
        return ()

    def secret(self, view: V) -> bool:
        """Whether a seat may have secrets from another now, whoever looks."""
        return True

    def private(self, view: V) -> bool:
        """Whether others must look away already while a seat decides, since it sees or shows what is its own."""
        return self.secret(view)


class OpenTelling(Telling[V]):
    """How a game is told in which nothing is ever secret."""

    def secret(self, view: V) -> bool:
        return False

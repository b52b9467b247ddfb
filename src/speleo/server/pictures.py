"""A picture in parts, each with the entry since which it is as it is, so that only what changed need be sent."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import Any

from speleo.kernel.game import View
from speleo.kernel.outcome import Outcome
from speleo.kernel.telling import Mood, Saying
from speleo.server.undoing import UndoOffer
from speleo.server.wire import object_of, packed


@dataclass(frozen=True, slots=True)
class Frame:
    """What a seat or a spectator is told and may do now, around the `view` of the game; `legal` are its entries.

    `deeds` are the kinds of action to show, legal or not, `rules` those that apply now; `secret` says whether a seat
    may have secrets from another now. `on_offer` are seats of bots that this seat may take over. `mood` is what music
    follows.
    """

    seat: int | None
    legal: list[dict[str, Any]]
    deeds: tuple[str, ...]
    rules: tuple[str, ...]
    prompt: Saying
    warnings: tuple[Saying, ...]
    secret: bool
    mood: Mood | None
    to_act: tuple[int, ...]
    undo: UndoOffer | None
    on_offer: list[int]
    outcome: Outcome | dict[str, Any] | None


def whole_of(view: View, frame: Frame) -> dict[str, Any]:
    """A picture that is sent once, as it is."""
    return {"view": view, **{field.name: getattr(frame, field.name) for field in fields(frame)}}


class Parts:
    """The members of one object, written as JSON."""

    __slots__ = ("since", "texts")

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.since: list[int] = []

    def put(self, at: int, text: bytes, seq: int) -> None:
        """A member as it is after that entry."""
        if at == len(self.texts):
            self.texts.append(text)
            self.since.append(seq)
        elif self.texts[at] != text:
            self.texts[at], self.since[at] = text, seq

    def changed(self, seq: int) -> list[bytes]:
        """The members that are not as they were after that entry."""
        return [text for text, since in zip(self.texts, self.since, strict=True) if since > seq]


class Common:
    """The latest view through anybody's eyes: what others see alike is written once for all of them."""

    __slots__ = ("texts", "values")

    def __init__(self) -> None:
        self.values: tuple[Any, ...] = ()
        self.texts: list[bytes] = []


class Picture:
    """What one viewer sees and may do; `moment` is the one that it shows."""

    __slots__ = ("frame", "moment", "values", "view")

    def __init__(self) -> None:
        self.moment = -1
        self.values: tuple[Any, ...] = ()
        self.view = Parts()
        self.frame = Parts()

    def show(self, view: View, frame: Frame, seq: int, common: Common) -> None:
        """A view and what stands around it, after that entry."""
        names, values_of = reading(type(view))  # type: ignore[arg-type]
        values, texts = values_of(view), []
        for at, value in enumerate(values):
            if self.values and self.values[at] == value:
                texts.append(self.view.texts[at])
                continue
            alike = bool(common.values) and common.values[at] == value
            text = common.texts[at] if alike else names[at] + packed(value)
            self.view.put(at, text, seq)
            texts.append(text)
        self.values = common.values = values
        common.texts = texts
        names, values_of = reading(Frame)
        for at, (name, value) in enumerate(zip(names, values_of(frame), strict=True)):
            self.frame.put(at, name + packed(value), seq)

    def whole(self) -> bytes:
        return object_of([b'"view":%b' % object_of(self.view.texts), *self.frame.texts])

    def changed(self, seq: int) -> bytes:
        """What is not as it was after that entry; `view` has only the members that changed."""
        return object_of([b'"view":%b' % object_of(self.view.changed(seq)), *self.frame.changed(seq)])


@lru_cache(64)
def reading(kind: type[View | Frame]) -> tuple[tuple[bytes, ...], Any]:
    """The names of all members as they are written, and what reads them."""
    names = [field.name for field in fields(kind)]
    return tuple(b"%b:" % packed(name) for name in names), attrgetter(*names)

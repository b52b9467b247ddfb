"""A picture in parts, each with the entry since which it is as it is, so that only what changed need be sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import Any

from speleo.kernel.game import View
from speleo.kernel.offer import Offer
from speleo.kernel.outcome import Outcome
from speleo.kernel.telling import Mood, Saying
from speleo.server.undoing import UndoOffer
from speleo.server.wire import object_of, packed


@dataclass(slots=True)
class Frame:
    """What a seat or a spectator is told and may do now, around the `view` of the game; `legal` are its entries.

    `deeds` are the kinds of action to show, legal or not, `rules` those that apply now; `secret` says whether a seat
    may have secrets from another now, `private` whether others must look away while it decides. `on_offer` are seats
    of bots that this seat may take over. `mood` is what music follows.
    """

    seat: int | None
    legal: list[dict[str, Any]]
    deeds: tuple[str, ...]
    rules: tuple[str, ...]
    prompt: Saying
    warnings: tuple[Saying, ...]
    secret: bool
    mood: Mood | None
    private: bool
    to_act: tuple[int, ...]
    undo: UndoOffer | None
    on_offer: list[int]
    outcome: Outcome | dict[str, Any] | None


def whole_of(view: View, frame: Frame) -> dict[str, Any]:
    """A picture that is sent once, as it is."""
    return {"view": view, **{field.name: getattr(frame, field.name) for field in fields(frame)}}


class Parts:
    """The members of one object, as they are and as they are written, each with the entry since which it is so."""

    __slots__ = ("since", "texts", "values")

    def __init__(self) -> None:
        self.values: tuple[Any, ...] = ()
        self.texts: list[bytes] = []
        self.since: list[int] = []

    def show(self, names: tuple[bytes, ...], values: tuple[Any, ...], seq: int, like: Parts | None = None) -> None:
        """The members as they are after that entry; what somebody else was shown alike is written already."""
        known = self.values
        if not known:
            self.texts, self.since = [b""] * len(values), [seq] * len(values)
        for at, value in enumerate(values):
            if known and (known[at] is value or known[at] == value):
                continue
            written = like is not None and like.values[at] == value
            self.texts[at] = like.texts[at] if like is not None and written else names[at] + packed(value)
            self.since[at] = seq
        self.values = values

    def changed(self, seq: int) -> list[bytes]:
        """The members that are not as they were after that entry."""
        return [text for text, since in zip(self.texts, self.since, strict=True) if since > seq]


class Picture:
    """What one viewer sees and may do; `moment` is the one that it shows.

    `legal` are the entries of `offers`, each with whether its seat could take it back alone.
    """

    __slots__ = ("frame", "legal", "moment", "offers", "view")

    def __init__(self) -> None:
        self.moment = -1
        self.view = Parts()
        self.frame = Parts()
        self.offers: list[tuple[Offer, bool]] = []
        self.legal: list[dict[str, Any]] = []

    def entries(self, offers: list[tuple[Offer, bool]]) -> list[dict[str, Any]]:
        """Offers on the wire, made anew only if they are not those that were there before."""
        if self.offers != offers:
            self.offers, self.legal = offers, [legal_entry(offer, back) for offer, back in offers]
        return self.legal

    def whole(self) -> bytes:
        return object_of([b'"view":%b' % object_of(self.view.texts), *self.frame.texts])

    def changed(self, seq: int) -> bytes:
        """What is not as it was after that entry; `view` has only the members that changed."""
        return object_of([b'"view":%b' % object_of(self.view.changed(seq)), *self.frame.changed(seq)])


def legal_entry(offer: Offer, back: bool) -> dict[str, Any]:
    """An offer on the wire; its cell, its place in words, its counts, and that it goes back, where it does."""
    action = offer.action
    entry = {"action": action.notation, "kind": action.tag, "values": action, "price": offer.price}
    if offer.at is not None:
        entry["at"] = offer.at
    if offer.place is not None:
        entry["place"] = offer.place
    if offer.counts is not None:
        entry["counts"] = offer.counts
    if back:
        entry["back"] = True
    return entry


@dataclass(frozen=True, slots=True)
class Reading:
    """How objects of a kind are read: the `names` of all members as they are written, where each is, and what reads."""

    names: tuple[bytes, ...]
    places: dict[str, int]
    values: Callable[[object], tuple[Any, ...]]


@lru_cache(64)
def reading(kind: type[View | Frame]) -> Reading:
    names = [field.name for field in fields(kind)]
    places = {name: at for at, name in enumerate(names)}
    return Reading(tuple(b"%b:" % packed(name) for name in names), places, attrgetter(*names))


FRAME = reading(Frame)

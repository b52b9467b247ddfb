"""A picture in parts, each with the entry since which it is as it is, so that only what changed need be sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from speleo.kernel.game import Game, View
from speleo.kernel.offer import Offer
from speleo.kernel.outcome import Outcome
from speleo.kernel.telling import Mood, Saying
from speleo.server.sight import reading
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
    outcome: Outcome | None


@dataclass(slots=True)
class WholePicture(Frame):
    __doc__ = Frame.__doc__
    view: View


def whole_of(view: View, frame: Frame) -> WholePicture:
    """A picture that is sent once, as it is."""
    return WholePicture(**{field.name: getattr(frame, field.name) for field in fields(frame)}, view=view)


NEVER = -1
UNSEEN = object()
"""Is no value of any member."""


class Parts:
    """The members of one object, as they are and as they are written, each with the entry since which it is so.

    They were last shown at the entry `at`, after `earlier`: `fresh` are the places of those that changed then, and
    `common` those of them that nobody has as their own, then or before. `moment` is that at which all who looked saw
    the same but for what is their `own`, or NEVER, and `before` the one before it.
    """

    __slots__ = ("at", "before", "common", "earlier", "fresh", "moment", "own", "since", "texts", "values")

    def __init__(self) -> None:
        self.values: Sequence[Any] = ()
        self.texts: list[bytes] = []
        self.since: list[int] = []
        self.fresh: list[int] = []
        self.common: list[int] = []
        self.own: Sequence[int] = ()
        self.at = self.earlier = self.moment = self.before = NEVER

    def show(
        self,
        names: tuple[bytes, ...],
        values: Sequence[Any],
        seq: int,
        moment: int = NEVER,
        own: Sequence[int] = (),
        like: Parts | None = None,
    ) -> None:
        """The members as they are after that entry; what somebody else was shown alike is written already.

        Who was shown what they were, at this moment and at the one before, is shown the same but for the places that
        are or were `own`.
        """
        known, fresh = self.values, list[int]()
        theirs, written = (like.values, like.texts) if like is not None else ((), [])
        places: Iterable[int] = range(len(values))
        apart = own if own is self.own or own == self.own else {*own, *self.own}
        alike = like is not None and like.moment == moment != NEVER and like.before == self.moment != NEVER
        if not known:
            known, self.texts, self.since = [UNSEEN] * len(values), [b""] * len(values), [seq] * len(values)
        elif like is not None and alike:
            fresh, places = like.common.copy(), apart
        texts, since = self.texts, self.since
        for at in fresh:
            texts[at], since[at] = written[at], seq
        for at in places:
            value, was = values[at], known[at]
            if was is value or was == value:
                continue
            texts[at] = written[at] if theirs and theirs[at] == value else names[at] + packed(value)
            since[at] = seq
            fresh.append(at)
        self.common = like.common if like is not None and alike else [at for at in fresh if at not in apart]
        self.values, self.fresh, self.own = values, fresh, own
        self.earlier, self.at = self.at, seq
        self.before, self.moment = self.moment, moment

    def changed(self, seq: int) -> list[bytes]:
        """The members that are not as they were after that entry."""
        if seq >= self.at:
            return []
        if seq >= self.earlier:
            return [self.texts[at] for at in self.fresh]
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

    def entries(self, game: Game, offers: list[tuple[Offer, bool]]) -> list[dict[str, Any]]:
        """Offers on the wire, made anew only if they are not those that were there before."""
        if self.offers != offers:
            self.offers, self.legal = offers, [legal_entry(game, offer, back) for offer, back in offers]
        return self.legal

    def whole(self) -> bytes:
        return object_of([b'"view":%b' % object_of(self.view.texts), *self.frame.texts])

    def changed(self, seq: int) -> bytes:
        """What is not as it was after that entry; `view` has only the members that changed."""
        return object_of([b'"view":%b' % object_of(self.view.changed(seq)), *self.frame.changed(seq)])


def legal_entry(game: Game, offer: Offer, back: bool) -> dict[str, Any]:
    """An offer on the wire; what it names, its cell, its place in words, its counts, and that it goes back, where it
    does."""
    action = offer.action
    entry = {"action": action.notation, "kind": action.tag, "values": action, "price": offer.price}
    if things := game.telling.things(action):
        entry["things"] = things
    if offer.at is not None:
        entry["at"] = offer.at
    if offer.place is not None:
        entry["place"] = offer.place
    if offer.counts is not None:
        entry["counts"] = offer.counts
    if back:
        entry["back"] = True
    return entry


FRAME = reading(Frame)
OWN = [FRAME.places[name] for name in ("seat", "legal", "deeds", "prompt", "warnings", "mood", "undo", "on_offer")]
"""The places of what is each viewer's own; the rest is told whoever looks."""

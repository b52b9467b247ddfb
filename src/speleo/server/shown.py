"""What may be seen of a table, as JSON, made once for each viewer and kept until something happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from speleo.kernel.engine.state import SPECTATOR, State
from speleo.kernel.fairness import BY_DRAW
from speleo.kernel.game import Game, View
from speleo.kernel.match import Match
from speleo.kernel.offer import Offer
from speleo.kernel.outcome import Outcome
from speleo.kernel.retracing import goes_back
from speleo.server.facts import Facts, SeatFacts
from speleo.server.looks import colours
from speleo.server.phases import OVER, RUNNING, WAITING
from speleo.server.pictures import Common, Frame, Picture
from speleo.server.relief import on_offer
from speleo.server.spoken import code_of
from speleo.server.undoing import UndoOffer, consent
from speleo.server.wire import member

if TYPE_CHECKING:
    from speleo.server.table import Table

LASTING = tuple(field.name for field in fields(Facts) if field.name != "seq")
"""The facts that do not change with every entry."""


class Shown:
    """Facts are for everybody who knows the table, a picture for one viewer.

    `moment` counts what changed pictures; `alike` is a view that serves all eyes at one. `facts_since` is the entry
    since which the facts are as they are. `record` is the public one as it was after an entry, if anybody asked for it.
    It does not know its table, or both would stay in memory until Python looks for cycles.
    """

    def __init__(self) -> None:
        self.moment = 0
        self.pictures: dict[int, Picture] = {}
        self.common = Common()
        self.alike: tuple[View | None, int] = (None, 0)
        self.body = b""
        self.of: tuple[object, ...] = ()
        self.outdated = True
        self.facts_since = 0
        self.record = (0, "")

    def forget(self, kind: str) -> None:
        """Something happened. An action alone changes few of the facts, and talk nothing at all."""
        if kind != "said":
            self.moment += 1
            if kind != "acted":
                self.outdated = True

    def facts(self, table: Table) -> bytes:
        """What everybody who knows the table may know of it."""
        of = (table.phase, table.play.asked, table.seats.knock)
        if self.outdated or self.of != of or table.clocks.terms.any:
            made = facts_of(table)
            body = b",".join([member(name, getattr(made, name)) for name in LASTING])
            if body != self.body:
                self.body, self.facts_since = body, table.story.seq
            self.of, self.outdated = of, False
        return b'{%b,"seq":%d}' % (self.body, table.story.seq)

    def view(self, game: Game, state: State, viewer: int) -> View:
        """The same through all eyes is made for the first who looks."""
        seen, moment = self.alike
        if seen is not None and moment == self.moment:
            return replace(seen, viewer=None if viewer == SPECTATOR else viewer)  # type: ignore[call-arg]
        made = game.view(state, viewer)
        if game.all_see_alike(state):
            self.alike = made, self.moment
        return made

    def picture(self, table: Table, viewer: int) -> Picture | None:
        """What a seat, or SPECTATOR, may see and do now. Made of the kernel's views alone."""
        match = table.play.match
        if match is None:
            return None
        found = self.pictures.get(viewer)
        if found is None:
            found = self.pictures[viewer] = Picture()
        if found.moment != self.moment:
            found.moment = self.moment
            found.show(*picture_data(table, match, viewer), table.story.seq, self.common)
        return found


def facts_of(table: Table) -> Facts:
    plan, asked, knock, sealing = table.plan, table.play.asked, table.seats.knock, table.sealing
    sealable = table.phase == WAITING and sealing.numbering == BY_DRAW
    return Facts(
        id=table.key,
        code=code_of(table.key),
        title=plan.title,
        game=plan.game,
        edition=plan.edition,
        options=plan.options,
        listed=plan.listed,
        turn_seconds=plan.turn_seconds,
        match_seconds=plan.match_seconds,
        clocks=table.clocks.facts,
        phase=table.phase,
        seats=seat_facts(table),
        commitment=sealing.promise,
        sealing=sealing.facts(len(table.seats.chairs)) if sealable else None,
        undo=asked,
        free_undo=plan.free_undo,
        taken_back=table.play.taken_back,
        knock=None if knock is None else knock.facts,
        next_table=table.next_table,
        seq=table.story.seq,
    )


def seat_facts(table: Table) -> list[SeatFacts]:
    """Who sits where, in which colour, and who of them made the table."""
    hosts, chairs = table.seats.of(table.seats.host), table.seats.chairs
    worn = colours(chairs)
    return [chair.facts(worn[seat], seat in hosts) for seat, chair in enumerate(chairs)]


def picture_data(table: Table, match: Match, viewer: int) -> tuple[View, Frame]:
    """The view, and what stands around it."""
    game, state, seat = table.game, match.state, viewer if viewer >= 0 else None
    running, actors = table.phase == RUNNING, table.actors()
    offers = offers_of(table, match, seat) if seat is not None and running else []
    view = table.shown.view(game, state, viewer)
    undo = None if seat is None or not running else undo_offer(table, match, seat)
    outcome = table.outcome() if table.phase == OVER else None
    beside = [] if seat is None else on_offer(table, seat)
    return view, framed(game, view, viewer, actors, offers, undo, outcome, beside)


def offers_of(table: Table, match: Match, seat: int) -> list[Offer]:
    """What a seat may do, and what of it it could take back without asking anybody."""
    game, state = table.game, match.state
    others = [chair.kind for at, chair in enumerate(table.seats.chairs) if at != seat]
    free = table.plan.free_undo and all(kind == "bot" for kind in others)
    return [
        replace(offer, back=free or goes_back(game, state, seat, offer.action)) for offer in game.offers(state, seat)
    ]


def undo_offer(table: Table, match: Match, seat: int) -> UndoOffer | None:
    """To where a seat could take back its latest step, which people would have to agree, and who never does."""
    steps = match.steps
    for at in range(len(steps) - 1, -1, -1):
        if steps[at].actor == seat:
            to = steps[at - 1].serial if at else 0
            found = consent(table, seat, to)
            return UndoOffer(to, found.people, found.against)
    return None


def legal_entry(offer: Offer) -> dict[str, Any]:
    """An offer on the wire; its cell, its place in words, its counts, and that it goes back, where it does."""
    action = offer.action
    entry = {"action": action.notation, "kind": action.tag, "values": action, "price": offer.price}
    if offer.at is not None:
        entry["at"] = offer.at
    if offer.place is not None:
        entry["place"] = offer.place
    if offer.counts is not None:
        entry["counts"] = offer.counts
    if offer.back:
        entry["back"] = True
    return entry


def framed(
    game: Game,
    view: View,
    viewer: int,
    asked: tuple[int, ...],
    offers: list[Offer],
    undo: UndoOffer | None,
    outcome: Outcome | dict[str, Any] | None,
    on_offer: Sequence[int] = (),
) -> Frame:
    """What every screen tells of a view in the same way; `asked` are the seats that must act."""
    telling = game.telling
    kinds = frozenset(offer.action.tag for offer in offers)
    return Frame(
        seat=viewer if viewer >= 0 else None,
        legal=[legal_entry(offer) for offer in offers],
        deeds=telling.deeds(view, kinds) if kinds else (),
        rules=telling.rules_now(view),
        prompt=telling.prompt(view, viewer, asked),
        warnings=telling.warnings(view),
        secret=telling.secret(view),
        mood=telling.mood(view),
        to_act=asked,
        undo=undo,
        on_offer=list(on_offer),
        outcome=outcome,
    )

"""What may be seen of a table, as JSON, made once for each viewer and kept until something happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from speleo.kernel.engine.state import State
from speleo.kernel.fairness import BY_DRAW
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.offer import Offer
from speleo.kernel.outcome import Outcome
from speleo.kernel.retracing import which_go_back
from speleo.server.facts import Facts, SeatFacts
from speleo.server.hinting import may_take_hints
from speleo.server.looks import colours
from speleo.server.phases import OVER, RUNNING, WAITING
from speleo.server.pictures import FRAME, NEVER, OWN, Frame, Picture
from speleo.server.relief import on_offer
from speleo.server.sight import Sight, reading
from speleo.server.spoken import code_of
from speleo.server.undoing import UndoOffer, consent
from speleo.server.wire import member

if TYPE_CHECKING:
    from speleo.server.table import Table

LASTING = tuple(field.name for field in fields(Facts) if field.name != "seq")
"""The facts that do not change with every entry."""


class Shown:
    """Facts are for everybody who knows the table, a picture for one viewer.

    `moment` counts what changed pictures; `alike` is what serves all eyes at one, `latest` the picture that was made
    last. `facts_since` is the entry since which the facts are as they are. `record` is the public one as it was after
    an entry, if anybody asked for it. It does not know its table, or both would stay in memory until Python looks for
    cycles.
    """

    def __init__(self) -> None:
        self.moment = 0
        self.pictures: dict[int, Picture] = {}
        self.alike: tuple[int, Sight | None] = (0, None)
        self.latest: Picture | None = None
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

    def facts(self, table: Table, since: int = -1) -> bytes:
        """What everybody who knows the table may know of it; nothing if only the number of the entry is another."""
        of = (table.phase, table.play.asked, table.seats.knock)
        timed = table.plan.turn_seconds or table.plan.match_seconds
        if self.outdated or self.of != of or timed:
            made = facts_of(table)
            body = b",".join([member(name, getattr(made, name)) for name in LASTING])
            if body != self.body:
                self.body, self.facts_since = body, table.story.seq
            self.of, self.outdated = of, False
        return b'{%b,"seq":%d}' % (self.body, table.story.seq) if self.facts_since > since else b""

    def sight(self, game: Game, state: State, viewer: int) -> Sight:
        """The same through all eyes is made for the first who looks, but for what is each viewer's own."""
        moment, seen = self.alike
        if seen is not None and moment == self.moment:
            return seen.through_other_eyes(game.own_members(state, viewer))
        made = Sight.of(game, game.view(state, viewer))
        if game.all_see_alike(state):
            places = reading(type(made.view)).places  # type: ignore[arg-type]
            own = [places[name] for name in game.own_members(state, viewer)]
            made = made._replace(own=own)
            self.alike = self.moment, made
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
            found.moment, seq = self.moment, table.story.seq
            sight = self.sight(table.game, match.state, viewer)
            names = reading(type(sight.view)).names  # type: ignore[arg-type]
            alike = self.moment if sight.own is not None else NEVER
            frame = FRAME.values(frame_of(table, match, viewer, sight, found))
            like = self.latest or found
            found.view.show(names, sight.values, seq, alike, sight.own or (), like.view)
            found.frame.show(FRAME.names, frame, seq, self.moment, OWN, like.frame)
            self.latest = found
        return found


def facts_of(table: Table) -> Facts:
    """What everybody who knows a table may know of it."""
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
        hints=plan.hints,
        hints_now=may_take_hints(table),
        hints_taken=[table.play.hints[seat] for seat in range(len(table.seats.chairs))],
        knock=None if knock is None else knock.facts,
        next_table=table.next_table,
        seq=table.story.seq,
    )


def seat_facts(table: Table) -> list[SeatFacts]:
    """Who sits where, in which colour, and who of them made the table."""
    hosts, chairs = table.seats.of(table.seats.host), table.seats.chairs
    worn = colours(chairs)
    return [chair.facts(worn[seat], seat in hosts) for seat, chair in enumerate(chairs)]


def frame_of(table: Table, match: Match, viewer: int, sight: Sight, picture: Picture) -> Frame:
    """What stands around a view of the match as it is now."""
    game, running = table.game, table.phase == RUNNING
    if viewer < 0:
        return framed(game, sight, viewer, table.actors, outcome=table.outcome() if table.phase == OVER else None)
    offers = offers_of(table, match, viewer) if running else []
    return framed(
        game,
        sight,
        viewer,
        table.actors,
        picture.entries(game, offers),
        undo_offer(table, match, viewer) if running else None,
        table.outcome() if table.phase == OVER else None,
        on_offer(table, viewer),
    )


def offers_of(table: Table, match: Match, seat: int) -> list[tuple[Offer, bool]]:
    """What a seat may do, each with whether it could take it back at once without asking anybody."""
    offers = table.game.offers(match.state, seat)
    if table.plan.free_undo and all(chair.kind == "bot" or at == seat for at, chair in enumerate(table.seats.chairs)):
        return [(offer, True) for offer in offers]
    goes_back = which_go_back(table.game, match.state, seat, table.actors, offers) if offers else ()
    return list(zip(offers, goes_back, strict=True))


def undo_offer(table: Table, match: Match, seat: int) -> UndoOffer | None:
    """To where a seat could take back its latest step, which people would have to agree, and who never does."""
    steps, own = match.steps, False
    for step in reversed(steps):
        if own:
            return consent(table, seat, step.serial).offer
        own = step.actor == seat
    return consent(table, seat, 0).offer if own else None


def framed(
    game: Game,
    sight: Sight,
    viewer: int,
    asked: tuple[int, ...],
    legal: list[dict[str, Any]] | None = None,
    undo: UndoOffer | None = None,
    outcome: Outcome | None = None,
    on_offer: Sequence[int] = (),
) -> Frame:
    """What every screen tells of a view in the same way; `asked` are the seats that must act."""
    return Frame(
        seat=viewer if viewer >= 0 else None,
        legal=legal or [],
        deeds=game.telling.deeds(sight.view, frozenset([entry["kind"] for entry in legal])) if legal else (),
        rules=sight.rules,
        prompt=game.telling.prompt(sight.view, viewer, asked),
        warnings=game.telling.warnings(sight.view),
        secret=sight.secret,
        mood=game.telling.mood(sight.view),
        private=sight.private,
        to_act=asked,
        undo=undo,
        on_offer=list(on_offer),
        outcome=outcome,
    )

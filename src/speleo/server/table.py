"""One table: what follows from its log. It changes only by folding in the next entry, which is on the disk by then."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Any

from speleo.kernel.errors import SpeleoError
from speleo.kernel.fairness import SealedDealer, commitment
from speleo.kernel.game import Event, Game
from speleo.kernel.match import Match
from speleo.server.chairs import Chair
from speleo.server.entries import Entry
from speleo.server.errors import Refused
from speleo.server.plan import Plan, plan_from
from speleo.server.tokens import holds
from speleo.server.wire import event_data, packed

WAITING, RUNNING, OVER = "waiting", "running", "over"
MOVES = ("started", "acted", "undone", "returned", "claimed")
"""What winds the clocks up again."""


class UndoAsked:
    """A seat wants to go back to just after a step; `agreed` have said yes so far."""

    def __init__(self, seat: int, to: int, needs: tuple[int, ...]) -> None:
        self.seat = seat
        self.to = to
        self.needs = needs
        self.agreed: list[int] = []


class Table:
    """`lock` is held by whoever writes the next entry; `listeners` are woken after every entry.

    `exported` is the public record as it was after an entry, if anybody asked for it.
    """

    def __init__(self, key: str, seed: bytes) -> None:
        self.key = key
        self.seed = seed
        self.seq = 0
        self.phase = WAITING
        self.chairs: list[Chair] = []
        self.host = ""
        self.entropy: list[tuple[int, str]] = []
        self.offers: dict[str, dict[str, Any]] = {}
        self.clients: dict[str, int] = {}
        self.asked: UndoAsked | None = None
        self.next_table = ""
        self.feeds: dict[str, list[int]] = {}
        self.moved_at = 0.0
        self.story: list[bytes] = []
        self.loud_seq = 0
        self.own_seq: dict[int, int] = {}
        self.match: Match | None = None
        self.first_sitters: list[Chair] = []
        self.exported = (0, "")
        self.pictures: dict[int, bytes] = {}
        self.facts_text = b""
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.touched = self.moved = time.monotonic()

    plan: Plan
    game: Game
    dealer: SealedDealer

    # what is the case

    @property
    def playing(self) -> Match:
        """The match, which must be running."""
        if self.phase != RUNNING or self.match is None:
            raise Refused(409, "not-running", "the match is not running")
        return self.match

    def actors(self) -> tuple[int, ...]:
        return self.game.actors(self.match.state) if self.match is not None and self.phase == RUNNING else ()

    def bot_to_act(self) -> int | None:
        return next((seat for seat in self.actors() if self.chairs[seat].bot), None)

    def seats_of(self, holder: str) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if holds(holder, chair.holders))

    def is_host(self, holder: str) -> bool:
        return holds(holder, (self.host,))

    def mark(self) -> str:
        """A fingerprint of the position, to notice a log that replays differently."""
        if self.match is None:
            return ""
        return hashlib.blake2s(self.game.write(self.match.state).encode(), digest_size=6).hexdigest()

    def stale_for(self, seat: int, version: int) -> bool:
        """Whether something happened since that version which the seat should have seen before it acts.

        Other seats' choices in the same round do not count: all choose at the same time.
        """
        return version < max(self.loud_seq, self.own_seq.get(seat, 0))

    # what happens

    def fold(self, entry: Entry, check: bool = False) -> None:
        assert entry.seq == self.seq + 1, f"entry {entry.seq} after {self.seq}"
        if check and "mark" in entry.data and entry.data["mark"] != self.mark():
            raise Refused(409, "other-rules", f"this match was played by other rules before entry {entry.seq}")
        events: list[Event] = getattr(self, f"on_{entry.kind}")(entry.data, entry.seq) or []
        self.seq = entry.seq
        if entry.client is not None:
            self.clients[entry.client] = entry.seq
        told = [event_data(event) for event in events]
        self.story.append(
            packed({"seq": entry.seq, "at": entry.at, "what": entry.kind, **entry.public, "events": told})
        )
        self.pictures.clear()
        self.facts_text = b""
        if entry.kind in MOVES:
            self.moved, self.moved_at = time.monotonic(), entry.at

    def wake(self) -> None:
        for listener in self.listeners:
            listener.set()

    def on_created(self, data: dict[str, Any], seq: int) -> None:
        self.plan = plan_from(data["plan"])
        self.game = self.plan.rules
        self.host = data["host"]
        self.chairs = [Chair.read(kept) for kept in data["chairs"]]

    def on_claimed(self, data: dict[str, Any], seq: int) -> None:
        self.chairs[data["seat"]].take(data["holder"], data["name"])

    def on_left(self, data: dict[str, Any], seq: int) -> None:
        self.chairs[data["seat"]].clear()

    def on_seated(self, data: dict[str, Any], seq: int) -> None:
        chair = self.chairs[data["seat"]]
        chair.bot = data["bot"]
        if chair.kind == "open":
            chair.kind = "bot"

    def on_returned(self, data: dict[str, Any], seq: int) -> None:
        self.chairs[data["seat"]].bot = ""

    def on_resigned(self, data: dict[str, Any], seq: int) -> None:
        chair = self.chairs[data["seat"]]
        chair.bot, chair.resigned = data["bot"], True

    def on_entropy(self, data: dict[str, Any], seq: int) -> None:
        self.entropy.append((data["seat"], data["text"]))

    def on_said(self, data: dict[str, Any], seq: int) -> None:
        return None

    def on_offered(self, data: dict[str, Any], seq: int) -> None:
        self.offers[data["code"]] = data

    def on_arrived(self, data: dict[str, Any], seq: int) -> None:
        offer = self.offers.pop(data["code"])
        for seat in data["seats"]:
            chair = self.chairs[seat]
            chair.holders = (data["holder"],) if offer["give"] else (*chair.holders, data["holder"])
            if data["name"]:
                chair.name = data["name"]

    def on_renewed(self, data: dict[str, Any], seq: int) -> None:
        self.next_table = data["table"]

    def on_subscribed(self, data: dict[str, Any], seq: int) -> None:
        self.feeds[data["code"]] = data["seats"]

    def on_started(self, data: dict[str, Any], seq: int) -> list[Event]:
        self.match = self.plan.begin()
        self.dealer = SealedDealer(self.seed, self.entropy)
        self.first_sitters = [Chair.read(chair.kept) for chair in self.chairs]
        self.phase = RUNNING
        self.loud_seq = seq
        return self.dealt()

    def on_acted(self, data: dict[str, Any], seq: int) -> list[Event]:
        match, seat = self.playing, data["seat"]
        before = set(self.actors()) - {seat}
        step = match.act(seat, self.game.parse_action(data["action"]))
        events = [*step.events, *self.dealt()]
        self.own_seq[seat] = seq
        if match.steps[-1] is not step or step.reveals or set(self.actors()) - {seat} != before:
            self.loud_seq = seq
        self.asked = None
        return events

    def on_asked(self, data: dict[str, Any], seq: int) -> None:
        self.asked = UndoAsked(data["seat"], data["to"], tuple(data["needs"]))

    def on_answered(self, data: dict[str, Any], seq: int) -> None:
        if not data["agree"]:
            self.asked = None
        elif self.asked is not None:
            self.asked.agreed.append(data["seat"])

    def on_undone(self, data: dict[str, Any], seq: int) -> list[Event]:
        self.playing.undo(data["seat"], data["to"], tuple(data["agreed"]))
        self.asked = None
        self.loud_seq = seq
        return self.dealt()

    def dealt(self) -> list[Event]:
        """Let Chance act for as long as it is to act."""
        match = self.playing
        events = [event for step in match.deal(self.dealer) for event in step.events]
        if match.over:
            self.phase = OVER
            self.asked = None
        return events

    # what may be seen

    def facts(self) -> bytes:
        """What everybody who knows the table may know of it, as JSON."""
        if not self.facts_text:
            self.facts_text = packed(self.facts_data())
        return self.facts_text

    def facts_data(self) -> dict[str, Any]:
        asked = self.asked
        return {
            "id": self.key,
            "title": self.plan.title,
            "game": self.plan.game,
            "edition": self.plan.edition,
            "options": self.plan.options,
            "listed": self.plan.listed,
            "turn_seconds": self.plan.turn_seconds,
            "phase": self.phase,
            "seats": [chair.facts for chair in self.chairs],
            "commitment": "" if self.plan.record else commitment(self.seed),
            "undo": None if asked is None else {"seat": asked.seat, "to": asked.to, "agreed": asked.agreed},
            "next_table": self.next_table,
            "seq": self.seq,
        }

    def picture(self, viewer: int) -> bytes:
        """What a seat, or SPECTATOR, may see and do now, as JSON. Made of the kernel's views alone."""
        found = self.pictures.get(viewer)
        if found is None:
            found = self.pictures[viewer] = packed(self.picture_data(viewer))
        return found

    def picture_data(self, viewer: int) -> dict[str, Any] | None:
        if self.match is None:
            return None
        state, seat = self.match.state, viewer if viewer >= 0 else None
        legal = self.game.legal_actions(state, viewer) if seat is not None and self.phase == RUNNING else []
        return {
            "seat": seat,
            "view": self.game.view(state, viewer),
            "legal": [
                {
                    "action": action.notation,
                    "kind": action.tag,
                    "values": action,
                    "price": self.game.price(state, viewer, action),
                }
                for action in legal
            ],
            "to_act": self.actors(),
            "undo": None if seat is None else self.undo_offer(seat),
            "outcome": self.game.outcome(state) if self.phase == OVER else None,
        }

    def undo_offer(self, seat: int) -> dict[str, Any] | None:
        """To where a seat could take back its latest step, and who would have to agree."""
        if self.match is None or self.phase != RUNNING:
            return None
        steps = self.match.steps
        for at in range(len(steps) - 1, -1, -1):
            if steps[at].actor == seat:
                to = steps[at - 1].serial if at else 0
                return {"to": to, "needs": self.match.undo_needs(seat, to)}
        return None


def folded(key: str, seed: bytes, entries: list[Entry]) -> Table:
    """A table read from storage."""
    table = Table(key, seed)
    for entry in entries:
        try:
            table.fold(entry, check=True)
        except Refused:
            raise
        except SpeleoError as error:
            raise Refused(409, "other-rules", f"entry {entry.seq} does not fit these rules: {error}") from None
    return table

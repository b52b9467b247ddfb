"""One table: what follows from its log. It changes only by folding in the next entry, which is on the disk by then."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import deque
from typing import TYPE_CHECKING, Any, Protocol

from speleo.kernel.errors import SpeleoError
from speleo.kernel.fairness import SealedDealer
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.server import moments
from speleo.server.chairs import Chair
from speleo.server.clocks import Clocks
from speleo.server.entries import Entry
from speleo.server.errors import Refused
from speleo.server.happenings import HAPPENINGS, UndoAsked
from speleo.server.phases import RUNNING, WAITING
from speleo.server.plan import Plan
from speleo.server.shown import Shown
from speleo.server.tokens import holds
from speleo.server.wire import event_data, packed

if TYPE_CHECKING:
    from speleo.server.desk import Submission

QUIET = ("acted", "said", "asked", "answered", "undone")
"""What changes nothing about who sits where."""
MARK_EVERY = 4
log = logging.getLogger("speleo.table")
MOVES = ("started", "acted", "undone", "returned", "claimed")
"""What winds the clocks up again."""


class Listener(Protocol):
    """Somebody who looks at a table and shows what is new when it is woken."""

    def wake(self) -> None: ...

    def meet(self, company: bytes) -> None: ...

    def seats(self) -> tuple[int, ...]: ...


class Table:
    """`writing`: the next entry is on its way to the disk, and `pending` submissions wait for it.

    `heard` is the latest entry that other processes told of since storage was asked. `unshown` counts entries of which
    the listeners have not been told. `exported` is the public record as it was after
    an entry, if anybody asked for it.
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
        self.shown = Shown(self)
        self.sitting = 0
        self.writing = False
        self.heard = 0
        self.pending: deque[Submission] = deque()
        self.unshown = 0
        self.waking: asyncio.Handle | None = None
        self.gathering: asyncio.Handle | None = None
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.clocks = Clocks()
        self.wanted: dict[int, str] = {}
        self.newly_due: frozenset[int] = frozenset()
        self.last_at = 0.0
        self.touched = moments.steady()

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
        """Now and then the fingerprint of the position, to notice a log that replays differently; else nothing."""
        return "" if self.seq % MARK_EVERY else self.fingerprint()

    def fingerprint(self) -> str:
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
        if check and entry.data.get("mark") and entry.data["mark"] != self.fingerprint():
            raise Refused(409, "other-rules", f"this match was played by other rules before entry {entry.seq}")
        events = HAPPENINGS[entry.kind](self, entry.data, entry.seq) or []
        self.seq = entry.seq
        if entry.client is not None:
            self.clients[entry.client] = entry.seq
        told = [event_data(event) for event in events]
        self.story.append(
            packed({"seq": entry.seq, "at": entry.at, "what": entry.kind, **entry.public, "events": told})
        )
        self.unshown += 1
        self.shown.forget(entry.kind)
        if entry.kind not in QUIET:
            self.sitting += 1
        self.last_at = entry.at
        if entry.kind in MOVES:
            self.moved_at = entry.at
        self.clocks.tick(entry.data.get("took", 0.0), entry.kind in MOVES)
        self.look_who_is_due(entry)

    def look_who_is_due(self, entry: Entry) -> None:
        due = frozenset(seat for seat in self.actors() if not self.chairs[seat].bot)
        acted = {entry.data["seat"]} if entry.kind == "acted" else ()
        self.newly_due = due.difference(self.clocks.due.difference(acted))
        self.clocks.due = due

    def wake(self) -> None:
        """Soon, so that what else is ready now is told at the same time."""
        if self.waking is None:
            self.waking = asyncio.get_running_loop().call_soon(self.woken)

    def woken(self) -> None:
        self.waking, self.unshown = None, 0
        for listener in list(self.listeners):
            try:
                listener.wake()
            except Exception:
                log.exception("a listener could not be told")

    def facts(self) -> bytes:
        return self.shown.facts()

    def facts_data(self) -> dict[str, Any]:
        return self.shown.facts_data()

    def picture(self, viewer: int) -> bytes:
        return self.shown.picture(viewer)


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
    if entries[-1].kind != "created":
        table.clocks.wind(table.last_at, table.moved_at)
    return table

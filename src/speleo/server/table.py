"""One table: what follows from its log. It changes only by folding in the next entry, which is on the disk by then."""

from __future__ import annotations

import hashlib

from speleo.kernel.errors import SpeleoError
from speleo.kernel.fairness import SEED_BYTES
from speleo.kernel.game import Game
from speleo.kernel.match import Match, Told
from speleo.kernel.outcome import Outcome
from speleo.server import moments
from speleo.server.audience import Audience
from speleo.server.clocks import Clocks
from speleo.server.entries import LogEntry
from speleo.server.errors import Damaged, Refused
from speleo.server.facts import Phase
from speleo.server.happenings import HAPPENINGS, started_then
from speleo.server.keepsake import Keepsake
from speleo.server.phases import RUNNING, WAITING
from speleo.server.plan import Plan, is_foreign
from speleo.server.play import Play
from speleo.server.queueing import Queue
from speleo.server.relief import Rest
from speleo.server.sealing import Sealing
from speleo.server.seats import Seats
from speleo.server.shown import Shown
from speleo.server.storage.kept import Note
from speleo.server.story import Story
from speleo.server.wire import ToldEvent, event_data

QUIET = (
    "acted",
    "said",
    "kept",
    "asked",
    "answered",
    "undone",
    "pledged",
    "sealed",
    "revealed",
    "lapsed",
    "emoted",
    "nudged",
    "hinted",
)
"""What changes nothing about who sits where."""
MARK_EVERY = 8
WAKE_SECONDS = 30.0
"""So long before a clock runs out a table is in memory again; so long a bot may be silent before somebody looks."""
GROWTH = 1.1
"""Counting what everybody has stored need not be more exact while a table is in memory."""
MOVES = ("started", "acted", "undone", "returned", "claimed", "took")
"""What winds the clocks up again."""
PLAYED = ("started", "acted", "asked", "answered", "undone")
"""What only the rules that a match was played by can carry out."""
OVERTAKING = ("acted", "undone", "claimed", "left", "seated", "returned", "resigned", "arrived", "took")
"""What makes a request to go back void: the match, or those who would agree, are not what they were."""


class Table:
    """Each part holds what one concern needs: the log, the seats, the deal, the match, the time, who waits, who looks.

    `actors` must act now; nobody unless a match is running. `kept` is the keepsake of a finished match as it is written
    down, `past` the same if the rules are others now. `noted` is what the storage was last told of it beside its log.
    """

    def __init__(self, key: str, seed: bytes) -> None:
        self.key = key
        self.phase: Phase = WAITING
        self.actors: tuple[int, ...] = ()
        self.next_table = ""
        self.story = Story()
        self.seats = Seats()
        self.sealing = Sealing(seed)
        self.play = Play()
        self.clocks = Clocks()
        self.kept = ""
        self.past: Keepsake | None = None
        self.noted: Note | None = None
        self.shown = Shown()
        self.queue = Queue()
        self.audience = Audience()
        self.rest = Rest()

    plan: Plan
    game: Game

    # what is the case

    @property
    def playing(self) -> Match:
        """The match, which must be running."""
        if self.phase != RUNNING or self.play.match is None:
            raise Refused(409, "not-running", "the match is not running")
        return self.play.match

    def bot_to_act(self) -> int | None:
        for seat in self.actors:
            if self.seats.chairs[seat].bot:
                return seat
        return None

    def mark(self) -> str:
        """Now and then the fingerprint of the position, to notice a log that replays differently; else nothing."""
        return "" if self.story.seq % MARK_EVERY else self.fingerprint()

    def fingerprint(self) -> str:
        if self.play.match is None:
            return ""
        return hashlib.blake2s(self.game.write(self.play.match.state).encode(), digest_size=6).hexdigest()

    @property
    def played_by(self) -> str:
        """The beginning of a sentence on a log that these rules do not lead along."""
        said = f"this match was begun by rules version {self.plan.rules_version} of {self.plan.game}, here is version"
        return f"{said} {self.game.rules_version}, and it went another way"

    def note(self) -> Note:
        """What is to be known of it without its log."""
        return Note(self.key, self.phase not in (WAITING, RUNNING), self.story.size, self.wakes_at())

    def news(self) -> Note | None:
        """The note, if it says more than the last one: what a table takes is noted whenever it has grown by a part."""
        note, last = self.note(), self.noted
        grown = last is None or note.bytes > last.bytes * GROWTH
        if last is not None and not grown and (note.over, note.wakes_at) == (last.over, last.wakes_at):
            return None
        self.noted = note
        return note

    def wakes_at(self) -> float | None:
        """When somebody has to look after the table, in seconds since 1970."""
        if self.phase != RUNNING:
            return None
        if self.bot_to_act() is not None:
            return moments.time_of_day() + WAKE_SECONDS
        left = self.clocks.soonest()
        return None if left is None else moments.time_of_day() + left - WAKE_SECONDS

    def outcome(self) -> Outcome | None:
        """How the match ended, by the rules that it was played by."""
        if self.past is not None:
            return self.past.ended
        return None if self.play.match is None else self.game.outcome(self.play.match.state)

    # what happens

    def fold(self, entry: LogEntry, check: bool = False) -> None:
        """Take in an entry that is on the disk: everything else about a table follows from it."""
        assert entry.seq == self.story.seq + 1, f"entry {entry.seq} after {self.story.seq}"
        if check and entry.data.get("mark") and entry.data["mark"] != self.fingerprint():
            raise Refused(409, "other-rules", f"{self.played_by} before entry {entry.seq}")
        asked = self.play.asked
        events = self.carry_out(entry)
        facts = {"seq": entry.seq, "at": entry.at, "what": entry.kind, **entry.public, "events": events}
        if self.play.match is not None and entry.kind in PLAYED:
            facts["serial"] = self.play.match.serial
        if asked is not None and self.play.asked is not asked and entry.data.get("request") != asked.request:
            facts["void"] = asked.request
        if self.past is not None:
            facts |= self.past.told.get(str(entry.seq), {})
        if "headline" in [one.get("manner") for one in events]:
            self.rest.begin(entry.seq)
        self.story.add(entry, facts)
        self.play.strides.append(0 if self.play.match is None else self.play.match.serial)
        self.shown.forget(entry.kind)
        self.audience.unshown += 1
        self.seats.changes += entry.kind not in QUIET
        people = frozenset([seat for seat in self.actors if not self.seats.chairs[seat].bot])
        acted = entry.data["seat"] if entry.kind == "acted" else None
        self.clocks.tick(entry.at, entry.data.get("took", 0.0), entry.kind in MOVES, people, acted)

    def carry_out(self, entry: LogEntry) -> list[ToldEvent]:
        """What an entry leads to: events of the game, as they are told."""
        events: list[Told] = []
        if self.past is None or entry.kind not in PLAYED:
            events = HAPPENINGS[entry.kind](self, entry.data, entry.seq) or []
        elif entry.kind == "started":
            started_then(self, self.past)
        if entry.kind in OVERTAKING:
            self.play.asked = None
        return [event_data(self.game, event, place) for event, place in events]


def folded(key: str, seed: bytes, entries: list[LogEntry]) -> Table:
    """A table read from storage; Damaged if what is kept there makes no sense."""
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise Damaged("the seed is not one")
    if not entries or entries[0].kind != "created":
        raise Damaged("there are no entries" if not entries else "the first entry does not make a table")
    try:
        table = carried_out(Table(key, seed), entries)
    except Refused as refused:
        kept = next((entry.data["keepsake"] for entry in entries if entry.kind == "kept"), None)
        if kept is None or refused.problem != "other-rules":
            raise
        table = Table(key, seed)
        table.past = Keepsake.read(kept)
        table = carried_out(table, entries)
    if table.phase == WAITING and is_foreign(entries[0].data):
        table.play.begun = table.plan.begin()
    if entries[-1].kind != "created":
        table.clocks.wind()
    return table


def carried_out(table: Table, entries: list[LogEntry]) -> Table:
    """The table after these entries; a log that these rules cannot follow is refused, a broken one is named."""
    for number, entry in enumerate(entries, 1):
        try:
            table.fold(entry, check=table.past is None)
        except Refused:
            raise
        except SpeleoError as error:
            raise Refused(409, "other-rules", f"{table.played_by} at entry {entry.seq}: {error}") from None
        except Exception as error:
            raise Damaged(f"entry {number} cannot be read ({type(error).__name__})") from error
    return table

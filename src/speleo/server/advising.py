"""Hints for people at tables: made by the workers in which bots think, a few at a time, and not too often."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import TYPE_CHECKING

from speleo.server import moments
from speleo.server.errors import Refused
from speleo.server.hinting import check_hint, moment, take_hint
from speleo.server.quotas import limited, maker_of, place
from speleo.server.thinking import Thinkers, thought
from speleo.server.worker import WorkerLost

if TYPE_CHECKING:
    from speleo.server.hall import Hall

MINUTE = 60.0
KEPT = 200
"""So many hints are kept: who asks again for the same position gets the same one, and it counts once."""
MOST_KNOWN = 20_000

Moment = tuple[str, int, int]
"""A table, a seat, and the entry that it has seen before it decides."""


class Advisers:
    """`asked` remembers when each address asked in the last minute, `busy` the tables that wait for a hint."""

    def __init__(self, thinkers: Thinkers, most: int, queue: int) -> None:
        self.thinkers = thinkers
        self.most = most
        self.queue = queue
        self.asked: dict[str, deque[float]] = {}
        self.busy: set[str] = set()
        self.known: OrderedDict[Moment, bytes] = OrderedDict()

    async def hint(self, hall: Hall, key: str, holder: str, seat: int, address: str) -> bytes:
        """The hint as JSON. It is shown only when the log says that it was taken."""
        table = await hall.table(key)
        check_hint(table, holder, seat)
        at = moment(table, seat)
        found = self.known.get((key, seat, at))
        if found is not None:
            return found
        self.check_room(key, address)
        self.busy.add(key)
        try:
            found = await self.thinkers.ask({**thought(table, seat), "task": "hint"}, maker_of(address))
            await hall.perform(key, take_hint(holder, seat, at))
        except WorkerLost:
            raise Refused(503, "busy", "the bots have no answer to this: try again") from None
        finally:
            self.busy.discard(key)
        self.known[key, seat, at] = found
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return found

    def check_room(self, key: str, address: str) -> None:
        """Refused if an address asks too often, or too many wait."""
        if key in self.busy:
            raise limited("hints", 429, "many-hints", "a hint for this table is being thought of")
        if self.queue and len(self.busy) >= self.queue:
            raise limited("hints", 503, "busy", "too many hints are being thought of: try again soon")
        now, name = moments.steady(), place(address)
        if self.most and name:
            if name not in self.asked and len(self.asked) >= MOST_KNOWN:
                self.asked = {one: times for one, times in self.asked.items() if now - times[-1] < MINUTE}
            times = self.asked.setdefault(name, deque())
            while times and now - times[0] >= MINUTE:
                times.popleft()
            if len(times) >= self.most:
                raise limited("hints", 429, "many-hints", "too many hints were asked for from here: wait a minute")
            times.append(now)

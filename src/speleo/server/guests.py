"""Named guests: no account, no password, no address; whoever has the recovery code has the shelf."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections import deque

from speleo.server import moments
from speleo.server.errors import Refused
from speleo.server.quotas import HOUR, MOST_KNOWN, Turns, limited, place
from speleo.server.settings import Settings
from speleo.server.storage.kept import DAY, Guests, KeptMatch

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""32 signs that cannot be mixed up when they are read aloud; I and L are read as 1, O as 0."""
LENGTH = 16
"""16 of 32 signs are 80 random bits: too many to guess, so a plain hash is enough to keep it safely."""
TRIES_SECONDS = 600.0
MOST_NOTED = 1000
"""So many moments of one address are remembered; no limit is higher."""
LOOKALIKES = str.maketrans("ILO", "110")


def new_code() -> str:
    """Such as `K7FQ-2MND-81XA-RT5C`."""
    signs = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(signs[at : at + 4] for at in range(0, LENGTH, 4))


def hashed_code(text: str) -> str:
    """The hash under which a code is kept, however it was typed; empty if it can be none."""
    signs = re.sub(r"[\s-]", "", text[:60]).upper().translate(LOOKALIKES)
    if len(signs) != LENGTH or not set(signs) <= set(LETTERS):
        return ""
    return hashlib.sha256(b"speleo guest\0" + signs.encode()).hexdigest()


class Lately:
    """How often an address did something in a stretch of time; who was quiet for so long is forgotten."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.times: dict[str, deque[float]] = {}

    def count(self, address: str) -> int:
        times, past = self.times.get(place(address)), moments.steady() - self.seconds
        while times and times[0] <= past:
            times.popleft()
        return len(times) if times else 0

    def note(self, address: str) -> None:
        name, now = place(address), moments.steady()
        if name not in self.times and len(self.times) >= MOST_KNOWN:
            recent = {known: times for known, times in self.times.items() if times and now - times[-1] < self.seconds}
            self.times = recent if len(recent) < MOST_KNOWN else {}
        self.times.setdefault(name, deque(maxlen=MOST_NOTED)).append(now)


class GuestBook:
    """Guests and their shelves, within the limits of the host."""

    def __init__(self, settings: Settings, kept: Guests) -> None:
        self.settings = settings
        self.kept = kept
        self.made = Lately(HOUR)
        self.wrong = Lately(TRIES_SECONDS)
        self.turns = Turns()

    async def welcome(self, name: str, address: str) -> str:
        """A new guest; the code is told once and kept as a hash."""
        settings, code = self.settings, new_code()
        async with self.turns.of(address):
            if settings.guests_per_hour and self.made.count(address) >= settings.guests_per_hour:
                raise limited(
                    "guests_per_hour", 429, "many-guests", "too many guests were made from here: wait an hour"
                )
            if settings.guests and await self.kept.count() >= settings.guests:
                raise limited("guests", 503, "full", "this server has no room for more guests")
            self.made.note(address)
            await self.kept.add(hashed_code(code), name, moments.time_of_day())
        return code

    async def known(self, code: str, address: str) -> tuple[str, str]:
        """The guest whose code that is, and the name; wrong codes of an address are counted."""
        tries, guest = self.settings.guest_tries, hashed_code(code)
        async with self.turns.of(address):
            if tries and self.wrong.count(address) >= tries:
                raise limited("guest_tries", 429, "many-tries", "too many wrong codes came from here: wait ten minutes")
            name = await self.kept.name_of(guest) if guest else None
            if name is None:
                self.wrong.note(address)
                raise Refused(403, "no-guest", "there is no guest with this code")
        await self.kept.seen(guest, moments.time_of_day())
        return guest, name

    async def keep(self, guest: str, kept: KeptMatch) -> None:
        await self.kept.keep(guest, kept, self.settings.guest_matches)

    async def leave(self, guest: str) -> None:
        """A guest goes, with everything."""
        await self.kept.leave(guest)

    async def prune(self) -> None:
        """Guests who have not been here for long go too."""
        if self.settings.guest_days:
            await self.kept.prune(moments.time_of_day() - self.settings.guest_days * DAY)

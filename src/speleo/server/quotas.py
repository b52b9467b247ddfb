"""How much of the server one address may have."""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
from collections import Counter, deque
from functools import lru_cache
from weakref import WeakValueDictionary

from speleo.server import moments
from speleo.server.errors import Refused
from speleo.server.metrics import LIMITED
from speleo.server.plan import Plan
from speleo.server.settings import Settings
from speleo.server.storage.kept import Account, Ledger

HOUR = 3600.0
MEGABYTE = 1_000_000
MOST_KNOWN = 20_000
SMALL = 1000
"""What a table takes at least, in bytes."""


@lru_cache(4096)
def place(address: str) -> str:
    """The address as it is counted: IPv6 by the first 64 bits, which are one household's."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def maker_of(address: str) -> str:
    """20 bits of a hash: enough to count what an address has, too few to tell whose it is."""
    return hashlib.sha256(place(address).encode()).hexdigest()[:5] if address else ""


def limited(limit: str, status: int, problem: str, said: str, rule: str = "") -> Refused:
    """A refusal that is counted in `/metrics`."""
    LIMITED.labels(limit).inc()
    return Refused(status, problem, said, rule)


class Turns:
    """A lock for each address, held from looking at what it has until it has more.

    Of many that come at once, each would else find as little there as the first.
    """

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, address: str) -> asyncio.Lock:
        """It is there for as long as somebody holds it or waits for it."""
        return self.locks.setdefault(place(address), asyncio.Lock())


class Quotas:
    """`made` remembers when tables were made in the last hour, `sockets` who is connected.

    `turns` are for those who make tables and list them.
    """

    def __init__(self, settings: Settings, ledger: Ledger) -> None:
        self.settings = settings
        self.ledger = ledger
        self.made: dict[str, deque[float]] = {}
        self.sockets: Counter[str] = Counter()
        self.turns = Turns()

    async def check_table(self, address: str, plan: Plan) -> None:
        """Whether an address may make another table; an empty one is the server itself."""
        if not address:
            return
        settings, size = self.settings, len(plan.box) + len(plan.record) + SMALL
        if settings.tables_per_hour and len(self.lately(place(address))) >= settings.tables_per_hour:
            raise limited("tables_per_hour", 429, "many-tables", "too many tables were made from here: wait an hour")
        account = await self.ledger.account(maker_of(address))
        if settings.open_tables and account.unfinished >= settings.open_tables:
            raise limited("open_tables", 429, "many-tables", "too many tables of yours are open: finish or delete some")
        if plan.listed:
            self.check_listed(account)
        if settings.address_megabytes and account.bytes + size > settings.address_megabytes * MEGABYTE:
            raise limited("address_megabytes", 429, "many-tables", "your tables take too much room: delete some")
        most = settings.storage_megabytes * MEGABYTE
        if most and await self.ledger.bytes_in_all() + size > most:
            raise limited("storage_megabytes", 503, "full", "this server has no room for more tables")
        self.lately(place(address)).append(moments.steady())

    async def check_listing(self, address: str) -> None:
        """Whether an address may have another table of its own on the public list."""
        self.check_listed(await self.ledger.account(maker_of(address)))

    def check_listed(self, account: Account) -> None:
        if self.settings.listed_tables and account.listed >= self.settings.listed_tables:
            raise limited("listed_tables", 429, "many-tables", "too many tables of yours are on the public list")

    def lately(self, name: str) -> deque[float]:
        """When an address made tables in the last hour."""
        now = moments.steady()
        if name not in self.made and len(self.made) >= MOST_KNOWN:
            self.made = {known: times for known, times in self.made.items() if times and now - times[-1] < HOUR}
        times = self.made.setdefault(name, deque())
        while times and now - times[0] >= HOUR:
            times.popleft()
        return times

    def may_connect(self, address: str) -> bool:
        """Whether an address may have another live connection, which counts from now on if it may."""
        name, most = place(address), self.settings.address_sockets
        if self.sockets.total() >= self.settings.sockets:
            LIMITED.labels("sockets").inc()
            return False
        if most and self.sockets[name] >= most:
            LIMITED.labels("address_sockets").inc()
            return False
        self.sockets[name] += 1
        return True

    def disconnected(self, address: str) -> None:
        name = place(address)
        self.sockets[name] -= 1
        if self.sockets[name] <= 0:
            del self.sockets[name]

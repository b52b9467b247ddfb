"""News of what other processes wrote: none is lost, whatever this process is doing meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from speleo.server import commands
from speleo.server.bus import heard
from speleo.server.chairs import Chair
from speleo.server.entries import LogEntry
from speleo.server.errors import StoreDown
from speleo.server.hall import Hall
from speleo.server.plan import Plan
from speleo.server.settings import Settings
from speleo.server.storage.form import upgrade
from speleo.server.storage.kept import Kept
from speleo.server.storage.store import Store, store_for
from speleo.server.table import Table


class Slow(Store):
    """Its answers to what was missed arrive when they are let through, and as often as wanted not at all."""

    def __init__(self, inner: Store) -> None:
        super().__init__(inner.engine, inner.commits)
        self.through = asyncio.Event()
        self.asked = 0
        self.failures = 0

    async def since(self, key: str, seq: int) -> list[LogEntry]:
        found = await super().since(key, seq)
        self.asked += 1
        await self.through.wait()
        if self.failures:
            self.failures -= 1
            raise StoreDown
        return found


class Looker:
    """Notes what a table showed whenever it woke its listeners."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.saw: list[int] = []
        table.audience.listeners.add(self)

    def wake(self) -> None:
        self.saw.append(self.table.story.seq)

    def meet(self, company: bytes) -> None:
        """Who is here does not matter to it."""

    def seats(self) -> tuple[int, ...]:
        return ()

    def watching(self) -> bool:
        return True

    async def wait_for(self, seq: int) -> None:
        async with asyncio.timeout(5):
            while seq not in self.saw:
                await asyncio.sleep(0.005)


class Two:
    """Two halls on one database, as two processes have them; news is carried by hand. Ada sits at a table."""

    def __init__(self, url: str) -> None:
        self.store = Slow(store_for(url))
        self.here = Hall(Settings(bus_url="nats://127.0.0.1"), self.store)
        self.far = store_for(url)
        self.there = Hall(Settings(bus_url="nats://127.0.0.1"), self.far)

    async def open(self) -> None:
        self.here.store.open()
        self.there.store.open()
        self.plan = Plan("diamant", None, {}, 2, "", False, 0).checked()
        table = await self.here.create(self.plan, "ada", self.chairs())
        self.key = table.key
        self.looker = Looker(table)

    def chairs(self) -> list[Chair]:
        return [Chair("person", f"P{seat}", "", ("ada",)) for seat in range(2)]

    async def say(self, hall: Hall) -> int:
        seq, _ = await hall.perform(self.key, commands.say("ada", "hello"))
        return seq

    async def asked(self, times: int) -> None:
        async with asyncio.timeout(5):
            while self.store.asked < times:
                await asyncio.sleep(0.005)

    async def has_looked(self) -> None:
        """Until nobody here looks for news any more."""
        async with asyncio.timeout(5):
            while any(getattr(task.get_coro(), "__name__", "") == "look" for task in self.here.tasks):
                await asyncio.sleep(0.005)


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    made = Two(url)
    await upgrade(made.store.engine)
    await made.open()
    yield made
    await made.here.close()
    await made.there.close()


async def test_news_of_a_later_entry_while_an_earlier_one_is_looked_up(two: Two) -> None:
    """The answer to the first question came too late for the second entry; it is asked for without more news."""
    two.here.hear(two.key, await two.say(two.there))
    await two.asked(1)
    two.here.hear(two.key, await two.say(two.there))
    two.store.through.set()
    await two.looker.wait_for(3)
    assert two.store.asked == 2


async def test_news_while_something_is_being_written_here(two: Two) -> None:
    """Both entries are shown, although the one from here lost its race for the second place."""
    two.store.through.set()
    await two.there.table(two.key)
    seq = await two.say(two.there)
    saying = asyncio.create_task(two.say(two.here))
    await asyncio.sleep(0)
    two.here.hear(two.key, seq)
    assert await saying == 3
    await two.looker.wait_for(3)


async def test_news_that_could_not_be_looked_up_is_looked_up_later(two: Two) -> None:
    two.store.failures = 2
    two.store.through.set()
    two.here.hear(two.key, await two.say(two.there))
    await two.looker.wait_for(2)
    assert two.store.asked == 3


async def test_news_that_is_not_true_is_asked_for_once(two: Two) -> None:
    """Whatever comes over the bus, nothing goes on asking for ever."""
    two.store.through.set()
    two.here.hear(two.key, 99)
    await two.asked(1)
    await two.has_looked()
    assert two.store.asked == 1
    assert await two.say(two.here) == 2


def test_news_is_a_list_of_tables_and_seqs() -> None:
    told: list[tuple[str, int]] = []

    class Ear:
        def hear(self, key: str, seq: int) -> None:
            told.append((key, seq))

    heard(Ear(), "a:1 b:22 c:x nonsense :")  # type: ignore[arg-type]
    assert told == [("a", 1), ("b", 22)]


async def test_news_of_a_table_that_is_being_loaded(two: Two) -> None:
    """It came too late for the log that was read, and is looked up when the table is there."""
    two.store.through.set()
    read = two.far.logs.read

    async def late(keys: dict[str, int]) -> Mapping[str, Kept | None]:
        kept = await read(keys)
        two.there.hear(two.key, await two.say(two.here))
        return kept

    two.far.logs.read = late
    looker = Looker(await two.there.table(two.key))
    await looker.wait_for(2)


async def test_tables_that_are_wanted_together_are_read_together(two: Two) -> None:
    keys = [two.key, *[(await two.here.create(two.plan, "ada", two.chairs())).key for _ in range(4)]]
    asked: list[int] = []
    read = two.far.logs.read

    async def counted(keys: dict[str, int]) -> Mapping[str, Kept | None]:
        asked.append(len(keys))
        return await read(keys)

    two.far.logs.read = counted
    found = await two.there.loadable([*keys, "unknown", *keys])
    assert asked == [6]
    assert [table.key for table in found] == keys * 2

"""Many requests of one address at the same moment get no more than one after another, and nobody else waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import pytest

from speleo.server.chairs import Chair
from speleo.server.errors import Refused
from speleo.server.guests import new_code
from speleo.server.hall import Hall
from speleo.server.plan import Plan
from speleo.server.quotas import maker_of
from speleo.server.settings import Settings
from speleo.server.storage.form import upgrade
from speleo.server.storage.store import store_for
from speleo.server.thinking import Thinkers
from speleo.server.web import lobby
from speleo.server.web.models import NewTerms
from speleo.server.worker import Worker

HERE, THERE = "192.0.2.1", "192.0.2.2"
MOST, CROWD = 3, 12


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    settings = Settings(database_url=url, listed_tables=MOST, guests_per_hour=MOST, guest_tries=MOST, code_guesses=MOST)
    made = Hall(settings, store_for(url))
    await upgrade(made.store.engine)  # type: ignore[attr-defined]
    made.store.open()
    yield made
    await made.close()


async def outcomes(asked: list[Awaitable[object]]) -> list[str]:
    """What became of everything that was asked at once: the problem, or nothing if it was done."""
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(one, Refused) or not isinstance(one, BaseException) for one in found), found
    return [one.problem if isinstance(one, Refused) else "" for one in found]


def plan(listed: bool) -> Plan:
    return Plan("diamant", None, {}, 2, "", listed, 0).checked()


def chairs() -> list[Chair]:
    return [Chair("person", f"P{seat}", "", ("ada",)) for seat in range(2)]


async def test_the_public_list_is_not_flooded_by_tables_made_at_once(hall: Hall) -> None:
    found = await outcomes([hall.create(plan(True), "ada", chairs(), address=HERE) for _ in range(CROWD)])
    assert sorted(found) == [""] * MOST + ["many-tables"] * (CROWD - MOST)


async def test_nor_by_tables_that_are_listed_at_once(hall: Hall) -> None:
    made = [await hall.create(plan(False), "ada", chairs(), address=HERE) for _ in range(CROWD)]
    found = await outcomes([lobby.terms(table.key, NewTerms(listed=True), hall, "ada", HERE) for table in made])
    assert sorted(found) == [""] * MOST + ["many-tables"] * (CROWD - MOST)
    assert len(await hall.store.listed(CROWD)) == MOST


async def test_codes_that_are_tried_at_once_are_counted(hall: Hall) -> None:
    found = await outcomes([lobby.find("2222-2222", hall, HERE) for _ in range(CROWD)])
    assert sorted(found) == ["many-codes"] * (CROWD - MOST) + ["no-code"] * MOST


async def test_recovery_codes_that_are_tried_at_once_are_counted(hall: Hall) -> None:
    found = await outcomes([hall.guests.known(new_code(), HERE) for _ in range(CROWD)])
    assert sorted(found) == ["many-tries"] * (CROWD - MOST) + ["no-guest"] * MOST


async def test_guests_that_are_made_at_once_are_counted(hall: Hall) -> None:
    found = await outcomes([hall.guests.welcome("Eve", HERE) for _ in range(CROWD)])
    assert sorted(found) == [""] * MOST + ["many-guests"] * (CROWD - MOST)
    assert await hall.guests.kept.count() == MOST


async def test_an_address_is_forgotten_when_nobody_of_it_waits(hall: Hall) -> None:
    await outcomes([lobby.find("2222-2222", hall, f"192.0.2.{number}") for number in range(CROWD)])
    assert len(hall.guesses.turns.locks) == 0


class OneByOne(Worker):
    """Notes who was answered, in which order."""

    answered: list[bytes] = []  # noqa: RUF012

    async def ask(self, request: bytes) -> bytes:
        await asyncio.sleep(0)
        self.answered.append(request)
        return request


async def test_bots_of_a_hundred_tables_of_one_address_keep_nobody_else_waiting() -> None:
    OneByOne.answered.clear()
    thinkers = Thinkers(Settings(bot_workers=1), OneByOne)
    many = [asyncio.create_task(thinkers.ask({"table": number}, "many")) for number in range(100)]
    await asyncio.sleep(0)
    await thinkers.ask({"table": "mine"}, "one")
    assert len(OneByOne.answered) == 2
    for job in many[50:60]:
        job.cancel()
    done = await asyncio.gather(*many, return_exceptions=True)
    assert sum(isinstance(one, bytes) for one in done) == 90
    assert (len(thinkers.free), len(thinkers.waiting)) == (1, 0)


async def test_who_made_a_table_is_known_also_when_it_comes_back_into_the_memory(hall: Hall) -> None:
    table = await hall.create(plan(False), "ada", chairs(), address=THERE)
    assert table.maker == maker_of(THERE)
    hall.forget(table)
    assert (await hall.table(table.key)).maker == maker_of(THERE)

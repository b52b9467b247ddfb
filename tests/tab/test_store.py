"""What a tab keeps of its tables, and that it is asked like a database."""

from __future__ import annotations

import pytest

from speleo.server.entries import Draft
from speleo.server.errors import Lost
from speleo.server.storage.kept import Days, Note
from speleo.tab.keeper import Forgetful
from speleo.tab.store import TabStore

SEED = bytes(range(32))


async def store_with(*keys: str) -> TabStore:
    store = TabStore(Forgetful())
    for key in keys:
        await store.create(key, SEED, True, Draft("created", {"of": key}), "ada", 10)
    return store


async def test_a_log_is_written_in_order_and_read_again() -> None:
    store = await store_with("one")
    await store.put("one", 1, [Draft("said", {"text": "a"}), Draft("said", {"text": "b"}, "client")])
    kept = await store.load("one")
    assert kept is not None
    assert kept.seed == SEED
    assert [(entry.seq, entry.data, entry.client) for entry in kept.entries] == [
        (1, {"of": "one"}, None),
        (2, {"text": "a"}, None),
        (3, {"text": "b"}, "client"),
    ]
    assert [entry.seq for entry in await store.since("one", 2)] == [3]
    assert await store.latest(["one", "none"]) == {"one": 3}
    assert await store.load("none") is None


async def test_whoever_is_late_has_lost() -> None:
    store = await store_with("one")
    await store.put("one", 1, [Draft("said", {})])
    with pytest.raises(Lost):
        await store.put("one", 1, [Draft("said", {})])
    with pytest.raises(Lost):
        await store.create("one", SEED, False, Draft("created", {}))


async def test_notes_say_what_is_open_runs_and_wakes() -> None:
    store = await store_with("one", "two")
    await store.put("one", 1, [Draft("started", {})])
    await store.write([Note("one", False, 100, 50.0), Note("two", True, 30, None), Note("gone", True, 1, None)])
    assert await store.listed(5) == ["one"]
    assert await store.running(5) == ["one"]
    assert await store.due(49.0, 5) == []
    assert await store.due(50.0, 5) == ["one"]
    account = await store.account("ada")
    assert (account.unfinished, account.listed, account.bytes) == (1, 1, 130)
    assert await store.bytes_in_all() == 130
    code = store.table_rows["one"]["code"]
    assert await store.with_code(code) == "one"
    await store.set_listed("one", False)
    assert await store.listed(5) == []


async def test_old_tables_expire_and_words_are_taken_out_of_a_log() -> None:
    keeper = Forgetful()
    store = TabStore(keeper)
    await store.create("one", SEED, False, Draft("created", {"name": "Ada"}))
    await store.rewrite("one", {1: {"name": "N. N."}})
    assert [entry.data for entry in await store.since("one", 0)] == [{"name": "N. N."}]
    last = store.table_rows["one"]["last_at"]
    assert await store.expired(Days(1.0, 1.0, 1.0), last + 86_000) == []
    assert await store.expired(Days(1.0, 1.0, 1.0), last + 87_000) == ["one"]
    assert await store.delete(["one", "none"]) == 1
    assert keeper.kept == {}
    again = TabStore(keeper)
    await again.read()
    assert again.table_rows == {}

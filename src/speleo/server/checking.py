"""Looking through the whole storage for tables that cannot be read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from speleo.server.errors import Damaged, Refused, StoreDown
from speleo.server.storage.store import Store
from speleo.server.table import folded

AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class Finding:
    """A table and what is wrong with it; nothing is if `why` is empty."""

    key: str
    why: str
    damaged: bool = False


async def looked_through(store: Store) -> AsyncIterator[Finding]:
    """Every table of the storage, in the order of their ids."""
    after = ""
    while keys := await store.keys(after, AT_ONCE):
        for key in keys:
            yield await looked_at(store, key)
        after = keys[-1]


async def looked_at(store: Store, key: str) -> Finding:
    """Whether a table can be played again from its log, by the rules as they are."""
    try:
        kept = await store.load(key)
        if kept is not None:
            folded(key, kept.seed, kept.entries)
    except Damaged as damaged:
        return Finding(key, damaged.why, damaged=True)
    except StoreDown:
        raise
    except Refused as other:
        return Finding(key, str(other))
    return Finding(key, "")

"""The log of a table: everything that happened at it, in order. A table is what follows from its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

PUBLIC: dict[str, tuple[str, ...]] = {
    "created": (),
    "claimed": ("seat", "name"),
    "left": ("seat",),
    "seated": ("seat", "bot", "why"),
    "returned": ("seat",),
    "resigned": ("seat", "bot"),
    "entropy": ("seat", "text"),
    "started": (),
    "acted": ("seat",),
    "asked": ("seat", "to"),
    "answered": ("seat", "agree"),
    "undone": ("seat", "to"),
    "said": ("seat", "name", "text"),
    "offered": (),
    "arrived": ("seats",),
    "renewed": ("table",),
    "subscribed": (),
    "wanted": (),
}
"""The kinds of entries, and which of their facts everybody may know; the others never leave the process."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is about to be written. `client` names a submission, so that a repeat is known."""

    kind: str
    data: dict[str, Any]
    client: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A written entry; `seq` counts from 1 at each table without gaps, `at` is in seconds since 1970."""

    seq: int
    at: float
    kind: str
    data: dict[str, Any]
    client: str | None = None

    @property
    def public(self) -> dict[str, Any]:
        return {key: self.data[key] for key in PUBLIC[self.kind] if key in self.data}

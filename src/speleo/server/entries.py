"""The log of a table: everything that happened at it, in order. A table is what follows from its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

PUBLIC: dict[str, tuple[str, ...]] = {
    "created": (),
    "claimed": ("seat", "name", "look"),
    "left": ("seat", "name", "why"),
    "knocked": ("seat", "name"),
    "admitted": ("request", "seats", "agree"),
    "seated": ("seat", "bot", "why", "name"),
    "returned": ("seat",),
    "resigned": ("seat", "bot"),
    "took": ("seat", "by"),
    "hinted": ("seat",),
    "entropy": ("seat", "text"),
    "pledged": ("seat", "pledge", "round"),
    "sealed": ("seats", "round"),
    "revealed": ("seat", "nonce", "round"),
    "lapsed": ("seats", "round"),
    "started": (),
    "acted": ("seat",),
    "asked": ("seat", "to", "steps"),
    "answered": ("seat", "request", "agree"),
    "undone": ("seat", "to", "request"),
    "said": ("seat", "name", "text"),
    "emoted": ("seat", "emote"),
    "nudged": ("seat", "to"),
    "dressed": ("seat", "look"),
    "renamed": ("seat", "name"),
    "readied": ("seat", "ready"),
    "agreed": ("terms",),
    "offered": (),
    "arrived": ("seats", "give", "name"),
    "renewed": ("table",),
    "subscribed": (),
    "wanted": (),
    "confirmed": (),
    "closed": ("why",),
    "kept": (),
    "forgot": ("seqs",),
}
"""The kinds of entries, and which of their facts everybody may know; the others never leave the process."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is about to be written. `client` names a submission, so that a repeat is known."""

    kind: str
    data: dict[str, Any]
    client: str | None = None


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A written entry; `seq` counts from 1 at each table without gaps, `at` is in seconds since 1970."""

    seq: int
    at: float
    kind: str
    data: dict[str, Any]
    client: str | None = None

    @property
    def public(self) -> dict[str, Any]:
        return {key: self.data[key] for key in PUBLIC[self.kind] if key in self.data}

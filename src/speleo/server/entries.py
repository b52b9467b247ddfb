"""The log of a table: everything that happened at it, in order. A table is what follows from its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from speleo.server.facts import LookFacts

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


FACTS: dict[str, Any] = {
    "seat": int,
    "name": str,
    "text": str,
    "bot": str,
    "to": int,
    "agree": bool,
    "request": int,
    "seats": list[int],
    "give": bool,
    "steps": int,
    "void": int,
    "serial": int,
    "table": str,
    "pledge": str,
    "nonce": str,
    "round": int,
    "why": str,
    "by": int,
    "seqs": list[int],
    "emote": str,
    "look": LookFacts,
    "ready": bool,
    "terms": dict[str, Any],
}
"""What each of these facts is, and of the two that a table adds: `void`, the request to go back that was overtaken, and
`serial`, how many steps the match has come."""


class Draft(NamedTuple):
    """An entry that is about to be written. `client` names a submission, so that a repeat is known."""

    kind: str
    data: dict[str, Any]
    client: str | None = None


@dataclass(slots=True)
class LogEntry:
    """A written entry, which stays as it is; `seq` counts from 1 at each table, `at` is in seconds since 1970."""

    seq: int
    at: float
    kind: str
    data: dict[str, Any]
    client: str | None = None

    @property
    def public(self) -> dict[str, Any]:
        return {key: self.data[key] for key in PUBLIC[self.kind] if key in self.data}

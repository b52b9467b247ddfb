"""The log of a table as it is told: every entry with what everybody may know of it, ready to be sent."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

import orjson

from speleo.server.entries import LogEntry
from speleo.server.talk import TALK
from speleo.server.wire import compact

TALK_PAGE = 100
"""Lines of talk that are told together."""


class Story:
    """`seq` is the latest entry and `lines[seq - 1]` tells of it; `clients` are the submissions that made entries.

    `size` counts the bytes of all of it, and `talk_bytes` of the lines of talk, whose numbers are in `talk`.
    """

    def __init__(self) -> None:
        self.seq = 0
        self.lines: list[bytes] = []
        self.clients: dict[str, int] = {}
        self.size = 0
        self.talk: list[int] = []
        self.talk_bytes = 0

    def add(self, entry: LogEntry, facts: dict[str, object]) -> None:
        """Keep an entry as everybody is told it, written once, and its place if it is talk."""
        line = compact(facts)
        self.seq = entry.seq
        self.lines.append(line)
        self.size += len(line)
        if entry.client is not None:
            self.clients[entry.client] = entry.seq
        if entry.kind in TALK:
            self.talk.append(entry.seq)
            self.talk_bytes += len(line)

    def since(self, seq: int) -> Iterable[bytes]:
        """What happened after an entry, without talk that is long past: that is read in pages."""
        if len(self.talk) <= TALK_PAGE or seq >= self.talk[-TALK_PAGE - 1]:
            return self.lines[seq:]
        old = set(self.talk[:-TALK_PAGE])
        return [line for number, line in enumerate(self.lines[seq:], seq + 1) if number not in old]

    def talk_before(self, seq: int) -> list[bytes]:
        """The last page of what was said before an entry."""
        return [self.lines[said - 1] for said in self.talk[: bisect_left(self.talk, seq)][-TALK_PAGE:]]

    def take_back(self, seqs: list[int], word: str, instead: str) -> None:
        """Tell these entries with something else instead of that word."""
        for seq in seqs:
            told = orjson.loads(self.lines[seq - 1])
            if word in told:
                self.lines[seq - 1] = compact({**told, word: instead})

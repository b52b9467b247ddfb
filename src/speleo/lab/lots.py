"""Decisions on their way into a dataset: packed lot by lot into a file, so that many matches need little memory."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from speleo.lab.seen import lasting

Row = dict[str, Any]
QUICKLY = 1
"""How hard lots are packed: their rows are much alike."""


@dataclass(frozen=True, slots=True)
class Lot:
    """The decisions of some matches, and what must be known of all lots before the first one can be written.

    `kinds` are the types of the columns by name, and `changing` those that hold lists of changing length.
    """

    number: int
    rows: int
    kinds: dict[str, type]
    changing: frozenset[str]
    words: frozenset[str]
    packed: bytes


def packed(number: int, rows: Sequence[Row]) -> Lot:
    """What a worker hands back of some matches."""
    kinds: dict[str, type] = {}
    changing, words = set[str](), set[str]()
    for row in rows:
        words.update(row["legal"])
        for name, value in row.items():
            if value is None:
                changing.add(name)
            elif name not in kinds:
                kinds[name] = type(value)
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    return Lot(number, len(rows), kinds, frozenset(changing), frozenset(words), zlib.compress(text.encode(), QUICKLY))


class Spool:
    """Lots in a file, put there as they come and taken out in their order."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w+b")
        self.places: dict[int, tuple[int, int]] = {}
        self.lots: dict[int, Lot] = {}
        self.rows = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()

    def put(self, lot: Lot) -> None:
        self.places[lot.number] = self.file.tell(), len(lot.packed)
        self.file.write(lot.packed)
        self.lots[lot.number] = Lot(lot.number, lot.rows, lot.kinds, lot.changing, lot.words, b"")
        self.rows += lot.rows

    def words(self) -> list[str]:
        """All actions that were legal at least once."""
        return sorted(set().union(*(lot.words for lot in self.lots.values())))

    def columns(self) -> dict[str, type]:
        """The columns that always have their place, in order, with their types."""
        kinds: dict[str, type] = {}
        for number in sorted(self.lots):
            for name, kind in self.lots[number].kinds.items():
                kinds.setdefault(name, kind)
        changing = set().union(*(lot.changing for lot in self.lots.values()))
        return {name: kinds[name] for name in lasting(kinds, changing)}

    def groups(self, size: int) -> Iterator[list[Row]]:
        """All rows in the order of lots, in groups of at least so many: the same ones whoever played them."""
        group: list[Row] = []
        for number in sorted(self.places):
            at, length = self.places[number]
            self.file.seek(at)
            group += json.loads(zlib.decompress(self.file.read(length)))
            if len(group) >= size:
                yield group
                group = []
        if group:
            yield group

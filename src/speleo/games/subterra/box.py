"""Chapter 1: the box as a data file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from speleo.games.subterra.engine.components import (
    CARDS,
    CAVE_IN,
    EXIT_TILE,
    HAZARDS,
    NO_ARROW,
    START_TILE,
    TILES,
    Components,
)
from speleo.games.subterra.names import HAZARD_KINDS, LEVELS, SIDE_NAMES, SORTS, arrow_sort
from speleo.grid.sides import exits_named, opposite, turned
from speleo.kernel.box_file import Fault, Keys, read, source_problems
from speleo.kernel.nearest import quoted
from speleo.kernel.setup import Box

TABLES = ("tiles", "start", "exit", "hazards", "deck")
SIZES = ("4", "5", "6")
TILE_KEYS: Keys = {
    "sort": None, "openings": None, "head": None, "dice": None, "count": None, "grade": str, "note": str,
}  # fmt: skip
KEYS: Keys = {
    "schema": "speleo-subterra/1",
    "tiles": {"source": str, "list": [TILE_KEYS]},
    "start": {"source": str, "openings": None},
    "exit": {"source": str, "openings": None},
    "hazards": {"source": str, "list": [{"kind": None, "times": None, "count": None, "levels": None}]},
    "deck": {"source": str, **{level: dict.fromkeys(SIZES) for level in LEVELS}},
}
TOTALS = {
    "plain": 16, "water": 8, "gas": 8, "cave-in": 12, "horror": 8, "squeeze": 3, "ledge": 3, "slope": 3, "scree": 3,
}  # fmt: skip
"""How many tiles of each sort there are. [SUB-COM.2]"""
POOLS = {"normal": 25, "advanced": 23, "expert": 21}
"""The least number of cards a level must have, with three extra cards. [SUB-SET.10]"""
EXTRA = 3
CARDS_IN_ALL = 30
DICE = range(1, 7)
ARROWS = tuple(sort for at, sort in enumerate(SORTS) if arrow_sort(at))
"""Sorts with a side to which they lead."""

Tile = tuple[int, int, int, int]


@lru_cache(maxsize=16)
def load(box: Box) -> Components:
    """The components of a box; BadBox names every problem. [SUB-COM.1 to SUB-COM.4]"""
    return made_of(read(box, KEYS, find_problems))


def made_of(data: dict[str, Any]) -> Components:
    """The parts of the engine that a checked data file describes."""
    counts: Counter[Tile] = Counter()
    for item in data["tiles"]["list"]:
        counts[tile_of(item)] += item["count"]
    kinds = [
        *counts,
        (EXIT_TILE, upright(exits_named(data["exit"]["openings"])), NO_ARROW, 0),
        (START_TILE, upright(exits_named(data["start"]["openings"])), NO_ARROW, 0),
    ]
    cards = [0] * (len(LEVELS) * CARDS)
    for item in data["hazards"]["list"]:
        for level in item["levels"]:
            card = HAZARD_KINDS.index(item["kind"]) + HAZARDS * (item["times"] - 1)
            cards[LEVELS.index(level) * CARDS + card] += item["count"]
    return Components(
        [kind[0] for kind in kinds],
        [kind[1] for kind in kinds],
        [kind[2] for kind in kinds],
        [kind[3] for kind in kinds],
        list(counts.values()),
        cards,
        [data["deck"][level][size] for level in LEVELS for size in SIZES],
    )


def tile_of(item: dict[str, Any]) -> Tile:
    sort = SORTS.index(item["sort"])
    exits = exits_named(item["openings"])
    if arrow_sort(sort):
        return sort, exits_named("NS"), SIDE_NAMES.index("N"), 0
    return sort, upright(exits), NO_ARROW, sum(1 << die for die in item.get("dice", ()))


def upright(exits: int) -> int:
    """The rotation in which all tiles of one shape are compared."""
    return min(turned(exits, quarters) for quarters in range(4))


def find_problems(data: dict[str, Any]) -> Iterator[str]:
    """All that is wrong with a box, part by part; without its tables and sources nothing else is looked at."""
    missing = source_problems(data, TABLES)
    if missing:
        yield from missing
        return
    yield from tile_problems(data["tiles"].get("list"))
    for table in ("start", "exit"):
        if not is_openings(data[table].get("openings")):
            yield Fault(f"{table}.openings", "must be a set of sides such as 'NES' (SUB-COM.1)", "no-sides")
    yield from hazard_problems(data["hazards"].get("list"))
    yield from deck_problems(data["deck"])


def is_openings(text: Any) -> bool:
    return isinstance(text, str) and bool(text) and bool(re.fullmatch(r"N?E?S?W?", text))


def is_count(number: Any, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= most


def tile_problems(items: Any) -> Iterator[str]:
    """What is wrong with the tiles of a data file, a line for each problem."""
    if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
        yield "tiles.list: must be a list of tiles (SUB-COM.2)"
        return
    found: Counter[str] = Counter()
    for at, item in enumerate(items):
        where = f"tiles.list[{at}]"
        sort = item.get("sort")
        if not isinstance(sort, str) or sort not in TOTALS:
            yield f"{where}.sort: must be one of {', '.join(TOTALS)}, not {quoted(sort)} (SUB-COM.2)"
            continue
        if not is_openings(item.get("openings")):
            shown = quoted(item.get("openings"))
            said = f"must be a set of sides such as 'NES', not {shown} (SUB-TRM.2)"
            yield Fault(f"{where}.openings", said, "no-sides")
        elif arrow_sort(SORTS.index(sort)) and not is_arrow(item):
            yield Fault(where, f"a {sort} is straight, and its head is one of its two openings (SUB-TIL.18)", "arrow")
        if sort == SORTS[CAVE_IN] and not is_pair(item.get("dice")):
            said = f"must be two different numbers of a die, not {quoted(item.get('dice'))} (SUB-TIL.12)"
            yield Fault(f"{where}.dice", said, "dice")
        if sort != SORTS[CAVE_IN] and "dice" in item:
            yield f"{where}.dice: only cave-in tiles show numbers (SUB-TIL.12)"
        if not arrow_sort(SORTS.index(sort)) and "head" in item:
            yield f"{where}.head: only ledges and slopes have a head (SUB-TIL.18)"
        if is_count(item.get("count"), TILES):
            found[sort] += item["count"]
        else:
            said = f"must be a whole number from 1 to {TILES}, not {quoted(item.get('count'))}"
            yield Fault(f"{where}.count", said, "range", low=1, high=TILES)
    yield from (
        Fault(
            "tiles.list",
            f"there are {total} {sort} tiles, not {found[sort]} (SUB-COM.2)",
            "sorts",
            kind=sort,
            wanted=total,
            found=found[sort],
        )
        for sort, total in TOTALS.items()
        if found[sort] != total
    )


def is_arrow(item: dict[str, Any]) -> bool:
    head = item.get("head")
    if head not in SIDE_NAMES:
        return False
    ahead = SIDE_NAMES.index(head)
    return exits_named(item["openings"]) == 1 << ahead | 1 << opposite(ahead)


def is_pair(dice: Any) -> bool:
    return (
        isinstance(dice, list)
        and len(dice) == 2
        and dice[0] != dice[1]
        and all(is_count(die, max(DICE)) for die in dice)
    )


def hazard_problems(items: Any) -> Iterator[str]:
    """What is wrong with the hazard cards and levels of a data file."""
    if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
        yield "hazards.list: must be a list of cards (SUB-COM.3)"
        return
    total = 0
    doubled: Counter[str] = Counter()
    pools: Counter[str] = Counter()
    for at, item in enumerate(items):
        where = f"hazards.list[{at}]"
        levels = item.get("levels")
        if (
            item.get("kind") not in HAZARD_KINDS
            or not is_count(item.get("times"), 2)
            or not is_count(item.get("count"), CARDS_IN_ALL)
        ):
            said = f"needs a kind ({', '.join(HAZARD_KINDS)}), times (1 or 2) and a count (SUB-COM.4)"
            yield Fault(where, said, "hazard")
            continue
        if not isinstance(levels, list) or [level for level in LEVELS if level in levels] != levels:
            yield f"{where}.levels: must be some of {', '.join(LEVELS)}, in this order, each once (SUB-SET.7)"
            continue
        total += item["count"]
        if item["times"] == 2:
            doubled[item["kind"]] += item["count"]
        for level in levels:
            pools[level] += item["count"]
    if total != CARDS_IN_ALL:
        said = f"there are {CARDS_IN_ALL} hazard cards, not {total} (SUB-COM.3)"
        yield Fault("hazards.list", said, "cards", wanted=CARDS_IN_ALL, found=total)
    yield from (
        Fault(
            "hazards.list",
            f"there is one doubled {kind} card, not {doubled[kind]} (SUB-COM.4)",
            "doubled",
            kind=kind,
            found=doubled[kind],
        )
        for kind in HAZARD_KINDS
        if doubled[kind] != 1
    )
    yield from (
        Fault(
            "hazards.list",
            f"level {level} has {pools[level]} cards, fewer than {least} (SUB-SET.10)",
            "pool",
            level=level,
            found=pools[level],
            wanted=least,
        )
        for level, least in POOLS.items()
        if pools[level] < least
    )


def deck_problems(deck: dict[str, Any]) -> Iterator[str]:
    """Sizes of the deck that no pile of the level can have."""
    for level in LEVELS:
        sizes = deck.get(level)
        for size in SIZES:
            number = sizes.get(size) if isinstance(sizes, dict) else None
            most = POOLS[level] - EXTRA
            if not is_count(number, most):
                said = f"must be a number from 1 to {most}, not {quoted(number)} (SUB-SET.8)"
                yield Fault(f"deck.{level}.{size}", said, "range", low=1, high=most)

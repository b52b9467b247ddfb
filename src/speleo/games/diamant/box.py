"""Chapter 1: the box as a data file."""

from __future__ import annotations

from typing import Any

from speleo.games.diamant.engine.cards import EXPEDITIONS, RELICS, TRAPS_OF_A_KIND, TREASURE_KINDS, Cards
from speleo.games.diamant.names import TRAPS
from speleo.kernel.box_file import Keys, read, source_problems
from speleo.kernel.nearest import quoted
from speleo.kernel.setup import Box

KEYS: Keys = {
    "schema": "speleo-diamant/1",
    "treasures": {"values": None, "source": str},
    "traps": {**dict.fromkeys(TRAPS), "source": str},
    "relics": {"count": None, "source": str},
    "small": {"expeditions": None, "source": str},
}


def load(box: Box) -> Cards:
    """The cards of a box; BadBox names every problem. [DIA-1.1, DIA-1.3]"""
    data = read(box, KEYS, find_problems)
    expeditions = data["small"]["expeditions"] if "small" in data else EXPEDITIONS
    traps = tuple(data["traps"][trap] for trap in TRAPS)
    return Cards(data["treasures"]["values"], traps, data["relics"]["count"], expeditions)


def find_problems(data: dict[str, Any]) -> list[str]:
    small = "small" in data
    problems = source_problems(data, ("treasures", "traps", "relics", *(("small",) if small else ())))
    if problems:
        return problems
    if small:
        return small_problems(data)
    return [*treasure_problems(data["treasures"].get("values")), *count_problems(data["traps"], data["relics"])]


def small_problems(data: dict[str, Any]) -> list[str]:
    """A box that says it is small may hold less of everything, if every expedition is sure to end. [DIA-1.7]"""
    counted = {
        "small.expeditions": (data["small"].get("expeditions"), 1, EXPEDITIONS),
        **{f"traps.{trap}": (data["traps"].get(trap), 0, TRAPS_OF_A_KIND) for trap in TRAPS},
        "relics.count": (data["relics"].get("count"), 0, RELICS),
    }
    problems = [
        f"{place}: must be a whole number from {low} to {high}, not {quoted(count)} (DIA-1.7)"
        for place, (count, low, high) in counted.items()
        if not is_count(count, low, high)
    ]
    values = data["treasures"].get("values")
    problems += value_problems(values)
    if isinstance(values, list) and not 1 <= len(values) <= TREASURE_KINDS:
        problems.append(
            f"treasures.values: there are 1 to {TREASURE_KINDS} treasure cards, not {len(values)} (DIA-1.7)"
        )
    if not problems and sum(max(0, data["traps"][trap] - 1) for trap in TRAPS) < data["small"]["expeditions"]:
        problems.append("traps: every expedition needs a second trap of some kind that can still end it (DIA-1.7)")
    return problems


def is_count(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def value_problems(values: Any) -> list[str]:
    if not isinstance(values, list):
        return ["treasures.values: must be a list of numbers (DIA-1.3)"]
    return [
        f"treasures.values[{at}]: must be a whole number from 1 to 99, not {quoted(value)} (DIA-1.3)"
        for at, value in enumerate(values)
        if not is_count(value, 1, 99)
    ]


def treasure_problems(values: Any) -> list[str]:
    problems = value_problems(values)
    if isinstance(values, list) and len(values) != TREASURE_KINDS:
        problems.append(f"treasures.values: there are {TREASURE_KINDS} treasure cards, not {len(values)} (DIA-1.1)")
    return problems


def count_problems(traps: dict[str, Any], relics: dict[str, Any]) -> list[str]:
    problems = [
        f"traps.{trap}: there are {TRAPS_OF_A_KIND} of each kind, not {quoted(traps.get(trap))} (DIA-1.1)"
        for trap in TRAPS
        if traps.get(trap) != TRAPS_OF_A_KIND
    ]
    if relics.get("count") != RELICS:
        problems.append(f"relics.count: there are {RELICS} relics, not {quoted(relics.get('count'))} (DIA-1.1)")
    return problems

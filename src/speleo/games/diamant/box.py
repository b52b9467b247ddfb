"""Chapter 1: the box as a data file."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from speleo.games.diamant.engine.cards import EXPEDITIONS, RELICS, TRAPS_OF_A_KIND, TREASURE_KINDS, Cards
from speleo.games.diamant.names import TRAPS
from speleo.kernel.box_file import Fault, Keys, read, source_problems
from speleo.kernel.nearest import quoted
from speleo.kernel.setup import Box

KEYS: Keys = {
    "schema": "speleo-diamant/1",
    "treasures": {"values": None, "source": str},
    "traps": {**dict.fromkeys(TRAPS), "source": str},
    "relics": {"count": None, "source": str},
    "small": {"expeditions": None, "source": str},
}
LARGEST_GEM = 99
KEPT = 16
"""Boxes that are kept as they were read."""


@lru_cache(KEPT)
def load(box: Box) -> Cards:
    """The cards of a box, which never change, so matches share them; BadBox names every problem. [DIA-1.1, DIA-1.3]"""
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
    problems: list[str] = [
        Fault(
            place,
            f"must be a whole number from {low} to {high}, not {quoted(count)} (DIA-1.7)",
            "range",
            low=low,
            high=high,
        )
        for place, (count, low, high) in counted.items()
        if not is_count(count, low, high)
    ]
    values = data["treasures"].get("values")
    problems += value_problems(values)
    if isinstance(values, list) and not 1 <= len(values) <= TREASURE_KINDS:
        problems.append(
            Fault(
                "treasures.values",
                f"there are 1 to {TREASURE_KINDS} treasure cards, not {len(values)} (DIA-1.7)",
                "cards-to",
                most=TREASURE_KINDS,
                found=len(values),
            )
        )
    if not problems and sum(max(0, data["traps"][trap] - 1) for trap in TRAPS) < data["small"]["expeditions"]:
        problems.append(
            Fault(
                "traps", "every expedition needs a second trap of some kind that can still end it (DIA-1.7)", "endless"
            )
        )
    return problems


def is_count(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def value_problems(values: Any) -> list[str]:
    """What is wrong with the gems of the treasure cards, each with its place. [DIA-1.3]"""
    if not isinstance(values, list):
        return ["treasures.values: must be a list of numbers (DIA-1.3)"]
    return [
        Fault(
            f"treasures.values[{at}]",
            f"must be a whole number from 1 to {LARGEST_GEM}, not {quoted(value)} (DIA-1.3)",
            "range",
            low=1,
            high=LARGEST_GEM,
        )
        for at, value in enumerate(values)
        if not is_count(value, 1, LARGEST_GEM)
    ]


def treasure_problems(values: Any) -> list[str]:
    problems = value_problems(values)
    if isinstance(values, list) and len(values) != TREASURE_KINDS:
        said = f"there are {TREASURE_KINDS} treasure cards, not {len(values)} (DIA-1.1)"
        problems.append(Fault("treasures.values", said, "cards", wanted=TREASURE_KINDS, found=len(values)))
    return problems


def count_problems(traps: dict[str, Any], relics: dict[str, Any]) -> list[str]:
    """Traps and relics whose number is not that of the rules."""
    problems: list[str] = [
        exactly(f"traps.{trap}", f"there are {TRAPS_OF_A_KIND} of each kind", TRAPS_OF_A_KIND, traps.get(trap))
        for trap in TRAPS
        if traps.get(trap) != TRAPS_OF_A_KIND
    ]
    if relics.get("count") != RELICS:
        problems.append(exactly("relics.count", f"there are {RELICS} relics", RELICS, relics.get("count")))
    return problems


def exactly(place: str, said: str, wanted: int, found: Any) -> Fault:
    return Fault(place, f"{said}, not {quoted(found)} (DIA-1.1)", "exactly", wanted=wanted)

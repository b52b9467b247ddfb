"""Chapter 1: the box as a data file."""

from __future__ import annotations

from typing import Any

from speleo.games.diamant.engine.cards import RELICS, TRAPS_OF_A_KIND, TREASURE_KINDS, Cards
from speleo.games.diamant.names import TRAPS
from speleo.kernel.box_file import Keys, read, source_problems
from speleo.kernel.nearest import quoted
from speleo.kernel.setup import Box

KEYS: Keys = {
    "schema": "speleo-diamant/1",
    "treasures": {"values": None, "source": str},
    "traps": {**dict.fromkeys(TRAPS), "source": str},
    "relics": {"count": None, "source": str},
}


def load(box: Box) -> Cards:
    """The cards of a box; BadBox names every problem. [DIA-1.1, DIA-1.3]"""
    return Cards(read(box, KEYS, find_problems)["treasures"]["values"])


def find_problems(data: dict[str, Any]) -> list[str]:
    problems = source_problems(data, ("treasures", "traps", "relics"))
    if problems:
        return problems
    return [*treasure_problems(data["treasures"].get("values")), *count_problems(data["traps"], data["relics"])]


def treasure_problems(values: Any) -> list[str]:
    if not isinstance(values, list):
        return ["treasures.values: must be a list of numbers (DIA-1.3)"]
    problems = [
        f"treasures.values[{at}]: must be a whole number from 1 to 99, not {quoted(value)} (DIA-1.3)"
        for at, value in enumerate(values)
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 99
    ]
    if len(values) != TREASURE_KINDS:
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

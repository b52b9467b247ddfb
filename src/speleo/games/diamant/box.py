"""Chapter 1: the box as a data file."""

from __future__ import annotations

import json
from typing import Any

from speleo.games.diamant.engine.cards import RELICS, TRAPS_OF_A_KIND, TREASURE_KINDS, Cards
from speleo.games.diamant.names import TRAPS
from speleo.kernel.errors import BadBox
from speleo.kernel.setup import Box

SCHEMA = "speleo-diamant/1"


def load(box: Box) -> Cards:
    """The cards of a box; BadBox names every problem. [DIA-1.1, DIA-1.3]"""
    try:
        data = json.loads(box.text)
    except json.JSONDecodeError as error:
        raise BadBox(f"box {box.name}, line {error.lineno}, column {error.colno}: not JSON: {error.msg}") from None
    problems = list(find_problems(data))
    if problems:
        raise BadBox(f"box {box.name}: {'; '.join(problems)}")
    return Cards(data["treasures"]["values"])


def find_problems(data: Any) -> list[str]:
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        return [f"schema: must be {SCHEMA!r}"]
    problems: list[str] = []
    for table in ("treasures", "traps", "relics"):
        if not isinstance(data.get(table), dict):
            problems.append(f"{table}: missing")
        elif not isinstance(data[table].get("source"), str) or not data[table]["source"]:
            problems.append(f"{table}.source: must say where the numbers come from")
    if problems:
        return problems
    return [*treasure_problems(data["treasures"].get("values")), *count_problems(data["traps"], data["relics"])]


def treasure_problems(values: Any) -> list[str]:
    if not isinstance(values, list):
        return ["treasures.values: must be a list of numbers (DIA-1.3)"]
    problems = [
        f"treasures.values[{at}]: must be a whole number from 1 to 99, not {value!r} (DIA-1.3)"
        for at, value in enumerate(values)
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 99
    ]
    if len(values) != TREASURE_KINDS:
        problems.append(f"treasures.values: there are {TREASURE_KINDS} treasure cards, not {len(values)} (DIA-1.1)")
    return problems


def count_problems(traps: dict[str, Any], relics: dict[str, Any]) -> list[str]:
    problems = [
        f"traps.{trap}: there are {TRAPS_OF_A_KIND} of each kind, not {traps.get(trap)!r} (DIA-1.1)"
        for trap in TRAPS
        if traps.get(trap) != TRAPS_OF_A_KIND
    ]
    problems += [f"traps.{name}: no such trap (DIA-1.2)" for name in traps if name not in (*TRAPS, "source")]
    if relics.get("count") != RELICS:
        problems.append(f"relics.count: there are {RELICS} relics, not {relics.get('count')!r} (DIA-1.1)")
    return problems

"""What varies in an experiment: the levels of each factor, each of which must change something."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any

from speleo.kernel.errors import UnknownName
from speleo.kernel.nearest import quoted
from speleo.lab.experiment import LANGUAGES, Level
from speleo.lab.source import Source, plain
from speleo.lab.words import words_in

SETTINGS = ("seats", "edition", "box", "bots", "position", "options", "opening")
FILLED = ("position", "opening")
"""Those with words."""
OPTION = "options."
"""How a factor begins that is one option."""
MOST_CONDITIONS = 2000
Sets = dict[str, Any]
"""What a level sets: settings, and words for texts."""
Names = Mapping[str, tuple[str, ...]]


def levels_of(source: Source, name: str, found: object, names: Names) -> Iterator[tuple[Level, Sets]]:
    """Each level of a factor with what it sets."""
    place = f"vary.{name}"
    if isinstance(found, dict):
        yield from sets_of(source, name, found, names)
        return
    seen: set[str] = set()
    for at, value in enumerate(source.listed(found, place)):
        where = f"{place}[{at}]"
        sets = dict(value) if isinstance(value, dict) else {name: value}
        label = sets.pop("name", None) if isinstance(value, dict) else plain(value)
        label = source.text(label, f"{where}.name")
        called = tuple(source.text(sets.pop(language, label), where) for language in LANGUAGES)
        if label in seen:
            source.refuse(where, f"{quoted(label)} stands twice")
        seen.add(label)
        yield Level(label, called), {name: label, **sets}


def sets_of(source: Source, name: str, found: Mapping[str, object], names: Names) -> Iterator[tuple[Level, Sets]]:
    """All sets of `choose` parts `from` a list."""
    place = f"vary.{name}"
    for key in found:
        if key not in ("choose", "from"):
            source.refuse(f"{place}.{key}", UnknownName("key", key, ["choose", "from"]))
    parts = [source.text(part, f"{place}.from") for part in source.listed(found.get("from"), f"{place}.from")]
    for part in parts:
        if parts.count(part) > 1:
            source.refuse(f"{place}.from", f"{quoted(part)} stands twice")
    size = source.count(found.get("choose"), f"{place}.choose", 1, len(parts))
    check_size(source, comb(len(parts), size))
    for chosen in combinations(parts, size):
        said = (", ".join(names.get(part, (part,) * 2)[at] for part in chosen) for at in (0, 1))
        yield Level(", ".join(chosen), tuple(said)), {name: chosen}


def check_size(source: Source, count: int) -> None:
    if count > MOST_CONDITIONS:
        source.refuse("vary", f"that would be {count} conditions, more than {MOST_CONDITIONS}")


def check_used(source: Source, base: Sets, given: Mapping[str, Sequence[tuple[Level, Sets]]]) -> None:
    """Refuse what would change nothing: no setting, and no word of a text. Most often it is misspelt."""
    setting = [base, *(sets for levels in given.values() for _, sets in levels)]
    words = {word for sets in setting for where in FILLED for word in words_in(sets.get(where))}

    def changes(name: str) -> bool:
        return name in SETTINGS or name.startswith(OPTION) or name in words

    def unknown(name: str) -> UnknownName:
        return UnknownName("setting or word", name, [*SETTINGS, *sorted(words)])

    for name, levels in given.items():
        for at, (_, sets) in enumerate(levels):
            for key in sets:
                if key != name and not changes(key):
                    source.refuse(f"vary.{name}[{at}].{key}", unknown(key))
        if not any(changes(key) for _, sets in levels for key in sets):
            source.refuse(f"vary.{name}", unknown(name))

"""What the boxes of all games have in common: JSON with a schema and tables, in which nothing is unknown."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, islice
from typing import Any

from speleo.kernel.errors import BadBox
from speleo.kernel.nearest import hint, quoted
from speleo.kernel.setup import Box

LONGEST = 50_000
"""Characters; the boxes that come with the games have a tenth of that."""
MOST_STRANGE = 100
"""Unknown keys and unprintable texts after which nobody looks for more."""


class Fault(str):
    """A problem as a line, `PLACE: WHAT`, with a key and values by which other languages say it."""

    key: str
    values: Mapping[str, str | int]

    def __new__(cls, place: str, said: str, key: str, **values: str | int) -> Fault:
        made = super().__new__(cls, f"{place}: {said}")
        made.key, made.values = key, values
        return made


Keys = Mapping[str, Any]
"""The keys of a table: for each what may stand there. A mapping: a table; a list of one mapping: a list of such tables;
a type: a value of that type; None: what the game checks itself."""


def read(box: Box, keys: Keys, find_problems: Callable[[dict[str, Any]], Iterable[str]]) -> dict[str, Any]:
    """The data of a box. BadBox names every problem with its place: unknown keys, then whatever the game finds."""
    if len(box.text) > LONGEST:
        raise BadBox(box.name, [f"longer than {LONGEST} characters"])
    try:
        data = json.loads(box.text, object_pairs_hook=without_repeats, parse_constant=no_number)
    except json.JSONDecodeError as error:
        raise BadBox(f"{box.name}, line {error.lineno}, column {error.colno}", [f"not JSON: {error.msg}"]) from None
    except (RecursionError, ValueError) as error:
        said = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise BadBox(box.name, [f"not JSON: {said}"]) from None
    problems = [f"schema: must be {keys['schema']!r}"]
    if isinstance(data, dict) and data.get("schema") == keys["schema"]:
        strange = islice(chain(unknown(data, keys, ""), unprintable(data, "")), MOST_STRANGE)
        problems = [*strange, *find_problems(data)]
    if problems:
        raise BadBox(box.name, problems)
    table: dict[str, Any] = data
    return table


def without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table; a key that stands twice in it would hide the first value."""
    table = dict(pairs)
    if len(table) < len(pairs):
        twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
        raise ValueError(f"the key {quoted(twice)} stands twice in one table")
    return table


def no_number(constant: str) -> Any:
    raise ValueError(f"{constant} is no number")


def unknown(data: Any, keys: Any, where: str) -> Iterator[str]:
    """Keys that nobody would read, and values of another type than is read."""
    if isinstance(keys, list):
        for at, item in enumerate(data if isinstance(data, list) else ()):
            yield from unknown(item, keys[0], f"{where}[{at}]")
    elif isinstance(keys, Mapping):
        for name in data if isinstance(data, dict) else ():
            place = f"{where}.{name}" if where else name
            if name in keys:
                yield from unknown(data[name], keys[name], place)
            else:
                yield f"{quoted(place)[1:-1]}: no such key: there is {', '.join(keys)}{hint(name, keys)}"
    elif isinstance(keys, type) and not isinstance(data, keys):
        yield f"{where}: must be {'a text' if keys is str else 'true or false'}, not {quoted(data)}"


def unprintable(data: Any, where: str) -> Iterator[str]:
    """Texts that a terminal cannot show as they are."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from unprintable(value, f"{where}.{name}" if where else name)
    elif isinstance(data, list):
        for at, item in enumerate(data):
            yield from unprintable(item, f"{where}[{at}]")
    elif isinstance(data, str) and not data.isprintable():
        yield f"{quoted(where)[1:-1]}: characters that cannot be printed: {quoted(data)}"


def source_problems(data: dict[str, Any], tables: Iterable[str]) -> list[str]:
    """Every table is there and says where its numbers come from."""
    problems: list[str] = []
    for table in tables:
        if not isinstance(data.get(table), dict):
            problems.append(f"{table}: missing")
        elif not isinstance(data[table].get("source"), str) or not data[table]["source"]:
            problems.append(Fault(f"{table}.source", "must say where the numbers come from", "source"))
    return problems

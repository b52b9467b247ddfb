"""Words that stand for values: `{bag}`, `{team 2}` a part, `{bag each}` for all seats, `{bag others}` but one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from speleo.kernel.nearest import quoted

PLACE = re.compile(r"\{([\w.-]+)(?: (each|others|\d+))?\}")
Words = Mapping[str, str | tuple[str, ...]]


class UnknownWord(ValueError):
    """A text names a value that nothing has given; its text says which."""


def filled(text: str, words: Words, seats: int) -> str:
    """The text with its words replaced by their values."""

    def value(found: re.Match[str]) -> str:
        name, how = found[1], found[2]
        if name not in words:
            raise UnknownWord(f"nothing says what {quoted(found[0])} is")
        meant = words[name]
        if how in ("each", "others"):
            return " ".join([str(meant)] * (seats - (how == "others")))
        if isinstance(meant, str):
            return meant
        if how is None:
            return ", ".join(meant)
        if not 1 <= int(how) <= len(meant):
            raise UnknownWord(f"there is no part {how} in {quoted(found[0])}")
        return meant[int(how) - 1]

    return PLACE.sub(value, text)


def words_in(found: object) -> Iterator[str]:
    """The words of all texts in something that a file holds, however deep."""
    if isinstance(found, str):
        yield from (place[1] for place in PLACE.finditer(found))
    elif isinstance(found, Mapping):
        yield from words_in(list(found.values()))
    elif isinstance(found, list | tuple):
        for each in found:
            yield from words_in(each)

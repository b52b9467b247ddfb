"""What those who play are called: people by their names, bots by names of their own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from speleo.kernel.record.header import Sitter


def shown_names(sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """A name for each seat, none twice: a bot of a record from before bots had names is called after its kind."""
    people = {sitter.name for sitter in sitters if sitter.kind == "person"}
    names: list[str] = []
    for sitter in sitters:
        plain = sitter.name if sitter.kind == "person" else sitter.called or sitter.name.capitalize()
        taken = {*names, *(people if sitter.kind == "bot" else ())}
        numbered = (f"{plain} {number}" for number in count(2))
        names.append(plain if plain not in taken else next(name for name in numbered if name not in taken))
    return tuple(names)


def seated(sitters: Sequence[Sitter]) -> list[str]:
    """Who plays: people by name, bots with the name of their kind."""
    return [
        name if sitter.kind == "person" else f"{name} ({sitter.name})"
        for name, sitter in zip(shown_names(sitters), sitters, strict=True)
    ]

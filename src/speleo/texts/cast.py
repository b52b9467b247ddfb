"""Who the bots are: characters with a name, a face and a level, of whom each kind of bot has some.

A character is at home in one game; where a table needs several of a level, those of the other games come as guests.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import count

from speleo.bots import bots_for
from speleo.kernel.record.header import Sitter

LEVELS = {
    "novice": 1,
    "club": 2,
    "expert": 3,
    "master": 4,
    "random": 1,
    "thumb": 2,
    "odds": 3,
    "explorer": 2,
    "team": 2,
}
"""How strong each kind of bot is, in lamps."""
MOST_LAMPS = 4
STYLES = frozenset(
    f"{game}-{kind}"
    for game, kinds in {
        "diamant": ("random", "thumb", "odds", "novice", "club", "expert", "master"),
        "cave": ("explorer", "novice", "club", "expert", "master"),
        "subterra": ("team", "novice", "club", "expert", "master"),
    }.items()
    for kind in kinds
)
"""Kinds of bots of whose play in a game the catalogues have a line, `style-GAME-KIND`."""


@dataclass(frozen=True, slots=True)
class Character:
    """`name` is the same in every language; the picture of the face is called like it."""

    name: str
    home: str
    level: int


CAST = (
    Character("Pia", "diamant", 1),
    Character("Toni", "diamant", 2),
    Character("Nora", "diamant", 3),
    Character("Hugo", "diamant", 4),
    Character("Lotte", "cave", 1),
    Character("Ben", "cave", 2),
    Character("Ida", "cave", 3),
    Character("Magnus", "cave", 4),
    Character("Finn", "subterra", 1),
    Character("Rosa", "subterra", 2),
    Character("Otto", "subterra", 3),
    Character("Vera", "subterra", 4),
)


def level_of(game: str, bot: str) -> int:
    """How many lamps a kind of bot has; one that is not known here by its place among the others of its game."""
    known = list(bots_for(game))
    if bot in LEVELS or bot not in known:
        return LEVELS.get(bot, 1)
    return 1 + (MOST_LAMPS - 1) * known.index(bot) // max(1, len(known) - 1)


def characters_of(game: str, level: int) -> list[Character]:
    """Who plays at that level: the one who is at home in the game, then the guests."""
    return sorted((one for one in CAST if one.level == level), key=lambda one: one.home != game)


def style_key(game: str, bot: str) -> str:
    """The key of a line on how a kind of bot plays."""
    if f"{game}-{bot}" in STYLES:
        return f"style-{game}-{bot}"
    return "style-random" if bot == "random" else "style-other"


def own_name(name: str, taken: Collection[str]) -> str:
    """That name, with a number where it is taken."""
    known = {one.casefold() for one in taken}
    return next(
        tried for number in count(1) if (tried := name if number == 1 else f"{name} {number}").casefold() not in known
    )


def name_for(game: str, bot: str, taken: Collection[str]) -> str:
    """A name for one more bot at a table at which these names are taken."""
    known = {name.casefold() for name in taken}
    people = characters_of(game, level_of(game, bot))
    for number in count(1):
        for one in people:
            name = one.name if number == 1 else f"{one.name} {number}"
            if name.casefold() not in known:
                return name
    raise AssertionError("numbers do not end")


def with_names(game: str, sitters: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """The same sitters, every bot with a name of its own."""
    taken = [sitter.called or sitter.name for sitter in sitters if sitter.kind == "person" or sitter.called]
    named = []
    for sitter in sitters:
        if sitter.kind == "bot" and not sitter.called:
            sitter = replace(sitter, called=name_for(game, sitter.name, taken))
            taken.append(sitter.called)
        named.append(sitter)
    return tuple(named)

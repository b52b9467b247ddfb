"""Reading a position: numbers, words, tiles, cells and cavers, each refused with its line if it is none."""

from __future__ import annotations

import re

from speleo.games.subterra.engine.pieces import NO_TILE, NOBODY_THERE, WHO
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import CAVERS, HORRORS, cell_named, kind_named
from speleo.games.subterra.notation.writing import NONE, UNKNOWN
from speleo.grid.atlas import VACANT
from speleo.kernel.errors import BadNotation, BadPosition
from speleo.kernel.nearest import quoted
from speleo.kernel.position import Value, read_number


class Reader:
    """Takes the entries of a position one after the other and fills a state with them."""

    def __init__(self, state: SubTerraState, given: dict[str, Value]) -> None:
        self.state = state
        self.given = given

    def bad(self, key: str, problem: str) -> BadPosition:
        return BadPosition(problem, self.given[key].line)

    def refused(self, keys: tuple[str, ...], problem: str) -> BadPosition:
        """A problem at the first of these keys that was given, or of the position as a whole."""
        at = [key for key in keys if key in self.given]
        return self.bad(at[0], problem) if at else BadPosition(problem)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        return read_number(key, self.given[key], least, most) if key in self.given else default

    def flag(self, key: str) -> bool:
        if key not in self.given:
            return False
        if self.given[key].text not in ("yes", "no"):
            raise self.bad(key, f"{key} is yes or no, not {quoted(self.given[key].text)}")
        return self.given[key].text == "yes"

    def words(self, key: str, separator: str | None = None) -> list[str]:
        if key not in self.given or self.given[key].text == NONE:
            return []
        return [word.strip() for word in self.given[key].text.split(separator)]

    def space(self, key: str, word: str) -> int:
        try:
            space = self.state.atlas.at(cell_named(word))
        except BadNotation as error:
            raise self.bad(key, str(error)) from None
        if space == VACANT:
            raise self.bad(key, f"{key}: no tile lies on {word} (SUB-TRM.1)")
        return space

    def caver(self, key: str, word: str) -> int:
        found = [caver for caver in range(self.state.team) if self.name(caver) == word]
        if not found:
            raise self.bad(key, f"{key}: {quoted(word)} is no caver of this match (SUB-SET.2)")
        return found[0]

    def name(self, caver: int) -> str:
        who = self.state.figures[WHO + caver]
        return UNKNOWN if who == NOBODY_THERE else CAVERS[who]

    def mask(self, key: str) -> int:
        return sum(1 << caver for caver in {self.caver(key, word) for word in self.words(key)})

    def take(self, kind: int) -> None:
        self.state.bag[kind] -= 1
        self.state.stack -= 1

    def tile(self, key: str) -> int:
        """A tile that the box still has, taken out of the bag; NO_TILE where none is given."""
        if key not in self.given or self.given[key].text == NONE:
            return NO_TILE
        try:
            kind = kind_named(self.state.parts, self.given[key].text)
        except BadNotation as error:
            raise self.bad(key, str(error)) from None
        if kind == self.state.parts.start or self.state.bag[kind] == 0:
            raise self.bad(key, f"{key}: the box has no further {self.given[key].text} (SUB-COM.2)")
        self.take(kind)
        return kind

    def counted(self, items: list[str]) -> list[tuple[str, int]]:
        found = []
        for item in items:
            match = re.fullmatch(r"(?:([0-9]{1,2}) )?(.+)", item)
            assert match is not None
            found.append((match[2], int(match[1] or 1)))
        return found

    def kinds(self, key: str) -> list[int]:
        """How many tiles of each kind a list holds; no more than there are."""
        wanted = [0] * (self.state.parts.kinds + 2)
        for name, count in self.counted(self.words(key, ", ")):
            try:
                wanted[kind_named(self.state.parts, name)] += count
            except BadNotation as error:
                raise self.bad(key, str(error)) from None
        if wanted.pop() or any(count > self.state.bag[kind] for kind, count in enumerate(wanted)):
            raise self.bad(key, f"{key}: the box has not so many tiles of a kind (SUB-COM.2)")
        return wanted

    def letters(self, key: str, words: list[str]) -> list[int]:
        """The numbers of horrors by their letters."""
        for word in words:
            if word not in tuple(HORRORS):
                raise self.bad(key, f"{key}: {quoted(word)} is no horror: horrors are {', '.join(HORRORS)} (SUB-HOR.1)")
        return [HORRORS.index(word) for word in words]

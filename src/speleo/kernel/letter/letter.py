"""A letter: what one link carries. Its text is a few lines and then a record without its fingerprints but the last."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.letter.chain import MOST_LINKS
from speleo.kernel.nearest import quoted
from speleo.kernel.record.entries import Acted, read_entry
from speleo.kernel.record.header import Header, HeaderReader
from speleo.kernel.record.record import MOST_ENTRIES, rows_of

FIRST_LINE = "speleo letter 1"
HASH = "[0-9a-f]{64}"
SALT = "[0-9a-f]{32}"
NOT_YET = "-"
MOST_BYTES = 2_000_000
"""So much a link may hold when it is unpacked; a match has some 20,000."""
INVITED = "?"
"""The name of somebody who was invited and has not answered yet."""


class BadLetter(SpeleoError):
    """A link that is cut, damaged or not one of ours, or does not belong here; `problem` names the reason in a word."""

    def __init__(self, problem: str, said: str) -> None:
        self.problem = problem
        super().__init__(said)


@dataclass(frozen=True, slots=True)
class Letter:
    """`link` counts from 0, the invitation; those with even numbers are of seat 1, the others of seat 2.

    `shown` is the newest element of each chain. `sealed` is the hash of what the sender, or the one before, has chosen
    and keeps back until the other has chosen too; `opened` the salt of what was kept back last. `mark` is the
    fingerprint of the whole record.
    """

    match: str
    link: int
    shown: tuple[str, str]
    sealed: str
    opened: str
    header: Header
    entries: tuple[Acted, ...]
    mark: str

    @property
    def sender(self) -> int:
        return self.link % 2

    @property
    def head(self) -> str:
        """The lines above the record: which match and link, both chains, and what is sealed or opened."""
        return "\n".join(
            [
                FIRST_LINE,
                f"match: {self.match}",
                f"link: {self.link}",
                *(f"chain {seat}: {one or NOT_YET}" for seat, one in enumerate(self.shown, 1)),
                f"sealed: {self.sealed or NOT_YET}",
                f"opened: {self.opened or NOT_YET}",
                f"mark: {self.mark or NOT_YET}",
                "",
            ]
        )

    @property
    def text(self) -> str:
        return self.head + self.header.text + "".join(f"{entry.text}\n" for entry in self.entries)

    @property
    def lines_before(self) -> int:
        """How many lines stand before the first entry."""
        return self.head.count("\n") + self.header.text.count("\n")

    def game_from(self, find_game: Callable[[str], Game]) -> Game:
        """The game, whose set-up is checked too; a refusal names the line of the letter."""
        try:
            game = self.header.game_from(find_game)
            self.header.setup(game)
        except BadRecord as problem:
            raise BadRecord(self.head.count("\n") + problem.line, problem.problem) from None
        return game

    def line_of(self, key: str) -> int:
        """The line of the head on which a key stands."""
        return next(number for number, row in enumerate(self.head.split("\n"), 1) if row.startswith(f"{key}:"))

    @property
    def packed(self) -> str:
        """The text as it stands in a link."""
        small = zlib.compress(self.text.encode(), 9)
        return base64.urlsafe_b64encode(small).decode().rstrip("=")


def unpacked(packed: str) -> Letter:
    """The letter of a link; what was cut or changed on its way is refused."""
    packed = packed.strip().rpartition("#")[2]
    if not re.fullmatch(r"[A-Za-z0-9_-]{20,}", packed):
        raise BadLetter("none", "this is no link of a match: it has signs in it that none has, or hardly any")
    whole = len(packed) - (len(packed) % 4 == 1)  # one sign alone says nothing; it is left where a link is cut
    try:
        raw = base64.urlsafe_b64decode(packed[:whole] + "=" * (-whole % 4))
        opener = zlib.decompressobj()
        text = opener.decompress(raw, MOST_BYTES)
    except (ValueError, zlib.error):
        raise BadLetter("damaged", "the link is damaged: something in it was changed on its way") from None
    if opener.unconsumed_tail:
        raise BadLetter("damaged", "the link holds more than any match has")
    if not opener.eof:
        raise BadLetter("cut", "the link was cut on its way: its end is missing")
    if opener.unused_data or whole < len(packed):
        raise BadLetter("damaged", "the link is damaged: something stands behind its end")
    try:
        return read_letter(text.decode())
    except UnicodeDecodeError:
        raise BadLetter("damaged", "the link is damaged: what it holds is not text") from None


class LetterReader(HeaderReader):
    """Takes the lines of a letter one by one."""

    def value(self, name: str, pattern: str) -> str:
        found = self.take(rf"{name}: ({pattern}|{NOT_YET})", f"'{name}: …'")[1]
        return "" if found == NOT_YET else found

    def letter(self) -> Letter:
        """Take all lines of a letter in their order."""
        self.take(FIRST_LINE, f"'{FIRST_LINE}'")
        match = self.take(f"match: ({SALT})", "'match: ' and 32 hexadecimal digits")[1]
        link = int(self.take(r"link: (0|[1-9][0-9]{0,3})", "'link: NUMBER'")[1])
        if link > MOST_LINKS:
            raise BadRecord(self.at, f"a match has {MOST_LINKS} links at the most")
        shown = (self.value("chain 1", HASH), self.value("chain 2", HASH))
        if not shown[0] or bool(shown[1]) != (link > 0):
            raise BadRecord(
                self.at, "there is an element of the chain of everybody who has sent a link, and of nobody else"
            )
        sealed, opened = self.value("sealed", HASH), self.value("opened", SALT)
        mark = self.value("mark", "[0-9a-f]{12}")
        before = self.at
        header = self.read()
        if len(header.sitters) != 2 or any(sitter.kind != "person" for sitter in header.sitters):
            raise BadRecord(before + header.line_of("seat 2"), "a match by links is one of two people")
        if header.dealing != "by hand":
            raise BadRecord(before + header.line_of("dealing"), "the cards of a match by links follow from its chains")
        return Letter(match, link, shown, sealed, opened, header, tuple(self.entries()), mark)

    def entries(self) -> list[Acted]:
        """The actions below the head, numbered without a gap; anything else is refused with its line."""
        found: list[Acted] = []
        for text in self.lines[self.at :]:
            serial, number = len(found) + 1, self.at + len(found) + 1
            start = f"{serial} "
            if not text.startswith(start):
                raise BadRecord(number, f"entry {serial} should stand here, not {quoted(text)}", serial)
            entry = read_entry(text[len(start) :], number, serial)
            if not isinstance(entry, Acted) or entry.text != text:
                raise BadRecord(number, f"only actions stand in a letter, not {quoted(text)}", serial)
            found.append(entry)
            if serial > MOST_ENTRIES:
                raise BadRecord(number, f"a record has {MOST_ENTRIES} entries at the most", serial)
        return found


def read_letter(text: str) -> Letter:
    """A letter from its text; a line that does not fit is refused with its number."""
    return LetterReader(rows_of(text)).letter()

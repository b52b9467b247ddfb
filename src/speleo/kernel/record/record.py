"""Reading, replaying and checking whole records."""

from __future__ import annotations

import re
from dataclasses import dataclass

from speleo.kernel.actors import actor_named
from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.record.entries import Acted, Chain, Ended, Line, Undone, read_line
from speleo.kernel.record.header import Header, HeaderReader
from speleo.kernel.setup import Box


@dataclass(frozen=True, slots=True)
class Record:
    """A parsed record. `seed` is empty until the match is over and its secret is shown."""

    header: Header
    lines: tuple[Line, ...]
    seed: str

    @property
    def text(self) -> str:
        seed = f"seed: {self.seed}\n" if self.seed else ""
        return self.header.text + "".join(line.text for line in self.lines) + seed

    @property
    def ended(self) -> bool:
        return bool(self.lines) and isinstance(self.lines[-1].entry, Ended)

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record in a text; anything malformed is refused with its line."""
        if "\r" in text:
            raise BadRecord(text.split("\r")[0].count("\n") + 1, "lines end in LF alone")
        rows = text.split("\n")
        if rows[-1] != "":
            raise BadRecord(len(rows), "the record is cut: the last line is not complete")
        rows.pop()
        reader = HeaderReader(rows)
        header = reader.read()
        lines: list[Line] = []
        seed = ""
        for number, row in enumerate(rows[reader.at :], reader.at + 1):
            if seed:
                raise BadRecord(number, "nothing may follow the seed")
            ended = bool(lines) and isinstance(lines[-1].entry, Ended)
            if ended:
                found = re.fullmatch(r"seed: ([0-9a-f]{64})", row)
                if found is None or header.dealing != "sealed":
                    raise BadRecord(number, f"only the seed of sealed dealing may follow the end, not {row!r}")
                seed = found[1]
            else:
                lines.append(read_line(row, number, len(lines) + 1))
        return cls(header, tuple(lines), seed)

    def replay(self, game: Game, box: Box | None = None, upto: int | None = None) -> Match:
        """The match up to an entry, every action checked and every fingerprint compared."""
        match = Match(game, self.header.setup(game, box))
        chain = Chain(self.header.text)
        for line in self.lines if upto is None else self.lines[:upto]:
            replay_line(match, line)
            mark = chain.mark(line.entry, game.write(match.state))
            if mark != line.mark:
                raise BadRecord(
                    line.number,
                    f"fingerprint is #{line.mark} but should be #{mark}: tampered with here or before",
                    line.entry.serial,
                )
        return match


def replay_line(match: Match, line: Line) -> None:
    entry = line.entry
    try:
        if isinstance(entry, Acted):
            actor = actor_named(entry.actor, match.setup.seats)
            if actor is None:
                raise BadRecord(line.number, f"there is no {entry.actor}", entry.serial)
            match.act(actor, match.game.parse_action(entry.action))
        elif isinstance(entry, Undone):
            match.undo(entry.seat, entry.target, entry.agreed)
        elif not match.over:
            raise BadRecord(line.number, "the record ends but the game is not over", entry.serial)
    except BadRecord:
        raise
    except SpeleoError as error:
        raise BadRecord(line.number, str(error), entry.serial) from None

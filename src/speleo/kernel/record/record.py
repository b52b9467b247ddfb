"""Reading, replaying and checking whole records."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from speleo.kernel.actors import actor_named
from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.nearest import quoted
from speleo.kernel.record.entries import Acted, Chain, Ended, Hinted, Line, TakenOver, Undone, read_line
from speleo.kernel.record.header import Header, HeaderReader
from speleo.kernel.record.signature import Signature, read_signature
from speleo.kernel.setup import Box

MOST_ENTRIES = 50_000
CONTROLS = re.compile("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]")
"""Everything but LF that moves a cursor, starts a line or turns the direction of writing."""


@dataclass(frozen=True, slots=True)
class Record:
    """A parsed record. `seed` is empty until the match is over and its secret is shown.

    >>> import speleo
    >>> match = speleo.play(speleo.game("diamant").match(seats=1), ["odds"], seed="doc")
    >>> record = speleo.Record.parse(speleo.record_of(match).text)
    >>> record.ended, record.header.game, record.lines[0].entry.text
    (True, 'diamant', '1 chance: ram')
    """

    header: Header
    lines: tuple[Line, ...]
    seed: str
    signature: Signature | None = None

    @property
    def text(self) -> str:
        """The record as it stands in a file."""
        seed = f"seed: {self.seed}\n" if self.seed else ""
        signed = self.signature.text if self.signature is not None else ""
        return self.header.text + "".join(line.text for line in self.lines) + seed + signed

    @property
    def unsigned(self) -> Record:
        """The same record without its signature."""
        return replace(self, signature=None)

    @property
    def ended(self) -> bool:
        """Whether it was closed at the end of the match."""
        return bool(self.lines) and isinstance(self.lines[-1].entry, Ended)

    @property
    def seed_line(self) -> int:
        """Where the seed stands, or would stand after the end."""
        return self.header.text.count("\n") + len(self.lines) + 1

    @property
    def signature_line(self) -> int:
        """Where the signature stands, or would stand after the seed."""
        return self.seed_line + 1

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record in a text; anything malformed is refused with its line."""
        rows = rows_of(text)
        reader = HeaderReader(rows)
        header = reader.read()
        for number, (row, wanted) in enumerate(zip(rows, header.text.split("\n"), strict=False), 1):
            if number <= reader.at and row != wanted:
                raise BadRecord(number, f"expected {quoted(wanted)}, not {quoted(row)}")
        if len(rows) - reader.at > MOST_ENTRIES + 2 + rows[-1].startswith("signed: "):
            raise BadRecord(reader.at + MOST_ENTRIES + 1, f"a record has {MOST_ENTRIES} entries at the most")
        lines: list[Line] = []
        seed, signature = "", None
        for number, row in enumerate(rows[reader.at :], reader.at + 1):
            if signature is not None:
                raise BadRecord(number, "nothing may follow the signature")
            if seed:
                signature = read_signature(row, number)
                continue
            ended = bool(lines) and isinstance(lines[-1].entry, Ended)
            if ended:
                found = re.fullmatch(r"seed: ([0-9a-f]{64})", row)
                if found is None or header.dealing != "sealed":
                    said = f"seed: only the seed of sealed dealing may follow the end, not {quoted(row)}"
                    raise BadRecord(number, said)
                seed = found[1]
            else:
                lines.append(read_line(row, number, len(lines) + 1))
        return cls(header, tuple(lines), seed, signature)

    def replay(self, game: Game, box: Box | None = None, upto: int | None = None) -> Match:
        """The match up to an entry, every action checked and every fingerprint compared."""
        match = Match(game, self.header.setup(game, box))
        chain = Chain(self.header.text)
        try:
            for line in self.lines if upto is None else self.lines[:upto]:
                replay_line(match, line)
                check_mark(line, chain.mark(line.entry, game.write(match.state)))
        except BadRecord as problem:
            raise problem if self.header.rules == game.rules_version else self.other_rules(problem, game) from None
        return match

    def other_rules(self, problem: BadRecord, game: Game) -> BadRecord:
        """A step that does not fit may be nobody's fault: the rules have changed since, or are not known here yet."""
        said = f"played by rules version {self.header.rules} of {game.name}, this program plays version"
        return BadRecord(problem.line, f"{said} {game.rules_version}: {problem.problem}", problem.step)


def check_mark(line: Line, mark: str) -> None:
    if mark != line.mark:
        said = f"fingerprint is #{line.mark} but should be #{mark}: tampered with here or before"
        raise BadRecord(line.number, said, line.entry.serial)


def rows_of(text: str) -> list[str]:
    """The lines of a record. They end in LF alone, in files and requests, and hold nothing that controls a screen."""
    found = CONTROLS.search(text)
    if found is not None:
        number = text.count("\n", 0, found.start()) + 1
        if found[0] == "\r":
            raise BadRecord(number, "the line ends in CR LF: lines of a record end in LF alone")
        raise BadRecord(number, f"the control character {found[0]!r} cannot stand in a record")
    rows = text.split("\n")
    if rows[-1] != "":
        raise BadRecord(len(rows), "the record is cut: the last line is not complete")
    return rows[:-1]


def replay_line(match: Match, line: Line) -> None:
    """Do again what one line says; what the rules do not allow is refused with its number."""
    entry = line.entry
    try:
        if isinstance(entry, Acted):
            actor = actor_named(entry.actor, match.setup.seats)
            if actor is None:
                raise BadRecord(line.number, f"there is no {entry.actor}", entry.serial)
            action = match.game.parse_action(entry.action)
            if action.notation != entry.action:
                said = f"{quoted(entry.action)} is written {quoted(action.notation)} in a record"
                raise BadRecord(line.number, said, entry.serial)
            match.act(actor, action)
        elif isinstance(entry, Undone):
            match.undo(entry.seat, entry.target, entry.agreed)
        elif isinstance(entry, TakenOver):
            match.take_over(entry.seat, entry.by)
        elif isinstance(entry, Hinted):
            match.take_hint(entry.seat)
        elif not match.over:
            raise BadRecord(line.number, "the record ends but the game is not over", entry.serial)
    except BadRecord:
        raise
    except SpeleoError as error:
        raise BadRecord(line.number, str(error), entry.serial) from None

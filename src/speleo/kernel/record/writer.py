"""Writing a record while the match is played, entry by entry."""

from __future__ import annotations

from collections.abc import Callable

from speleo.kernel.actors import actor_text
from speleo.kernel.match import Match, Step
from speleo.kernel.record.entries import Acted, Chain, Ended, Entry, Line, Undone
from speleo.kernel.record.header import Header
from speleo.kernel.record.record import Record, replay_line


class RecordWriter:
    """Hands complete lines to `append` as they happen; what was written is never changed again."""

    def __init__(self, match: Match, header: Header, append: Callable[[str], object]) -> None:
        self.match = match
        self.append = append
        self.chain = Chain(header.text)
        append(header.text)

    @classmethod
    def resume(cls, match: Match, record: Record, append: Callable[[str], object]) -> RecordWriter:
        """Go on with a record whose replay led to `match`."""
        writer = cls(match, record.header, lambda text: None)
        replayed = Match(match.game, match.setup)
        for line in record.lines:
            replay_line(replayed, line)
            writer.chain.mark(line.entry, match.game.write(replayed.state))
        writer.append = append
        return writer

    def step(self, step: Step) -> None:
        self._write(Acted(step.serial, actor_text(step.actor), step.action.notation))

    def undo(self, seat: int, target: int, agreed: tuple[int, ...] = ()) -> None:
        self._write(Undone(self.match.serial, target, seat, agreed))

    def end(self, seed: bytes | None = None) -> None:
        """Close the record of a match that is over, and show the secret seed of sealed dealing."""
        self._write(Ended(self.match.serial + 1))
        if seed is not None:
            self.append(f"seed: {seed.hex()}\n")

    def _write(self, entry: Entry) -> None:
        mark = self.chain.mark(entry, self.match.game.write(self.match.state))
        self.append(Line(entry, mark, 0).text)

"""Writing a record while the match is played, entry by entry."""

from __future__ import annotations

from collections.abc import Callable

from speleo.kernel.actors import actor_text
from speleo.kernel.game import Game
from speleo.kernel.match import Match, Step
from speleo.kernel.record.entries import Acted, Chain, Ended, Entry, Hinted, Line, TakenOver, Undone
from speleo.kernel.record.header import Header
from speleo.kernel.record.record import Record, replay_line
from speleo.kernel.setup import Box


class RecordWriter:
    """Watches a match and hands complete lines to `append` as they happen; what was written is never changed again."""

    def __init__(self, match: Match, header: Header, append: Callable[[str], object]) -> None:
        self.match = match
        self.append = append
        self.chain = Chain(header.text)
        append(header.text)
        match.watchers.append(self)

    @classmethod
    def resume(
        cls, record: Record, game: Game, append: Callable[[str], object], box: Box | None = None
    ) -> RecordWriter:
        """Replay a record and go on writing it; the match is the writer's `match`."""
        record.replay(game, box)
        match = Match(game, record.header.setup(game, box))
        writer = cls(match, record.header, lambda text: None)
        for line in record.lines:
            replay_line(match, line)
        writer.append = append
        return writer

    def stepped(self, step: Step) -> None:
        self._write(Acted(step.serial, actor_text(step.actor), step.action.notation))

    def undone(self, seat: int, serial: int, agreed: tuple[int, ...]) -> None:
        self._write(Undone(self.match.serial, serial, seat, agreed))

    def taken_over(self, seat: int, by: int) -> None:
        self._write(TakenOver(self.match.serial, seat, by))

    def hinted(self, seat: int) -> None:
        self._write(Hinted(self.match.serial, seat))

    def end(self, seed: bytes | None = None) -> None:
        """Close the record of a match that is over, and show the secret seed of sealed dealing."""
        self._write(Ended(self.match.serial + 1))
        if seed is not None:
            self.append(f"seed: {seed.hex()}\n")

    def _write(self, entry: Entry) -> None:
        mark = self.chain.mark(entry, self.match.game.write(self.match.state))
        self.append(Line(entry, mark, 0).text)

"""One sitting at the terminal: a match, who holds its seats, its dealer and its record. Knows nothing of screens."""

from __future__ import annotations

import sys

from speleo.bots import bot_named, stand_in
from speleo.bots.bot import Bot
from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.game import Action
from speleo.kernel.match import Match, Step
from speleo.kernel.record.header import Sitter
from speleo.kernel.record.writer import RecordWriter
from speleo.terminal.shelf import RecordFile, seed_path
from speleo.texts.names import shown_names
from speleo.visitors.finding import player_named
from speleo.visitors.visitor import Visitor


class Sitting:
    """A match in which people at this keyboard and bots take their turns, written down step by step.

    For people who are `away` the game's stand-in plays until they are back.
    `dealer` deals, `dice` are what the bots throw in their heads, `seed` is the secret of sealed dealing. `visitors`:
    bots may be anybody's; those that a record names never are, since a record may come from anywhere.
    """

    def __init__(
        self,
        match: Match,
        sitters: tuple[Sitter, ...],
        dealer: Dealer,
        writer: RecordWriter,
        file: RecordFile,
        seed: bytes | None,
        dice: FastDealer,
        visitors: bool = False,
    ) -> None:
        self.match = match
        self.game = match.game
        self.sitters = sitters
        self.dealer = dealer
        self.writer = writer
        self.file = file
        self.seed = seed
        self.people = tuple(seat for seat, sitter in enumerate(sitters) if sitter.kind == "person")
        self.names = shown_names(sitters)
        self.bots: dict[int, Bot] = {
            seat: player_named(match.setup, sitter.name, seat) if visitors else bot_named(self.game.name, sitter.name)
            for seat, sitter in enumerate(sitters)
            if sitter.kind == "bot"
        }
        self.dice = dice
        self.away: set[int] = set()

    @property
    def public_viewer(self) -> int:
        """Whose view may stand on the screen when anybody may look: the only person's, else a spectator's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    @property
    def you(self) -> int | None:
        """Who is spoken to: the only person at the keyboard. Several are called by their names."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def secret(self) -> bool:
        """Whether a choice made now must stay hidden from others at the keyboard: several seats still may choose."""
        if len(self.people) < 2:
            return False
        seats = range(len(self.sitters))
        return sum(bool(self.game.legal_actions(self.match.state, seat)) for seat in seats) > 1 and self.together

    @property
    def together(self) -> bool:
        """Whether seats choose at the same time: several are to act, or something is still hidden from spectators.

        A seat that may act out of turn, where all is open, does not make it so.
        """
        state = self.match.state
        return len(self.actors) > 1 or self.game.write(state.seen_by(SPECTATOR)) != self.game.write(state)

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.actors(self.match.state)

    def chosen_people(self) -> tuple[int, ...]:
        """People who have chosen in secret and may still change their minds."""
        waiting = self.actors
        if not self.together:
            return ()
        return tuple(
            seat for seat in self.people if seat not in waiting and self.game.legal_actions(self.match.state, seat)
        )

    def act(self, actor: int, action: Action) -> Step:
        return self.finished(self.match.act(actor, action))

    def finished(self, step: Step) -> Step:
        if self.match.over:
            self.finish()
        return step

    def deal(self) -> Step:
        """One action of Chance."""
        return self.finished(self.match.draw(self.dealer))

    def plays_itself(self, seat: int) -> bool:
        """Whether nobody is asked for a seat: a bot holds it, or its person is away."""
        return seat in self.bots or seat in self.away

    def bot_action(self, seat: int) -> Action:
        """What a bot or a stand-in does; it gets only what its seat may see."""
        if seat not in self.bots:
            return stand_in(self.game, self.match.state, seat, self.dice)
        seen = self.match.state.seen_by(seat)
        return self.game.decode(self.match.state, self.bots[seat].choose(seen, seat, self.dice))

    def undo(self) -> int | None:
        """Take the last step back if it was a person's and nobody else must agree; whose it was, or None."""
        steps = self.match.steps
        if not steps or steps[-1].actor not in self.people or steps[-1].actor in self.away:
            return None
        seat, target = steps[-1].actor, steps[-2].serial if len(steps) > 1 else 0
        if self.match.undo_needs(seat, target):
            return None
        self.match.undo(seat, target)
        return seat

    def finish(self) -> None:
        """Close the record, show the seed in it and forget the secret."""
        self.writer.end(self.seed)
        seed_path(self.file.path).unlink(missing_ok=True)

    @property
    def faults(self) -> list[str]:
        """What bots that somebody brought did wrong."""
        return [fault for bot in self.bots.values() if isinstance(bot, Visitor) for fault in bot.faults]

    def close(self) -> None:
        self.file.close()
        for bot in self.bots.values():
            if isinstance(bot, Visitor):
                bot.leave()
        for fault in self.faults:
            print(f"speleo: {fault}", file=sys.stderr)

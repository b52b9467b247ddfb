"""The record of a table, made anew from its log. While the match runs it stops before the first secret choice."""

from __future__ import annotations

from speleo.kernel.engine.state import CHANCE, SPECTATOR, State
from speleo.kernel.game import Game
from speleo.kernel.match import Step
from speleo.kernel.record.header import Header, header_for
from speleo.kernel.record.record import Record, replay_line
from speleo.kernel.record.writer import RecordWriter
from speleo.kernel.setup import Setup
from speleo.server.entries import LogEntry
from speleo.server.phases import OVER
from speleo.server.plan import Plan
from speleo.server.table import Table


class Exporter:
    """Plays a log again and notes after which line everybody knows everything that was written."""

    def __init__(self, plan: Plan, seed: bytes, table: Table) -> None:
        self.plan = plan
        self.seed = seed
        self.game = plan.rules
        self.table = table
        self.lines: list[str] = []
        self.safe = 0
        self.hidden: list[int] = []
        self.withdrawn = False
        match = plan.begin()
        self.match = type(match)(self.game, match.setup)
        self.writer = RecordWriter(self.match, head(table, match.setup, match.serial), self.lines.append)
        if plan.record:
            for line in Record.parse(plan.record).lines[: plan.upto]:
                replay_line(self.match, line)
        self.safe = len(self.lines)
        self.dealer = table.sealing.seal.dealer(seed)

    def text(self, entries: list[LogEntry]) -> str:
        """The record that follows from a table's log, written as the match is played again."""
        for entry in entries:
            if entry.kind == "started":
                self.deal()
            elif entry.kind == "acted":
                self.act(entry)
            elif entry.kind == "undone":
                self.undo(entry.data["seat"], entry.data["to"], tuple(entry.data["agreed"]))
            elif entry.kind == "took":
                self.match.take_over(entry.data["seat"], entry.data["by"])
                self.look()
            elif entry.kind == "hinted":
                self.match.take_hint(entry.data["seat"])
                self.look()
        if self.match.over:
            self.writer.end(self.seed)
            self.safe = len(self.lines)
        return "".join(self.lines[: self.safe])

    def act(self, entry: LogEntry) -> None:
        """Carry out an action, and while the match goes on note which steps would tell a secret."""
        before, seat = self.match.state.clone(), entry.data["seat"]
        step = self.match.act(seat, self.game.parse_action(entry.data["action"]))
        if self.table.phase != OVER:
            if any(map(self.game.reveals, step.events)):
                self.hidden.clear()
            elif secret(self.game, before, step):
                self.hidden.append(step.serial)
            self.look()
        self.deal()

    def undo(self, seat: int, to: int, agreed: tuple[int, ...]) -> None:
        """A choice that is withdrawn before it was revealed stays secret: the record waits there for the end."""
        self.withdrawn = self.withdrawn or any(serial > to for serial in self.hidden)
        self.match.undo(seat, to, agreed)
        self.look()
        self.deal()

    def deal(self) -> None:
        while self.match.state.turn() == CHANCE:
            self.match.draw(self.dealer)
            self.look()

    def look(self) -> None:
        """Note whether everybody knows everything up to here."""
        if not self.hidden and not self.withdrawn:
            self.safe = len(self.lines)


def secret(game: Game, before: State, step: Step) -> bool:
    """Whether a spectator cannot tell what the seat did: some other legal action would have looked the same.

    What comes to the same for everybody, as two ways to take the last step out of a cave do, hides nothing.
    """
    seen, after = looks(game, before, step.actor, game.encode(before, step.action))
    for action in game.legal_actions(before, step.actor):
        if action != step.action:
            as_seen, other = looks(game, before, step.actor, game.encode(before, action))
            if as_seen == seen and other != after:
                return True
    return False


def looks(game: Game, before: State, actor: int, code: int) -> tuple[tuple[object, object], State]:
    """What everybody sees of an action, and what it leads to."""
    after = before.clone()
    events = game.apply(after, actor, game.decode(before, code))
    return (game.view(after, SPECTATOR), events), after


def record_text(table: Table, entries: list[LogEntry]) -> str:
    """The record up to what everybody knows; complete, with the seed, when the match is over."""
    if table.past is not None:
        header = head(table, table.plan.setup(), table.past.brought)
        return table.past.record(header, table.sealing.seed)
    return Exporter(table.plan, table.sealing.seed, table).text(entries)


def head(table: Table, setup: Setup, brought: int) -> Header:
    plan, sitters = table.plan, tuple(chair.sitter for chair in table.seats.first)
    promise, seal = table.sealing.promise, table.sealing.seal
    return header_for(setup, sitters, "sealed", promise, seal, brought, plan.free_undo, plan.rules_version)

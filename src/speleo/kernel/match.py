"""A match: one sitting of a game, as the actions taken so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from speleo.kernel.engine.dealer import Dealer
from speleo.kernel.engine.state import CHANCE, State
from speleo.kernel.errors import BadSetup
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.setup import Setup


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a match. `serial` counts every entry of the record, so it never repeats, not even after an undo."""

    serial: int
    actor: int
    action: Action
    events: tuple[Event, ...]
    reveals: bool


class Watcher(Protocol):
    """Somebody who is told of every step as soon as it is taken, and of every undo."""

    def stepped(self, step: Step) -> None: ...

    def undone(self, seat: int, serial: int, agreed: tuple[int, ...]) -> None: ...


class Match:
    """The options, the actions taken, and the state that follows from them."""

    def __init__(self, game: Game, setup: Setup, start: State | None = None) -> None:
        self.game = game
        self.setup = setup
        self.start = game.new(setup) if start is None else start.clone()
        self.state = self.start.clone()
        self.steps: list[Step] = []
        self.serial = 0
        self.watchers: list[Watcher] = []

    @property
    def over(self) -> bool:
        return not self.game.actors(self.state)

    def act(self, actor: int, action: Action) -> Step:
        """Carry out an action of a seat or of Chance; an illegal one raises and changes nothing."""
        events = tuple(self.game.apply(self.state, actor, action))
        self.serial += 1
        step = Step(self.serial, actor, action, events, actor == CHANCE or any(map(self.game.reveals, events)))
        self.steps.append(step)
        for watcher in self.watchers:
            watcher.stepped(step)
        return step

    def deal(self, dealer: Dealer) -> list[Step]:
        """Let Chance act for as long as it is to act."""
        dealt = []
        while self.state.turn() == CHANCE:
            dealt.append(self.draw(dealer))
        return dealt

    def draw(self, dealer: Dealer) -> Step:
        """One action of Chance, dealt by the serial number of the step."""
        ticket = dealer.ticket(self.serial + 1, self.state.chance_total())
        return self.act(CHANCE, self.game.decode(self.state, self.state.chance_at(ticket)))

    def undo_needs(self, seat: int, serial: int) -> tuple[int, ...]:
        """Whose agreement `seat` needs to go back to just after the step with that serial (0: to the start).

        Nobody's if everything since is the seat's own and revealed nothing: no chance, no other seat's choice.
        """
        for step in reversed(self.steps):
            if step.serial <= serial:
                break
            if step.actor != seat or step.reveals:
                return tuple(other for other in range(self.setup.seats) if other != seat)
        return ()

    def undo(self, seat: int, serial: int, agreed: tuple[int, ...] = ()) -> None:
        """Go back to just after a step; refused if an agreement is missing. The undo has a serial number itself."""
        if serial != 0 and serial not in [step.serial for step in self.steps]:
            raise BadSetup(f"there is no step {serial} to go back to")
        missing = [other + 1 for other in self.undo_needs(seat, serial) if other not in agreed]
        if missing:
            raise BadSetup(f"going back to step {serial} needs the agreement of seats {', '.join(map(str, missing))}")
        self.steps = [step for step in self.steps if step.serial <= serial]
        self.state = self.start.clone()
        for step in self.steps:
            self.game.apply(self.state, step.actor, step.action)
        self.serial += 1
        for watcher in self.watchers:
            watcher.undone(seat, serial, agreed)

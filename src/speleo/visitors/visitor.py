"""A visitor: a bot that somebody brought, asked over lines. What it does wrong costs it that decision and no more."""

from __future__ import annotations

import base64
import pickle
from collections.abc import Sequence
from dataclasses import dataclass

from speleo.bots import bot_named, stand_in_bot
from speleo.bots.bot import Bot
from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.errors import SpeleoError
from speleo.kernel.nearest import quoted
from speleo.kernel.setup import Setup
from speleo.visitors.process import Lost, Process

PROTOCOL = 1
START_SECONDS = 20.0
MOST_FAULTS = 3
KEPT = 8
"""How many processes wait for their next match."""


class BadBot(SpeleoError):
    """A bot that somebody named cannot play."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a visitor may take: seconds for a decision, and memory."""

    seconds: float = 5.0
    megabytes: int = 1024


WAITING: dict[tuple[str, ...], list[Process]] = {}


class Visitor(Bot):
    """A bot in a process of its own. After three faults in a match a quick bot has its seat until the end."""

    def __init__(self, name: str, command: Sequence[str], setup: Setup, seat: int, limits: Limits) -> None:
        self.name = name
        self.command = tuple(command)
        self.setup = setup
        self.seat = seat
        self.limits = limits
        self.game = game_named(setup.game)
        self.quick = bot_named(setup.game, stand_in_bot(setup.game))
        self.process: Process | None = None
        self.wants_state = False
        self.faults: list[str] = []

    def choose(self, seen: State, seat: int, dealer: FastDealer) -> int:
        dice = dealer.word()
        if len(self.faults) < MOST_FAULTS:
            try:
                return self.asked(seen, dice)
            except Lost as lost:
                self.process = None
                self.fault(str(lost))
        return self.quick.choose(seen, seat, FastDealer(str(dice)))

    def fault(self, what: str) -> None:
        end = " and is replaced" if len(self.faults) + 1 == MOST_FAULTS else ""
        self.faults.append(f"{self.name} (seat {self.seat + 1}) {what}{end}")

    def asked(self, seen: State, dice: int) -> int:
        """The code of what the visitor answers; an answer that is not legal is a fault, and the visitor stays."""
        process = self.begun()
        actions = {action.notation: action for action in self.game.legal_actions(seen, self.seat)}
        answer = process.ask(self.question(seen, dice, list(actions)), self.limits.seconds)
        if answer not in actions:
            self.fault(f"answered {quoted(answer)}, which is not legal")
            return int(self.quick.choose(seen, self.seat, FastDealer(str(dice))))
        return self.game.encode(seen, actions[answer])

    def question(self, seen: State, dice: int, legal: list[str]) -> list[str]:
        lines = ["position", *(f"| {line}" for line in self.game.write(seen).splitlines())]
        if self.wants_state:
            lines.append(f"state {base64.b64encode(pickle.dumps(seen)).decode()}")
        return [*lines, f"dice {dice}", *(f"legal {action}" for action in legal), "choose"]

    def begun(self) -> Process:
        """The process, told of this match."""
        if self.process is None:
            idle = WAITING.get(self.command)
            process = idle.pop() if idle else Process(self.command, self.limits.megabytes)
            ready = process.ask(self.introduction(), START_SECONDS)
            if ready.split()[:1] != ["ready"]:
                process.end()
                raise Lost(f"said {quoted(ready)} instead of ready")
            self.wants_state = ready.split()[1:] == ["state"]
            self.process = process
        return self.process

    def introduction(self) -> list[str]:
        setup = self.setup
        options = [f"option {name} {value}" for name, value in setup.options]
        head = [f"speleo {PROTOCOL}", f"game {setup.game}", f"edition {setup.edition}", *options]
        return [*head, f"seats {setup.seats}", f"seat {self.seat + 1}", "begin"]

    def check(self) -> None:
        """Refuse a visitor that cannot even begin."""
        try:
            self.begun()
        except Lost as lost:
            raise BadBot(f"bot {self.name}: {lost}") from None
        self.leave()

    def leave(self) -> None:
        """The match is over; the process waits for another one."""
        if self.process is None:
            return
        process, self.process = self.process, None
        idle = WAITING.setdefault(self.command, [])
        try:
            process.tell(["end"])
        except Lost:
            return
        if len(idle) < KEPT:
            idle.append(process)
        else:
            process.end()


def dismiss_all() -> None:
    """End every process that waits."""
    while WAITING:
        for process in WAITING.popitem()[1]:
            process.end()

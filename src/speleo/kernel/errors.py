"""What can be wrong with what somebody gave us. Every message is one line: what, where, and the rule if one applies."""

from __future__ import annotations

from dataclasses import dataclass


class SpeleoError(Exception):
    """The base of everything that is the caller's to mend."""


class UnknownName(SpeleoError):
    """There is no game, option, edition, bot or rule of that name."""

    def __init__(self, what: str, name: str, known: list[str]) -> None:
        super().__init__(f"unknown {what} {name!r}: there is {', '.join(known)}")


class BadSetup(SpeleoError):
    """A match cannot be set up like this."""


class BadBox(SpeleoError):
    """A data file does not describe a box that can be played."""


class BadPosition(SpeleoError):
    """A position that is malformed or cannot arise."""


class BadNotation(SpeleoError):
    """A text that should be an action is not."""


class BadScenario(SpeleoError):
    """A scenario file that cannot be read."""


class BadRecord(SpeleoError):
    """A match record that is malformed, cut or tampered with."""

    def __init__(self, line: int, problem: str, step: int | None = None) -> None:
        self.line = line
        self.step = step
        where = f"line {line}" if step is None else f"line {line}, step {step}"
        super().__init__(f"{where}: {problem}")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the rule that forbids it, and the key of a sentence that says so to people."""

    rule: str
    reason: str


class IllegalAction(SpeleoError):
    """An action that the rules refuse; nothing has changed."""

    def __init__(self, who: str, action: str, refusal: Refusal, title: str) -> None:
        self.refusal = refusal
        super().__init__(f"{who} may not {action}, because {refusal.rule} ({title})")

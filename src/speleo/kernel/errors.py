"""What can be wrong with what somebody gave us. Every message is one line: what, where, and the rule if one applies."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.kernel.nearest import cut, hint, quoted

MOST_PROBLEMS = 20
"""So many problems of one file are named; the others are counted."""
LONGEST_MESSAGE = 10_000
"""Whatever somebody gave us, what we say about it stays readable."""


class SpeleoError(Exception):
    """The base of everything that is the caller's to mend. Its text is one line: what, where, and the rule.

    >>> import speleo
    >>> try:
    ...     speleo.game("diamant").match(seats=99)
    ... except speleo.SpeleoError as error:
    ...     print(error)
    diamant is for 1 to 8 seats, not 99 (DIA-1.6)
    """

    def __init__(self, said: str = "") -> None:
        super().__init__(cut(said, LONGEST_MESSAGE))


class UnknownName(SpeleoError):
    """There is no game, option, edition, bot or rule of that name."""

    def __init__(self, what: str, name: str, known: list[str], meant: list[str] | None = None) -> None:
        """`known` are told; where these are only some, `meant` are all among which the nearest is looked for."""
        super().__init__(f"unknown {what} {quoted(name)}: there is {', '.join(known)}{hint(name, meant or known)}")


class BadSetup(SpeleoError):
    """A match cannot be set up like this."""


class BadBox(SpeleoError):
    """A data file does not describe a box that can be played: its name, and each problem with its place."""

    def __init__(self, name: str, problems: list[str]) -> None:
        self.problems = [cut(problem, 300) for problem in problems[:MOST_PROBLEMS]]
        if len(problems) > MOST_PROBLEMS:
            self.problems.append(f"and {len(problems) - MOST_PROBLEMS} more")
        super().__init__(f"box {name}: {'; '.join(self.problems)}")


class BadPosition(SpeleoError):
    """A position that is malformed or cannot arise: what is wrong, and on which of its lines, if on one."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        self.problem = problem
        self.line = line
        super().__init__(f"position: {problem}" if line is None else f"position, line {line}: {problem}")


class BadNotation(SpeleoError):
    """A text that should be an action is not."""


class BadScenario(SpeleoError):
    """A scenario that cannot be read or played: the line of its file, and what is wrong there."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(f"line {line}: {problem}")


class BadRecord(SpeleoError):
    """A match record that is malformed, cut or tampered with."""

    def __init__(self, line: int, problem: str, step: int | None = None) -> None:
        self.line = line
        self.step = step
        self.problem = problem
        where = f"line {line}" if step is None else f"line {line}, step {step}"
        super().__init__(f"{where}: {problem}")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the rule that forbids it, and the key of a sentence that says so to people."""

    rule: str
    reason: str


class IllegalAction(SpeleoError):
    """An action that the rules refuse; nothing has changed. `refusal` names the rule.

    >>> import speleo
    >>> try:
    ...     speleo.game("diamant").match(seats=2).act(0, "on")
    ... except speleo.IllegalAction as error:
    ...     print(error.refusal.rule)
    DIA-...
    """

    def __init__(self, who: str, action: str, refusal: Refusal, title: str) -> None:
        self.refusal = refusal
        super().__init__(f"{who} may not {action}, because {refusal.rule} ({title})")

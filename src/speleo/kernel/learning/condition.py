"""What an aim can say of a position, each as one sentence about a line of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase

from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadSheet
from speleo.kernel.game import Game
from speleo.kernel.nearest import hint, quoted

KEY = r"(?P<key>[a-z][a-z ]{0,30}?)(?: of (?P<column>[a-z0-9]{1,20}))?"
FORMS = (
    rf"(?P<each>every )?{KEY} is at (?P<how>least|most) (?P<value>[0-9]{{1,4}})",
    r"seat (?P<seat>[1-9]) scores at (?P<how>least|most) (?P<value>[0-9]{1,4})",
    r"the winner is seat (?P<winner>[1-9])",
    rf"{KEY} (?P<how>has no|has|is not|is) (?P<value>\S.*)",
    KEY,
)
KNOWN = (
    "'chest of 1 is at least 5', 'every health is at least 1', 'horrors is none', 'tokens of 1 has water', "
    "'seat 1 scores at least 8', 'the winner is seat 1'"
)


@dataclass(frozen=True, slots=True)
class Condition:
    """A sentence about a position: `column` is a seat or the name of a piece, such as a caver."""

    text: str
    line: int
    key: str = ""
    column: str = ""
    how: str = ""
    value: str = ""
    each: bool = False
    seat: int = 0
    winner: int = 0


def read_condition(text: str, line: int) -> Condition:
    """The condition that a sentence says, or BadSheet with all forms there are."""
    for form in FORMS:
        found = re.fullmatch(form, text)
        if found is not None:
            parts = found.groupdict()
            return Condition(
                text,
                line,
                parts.get("key") or "",
                parts.get("column") or "",
                parts.get("how") or "",
                parts.get("value") or "",
                bool(parts.get("each")),
                int(parts.get("seat") or 0),
                int(parts.get("winner") or 0),
            )
    raise BadSheet(line, f"{quoted(text)} is no aim: there is {KNOWN}")


class Position:
    """A state as its text says it, read once for all conditions."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.lines: dict[str, str] = {}
        key = ""
        for row in game.write(state).split("\n"):
            if row.startswith("  "):
                self.lines[key] += f"\n{row.strip()}" if self.lines[key] else row.strip()
            elif row:
                key, _, value = row.partition(":")
                self.lines[key] = value.strip()

    def value(self, condition: Condition) -> str:
        """The line that a condition is about, or one column of it."""
        if condition.key not in self.lines:
            keys = list(self.lines)
            known = f"there is {', '.join(keys)}{hint(condition.key, keys)}"
            raise BadSheet(condition.line, f"a position has no {quoted(condition.key)}: {known}")
        whole = self.lines[condition.key]
        if not condition.column:
            return whole
        parts, at = columns(whole), self.column(condition)
        if at >= len(parts):
            raise BadSheet(condition.line, f"{condition.key} has {len(parts)} columns, and none is {condition.column}")
        return parts[at]

    def column(self, condition: Condition) -> int:
        """Which column a number or a name means: a name stands in the line that lists all pieces."""
        if condition.column.isdigit():
            return max(0, int(condition.column) - 1)
        for line in self.lines.values():
            if condition.column in line.split():
                return line.split().index(condition.column)
        raise BadSheet(condition.line, f"nothing here is called {quoted(condition.column)}")

    def holds(self, condition: Condition) -> bool:
        """Whether a condition is true of this position; BadSheet if it names nothing that a position has."""
        if condition.winner:
            over = not self.game.actors(self.state)
            return over and condition.winner - 1 in self.game.outcome(self.state).winners
        if condition.seat:
            return compared(self.state.score(condition.seat - 1), condition)
        found = self.value(condition)
        if condition.how in ("least", "most"):
            return all(compared(number(part, condition), condition) for part in self.parts(found, condition))
        if condition.how in ("has", "has no"):
            return (condition.how == "has") == any(fnmatchcase(item, condition.value) for item in items(found))
        if condition.how in ("is", "is not"):
            return (condition.how == "is") == fnmatchcase(" ".join(found.split()), condition.value)
        raise BadSheet(condition.line, f"{quoted(condition.text)} says nothing: there is {KNOWN}")

    def parts(self, found: str, condition: Condition) -> list[str]:
        return columns(found) if condition.each else [found]


def columns(line: str) -> list[str]:
    return [part.strip() for part in line.split("|")] if "|" in line else line.split()


def items(line: str) -> list[str]:
    """Everything that is listed in a line: parts between commas, and single words."""
    listed = [" ".join(part.split()) for part in re.split(r"[,|;\n]", line)]
    return [*listed, *line.replace(",", " ").split()]


def number(text: str, condition: Condition) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise BadSheet(condition.line, f"{condition.key} is no number here but {quoted(text)}")
    return int(text)


def compared(found: int, condition: Condition) -> bool:
    return found >= int(condition.value) if condition.how == "least" else found <= int(condition.value)

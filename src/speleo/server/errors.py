"""What the server refuses, with the status of the answer."""

from __future__ import annotations

from speleo.kernel.errors import SpeleoError


class Refused(SpeleoError):
    """Nothing was changed. `problem` is a word for programs, the text a line for people, `rule` the game's rule."""

    def __init__(self, status: int, problem: str, said: str, rule: str = "") -> None:
        super().__init__(said)
        self.status = status
        self.problem = problem
        self.rule = rule


class Stale(Refused):
    """The submission was made for a moment that has passed; `since` is the version it saw."""

    def __init__(self, since: int) -> None:
        super().__init__(409, "stale", "something happened since then: look again")
        self.since = since


class Lost(Exception):
    """Another process wrote the next entry of this table first, or this entry is already there."""


class StoreDown(Refused):
    """The database cannot be reached or cannot write."""

    def __init__(self) -> None:
        super().__init__(503, "storage", "the table cannot be written down right now: try again soon")


class Damaged(Refused):
    """What is kept of a table cannot be read; `why` is for the host alone."""

    def __init__(self, why: str) -> None:
        super().__init__(500, "damaged", "this table is damaged and cannot be read: tell whoever runs the server")
        self.why = why


def no_table() -> Refused:
    return Refused(404, "no-table", "there is no such table")


def not_yours() -> Refused:
    return Refused(403, "not-yours", "your secret does not allow this")

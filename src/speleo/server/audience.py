"""Everybody who looks at a table now."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Literal, Protocol

from speleo.server import moments
from speleo.server.wire import packed

SOON_SECONDS = 0.3
"""Many come and go at once when a line breaks: all of it is told together."""
log = logging.getLogger("speleo.audience")


@dataclass(frozen=True, slots=True)
class CompanyReply:
    """Who is connected now: seats of which somebody looks on, and how many look on without a seat."""

    type: Literal["company"]
    here: list[int]
    watching: int


class Listener(Protocol):
    """Somebody who looks at a table and shows what is new when it is woken."""

    def wake(self) -> None: ...

    def meet(self, company: bytes) -> None: ...

    def seats(self) -> tuple[int, ...]: ...

    def watching(self) -> bool: ...


class Audience:
    """`unshown` counts entries of which nobody has been told. `touched`: when somebody last asked for the table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.unshown = 0
        self.touched = moments.steady()
        self.waking: asyncio.Handle | None = None
        self.gathering: asyncio.Handle | None = None

    def wake(self) -> None:
        """Tell of what is new, soon, so that what else is ready now is told at the same time."""
        if self.waking is None:
            self.waking = asyncio.get_running_loop().call_soon(self.woken)

    def woken(self) -> None:
        self.waking, self.unshown = None, 0
        for listener in list(self.listeners):
            try:
                listener.wake()
            except Exception:
                log.exception("a listener could not be told")

    def changed(self) -> None:
        """Somebody came, went, sat down or got up: tell those who asked for it who is here, soon."""
        if self.gathering is None:
            self.gathering = asyncio.get_running_loop().call_later(SOON_SECONDS, self.tell_company)

    def tell_company(self) -> None:
        self.gathering = None
        sitting = [listener.seats() for listener in self.listeners]
        here = sorted({seat for seats in sitting for seat in seats})
        told = packed(CompanyReply("company", here, sum(not seats for seats in sitting)))
        for listener in list(self.listeners):
            listener.meet(told)

    def seats(self) -> set[int]:
        """The seats of all who look."""
        return {seat for listener in self.listeners for seat in listener.seats()}

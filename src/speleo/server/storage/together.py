"""Questions about single tables that are put to the database together: who asks meanwhile shares the next one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from itertools import islice
from typing import Generic, TypeVar

from speleo.server.errors import Damaged, StoreDown
from speleo.server.storage.engine import FAULTS, is_unfit

MOST_TOGETHER = 50
log = logging.getLogger("speleo.store")
A = TypeVar("A")
Reading = Callable[[dict[str, int]], Awaitable[Mapping[str, A]]]
"""From tables, each with the last entry that is known, to what was found of them."""


class Together(Generic[A]):
    """`nothing` is the answer for a table of which nothing was found."""

    def __init__(self, read: Reading[A], nothing: A) -> None:
        self.read = read
        self.nothing = nothing
        self.wanted: dict[str, int] = {}
        self.answers: dict[str, asyncio.Future[A]] = {}
        self.reader: asyncio.Task[None] | None = None

    async def ask(self, key: str, known: int = 0) -> A:
        """What there is of a table after that entry, at least; StoreDown if that cannot be said."""
        found = self.answers.get(key)
        if found is None:
            found = self.answers[key] = asyncio.get_running_loop().create_future()
        self.wanted[key] = min(known, self.wanted.get(key, known))
        if self.reader is None or self.reader.done():
            self.reader = asyncio.create_task(self.answer())
        return await asyncio.shield(found)

    async def answer(self) -> None:
        while self.wanted:
            await asyncio.sleep(0)
            asked = dict(islice(self.wanted.items(), MOST_TOGETHER))
            for key in asked:
                del self.wanted[key]
            await self.answer_these(asked, {key: self.answers.pop(key) for key in asked})

    async def answer_these(self, asked: dict[str, int], answers: dict[str, asyncio.Future[A]]) -> None:
        """One question for all. If something is wrong with one of them, each is asked for alone."""
        try:
            found = await self.read(asked)
        except Exception as error:
            if len(asked) > 1 and (is_unfit(error) or not isinstance(error, FAULTS)):
                for key, known in asked.items():
                    await self.answer_these({key: known}, {key: answers[key]})
                return
            if not isinstance(error, FAULTS):
                log.exception("a table could not be read")
            for answer in answers.values():
                answer.set_exception(StoreDown() if isinstance(error, FAULTS) else Damaged(type(error).__name__))
        else:
            for key, answer in answers.items():
                answer.set_result(found.get(key, self.nothing))

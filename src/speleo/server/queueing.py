"""Who writes at a table has it alone; the others wait in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque

from speleo.server.errors import Damaged


class Queue:
    """`busy` while somebody has the table; `waiting` are those who wait for it.

    `heard` is the latest entry that other processes told of and nobody read yet. `broken`: an entry that is on the disk
    could not be carried out.
    """

    def __init__(self) -> None:
        self.busy = False
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.heard = 0
        self.broken: Damaged | None = None

    def ask(self) -> asyncio.Future[None] | None:
        """Have the table; while it is busy, what to await for it. Whoever asked calls `give_back`, come what may."""
        if not self.busy:
            self.busy = True
            return None
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        return turn

    def give_back(self, turn: asyncio.Future[None] | None) -> bool:
        """Nobody has the table any more, or the next who has not given up; whether it is free or was never theirs."""
        if turn is not None and (turn.cancelled() or not turn.done()):
            turn.cancel()
            return False
        while self.waiting:
            following = self.waiting.popleft()
            if not following.done():
                following.set_result(None)
                return False
        self.busy = False
        return True

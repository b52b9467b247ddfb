"""People at many tables, all in this process: each acts when it is their turn and notes when updates arrive."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from speleo.bench.socket import Socket

SEATS = 4
LOOK_SECONDS = 0.05
"""How often it is asked whether any match is still running."""
AT_ONCE = 40
"""Connections that are opened at a time."""
SELDOM = 12
"""One action in so many is the last of the legal ones, the others are the first."""


@dataclass(slots=True)
class Shown:
    """How far an action has got: when it was submitted, how many have seen it, and when the latest of them did."""

    begun: float = 0.0
    viewers: int = 0
    latest: float = 0.0


class Sitter:
    """One seat at one table with a connection of its own; submits the next action when the last is acknowledged."""

    def __init__(self, load: Load, key: str, seat: int) -> None:
        self.load = load
        self.key = key
        self.seat = seat
        self.seq = -1
        self.floor = 0
        self.picture: dict[str, Any] = {}
        self.legal: list[dict[str, Any]] = []
        self.pending = False
        self.begun = 0.0
        self.over = False
        self.socket: Socket | None = None

    def heard(self, message: dict[str, Any]) -> None:
        """What the server said decides what this seat does next: act, wait, or count a refusal."""
        if message["type"] in ("update", "change"):
            if self.seq < 0:
                self.load.ready += 1
            self.seq = message["seq"]
            picture = self.picture = {**self.picture, **message["picture"]}
            self.legal = picture["legal"] if self.seat in picture["to_act"] else []
            self.over = picture["outcome"] is not None
            self.load.note(self.key, message["happened"])
        elif message["type"] == "done":
            self.floor, self.pending = message["seq"], False
            self.load.done(self.key, self.floor, self.begun)
        else:
            self.pending = False
            self.load.refused += 1
        self.go()

    def go(self) -> None:
        """Act, or queue for a turn to do so."""
        if self.load.playing and not self.pending and self.seq >= self.floor and self.legal:
            self.pending = True
            delay = self.load.delay()
            if delay > 0:
                asyncio.get_running_loop().call_later(delay, self.act)
            else:
                self.act()

    def act(self) -> None:
        """Send what is first in the legal list, now and then what is last, so that matches come to an end."""
        if not self.legal or self.socket is None or not self.load.playing:
            self.pending = False
            return
        seq, seat = self.seq, self.seat
        action = self.legal[-1 if (seq + seat) % SELDOM == 0 else 0]["action"]
        self.begun = time.perf_counter()
        self.socket.send(
            {"type": "act", "seat": seat, "action": action, "version": seq, "client": f"{seat}.{self.load.ticket()}"}
        )


def connected(socket: Socket) -> Socket:
    return socket


@dataclass
class Load:
    """`ports` are those of the server processes, among which the seats of every table are spread.

    `together`: all people of a table are at one process, where a proxy that goes by a table's address puts them.
    `whole`: they are sent whole pictures, as simple clients are, and not only what changed.
    """

    ports: list[int]
    keys: list[tuple[str, str]]
    whole: bool = False
    together: bool = False
    ready: int = 0
    refused: int = 0
    playing: bool = False
    gap: float = 0.0
    turn: float = 0.0
    tickets: int = 0
    shown: dict[tuple[str, int], Shown] = field(default_factory=dict)
    delays: list[float] = field(default_factory=list)
    sitters: list[Sitter] = field(default_factory=list)

    async def open(self) -> None:
        """Seat by seat, a few at a time: a server that greets thousands at once measures greetings."""
        loop = asyncio.get_running_loop()
        for number, (key, token) in enumerate(self.keys):
            for seat in range(SEATS):
                sitter, port = Sitter(self, key, seat), self.port(number, seat)
                hello: dict[str, object] = {"type": "hello", "token": token, "seat": seat, "changes": not self.whole}
                sitter.socket = Socket(sitter, f"/api/tables/{key}/live", port, hello)
                await loop.create_connection(partial(connected, sitter.socket), "127.0.0.1", port)
                self.sitters.append(sitter)
            await self.wait_for(len(self.sitters) - AT_ONCE)
        await self.wait_for(len(self.sitters))

    def port(self, table: int, seat: int) -> int:
        return self.ports[(table if self.together else seat) % len(self.ports)]

    async def wait_for(self, ready: int) -> None:
        while self.ready < ready:
            await asyncio.sleep(0.005)

    def close(self) -> None:
        self.playing = False
        for sitter in self.sitters:
            if sitter.socket is not None:
                sitter.socket.close()

    def ticket(self) -> int:
        self.tickets += 1
        return self.tickets

    def delay(self) -> float:
        """How long the next action has to wait so that the pace is even."""
        if not self.gap:
            return 0.0
        now = time.perf_counter()
        self.turn = max(self.turn + self.gap, now)
        return self.turn - now

    def note(self, key: str, happened: list[dict[str, Any]]) -> None:
        now = time.perf_counter()
        for entry in happened:
            if entry["what"] == "acted":
                at = self.shown.setdefault((key, entry["seq"]), Shown())
                at.viewers, at.latest = at.viewers + 1, now
                self.settle(key, entry["seq"], at)

    def done(self, key: str, seq: int, begun: float) -> None:
        at = self.shown.setdefault((key, seq), Shown())
        at.begun = begun
        self.settle(key, seq, at)

    def settle(self, key: str, seq: int, at: Shown) -> None:
        """When it is acknowledged and the last of a table's sockets has seen it, its delay is known."""
        if at.begun and at.viewers == SEATS:
            del self.shown[key, seq]
            self.delays.append(at.latest - at.begun)

    @property
    def running(self) -> int:
        """Tables whose match is not over."""
        return sum(not sitter.over for sitter in self.sitters[::SEATS])

    async def begin(self, pace: float, warm_up: float) -> None:
        """Let everybody play, so many actions a second; 0: as many as possible. What comes at first is not measured."""
        self.gap = 1 / pace if pace else 0.0
        self.playing = True
        for sitter in self.sitters:
            sitter.go()
        await asyncio.sleep(warm_up)

    async def measure(self, seconds: float) -> tuple[float, list[float]]:
        """Actions a second that every viewer has seen, and their delays, sorted; until every match is over."""
        self.delays = []
        began = time.perf_counter()
        while self.running and time.perf_counter() - began < seconds:
            await asyncio.sleep(LOOK_SECONDS)
        return len(self.delays) / max(LOOK_SECONDS, time.perf_counter() - began), sorted(self.delays)

"""Somebody who plays on whatever happens to the server."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.serving import Person

SILENCE_SECONDS = 10
THINK_SECONDS = 0.5


class Player:
    """Plays a seat at random over a socket that it opens again whenever it breaks; repeats what was not acknowledged.

    `life` is the server's life in which it heard something last.
    """

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.life = 0
        self.seen: list[int] = []
        self.acknowledged: dict[str, int] = {}
        self.repeats = 0
        self.pending: dict[str, object] | None = None
        self.count = 0
        self.update: dict[str, Any] = {"seq": 0, "picture": None}
        self.over = False

    async def play(self, until: asyncio.Event) -> None:
        while not self.over and not until.is_set():
            try:
                await self.connection(until)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(random.uniform(0.1, 0.5))

    async def connection(self, until: asyncio.Event) -> None:
        server = self.person.server
        address, life = f"ws://127.0.0.1:{server.port}/api/tables/{self.person.key}/live", server.life
        async with connect(address, open_timeout=5, ping_interval=None, proxy=None) as socket:
            hello = {"type": "hello", "token": self.person.token, "since": self.seen[-1] if self.seen else 0}
            await socket.send(json.dumps(hello))
            if self.pending:
                await socket.send(json.dumps(self.pending))
            while not self.over and not until.is_set():
                async with asyncio.timeout(SILENCE_SECONDS):
                    message = json.loads(await socket.recv())
                self.life = life
                await self.take(message, socket)

    async def take(self, message: dict[str, Any], socket: ClientConnection) -> None:
        if message["type"] == "done":
            self.acknowledged[message["client"]] = message["seq"]
            self.repeats += message["repeat"]
            self.pending = None
        elif message["type"] == "refused":
            self.pending = None
        else:
            self.seen += [entry["seq"] for entry in message["happened"]]
            self.over = message["table"]["phase"] == "over"
            self.update = message
        await self.act(socket)

    async def act(self, socket: ClientConnection) -> None:
        picture = self.update["picture"]
        if self.pending is None and picture and self.seat in picture["to_act"] and not self.over:
            await self.think()
            self.count += 1
            self.pending = {
                "type": "act",
                "seat": self.seat,
                "action": random.choice(picture["legal"])["action"],
                "version": self.update["seq"],
                "client": f"{self.seat}.{self.count}",
            }
            await socket.send(json.dumps(self.pending))

    async def think(self) -> None:
        await asyncio.sleep(random.uniform(0, THINK_SECONDS))

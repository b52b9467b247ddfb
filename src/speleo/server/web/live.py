"""Live play over a websocket. The secret comes in the first message, so it is in no address and in no log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from speleo.kernel.errors import IllegalAction, SpeleoError
from speleo.server import commands
from speleo.server.errors import Refused
from speleo.server.hall import Hall
from speleo.server.metrics import REFUSED, SOCKETS
from speleo.server.table import Table
from speleo.server.tokens import hashed
from speleo.server.web.limits import Limiter
from speleo.server.web.models import MESSAGES, Hello, LiveAct, LiveAnswer, LiveSay, LiveUndo, Look, Message, Ping, Why
from speleo.server.web.updates import update
from speleo.server.wire import packed

HELLO_SECONDS = 10
SEND_SECONDS = 20
MOST_REPLIES = 50
TRY_AGAIN, BROKE_RULES, NO_TABLE = 1013, 1008, 4404
log = logging.getLogger("speleo.live")


class Live:
    """One connection to one table. One task reads and submits, another sends, so a slow reader waits alone.

    Updates are not queued: the sender always sends everything since the last one, however much that is.
    """

    def __init__(self, socket: WebSocket, hall: Hall, table: Table, hello: Hello) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.holder = hashed(hello.token) if hello.token else ""
        self.looking = hello.seat
        self.since = hello.since
        self.fresh = False
        self.replies: list[bytes] = []
        self.woken = asyncio.Event()
        self.room = asyncio.Event()
        self.woken.set()

    async def send_updates(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            replies, self.replies = self.replies, []
            self.room.set()
            news = b""
            if not self.fresh or self.since != self.table.seq:
                news = update(self.table, self.holder, self.looking, self.since)
                self.since, self.fresh = self.table.seq, True
            async with asyncio.timeout(SEND_SECONDS):
                for text in [news, *replies] if news else replies:
                    await self.socket.send_text(text.decode())

    async def read(self, limiter: Limiter, seat_limiter: Limiter) -> None:
        address = self.socket.client.host if self.socket.client else ""
        while True:
            text = await self.socket.receive_text()
            if not limiter.allows(address) or not seat_limiter.allows(self.holder):
                self.refuse(None, Refused(429, "too-many", "wait a second"))
                await asyncio.sleep(1)
                continue
            try:
                message = MESSAGES.validate_json(text)
            except (ValidationError, RecursionError):
                self.refuse(None, Refused(422, "malformed", "this message cannot be understood"))
                continue
            await self.take(message)
            while len(self.replies) > MOST_REPLIES:
                self.room.clear()
                await self.room.wait()

    async def take(self, message: Message) -> None:
        if isinstance(message, Look):
            self.looking, self.fresh = message.seat, False
            self.woken.set()
        elif isinstance(message, Ping):
            self.reply({"type": "pong", "seq": self.table.seq})
        elif isinstance(message, Why):
            self.explain(message)
        elif isinstance(message, Hello):
            self.refuse(None, Refused(409, "greeted", "one hello is enough"))
        else:
            await self.submit(message)

    def explain(self, message: Why) -> None:
        """Nobody learns more by asking than from the view: the rules look at what that seat may know."""
        try:
            refusal = commands.why_not(self.table, self.holder, message.seat, message.action)
        except SpeleoError as error:
            self.refuse(message.client, error)
            return
        rule, key = (refusal.rule, refusal.reason) if refusal is not None else ("", "")
        told = {"type": "why", "client": message.client, "action": message.action, "rule": rule, "key": key}
        self.reply(told)

    async def submit(self, message: LiveAct | LiveUndo | LiveAnswer | LiveSay) -> None:
        client = f"{self.holder[:16]}:{message.client}"
        try:
            seq, repeat = await self.hall.perform(self.table.key, self.command(message, client), client)
        except SpeleoError as error:
            self.refuse(message.client, error)
        else:
            self.reply({"type": "done", "client": message.client, "seq": seq, "repeat": repeat})

    def command(self, message: LiveAct | LiveUndo | LiveAnswer | LiveSay, client: str) -> commands.Command:
        if isinstance(message, LiveAct):
            return commands.act(self.holder, message.seat, message.action, message.version, client)
        if isinstance(message, LiveUndo):
            return commands.undo(self.holder, message.seat, message.to, message.version, client)
        if isinstance(message, LiveAnswer):
            return commands.answer_undo(self.holder, message.seat, message.agree, client)
        return commands.say(self.holder, message.text, client)

    def refuse(self, client: str | None, error: SpeleoError) -> None:
        """A stale submission is also answered with what happened, unless that is on its way already."""
        problem = error.problem if isinstance(error, Refused) else "illegal"
        rule, key = (error.refusal.rule, error.refusal.reason) if isinstance(error, IllegalAction) else ("", "")
        REFUSED.labels(problem).inc()
        if problem == "stale":
            self.fresh = False
        told = {"type": "refused", "client": client, "problem": problem, "said": str(error), "rule": rule, "key": key}
        self.reply(told)

    def reply(self, data: Mapping[str, object]) -> None:
        self.replies.append(packed(data))
        self.woken.set()


async def greeted(socket: WebSocket) -> Hello | None:
    """The first message, which must be a hello and come soon."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = MESSAGES.validate_json(await socket.receive_text())
    except (TimeoutError, ValidationError, RecursionError, KeyError):
        return None
    return message if isinstance(message, Hello) else None


async def serve_live(socket: WebSocket, key: str, hall: Hall, limiter: Limiter, seat_limiter: Limiter) -> None:
    if hall.sockets >= hall.settings.sockets:
        await socket.close(TRY_AGAIN)
        return
    await socket.accept()
    hall.sockets += 1
    SOCKETS.set(hall.sockets)
    try:
        await converse(socket, key, hall, limiter, seat_limiter)
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        hall.sockets -= 1
        SOCKETS.set(hall.sockets)


async def converse(socket: WebSocket, key: str, hall: Hall, limiter: Limiter, seat_limiter: Limiter) -> None:
    hello = await greeted(socket)
    if hello is None:
        await socket.close(BROKE_RULES, "the first message is a hello")
        return
    try:
        table = await hall.table(key)
    except Refused as refused:
        await socket.close(NO_TABLE if refused.status == 404 else TRY_AGAIN, refused.problem)
        return
    live = Live(socket, hall, table, hello)
    table.listeners.add(live.woken)
    work = [asyncio.create_task(live.send_updates()), asyncio.create_task(live.read(limiter, seat_limiter))]
    try:
        done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, TimeoutError, KeyError)):
                log.error("a connection failed", exc_info=error)
    finally:
        table.listeners.discard(live.woken)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()

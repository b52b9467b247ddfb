"""Live play over a websocket. The secret comes in the first message, so it is in no address and in no log."""

from __future__ import annotations

import asyncio
from collections import deque
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
from speleo.server.web.company import company_changed
from speleo.server.web.limits import Limiter, Limits
from speleo.server.web.line import LINE, Line
from speleo.server.web.models import MESSAGES, Hello, LiveAct, LiveAnswer, LiveSay, LiveUndo, Look, Ping, Why
from speleo.server.web.updates import Eyes, update
from speleo.server.wire import packed

HELLO_SECONDS = 10
SEND_SECONDS = 20
MOST_REPLIES = 50
TRY_AGAIN, BROKE_RULES, NO_TABLE = 1013, 1008, 4404


class Live:
    """One connection to one table. Its submissions are taken one after another, and a slow reader waits alone.

    Updates are not queued: what is sent is always everything since the last one, however much that is.
    """

    def __init__(self, line: Line, hall: Hall, table: Table, hello: Hello, limits: Limits) -> None:
        self.line = line
        self.hall = hall
        self.table = table
        self.limits = limits
        self.eyes = Eyes(hashed(hello.token) if hello.token else "", hello.seat)
        self.since = hello.since
        self.curious = hello.company
        self.met = b""
        self.fresh = False
        self.busy = False
        self.inbox: deque[bytes] = deque()
        self.replies: list[bytes] = []
        self.patience: asyncio.TimerHandle | None = None

    def seats(self) -> tuple[int, ...]:
        return self.table.seats_of(self.eyes.holder)

    # what goes out

    def wake(self) -> None:
        """Send what is new, unless the other side has not read the last yet."""
        if self.line.full:
            return
        texts, self.replies = self.replies, []
        if not self.fresh or self.since != self.table.seq:
            sitting = self.eyes.sitting
            texts.insert(0, update(self.table, self.eyes, self.since))
            self.since, self.fresh = self.table.seq, True
            if self.eyes.sitting != sitting:
                company_changed(self.table)
        if texts:
            self.line.write(texts)

    def meet(self, company: bytes) -> None:
        """Tell who is here, if that is wanted and new. Where several processes serve a table, none knows it."""
        if self.curious and company != self.met and not self.hall.settings.bus:
            self.met = company
            self.replies.append(company)
            self.wake()

    def blocked(self) -> None:
        self.patience = asyncio.get_running_loop().call_later(SEND_SECONDS, self.line.cut)

    def cleared(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        self.wake()
        self.read_on()

    def reply(self, data: Mapping[str, object]) -> None:
        self.replies.append(packed(data))
        self.wake()

    # what comes in

    def heard(self, text: bytes) -> None:
        if self.busy or len(self.replies) > MOST_REPLIES:
            self.inbox.append(text)
            self.line.hold()
        else:
            self.take(text)

    def read_on(self) -> None:
        while self.inbox and not self.busy and len(self.replies) <= MOST_REPLIES:
            self.take(self.inbox.popleft())
        if not self.inbox:
            self.line.hear_on()

    def take(self, text: bytes) -> None:
        if not self.limits.allow(self.eyes.holder):
            self.busy = True
            self.refuse(None, Refused(429, "too-many", "wait a second"))
            asyncio.get_running_loop().call_later(1, self.rested)
            return
        try:
            message = MESSAGES.validate_json(text)
        except (ValidationError, RecursionError, ValueError):
            self.refuse(None, Refused(422, "malformed", "this message cannot be understood"))
            return
        if isinstance(message, LiveAct | LiveUndo | LiveAnswer | LiveSay):
            self.submit(message)
        elif isinstance(message, Look):
            self.eyes, self.fresh = Eyes(self.eyes.holder, message.seat), False
            self.wake()
        elif isinstance(message, Ping):
            self.reply({"type": "pong", "seq": self.table.seq})
        elif isinstance(message, Why):
            self.explain(message)
        else:
            self.refuse(None, Refused(409, "greeted", "one hello is enough"))

    def explain(self, message: Why) -> None:
        """Nobody learns more by asking than from the view: the rules look at what that seat may know."""
        try:
            refusal = commands.why_not(self.table, self.eyes.holder, message.seat, message.action)
        except SpeleoError as error:
            self.refuse(message.client, error)
            return
        rule, key = (refusal.rule, refusal.reason) if refusal is not None else ("", "")
        told = {"type": "why", "client": message.client, "action": message.action, "rule": rule, "key": key}
        self.reply(told)

    def rested(self) -> None:
        self.busy = False
        self.read_on()

    def submit(self, message: LiveAct | LiveUndo | LiveAnswer | LiveSay) -> None:
        client = f"{self.eyes.holder[:16]}:{message.client}"
        self.busy = True

        def settled(seq: int, repeat: bool, error: Exception | None) -> None:
            if error is None:
                done = {"type": "done", "client": message.client, "seq": seq, "repeat": repeat}
                self.replies.append(packed(done))
                if not self.table.unshown:
                    self.wake()
            else:
                self.refuse(message.client, error)
            self.rested()

        self.hall.submit(self.table, self.command(message, client), client, settled)

    def command(self, message: LiveAct | LiveUndo | LiveAnswer | LiveSay, client: str) -> commands.Command:
        holder = self.eyes.holder
        if isinstance(message, LiveAct):
            return commands.act(holder, message.seat, message.action, message.version, client)
        if isinstance(message, LiveUndo):
            return commands.undo(holder, message.seat, message.to, message.version, client)
        if isinstance(message, LiveAnswer):
            return commands.answer_undo(holder, message.seat, message.agree, client)
        return commands.say(holder, message.text, client)

    def refuse(self, client: str | None, error: Exception) -> None:
        """A stale submission is also answered with what happened, unless that is on its way already."""
        problem = error.problem if isinstance(error, Refused) else "illegal" if known(error) else "failed"
        said = str(error) if known(error) else "something is wrong with the server"
        rule, key = (error.refusal.rule, error.refusal.reason) if isinstance(error, IllegalAction) else ("", "")
        REFUSED.labels(problem).inc()
        if problem == "stale":
            self.fresh = False
        told = {"type": "refused", "client": client, "problem": problem, "said": said, "rule": rule, "key": key}
        self.reply(told)


def known(error: Exception) -> bool:
    return isinstance(error, SpeleoError)


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
    address = socket.client.host if socket.client else ""
    try:
        await converse(socket, key, hall, Limits(limiter, seat_limiter, address))
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        hall.sockets -= 1
        SOCKETS.set(hall.sockets)


async def converse(socket: WebSocket, key: str, hall: Hall, limits: Limits) -> None:
    hello = await greeted(socket)
    if hello is None:
        await socket.close(BROKE_RULES, "the first message is a hello")
        return
    try:
        table = await hall.seen(await hall.table(key), hello.since)
    except Refused as refused:
        await socket.close(NO_TABLE if refused.status == 404 else TRY_AGAIN, refused.problem)
        return
    live = Live(socket.scope["extensions"][LINE], hall, table, hello, limits)
    table.listeners.add(live)
    try:
        live.wake()
        live.line.listen(live)
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        table.listeners.discard(live)
        company_changed(table)
        live.line.hearer = None
        if live.patience is not None:
            live.patience.cancel()

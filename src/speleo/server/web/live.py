"""Live play over a websocket. The secret comes in the first message, so it is in no address and in no log."""

from __future__ import annotations

import asyncio
import logging

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from speleo.kernel.errors import IllegalAction, Refusal, SpeleoError
from speleo.server import commands, pledging
from speleo.server.errors import Refused
from speleo.server.hall import Hall
from speleo.server.metrics import REFUSED, SOCKETS
from speleo.server.phases import WAITING
from speleo.server.pictures import Picture
from speleo.server.quotas import limited, place
from speleo.server.table import Table
from speleo.server.tokens import hashed
from speleo.server.web.limits import Limiter, Limits
from speleo.server.web.line import Line, line_of, nothing
from speleo.server.web.models import (
    MESSAGES,
    Hello,
    LiveAct,
    LiveAnswer,
    LivePledge,
    LiveReveal,
    LiveSay,
    LiveUndo,
    LookThrough,
    Nod,
    Ping,
    Why,
)
from speleo.server.web.shapes import DoneReply, Pong, RefusedReply, WhyReply
from speleo.server.web.updates import Eyes, change, update
from speleo.server.wire import packed

HELLO_SECONDS = 10
REST_SECONDS = 1
STEPS_COST = 10
"""To be shown at once how it came about costs an address as much as so many requests; else only how it is is shown."""
Submitted = LiveAct | LiveUndo | LiveAnswer | LiveSay | LivePledge | LiveReveal
TRY_AGAIN, BROKE_RULES, NO_TABLE, DAMAGED = 1013, 1008, 4404, 4500
FINAL = {404: NO_TABLE, 500: DAMAGED}
log = logging.getLogger("speleo.live")


class Live:
    """One connection to one table. Its messages are taken one after another, and a slow reader waits alone.

    Updates are not queued: what is sent is always everything since the last one, however much that is. `sent` is the
    picture that the other side has as it was after `since`, if it is to be told of changes alone.
    """

    def __init__(self, line: Line, hall: Hall, table: Table, hello: Hello, limits: Limits) -> None:
        self.line = line
        self.hall = hall
        self.table = table
        self.limits = limits
        self.eyes = Eyes(hashed(hello.token) if hello.token else "", hello.seat, hello.steps)
        self.since = hello.since
        self.curious = hello.company
        self.keeps = hello.changes
        self.met = b""
        self.fresh = False
        self.sent: Picture | None = None
        self.replies: list[bytes] = []

    def seats(self) -> tuple[int, ...]:
        return self.table.seats.of(self.eyes.holder)

    def watching(self) -> bool:
        """Whether somebody with a seat sees every step here, and will say when to go on."""
        return self.eyes.stepwise and bool(self.seats())

    # what goes out

    def wake(self) -> None:
        """Send what is new, unless the other side has not read the last yet."""
        if self.line.full:
            return
        texts, self.replies = self.replies, []
        if not self.fresh or self.since != self.table.story.seq:
            texts.insert(0, self.news())
        if texts:
            self.line.write(texts)

    def news(self) -> bytes:
        """What this connection has not seen yet: the parts that changed if it keeps pictures, else all of it."""
        table, eyes, known, sent = self.table, self.eyes, self.eyes.known, self.sent if self.fresh else None
        eyes.look_at(table)
        picture = table.shown.picture(table, eyes.viewer)
        if self.keeps and picture is not None and picture is sent:
            text = change(table, eyes, self.since, picture)
        else:
            text = update(table, eyes, self.since)
        self.since, self.fresh, self.sent = table.story.seq, True, picture
        if eyes.known != known:
            table.audience.changed()
        return text

    def meet(self, company: bytes) -> None:
        """Tell who is here, if that is wanted and new. Where several processes serve a table, none knows it."""
        if self.curious and company != self.met and not self.hall.settings.bus:
            self.met = company
            self.replies.append(company)
            self.wake()

    def reply(self, data: RefusedReply | WhyReply | Pong) -> None:
        self.replies.append(packed(data))
        self.wake()

    # what comes in

    async def take(self, text: bytes) -> None:
        """Carry out one message of a connection. The answer comes after the update that shows what was done."""
        limiter, seat_limiter, address = self.limits
        allowed = limiter.allows(address)
        if not allowed or not seat_limiter.allows(self.eyes.holder):
            self.refuse(None, limited("seat_rate" if allowed else "rate", 429, "too-many", "wait a second"))
            await asyncio.sleep(REST_SECONDS)
            return
        try:
            message = MESSAGES.validate_json(text)
        except (ValidationError, RecursionError, ValueError):
            self.refuse(None, Refused(422, "malformed", "this message cannot be understood"))
            return
        if not isinstance(message, Submitted):
            self.answer(message)
            return
        client = f"{self.eyes.holder[:16]}:{message.client}"
        try:
            done = await self.hall.desk.submit(self.table, self.command(message, client), client)
        except Exception as error:
            self.refuse(message.client, error)
            return
        self.replies.append(packed(DoneReply("done", message.client, done.seq, done.repeat)))
        if not self.table.audience.unshown:
            self.wake()

    def answer(self, message: LookThrough | Ping | Nod | Why | Hello) -> None:
        """What changes nothing at the table."""
        if isinstance(message, LookThrough):
            self.eyes, self.fresh = Eyes(self.eyes.holder, message.seat, self.eyes.stepwise), False
            self.wake()
        elif isinstance(message, Ping):
            self.reply(Pong("pong", self.table.story.seq))
        elif isinstance(message, Nod):
            if self.seats():
                self.table.rest.look(self.table.story.seq)
        elif isinstance(message, Why):
            self.explain(message)
        else:
            self.refuse(None, Refused(409, "greeted", "one hello is enough"))

    def explain(self, message: Why) -> None:
        """Nobody learns more by asking than from the view: the rules look at what that seat may know."""
        try:
            refusal = self.refusal(message)
        except SpeleoError as error:
            self.refuse(message.client, error)
            return
        rule, key = (refusal.rule, refusal.reason) if refusal is not None else ("", "")
        self.reply(WhyReply("why", message.client, message.action, rule, key))

    def refusal(self, message: Why) -> Refusal | None:
        holder, seat = self.eyes.holder, message.seat
        if message.action:
            return commands.why_not(self.table, holder, seat, message.action, message.counts)
        return commands.why_not_there(self.table, holder, seat, message.kind, message.at)

    def command(self, message: Submitted, client: str) -> commands.Command:
        """The command that a message means, for the seats that this connection holds."""
        holder = self.eyes.holder
        if isinstance(message, LiveAct):
            return commands.act(holder, message.seat, message.action, message.version, client, message.counts)
        if isinstance(message, LiveUndo):
            return commands.undo(holder, message.seat, message.to, message.version, client)
        if isinstance(message, LiveAnswer):
            return commands.answer_undo(holder, message.seat, message.request, message.agree, client)
        if isinstance(message, LivePledge):
            return pledging.make_pledge(holder, message.seat, message.pledge, message.round)
        if isinstance(message, LiveReveal):
            return pledging.reveal(holder, message.seat, message.nonce)
        return commands.say(holder, message.text, client)

    def refuse(self, client: str | None, error: Exception) -> None:
        """A stale submission is also answered with what happened, unless that is on its way already."""
        if not known(error):
            log.error("a command failed", exc_info=error)
        problem = error.problem if isinstance(error, Refused) else "illegal" if known(error) else "failed"
        said = str(error) if known(error) else "something is wrong with the server"
        rule, key = (error.refusal.rule, error.refusal.reason) if isinstance(error, IllegalAction) else ("", "")
        REFUSED.labels(problem).inc()
        if problem == "stale":
            self.fresh = False
        self.reply(RefusedReply("refused", client, problem, said, rule, key))


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
    """A websocket from its acceptance to its end, counted for its address."""
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not hall.quotas.may_connect(address):
        await socket.close(TRY_AGAIN, "too-many")
        return
    SOCKETS.inc()
    try:
        talk = converse(socket, key, hall, Limits(limiter, seat_limiter, place(address)))
        await asyncio.create_task(talk)  # of its own: what wakes it does not come through all layers of the web server
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        hall.quotas.disconnected(address)
        SOCKETS.dec()


async def converse(socket: WebSocket, key: str, hall: Hall, limits: Limits) -> None:
    """Hear and answer until the connection ends."""
    hello = await greeted(socket)
    if hello is None:
        await socket.close(BROKE_RULES, "the first message is a hello")
        return
    try:
        table = await hall.seen(await hall.table(key), hello.since)
    except Refused as refused:
        await socket.close(FINAL.get(refused.status, TRY_AGAIN), refused.problem)
        return
    live = Live(line_of(socket), hall, table, hello, limits)
    live.line.cleared = live.wake
    table.audience.listeners.add(live)
    try:
        live.eyes.stepwise = hello.steps and (
            table.phase == WAITING or limits.limiter.allows(limits.address, STEPS_COST)
        )
        live.wake()
        live.eyes.stepwise = hello.steps
        while (text := await live.line.hear()) is not None:
            await live.take(text)
    finally:
        table.audience.listeners.discard(live)
        table.audience.changed()
        live.line.cleared = nothing

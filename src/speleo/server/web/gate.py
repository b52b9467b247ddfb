"""What every request passes: an id, limits, where it comes from, headers of the answer, and a line in the log."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextvars import ContextVar
from typing import Any
from urllib.parse import urlsplit

from speleo.server.metrics import LIMITED, REFUSED, REQUESTS
from speleo.server.quotas import place
from speleo.server.settings import Settings
from speleo.server.tokens import hashed
from speleo.server.web.limits import Limiter
from speleo.server.wire import packed

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY = 700_000
PART = 16_000
"""So many bytes of a body are read in about the time of a small request, so each part counts as one."""
MOUTHFUL = 65_536
"""So many bytes of an answer are handed on at once: the next ones when whoever reads them has room for more."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
request_id: ContextVar[str] = ContextVar("request_id", default="-")
log = logging.getLogger("speleo.web")


TOO_LARGE = (413, "too-large", "this is larger than anything needed here")
TOO_MUCH = (429, "too-many", "too much is sent: wait a second")


class NotRead(Exception):
    """The rest of a body is not read, whatever the application makes of that."""


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def token_of(scope: Scope) -> str:
    """The secret of a request. It travels in this header alone, never in an address."""
    kind, _, token = header(scope, b"authorization").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def address_in(scope: Scope) -> str:
    """Whose request it is, as addresses are counted; empty: nobody's that is known."""
    return place(scope["client"][0]) if scope.get("client") else ""


class Gate:
    """Stands before the application: every request and every connection passes it."""

    def __init__(self, app: App, settings: Settings, limiter: Limiter, seat_limiter: Limiter) -> None:
        self.app = app
        self.origins = settings.allowed_origins
        self.limiter = limiter
        self.seat_limiter = seat_limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            request_id.set(secrets.token_hex(8))
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A live connection is one request more of its address."""
        if not self.trusted(scope):
            REFUSED.labels("origin").inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        elif not self.limiter.allows(address_in(scope)):
            LIMITED.labels("rate").inc()
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 1013, "reason": "too-many"})
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here: by where it comes from, how large it is and how often it comes."""
        began, status, mine = time.perf_counter(), 500, secrets.token_hex(8)
        begun = False
        request_id.set(mine)

        async def answer(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                begun, status = True, message["status"]
                given = {name for name, _ in message.get("headers", [])}
                own = [pair for pair in HEADERS if pair[0] not in given]
                message["headers"] = [*message.get("headers", []), *own, (b"x-request-id", mine.encode())]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await in_mouthfuls(message, send)

        size = 0
        unread: tuple[int, str, str] | None = None

        async def limited() -> Message:
            nonlocal size, unread
            message = await receive()
            size, before = size + len(message.get("body", b"")), size // PART
            parts = size // PART - before
            if size > LARGEST_BODY:
                unread = TOO_LARGE
            elif parts and not self.limiter.allows(address_in(scope), parts):
                LIMITED.labels("rate").inc()
                unread = TOO_MUCH
            if unread is not None:
                raise NotRead
            return message

        async def answer_to_what_was_read(message: Message) -> None:
            if unread is None:
                await answer(message)
            elif not begun:
                await say(answer, *unread)

        try:
            refused = self.refusal(scope)
            if refused is None:
                await self.app(scope, limited, answer_to_what_was_read)
            else:
                await say(answer, *refused)
        except NotRead:
            if not begun and unread is not None:
                await say(answer, *unread)
        except Exception:
            log.exception("a request failed")
            if not begun:
                await say(answer, 500, "failed", "something is wrong with the server")
        finally:
            REQUESTS.labels(str(status)).inc()
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": getattr(scope.get("route"), "path", "-"),
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                },
            )

    def refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        """Status, code and sentence for a request that is too large, from elsewhere or one too many; else None."""
        length = header(scope, b"content-length")
        if length.isdigit() and int(length) > LARGEST_BODY:
            return TOO_LARGE
        if scope["method"] not in SAFE_METHODS and not self.trusted(scope):
            return 403, "origin", "requests from that site are not taken"
        token = token_of(scope)
        allowed = self.limiter.allows(address_in(scope))
        if not allowed or not self.seat_limiter.allows(hashed(token) if token else ""):
            LIMITED.labels("rate" if not allowed else "seat_rate").inc()
            return 429, "too-many", "too many requests: wait a second"
        return None

    def trusted(self, scope: Scope) -> bool:
        """Programs send no origin; a page must come from this server or from one that the host allows."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        try:
            place = urlsplit(origin).netloc
        except ValueError:
            return False
        return (place != "" and place == header(scope, b"host")) or origin.rstrip("/") in self.origins


async def in_mouthfuls(message: Message, send: Send) -> None:
    """Send a message, a large body bit by bit: who does not read it costs no copy of all of it."""
    body, more = message.get("body", b""), message.get("more_body", False)
    if len(body) <= MOUTHFUL:
        await send(message)
        return
    for at in range(0, len(body), MOUTHFUL):
        part, last = body[at : at + MOUTHFUL], at + MOUTHFUL >= len(body)
        await send({"type": "http.response.body", "body": part, "more_body": more or not last})


async def say(send: Send, status: int, problem: str, said: str) -> None:
    REFUSED.labels(problem).inc()
    body = packed({"problem": problem, "said": said, "rule": "", "update": None})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

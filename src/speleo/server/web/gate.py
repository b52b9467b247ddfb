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


class TooLarge(Exception):
    """The body is larger than anything that is ever needed."""


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def token_of(scope: Scope) -> str:
    """The secret of a request. It travels in this header alone, never in an address."""
    kind, _, token = header(scope, b"authorization").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


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
            if self.trusted(scope):
                await self.app(scope, receive, send)
            else:
                REFUSED.labels("origin").inc()
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
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
            await send(message)

        size = 0

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                raise TooLarge
            return message

        try:
            refused = self.refusal(scope)
            if refused is None:
                await self.app(scope, limited, answer)
            else:
                await say(answer, *refused)
        except TooLarge:
            await say(answer, 413, "too-large", "this is larger than anything needed here")
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
        length = header(scope, b"content-length")
        if length.isdigit() and int(length) > LARGEST_BODY:
            return 413, "too-large", "this is larger than anything needed here"
        if scope["method"] not in SAFE_METHODS and not self.trusted(scope):
            return 403, "origin", "requests from that site are not taken"
        token = token_of(scope)
        allowed = self.limiter.allows(place(scope["client"][0]) if scope.get("client") else "")
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


async def say(send: Send, status: int, problem: str, said: str) -> None:
    REFUSED.labels(problem).inc()
    body = packed({"problem": problem, "said": said, "rule": "", "update": None})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

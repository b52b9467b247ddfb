"""The server without a network: requests and live connections are handed to the application one by one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from urllib.parse import unquote

from fastapi import FastAPI

from speleo.kernel.letter.letter import BadLetter
from speleo.server.hall import Hall
from speleo.server.settings import Settings
from speleo.server.web.api import api
from speleo.server.web.gate import Gate
from speleo.server.web.limits import Limiter
from speleo.server.worker import Worker
from speleo.tab import post
from speleo.tab.store import TabStore

TAB = Settings(
    rate=0,
    seat_rate=0,
    tables_per_hour=0,
    open_tables=0,
    listed_tables=0,
    address_megabytes=0,
    storage_megabytes=0,
    code_guesses=0,
    readers=1,
    bot_seconds=20.0,
    reader_seconds=60.0,
    setup_seconds=60.0,
    waiting_days=30.0,
    sign="off",
)
"""Nobody else is here: what keeps strangers from taking everything is left out, and bots have more time."""
HERE = ("tab", 0)
Header = tuple[bytes, bytes]


class Reply:
    """The answer to a request."""

    def __init__(self) -> None:
        self.status = 500
        self.headers: list[Header] = []
        self.body = b""


class TabHost:
    """The application on a store, with workers of that class."""

    def __init__(self, store: TabStore, worker: type[Worker]) -> None:
        limiter, seat_limiter = Limiter(TAB.rate), Limiter(TAB.seat_rate)

        @asynccontextmanager
        async def lifespan(app: FastAPI) -> AsyncIterator[None]:
            await store.read()
            hall = app.state.hall = Hall(TAB, store, worker)
            hall.open()
            yield
            await hall.close()

        self.api = api(lifespan, limiter, seat_limiter)
        self.api.include_router(post.router)
        self.api.add_exception_handler(BadLetter, post.refused)
        self.app = Gate(self.api, TAB, limiter, seat_limiter)
        self.open = AsyncExitStack()

    async def start(self) -> None:
        await self.open.enter_async_context(self.api.router.lifespan_context(self.api))

    async def stop(self) -> None:
        await self.open.aclose()

    async def request(self, method: str, target: str, token: str = "", body: bytes = b"") -> Reply:
        """One request, answered whole."""
        path, _, query = target.partition("?")
        headers = [(b"content-type", b"application/json")] if body else []
        if token:
            headers.append((b"authorization", b"Bearer " + token.encode()))
        scope = {**scope_for("http", path, headers), "method": method, "query_string": query.encode()}
        reply, sent = Reply(), False

        async def receive() -> dict[str, Any]:
            nonlocal sent
            if sent:
                return {"type": "http.disconnect"}
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                reply.status, reply.headers = message["status"], list(message["headers"])
            else:
                reply.body += message.get("body", b"")

        await self.app(scope, receive, send)
        return reply

    def connect(self, path: str, hear: Callable[[str], object], closed: Callable[[int, str], object]) -> Connection:
        """A live connection: `hear` gets every message, `closed` the code and the word at its end."""
        return Connection(self.app, scope_for("websocket", path, []), hear, closed)


class Connection:
    """The page's end of a live connection."""

    def __init__(
        self, app: Gate, scope: dict[str, Any], hear: Callable[[str], object], closed: Callable[[int, str], object]
    ) -> None:
        self.hear = hear
        self.closed = closed
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.coming.put_nowait({"type": "websocket.connect"})
        self.over = False
        self.task = asyncio.ensure_future(self.run(app, scope))

    async def run(self, app: Gate, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self.coming.get, self.take)
        finally:
            self.end(1006, "")

    async def take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.hear(message["text"])
        elif message["type"] == "websocket.close":
            self.end(message.get("code", 1000), message.get("reason") or "")

    def end(self, code: int, word: str) -> None:
        if not self.over:
            self.over = True
            self.closed(code, word)

    def send(self, text: str) -> None:
        self.coming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self.over = True
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1000})


def scope_for(kind: str, path: str, headers: list[Header]) -> dict[str, Any]:
    """What ASGI says of a request or a connection, as if it came from the same machine."""
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "client": HERE,
        "server": HERE,
        "subprotocols": [],
        "extensions": {},
        "state": {},
    }

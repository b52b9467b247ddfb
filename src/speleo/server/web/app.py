"""The application: hall, routes, gate."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from orjson import Fragment
from starlette.exceptions import HTTPException

import speleo
from speleo.kernel.errors import IllegalAction, SpeleoError
from speleo.server.bus import CHANNEL, PostgresBus
from speleo.server.errors import Refused, Stale
from speleo.server.hall import Hall
from speleo.server.metrics import REFUSED
from speleo.server.settings import Settings
from speleo.server.storage.store import store_for
from speleo.server.tokens import hashed
from speleo.server.web import (
    accounts,
    aids,
    dealing,
    docs,
    ending,
    games,
    guests,
    health,
    hints,
    host,
    lobby,
    pages,
    preview,
    replay,
    rest,
    rules,
    seats,
    talk,
)
from speleo.server.web.gate import Gate, token_of
from speleo.server.web.limits import Limiter
from speleo.server.web.live import serve_live
from speleo.server.web.schema import described
from speleo.server.web.updates import Eyes, update
from speleo.server.wire import packed


def problem(status: int, word: str, said: str, rule: str = "", news: bytes = b"null") -> Response:
    REFUSED.labels(word).inc()
    readable = said.encode("utf-8", "replace").decode()
    told = packed({"problem": word, "said": readable, "rule": rule, "update": Fragment(news)})
    headers = {"retry-after": "1"} if status == 503 else None
    return Response(told, status, headers, "application/json")


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, SpeleoError)
    if isinstance(error, Stale):
        token = token_of(request.scope)
        table = await request.app.state.hall.table(request.path_params["key"])
        news = update(table, Eyes(hashed(token) if token else "", None), error.since)
        return problem(error.status, error.problem, str(error), news=news)
    if isinstance(error, Refused):
        return problem(error.status, error.problem, str(error), error.rule)
    rule = error.refusal.rule if isinstance(error, IllegalAction) else ""
    return problem(422, "illegal", str(error), rule)


async def malformed(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(422, "malformed", f"{where}: {first['msg']}")


async def unknown(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = problem(error.status_code, "http", str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


def join_nats(url: str, hall: Hall) -> None:
    from speleo.server.bus_nats import NatsBus

    bus = NatsBus(url, hall)
    hall.store.tell = bus.tell
    hall.run(bus.listen())


def application(settings: Settings) -> FastAPI:
    limiter, seat_limiter = Limiter(settings.rate), Limiter(settings.seat_rate)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        url = settings.database
        channel = CHANNEL if settings.bus == "postgres" else ""
        hall = Hall(settings, store_for(url, channel))
        app.state.hall = hall
        hall.open()
        if settings.bus == "postgres":
            hall.run(PostgresBus(url, hall).listen())
        elif settings.bus == "nats":
            join_nats(settings.bus_url, hall)
        yield
        await hall.close()

    app = FastAPI(
        title="Speleo",
        version=speleo.__version__,
        description="Tables for cave board games. Seats count from 0. Send your secret as `Authorization: Bearer …`.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        exception_handlers={SpeleoError: refused, RequestValidationError: malformed, HTTPException: unknown},
    )
    for part in (rest, seats):
        app.include_router(part.router)
        app.include_router(part.texts)
    app.include_router(lobby.router)
    app.include_router(talk.router)
    app.include_router(dealing.router)
    app.include_router(ending.router)
    app.include_router(hints.router)
    app.include_router(host.router)
    app.include_router(replay.router)
    app.include_router(accounts.router)
    app.include_router(guests.router)
    app.include_router(rules.router)
    app.include_router(games.router)
    app.include_router(aids.router)
    app.include_router(health.router)
    app.include_router(preview.router)
    docs.add_docs(app)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]

    @app.websocket("/api/tables/{key}/live")
    async def live(socket: WebSocket, key: str) -> None:
        await serve_live(socket, key, app.state.hall, limiter, seat_limiter)

    pages.add_pages(app)
    app.add_middleware(Gate, settings=settings, limiter=limiter, seat_limiter=seat_limiter)
    return app

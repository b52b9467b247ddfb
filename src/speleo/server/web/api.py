"""The API: routes, live play and refusals, for whatever hall there is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from orjson import Fragment
from starlette.exceptions import HTTPException

import speleo
from speleo.kernel.errors import BadRecord, IllegalAction, SpeleoError
from speleo.server.errors import Refused, Stale
from speleo.server.metrics import REFUSED
from speleo.server.tokens import hashed
from speleo.server.web import (
    accounts,
    aids,
    boxes,
    dealing,
    ending,
    games,
    guests,
    health,
    hints,
    host,
    learning,
    lobby,
    preview,
    puzzles,
    replay,
    rest,
    reviews,
    rules,
    seats,
    talk,
)
from speleo.server.web.gate import token_of
from speleo.server.web.limits import Limiter
from speleo.server.web.live import serve_live
from speleo.server.web.updates import Eyes, update
from speleo.server.wire import packed

Lifespan = Callable[[FastAPI], AbstractAsyncContextManager[None]]


def api(lifespan: Lifespan, limiter: Limiter, seat_limiter: Limiter) -> FastAPI:
    """`lifespan` puts a hall into the state of the application."""
    app = FastAPI(
        title="Speleo",
        version=speleo.__version__,
        description="Tables for cave board games. Seats count from 0. Send your secret as `Authorization: Bearer …`.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        exception_handlers={SpeleoError: refused, RequestValidationError: malformed, HTTPException: unknown},
    )
    for part in (
        rest,
        seats,
        aids,
        boxes,
        lobby,
        talk,
        dealing,
        ending,
        hints,
        host,
        replay,
        reviews,
        accounts,
        guests,
        rules,
        games,
        learning,
        puzzles,
        health,
        preview,
    ):
        app.include_router(part.router)

    @app.websocket("/api/tables/{key}/live")
    async def live(socket: WebSocket, key: str) -> None:
        await serve_live(socket, key, app.state.hall, limiter, seat_limiter)

    return app


def problem(
    status: int, word: str, said: str, rule: str = "", news: bytes = b"null", where: tuple[int, int] = (0, 0)
) -> Response:
    """A refusal; `where` is the line of a text that was sent, and the step on it."""
    REFUSED.labels(word).inc()
    readable = said.encode("utf-8", "replace").decode()
    line, step = where
    told = packed(
        {"problem": word, "said": readable, "rule": rule, "line": line, "step": step, "update": Fragment(news)}
    )
    headers = {"retry-after": "1"} if status == 503 else None
    return Response(told, status, headers, "application/json")


async def refused(request: Request, error: Exception) -> Response:
    """Why not, with the rule, or the line and step, and what has happened since for who was behind."""
    assert isinstance(error, SpeleoError)
    if isinstance(error, Stale):
        token = token_of(request.scope)
        table = await request.app.state.hall.table(request.path_params["key"])
        news = update(table, Eyes(hashed(token) if token else "", None), error.since)
        return problem(error.status, error.problem, str(error), news=news)
    if isinstance(error, Refused):
        return problem(error.status, error.problem, str(error), error.rule)
    rule = error.refusal.rule if isinstance(error, IllegalAction) else ""
    where = (error.line, error.step or 0) if isinstance(error, BadRecord) else (0, 0)
    return problem(422, "illegal", str(error), rule, where=where)


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

"""What all routes of the API need: who asks, whom they ask, and how they are refused."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from speleo.server.commands import Command
from speleo.server.hall import Hall
from speleo.server.quotas import place
from speleo.server.tokens import hashed
from speleo.server.web.models import Done

REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    for code in (400, 403, 404, 409, 413, 422, 429, 500, 503)
}
"""By name: with the class FastAPI would make a validator of it for every code of every route at each start."""
# What a route depends on is asynchronous: FastAPI gives anything else to a thread, which costs more than it does.
bearer = HTTPBearer(auto_error=False, description="the secret that you got when you made a table or took a seat")


async def token_given(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str:
    return given.credentials if given is not None else ""


async def holder_given(token: Annotated[str, Depends(token_given)]) -> str:
    return hashed(token) if token else ""


async def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: Request) -> str:
    return place(request.client.host) if request.client is not None else ""


async def address_given(request: Request) -> str:
    return address_of(request)


Address = Annotated[str, Depends(address_given)]
Token = Annotated[str, Depends(token_given)]
Holder = Annotated[str, Depends(holder_given)]
TheHall = Annotated[Hall, Depends(hall_of)]


async def perform(hall: Hall, key: str, command: Command, client: str | None = None) -> Done:
    seq, repeat = await hall.perform(key, command, client)
    return Done(seq=seq, repeat=repeat)

"""What is told of a finished match, and what can be achieved."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from speleo.server.account import AccountFacts, BadgeFacts, badges
from speleo.server.hall import Hall
from speleo.server.table import Table
from speleo.server.web.asking import REFUSALS, TheHall, address_of
from speleo.server.web.lean import Lean
from speleo.server.web.models import Key
from speleo.server.web.replay import keepsake, text_of, told

router = APIRouter(prefix="/api", responses=REFUSALS)


async def wanted(hall: Hall, table: Table, address: str) -> dict[str, Any]:
    """What a reader needs to tell of a table's match."""
    text, box = await text_of(hall, table.key, address)
    return {"record": text, "box": box, "own": True, "keepsake": keepsake(table)}


@router.get("/tables/{key}/account", responses={200: {"model": AccountFacts}}, response_class=Lean)
async def table_account(key: Key, hall: TheHall, request: Request) -> Response:
    """How a finished match went, by the line of play that stands."""
    asked = await wanted(hall, await hall.table(key), address_of(request))
    return await told(hall, request, "account", asked)


@router.get("/badges")
async def all_badges() -> list[BadgeFacts]:
    """What can be achieved."""
    return badges()

"""What the host of a server may do with its tables, by a secret of the server's own."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response
from pydantic import BaseModel

from speleo.server import endings
from speleo.server.errors import Refused, StoreDown
from speleo.server.web.asking import REFUSALS, TheHall, Token, perform
from speleo.server.web.models import Done, Key

MOST_LISTED = 500
DONE = 204


class HostedTable(BaseModel):
    """A table as its host sees it: times in seconds since 1970, `bytes` those of its log."""

    id: str
    game: str
    title: str
    phase: str
    listed: bool
    made_at: float
    last_at: float
    bytes: int


async def the_host(hall: TheHall, token: Token) -> None:
    secret = hall.settings.host_secret
    if not secret:
        raise Refused(404, "no-host", "this server has no host's secret: set SPELEO_HOST_TOKEN")
    if not hmac.compare_digest(token.encode(), secret.encode()):
        raise Refused(403, "not-yours", "this is not the host's secret")


router = APIRouter(prefix="/api/host", responses=REFUSALS, dependencies=[Depends(the_host)])


@router.get("/tables")
async def hosted(
    hall: TheHall,
    after: Annotated[Key | None, Query(description="the last id that you were told")] = None,
    most: Annotated[int, Query(ge=1, le=MOST_LISTED)] = MOST_LISTED,
) -> list[HostedTable]:
    """All tables, private ones too, in the order of their ids, a page at a time."""
    try:
        return [HostedTable(**about) for about in await hall.expiry.upkeep.described(after or "", most)]
    except hall.store.faults:
        raise StoreDown from None


@router.post("/tables/{key}/end")
async def end(key: Key, hall: TheHall) -> Done:
    """End a match for good; what was played stays to be looked at."""
    return await perform(hall, key, endings.end())


@router.delete("/tables/{key}", status_code=DONE)
async def delete(key: Key, hall: TheHall) -> Response:
    """Delete a table with its log, also one that is in play or cannot be read."""
    await hall.expiry.delete_anyway(key)
    return Response(status_code=DONE)

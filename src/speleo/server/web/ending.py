"""Deleting what one made: a table, one's talk, one's name under a finished match."""

from __future__ import annotations

from fastapi import APIRouter, Response

from speleo.server.web.asking import REFUSALS, Holder, TheHall
from speleo.server.web.models import Key, Seat

router = APIRouter(prefix="/api", responses=REFUSALS)
DONE = 204


@router.delete("/tables/{key}", status_code=DONE)
async def delete(key: Key, hall: TheHall, holder: Holder) -> Response:
    """Whoever made the table deletes it with its log, unless others are playing at it."""
    await hall.expiry.delete(key, holder)
    return Response(status_code=DONE)


@router.delete("/tables/{key}/talk", status_code=DONE)
async def forget_talk(key: Key, hall: TheHall, holder: Holder) -> Response:
    """Every line that you wrote at the table, from the log too."""
    await hall.expiry.forget_talk(key, holder)
    return Response(status_code=DONE)


@router.delete("/tables/{key}/seats/{seat}/name", status_code=DONE)
async def forget_name(key: Key, seat: Seat, hall: TheHall, holder: Holder) -> Response:
    """Your name, after the match; its record then says `N. N.` instead."""
    await hall.expiry.forget_name(key, holder, seat)
    return Response(status_code=DONE)

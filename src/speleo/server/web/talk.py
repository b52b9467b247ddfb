"""Talk without words, over HTTP."""

from __future__ import annotations

from fastapi import APIRouter

from speleo.server import talking
from speleo.server.web.asking import REFUSALS, Holder, TheHall, perform
from speleo.server.web.models import Done, Emote, Key, Nudge

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.post("/tables/{key}/emote")
async def emote(key: Key, asked: Emote, hall: TheHall, holder: Holder) -> Done:
    """A little picture to everybody at the table, one in three seconds."""
    return await perform(hall, key, talking.emote(holder, asked.seat, asked.emote))


@router.post("/tables/{key}/nudge")
async def nudge(key: Key, asked: Nudge, hall: TheHall, holder: Holder) -> Done:
    """Remind somebody who is not ready, or whose turn has lasted for a while."""
    return await perform(hall, key, talking.nudge(holder, asked.seat, asked.to))

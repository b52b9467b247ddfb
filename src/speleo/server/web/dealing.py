"""Starting a match, and what people add to its deal, over HTTP."""

from __future__ import annotations

from fastapi import APIRouter

from speleo.server import pledging
from speleo.server.web.asking import REFUSALS, Holder, TheHall, perform
from speleo.server.web.models import Done, Key, Pledge, Reveal, Seat

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.post("/tables/{key}/start")
async def start(key: Key, hall: TheHall, holder: Holder) -> Done:
    """The host starts the match when nobody is missing; it begins when all who pledged a nonce have revealed it."""
    return await perform(hall, key, pledging.start(holder))


@router.post("/tables/{key}/seats/{seat}/pledge")
async def make_pledge(key: Key, seat: Seat, asked: Pledge, hall: TheHall, holder: Holder) -> Done:
    """Pledge yourself to a nonce that will have a part in the deal, by its hash, before the start."""
    return await perform(hall, key, pledging.make_pledge(holder, seat, asked.pledge, asked.round))


@router.post("/tables/{key}/seats/{seat}/reveal")
async def reveal(key: Key, seat: Seat, asked: Reveal, hall: TheHall, holder: Holder) -> Done:
    """Reveal your nonce when the host has started and `stage` is `reveal`; the last one begins the match."""
    return await perform(hall, key, pledging.reveal(holder, seat, asked.nonce))

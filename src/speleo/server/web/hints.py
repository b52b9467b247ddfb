"""Hints for a seat over HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Response

from speleo.hints.idea import HintFacts
from speleo.server.web.asking import REFUSALS, Address, Holder, TheHall
from speleo.server.web.lean import Lean
from speleo.server.web.models import Asked, Key, Seat

router = APIRouter(prefix="/api", responses=REFUSALS)


class HintWanted(Asked):
    seat: Seat


@router.post("/tables/{key}/hint", responses={200: {"model": HintFacts}}, response_class=Lean)
async def hint(key: Key, asked: HintWanted, hall: TheHall, holder: Holder, address: Address) -> Response:
    """What bots would do in your place, from what your seat may see. The log and the record say that you asked.

    Refused where no hints are agreed, where you are not to act, and where too many are asked for.
    """
    return Lean(await hall.advisers.hint(hall, key, holder, asked.seat, address))

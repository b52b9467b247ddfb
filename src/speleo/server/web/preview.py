"""Link previews: the picture of a table, of a replay and of a game, and the page of a link with what it shows."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from speleo.games import GAMES
from speleo.server.errors import Refused
from speleo.server.hall import Hall
from speleo.server.phases import WAITING
from speleo.server.previews import preview_of, tags
from speleo.server.reading import GZIP
from speleo.server.web.accounts import wanted as told_by
from speleo.server.web.asking import Address, TheHall
from speleo.server.web.models import Key
from speleo.server.web.replay import Step

router = APIRouter(prefix="/preview", include_in_schema=False)
LINK = re.compile(r"/(table|replay)/([A-Za-z0-9_-]{1,32})/?")
SOON, LATER = "public, max-age=60", "public, max-age=86400"
Language = Annotated[Literal["en", "de"], Query()]
HEAD_ENDS = b"</head>"


@router.api_route("/game/{game}.png", methods=["GET", "HEAD"])
async def game_picture(game: str, hall: TheHall, address: Address, lang: Language = "en") -> Response:
    """A game as it looks in the middle of a match."""
    if game not in GAMES:
        raise Refused(404, "unknown-game", "there is no such game")
    return png(await cover(hall, game, lang, address), LATER)


@router.api_route("/table/{key}.png", methods=["GET", "HEAD"])
async def table_picture(
    key: Key, hall: TheHall, address: Address, lang: Language = "en", step: Step | None = None
) -> Response:
    """A table as everybody sees it now, or saw it after a step, without names; before the match the game itself."""
    table = await hall.table(key)
    if table.phase == WAITING:
        return png(await cover(hall, table.plan.game, lang, address), SOON)
    step = None if step is None else min(step, table.story.seq)
    wanted = (key, f"{table.story.seq} {step}", lang)
    picture = hall.previews.find(wanted)
    if picture is None:
        asked = {**await told_by(hall, table, address), "language": lang, "step": step}
        picture = await hall.readers.ask(address, "preview", asked)
        hall.previews.keep(wanted, picture)
    return png(picture, SOON)


@router.get("/table/{key}.svg")
async def table_film(
    key: Key, hall: TheHall, request: Request, address: Address, lang: Language = "en", names: bool = False
) -> Response:
    """A finished match as a film to keep: an animated SVG."""
    table = await hall.table(key)
    small = "gzip" in request.headers.get("accept-encoding", "")
    asked = {**await told_by(hall, table, address), "language": lang, "names": names, "small": small}
    body = await hall.readers.ask(address, "cinema", asked)
    headers = {"content-disposition": f'attachment; filename="speleo-{table.plan.game}.svg"', "vary": "accept-encoding"}
    if body.startswith(GZIP):
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type="image/svg+xml")


async def cover(hall: Hall, game: str, language: str, address: str) -> bytes:
    wanted = (f"game {game}", "", language)
    picture = hall.previews.find(wanted)
    if picture is None:
        picture = await hall.readers.ask(address, "cover", {"game": game, "language": language})
        hall.previews.keep(wanted, picture)
    return picture


def png(body: bytes, lasts: str) -> Response:
    """For whoever shows the link, on whatever site."""
    headers = {"cache-control": lasts, "cross-origin-resource-policy": "cross-origin"}
    return Response(body, headers=headers, media_type="image/png")


def language_of(request: Request) -> Literal["en", "de"]:
    return "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"


async def with_tags(page: bytes, request: Request) -> bytes:
    """The page of the app with what a link to this address shows; a link that leads nowhere shows the app."""
    path, language = request.url.path, language_of(request)
    found, table = LINK.fullmatch(path), None
    if found is not None:
        try:
            table = await request.app.state.hall.table(found[2])
        except Refused:
            path = "/"
    replay = found is not None and found[1] == "replay"
    shown = preview_of(table, replay, request.query_params.get("step", "")[:6], language)
    written = tags(shown, str(request.base_url).rstrip("/"), path, language)
    return page.replace(HEAD_ENDS, written.encode() + HEAD_ENDS, 1)

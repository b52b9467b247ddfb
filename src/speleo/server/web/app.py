"""The application of the server: the API on a database, with pages and a gate."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from speleo.server.bus import CHANNEL, PostgresBus
from speleo.server.hall import Hall
from speleo.server.settings import Settings
from speleo.server.storage.store import store_for
from speleo.server.web import docs, pages
from speleo.server.web.api import api
from speleo.server.web.gate import Gate
from speleo.server.web.limits import Limiter
from speleo.server.web.schema import described


def join_nats(url: str, hall: Hall) -> None:
    from speleo.server.bus_nats import NatsBus

    bus = NatsBus(url, hall)
    hall.store.tell = bus.tell
    hall.run(bus.listen())


def application(settings: Settings) -> FastAPI:
    """The whole web application around one hall."""
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

    app = api(lifespan, limiter, seat_limiter)
    docs.add_docs(app)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    pages.add_pages(app)
    app.add_middleware(Gate, settings=settings, limiter=limiter, seat_limiter=seat_limiter)
    return app

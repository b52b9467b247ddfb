"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from importlib import import_module

import uvicorn
from fastapi import FastAPI

from speleo.bots import bot_named, bots_for
from speleo.games import GAMES
from speleo.kernel.errors import SpeleoError
from speleo.server.logs import begin_logging
from speleo.server.screen import has_screen
from speleo.server.settings import Settings
from speleo.server.signing import signer_for
from speleo.server.storage.form import upgrade
from speleo.server.tasks import opened
from speleo.server.visiting import check_invited
from speleo.server.web.app import application
from speleo.server.web.direct import PROTOCOLS
from speleo.server.web.door import door_for
from speleo.server.web.pages import own_api

GRACE_SECONDS = 2
BACKLOG = 2048
LARGEST_MESSAGE = 16_384
SWITCH_SECONDS = 0.001
OBJECTS_BEFORE_A_SWEEP = 200_000
"""More than thousands of clicks at once hold, or each wave of them would be searched for garbage."""
SPARE_DESCRIPTORS = 200
OPEN_SECONDS = 0.8
log = logging.getLogger("speleo.serving")


async def prepare(settings: Settings) -> None:
    """SQLite belongs to one process and is upgraded at once; a shared database only when somebody asks for it."""
    own = settings.database.startswith("sqlite")
    async with opened(settings, up_to_date=not own) as engine:
        if own:
            await upgrade(engine)


def listening(settings: Settings) -> socket.socket:
    """The socket, bound before anything else so that a taken port is one clear line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
        bound.listen(BACKLOG)
    except OSError as error:
        raise SpeleoError(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from None
    return bound


def raise_descriptors(settings: Settings) -> None:
    """Every connection takes a descriptor: have enough of them, or say so."""
    try:
        import resource
    except ImportError:  # not on every system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.sockets + settings.connections + SPARE_DESCRIPTORS
    if soft < wanted or not settings.connections:
        soft = hard if hard != resource.RLIM_INFINITY else max(soft, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft < wanted:
        log.warning("too few open files are allowed for all connections", extra={"allowed": soft, "wanted": wanted})


def tune() -> None:
    """The thread that writes gets its turn soon, and Python looks for cyclic garbage less often: tables have none."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(OBJECTS_BEFORE_A_SWEEP, 20, 20)


def renew_workers(app: FastAPI) -> None:
    """A signal may come before the doors are open; then every worker will be new anyway."""
    hall = getattr(app.state, "hall", None)
    if hall is not None:
        hall.caretaker.renew_workers()


def look_at_pages(app: FastAPI) -> None:
    """Say if the web app is missing or fits another server."""
    problem = app.state.pages.problem(own_api())
    if problem:
        log.warning(problem)


def check_bots() -> None:
    """Make every bot once: weights that are damaged are said before anything starts."""
    for game in GAMES:
        for bot in bots_for(game):
            bot_named(game, bot)


def serve(settings: Settings, open_browser: bool = False) -> int:
    """Run the server until it is told to stop, then let it finish what it has begun."""
    begin_logging(settings.log)
    tune()
    raise_descriptors(settings)
    if settings.bus == "nats":
        import_module("speleo.server.bus_nats")  # a missing package is said before anything starts
    settings.host_secret  # noqa: B018 - refused before anything starts
    signer_for(settings.sign)
    check_bots()
    check_invited(settings.visitors)
    asyncio.run(prepare(settings))
    bound = listening(settings)
    app = application(settings)
    host, port = bound.getsockname()[:2]
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    print(f"Speleo listens on {address} (its API is explained at /docs)", flush=True)
    config = uvicorn.Config(
        app,
        http=door_for(settings),
        ws=PROTOCOLS[settings.line],
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=30,
    )
    look_at_pages(app)
    if open_browser and app.state.pages.pages and has_screen():
        threading.Timer(OPEN_SECONDS, webbrowser.open, [address]).start()
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: renew_workers(app))
    for told in (signal.SIGTERM, signal.SIGINT):
        signal.signal(told, lambda *_: None)  # uvicorn raises them again after it has stopped
    uvicorn.Server(config).run(sockets=[bound])
    return 0

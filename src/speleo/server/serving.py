"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from importlib import import_module

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from speleo.kernel.errors import SpeleoError
from speleo.server.logs import begin_logging
from speleo.server.settings import Settings
from speleo.server.storage.engine import engine_for
from speleo.server.storage.migrate import is_up_to_date, upgrade
from speleo.server.web.app import application
from speleo.server.web.line import Line

GRACE_SECONDS = 2
BACKLOG = 2048
LARGEST_MESSAGE = 16_384
SWITCH_SECONDS = 0.001
OBJECTS_BEFORE_A_SWEEP = 50_000
OPEN_SECONDS = 0.8
log = logging.getLogger("speleo.serving")


async def prepare(settings: Settings, must_upgrade: bool) -> None:
    """SQLite belongs to one process and is upgraded at once; a shared database only when somebody asks for it."""
    engine = engine_for(settings.database)
    try:
        if must_upgrade or settings.database.startswith("sqlite"):
            await upgrade(engine)
        elif not await is_up_to_date(engine):
            raise SpeleoError("the database is not up to date: run 'speleo db upgrade' first")
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise SpeleoError(f"the database cannot be used: {reason}") from None
    finally:
        await engine.dispose()


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


def has_screen() -> bool:
    """Whether a browser window can open here; without a screen a text browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def tune() -> None:
    """The thread that writes gets its turn soon, and Python looks for cyclic garbage less often: tables have none."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(OBJECTS_BEFORE_A_SWEEP, 20, 20)


def serve(settings: Settings, open_browser: bool = False) -> int:
    begin_logging(settings.log)
    tune()
    if settings.bus == "nats":
        import_module("speleo.server.bus_nats")  # a missing package is said before anything starts
    asyncio.run(prepare(settings, must_upgrade=False))
    bound = listening(settings)
    app = application(settings)
    problem = app.state.pages.problem(app.openapi())
    if problem:
        log.warning(problem)
    host, port = bound.getsockname()[:2]
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    print(f"Speleo listens on {address} (its API is explained at /docs)", flush=True)
    config = uvicorn.Config(
        app,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=30,
    )
    if open_browser and not problem and has_screen():
        threading.Timer(OPEN_SECONDS, webbrowser.open, [address]).start()
    for told in (signal.SIGTERM, signal.SIGINT):
        signal.signal(told, lambda *_: None)  # uvicorn raises them again after it has stopped
    uvicorn.Server(config).run(sockets=[bound])
    return 0

"""Starting the app: at once, on the engine that is there, while the compiler works beside it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading

from workshop.engine import Engine
from workshop.lock import only_one
from workshop.pages import whole
from workshop.places import PYTHON
from workshop.preparing import compiled_tree, set_up, worth_trying
from workshop.telling import Teller
from workshop.tools import stop_tools
from workshop.trees import install
from workshop.trouble import Stopped

GROUPS = ("play", "serve")


def start(arguments: list[str], teller: Teller) -> int:
    """Open the app. An engine that has yet to be compiled is used by bots when it is there, then by the next start."""
    with only_one("set-up", teller.say):
        set_up(GROUPS, teller)
        engine = Engine()
        later = not engine.ready() and worth_trying(engine, teller)
        install(engine if engine.ready() else None)
    if not arguments and not whole() and sys.stdin.isatty() and sys.stdout.isatty():
        return subprocess.run([PYTHON, "-P", "-m", "speleo"]).returncode
    if later:
        teller.say("starting on the interpreted engine; the compiled one takes over when it is made")
    server = subprocess.Popen([PYTHON, "-P", "-m", "speleo", "serve", "--open", *arguments])
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    if later:
        threading.Thread(target=compile_beside, args=(server, teller), daemon=True).start()
    try:
        return waited(server)
    finally:
        stop_tools()


def compile_beside(server: subprocess.Popen[bytes], teller: Teller) -> None:
    """Compile gently, then let the running server start new bot workers, which use what was compiled."""
    with contextlib.suppress(Stopped), only_one("engine", teller.say):
        compiled_tree(teller, gentle=True)
    if Engine().ready() and server.poll() is None:
        if os.name != "nt":
            server.send_signal(signal.SIGHUP)
        teller.say("the compiled engine is there: bots use it from now on, the table server from its next start")


def waited(server: subprocess.Popen[bytes]) -> int:
    """Until the server ends; an interrupt reaches it by itself, and it is given the time to close its tables."""
    while True:
        with contextlib.suppress(KeyboardInterrupt):
            return server.wait()

"""The static site on a host that can do nothing but hand out files."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

LONG = 180_000
"""Python has to arrive in a tab and to start, on a machine that may be busy."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nothing is printed for a request."""


@contextmanager
def handed_out(folder: Path) -> Iterator[str]:
    """The address of a folder on a static host."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def write_site(folder: Path) -> None:
    command = [sys.executable, "-P", "-m", "speleo", "site", str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

"""How long a fresh clone takes until its first page: run as `python3 benchmarks/first_page.py`, on a quiet machine.

Clones this checkout's last commit into an empty folder with empty caches, starts it twice, and prints a table: seconds
on the clock and of the processors, from the start of `run.py` until the page is answered, and until the engine is
compiled. `--warm` keeps the caches of pip, uv and npm.
"""

from __future__ import annotations

import os
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 600.0
TAKEN_OVER = "the compiled engine is there"


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return bool(page.status == 200)
    except OSError:
        return False


def cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(clone: Path, variables: dict[str, str], until_compiled: bool) -> tuple[float, float, float, str]:
    """Seconds to the first page, to the compiled engine, of the processors in all, and what was told."""
    port, before = free_port(), cpu()
    log = clone.parent / "log"
    with log.open("w") as out:
        began = time.monotonic()
        command = [sys.executable, str(clone / "run.py"), "start", "--port", str(port)]
        running = subprocess.Popen(command, env=variables, stdout=out, stderr=out, start_new_session=True)
    page = compiled = 0.0
    try:
        while not page or (until_compiled and not compiled):
            spent = time.monotonic() - began
            if running.poll() is not None or spent > LONGEST:
                sys.exit(f"no first page after {spent:.0f} s:\n{log.read_text()}")
            page = page or (spent if answers(port) else 0.0)
            compiled = compiled or (spent if TAKEN_OVER in log.read_text() else 0.0)
            time.sleep(0.05)
    finally:
        os.killpg(running.pid, signal.SIGTERM)
        running.wait()
    return page, compiled, cpu() - before, log.read_text()


def main() -> None:
    """Times a fresh clone until its first page, until its engine, and a second start."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        variables = {**os.environ, "SPELEO_HOME": f"{folder}/tables"}
        if "--warm" not in sys.argv:
            caches = ("XDG_CACHE_HOME", "UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache")
            variables.update({name: f"{folder}/caches/{name}" for name in caches})
        page, compiled, used, told = measure(clone, variables, until_compiled=True)
        again, _, used_again, _ = measure(clone, variables, until_compiled=False)
    print("\n".join(line for line in told.splitlines() if re.match(r" +[\d.]+ s  .*: done in", line)))
    print(f"\n{'':28} {'clock':>8} {'processors':>11}")
    print(f"{'first page':28} {page:7.1f}s")
    print(f"{'compiled engine takes over':28} {compiled:7.1f}s {used:10.1f}s")
    print(f"{'second start':28} {again:7.1f}s {used_again:10.1f}s")


if __name__ == "__main__":
    main()

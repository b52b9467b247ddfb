"""Running other programs: their output goes to a log, and a failure becomes one line."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

from workshop.places import KEPT, ROOT
from workshop.trouble import Stopped, Trouble, explained

LOGS = KEPT / "logs"
RUNNING: set[subprocess.Popen[str]] = set()
ENDED: set[subprocess.Popen[str]] = set()
LOCK = threading.Lock()
Command = Sequence[str | Path]


def run_tool(
    what: str,
    command: Command,
    *,
    folder: Path = ROOT,
    variables: Mapping[str, str] | None = None,
    gentle: bool = False,
) -> str:
    """Run it to its end and give what it said; if it fails, say why and where its log is; Stopped if we ended it."""
    words = [str(word) for word in command]
    if gentle and os.name != "nt":
        words = ["nice", *words]
    try:
        process = subprocess.Popen(
            words,
            cwd=folder,
            env={**os.environ, **(variables or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=os.name != "nt",
        )
    except OSError as error:
        raise Trouble(f"{what} failed: {words[0]} cannot be run ({error.strerror})") from None
    with LOCK:
        RUNNING.add(process)
    try:
        said = process.communicate()[0]
    finally:
        with LOCK:
            RUNNING.discard(process)
            ended = process in ENDED
            ENDED.discard(process)
    if ended:
        raise Stopped(what)
    if process.returncode != 0:
        log = keep_log(what, words, said)
        raise Trouble(f"{what} failed: {explained(said)}{f' (log: {log})' if log else ''}")
    return said


def keep_log(what: str, words: list[str], said: str) -> Path | None:
    """The whole output, for somebody who wants to know more; a full disk keeps none."""
    log = LOGS / f"{what.replace(' ', '-')}.log"
    try:
        LOGS.mkdir(parents=True, exist_ok=True)
        log.write_text(f"$ {' '.join(words)}\n{said}", encoding="utf-8")
    except OSError:
        return None
    return log.relative_to(ROOT)


def stop_tools() -> None:
    """End everything that runs, with what it has started."""
    with LOCK:
        running = list(RUNNING)
        ENDED.update(running)
    for process in running:
        try:
            if os.name == "nt":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            continue

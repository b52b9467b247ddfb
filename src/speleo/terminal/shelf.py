"""Where matches are kept: one record for each, and beside it, while it is played, its secret seed.

diamant-20260131-201500.record     the record; every step is on the disk before the next is taken
diamant-20260131-201500.seed       the seed of sealed dealing, readable by its owner only, gone after the end
diamant-20260131-201500.box        the box, if it is not the one that comes with the game
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO

from speleo.kernel.errors import SpeleoError
from speleo.kernel.home import home
from speleo.kernel.record.record import Record

SUFFIX = ".record"
PRIVATE = 0o600


def shelf() -> Path:
    return home() / "matches"


def ready_shelf() -> Path:
    """The folder of the matches, made if it is missing."""
    folder = shelf()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SpeleoError(f"{folder}: matches cannot be kept here: {error.strerror}") from None
    return folder


def new_path(game: str) -> Path:
    """A name that no match has yet."""
    folder = ready_shelf()
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, copy = folder / f"{stem}{SUFFIX}", 1
    while path.exists() or seed_path(path).exists():
        copy += 1
        path = folder / f"{stem}-{copy}{SUFFIX}"
    return path


def seed_path(record: Path) -> Path:
    return record.with_suffix(".seed")


def box_path(record: Path) -> Path:
    return record.with_suffix(".box")


def write_private(path: Path, text: str) -> None:
    """A new file that only its owner can read."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)


class RecordFile:
    """A record open for appending; one program at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, PRIVATE)
        self.file: IO[str] = os.fdopen(handle, "a", encoding="utf-8", newline="\n")
        try:
            lock(self.file)
        except OSError:
            self.file.close()
            raise SpeleoError(f"{path}: this match is being played in another window") from None

    def append(self, text: str) -> None:
        self.file.write(text)
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def lock(file: IO[str]) -> None:
    """Keep other programs from appending; a system without such locks goes without."""
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match that is not finished; `record` is None if its file cannot be read."""

    path: Path
    record: Record | None
    when: datetime


def waiting() -> list[Waiting]:
    """Matches to go on with, the latest first."""
    found = []
    for path in shelf().glob(f"*{SUFFIX}"):
        when = datetime.fromtimestamp(path.stat().st_mtime)
        try:
            record = Record.parse(path.read_bytes().decode())
        except (SpeleoError, UnicodeDecodeError):
            found.append(Waiting(path, None, when))
            continue
        if not record.ended or seed_path(path).exists():
            found.append(Waiting(path, record, when))
    return sorted(found, key=lambda match: match.when, reverse=True)

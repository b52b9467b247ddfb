"""Whether something has to be done again: sizes and times of files first, their contents only if those differ."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from workshop.places import KEPT, ROOT

STAMPS = KEPT / "stamps"


class Inputs:
    """The files that something is made from, and what else it depends on, as they are now."""

    def __init__(self, files: Iterable[Path], more: str = "") -> None:
        self.files = tuple(files)
        self.more = more
        total = hashlib.sha256(more.encode())
        for path in self.files:
            seen = path.stat()
            total.update(f"{path}\0{seen.st_size}\0{seen.st_mtime_ns}\0".encode("utf-8", "surrogateescape"))
        self.quick = total.hexdigest()

    @cached_property
    def digest(self) -> str:
        """By contents, read when first asked for: the same after every checkout of the same files."""
        total = hashlib.sha256(self.more.encode())
        for path in self.files:
            total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
            total.update(path.read_bytes() + b"\0")
        return total.hexdigest()[:24]


class Stamp:
    """The note that something was made from certain inputs."""

    def __init__(self, name: str, folder: Path = STAMPS) -> None:
        self.path = folder / name

    def read(self) -> dict[str, str]:
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def digest_of(self, now: Inputs) -> str:
        """The digest of these inputs; files are read only if their sizes or times are not the noted ones."""
        kept = self.read()
        return kept["content"] if kept.get("quick") == now.quick and "content" in kept else now.digest

    def fits(self, now: Inputs) -> bool:
        kept = self.read()
        if kept.get("quick") == now.quick:
            return True
        if kept.get("content") != now.digest:
            return False
        self.keep(now)
        return True

    def keep(self, now: Inputs) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, json.dumps({"quick": now.quick, "content": now.digest}))

    def drop(self) -> None:
        self.path.unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """The old text or the new one, never half of it."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)

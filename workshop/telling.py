"""Telling what is going on: a line for each stage with its time, and on a terminal one that moves."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

TICK = 0.2


class Teller:
    """Stages may run side by side; each says when it begins and when it is done."""

    def __init__(self, out: TextIO = sys.stdout, began: float | None = None) -> None:
        self.out = out
        self.began = time.monotonic() if began is None else began
        self.running: dict[str, float] = {}
        self.lock = threading.RLock()
        self.moving = out.isatty()
        self.drawn = 0

    def seconds(self) -> float:
        return time.monotonic() - self.began

    def say(self, text: str) -> None:
        with self.lock:
            self.wipe()
            print(f"{self.seconds():6.1f} s  {text}", file=self.out, flush=True)

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Tells that something begins and ends, with a sign of life in between."""
        began = time.monotonic()
        with self.lock:
            self.running[name] = began
            first = len(self.running) == 1
            if not self.moving:
                self.say(f"{name} …")
        if self.moving and first:
            threading.Thread(target=self.tick, daemon=True).start()
        try:
            yield
        except BaseException:
            with self.lock:
                del self.running[name]
                self.wipe()
            raise
        with self.lock:
            del self.running[name]
            self.say(f"{name}: done in {time.monotonic() - began:.1f} s")

    def tick(self) -> None:
        """Draw the moving line until nothing runs any more."""
        while True:
            with self.lock:
                if not self.running:
                    return
                self.wipe()
                text = f"{self.seconds():6.1f} s  … " + ", ".join(self.running)
                self.out.write(text[:78])
                self.out.flush()
                self.drawn = len(text[:78])
            time.sleep(TICK)

    def wipe(self) -> None:
        if self.drawn:
            self.out.write("\r" + " " * self.drawn + "\r")
            self.drawn = 0

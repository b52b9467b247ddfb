"""A process that reads lines and answers with lines, in its time and with its memory."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
from collections.abc import Sequence
from typing import IO

try:
    import resource
except ImportError:  # not on every system
    resource = None  # type: ignore[assignment]

LONGEST_LINE = 65536
LAST_WORDS = 200


class Lost(Exception):
    """The process cannot be asked any more, and why."""


class Process:
    """One program, started at once. Whatever goes wrong with it is a Lost with a reason, and then it is ended."""

    def __init__(self, command: Sequence[str], megabytes: int) -> None:
        try:
            self.child = subprocess.Popen(  # noqa: S603 - the person at the keyboard named this program
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except OSError as problem:
            raise Lost(f"cannot be started ({problem.strerror})") from None
        limit_memory(self.child.pid, megabytes)
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        assert self.child.stderr is not None
        self.stdin = self.child.stdin
        self.answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.last_words = b""
        self.threads = [
            threading.Thread(target=self.listen, args=(self.child.stdout,), daemon=True),
            threading.Thread(target=self.overhear, args=(self.child.stderr,), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def listen(self, stdout: IO[bytes]) -> None:
        """Hand on each line, and an empty one at the end or after a line without end."""
        while (line := stdout.readline(LONGEST_LINE)).endswith(b"\n"):
            self.answers.put(line)
        self.answers.put(b"")

    def overhear(self, stderr: IO[bytes]) -> None:
        while line := stderr.readline(LONGEST_LINE):
            self.last_words = line.strip() or self.last_words

    def ask(self, lines: Sequence[str], seconds: float) -> str:
        """Send lines and wait for one; comments (#) and empty lines are passed over."""
        self.tell(lines)
        while True:
            try:
                answer = self.answers.get(timeout=seconds)
            except queue.Empty:
                self.end()
                raise Lost(f"did not answer within {seconds:g} s") from None
            if not answer:
                raise Lost(self.how_it_ended())
            text = answer.decode(errors="replace").strip()
            if text and not text.startswith("#"):
                return text

    def tell(self, lines: Sequence[str]) -> None:
        try:
            self.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self.stdin.flush()
        except (OSError, ValueError):
            raise Lost(self.how_it_ended()) from None

    def how_it_ended(self) -> str:
        self.end()
        self.threads[1].join(1)
        code, words = self.child.returncode, self.last_words.decode(errors="replace")[:LAST_WORDS]
        return f"ended with code {code}" + (f": {words}" if words else "")

    def end(self) -> None:
        """Give it a moment to end by itself, then end it."""
        with contextlib.suppress(OSError, ValueError):
            self.stdin.close()
        try:
            self.child.wait(0.3)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()
        for thread in self.threads:
            thread.join(1)
        for pipe in (self.child.stdout, self.child.stderr):
            if pipe is not None:
                pipe.close()


def limit_memory(pid: int, megabytes: int) -> None:
    """So much for its data. What a program reserves and never uses does not count."""
    if resource is not None and hasattr(resource, "prlimit"):
        with contextlib.suppress(OSError):
            resource.prlimit(pid, resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))

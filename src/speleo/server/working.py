"""What runs in a worker process: one request after another from standard input, each within its budget."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from typing import Any

import orjson

from speleo.server.worker import SIZE_BYTES

try:
    import resource
except ImportError:  # not on every system
    resource = None  # type: ignore[assignment]


def work(answer: Callable[[dict[str, Any]], bytes]) -> None:
    """Answer until nobody asks any more. Too little memory ends the process: a new one will have it all."""
    seconds, megabytes = float(sys.argv[1]), int(sys.argv[2])
    limit_memory(megabytes)
    inward, outward = sys.stdin.buffer, sys.stdout.buffer
    while head := inward.read(SIZE_BYTES):
        request = inward.read(int.from_bytes(head, "big"))
        limit_time(seconds)
        made = answer(orjson.loads(request))
        outward.write(len(made).to_bytes(SIZE_BYTES, "big") + made)
        outward.flush()


def limit_memory(megabytes: int) -> None:
    if resource is not None and megabytes:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, resource.RLIM_INFINITY))


def limit_time(seconds: float) -> None:
    """Also for when the server is gone and nobody is there to end this process."""
    if resource is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = math.ceil(used.ru_utime + used.ru_stime + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))

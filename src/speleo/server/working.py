"""What runs in a worker process: one request after another from standard input, each within its budget."""

from __future__ import annotations

import math
import sys
import traceback
from collections.abc import Callable
from typing import Any

import orjson

from speleo.kernel.errors import IllegalAction, SpeleoError
from speleo.server.errors import Refused
from speleo.server.wire import packed
from speleo.server.worker import DONE, FAILED, REFUSED, SIZE_BYTES

try:
    import resource
except ImportError:  # not on every system
    resource = None  # type: ignore[assignment]


def work(answer: Callable[[dict[str, Any]], bytes], limited: bool = True) -> None:
    """Answer until nobody asks any more. Too little memory ends the process: a new one will have it all.

    A process that only starts others is not limited itself: they would inherit it.
    """
    seconds, megabytes = float(sys.argv[1]), int(sys.argv[2])
    if limited:
        limit_memory(megabytes)
    inward, outward = sys.stdin.buffer, sys.stdout.buffer
    while head := inward.read(SIZE_BYTES):
        request = inward.read(int.from_bytes(head, "big"))
        if limited:
            limit_time(seconds)
        made = answer(orjson.loads(request))
        outward.write(len(made).to_bytes(SIZE_BYTES, "big") + made)
        outward.flush()


def guarded(make: Callable[[], bytes]) -> bytes:
    """What was made, or why not: bad text is refused with its own line, anything else is a fault of ours.

    Out of memory ends the process.
    """
    try:
        return DONE + make()
    except MemoryError:
        raise
    except Refused as error:
        return REFUSED + packed([error.status, error.problem, str(error), error.rule])
    except SpeleoError as error:
        rule = error.refusal.rule if isinstance(error, IllegalAction) else ""
        return REFUSED + packed([422, "illegal", str(error), rule])
    except Exception:
        return FAILED + traceback.format_exc().encode("utf-8", "replace")


def limit_memory(megabytes: int) -> None:
    if resource is not None and megabytes:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, resource.RLIM_INFINITY))


def limit_time(seconds: float) -> None:
    """Also for when the server is gone and nobody is there to end this process."""
    if resource is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = math.ceil(used.ru_utime + used.ru_stime + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))

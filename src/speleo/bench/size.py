"""Start-up times and memory."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from statistics import median

from speleo.bench.engine import start_of
from speleo.bench.rows import Row
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.playout import playouts

TRIES = 7


def start_up_rows() -> list[Row]:
    """What an import and the help page take, beyond starting Python itself."""
    bare = milliseconds("-c", "pass")
    imported = milliseconds("-c", "import speleo, speleo.kernel.game, speleo.kernel.match")
    return [
        Row("start of Python", bare, "ms"),
        Row("import speleo", milliseconds("-c", "import speleo") - bare, "ms"),
        Row("import of the kernel", imported - bare, "ms"),
        Row("speleo --help", milliseconds("-m", "speleo", "--help"), "ms"),
    ]


def milliseconds(*arguments: str) -> float:
    times = []
    for _try in range(TRIES):
        began = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)  # noqa: S603 - our own interpreter
        times.append(time.perf_counter() - began)
    return 1000 * median(times)


def memory_rows(name: str, games: int) -> list[Row]:
    """How the greatest memory use grows over many random games, after a first tenth of them to settle."""
    start, dealer = start_of(name), FastDealer("memory")
    playouts(start, max(1, games // 10), dealer)
    settled = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    playouts(start, games, dealer)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - settled
    return [Row(f"{name} memory growth over {games:,} games", grown, "kB"), Row(f"{name} memory in all", settled, "kB")]

"""How much faster a sweep of Diamant is over two processes, and over a local Dask cluster of two workers.

    python benchmarks/sweep.py [GAMES]

Plays the same experiment with one process, two, and on Dask (if `distributed` is installed), by the command line as
anybody would, and prints seconds and ratios. The tables must be the same byte for byte. Other work on the machine
moves the ratios of elapsed time, so the load is printed too, and beside each ratio the one that processor time would
give on free cores: what the command itself computes, one after the other, and what workers compute, side by side.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

WORKERS = 2
EXPERIMENT = """
game = "diamant"
games = {games}
measure = ["win", "points"]
[base]
bots = "odds,thumb"
[vary]
seats = [2, 3, 4, 5]
"""
CLUSTER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1")
    print(cluster.scheduler_address, flush=True)
    sys.stdin.readline()
    cluster.close()
"""
RUN = """
import resource, sys
from speleo.cli.main import run
if __name__ == "__main__":
    code = run(sys.argv[1:])
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    print("used", *(each.ru_utime + each.ru_stime for each in used), file=sys.stderr)
    sys.exit(code)
"""


@dataclass(frozen=True, slots=True)
class Taken:
    """Seconds that passed, and of processor time in the command itself and in its workers."""

    elapsed: float
    alone: float
    workers: float

    @property
    def free(self) -> float:
        """What would pass if nothing else ran."""
        return self.alone + self.workers / WORKERS


def taken(folder: Path, name: str, *words: str) -> Taken:
    """One run of the command, from its start to its end."""
    program = folder / "run.py"
    program.write_text(RUN, encoding="utf-8")
    asked = ["lab", "run", str(folder / "sweep.toml"), "--out", str(folder / name), *words]
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-P", str(program), *asked], capture_output=True, text=True, check=False)
    elapsed = time.monotonic() - began
    if done.returncode:
        sys.exit(done.stderr.strip().rpartition("\n")[2])
    alone, workers = done.stderr.rpartition("used ")[2].split()
    return Taken(elapsed, float(alone), float(workers))


def on_dask(folder: Path) -> Taken:
    """The same on a cluster of its own; its workers' time is what the whole cluster used while it was there."""
    (folder / "cluster.py").write_text(CLUSTER, encoding="utf-8")
    words = [sys.executable, "-P", str(folder / "cluster.py")]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as cluster:
        assert cluster.stdin is not None
        assert cluster.stdout is not None
        url = cluster.stdout.readline().strip()
        client = taken(folder, "dask", "--dask", url)
        cluster.stdin.close()
        _, _, used = os.wait4(cluster.pid, 0)
        cluster.returncode = 0
    return Taken(client.elapsed, client.alone, used.ru_utime + used.ru_stime)


def told(name: str, one: Taken, other: Taken) -> None:
    print(
        f"{name:15} {other.elapsed:6.1f} s   {one.elapsed / other.elapsed:.2f} times;"
        f" processor {other.alone:.1f} + {other.workers:.1f} s, on free cores {one.free / other.free:.2f} times",
        flush=True,
    )


def main() -> int:
    """Measure and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        (folder / "sweep.toml").write_text(EXPERIMENT.format(games=games // 4), encoding="utf-8")
        print(f"{games} games of Diamant, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
        one = taken(folder, "one", "--processes", "1")
        print(f"one process     {one.elapsed:6.1f} s; processor {one.alone:.1f} s", flush=True)
        told("two processes", one, taken(folder, "two", "--processes", str(WORKERS)))
        names = ["one", "two"]
        if find_spec("distributed") is not None:
            told("Dask, 2 workers", one, on_dask(folder))
            names.append("dask")
        tables = {(folder / name / "matches.parquet").read_bytes() for name in names}
        same = "the tables are the same" if len(tables) == 1 else "THE TABLES DIFFER"
        print(f"{same}; load {os.getloadavg()[0]:.1f} at the end")
    return 0 if len(tables) == 1 else 1


if __name__ == "__main__":
    sys.exit(main())

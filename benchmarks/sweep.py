"""How much faster a sweep of Diamant is over two processes, and over a local Dask cluster of two workers.

    python benchmarks/sweep.py [GAMES]

Plays the same experiment with one process, two, and on Dask (if `distributed` is installed), by the command line as
anybody would, and prints seconds and ratios. The tables must be the same byte for byte. Other work on the machine
moves the ratios: the load is printed too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

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
"""


def seconds(folder: Path, name: str, *words: str) -> float:
    """One run of the command, from its start to its end."""
    command = [
        sys.executable,
        "-P",
        "-m",
        "speleo",
        "lab",
        "run",
        str(folder / "sweep.toml"),
        "--out",
        str(folder / name),
    ]
    began = time.monotonic()
    subprocess.run([*command, *words], check=True, stdout=subprocess.DEVNULL)
    return time.monotonic() - began


def main() -> int:
    """Measure and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        (folder / "sweep.toml").write_text(EXPERIMENT.format(games=games // 4), encoding="utf-8")
        print(f"{games} games of Diamant, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        one = seconds(folder, "one", "--processes", "1")
        print(f"one process     {one:6.1f} s")
        two = seconds(folder, "two", "--processes", "2")
        print(f"two processes   {two:6.1f} s   {one / two:.2f} times")
        names = ["one", "two"]
        if find_spec("distributed") is not None:
            (folder / "cluster.py").write_text(CLUSTER, encoding="utf-8")
            words = [sys.executable, "-P", str(folder / "cluster.py")]
            with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as cluster:
                assert cluster.stdin is not None
                assert cluster.stdout is not None
                url = cluster.stdout.readline().strip()
                dask = seconds(folder, "dask", "--dask", url)
                print(f"Dask, 2 workers {dask:6.1f} s   {one / dask:.2f} times")
                cluster.stdin.close()
            names.append("dask")
        tables = {(folder / name / "matches.parquet").read_bytes() for name in names}
        same = "the tables are the same" if len(tables) == 1 else "THE TABLES DIFFER"
        print(f"{same}; load {os.getloadavg()[0]:.1f} at the end")
    return 0 if len(tables) == 1 else 1


if __name__ == "__main__":
    sys.exit(main())

"""Whether the server gives memory back: bots play many matches that nobody looks at.

    python -m tests.server.memory --matches 2000

Prints what the server takes before, at the most, and when all of them have left its memory.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from pathlib import Path

from tests.server.serving import Server, serving

WARM_UP = 30
AT_ONCE = 25
TIDY_SECONDS = 12
"""By then the server has given back what it can."""


def resident(server: Server) -> float:
    """Megabytes of the server's own process."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found is not None
    return int(found[1]) / 1024


def in_memory(server: Server) -> int:
    """Tables that the server holds in memory."""
    found = re.search(r"^speleo_tables (\d+)", server.http.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1])


def wait_for(server: Server, tables: int) -> float:
    """Until so few tables are in memory; the most that the server took meanwhile."""
    most = resident(server)
    while in_memory(server) > tables:
        most = max(most, resident(server))
        time.sleep(0.1)
    return most


def play(server: Server, matches: int) -> float:
    """Matches of bots alone, some at a time; the most that the server took meanwhile."""
    most = 0.0
    for number in range(matches):
        server.table("random", "random", "random", "random").do("start")
        if number % AT_ONCE == 0:
            most = max(most, resident(server))
    return max(most, wait_for(server, 0))


def measured(folder: Path, matches: int) -> tuple[float, float, float]:
    """Megabytes before, at the most, and after."""
    with serving(folder, idle_seconds=2, log="warning") as server:
        play(server, WARM_UP)
        before = resident(server)
        most = play(server, matches)
        after = []
        for _ in range(TIDY_SECONDS):
            after.append(resident(server))
            time.sleep(1)
        return before, most, min(after)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.memory")
    parser.add_argument("--matches", type=int, default=2000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        before, most, after = measured(Path(folder), asked.matches)
    print(f"{asked.matches} matches: {before:.0f} MB before, {most:.0f} MB at the most, {after:.0f} MB after")


if __name__ == "__main__":
    main()

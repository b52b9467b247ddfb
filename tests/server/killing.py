"""Kill -9 in the middle of many running tables, as a test and as a command.

    python -m tests.server.killing --tables 200 --kills 20

Afterwards what the players were told is compared with what is on the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from statistics import median

from speleo.games import GAMES
from tests.server.player import Player
from tests.server.serving import Person, Server, serving

RESUME_SECONDS = 60


class Guest(Player):
    """Acts only while everybody is `going`."""

    def __init__(self, person: Person, seat: int, going: asyncio.Event) -> None:
        super().__init__(person, seat)
        self.going = going

    async def think(self) -> None:
        await self.going.wait()
        await super().think()


@dataclass
class Killing:
    """New tables take the place of those that are over, so that about `tables` are running at each kill."""

    server: Server
    tables: int
    players: list[Guest] = field(default_factory=list)
    running_then: list[int] = field(default_factory=list)
    seconds_to_resume: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.games = cycle(GAMES)
        self.going = asyncio.Event()
        self.until = asyncio.Event()

    def pair(self) -> list[Guest]:
        ada = self.server.table("you", "open", game=next(self.games))
        ben = ada.join(1, "Ben")
        ada.do("start")
        return [Guest(ada, 0, self.going), Guest(ben, 1, self.going)]

    @property
    def running(self) -> list[Guest]:
        return [player for player in self.players if not player.over]

    @property
    def running_tables(self) -> int:
        return len({player.person.key for player in self.running})

    async def fill_up(self, playing: asyncio.TaskGroup) -> None:
        """Everybody waits until there are enough tables again."""
        self.going.clear()
        for _ in range(self.tables - self.running_tables):
            made = await asyncio.to_thread(self.pair)
            self.players += made
            for player in made:
                playing.create_task(player.play(self.until))
        self.going.set()

    async def all_back(self) -> None:
        """Until every player has heard from the server as it runs now."""
        async with asyncio.timeout(RESUME_SECONDS):
            while any(player.life != self.server.life for player in self.running):
                await asyncio.sleep(0.01)

    async def run(self, kills: int) -> None:
        async with asyncio.TaskGroup() as playing:
            for _ in range(kills):
                await self.fill_up(playing)
                await asyncio.sleep(random.uniform(0.2, 1.2))
                self.running_then.append(self.running_tables)
                self.server.kill()
                await asyncio.to_thread(self.server.start)
                began = time.monotonic()
                await self.all_back()
                self.seconds_to_resume.append(time.monotonic() - began)
            self.until.set()

    def check(self) -> None:
        """Every acknowledged action is there once, and nobody was told of a gap or of anything twice."""
        with sqlite3.connect(f"file:{self.server.folder / 'tables.sqlite'}?mode=ro", uri=True) as database:
            for player in self.players:
                rows = database.execute(
                    "SELECT seq, client FROM entries WHERE table_id = ? ORDER BY seq", [player.person.key]
                ).fetchall()
                assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
                clients = Counter(client for _, client in rows if client)
                assert set(clients.values()) <= {1}
                written = {client.split(":")[1]: seq for seq, client in rows if client}
                for client, seq in player.acknowledged.items():
                    assert written[client] == seq
                assert player.seen == list(range(1, len(player.seen) + 1))
        database.close()

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def report(self) -> str:
        repeats = sum(player.repeats for player in self.players)
        return (
            f"{len(self.running_then)} kills, with {min(self.running_then)} to {max(self.running_then)} tables running;"
            f" {len(self.players) // 2} tables in all\n"
            f"{self.acknowledged:,} actions acknowledged, every one on the disk, none twice\n"
            f"{repeats} of them written before a kill and acknowledged when they were repeated after it\n"
            f"all clients were back {max(self.seconds_to_resume):.1f} s after a start at the latest,"
            f" {median(self.seconds_to_resume):.1f} s at the median"
        )


def killed(folder: Path, tables: int, kills: int) -> Killing:
    """Kill a server so many times, with so many tables running, and check what is left."""
    with serving(folder) as server:
        killing = Killing(server, tables)
        asyncio.run(killing.run(kills))
        killing.check()
    return killing


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.killing")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(killed(Path(folder), asked.tables, asked.kills).report())


if __name__ == "__main__":
    main()

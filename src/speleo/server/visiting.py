"""Bots that the host has invited: each is asked in a process of its own, and what it does wrong costs it a decision."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from dataclasses import dataclass, field

import orjson

from speleo.bots import bots_for, rivals_for
from speleo.games import GAMES, game_named
from speleo.kernel.errors import BadSetup, SpeleoError
from speleo.server.chairs import STAND_IN
from speleo.server.settings import Settings, variable
from speleo.server.table import Table
from speleo.server.thinking import thought
from speleo.server.wire import packed
from speleo.server.worker import Worker, WorkerLost
from speleo.visitors.finding import check_players
from speleo.visitors.visitor import MOST_FAULTS, START_SECONDS

VISIT = "speleo.server.visit"
MOST_COUNTED = 10_000
NAME = re.compile(r"(?:([a-z][a-z0-9_-]*)\.)?([A-Za-z][A-Za-z0-9-]{0,19})")
log = logging.getLogger("speleo.visiting")


@dataclass(frozen=True, slots=True)
class Invited:
    """A bot that tables may name: for one game, or for all if `game` is empty. `bot` is what `--bots` takes."""

    game: str
    name: str
    bot: str


def invited_from(text: str) -> tuple[Invited, ...]:
    """`Carla=bots/cautious.py:Cautious; diamant.Hasty=run:node hasty.js`; refused with what is wrong."""
    found: list[Invited] = []
    for part in filter(None, map(str.strip, text.split(";"))):
        named, equals, bot = (piece.strip() for piece in part.partition("="))
        match = NAME.fullmatch(named)
        if not equals or not bot or match is None:
            raise bad(f"{part!r} is not NAME=BOT or GAME.NAME=BOT; a name has up to 20 letters, digits and hyphens")
        game, name = match[1] or "", match[2]
        if game and game not in GAMES:
            raise bad(f"{part!r}: there is no game {game}")
        ours = {STAND_IN, *(each for one in GAMES for each in (*bots_for(one), *rivals_for(one)))}
        if name.lower() in ours:
            raise bad(f"{part!r}: {name} is a bot of ours, take another name")
        if bot in ours:
            raise bad(f"{part!r}: {bot} is a bot of ours, which every table may name")
        if any(other.name.lower() == name.lower() for other in found):
            raise bad(f"{part!r}: the name {name} is taken")
        found.append(Invited(game, name, bot))
    return tuple(found)


def bad(said: str) -> BadSetup:
    return BadSetup(f"{variable('visitors')}: {said}")


def check_invited(text: str) -> None:
    """Refuse a bot that cannot even begin, before the server starts."""
    for one in invited_from(text):
        game = game_named(one.game or next(iter(GAMES)))
        try:
            check_players(game.setup(max(2, min(game.seats))), [one.bot])
        except SpeleoError as problem:
            raise bad(f"{one.name}: {problem}") from None


@dataclass(slots=True)
class Visiting:
    """One worker for each bot, one question at a time. `faults` counts for each table and seat what went wrong."""

    settings: Settings
    worker: type[Worker]
    invited: tuple[Invited, ...] = ()
    workers: dict[str, Worker] = field(default_factory=dict)
    turns: dict[str, asyncio.Lock] = field(default_factory=dict)
    faults: Counter[tuple[str, int]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.invited = invited_from(self.settings.visitors)
        for one in self.invited:
            self.workers[one.name] = self.worker(VISIT, self.settings.bot_seconds + START_SECONDS, 0)
            self.turns[one.name] = asyncio.Lock()

    def names(self, game: str) -> list[str]:
        return [one.name for one in self.invited if one.game in ("", game)]

    def fails(self, key: str, seat: int) -> bool:
        return self.faults[key, seat] >= MOST_FAULTS

    async def choose(self, table: Table, seat: int) -> str:
        """What the bot does, or what a quick bot does in its place; nothing if its worker was lost."""
        request = thought(table, seat)
        one = next(each for each in self.invited if each.name == request["bot"])
        limits = {"seconds": self.settings.bot_seconds, "megabytes": self.settings.worker_megabytes}
        told = {"action": "", "fault": "its process was lost"}
        async with self.turns[one.name]:
            try:
                asked = {**request, "table": table.key, "player": one.bot, **limits}
                told = orjson.loads(await self.workers[one.name].ask(packed(asked)))
            except WorkerLost:
                pass
        if told["fault"]:
            self.count(table.key, seat, one.name, told["fault"])
        return str(told["action"])

    def count(self, key: str, seat: int, name: str, what: str) -> None:
        if len(self.faults) >= MOST_COUNTED:
            self.faults.clear()
        self.faults[key, seat] += 1
        log.warning("a visiting bot went wrong", extra={"bot": name, "seat": seat + 1, "why": what})

    def renew(self) -> None:
        """Before its next decision each bot gets a new process."""
        for worker in self.workers.values():
            worker.outdated = True

    async def close(self) -> None:
        for worker in self.workers.values():
            await worker.stop()

"""What leaves the memory is gone from it at once, not when Python next looks for cycles."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

from speleo.server import commands, pledging
from speleo.server.chairs import Chair
from speleo.server.hall import Hall
from speleo.server.plan import Plan
from speleo.server.serving import prepare
from speleo.server.settings import Settings
from speleo.server.storage.store import store_for
from speleo.server.table import Table
from speleo.server.web.updates import Eyes, update
from tests.server.memory import measured


async def test_no_table_stays_after_its_match(tmp_path: Path) -> None:
    """With the collector of cycles switched off."""
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    await prepare(settings)
    hall = Hall(settings, store_for(settings.database))
    hall.open()
    known = [await played_at(hall, game) for game in ("diamant", "cave", "subterra")]
    gc.disable()
    try:
        for key in [table.key for table in hall.tables.values()]:
            hall.forget(hall.tables[key])
        for _ in range(200):
            if not any(reference() for reference in known):
                break
            await asyncio.sleep(0.05)
        assert [reference() for reference in known] == [None] * len(known)
    finally:
        gc.enable()
        await hall.close()


async def played_at(hall: Hall, game: str) -> weakref.ref[Table]:
    """A table at which somebody has played for a while, and somebody looked on."""
    plan = Plan(game=game, edition=None, options={}, seats=2, title="", listed=False, turn_seconds=0).checked()
    table = await hall.create(plan, "host", [Chair("person", "Ada", "", ("host",)) for _ in range(2)])
    await hall.perform(table.key, pledging.start("host"))
    for _ in range(12):
        seat = table.actors[0]
        action = table.game.legal_actions(table.playing.state, seat)[0].notation
        await hall.perform(table.key, commands.act("host", seat, action, table.story.seq, None))
        assert update(table, Eyes("host", seat), 0)
    return weakref.ref(table)


def test_the_server_is_as_small_after_many_matches_as_before(tmp_path: Path) -> None:
    """Within 30 %; the whole of it, with 2,000 matches, is a command in memory.py."""
    before, _, after = measured(tmp_path, 150)
    assert after < 1.3 * before

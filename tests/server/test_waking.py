"""Tables leave the memory and come back in time, and a restart takes up what is being played."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.memory import in_memory
from tests.server.serving import Person, Server, serving
from tests.server.test_tables import two

PATIENCE = 60.0


def wait_until(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def kept(server: Server, question: str) -> list[tuple[object, ...]]:
    database = sqlite3.connect(f"file:{server.folder / 'tables.sqlite'}?mode=ro", uri=True)
    rows = database.execute(question).fetchall()
    database.close()
    return rows


def test_a_timed_match_leaves_the_memory_and_wakes_in_time(tmp_path: Path) -> None:
    """Nobody looks; the clock runs out all the same, and a bot stands in."""
    with serving(tmp_path, idle_seconds=1) as server:
        two(server, turn_seconds=55)
        wait_until(lambda: in_memory(server) == 0)
        assert kept(server, "SELECT count(*) FROM entries WHERE kind = 'seated'") == [(0,)]
        wait_until(lambda: kept(server, "SELECT count(*) FROM entries WHERE kind = 'seated'") != [(0,)])


def test_a_flood_of_unstarted_tables_does_not_push_a_match_out(tmp_path: Path) -> None:
    """1,001 tables that never started lie in the storage; after a restart the match with a clock goes on at once."""
    with serving(tmp_path) as server:
        two(server, turn_seconds=1)
        server.kill()
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            for number in range(1001):
                key = f"idle-{number}"
                database.execute(
                    "INSERT INTO tables (id, seed, listed, over, at, maker, running, bytes) "
                    "SELECT ?, seed, listed, over, at + 1, maker, FALSE, bytes FROM tables WHERE running",
                    (key,),
                )
                database.execute(
                    "INSERT INTO entries SELECT ?, seq, at, kind, data, client FROM entries "
                    "WHERE kind = 'created' AND table_id NOT LIKE 'idle-%'",
                    (key,),
                )
        database.close()
        server.start()
        wait_until(lambda: kept(server, "SELECT count(*) FROM entries WHERE kind = 'seated'") != [(0,)])
        assert in_memory(server) == 1


def test_what_is_noted_of_a_table_follows_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, ben = two(server)
        host = server.table("random", "random")
        host.do("start")
        wait_until(lambda: bool(host.look()["table"]["phase"] == "over"))
        wait_until(lambda: kept(server, f"SELECT over FROM tables WHERE id = '{host.key}'") == [(1,)])
        assert kept(server, f"SELECT running, wakes_at, over FROM tables WHERE id = '{ada.key}'") == [(1, None, 0)]
        before = kept(server, f"SELECT bytes FROM tables WHERE id = '{ada.key}'")
        ben.do("say", text="x" * 300)
        wait_until(lambda: kept(server, f"SELECT bytes FROM tables WHERE id = '{ada.key}'") > before)


def test_a_match_that_was_kept_before_there_were_notes_goes_on(tmp_path: Path) -> None:
    """The upgrade notes which tables are being played."""
    with serving(tmp_path) as server:
        ada, _ = two(server, turn_seconds=1)
        server.kill()
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            for name in ("tables_that_wake", "tables_by_maker", "tables_by_code"):
                database.execute(f"DROP INDEX {name}")
            for name in ("bytes", "wakes_at", "running", "maker", "code"):
                database.execute(f"ALTER TABLE tables DROP COLUMN {name}")
            for name in ("reviews", "mementos", "guests"):
                database.execute(f"DROP TABLE {name}")
            database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.close()
        server.start()
        wait_until(lambda: kept(server, "SELECT count(*) FROM entries WHERE kind = 'seated'") != [(0,)])
        assert Person(server, ada.key, ada.token).look()["table"]["phase"] == "running"

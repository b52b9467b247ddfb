"""The form of a database: new ones are made at once, old ones are taken there step by step, and both are the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from speleo.kernel.errors import SpeleoError
from speleo.server.storage.engine import engine_for
from speleo.server.storage.form import bring_up, form_of, is_up_to_date, newest, upgrade
from speleo.server.storage.migrate import migrate
from tests.server.forms import described


async def test_a_new_database_is_like_one_that_was_migrated(tmp_path: Path) -> None:
    """Else a club that has played for years has another database than one of today."""
    forms = []
    for name, made in (("new", bring_up), ("old", migrate)):
        engine = engine_for(f"sqlite+aiosqlite:///{tmp_path / name}")
        async with engine.begin() as connection:
            await connection.run_sync(made)
            forms.append(await connection.run_sync(described))
            assert await connection.run_sync(form_of) == newest()
        assert await is_up_to_date(engine)
        await engine.dispose()
    assert forms[0] == forms[1]
    assert {"tables", "entries", "guests", "mementos"} <= set(forms[0])


async def test_every_older_form_comes_to_the_newest(tmp_path: Path) -> None:
    for number in range(1, int(newest()) + 1):
        engine = engine_for(f"sqlite+aiosqlite:///{tmp_path / str(number)}")
        async with engine.begin() as connection:
            await connection.run_sync(migrate, f"{number:04}")
            assert await connection.run_sync(form_of) == f"{number:04}"
        assert await is_up_to_date(engine) == (number == int(newest()))
        await upgrade(engine)
        assert await is_up_to_date(engine)
        await engine.dispose()


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    engine = engine_for(f"sqlite+aiosqlite:///{tmp_path / 'newer'}")
    await upgrade(engine)
    async with engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        before = await connection.run_sync(described)
    with pytest.raises(SpeleoError, match="newer version of Speleo: its form '9999' is unknown"):
        await upgrade(engine)
    async with engine.begin() as connection:
        assert await connection.run_sync(described) == before
    await engine.dispose()


def test_a_server_starts_without_what_migrates() -> None:
    """It takes a third of the time of a start and is seldom needed."""
    ask = "import speleo.server.serving, sys; print('alembic' in sys.modules)"
    told = subprocess.run([sys.executable, "-P", "-c", ask], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not need one of their own."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def database_folder() -> Iterator[Path]:
    """Where PostgreSQL keeps its files, for which root gives it a user of its own.

    Not below pytest's folder: whoever starts pytest next closes that to all others, also while a database is made.
    """
    with tempfile.TemporaryDirectory(prefix="speleo-postgres-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)

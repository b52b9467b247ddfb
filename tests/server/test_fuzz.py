"""Anything at all is sent to the server: no 5xx, no hang, and it still plays afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from speleo.games import GAMES
from tests.server.fuzzing import SCHEMATHESIS, fuzz_api, fuzz_sockets


@pytest.mark.skipif(SCHEMATHESIS is None, reason="schemathesis is not installed")
def test_the_whole_api_keeps_its_own_schema(tmp_path: Path) -> None:
    fuzz_api(tmp_path, "diamant", examples=4)


@pytest.mark.parametrize("game", GAMES)
def test_a_socket_takes_anything_without_falling(tmp_path: Path, game: str) -> None:
    fuzz_sockets(tmp_path, game, sockets=25)

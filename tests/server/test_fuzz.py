"""Anything at all is sent to the server: no 5xx, no hang, and it still plays afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from speleo.games import GAMES
from tests.server.crowding import crowded, rough
from tests.server.fuzzing import SCHEMATHESIS, fuzz_api, fuzz_records, fuzz_sockets


@pytest.mark.skipif(SCHEMATHESIS is None, reason="schemathesis is not installed")
def test_the_whole_api_keeps_its_own_schema(tmp_path: Path) -> None:
    fuzz_api(tmp_path, "diamant", examples=4)


@pytest.mark.parametrize("game", GAMES)
def test_a_socket_takes_anything_without_falling(tmp_path: Path, game: str) -> None:
    fuzz_sockets(tmp_path, game, sockets=25)


@pytest.mark.parametrize("game", GAMES)
def test_records_that_are_nearly_right_are_read_or_refused(tmp_path: Path, game: str) -> None:
    fuzz_records(tmp_path, game, texts=24)


def test_a_crowd_at_few_tables_never_shares_a_seat(tmp_path: Path) -> None:
    """Claims, hand-overs, knocks, rematches and odd names, all at once."""
    crowded(tmp_path, "diamant", people=8, deeds=25)


def test_improper_requests_are_answered_or_hung_up_on(tmp_path: Path) -> None:
    """Packed bombs, endless chunks and floods of lines: nothing above 499, and no memory taken."""
    rough(tmp_path, times=2)

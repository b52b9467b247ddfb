"""The same match in other processes: other hash seeds, without mypyc's runtime, from the source of the engine."""

import hashlib
import os
import subprocess
import sys

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.playthrough import playthrough

PLAY = """
import hashlib, sys
from speleo.games import game_named
from speleo.kernel.playthrough import playthrough
game = game_named(sys.argv[1])
text = playthrough(game, game.setup(int(sys.argv[2])), "processes")
print(hashlib.sha256(text.encode()).hexdigest())
"""
WITHOUT_RUNTIME = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = sys.modules["mypy_extensions"] = None
"""


def fingerprint_elsewhere(name: str, seats: int, before: str = "", **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", before + PLAY, name, str(seats)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_match_is_the_same_everywhere(name: str) -> None:
    """States, events, views and drawings are equal bit for bit in every kind of process."""
    game = game_named(name)
    seats = max(2, min(game.seats))
    here = hashlib.sha256(playthrough(game, game.setup(seats), "processes").encode()).hexdigest()
    assert fingerprint_elsewhere(name, seats, PYTHONHASHSEED="1") == here
    assert fingerprint_elsewhere(name, seats, PYTHONHASHSEED="2") == here
    assert fingerprint_elsewhere(name, seats, SPELEO_INTERPRETED="1") == here
    assert fingerprint_elsewhere(name, seats, WITHOUT_RUNTIME, SPELEO_INTERPRETED="1") == here


def test_the_source_runs_although_a_compiled_engine_is_there() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "speleo", "--version"],
        env={**os.environ, "SPELEO_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.endswith("(engine interpreted)\n")

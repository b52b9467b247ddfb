"""Caves laid tile by tile, as the yardsticks in C do it."""

import shutil
from pathlib import Path

import pytest

from speleo.bench.slices import SLICES, slice_rows
from speleo.games import game_named
from speleo.games.cave.engine.state import CaveState, skip_setup
from speleo.helms.slices import lay_caves, lay_tunnels
from speleo.kernel.engine.dealer import FastDealer

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", list(SLICES))
def test_a_slice_always_lays_the_same_caves(name: str) -> None:
    laid, _terms = SLICES[name]()
    assert laid(3) == laid(3)
    assert laid(3)[0] < laid(4)[0]


def test_every_tile_of_the_cave_is_laid_or_the_cave_is_closed() -> None:
    game = game_named("cave")
    start = game.new(game.setup(4))
    assert isinstance(start, CaveState)
    skip_setup(start)
    tiles, _total = lay_caves(start, 20, FastDealer("tiles"))
    assert 20 * 50 < tiles <= 20 * 60
    assert start.spaces == start.terms.board_spaces, "it lays clones"


def test_sub_terra_finds_its_exit() -> None:
    game = game_named("subterra")
    tiles, _total = lay_tunnels(game.new(game.setup(4)), 20, FastDealer("tiles"))
    assert 20 * 55 < tiles <= 20 * 65


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
@pytest.mark.parametrize("name", list(SLICES))
def test_c_lays_the_same_caves(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows refuse to compare if a tile differs."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("speleo.bench.slices.SLICE", 0.001)
    ours, _theirs, share = slice_rows(name, 1, tmp_path)
    assert ours.name == f"{name} caves laid"
    assert share.against == "C -O2"
    monkeypatch.chdir(tmp_path)
    assert slice_rows(name, 1, tmp_path) == []

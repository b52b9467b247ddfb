"""Games from elsewhere: in folders that somebody names, in packages that are installed, and what is refused there."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from speleo.games import GAMES, OWN, game_named
from speleo.kernel.errors import SpeleoError
from speleo.kernel.finding import VARIABLE, found_games, loaded

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a search adds to Python's path is forgotten."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delenv(VARIABLE, raising=False)


def game_folder(place: Path, name: str, code: str = "GAME = None\n") -> Path:
    (place / name).mkdir()
    (place / name / "game.py").write_text("")
    (place / name / "__init__.py").write_text(code)
    return place / name


@pytest.mark.parametrize("folder", [EXAMPLES, EXAMPLES / "pig"], ids=["of games", "of one game"])
def test_a_folder_is_searched(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own games come first, and a name that is not asked for is not imported."""
    monkeypatch.setenv(VARIABLE, str(folder))
    assert found_games(OWN) == {**OWN, "pig": "pig"}


def test_several_folders_are_searched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game_folder(tmp_path, "heron")
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(EXAMPLES), "", str(tmp_path)]))
    assert list(found_games({})) == ["pig", "heron"]


def test_an_installed_package_is_found_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line that the examples have in their own pyproject.toml."""
    about = tmp_path / "speleo_heron-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: speleo-heron\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[speleo.games]\nheron = birds.heron\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert found_games({}) == {"heron": "birds.heron"}
    assert '[project.entry-points."speleo.games"]\npig = "pig"\n' in (EXAMPLES / "pyproject.toml").read_text("utf-8")


def test_what_is_no_game_is_refused_with_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "empty").mkdir()
    for bad in ("Heron", "json", "diamant"):
        place = tmp_path / f"with {bad}"
        place.mkdir()
        game_folder(place, bad)
    for folder, problem in (
        ("nowhere", "there is no folder"),
        ("empty", "a game is a folder with a game.py"),
        ("with Heron", "'Heron' cannot be the name of a game"),
        ("with json", "another Python package is called json too"),
        ("with diamant", "there are two games called diamant: in speleo.games.diamant and in diamant"),
    ):
        monkeypatch.setenv(VARIABLE, str(tmp_path / folder))
        with pytest.raises(SpeleoError, match=problem) as refused:
            found_games(OWN)
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "code", "problem"),
    [
        ("heronone", "1 / 0\n", r"ZeroDivisionError: division by zero \(.*heronone/__init__.py, line 1\)"),
        ("herontwo", "GAME = 7\n", "herontwo.GAME is no game of that name"),
        ("heronthree", "from pig import GAME\n", "heronthree.GAME is no game of that name"),
        ("heronfour", "", "module 'heronfour' has no attribute 'GAME'"),
    ],
)
def test_a_game_that_cannot_be_loaded_says_where_it_fails(
    name: str, code: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_folder(tmp_path, name, code)
    monkeypatch.setenv(VARIABLE, f"{tmp_path}{os.pathsep}{EXAMPLES}")
    with pytest.raises(SpeleoError, match=f"the game {name} cannot be loaded: .*{problem}"):
        loaded(name, found_games({})[name])


def test_the_example_is_a_game_like_all_others() -> None:
    assert GAMES["pig"] == "pig"
    assert game_named("pig").package == "pig"

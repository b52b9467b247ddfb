"""The folders of all games have one shape: whoever knows one finds their way in the others."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent / "src" / "speleo" / "games"
GAMES = sorted(path.name for path in ROOT.iterdir() if (path / "game.py").is_file())
EVERYWHERE = {
    *("__init__", "actions", "box", "box_form", "course", "drawing", "engine", "events", "game", "history", "names"),
    *("notation", "picture", "refusals", "scoring", "sheet", "telling", "view"),
}
"""Modules of each game; what is long is a package of that name instead."""
WHERE_THERE_IS_MUCH = {"coding", "event_values", "offers", "places", "prices", "showing"}
"""For what a game of a few actions says in a line elsewhere: the same name in every game that needs it."""
OWN = {
    "cave": {"absent", "packs"},
    "diamant": set[str](),
    "subterra": {"boards", "faces", "hunting"},
}
"""What no other game has."""
FOLDERS = {"data", "lessons", "puzzles", "rules", "scenarios", "texts"}
DRAWN = {"diamant": {"art"}}
"""Folders with drawings that the web app shares."""
IN_ENGINE = {"__init__", "cloning", "happenings", "invariants", "pieces", "state"}


def modules(place: Path) -> list[str]:
    """Names of modules and packages; a name that is both stands twice."""
    return [path.stem for path in place.glob("*.py")] + [path.parent.name for path in place.glob("*/__init__.py")]


def test_the_games_are_those_that_come_along() -> None:
    assert set(OWN) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_modules_of_the_others(game: str) -> None:
    found = modules(ROOT / game)
    assert len(found) == len(set(found)), "a module and a package have one name"
    assert EVERYWHERE - set(found) == set()
    assert set(found) - EVERYWHERE - WHERE_THERE_IS_MUCH == OWN[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_folders_of_the_others(game: str) -> None:
    packages = {path.parent.name for path in (ROOT / game).glob("*/__init__.py")}
    folders = {path.name for path in (ROOT / game).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders - packages == FOLDERS | DRAWN.get(game, set())
    assert IN_ENGINE - set(modules(ROOT / game / "engine")) == set()


def test_what_two_games_have_is_no_games_own() -> None:
    """And what stands on a list is there."""
    for name in WHERE_THERE_IS_MUCH:
        assert sum(name in modules(ROOT / game) for game in GAMES) > 1, name


@pytest.mark.parametrize("game", GAMES)
def test_no_module_is_a_part_of_another_by_its_prefix(game: str) -> None:
    """What belongs to `notation` stands in a package of that name, not beside it as `notation_cave`."""
    parts = EVERYWHERE | WHERE_THERE_IS_MUCH
    alike = {"box_form", "event_values"}
    for place in (ROOT / game, ROOT / game / "engine"):
        names = [name for name in modules(place) if name not in alike]
        assert [name for name in names if any(name.startswith(f"{part}_") for part in parts | set(names))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_names_its_id_in_full(game: str) -> None:
    """So that a search for it finds the line that refuses; and no line names one that has no sentence."""
    source = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / game).rglob("*.py")))
    written = set(re.findall(rf'"({game}-no-[a-z0-9-]+)"', source))
    for lang in ("en", "de"):
        said = (ROOT / game / "texts" / f"{lang}.ftl").read_text("utf-8")
        assert set(re.findall(rf"^({game}-no-[a-z0-9-]+) =", said, re.MULTILINE)) == written

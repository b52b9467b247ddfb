"""The lessons and puzzles that come with a game."""

from __future__ import annotations

from functools import cache
from importlib import resources

from speleo.kernel.errors import BadSheet, SpeleoError, UnknownName
from speleo.kernel.game import Game
from speleo.kernel.learning.lesson import Lesson, read_lesson
from speleo.kernel.learning.puzzle import Puzzle, read_puzzle


@cache
def texts_of(package: str, folder: str, ending: str) -> dict[str, str]:
    """The texts of all files with that ending in a folder of a game, by their names without it."""
    place = resources.files(package).joinpath(folder)
    if not place.is_dir():
        return {}
    files = sorted((item for item in place.iterdir() if item.name.endswith(ending)), key=lambda item: item.name)
    return {item.name.removesuffix(ending): item.read_text(encoding="utf-8") for item in files}


@cache
def lessons_of(game: Game) -> dict[str, Lesson]:
    made = {}
    for name, text in texts_of(game.package, "lessons", ".lesson").items():
        try:
            made[name] = read_lesson(text)
        except BadSheet as problem:
            raise SpeleoError(f"{game.name}/lessons/{name}.lesson: {problem}") from None
    return made


def lesson_named(game: Game, name: str) -> Lesson:
    found = lessons_of(game)
    if name not in found:
        raise UnknownName("lesson", name, list(found) or ["none"])
    return found[name]


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """By their names, the easiest first."""
    made = {}
    for name, text in texts_of(game.package, "puzzles", ".puzzle").items():
        try:
            made[name] = read_puzzle(text)
        except BadSheet as problem:
            raise SpeleoError(f"{game.name}/puzzles/{name}.puzzle: {problem}") from None
    return dict(sorted(made.items(), key=lambda item: (item[1].level, item[0])))


def puzzle_text(game: Game, name: str) -> str:
    found = puzzles_of(game)
    if name not in found:
        raise UnknownName("puzzle", name, list(found) or ["none"])
    return texts_of(game.package, "puzzles", ".puzzle")[name]

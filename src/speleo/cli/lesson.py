"""`speleo lesson`: checks lesson files by playing them, or shows one in words."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from speleo.cli.arguments import BAD_INPUT, Commands, NotText, complain, read_text

if TYPE_CHECKING:
    from speleo.kernel.learning.lesson import Lesson


def register(commands: Commands) -> None:
    parser = commands.add_parser(
        "lesson",
        help="check that lesson files fit the rules, or show one",
        epilog="The exit code is 1 if a lesson does not fit the rules, 2 if a file cannot be read.",
    )
    parser.add_argument("what", choices=("check", "show"), help="play every step, or print what is said and asked")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a lesson file, or a folder of them")
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="the language to show it in")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.kernel.errors import BadSheet

    right = wrong = unread = 0
    for path in files_in(chosen.files, ".lesson"):
        if path is None:
            unread += 1
            continue
        try:
            lesson = checked(path)
            right += 1
        except BadSheet as problem:
            wrong += 1
            complain(f"{path}: {problem}")
            continue
        except NotText as problem:
            unread += 1
            complain(str(problem))
            continue
        except OSError as problem:
            unread += 1
            complain(f"{path}: {problem.strerror}")
            continue
        if chosen.what == "show":
            print(told(lesson, chosen.lang))
    if chosen.what == "check":
        print(f"{right} right, {wrong} wrong")
    return BAD_INPUT if unread else 1 if wrong else 0


def files_in(named: list[Path], ending: str) -> list[Path | None]:
    """The files, and those in folders; None stands for a folder that has none, which is told."""
    found: list[Path | None] = []
    for path in named:
        inside = sorted(path.rglob(f"*{ending}")) if path.is_dir() else [path]
        if not inside:
            complain(f"{path}: no file that ends in {ending} in this folder")
        found += inside or [None]
    return found


def checked(path: Path) -> Lesson:
    from speleo.games import game_named
    from speleo.kernel.learning.lesson import read_lesson
    from speleo.kernel.learning.lesson_check import check_lesson

    lesson = read_lesson(read_text(path))
    check_lesson(lesson, game_named)
    return lesson


def told(lesson: Lesson, language: str) -> str:
    """A lesson in words: what is said, what is asked for, what is answered to mistakes."""
    rows = [f"{getattr(lesson.title, language)} ({lesson.minutes} min)"]
    for number, step in enumerate(lesson.steps, 1):
        rows.append(f"\n{number}. {getattr(step.say, language)}  [{', '.join(step.rules)}]")
        for task in step.tasks:
            rows.append(f"   > {getattr(task.words, language)}  ({task.kind} {task.wanted})")
            for answer in task.answers:
                rows.append(f"     {answer.pattern or '…'}: {getattr(answer.words, language)}  [{answer.rule}]")
    return "\n".join(rows).replace("*", "")

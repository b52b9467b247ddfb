"""`speleo puzzle`: lists puzzles, shows one, proves files, or lets somebody solve one in the terminal."""

from __future__ import annotations

import argparse
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from speleo.cli.arguments import BAD_INPUT, Commands, NotText, complain, read_text
from speleo.cli.lesson import files_in

if TYPE_CHECKING:
    from speleo.kernel.learning.attempt import Attempt, Judgement
    from speleo.kernel.learning.puzzle import Puzzle


def register(commands: Commands) -> None:
    parser = commands.add_parser(
        "puzzle",
        help="list, show, prove or solve puzzles",
        epilog="A puzzle is GAME/NAME of those that come along, or a file. check takes files and folders, and nothing "
        "for all that come along; its exit code is 1 if a puzzle does not fit the rules, 2 if a file cannot be read.",
    )
    parser.add_argument("what", choices=("list", "today", "show", "check", "play"), help="what to do")
    parser.add_argument("puzzles", nargs="*", metavar="PUZZLE", help="such as diamant/on-or-back, or my.puzzle")
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="the language to show it in")
    parser.add_argument("--answer", action="store_true", help="show: the hints and the solution too")
    parser.add_argument("--day", type=date.fromisoformat, help="today: another day, such as 2026-12-24")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    if chosen.what == "list":
        return listed(chosen.lang)
    if chosen.what == "today":
        print(todays(chosen.day or datetime.now(UTC).date()))
        return 0
    if chosen.what == "check":
        return check(chosen.puzzles)
    if len(chosen.puzzles) != 1:
        complain(f"speleo puzzle {chosen.what} takes one puzzle, such as diamant/on-or-back")
        return BAD_INPUT
    return one(chosen)


def known() -> dict[str, Puzzle]:
    """All puzzles that come along, as GAME/NAME."""
    from speleo.games import GAMES, game_named
    from speleo.kernel.learning.shelf import puzzles_of

    return {f"{game}/{name}": made for game in GAMES for name, made in puzzles_of(game_named(game)).items()}


def listed(language: str) -> int:
    for name, puzzle in known().items():
        print(f"{name:32} {'*' * puzzle.level:4}  {getattr(puzzle.title, language)}")
    return 0


def todays(day: date) -> str:
    from speleo.kernel.learning.daily import of_the_day

    return of_the_day(day, list(known()))


def found(name: str) -> Puzzle:
    """One that comes along, or that of a file."""
    from speleo.kernel.errors import UnknownName
    from speleo.kernel.learning.puzzle import read_puzzle

    if Path(name).suffix or Path(name).exists():
        return read_puzzle(read_text(Path(name)))
    if name not in known():
        raise UnknownName("puzzle", name, list(known()))
    return known()[name]


def check(named: list[str]) -> int:
    """Prove files, or all that come along, and say how many positions that took."""
    from speleo.games import game_named
    from speleo.kernel.errors import SpeleoError
    from speleo.kernel.learning.puzzle_check import check_puzzle, told

    right = wrong = unread = 0
    paths = files_in([Path(name) for name in named], ".puzzle") if named else list(known())
    for path in paths:
        if path is None:
            unread += 1
            continue
        try:
            proof = check_puzzle(found(str(path)), game_named)
            right += 1
            print(f"{path}: {told(proof.puzzle.proof)}, {len(proof.kept)} positions")
        except NotText as problem:
            unread += 1
            complain(str(problem))
        except SpeleoError as problem:
            wrong += 1
            complain(f"{path}: {problem}")
        except OSError as problem:
            unread += 1
            complain(f"{path}: {problem.strerror}")
    print(f"{right} proved, {wrong} wrong")
    return BAD_INPUT if unread else 1 if wrong else 0


def one(chosen: argparse.Namespace) -> int:
    """Show one puzzle, or let somebody solve it."""
    from speleo.games import game_named
    from speleo.kernel.errors import SpeleoError
    from speleo.kernel.learning.attempt import Attempt
    from speleo.kernel.learning.proof import Proof

    name = chosen.puzzles[0]
    try:
        attempt = Attempt(Proof(found(name), game_named))
    except OSError as problem:
        complain(f"{name}: {problem.strerror}")
        return BAD_INPUT
    except NotText as problem:
        complain(str(problem))
        return BAD_INPUT
    except SpeleoError as problem:
        complain(f"{name}: {problem}")
        return BAD_INPUT
    print(shown(attempt, chosen.lang))
    if chosen.what == "play":
        return played(attempt, chosen.lang)
    if chosen.answer:
        print("\n".join(told_in(hint, chosen.lang) for hint in attempt.puzzle.hints))
        print("; ".join(attempt.puzzle.solution) or attempt.puzzle.right)
    return 0


def told_in(words: object, language: str) -> str:
    return str(getattr(words, language, "")).replace("*", "")


def shown(attempt: Attempt, language: str) -> str:
    """A puzzle in words and characters: what is said, the position, what is wanted, what may be done."""
    puzzle = attempt.puzzle
    rows = [f"{told_in(puzzle.title, language)}  {'*' * puzzle.level}", told_in(puzzle.say, language), ""]
    rows += [attempt.game.draw(attempt.node.state), ""]
    if puzzle.question is not None:
        return "\n".join([*rows, told_in(puzzle.question, language), "  " + ", ".join(puzzle.options)])
    rows += [f"> {told_in(aim.words, language)}" for aim in puzzle.aims]
    return "\n".join([*rows, "  " + ", ".join(action.notation for action in attempt.legal())])


def played(attempt: Attempt, language: str) -> int:
    """Ask for one thing after another until it is solved; an empty line gives up."""
    from speleo.kernel.errors import SpeleoError

    kind = "answer" if attempt.puzzle.question is not None else "play"
    while not attempt.solved:
        try:
            text = input("? ").strip()
        except EOFError:
            text = ""
        if not text:
            print("; ".join(attempt.puzzle.solution) or attempt.puzzle.right)
            return 1
        try:
            print(judged(attempt.take(f"{kind} {text}"), language))
        except SpeleoError as problem:
            print(problem)
            continue
        if not attempt.solved and kind == "play":
            print(attempt.game.draw(attempt.node.state))
            print("  " + ", ".join(action.notation for action in attempt.legal()))
    return 0


def judged(verdict: Judgement, language: str) -> str:
    """+ or -, what is said of it, and its odds."""
    from speleo.kernel.learning.puzzle_check import told

    words = told_in(verdict.words, language)
    odds = "" if verdict.odds is None else f"({told(verdict.odds)})"
    return " ".join(part for part in ("+" if verdict.right else "-", words, verdict.rule, odds) if part)

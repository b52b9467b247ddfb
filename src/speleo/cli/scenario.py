"""`speleo scenario`: runs scenario files and counts, like a test runner."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from speleo.cli.arguments import BAD_INPUT, Commands, complain, read_text

if TYPE_CHECKING:
    from speleo.kernel.scenario.script import Script


def register(commands: Commands) -> None:
    parser = commands.add_parser(
        "scenario",
        help="run scenario files and say which expectations do not hold",
        epilog="The exit code is 1 if a scenario failed, 2 if a file or folder holds none or cannot be read.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario file, or a folder of them")
    parser.add_argument("--strict", action="store_true", help="refuse positions that cannot have come about")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.kernel.errors import SpeleoError

    passed = failed = unread = 0
    for named in chosen.files:
        files = sorted(named.rglob("*.scenario")) if named.is_dir() else [named]
        if not files:
            unread += 1
            complain(f"{named}: no scenario file in this folder")
        for path in files:
            try:
                scripts = read_file(path)
            except SpeleoError as problem:
                unread += 1
                complain(str(problem))
                continue
            failures = sum(tell_failure(path, script, chosen.strict) for script in scripts)
            passed, failed = passed + len(scripts) - failures, failed + failures
    print(f"{passed} passed, {failed} failed")
    return BAD_INPUT if unread else 1 if failed else 0


def read_file(path: Path) -> list[Script]:
    """The scenarios of a file; one that cannot be read or holds none is refused with its name."""
    from speleo.kernel.errors import BadScenario, SpeleoError
    from speleo.kernel.scenario.script import read_scripts

    try:
        return read_scripts(read_text(path))
    except BadScenario as error:
        raise SpeleoError(f"{path}:{error.line}: {error.problem}") from None
    except OSError as error:
        raise SpeleoError(f"{path}: {error.strerror}") from None


def tell_failure(path: Path, script: Script, strict: bool) -> bool:
    """Play a scenario; whether it failed, and if so, print where and why."""
    from speleo.games import game_named
    from speleo.kernel.errors import BadScenario
    from speleo.kernel.scenario.runner import run_script

    try:
        failure = run_script(script, game_named, strict)
    except BadScenario as error:
        print(f"FAILED {path}:{error.line}: {script.title}")
        print(f"    cannot be played: {error.problem}\n")
        return True
    if failure is None:
        return False
    print(f"FAILED {path}:{failure.line}: {script.title}")
    print(f"    expected: {failure.expected}")
    print(f"    instead:  {failure.instead}")
    print("".join(f"    {row}".rstrip() + "\n" for row in failure.drawing.splitlines()))
    return True

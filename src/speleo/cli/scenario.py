"""`speleo scenario`: runs scenario files and counts, like a test runner."""

from __future__ import annotations

import argparse
from pathlib import Path

from speleo.cli.arguments import Commands


def register(commands: Commands) -> None:
    parser = commands.add_parser("scenario", help="run scenario files and say which expectations do not hold")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario file, or a folder of them")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.games import game_named
    from speleo.kernel.errors import BadScenario
    from speleo.kernel.scenario.runner import run_script
    from speleo.kernel.scenario.script import read_scripts

    passed = failed = 0
    for path in scenario_files(chosen.files):
        try:
            scripts = read_scripts(path.read_text(encoding="utf-8"))
            for script in scripts:
                failure = run_script(script, game_named)
                if failure is None:
                    passed += 1
                    continue
                failed += 1
                print(f"FAILED {path}:{failure.line}: {script.title}")
                print(f"    expected: {failure.expected}")
                print(f"    instead:  {failure.instead}")
                print("".join(f"    {row}".rstrip() + "\n" for row in failure.drawing.splitlines()))
        except BadScenario as error:
            raise BadScenario(f"{path}: {error}") from None
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files named, and all scenario files of the folders named."""
    files: list[Path] = []
    for path in paths:
        files += sorted(path.rglob("*.scenario")) if path.is_dir() else [path]
    return files

"""The game in the terminal. Textual, rich and Fluent are imported only when somebody plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from speleo.kernel.errors import SpeleoError
from speleo.kernel.setup import Box

NEEDED = ("textual", "rich", "fluent.runtime")


class NotInstalled(SpeleoError):
    """The packages that only the terminal game needs are missing."""

    def __init__(self, package: str) -> None:
        super().__init__(f'to play in the terminal, {package} is missing: pip install "speleo[play]"')


def demand_installed() -> None:
    """Refuse with one line that says what to install."""
    for package in NEEDED:
        try:
            found = find_spec(package) is not None
        except ModuleNotFoundError:
            found = False
        if not found:
            raise NotInstalled(package)


def play(
    game_name: str,
    *,
    people: Sequence[str] = (),
    bots: Sequence[str] = (),
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: str | None = None,
    box: Box | None = None,
    language: str | None = None,
    odds: bool = False,
    resume: Path | None = None,
    seed: str | None = None,
    watch: bool = False,
    record: Path | None = None,
    pace: float | None = None,
    deal: bool = True,
) -> int:
    """Play, watch or go on with a match; the exit code. What is watched in a pipe is told in lines."""
    demand_installed()
    from speleo.terminal.app import PACE, SpeleoApp, demand_terminal, in_terminal
    from speleo.terminal.beginning import prepare
    from speleo.terminal.resuming import go_on
    from speleo.texts.language import chosen_language

    spoken = chosen_language(language)
    sitting = go_on(resume, box) if resume is not None else None
    if sitting is not None and sitting.game.name != game_name:
        sitting.close()
        raise SpeleoError(f"{resume}: this is a match of {sitting.game.name}, not of {game_name}")
    if not watch:
        demand_terminal(spoken)
    start = None
    if sitting is None:
        start = prepare(game_name, people, bots, seats, options, edition, box, seed, watch, record)
        if not deal or not start.shared:
            sitting = start.begin()
    if sitting is not None and not in_terminal():
        from speleo.terminal.telling import tell

        return tell(sitting, spoken, pace or 0.0)
    look = PACE if pace is None else pace
    return SpeleoApp(spoken, sitting=sitting, odds=odds, pace=look, start=start, deal=deal).play()


def run_menu(language: str | None = None) -> int:
    """The start menu: choose a game, who plays, or a match to go on with; the exit code."""
    demand_installed()
    from speleo.terminal.app import SpeleoApp, demand_terminal
    from speleo.texts.language import chosen_language

    spoken = chosen_language(language)
    demand_terminal(spoken)
    return SpeleoApp(spoken).play()

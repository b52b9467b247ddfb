"""Reading the screen as a person does, and waiting for it."""

from __future__ import annotations

import html
import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from speleo.kernel.errors import SpeleoError
from speleo.terminal.app import SpeleoApp
from speleo.terminal.curtain import CurtainScreen
from speleo.terminal.ending import EndingScreen
from speleo.terminal.table import TableScreen


def shown(app: SpeleoApp) -> str:
    """All that stands on the screen, row by row, taken from the picture that would be printed."""
    rows: dict[float, dict[float, str]] = defaultdict(dict)
    for found in re.finditer(
        r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', app.export_screenshot()
    ):
        rows[float(found[2])][float(found[1])] = html.unescape(found[3]).replace("\xa0", " ")
    return "\n".join("".join(parts[x] for x in sorted(parts)) for _, parts in sorted(rows.items()))


def pictured(app: SpeleoApp) -> str:
    """The whole picture with its colours; only the number that every export gets is taken out."""
    return re.sub(r"terminal-\d+", "terminal", app.export_screenshot())


async def until(pilot: Pilot[Any], holds: Callable[[], bool], what: str = "the screen") -> None:
    for _attempt in range(1500):
        await pilot.pause(0.01)
        if holds():
            await pilot.pause(0.02)
            return
    raise AssertionError(f"waited in vain for {what}:\n{shown(pilot.app)}")  # type: ignore[arg-type]


def asked(app: SpeleoApp) -> bool:
    """Somebody is to choose at the table."""
    screen = app.screen
    return isinstance(screen, TableScreen) and screen.answer is not None and not screen.answer.done()


def curtained(app: SpeleoApp) -> bool:
    return isinstance(app.screen, CurtainScreen)


def ended(app: SpeleoApp) -> bool:
    return isinstance(app.screen, EndingScreen)


def refused(attempt: Callable[[], object]) -> str:
    """Let something be refused, in one line; the command line says it to the player."""
    with pytest.raises(SpeleoError) as caught:
        attempt()
    said = str(caught.value)
    assert "\n" not in said
    return said

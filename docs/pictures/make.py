"""Pictures of the terminal game: `python docs/pictures/make.py [FOLDER]` writes SVG files.

The match is dealt from an open seed, so the pictures change only when the screen does.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from pathlib import Path

from speleo.terminal.app import SpeleoApp
from speleo.terminal.beginning import begin
from speleo.terminal.sitting import Sitting

FONT_FACE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""A picture fetches no font; the reader's own monospaced one will do."""
SEED = "glitter 1108"
WIDE = (120, 33)


def interesting(sitting: Sitting) -> bool:
    """A third expedition, deep in the cave, with traps, a relic and company."""
    view = sitting.game.view(sitting.match.state, 0)
    cards = [card.card for card in view.path]  # type: ignore[attr-defined]
    return view.expedition == 3 and len(cards) >= 7 and "relic" in cards and view.trap_ends >= 4  # type: ignore[attr-defined]


def enough(sitting: Sitting) -> bool:
    """Ada brings something home from the first two expeditions."""
    view = sitting.game.view(sitting.match.state, 0)
    return view.expedition < 3 and len(view.path) >= 4  # type: ignore[attr-defined]


async def picture(language: str, path: Path) -> None:
    sitting = begin("diamant", ["Ada"], ["odds", "thumb", "odds", "thumb"], seed=SEED)
    app = SpeleoApp(language, sitting=sitting, odds=True, pace=0)
    async with app.run_test(size=WIDE) as pilot:
        for _turn in range(80):
            await pilot.pause(0.05)
            if interesting(sitting):
                break
            await pilot.press("left" if enough(sitting) else "right")
        await pilot.pause(0.1)
        drawn = app.export_screenshot(title="speleo play diamant", simplify=True)
        path.write_text(FONT_FACE.sub("", drawn), encoding="utf-8")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    with tempfile.TemporaryDirectory() as home:
        os.environ["SPELEO_HOME"] = home
        for language in ("en", "de"):
            asyncio.run(picture(language, folder / f"diamant-terminal-{language}.svg"))


if __name__ == "__main__":
    main()

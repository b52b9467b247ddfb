"""`python -m tests.browser.look`: the look to reach beside the screens as they are, on one page.

The screens are the pictures that the browser tests leave in artefacts/browser; the look to reach is in docs/look.
"""

from __future__ import annotations

import html
import sys
from pathlib import Path

WANTED = Path("docs/look")
THERE = Path("artefacts/browser")
SCREENS = {
    "home": "home-de-wide",
    "home-phone": "home-en-phone",
    "lobby": "lobby-en-wide",
    "replay": "replay-diamant-en-wide",
    "rules": "rules-cave-en-wide",
    "rules-light": "rules-cave-en-light",
    "diamant-end": "end-diamant-en-wide",
    "subterra-end": "end-subterra-en-wide",
}
"""Where the two have other names."""
PAGE = Path("artefacts/look.html")
STYLE = "body{background:#222;color:#eee;font:16px sans-serif}img{width:49%;vertical-align:top}h2{margin:24px 8px 8px}"


def page(wanted: list[Path], there: Path) -> str:
    """Every picture of the look with our screen; a screen that is missing says so."""
    parts = [f"<!doctype html><meta charset=utf-8><title>Look</title><style>{STYLE}</style>"]
    for picture in wanted:
        name = picture.stem
        ours = there / f"{SCREENS.get(name, name)}.png"
        right = f'<img src="browser/{ours.name}" alt="as it is">' if ours.exists() else "<em>no such screen</em>"
        parts.append(f'<h2>{html.escape(name)}</h2><img src="../{picture}" alt="to reach">{right}')
    return "\n".join(parts)


def main() -> int:
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(sorted(WANTED.glob("*.webp")), THERE))
    print(PAGE)
    return 0


if __name__ == "__main__":
    sys.exit(main())

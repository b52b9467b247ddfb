"""The manual: pages made from the texts in `docs` and `lab`, beside the pages of the app."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from workshop.places import KEPT, PAGES, PYTHON, ROOT, files_below
from workshop.stamps import Inputs, Stamp
from workshop.telling import Teller
from workshop.tools import run_tool
from workshop.trouble import Trouble

TARGET = PAGES / "manual"
MAKER = ROOT / "tools" / "manual.py"
DIST = ROOT / "dist" / "manual"


def manual_inputs() -> Inputs:
    texts = [path for folder in ("docs", "lab") for path in files_below(ROOT / folder)]
    return Inputs([*texts, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(MAKER.parent.glob("manual*"))])


def build_manual(teller: Teller) -> None:
    """Made anew when something in it has changed; without it the app works. A package keeps its own."""
    if not (PAGES / "index.html").exists() or not MAKER.exists():
        return
    now, stamp = manual_inputs(), Stamp("manual")
    if (TARGET / "index.html").exists() and stamp.fits(now):
        return
    try:
        write_manual(TARGET)
    except Trouble as trouble:
        teller.say(f"{trouble}; the app works, but without its manual")
        return
    stamp.keep(now)


def write_manual(target: Path) -> str:
    """All of it or what was there before."""
    fresh = KEPT / f"manual.{os.getpid()}"
    shutil.rmtree(fresh, ignore_errors=True)
    said = run_tool("making the manual", [PYTHON, "-m", "tools.manual", fresh])
    shutil.rmtree(target, ignore_errors=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(fresh, target)
    return said.partition(" in ")[0]

"""Python for a browser tab, beside the pages: Pyodide from npm, and Speleo with what it needs as an archive."""

from __future__ import annotations

import gzip
import json
import shutil
import sys
from pathlib import Path

from workshop.environment import PINS, QUIET_PIP
from workshop.places import KEPT, PAGES, PYTHON, SOURCE, WEB, files_below
from workshop.stamps import Inputs, Stamp
from workshop.telling import Teller
from workshop.tools import run_tool
from workshop.trouble import Trouble

TARGET = PAGES / "tab"
PYODIDE = WEB / "node_modules" / "pyodide"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
ARCHIVE = "python.zip"
LIST = "files.json"
"""Written last: names and sizes of what a tab fetches."""
PIN = PINS / "tab.txt"
FOR_TABS = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
WHEELS = KEPT / "tab"


def build_tab(teller: Teller) -> None:
    """Made anew when something in it has changed. Without it the app works, but not without a connection."""
    if not (PAGES / "index.html").exists() or not PYODIDE.is_dir():
        return
    pins = [PIN, PINS / "serve.txt", WEB / "package-lock.json"]
    source = [path for path in files_below(SOURCE) if PAGES not in path.parents]
    now, stamp = Inputs([*pins, *source]), Stamp("tab")
    if (TARGET / LIST).exists() and stamp.fits(now):
        return
    try:
        with teller.stage("Python for a browser tab"):
            make(wheel())
    except Trouble as trouble:
        teller.say(f"{trouble}; the app works, but not without a server")
        return
    stamp.keep(now)


def wheel() -> Path:
    """The one package that is compiled for browsers, fetched once for each pin."""
    stamp, now = Stamp("tab-wheel"), Inputs([PIN])
    if not stamp.fits(now) or not any(WHEELS.glob("*.whl")):
        shutil.rmtree(WHEELS, ignore_errors=True)
        chosen = ["--only-binary=:all:", "--no-deps", *FOR_TABS, "--requirement", str(PIN)]
        command = [sys.executable, *QUIET_PIP, "download", "--quiet", "--dest", str(WHEELS), *chosen]
        run_tool("getting a package for browser tabs", command)
        stamp.keep(now)
    return next(WHEELS.glob("*.whl"))


def make(native: Path) -> None:
    """Pyodide and our archive, the large files compressed once more for hosts that do not."""
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(PYODIDE / name, TARGET / name)
    command = [str(PYTHON), "-P", "-m", "speleo.tab.packing", str(native), str(TARGET / ARCHIVE)]
    run_tool("packing Python for a browser tab", command, variables={"PYTHONPATH": str(SOURCE.parent)})
    sizes = {name: (TARGET / name).stat().st_size for name in (*FILES, ARCHIVE)}
    for name in ("pyodide.asm.wasm", "pyodide.asm.mjs"):
        (TARGET / f"{name}.gz").write_bytes(gzip.compress((TARGET / name).read_bytes(), 6, mtime=0))
    (TARGET / LIST).write_text(json.dumps(sizes), encoding="utf-8")

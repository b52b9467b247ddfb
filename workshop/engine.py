"""The compiled engine: kept for each state of its sources, so that nothing is compiled twice."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from workshop.places import KEPT, PYTHON, ROOT, SOURCE, files_below
from workshop.stamps import Inputs, Stamp, write_whole
from workshop.tools import run_tool
from workshop.trouble import Trouble

ENGINES = KEPT / "engines"
BUILDING = KEPT / "building"
KEEP = 3
COMPILED = ("kernel/engine", "grid", "bots", "helms")
ALSO_READ = ("kernel/numbers.py", "kernel/errors.py", "kernel/game.py")
"""Modules that are not compiled but imported by those that are, so that their types matter."""


def engine_inputs() -> Inputs:
    folders = [SOURCE / part for part in COMPILED] + sorted((SOURCE / "games").glob("*/engine"))
    files = [path for folder in folders for path in files_below(folder) if path.suffix == ".py"]
    more = [SOURCE / part for part in ALSO_READ]
    build = [ROOT / "setup.py", ROOT / "requirements" / "build.txt"]
    settings = f"{sys.version} {compiler()} {os.environ.get('SPELEO_OPT', '')} {os.environ.get('CFLAGS', '')}"
    return Inputs([*files, *more, *build], settings)


def compiler() -> str | None:
    """The C compiler of this machine; SPELEO_PURE=1 asks for doing without."""
    if os.environ.get("SPELEO_PURE") == "1":
        return None
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command)


class Engine:
    """The compiled engine that belongs to the sources as they are now."""

    def __init__(self) -> None:
        self.inputs = engine_inputs()
        self.stamp = Stamp("engine")
        self.key = self.stamp.digest_of(self.inputs)
        self.folder = ENGINES / self.key
        around = [path for part in ("kernel", "games") for path in files_below(SOURCE / part)]
        read_too = Inputs(path for path in around if path.suffix == ".py")
        self.failure = ENGINES / f"{self.key}-{read_too.digest[:12]}.failed"

    def ready(self) -> bool:
        return self.folder.is_dir()

    def failed(self) -> str:
        """Why these sources could not be compiled when it was last tried; empty if they were not.

        The compiler also reads modules that it does not compile, so a change in one of them is reason to try again.
        """
        return self.failure.read_text("utf-8") if self.failure.exists() else ""

    def build(self, gentle: bool = False) -> None:
        """Compile; what is there afterwards is whole, and a failure is remembered."""
        ENGINES.mkdir(parents=True, exist_ok=True)
        fresh = BUILDING / "lib"
        shutil.rmtree(fresh, ignore_errors=True)
        places = ["--build-lib", str(fresh), "--build-temp", str(BUILDING / "objects")]
        command = [str(PYTHON), "setup.py", "--quiet", "build_ext", "--parallel", str(os.cpu_count() or 1), *places]
        try:
            run_tool("compiling the engine", command, variables={"SPELEO_COMPILED": "1"}, gentle=gentle)
        except Trouble as trouble:
            if "disk is full" not in str(trouble):
                write_whole(self.failure, str(trouble))
            raise
        shutil.rmtree(self.folder, ignore_errors=True)
        os.replace(fresh, self.folder)
        self.failure.unlink(missing_ok=True)
        self.stamp.keep(self.inputs)
        forget_old(ENGINES)


def forget_old(folder: Path) -> None:
    """Only the newest few are kept."""
    found = sorted((path for path in folder.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in found[:-KEEP]:
        shutil.rmtree(path, ignore_errors=True)

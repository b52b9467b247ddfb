"""A source package, and a wheel that is made from it, as anybody would make it.

The engine that has been compiled from the same sources for this checkout is taken into the wheel as it is.
"""

from __future__ import annotations

import shutil
import tarfile
import tempfile
from pathlib import Path

from workshop.engine import Engine
from workshop.places import PYTHON, ROOT
from workshop.telling import Teller
from workshop.tools import run_tool

DIST = ROOT / "dist"
QUIET = {"PYTHONWARNINGS": "ignore"}


def make_packages(teller: Teller, target: Path = DIST) -> list[Path]:
    """Both packages, with the web app; the wheel also with the compiled engine if there is a compiler."""
    with tempfile.TemporaryDirectory() as folder:
        made, unpacked = Path(folder) / "made", Path(folder) / "unpacked"
        with teller.stage("source package"):
            command = [str(PYTHON), "setup.py", "--quiet", "sdist", "--dist-dir", str(made)]
            run_tool("making the source package", command, variables=QUIET)
        (source,) = made.glob("*.tar.gz")
        with tarfile.open(source) as archive:
            archive.extractall(unpacked, filter="data")
        (inside,) = unpacked.iterdir()
        with teller.stage("wheel"):
            command = [str(PYTHON), "setup.py", "--quiet", "bdist_wheel", "--dist-dir", str(made)]
            engine = Engine()
            built = {"SPELEO_BUILT": str(engine.folder)} if engine.ready() else {}
            run_tool("making the wheel", command, folder=inside, variables={**QUIET, "SPELEO_COMPILED": "1", **built})
        target.mkdir(parents=True, exist_ok=True)
        return [Path(shutil.move(path, target / path.name)) for path in sorted(made.iterdir())]

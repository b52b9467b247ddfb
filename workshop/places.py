"""Where things are in a checkout, and where builds go if it cannot be written to."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "speleo"
PAGES = SOURCE / "server" / "static"
WEB = ROOT / "web"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
SPELEO = BIN / ("speleo.cmd" if os.name == "nt" else "speleo")
SITE = (
    VENV / "Lib" / "site-packages"
    if os.name == "nt"
    else VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
)
KEPT = ROOT / ".bootstrap"
"""What run.py keeps: uv, stamps, locks, logs, engines and the trees that are run."""
MADE = frozenset((".git", ".venv", ".bootstrap", "node_modules", "build", "dist", "artefacts", "__pycache__"))
MADE_PAGES = Path("src/speleo/server/static")


def writable(folder: Path) -> bool:
    """Whether builds can go into the checkout itself."""
    try:
        (folder / ".bootstrap").mkdir(exist_ok=True)
        (folder / ".bootstrap" / "writable").touch()
    except OSError:
        return False
    return True


def copy_for(folder: Path) -> Path:
    """The folder for builds of a checkout that cannot be written to: one for each checkout, in the user's cache."""
    cache = os.environ.get("XDG_CACHE_HOME")
    base = Path(cache) if cache else Path.home() / ".cache"
    return base / "speleo" / f"{folder.name}-{hashlib.sha256(os.fsencode(folder)).hexdigest()[:12]}"


def files_below(folder: Path, leave_out: frozenset[str] = MADE) -> list[Path]:
    """Every file in a folder, in order, without what tools make."""
    found: list[Path] = []
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.name in leave_out or entry.name.endswith((".egg-info", "_cache", ".pyc")):
                continue
            if entry.is_dir(follow_symlinks=False):
                found += files_below(Path(entry.path), leave_out)
            elif entry.is_file():
                found.append(Path(entry.path))
    return found


def mirror(source: Path, target: Path) -> None:
    """Make the copy equal to the checkout; what was built in the copy stays."""
    wanted = {path.relative_to(source) for path in files_below(source)}
    for path in sorted(wanted):
        old, new = source / path, target / path
        if not same(old, new):
            new.parent.mkdir(parents=True, exist_ok=True)
            new.unlink(missing_ok=True)
            shutil.copyfile(old, new)
            shutil.copystat(old, new)
            new.chmod(new.stat().st_mode | 0o200)
    for path in files_below(target):
        short = path.relative_to(target)
        if short not in wanted and not short.is_relative_to(MADE_PAGES):
            path.unlink()


def same(old: Path, new: Path) -> bool:
    try:
        one, other = old.stat(), new.stat()
    except FileNotFoundError:
        return False
    return (one.st_size, one.st_mtime_ns) == (other.st_size, other.st_mtime_ns)

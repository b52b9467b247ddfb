"""The manifest of a run: all that somebody needs to do it again, and how it is to be shown."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import speleo
from speleo.arena.spread import Where
from speleo.games import game_named
from speleo.lab.experiment import Experiment

MANIFEST = "manifest.json"
PACKAGES = ("pyarrow", "altair", "vl-convert-python", "distributed", "ray")


def manifest_of(experiment: Experiment, path: Path, where: Where, seconds: float, before: int) -> dict[str, Any]:
    """`commits` are those of all runs that took part, the last one last."""
    known = earlier_commits(path, experiment) if before else []
    commit = commit_of(Path(speleo.__file__).parent)
    return {
        "speleo lab": 1,
        "fingerprint": experiment.fingerprint,
        "version": speleo.__version__,
        "rules": game_named(experiment.game).rules_version,
        "engine": engine_kind(),
        "commits": [*(each for each in known if each != commit), *([commit] if commit else [])],
        "python": platform.python_version(),
        "packages": {name: found for name in PACKAGES if (found := version_of(name))},
        "worked": asdict(where),
        "seconds": round(seconds, 1),
        "matches": experiment.matches,
        **experiment.told(),
        "shown": experiment.shown(),
    }


def engine_kind() -> str:
    """Whether the engine in use is the compiled one."""
    module = sys.modules["speleo.kernel.engine.state"]
    return "interpreted" if str(module.__file__).endswith(".py") else "compiled"


def earlier_commits(path: Path, experiment: Experiment) -> list[str]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return [str(each) for each in found["commits"]] if found["fingerprint"] == experiment.fingerprint else []
    except (OSError, ValueError, KeyError, TypeError):
        return []


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def commit_of(folder: Path) -> str:
    """The commit of the checkout that runs, with a plus where files were changed since; empty without one."""
    try:
        commit = git(folder, "rev-parse", "HEAD")
        changed = git(folder, "status", "--porcelain", "--untracked-files=no") if commit else ""
    except OSError:
        return ""
    return f"{commit}+" if changed else commit


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=False)  # noqa: S603, S607
    return done.stdout.strip() if done.returncode == 0 else ""

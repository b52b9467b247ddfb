"""A small checkout with stand-ins for uv, npm and node: set-up and what can go wrong with it, in seconds."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ("run.py", "setup.py", "pyproject.toml", "workshop", "requirements", "src")
PYTHON = Path(sys.base_prefix, "bin", f"python{sys.version_info[0]}.{sys.version_info[1]}")
BEGIN = '#!/bin/sh\necho "$(basename "$0") $*" >> "$CALLS"\n'
UV = """
[ -n "$UV_SAYS" ] && [ "$1" = pip ] && { echo "$UV_SAYS" >&2; exit 1; }
[ "$1" = pip ] && sleep "${UV_SECONDS:-0}"
[ "$1" = pip ] && [ -n "$PACKAGES" ] && echo "$PACKAGES" > "$(echo .venv/lib/*/site-packages)/packages.pth"
for last; do :; done
[ "$1" != venv ] || exec "$PLAIN_PYTHON" -m venv --without-pip "$last"
"""
NPM = """
[ -n "$NPM_SAYS" ] && { echo "$NPM_SAYS" >&2; exit 1; }
case "$1" in
  ci) mkdir -p node_modules; sleep "${NPM_SECONDS:-0}" ;;
  run) out=../src/speleo/server/static; mkdir -p $out; echo page > $out/index.html; echo "// worker" > $out/sw.js ;;
esac
"""
NODE = 'echo "${NODE_SAYS:-v20.1.0}"\n'


def interruptible() -> None:
    """A run in the background ignores interrupts, and whatever it starts would too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Clone:
    """A fresh clone in a folder whose name has a space and an umlaut, on a machine of its own."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "höhle mit raum"
        self.programs = folder / "programs"
        self.calls = folder / "calls"
        self.root.mkdir()
        for part in PARTS:
            self.take(part)
        (self.root / "web").mkdir()
        for name in ("package.json", "package-lock.json"):
            shutil.copy(ROOT / "web" / name, self.root / "web")
        self.programs.mkdir()
        for name, text in (("uv", UV), ("npm", NPM), ("node", NODE)):
            self.program(name, text)
        self.variables = {
            "PATH": f"{self.programs}:/usr/bin:/bin",
            "HOME": str(folder / "home"),
            "CALLS": str(self.calls),
            "PLAIN_PYTHON": str(PYTHON),
            "SPELEO_PURE": "1",
            "LANG": "C.UTF-8",
        }

    def take(self, part: str) -> None:
        made = shutil.ignore_patterns("__pycache__", "static", "*.egg-info")
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, self.root / part, ignore=made)
        else:
            shutil.copy(ROOT / part, self.root)

    def program(self, name: str, text: str) -> None:
        path = self.programs / name
        path.write_text(BEGIN + text)
        path.chmod(0o755)

    def hide(self, *names: str) -> None:
        """Leave these programs out, also the system's."""
        for name in names:
            (self.programs / name).unlink(missing_ok=True)
        for folder in ("/usr/bin", "/bin"):
            for path in sorted(Path(folder).iterdir()):
                kept = self.programs / path.name
                if path.name not in names and not kept.exists():
                    kept.symlink_to(path)
        self.variables["PATH"] = str(self.programs)

    def begin(self, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [PYTHON, "run.py", *arguments],
            cwd=self.root,
            env={**self.variables, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
            preexec_fn=interruptible,
        )

    def run(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        process = self.begin(*arguments, **variables)
        out, err = process.communicate(timeout=120)
        return subprocess.CompletedProcess(arguments, process.returncode, out, err)

    def called(self) -> list[str]:
        """The calls of the stand-ins since this was last asked."""
        found = self.calls.read_text().splitlines() if self.calls.exists() else []
        self.calls.unlink(missing_ok=True)
        return found

    def speleo(self, *arguments: str) -> str:
        command = [str(self.root / ".venv" / "bin" / "speleo"), *arguments]
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SPELEO"))}
        return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout

"""Everything a fresh clone needs, with nothing but Python and pip.

    python3 run.py          set up what is missing, then start Speleo
    python3 run.py setup    only set up; afterwards .venv/bin/speleo works
    python3 run.py test     set up, then run all checks and tests, interpreted and compiled

Whatever follows `test` goes to pytest and leaves out everything else: python3 run.py test tests/kernel -k undo
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
SPELEO = BIN / ("speleo.exe" if os.name == "nt" else "speleo")
STAMPS = VENV / "stamps"
OLDEST = (3, 11)


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    if sys.version_info < OLDEST:
        print(
            f"Speleo needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.", file=sys.stderr
        )
        return 2
    task, rest = (arguments[0], arguments[1:]) if arguments else ("start", [])
    if task not in ("start", "setup", "test") or (rest and task == "setup"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        set_up("test" if task == "test" else "play")
        if task == "start":
            return subprocess.run([SPELEO, *rest]).returncode
        if task == "test":
            return run_checks(rest)
    except subprocess.CalledProcessError as failed:
        print(f"\nrun.py: this failed: {' '.join(map(str, failed.cmd))}", file=sys.stderr)
        return failed.returncode or 1
    except KeyboardInterrupt:
        return 130
    return 0


def set_up(extra: str) -> None:
    """A virtual environment with the pinned packages and the compiled Speleo; nothing is done twice."""
    if not PYTHON.exists():
        say("making a virtual environment in .venv")
        make_environment()
    STAMPS.mkdir(exist_ok=True)
    for name in ("build", extra):
        pins = ROOT / "requirements" / f"{name}.txt"
        if stale(f"packages-{name}", [pins]):
            say(f"installing packages: {name}")
            pip("install", "--requirement", pins)
            stamp(f"packages-{name}", [pins])
    sources = [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*"))]
    sources = [
        path for path in sources if path.is_file() and "__pycache__" not in path.parts and ".egg-info" not in str(path)
    ]
    if stale("speleo", sources):
        say("building Speleo")
        shutil.rmtree(ROOT / "build", ignore_errors=True)
        pip("install", "--no-build-isolation", "--no-deps", "--force-reinstall", ROOT)
        stamp("speleo", sources)
        say(subprocess.run([SPELEO, "--version"], check=True, capture_output=True, text=True).stdout.strip())


def make_environment() -> None:
    """With the venv module, or where a system leaves that out with virtualenv, fetched by pip."""
    shutil.rmtree(VENV, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True)
    if made.returncode == 0 and PYTHON.exists():
        return
    shutil.rmtree(VENV, ignore_errors=True)
    tools = ROOT / ".bootstrap"
    quietly = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*quietly, "--target", tools, "virtualenv"], check=True)
    environment = {**os.environ, "PYTHONPATH": str(tools)}
    subprocess.run([sys.executable, "-m", "virtualenv", "--quiet", VENV], check=True, env=environment)


def run_checks(rest: list[str]) -> int:
    """The fast checks, then all tests on the source with coverage, then all tests on the compiled engine."""
    source = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "SPELEO_ENGINE": "interpreted"}
    built = {**os.environ, "SPELEO_ENGINE": "compiled"}
    built.pop("PYTHONPATH", None)
    pytest = [PYTHON, "-P", "-m", "pytest", "-n", str(min(4, os.cpu_count() or 1)), "--dist", "worksteal", "-q"]
    if rest:
        return subprocess.run([*pytest, *rest], env=source).returncode
    say("style, types and layers")
    subprocess.run([BIN / "ruff", "check"], check=True)
    subprocess.run([BIN / "ruff", "format", "--check"], check=True)
    subprocess.run([BIN / "mypy"], check=True)
    subprocess.run([BIN / "lint-imports"], check=True, env=source)
    say("tests, interpreted, with coverage")
    subprocess.run([*pytest, "--cov", "--cov-report=term:skip-covered", "--no-cov-on-fail"], check=True, env=source)
    if shutil.which(os.environ.get("CC", "cc")) is None:
        say("no C compiler here: the compiled engine is not tested")
        return 0
    say("tests, compiled")
    return subprocess.run(pytest, env=built).returncode


def pip(*arguments: str | Path) -> None:
    subprocess.run([PYTHON, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments], check=True)


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256(sys.version.encode())
    for path in paths:
        total.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def stale(name: str, paths: list[Path]) -> bool:
    mark = STAMPS / name
    return not mark.exists() or mark.read_text() != digest(paths)


def stamp(name: str, paths: list[Path]) -> None:
    (STAMPS / name).write_text(digest(paths))


def say(text: str) -> None:
    print(f"== {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

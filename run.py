"""Everything a fresh clone needs, with nothing but Python and pip, and Node for the web app.

    python3 run.py          set up what is missing, then open Speleo in the browser
    python3 run.py setup    only set up; afterwards .venv/bin/speleo works
    python3 run.py types    set up, then make the web app's types anew after the server's API has changed
    python3 run.py test     set up, then run all checks and tests, interpreted, compiled and in the browser

Whatever follows `start` goes to `speleo serve`: python3 run.py start --port 8080

Whatever follows `test` goes to pytest and leaves out everything else: python3 run.py test tests/kernel -k undo
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
SPELEO = BIN / ("speleo.exe" if os.name == "nt" else "speleo")
STAMPS = VENV / "stamps"
WEB = ROOT / "web"
PAGES = ROOT / "src" / "speleo" / "server" / "static"
OLDEST = (3, 11)
OLDEST_NODE = 20
ONCE = ("tests/server", "tests/terminal", "tests/browser")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    if sys.version_info < OLDEST:
        print(
            f"Speleo needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.", file=sys.stderr
        )
        return 2
    task, rest = (arguments[0], arguments[1:]) if arguments else ("start", [])
    if task not in ("start", "setup", "types", "test") or (rest and task in ("setup", "types")):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        set_up(["test"] if task == "test" else ["play", "serve"])
        if task == "start":
            return subprocess.run([SPELEO, "serve", "--open", *rest]).returncode
        if task == "types":
            make_types(WEB / "src" / "wire")
        if task == "test":
            return run_checks(rest)
    except subprocess.CalledProcessError as failed:
        print(f"\nrun.py: this failed: {' '.join(map(str, failed.cmd))}", file=sys.stderr)
        return failed.returncode or 1
    except KeyboardInterrupt:
        return 130
    return 0


def set_up(extras: list[str]) -> None:
    """A virtual environment with the pinned packages, the web app and the compiled Speleo; nothing is done twice."""
    if not PYTHON.exists():
        say("making a virtual environment in .venv")
        make_environment()
    STAMPS.mkdir(exist_ok=True)
    for name in ("build", *extras):
        pins = ROOT / "requirements" / f"{name}.txt"
        if stale(f"packages-{name}", [pins]):
            say(f"installing packages: {name}")
            pip("install", "--requirement", pins)
            stamp(f"packages-{name}", [pins])
    build_web()
    sources = [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*"))]
    made = ("__pycache__", "static")
    sources = [
        path for path in sources if path.is_file() and not set(made) & set(path.parts) and ".egg-info" not in str(path)
    ]
    if stale("speleo", sources):
        say("building Speleo")
        shutil.rmtree(ROOT / "build", ignore_errors=True)
        pip("install", "--no-build-isolation", "--no-deps", "--force-reinstall", ROOT)
        stamp("speleo", sources)
        say(subprocess.run([SPELEO, "--version"], check=True, capture_output=True, text=True).stdout.strip())
    elif stale("pages", [PAGES / "index.html"]):
        install_pages()
    if PAGES.exists():
        stamp("pages", [PAGES / "index.html"])


def node_found() -> bool:
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)", told)
    return found is not None and int(found[1]) >= OLDEST_NODE


def build_web() -> None:
    """The web app, into the package. Without Node the rest works, and the server says what is missing."""
    if not node_found():
        say(f"no Node {OLDEST_NODE} or newer here: the web app is not built, the terminal game works")
        return
    lock = [WEB / "package-lock.json"]
    if stale("web-packages", lock) or not (WEB / "node_modules").exists():
        say("installing packages: web")
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], check=True, cwd=WEB)
        stamp("web-packages", lock)
    texts = sorted((ROOT / "src" / "speleo").rglob("*.ftl"))
    sources = [path for path in sorted(WEB.rglob("*")) if path.is_file() and "node_modules" not in path.parts]
    if stale("web", sources + texts) or not (PAGES / "index.html").exists():
        say("building the web app")
        subprocess.run(["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], check=True, cwd=WEB)
        stamp("web", sources + texts)


def install_pages() -> None:
    """A new web app goes into the installed package without building the engine again."""
    if not PAGES.exists():
        return
    ask = "import speleo.server; print(speleo.server.__path__[0])"
    told = subprocess.run([PYTHON, "-P", "-c", ask], check=True, capture_output=True, text=True, cwd=VENV).stdout
    place = Path(told.strip()) / "static"
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(PAGES, place)


def make_types(folder: Path) -> None:
    """The types of the wire for the web app, and the fingerprint of the API that they were made from."""
    for name, flags in (("openapi.json", []), ("api.json", ["--fingerprint"])):
        told = subprocess.run([SPELEO, "openapi", *flags], check=True, capture_output=True, text=True).stdout
        (folder / name).write_text(told)
    tool = [WEB / "node_modules" / ".bin" / "openapi-typescript", folder / "openapi.json", "-o", folder / "schema.ts"]
    subprocess.run(tool, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    (folder / "openapi.json").unlink()


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
    """The fast checks, the web app's own, then the tests: on the source with coverage, compiled, and in the browser.

    What runs real servers and screens runs once, on the compiled engine: it tests code that is never compiled.
    """
    source = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "SPELEO_ENGINE": "interpreted"}
    built = {**os.environ, "SPELEO_ENGINE": "compiled"}
    built.pop("PYTHONPATH", None)
    pytest = [PYTHON, "-P", "-m", "pytest", "-n", str(min(4, 1 + (os.cpu_count() or 1))), "--dist", "worksteal", "-q"]
    if rest:
        return subprocess.run([*pytest, *rest], env=source).returncode
    say("style, types and layers")
    subprocess.run([BIN / "ruff", "check"], check=True)
    subprocess.run([BIN / "ruff", "format", "--check"], check=True)
    subprocess.run([BIN / "mypy"], check=True)
    subprocess.run([BIN / "lint-imports"], check=True, env=source)
    if node_found():
        check_web()
    say("tests, interpreted, with coverage")
    measured = ["--cov", "--cov-report=term:skip-covered", "--no-cov-on-fail"]
    subprocess.run([*pytest, *without(*ONCE), *measured], check=True, env=source)
    if shutil.which(os.environ.get("CC", "cc")) is None:
        say("no C compiler here: the compiled engine is not tested")
        built["SPELEO_ENGINE"] = "interpreted"
    else:
        say("tests, compiled")
        subprocess.run([*pytest, *without("tests/browser")], check=True, env=built)
    if not node_found():
        say("no Node here: the web app is not tested")
        return 0
    say("tests in the browser")
    built["SPELEO_BROWSER"] = browser()
    return subprocess.run([*pytest, "tests/browser"], env=built).returncode


def without(*folders: str) -> list[str]:
    return [f"--ignore={folder}" for folder in folders]


def check_web() -> None:
    say("style, types and units of the web app")
    for script in ("check", "lint", "test"):
        subprocess.run(["npm", "run", "--silent", script], check=True, cwd=WEB)
    with tempfile.TemporaryDirectory() as fresh:
        make_types(Path(fresh))
        for name in ("schema.ts", "api.json"):
            if (Path(fresh) / name).read_text() != (WEB / "src" / "wire" / name).read_text():
                print(f"run.py: web/src/wire/{name} does not fit the API: run 'python3 run.py types'", file=sys.stderr)
                raise SystemExit(1)


def browser() -> str:
    """The system's Chromium, installed from the system's packages where it is missing, else the one of Playwright."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None and shutil.which("apt-get") is not None:
        say("installing Chromium")
        rights = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run([*rights, "apt-get", "update", "-qq"], check=True)
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
        subprocess.run([*rights, *install], check=True, env=quietly, stdout=subprocess.DEVNULL)
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        subprocess.run([PYTHON, "-m", "playwright", "install", "chromium"], check=True)
    return found or ""


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
    if not all(path.exists() for path in paths):
        return True
    return not mark.exists() or mark.read_text() != digest(paths)


def stamp(name: str, paths: list[Path]) -> None:
    (STAMPS / name).write_text(digest(paths))


def say(text: str) -> None:
    print(f"== {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The checks and tests of `run.py test`."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable

from workshop.browsing import browser
from workshop.engine import Engine
from workshop.pages import node_problem
from workshop.places import BIN, PYTHON, ROOT, WEB
from workshop.telling import Teller
from workshop.wire import check_types

ONCE = (
    "tests/bots",
    "tests/arena",
    "tests/visitors",
    "tests/server",
    "tests/terminal",
    "tests/browser",
    "tests/cli",
    "tests/texts",
    "tests/foreign",
    "tests/hints",
    "tests/drawing",
    "tests/envs",
    "tests/sound",
    "tests/lab",
    "tests/tab",
    "tests/workshop",
    "tests/test_docs.py",
    "tests/test_citations.py",
    "tests/test_folders.py",
    "tests/test_docstrings.py",
    "tests/test_places.py",
    "tests/test_unused.py",
    "tests/test_caches.py",
    "tests/test_spreading.py",
)
"""What does not become another program when the engine is compiled."""
LAST_FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
SOME_FAILED = 1
PATH = os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples")])
FEW = 8
SERVERS_WAIT = 2
"""Workers beside those that compute: tests of servers wait for clocks to run out, for sleep and for restarts."""
MEASURED = ("--cov", "--cov-report=term:skip-covered", "--no-cov-on-fail")


def run_part(which: list[str]) -> int:
    """Some of the tests, on the source as it is."""
    return subprocess.run([*pytest_command(), *which], env=on_the_source()).returncode


def run_checks(compiled: Callable[[], None], teller: Teller) -> int:
    """The fast checks, the web app's own, then the tests: on the source with coverage, compiled, and in the browser.

    Servers, screens, commands, texts, docs and set-up are tested once, with the compiled engine: they are never
    compiled themselves. `compiled` waits for that engine, which is made while the source is checked.
    """
    source = on_the_source()
    built = {**surroundings(), "SPELEO_ENGINE": "compiled"}
    built.pop("PYTHONPATH", None)
    pytest = pytest_command()
    teller.say("style, types and layers")
    subprocess.run([BIN / "ruff", "check"], check=True)
    subprocess.run([BIN / "ruff", "format", "--check"], check=True)
    subprocess.run([BIN / "mypy"], check=True)
    subprocess.run([BIN / "lint-imports"], check=True, env=source)
    node = node_problem()
    if not node:
        teller.say("style, types and units of the web app")
        check_web()
    teller.say("tests, interpreted, with coverage")
    subprocess.run([*pytest, *without(*ONCE), *MEASURED], check=True, env=source)
    compiled()
    if not Engine().ready():
        teller.say("no compiled engine here, so it is not tested")
        built["SPELEO_ENGINE"] = "interpreted"
    teller.say(f"tests, {built['SPELEO_ENGINE']}")
    failed = with_real_processes(pytest_command(SERVERS_WAIT), without("tests/browser"), built, teller)
    if failed:
        return failed
    if node:
        teller.say(f"{node}: it is not tested")
        return 0
    teller.say("tests in the browser")
    built["SPELEO_BROWSER"] = browser(teller)
    return with_real_processes(pytest, ["tests/browser"], built, teller)


def surroundings() -> dict[str, str]:
    """What tests run in. Python keeps what it has compiled: hundreds of servers and commands are started."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def on_the_source() -> dict[str, str]:
    return {**surroundings(), "PYTHONPATH": PATH, "SPELEO_ENGINE": "interpreted"}


def pytest_command(more: int = 1) -> list[str]:
    """With so many workers more than there are processors, as tests wait now and then."""
    workers = str(min(4, more + (os.cpu_count() or 1)))
    return [str(PYTHON), "-P", "-m", "pytest", "-n", workers, "--dist", "worksteal", "-q"]


def with_real_processes(pytest: list[str], what: list[str], variables: dict[str, str], teller: Teller) -> int:
    """Tests of real servers and browsers: on a busy machine a few may lack the time, and are run again by themselves.

    A fault fails twice. What passed only alone is named by the second run, and many failures are not tried again.
    """
    LAST_FAILED.unlink(missing_ok=True)
    code = subprocess.run([*pytest, *what], env=variables).returncode
    if code != SOME_FAILED or not 0 < len(json.loads(LAST_FAILED.read_text("utf-8"))) <= FEW:
        return code
    teller.say("those that failed, again, one at a time")
    alone = [*pytest[: pytest.index("-n")], "-v", "--last-failed", "--last-failed-no-failures", "none", *what]
    return subprocess.run(alone, env=variables).returncode


def without(*folders: str) -> list[str]:
    return [f"--ignore={folder}" for folder in folders]


def check_web() -> None:
    for script in ("check", "lint", "test"):
        subprocess.run(["npm", "run", "--silent", script], check=True, cwd=WEB)
    check_types()

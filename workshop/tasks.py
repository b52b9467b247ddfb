"""The tasks of run.py by their names, and one line for whatever goes wrong."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable

from workshop.lock import only_one
from workshop.places import ROOT, SPELEO, copy_for, mirror, writable
from workshop.telling import Teller
from workshop.tools import stop_tools
from workshop.trouble import Trouble

BAD = 2
Task = Callable[[list[str], Teller], int]


def main(arguments: list[str], usage: str | None) -> int:
    """Carries out what the words ask for; whatever goes wrong is one line and an exit code."""
    task, rest = (arguments[0], arguments[1:]) if arguments else ("start", [])
    chosen = TASKS.get(task)
    if chosen is None or (rest and task not in ("start", "test", "mutants")):
        print(usage, file=sys.stdout if task in ("help", "--help", "-h") else sys.stderr)
        return 0 if task in ("help", "--help", "-h") else BAD
    try:
        if not writable(ROOT):
            return elsewhere(arguments)
        os.chdir(ROOT)
        return chosen(rest, Teller())
    except Trouble as trouble:
        return complain(str(trouble))
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        said = "the disk is full: free some space and run this again" if full else str(error)
        return complain(said)
    except subprocess.CalledProcessError as failed:
        return complain(f"this failed: {' '.join(map(str, failed.cmd))}", failed.returncode or 1)
    except KeyboardInterrupt:
        stop_tools()
        print("\nrun.py: interrupted; the next run goes on from what is finished", file=sys.stderr)
        return 130


def complain(problem: str, code: int = BAD) -> int:
    print(f"run.py: {problem}", file=sys.stderr)
    return code


def elsewhere(arguments: list[str]) -> int:
    """A checkout that cannot be written to is copied into the user's cache, and everything happens there."""
    copy = copy_for(ROOT)
    print(f"run.py: this checkout cannot be written to, so everything is built in {copy}", flush=True)
    copy.mkdir(parents=True, exist_ok=True)
    mirror(ROOT, copy)
    return subprocess.run([sys.executable, copy / "run.py", *arguments]).returncode


def start(rest: list[str], teller: Teller) -> int:
    from workshop.starting import start as open_app

    return open_app(rest, teller)


def setup(_: list[str], teller: Teller) -> int:
    """Also what was installed for tests is brought up to its pins."""
    from workshop.environment import installed
    from workshop.preparing import compiled_tree, set_up

    with only_one("set-up", teller.say):
        set_up(("play", "serve", "build", *installed()), teller)
    with only_one("engine", teller.say):
        compiled_tree(teller)
    version = subprocess.run([SPELEO, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    teller.say(f"ready: {version}")
    return 0


def types(_: list[str], teller: Teller) -> int:
    from workshop.wire import make_types

    prepare_tests(teller)
    make_types()
    return 0


def test(rest: list[str], teller: Teller) -> int:
    """Everything, or with words for pytest that part alone."""
    from workshop.checks import run_checks, run_part
    from workshop.preparing import compiling

    if rest:
        prepare_tests(teller)
        return run_part(rest)
    set_up_tests(teller)
    with compiling(teller) as compiled:
        return run_checks(compiled, teller)


def wheel(_: list[str], teller: Teller) -> int:
    """Both packages, with the pages in them."""
    from workshop.packages import make_packages
    from workshop.preparing import set_up

    with only_one("set-up", teller.say):
        set_up(("play", "serve", "build"), teller)
        for path in make_packages(teller):
            teller.say(f"made {path.relative_to(ROOT)}, {path.stat().st_size / 1e6:.1f} MB")
    return 0


def docs(_: list[str], teller: Teller) -> int:
    from workshop.environment import prepare
    from workshop.manual import DIST, write_manual

    with only_one("set-up", teller.say):
        prepare(("play",), teller)
        teller.say(f"made {write_manual(DIST)} in {DIST.relative_to(ROOT)}: open {DIST.relative_to(ROOT)}/index.html")
    return 0


def prepare_tests(teller: Teller) -> None:
    from workshop.preparing import compiled_tree

    set_up_tests(teller)
    with only_one("engine", teller.say):
        compiled_tree(teller)


def set_up_tests(teller: Teller) -> None:
    from workshop.preparing import set_up

    with only_one("set-up", teller.say):
        set_up(("play", "serve", "build", "test"), teller, tools=True)


def mutants(rest: list[str], teller: Teller) -> int:
    from workshop.environment import prepare
    from workshop.mutants import run_mutants

    with only_one("set-up", teller.say):
        prepare(("play", "serve", "build", "test"), teller)
    with only_one("mutants", teller.say):
        return run_mutants(rest, teller)


TASKS: dict[str, Task] = {
    "start": start,
    "setup": setup,
    "test": test,
    "types": types,
    "wheel": wheel,
    "docs": docs,
    "mutants": mutants,
}

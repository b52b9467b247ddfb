"""Mutation testing: small changes in a source folder that no test notices.

    python3 run.py mutants diamant         every change of Diamant's engine
    python3 run.py mutants cave 5          about one change in five of The Cave's, always the same ones
    python3 run.py mutants cave.scores     every change of one of its modules
    python3 run.py mutants cave again      what survived last time, once more
    python3 run.py mutants grid            of the square caves; `kernel` is the kernel's engine

What survives is compared with `tests/survivors/NAME.txt`, which has a reason for each: a new survivor fails, and so
does one that is listed and was noticed.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workshop.checks import PATH
from workshop.places import KEPT, PYTHON, ROOT
from workshop.telling import Teller
from workshop.trouble import Trouble

KNOWN = ROOT / "tests" / "survivors"
LASTS = "  # "
GAMES = ROOT / "src" / "speleo" / "games"
MADE = "cloning.py"
"""Made from the fields by tools/clones.py, and compared with what would be made now."""
OTHERS = {
    "grid": ("src/speleo/grid", ("tests/grid", "tests/games", "src/speleo/games/cave/scenarios")),
    "kernel": ("src/speleo/kernel/engine", ("tests/kernel", "tests/games/diamant")),
}
OF_A_GAME = (
    "tests/games/{game}",
    "tests/kernel/test_conformance.py",
    "tests/kernel/test_golden.py",
    "tests/kernel/test_old_records.py",
    "tests/kernel/test_reading_back.py",
    "tests/kernel/test_strict_positions.py",
    "tests/kernel/test_telling.py",
    "src/speleo/games/{game}/scenarios",
)


@dataclass(frozen=True)
class Asked:
    """Whose source is changed, at which share of its lines, and which tests should notice."""

    name: str
    module: str
    folder: Path
    tests: tuple[str, ...]
    share: int
    again: bool = False


def run_mutants(rest: list[str], teller: Teller) -> int:
    """Tries the changes, prints what survived, and fails for whatever the list does not explain."""
    asked = what_is_asked(rest)
    if not hasattr(os, "fork"):
        raise Trouble("each change lives in a process that is split off, which this system cannot do")
    results = tried(asked, teller)
    survived = {row["change"]: row for row in results if row["survived"]}
    known = known_survivors(asked.name)
    for line in sorted(survived):
        print(line + (f"{LASTS}{known[line]}" if line in known else ""))
    new = survived.keys() - known.keys()
    noticed = sorted({row["change"] for row in results} & (known.keys() - survived.keys()))
    for line in noticed:
        print(f"listed as a survivor, but noticed: {line}")
    teller.say(f"{len(results)} changes tried, {len(results) - len(survived)} noticed, {len(survived)} survived")
    teller.say(f"{len(new)} of them without a reason in tests/survivors/{asked.name}.txt")
    return 1 if new or noticed else 0


def tried(asked: Asked, teller: Teller) -> list[dict[str, Any]]:
    """What became of each change, told every minute."""
    kept = KEPT / "mutants" / asked.name
    kept.mkdir(parents=True, exist_ok=True)
    plan, results = kept / "plan.json", kept / "results.jsonl"
    paths = [path.relative_to(ROOT).as_posix() for path in sorted(asked.folder.glob("*.py")) if path.name != MADE]
    processes = os.cpu_count() or 1
    wanted: dict[str, Any] = {"paths": paths, "module": asked.module, "share": asked.share}
    if asked.again:
        wanted["again"] = [row["change"] for row in rows(results) if row["survived"]]
    plan.write_text(json.dumps({**wanted, "processes": processes, "results": str(results)}), "utf-8")
    results.unlink(missing_ok=True)
    command = [str(PYTHON), "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tools.mutants.trying"]
    variables = {**os.environ, "MUTANTS": str(plan), "SPELEO_ENGINE": "interpreted", "SPELEO_INTERPRETED": "1"}
    variables["PYTHONPATH"] = os.pathsep.join((PATH, str(ROOT)))
    teller.say(f"running the tests of {asked.name} once, then trying changes")
    with (kept / "tests.log").open("w", encoding="utf-8") as log:
        run = subprocess.Popen([*command, *asked.tests], cwd=ROOT, env=variables, stdout=log, stderr=log)
        told = time.monotonic()
        while run.poll() is None:
            time.sleep(0.5)
            if time.monotonic() - told > 60:
                told = time.monotonic()
                counts = Counter(row["survived"] for row in rows(results))
                teller.say(f"{counts[False]} noticed, {counts[True]} survived so far")
    if run.returncode:
        raise Trouble(f"the tests must pass before anything is changed: see {kept / 'tests.log'}")
    return rows(results)


def rows(results: Path) -> list[dict[str, Any]]:
    lines = results.read_text("utf-8").splitlines() if results.exists() else []
    return [json.loads(line) for line in lines if line.endswith("}")]


def what_is_asked(rest: list[str]) -> Asked:
    """The folder, its tests and the share that the words of a command mean, or Trouble."""
    games = sorted(path.parent.name for path in GAMES.glob("*/engine"))
    name, _, module = rest[0].partition(".") if rest else ("", "", "")
    if not 1 <= len(rest) <= 2 or name not in (*games, *OTHERS):
        raise Trouble(f"name whose engine is to be changed: one of {', '.join((*games, *OTHERS))}")
    again = rest[1:] == ["again"]
    share = rest[1] if len(rest) == 2 and not again else "1"
    if not share.isascii() or not share.isdecimal() or not 1 <= int(share) <= 1000:
        raise Trouble(f"one change in how many? {share[:40]!r} is no number from 1 to 1000")
    folder, tests = OTHERS.get(name, (f"src/speleo/games/{name}/engine", OF_A_GAME))
    if module and not (module.isidentifier() and (ROOT / folder / f"{module}.py").is_file()):
        raise Trouble(f"{folder} has no module {module[:40]!r}")
    part = f"/{module}.py" if module else ""
    return Asked(name, part, ROOT / folder, tuple(test.format(game=name) for test in tests), int(share), again)


def known_survivors(name: str) -> dict[str, str]:
    path = KNOWN / f"{name}.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    split = [line.rpartition(LASTS) for line in lines if line.strip()]
    return {found: reason for found, _, reason in split}

"""Mutation testing of an engine: changes in its source that no test notices, found on a copy of the tree.

    python3 run.py mutants diamant         every change of Diamant's engine
    python3 run.py mutants cave 5          about one change in five of The Cave's, always the same ones

What survives is compared with `tests/survivors/GAME.txt`, which has a reason for each: a new survivor fails.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import zlib
from pathlib import Path

from workshop.environment import prepare
from workshop.places import BIN, KEPT, ROOT
from workshop.telling import Teller
from workshop.trouble import Trouble

COPIED = ("src", "tests", "tools", "workshop", "examples", "conftest.py", "pyproject.toml")
KNOWN = ROOT / "tests" / "survivors"
LASTS = "  # "
UNFIT = "tests/kernel/test_clones.py::test_the_made_module_is_what_would_be_made_now"
"""Compares a source file with what would be made now; in the copy every source file is changed."""
SETTINGS = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/speleo/games/{game}/engine/*"]
do_not_mutate = ["src/speleo/games/{game}/engine/cloning.py"]
also_copy = ["conftest.py", "tools", "workshop", "examples"]
pytest_add_cli_args = ["-q", "-p", "no:cacheprovider", "--deselect={unfit}"]
pytest_add_cli_args_test_selection = [
    "tests/games/{game}",
    "tests/kernel/test_conformance.py",
    "src/speleo/games/{game}/scenarios",
]
use_git_change_detection = false
"""


def run_mutants(rest: list[str], teller: Teller) -> int:
    game, share = asked(rest)
    prepare(("mutants",), teller)
    copy = fresh_copy(game)
    variables = {**os.environ, "PYTHONPATH": str(copy / "mutants" / "src"), "SPELEO_ENGINE": "interpreted"}
    variables["SPELEO_INTERPRETED"] = "1"
    mutmut = str(BIN / "mutmut")
    chosen: list[str] = []
    if share > 1:
        teller.say("finding the changes")
        subprocess.run([mutmut, "run", "no.such.mutant"], cwd=copy, env=variables, capture_output=True)
        chosen = [name for name in made(copy) if zlib.crc32(name.encode()) % share == 0]
    teller.say(f"trying {len(chosen) or 'all'} changes of {game}'s engine")
    run = [mutmut, "run", "--max-children", str(os.cpu_count() or 1), *chosen]
    if subprocess.run(run, cwd=copy, env=variables).returncode:
        raise Trouble("the tests must pass in the copy before anything is changed")
    listed = subprocess.run([mutmut, "results"], cwd=copy, env=variables, capture_output=True, text=True, check=True)
    names = re.findall(r"^\s*(\S+): survived$", listed.stdout, re.MULTILINE)
    survivors = sorted({change(mutmut, name, copy, variables) for name in names})
    known = known_survivors(game)
    for line in survivors:
        print(line if line not in known else f"{line}{LASTS}{known[line]}")
    new = [line for line in survivors if line not in known]
    teller.say(f"{len(survivors)} survived, {len(new)} of them without a reason in tests/survivors/{game}.txt")
    return 1 if new else 0


def asked(rest: list[str]) -> tuple[str, int]:
    games = sorted(path.parent.name for path in (ROOT / "src" / "speleo" / "games").glob("*/engine"))
    if not 1 <= len(rest) <= 2 or rest[0] not in games:
        raise Trouble(f"name a game whose engine is to be changed: one of {', '.join(games)}")
    share = rest[1] if len(rest) == 2 else "1"
    if not share.isascii() or not share.isdecimal() or not 1 <= int(share) <= 1000:
        raise Trouble(f"one change in how many? {share[:40]!r} is no number from 1 to 1000")
    return rest[0], int(share)


def fresh_copy(game: str) -> Path:
    copy = KEPT / "mutants" / game
    shutil.rmtree(copy, ignore_errors=True)
    (copy / "mutants" / "src").mkdir(parents=True)  # Python forgets a folder that is not there when it starts
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("static", "__pycache__", "browser"))
        else:
            shutil.copy2(source, copy / name)
    with (copy / "pyproject.toml").open("a", encoding="utf-8") as settings:
        settings.write(SETTINGS.format(game=game, unfit=UNFIT))
    return copy


def made(copy: Path) -> list[str]:
    """The names of all changes that were prepared."""
    metas = sorted((copy / "mutants").rglob("*.meta"))
    return [name for path in metas for name in re.findall(r'"([^"]+__mutmut_\d+)"', path.read_text("utf-8"))]


def change(mutmut: str, name: str, copy: Path, variables: dict[str, str]) -> str:
    """A change as one line that outlives a renumbering: the function, what stood there and what stands there now."""
    shown = subprocess.run([mutmut, "show", name], cwd=copy, env=variables, capture_output=True, text=True, check=True)
    lines = [line for line in shown.stdout.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    where = re.sub(r"__mutmut_\d+$", "", name).removeprefix("speleo.games.").replace(".x_", ".").replace("xǁ", "")
    return f"{where.replace('ǁ', '.')}: " + " -> ".join(
        " ".join(line[1:].split()) for line in sorted(lines, key=lambda line: line[0] == "+")
    )


def known_survivors(game: str) -> dict[str, str]:
    path = KNOWN / f"{game}.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    split = [line.rpartition(LASTS) for line in lines if line.strip()]
    return {found: reason for found, _, reason in split}

"""Whoever changes a source file finds its tests: by its name, by an import of it, or in the table here."""

import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE, TESTS = ROOT / "src" / "speleo", ROOT / "tests"
UNTESTED = ("*/__init__.py", "__init__.py", "cli/skeleton/*", "server/static/*")
"""Packages, what `speleo new-game` copies (tests/cli/test_new_game.py plays it), and built pages."""

ELSEWHERE = {
    "games/*/engine/cloning.py": "tests/kernel/test_clones.py",
    "games/*/engine/*": "tests/games/{game}/test_rules.py",
    "games/cave/refusals/*": "tests/games/cave/test_refusals.py",
    "games/*/refusals*": "tests/games/{game}/test_rules.py",
    "games/*/notation*": "tests/kernel/test_strict_positions.py",
    "games/*/history.py": "tests/kernel/test_strict_positions.py",
    "games/*/picture*": "tests/kernel/test_picture.py",
    "games/*/telling.py": "tests/kernel/test_telling.py",
    "games/*/offers.py": "tests/kernel/test_offers.py",
    "games/*/event_values.py": "tests/texts/test_{game}_sentences.py",
    "games/*/places.py": "tests/texts/test_{game}_sentences.py",
    "games/*/game.py": "tests/kernel/test_contract.py",
    "games/*/coding.py": "tests/kernel/test_numbering.py",
    "games/*/drawing.py": "tests/games/{game}/test_rules.py",
    "games/*/box_form.py": "tests/kernel/test_box_form.py",
    "games/*/sheet.py": "tests/server/test_aids.py",
    "games/*/scoring.py": "tests/games/{game}/test_rules.py",
    "games/cave/*": "tests/games/cave/test_pictures.py",
    "games/subterra/*": "tests/games/subterra/test_views.py",
    "kernel/conformance/*": "tests/kernel/test_conformance.py",
    "kernel/scenario/*": "tests/kernel/test_scenario.py",
    "kernel/record/*": "tests/kernel/test_record.py",
    "kernel/picture/*": "tests/kernel/test_picture.py",
    "kernel/place.py": "tests/texts/test_cave_sentences.py",
    "kernel/*.py": "tests/kernel/test_front_door.py",
    "bots/cave/*": "tests/bots/test_cave.py",
    "bots/diamant/*": "tests/bots/test_diamant_levels.py",
    "bots/subterra/*": "tests/bots/test_subterra_team.py",
    "arena/*": "tests/arena/test_arena.py",
    "bench/*": "tests/cli/test_commands.py",
    "cli/*": "tests/cli/test_commands.py",
    "lab/*": "tests/lab/test_experiments.py",
    "library/*": "tests/library",
    "envs/*": "tests/helms/test_helms.py",
    "helms/*": "tests/helms/test_helms.py",
    "tab/bridge.py": "tests/browser/test_tab.py",
    "hints/*": "tests/hints",
    "sound/*": "tests/sound",
    "texts/review.py": "tests/hints/test_review.py",
    "visitors/*": "tests/visitors/test_visitors.py",
    "terminal/cave/*": "tests/terminal/test_cave.py",
    "terminal/subterra/*": "tests/terminal/test_subterra.py",
    "terminal/*": "tests/terminal/test_one_person.py",
    "server/storage/*": "tests/server/test_postgres.py",
    "server/web/*": "tests/server/test_play.py",
    "server/bus_nats.py": "tests/server/test_news.py",
    "server/*": "tests/server/test_play.py",
    "interpreted.py": "tests/kernel/test_processes.py",
    "__main__.py": "tests/cli/test_commands.py",
}
"""Which tests carry out modules that no test calls by name, the first that fits; `{game}` is the game's folder."""

IMPORT = re.compile(r"from (speleo[\w.]*) import (\([^)]*\)|[^\n]*)")


def sources() -> list[Path]:
    found = [path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py"))]
    return [path for path in found if not any(fnmatch(path.as_posix(), left_out) for left_out in UNTESTED)]


@cache
def imported() -> dict[str, set[Path]]:
    """Which tests import what, by dotted name."""
    found: dict[str, set[Path]] = {}
    for path in TESTS.rglob("*.py"):
        for package, names in re.findall(IMPORT, path.read_text("utf-8")):
            for name in ("", *re.findall(r"\w+", names)):
                found.setdefault(f"{package}.{name}".rstrip("."), set()).add(path)
    return found


def by_name(module: Path) -> list[Path]:
    """Tests called like the module in the folder of the same name or above it, and those that import it."""
    above = [TESTS / folder / f"test_{module.stem}.py" for folder in (module.parent, module.parent.parent)]
    dotted = ".".join(("speleo", *module.with_suffix("").parts))
    return [path for path in above if path.is_file()] + sorted(imported().get(dotted, ()))


def elsewhere(module: Path) -> str | None:
    """The pattern of the table that fits a module first."""
    return next((pattern for pattern in ELSEWHERE if fnmatch(module.as_posix(), pattern)), None)


def test_every_module_has_its_tests() -> None:
    assert [module for module in sources() if not by_name(module) and elsewhere(module) is None] == []


def test_the_table_names_tests_that_are_there_and_nothing_for_nobody() -> None:
    needed = {elsewhere(module) for module in sources() if not by_name(module)}
    assert set(ELSEWHERE) - needed == set()
    for module in sources():
        pattern = elsewhere(module)
        if pattern is not None and not by_name(module):
            named = ELSEWHERE[pattern].format(game="".join(module.parts[1:2]))
            assert (ROOT / named).exists(), f"{module}: {named}"


@pytest.mark.parametrize(
    ("module", "tests"),
    [
        ("bots/network.py", "bots/test_network.py"),
        ("games/subterra/engine/barring.py", "games/subterra/test_barring.py"),
    ],
)
def test_a_module_is_found_by_its_name(module: str, tests: str) -> None:
    assert TESTS / tests in by_name(Path(module))

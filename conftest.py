"""Scenario files are tests too, what takes long begins first, and a test run says which engine it is for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.spreading import spread

LONG_FILES = (
    "test_tab.py",
    "test_container.py",
    "test_fuzz.py",
    "test_faults.py",
    "test_games.py",
    "test_links.py",
    "test_server_gone.py",
    "test_memory.py",
    "test_waking.py",
)
"""Those with a test that takes half a minute and more."""

os.environ.setdefault("SPELEO_GAMES", str(Path(__file__).parent / "examples"))
"""The example is a game like all others: whatever is tested of every game is tested of it."""


def pytest_sessionstart() -> None:
    """A run for the compiled engine must not pass on the interpreted one, nor the other way round."""
    wanted = os.environ.get("SPELEO_ENGINE")
    if wanted:
        from speleo.cli.main import engine_kind

        if engine_kind() != wanted:
            pytest.exit(f"these tests are for the {wanted} engine, but it runs {engine_kind()}", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = spread(items, lambda item: item.path.name, LONG_FILES, workers)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".scenario":
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        from speleo.kernel.scenario.script import read_scripts

        for script in read_scripts(self.path.read_text(encoding="utf-8")):
            yield ScenarioItem.from_parent(self, name=script.title, script=script)


class ScenarioItem(pytest.Item):
    def __init__(self, *, script: object, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]
        self.script = script

    def runtest(self) -> None:
        from speleo.games import game_named
        from speleo.kernel.errors import BadScenario
        from speleo.kernel.scenario.runner import run_script

        try:
            failure = run_script(self.script, game_named)  # type: ignore[arg-type]
        except BadScenario as error:
            pytest.fail(f"{self.path.name}:{error.line}\n  cannot be played: {error.problem}", pytrace=False)
        if failure is not None:
            said = f"  expected: {failure.expected}\n  instead:  {failure.instead}"
            pytest.fail(f"{self.path.name}:{failure.line}\n{said}\n\n{failure.drawing}", pytrace=False)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.script.line - 1, f"scenario: {self.name}"  # type: ignore[attr-defined]

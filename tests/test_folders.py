"""A part of the tests can be run by itself, and a failure there is one of the test, not of its folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FOLDERS = sorted({path.parent for path in TESTS.rglob("test_*.py")} - {TESTS})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(TESTS).as_posix())
def test_every_folder_is_a_package_up_to_the_top(folder: Path) -> None:
    """Else modules with one name in two folders, and helpers beside the tests, are not found."""
    between = [folder, *(parent for parent in folder.parents if parent.is_relative_to(TESTS))]
    assert [path for path in between if not (path / "__init__.py").is_file()] == []


def test_a_folder_within_a_folder_is_collected_by_itself() -> None:
    command = [sys.executable, "-P", "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    shown = subprocess.run(
        [*command, "tests/games/cave"], cwd=TESTS.parent, env=os.environ, capture_output=True, text=True
    )
    assert shown.returncode == 0, shown.stdout
    assert "tests/games/cave/test_rules.py::" in shown.stdout

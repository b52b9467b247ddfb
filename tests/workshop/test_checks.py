"""A test that fails only beside others gets a second chance alone; a fault has none."""

import sys
from pathlib import Path

import pytest
from workshop.telling import Teller

from workshop import checks

BESIDE_OTHERS = """
import os
def test_needs_quiet():
    assert "PYTEST_XDIST_WORKER" not in os.environ
def test_is_fine():
    assert True
"""
FAULT = "def test_is_wrong():\n    assert 1 == 2\n"


def run_in(folder: Path, monkeypatch: pytest.MonkeyPatch, tests: str) -> int:
    (folder / "test_it.py").write_text(tests, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", "utf-8")
    monkeypatch.setattr(checks, "LAST_FAILED", folder / ".pytest_cache" / "v" / "cache" / "lastfailed")
    pytest_ = [sys.executable, "-P", "-m", "pytest", "-n", "2", "-q", "--rootdir", str(folder)]
    variables = {"PATH": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "", "HOME": str(folder)}
    return checks.with_real_processes(pytest_, [str(folder / "test_it.py")], variables, Teller())


def test_what_fails_only_beside_others_passes_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_in(tmp_path, monkeypatch, BESIDE_OTHERS) == 0


def test_a_fault_fails_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_in(tmp_path, monkeypatch, FAULT) == 1


def test_many_failures_are_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a broken tree would take twice as long to say so."""
    many = "import os, pytest\n@pytest.mark.parametrize('n', range(9))\ndef test_it(n):\n"
    many += "    assert 'PYTEST_XDIST_WORKER' not in os.environ\n"
    assert run_in(tmp_path, monkeypatch, many) == 1

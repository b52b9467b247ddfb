"""Which compiled engine belongs to which sources."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from workshop.places import ROOT, SOURCE

from workshop import engine, stamps


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that may be changed."""
    for part in ("kernel", "grid", "bots", "helms", "games"):
        shutil.copytree(SOURCE / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("setup.py", "requirements/build.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.setattr(engine, "SOURCE", tmp_path)
    for module in (engine, stamps):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    return tmp_path


@pytest.mark.parametrize("part", ["kernel/match.py", "games/diamant/game.py", "games/cave/box.py"])
def test_compiling_is_tried_again_when_what_the_compiler_reads_has_changed(source: Path, part: str) -> None:
    """The engine itself is the same: what is compiled already need not be compiled again."""
    before = engine.Engine()
    with (source / part).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    after = engine.Engine()
    assert after.key == before.key
    assert after.failure != before.failure


def test_a_change_in_what_is_compiled_asks_for_another_engine(source: Path) -> None:
    before = engine.Engine()
    with (source / "games/cave/engine/__init__.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert engine.Engine().key != before.key

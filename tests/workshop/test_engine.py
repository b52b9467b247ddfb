"""Which compiled engine belongs to which sources."""

from __future__ import annotations

import shutil
import sys
import threading
from pathlib import Path

import pytest
from workshop.places import ROOT, SOURCE
from workshop.telling import Teller
from workshop.tools import RUNNING, run_tool, stop_tools
from workshop.trouble import Stopped

from tests.server.serving import PATIENCE
from workshop import engine, preparing, stamps


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


def test_a_compiler_that_we_end_has_not_failed(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise whoever interrupts the first start would run interpreted ever after."""
    kept = source / "engines"
    monkeypatch.setattr(engine, "ENGINES", kept)
    monkeypatch.setattr(engine, "BUILDING", source / "building")
    started = threading.Event()

    def endless(what: str, command: object, **rest: object) -> str:
        started.set()
        return run_tool(what, [sys.executable, "-c", "import time; time.sleep(1000)"])

    monkeypatch.setattr(engine, "run_tool", endless)
    raised: list[BaseException] = []

    def build() -> None:
        try:
            engine.Engine().build()
        except BaseException as error:
            raised.append(error)

    building = threading.Thread(target=build)
    building.start()
    assert started.wait(PATIENCE)
    while not RUNNING and building.is_alive():
        building.join(0.01)
    stop_tools()
    building.join(PATIENCE)
    assert [type(error) for error in raised] == [Stopped]
    assert not list(kept.glob("*.failed"))


def test_the_engine_is_made_beside_the_checks_and_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done meanwhile does not wait; asking for the engine does, and leaving early ends the compiler."""
    may_end = threading.Event()
    made: list[str] = []

    def slowly(_: Teller) -> None:
        assert may_end.wait(PATIENCE)
        made.append("engine")

    monkeypatch.setattr(preparing, "compiled_tree", slowly)
    monkeypatch.setattr(preparing, "install", lambda engine: None)
    with preparing.compiling(Teller()) as compiled:
        assert made == []
        may_end.set()
        compiled()
        assert made == ["engine"]
    monkeypatch.setattr(preparing, "stop_tools", may_end.set)
    may_end.clear()
    with pytest.raises(ZeroDivisionError), preparing.compiling(Teller()):
        raise ZeroDivisionError
    assert may_end.is_set()

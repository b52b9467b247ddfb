"""`speleo soundtrack`: files, and one line for whatever is wrong."""

from __future__ import annotations

import builtins
import sys
from pathlib import Path
from typing import Any

import pytest

from speleo.cli.main import run


def test_chosen_tracks_are_written_with_their_measures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new" / "folder"
    assert run(["soundtrack", str(out), "--only", "fx_gem, fx_drip"]) == 0
    assert sorted(path.name for path in out.iterdir()) == ["fx_drip.wav", "fx_gem.wav"]
    shown = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in shown] == [["1/2", "fx_gem.wav"], ["2/2", "fx_drip.wav"]]
    assert all("LUFS" in line for line in shown)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--only", "cave_9"], "there is no track 'cave_9'; did you mean cave_4?"),
        (["--only", " , "], "--only names none of cave_1,"),
        (["--seconds", "0"], "--seconds is 1 to 600, not 0"),
        (["--seconds", "nan"], "--seconds is 1 to 600, not nan"),
    ],
)
def test_bad_wishes_are_one_line_and_leave_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    out = tmp_path / "out"
    assert run(["soundtrack", str(out), *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"speleo: {said}")
    assert not out.exists()


def test_a_folder_that_is_a_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "out").write_text("mine")
    assert run(["soundtrack", str(tmp_path / "out"), "--only", "fx_gem"]) == 2
    assert capsys.readouterr().err == f"speleo: {tmp_path / 'out'}: File exists\n"
    assert (tmp_path / "out").read_text() == "mine"


def test_without_numpy_one_line_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.split(".")[0] == "numpy":
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
        return real(name, *rest, **more)

    for name in [name for name in sys.modules if name.startswith(("speleo.sound", "numpy"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", without)
    assert run(["soundtrack", str(tmp_path / "out")]) == 2
    assert capsys.readouterr().err == "speleo: rendering sound needs numpy: pip install 'speleo[sound]'\n"

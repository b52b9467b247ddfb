"""Long commands say how far they are, to people alone."""

from __future__ import annotations

import io

import pytest

from speleo.cli.main import run


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_soak_shows_its_progress_on_a_terminal_and_wipes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    assert run(["soak", "diamant", "--games", "500"]) == 0
    lines = screen.getvalue().split("\r\x1b[K")
    assert [line.partition("%  ")[2] for line in lines[1:3]] == [
        "diamant: 200 of 500 games",
        "diamant: 400 of 500 games",
    ]
    assert "40 %" in lines[1]
    assert lines[-1] == ""


def test_nothing_is_shown_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["soak", "diamant", "--games", "300"]) == 0
    assert capsys.readouterr().err == ""

"""What the pages for researchers show is true: their code runs, and their experiments can be read and played."""

import re
from html import escape
from pathlib import Path

import pytest

from speleo.arena.spread import Where
from speleo.cli.main import run
from speleo.lab.reading import read_experiment
from speleo.lab.running import Progress, run_experiment

ROOT = Path(__file__).parent.parent.parent


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_first_hour_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    space: dict[str, object] = {"__name__": "hour"}
    for number, block in enumerate(blocks("first-hour.md", "python"), 1):
        exec(compile(block, f"first-hour.md, block {number}", "exec"), space)
    said = capsys.readouterr().out
    assert "generation 3: threshold" in said
    assert re.search(r"won \d+\.\d of 30", said)


def test_the_question_of_the_first_hour_is_answered(tmp_path: Path) -> None:
    (question,) = blocks("first-hour.md", "toml")
    path = tmp_path / "question.toml"
    path.write_text(question.replace("games = 200", "games = 2"), encoding="utf-8")
    run_experiment(read_experiment(path), tmp_path / "answer", Where(1), Progress())
    assert run(["lab", "report", str(tmp_path / "answer")]) == 0


def test_the_file_on_the_page_of_the_lab_can_be_read(tmp_path: Path) -> None:
    (shown,) = blocks("lab.md", "toml")
    (tmp_path / "shown.toml").write_text(shown, encoding="utf-8")
    found = read_experiment(tmp_path / "shown.toml")
    assert (len(found.conditions), found.games, found.compare) == (8, 400, "choice")


FINDINGS = sorted((ROOT / "lab").glob("*.toml"))


@pytest.mark.parametrize("path", FINDINGS, ids=lambda path: path.stem)
def test_a_finding_can_be_played_again(path: Path) -> None:
    """Its file is in order and says what was found in both languages; its reports say so, tell of it, and are small."""
    found = read_experiment(path)
    for at, language in enumerate(("en", "de")):
        report = path.with_name(f"{path.stem}.{language}.html")
        html = report.read_text(encoding="utf-8")
        assert len(html) < 300_000
        assert f"experiment {found.fingerprint}," in html
        for name in ("title", "finding", "about"):
            assert found.texts[name][at]
            assert escape(found.texts[name][at]) in html

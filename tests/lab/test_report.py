"""Reports: estimates are honest, and the page needs nothing else."""

import re
from pathlib import Path

import pytest

from speleo.arena.spread import Where
from speleo.cli.main import run
from speleo.lab.estimates import difference_of, mean_of, rate_of
from speleo.lab.reading import read_experiment
from speleo.lab.report import Page
from speleo.lab.results import Results
from speleo.lab.running import Progress, run_experiment

FILE = """
game = "diamant"
games = 4
measure = ["win", "points"]
compare = "choice"
[title]
en = "When to go home"
de = "Wann heim?"
[names.choice]
en = "choice"
de = "Wahl"
[base]
seats = 2
bots = "odds"
position = "path: treasure 7 (1), snake\\ngathered: {bag each}"
opening = {1 = ["{choice}"]}
[vary]
bag = [3]
[[vary.choice]]
name = "on"
de = "weiter"
[[vary.choice]]
name = "back"
de = "heim"
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("lab")
    (made / "home.toml").write_text(FILE, encoding="utf-8")
    run_experiment(read_experiment(made / "home.toml"), made / "out", Where(1), Progress())
    return made / "out"


def test_a_rate_has_wilsons_interval() -> None:
    """Ten of ten does not mean certain; 50 of 100 is the textbook's 40.4 to 59.6 %."""
    half = rate_of([0.0, 1.0] * 50)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    sure = rate_of([1.0] * 10)
    assert sure.high == 1.0
    assert sure.low == pytest.approx(0.7225, abs=1e-3)


def test_few_observations_have_a_wider_interval() -> None:
    """With ten of them Student's 2.26 instead of 1.96 standard errors."""
    found = mean_of([0.0, 2.0] * 5)
    error = (10 / 9 / 10) ** 0.5
    assert found.high - found.value == pytest.approx(2.26 * error, rel=0.02)
    assert mean_of([3.0]).low == float("-inf")


def test_rates_that_never_differed_may_still_differ() -> None:
    """Three in so many: 300 equal deals leave one percent open, and no rate changes by more than all."""
    same = difference_of([0.0] * 300, True)
    assert (same.low, same.high) == (-0.01, 0.01)
    assert difference_of([1.0, -1.0, 1.0], True).high == 1.0
    assert difference_of([1.0, -1.0, 1.0], False).high > 1.0


def test_differences_are_taken_deal_by_deal(folder: Path) -> None:
    results = Results(folder)
    (found,) = results.differences("points")
    deals = results.by_deal("points")
    paired = [deals["3", "back"][deal] - deals["3", "on"][deal] for deal in (1, 2, 3, 4)]
    assert found.levels == ("3", "back")
    assert found.interval == mean_of(paired)
    assert mean_of([1.0, 1.1, 0.9]).apart
    assert not mean_of([1.0, -1.1, 0.9]).apart


@pytest.mark.parametrize(("language", "words"), [("en", "When to go home"), ("de", "Wann heim?")])
def test_a_page_needs_nothing_else(folder: Path, language: str, words: str) -> None:
    html = Page(Results(folder), language, "other.html").html()
    assert f"<h1>{words}</h1>" in html
    assert html.count("<svg") == 2
    assert not re.search(r'(src|href)="(?!other\.html)', html.replace('xlink:href="#', ""))
    assert "<script" not in html
    assert ("heim" in html) == (language == "de")
    between = re.findall(r"<td>([^<]* … [^<]*)</td>", html)
    assert between
    assert {mark for cell in between for mark in ".," if mark in cell} == {"," if language == "de" else "."}
    assert "lab-" not in html


def test_a_plot_shows_only_what_it_is_asked_for(folder: Path) -> None:
    results = Results(folder)
    shown = results.within(results.estimates("points"), (("choice", "back"),))
    assert [each.levels for each in shown] == [("3", "back")]


def test_the_command_writes_the_page(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "report", str(folder), "--lang", "de"]) == 0
    assert "Wahl" in (folder / "report.html").read_text("utf-8")
    assert run(["lab", "report", str(folder.parent)]) == 2
    assert "manifest.json: No such file or directory; 'speleo lab run' makes it" in capsys.readouterr().err

"""Looking back at a match: chances that end as it ended, luck and play that add up, and slips that were slips."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from speleo.cli.main import run
from speleo.games import game_named
from speleo.hints.outlook import OUTLOOKS
from speleo.hints.review import Review, review, slip_at
from speleo.kernel.errors import SpeleoError
from speleo.kernel.match import Match
from tests.cli.test_commands import Capture, complaint, record

__all__ = ["record"]
DIAMANT = game_named("diamant")
END = "expedition: 5\npath: treasure 17 (2), snake, lava, ram, spider\ninside: 1\ngathered: 12 0\nchest: 9 20\n"


def thrown_away() -> Match:
    """In the last expedition the first seat has won by going back, goes on, and a snake bites."""
    match = Match(DIAMANT, DIAMANT.setup(2), DIAMANT.read(DIAMANT.setup(2), END))
    match.act(0, "on")
    match.act(-1, "snake")
    return match


def looked_back() -> Review:
    return review(thrown_away(), 12, "seed")


def test_the_curve_ends_as_the_match_ended_and_everything_adds_up() -> None:
    found = looked_back()
    assert found.curve[-1].chances == (0.0, 100.0)
    assert found.curve[0].chances[0] > 20
    assert [point.luck for point in found.curve[1:]] == [False, True]
    for share in found.shares:
        assert share.start + share.luck - share.slips + share.others == pytest.approx(share.end, abs=0.3)
    assert found.shares[0].luck < 0


def test_a_win_that_was_thrown_away_is_the_costliest_slip() -> None:
    """Going back would have won for sure."""
    slip = slip_at(thrown_away(), 0, 0, OUTLOOKS["diamant"].make(2), "seed")
    assert slip is not None
    assert (slip.played, slip.better, slip.seat) == ("on", "back", 0)
    assert slip.cost > 5
    assert slip.why.rule == "DIA-4.3"


def test_a_seed_repeats_a_review() -> None:
    assert looked_back() == looked_back()


def test_a_match_that_goes_on_is_not_looked_back_at() -> None:
    with pytest.raises(SpeleoError, match="not over"):
        review(DIAMANT.match(seats=2))


def test_the_command_tells_it_in_words_and_as_json(
    capsys: Capture, record: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("speleo.hints.review.LOOKED_AT", 1)
    assert run(["review", str(record), "--futures", "1", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Diamant im Rückblick: Ada und Odds" in told
    assert "review-" not in told
    assert run(["review", str(record), "--futures", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "diamant"
    assert len(found["shares"]) == 2
    assert sum(found["curve"][-1]["chances"]) == pytest.approx(100)
    assert "--futures is 1 to" in complaint(capsys, "review", str(record), "--futures", "0")
    cut = tmp_path / "cut.record"
    cut.write_text("".join(record.read_text(encoding="utf-8").splitlines(keepends=True)[:12]), encoding="utf-8")
    assert "cut.record: the match is not over" in complaint(capsys, "review", str(cut))

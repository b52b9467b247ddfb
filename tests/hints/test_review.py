"""Looking back at a match: chances that end as it ended, luck and play that add up, and slips that were slips."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from speleo.cli.main import run
from speleo.games import game_named
from speleo.hints.outlook import OUTLOOKS
from speleo.hints.review import Review, review, reviewing
from speleo.hints.slips import slip_at
from speleo.hints.smoothing import smoothed
from speleo.kernel.errors import SpeleoError
from speleo.kernel.match import Match
from speleo.kernel.record.record import Record
from tests.cli.test_commands import Capture, complaint
from tests.cli.test_record import record

__all__ = ["record"]
MATCHES = Path(__file__).parents[1] / "browser" / "matches"
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


def test_the_grades_of_a_result_have_their_own_chances() -> None:
    """Of Sub Terra's medals each is as likely as the one below or less, and at the end it is known which it was."""
    text = (MATCHES / "subterra.record").read_text(encoding="utf-8")
    kept = Record.parse(text)
    match = kept.replay(kept.header.game_from(game_named))
    found = review(match, 1, "seed")
    assert len(found.grades) == 3
    assert found.facts.grades == found.grades
    for point in found.curve:
        assert sorted(point.grades, reverse=True) == list(point.grades)
        assert point.grades[0] == point.chances[0]
    won = [key.rpartition("-")[2] in str(match.outcome.reason) for key in found.grades]
    best = max((at for at, so in enumerate(won) if so), default=-1)
    assert found.curve[-1].grades == tuple(100.0 if at <= best else 0.0 for at in range(3))
    assert looked_back().grades == ()
    assert all(point.grades == () for point in looked_back().curve)


def test_a_win_that_was_thrown_away_is_the_costliest_slip() -> None:
    """Going back would have won for sure."""
    slip = slip_at(thrown_away(), 0, OUTLOOKS["diamant"].make(2), "seed", 4000)
    assert slip is not None
    assert (slip.played.notation, slip.better.notation, slip.seat) == ("on", "back", 0)
    assert slip.cost > 5
    assert slip.chance_then - slip.chance == pytest.approx(slip.cost, abs=0.2)
    assert slip.chance_then == 100
    assert slip.why.rule == "DIA-4.3"


def test_a_seed_repeats_a_review() -> None:
    assert looked_back() == looked_back()


def test_much_is_looked_at_where_much_changed() -> None:
    """The start and the bite are looked at longer than at a glance; a turning point is one of the largest changes."""
    found = looked_back()
    assert [point.futures > 12 for point in found.curve] == [True, True, False], "the end is known"
    assert found.most == max(point.futures for point in found.curve)
    largest = max(abs(found.curve[at].chances[0] - found.curve[at - 1].chances[0]) for at in (1, 2))
    assert [abs(turn.after - turn.before) for turn in found.turns] == [pytest.approx(largest)], "one in a chapter"


def test_a_review_says_how_far_it_is() -> None:
    told = list(reviewing(thrown_away(), 12, "seed"))
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] == 1


def test_noise_is_evened_out_and_a_jump_stays() -> None:
    """Values that differ by no more than their doubt become alike; what doubt cannot explain is kept."""
    levels, spreads = smoothed([50, 56, 47, 54, 50, 95, 94], [25.0] * 5 + [1.0, 0.0])
    assert max(levels[:4]) - min(levels[:4]) < 5
    assert levels[5] > 90
    assert levels[6] == pytest.approx(94)
    assert all(spread < 25 for spread in spreads[:5])


def test_a_match_that_goes_on_is_not_looked_back_at() -> None:
    with pytest.raises(SpeleoError, match="not over"):
        review(DIAMANT.match(seats=2))


def test_the_command_tells_it_in_words_and_as_json(
    capsys: Capture, record: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("speleo.hints.slips.LOOKED_AT", 1)
    assert run(["review", str(record), "--futures", "1", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Diamant im Rückblick: Ada und Odds" in told
    assert "review-" not in told
    assert run(["review", str(record), "--futures", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "diamant"
    assert len(found["shares"]) == 2
    assert all(sum(point["chances"]) == pytest.approx(100, abs=0.2) for point in found["curve"])
    assert "--futures is 1 to" in complaint(capsys, "review", str(record), "--futures", "0")
    cut = tmp_path / "cut.record"
    cut.write_text("".join(record.read_text(encoding="utf-8").splitlines(keepends=True)[:12]), encoding="utf-8")
    assert "cut.record: the match is not over" in complaint(capsys, "review", str(cut))

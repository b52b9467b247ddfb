"""The health of every caver round by round."""

from __future__ import annotations

import pytest

from speleo.games.subterra.course import course, figures
from speleo.games.subterra.events import Devoured, HorrorRepelled, HorrorStruck, Hurt, RoundBegan
from speleo.kernel.account import Passage
from tests.kernel.test_account import played


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_chart_ends_with_what_is_left(seed: str) -> None:
    """A value for each round, the last as the board shows it, and out in a round exactly if escaped. [SUB-TIL.3]"""
    match, line = played("subterra", seed)
    told = course(match.state, line)
    seen = {caver.caver: caver for caver in match.game.view(match.state, 0).cavers}  # type: ignore[attr-defined]
    assert len(told.cavers) == len(seen)
    assert told.rounds == match.state.round
    for caver in told.cavers:
        assert len(caver.health) == told.rounds
        assert (caver.out is not None) == (seen[caver.caver].where == "exit")
        if seen[caver.caver].where != "darkness":
            assert caver.health[-1] == seen[caver.caver].health
    assert [moment.step for moment in told.moments] == sorted(moment.step for moment in told.moments)
    assert len(told.moments) <= 8


def test_blows_moments_and_horrors_are_counted() -> None:
    """Two points in a round are a blow, one is not; every horror that a caver repels counts. [SUB-BOD.1, SUB-OOT.2]"""
    match, _ = played("subterra", "one")
    caver = course(match.state, ()).cavers[0].caver
    line = [
        Passage(1, 0, (RoundBegan(1, 20), Hurt(caver, 1, "gas"), Hurt(caver, 1, "tremor")), ()),
        Passage(2, 0, (RoundBegan(2, 19), Hurt(caver, 1, "gas"), *[HorrorRepelled(caver, "A")] * 3), ()),
        Passage(3, 0, (RoundBegan(3, 18), HorrorStruck("A", caver), Devoured(caver)), ()),
    ]
    told = course(match.state, line)
    first = told.cavers[0]
    assert [(blow.round, blow.points) for blow in first.blows] == [(1, 2)]
    assert first.health == (first.most - 2, first.most - 3, 0)
    assert [(moment.round, moment.kind, moment.count) for moment in told.moments] == [
        (2, "repelled", 3),
        (3, "struck", 1),
        (3, "devoured", 1),
    ]
    assert figures(match.state, told, first.seat)["repelled"] == 3

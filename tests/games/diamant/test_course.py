"""The table by expedition."""

from __future__ import annotations

import pytest

from speleo.games.diamant.course import Haul, course, figures
from speleo.games.diamant.events import ExpeditionBegan, GemsLost, RelicTaken, TrapSprung, WentBack
from speleo.kernel.account import Passage
from speleo.kernel.game import Event
from tests.kernel.test_account import played


@pytest.mark.parametrize("seed", [f"expeditions {number}" for number in range(6)])
def test_the_columns_add_up_to_the_result(seed: str) -> None:
    """Home and relics are the points of every explorer; what was lost is told, never subtracted. [DIA-6.1]"""
    match, line = played("diamant", seed)
    told = course(match.state, line)
    assert [expedition.number for expedition in told.expeditions] == [1, 2, 3, 4, 5]
    for standing in match.outcome.standings:
        seat = standing.seat
        assert told.home[seat] + told.relics[seat] == standing.points
        assert told.home[seat] == sum(expedition.hauls[seat].gems for expedition in told.expeditions)
        assert figures(match.state, told, seat)["points"] == standing.points


def test_who_is_caught_loses_and_who_went_back_keeps() -> None:
    """The snake ends the expedition: Ada is home with seven gems and a relic, Ben loses nine. [DIA-3.5]"""
    match, _ = played("diamant", "any")
    events: tuple[Event, ...] = (
        RelicTaken(0, 5),
        WentBack(0, 2, 7),
        TrapSprung("snake", (1,)),
        GemsLost(1, 9),
        ExpeditionBegan(2),
    )
    told = course(match.state, [Passage(1, None, events, (12, 0))])
    cave, following = told.expeditions
    assert following.hauls == (Haul(), Haul())
    assert cave.trap == "snake"
    assert cave.hauls == (Haul(7, (5,), 0), Haul(0, (), 9))
    assert (told.home, told.relics, told.lost) == ((7, 0), (5, 0), (0, 9))
    assert figures(match.state, told, 0) | {"points": 0} == {"points": 0, "best": 12, "home": 7, "lost": 0, "relics": 1}

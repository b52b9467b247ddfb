"""The table by token, and the cave from the side."""

from __future__ import annotations

import pytest

from speleo.games.cave.course import course
from speleo.games.cave.engine.pieces import PHOTO_TOKENS, PLACE_OF, ROPE_TOKENS, TEAM, WATER_TOKENS
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.scoring import outcome
from speleo.kernel.match import Match
from tests.kernel.test_account import played


def at_the_end(seats: int, **tokens: list[int]) -> Match:
    """A match of which only the tokens matter; all teams are home."""
    match, _ = played("cave", "tokens")
    state = match.game.new(match.game.setup(seats))
    for name, counts in tokens.items():
        where = {"ropes": ROPE_TOKENS, "water": WATER_TOKENS, "photos": PHOTO_TOKENS}[name]
        for seat, count in enumerate(counts):
            state.team[seat * TEAM + where] = count
    match.state = state
    return match


def ranks(state: CaveState, category: int) -> list[str]:
    return [team.piles[category].rank for team in course(state, ()).teams]


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_the_rows_add_up_to_the_result(seed: str) -> None:
    """Tokens and bonuses are the total of a team at home; one that is not has none. [CAVE-17.5, CAVE-18.8]"""
    match, line = played("cave", seed)
    told = course(match.state, line)
    points = {standing.seat: standing.points for standing in match.outcome.standings}
    for seat, team in enumerate(told.teams):
        assert team.tokens == sum(pile.points for pile in team.piles) + sum(team.depths)
        assert team.total == (team.tokens + team.bonuses if team.home else 0) == points[seat]
        assert team.trace[0] == (0, 0)
        assert told.deepest >= team.deepest == 25 * team.trace[-1][1]
        assert team.home == (team.place == (0, 0))
    spots = {spot for way in told.ways for spot in way}
    assert all(set(team.trace) <= spots | {(0, 0)} for team in told.teams)


def test_chips_say_how_a_bonus_was_won() -> None:
    """Most, second, and nothing for two who tie for second. [CAVE-18.2, CAVE-18.5]"""
    state = at_the_end(3, ropes=[6, 4, 4], water=[3, 5, 0]).state
    assert ranks(state, 0) == ["most", "tied", "tied"]
    assert ranks(state, 1) == ["second", "most", ""]


def test_two_share_the_most_and_three_get_nothing() -> None:
    """[CAVE-18.3, CAVE-18.4]"""
    state = at_the_end(4, ropes=[5, 5, 3, 0], photos=[2, 2, 2, 1]).state
    assert ranks(state, 0) == ["shared", "shared", "", ""]
    assert ranks(state, 2) == ["crowd", "crowd", "crowd", ""]


def test_what_was_left_below_is_told_only_if_it_had_won() -> None:
    """A team that is not home would have won with its tokens, or not. [CAVE-17.5]"""
    state = at_the_end(2, ropes=[6, 1]).state
    assert course(state, ()).left_by is None
    state.team[PLACE_OF] = 1
    told = course(state, ())
    assert (told.left_below, told.left_by) == (6 * 2 + 8, 0)
    assert told.teams[0].total == 0
    state.team[PLACE_OF], state.team[TEAM + PLACE_OF] = 0, 1
    assert course(state, ()).left_by is None
    assert outcome(state).standings[0].seat == 0

"""The library as a guest meets it: a match that can be asked everything."""

import pytest

from speleo import Match, game
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import IllegalAction


def begun() -> Match:
    match = game("diamant").match(seats=2)
    match.act(CHANCE, "treasure 5")
    return match


def test_a_match_answers_for_its_game() -> None:
    """Who acts, what they may do, what they see, how it stands, and how it looks."""
    match = begun()
    assert isinstance(match, Match)
    assert match.actors == (0, 1)
    assert [action.notation for action in match.legal(0)] == ["on", "back"]
    assert match.view() == match.game.view(match.state, -3)
    assert match.view(1) == match.game.view(match.state, 1)
    assert match.outcome == match.game.outcome(match.state)
    assert str(match) == match.game.draw(match.state)
    assert repr(match) == "<Match of diamant, 2 seats, 1 steps, waits for seat 1, seat 2>"


def test_an_action_may_be_given_by_its_notation() -> None:
    """It is the same step, and an illegal one is refused as ever. [DIA-4.1]"""
    one, other = begun(), begun()
    assert one.act(0, "back") == other.act(0, other.legal(0)[1])
    with pytest.raises(IllegalAction, match=r"DIA-4\.1"):
        one.act(0, "back")


def test_matches_are_equal_by_what_was_done() -> None:
    one, other = begun(), begun()
    assert one == other
    one.act(0, "on")
    assert one != other
    other.act(0, "back")
    assert one != other
    assert one != "a match"


def test_equal_matches_have_one_hash_and_come_from_the_same_position() -> None:
    """Neither the steps nor the position alone will do."""
    diamant = game("diamant")
    one, other, away = begun(), begun(), begun()
    assert hash(one) == hash(other)
    assert len({one, other}) == 1
    for match in (one, other):
        match.act(0, "back")
    assert hash(one) == hash(other)
    away.act(0, "on")
    assert Match(diamant, one.setup, one.state) != one, "the same position without the steps to it"
    here, there = Match(diamant, one.setup, one.state), Match(diamant, one.setup, away.state)
    assert here.steps == there.steps
    assert here != there


def test_each_seat_is_asked_by_its_own_number() -> None:
    """Who has chosen may only choose anew, the other still has both."""
    match = begun()
    match.act(0, "back")
    assert [[action.notation for action in match.legal(seat)] for seat in (0, 1)] == [["on"], ["on", "back"]]
    assert match.actors == (1,)


def test_a_match_that_is_over_says_so() -> None:
    match, dealer = game("diamant").match(seats=1), FastDealer("front door")
    while not match.over:
        match.deal(dealer)
        for seat in match.actors:
            match.act(seat, "back")
    assert repr(match).endswith("waits for nobody: it is over>")
    assert match.outcome.over

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


def test_a_match_that_is_over_says_so() -> None:
    match, dealer = game("diamant").match(seats=1), FastDealer("front door")
    while not match.over:
        match.deal(dealer)
        for seat in match.actors:
            match.act(seat, "back")
    assert repr(match).endswith("waits for nobody: it is over>")
    assert match.outcome.over

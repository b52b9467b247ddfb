"""Matches: acting, dealing, going back."""

import pytest

from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import BadSetup, IllegalAction
from speleo.kernel.match import Match

GAME = game_named("diamant")
ON, BACK = GAME.parse_action("on"), GAME.parse_action("back")


def dealt(seats: int) -> Match:
    match = Match(GAME, GAME.setup(seats))
    match.act(CHANCE, GAME.parse_action("treasure 9"))
    return match


def test_dealing_goes_on_while_chance_is_to_act() -> None:
    """After dealing a seat is to act, and dealing again does nothing."""
    match = Match(GAME, GAME.setup(2))
    assert len(match.deal(FastDealer("deal"))) >= 1
    assert GAME.actors(match.state) == (0, 1)
    assert match.deal(FastDealer("deal")) == []


def test_a_refused_action_leaves_the_match_alone() -> None:
    """An out-of-turn action raises, and neither state nor steps change. [DIA-3.8]"""
    match = dealt(2)
    before = GAME.write(match.state)
    with pytest.raises(IllegalAction, match=r"chance may not snake, because DIA-3\.8"):
        match.act(CHANCE, GAME.parse_action("snake"))
    assert (GAME.write(match.state), len(match.steps)) == (before, 1)


def test_own_choice_that_revealed_nothing_is_undone_freely() -> None:
    """Nobody has to agree while the others still choose."""
    match = dealt(2)
    match.act(0, BACK)
    assert match.undo_needs(0, 1) == ()
    match.undo(0, 1)
    assert GAME.actors(match.state) == (0, 1)
    assert len(match.steps) == 1


def test_the_choice_that_revealed_all_needs_agreement() -> None:
    """Once the choices were shown, the others must agree to take them back."""
    match = dealt(3)
    for seat in range(3):
        match.act(seat, ON)
    assert match.undo_needs(2, 3) == (0, 1)
    with pytest.raises(BadSetup, match="needs the agreement of seats 1, 2"):
        match.undo(2, 3)
    with pytest.raises(BadSetup, match="needs the agreement of seats 2"):
        match.undo(2, 3, agreed=(0,))
    match.undo(2, 3, agreed=(0, 1))
    assert GAME.actors(match.state) == (2,)


def test_another_seats_choice_is_not_mine_to_undo() -> None:
    match = dealt(3)
    match.act(1, ON)
    assert match.undo_needs(0, 1) == (1, 2)


def test_a_card_cannot_be_taken_back_alone() -> None:
    """A lone explorer's choice is free to undo, the card that followed is not; alone nobody else must agree."""
    match = dealt(2)
    match.act(0, BACK)
    match.act(1, ON)
    match.act(CHANCE, GAME.parse_action("relic"))
    match.act(1, BACK)
    assert match.undo_needs(1, 4) == ()
    assert match.undo_needs(1, 3) == (0,)


def test_serial_numbers_never_repeat() -> None:
    """An undo takes a number of its own, so that a card dealt again is a new draw."""
    match = dealt(1)
    match.act(0, ON)
    match.undo(0, 1)
    assert match.act(0, ON).serial == 4


def test_there_is_no_way_back_to_a_step_that_is_not_there() -> None:
    match = dealt(1)
    match.act(0, ON)
    match.undo(0, 1)
    with pytest.raises(BadSetup, match="no step 2"):
        match.undo(0, 2)


def test_a_match_can_start_from_a_position() -> None:
    start = GAME.read(GAME.setup(2), "expedition: 3\n")
    match = Match(GAME, GAME.setup(2), start)
    match.act(CHANCE, GAME.parse_action("relic"))
    match.act(0, ON)
    match.undo(0, 1)
    assert "expedition: 3\n" in GAME.write(match.state)

"""Positions of Diamant in text: partial ones, impossible ones, and what can be read back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speleo.games import game_named
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.playout import play_on
from speleo.kernel.errors import BadNotation, BadPosition

GAME = game_named("diamant")


def test_a_position_may_leave_out_what_stands_as_at_the_start() -> None:
    """An empty text is the start of a match. [DIA-2.2]"""
    setup = GAME.setup(3)
    assert GAME.write(GAME.read(setup, "")) == GAME.write(GAME.new(setup))


def test_a_path_without_a_word_on_what_is_next_waits_for_choices() -> None:
    """After a card comes the choice. [DIA-3.8]"""
    assert GAME.actors(GAME.read(GAME.setup(2), "path: relic\n")) == (0, 1)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("expedition: 6", "line 1: expedition is a number from 1 to 5"),
        ("next: tea", "line 1: next is card, decision or end, not 'tea'"),
        ("path: treasure 6", r"line 1: there is no 'treasure 6' in the box \(DIA-1.3\)"),
        ("path: dragon", "line 1: 'dragon' is no card"),
        ("path: treasure 9, treasure 9", r"line 1: the box has only 1 of treasure 9 \(DIA-1.1\)"),
        ("path: treasure 9 (10)", r"line 1: 10 gems cannot lie on treasure 9 \(DIA-3.3\)"),
        ("path: relic (1)", r"1 gems cannot lie on relic \(DIA-3.3\)"),
        ("path: snake, snake", r"line 1: a second snake ends the expedition \(DIA-3.5\)"),
        ("path: relic\ninside: 1 1", "line 2: inside is a list of different seats"),
        ("path: relic\nchosen: 4 on", r"line 2: chosen lists explorers inside.*\(DIA-4.1\)"),
        ("path: relic\nchosen: 1 maybe", "line 2: chosen lists explorers inside"),
        ("gathered: 1 2", "line 1: gathered is 3 numbers"),
        ("relics: 5 5", "line 1: relics are one word for each seat"),
        ("relics: 10 - -", r"line 1: the first 3 relics are worth 5 each, the others 10 \(DIA-4.6\)"),
        ("relics: 5+5 5+10 10+10", r"line 1: the box has only 5 of relic \(DIA-1.1\)"),
        ("gone: treasure 9", r"line 1: a treasure never leaves the game \(DIA-5.4\)"),
        ("gone: snake", r"1 traps cannot have left the game by expedition 1 \(DIA-3.6\)"),
        ("expedition: 5\ngone: ram, ram, ram", r"at most two traps of a kind can leave the game \(DIA-3.6\)"),
        ("next: end", r"the game ends after expedition 5.*\(DIA-5.5\)"),
        ("inside: none", r"an expedition ends when nobody is inside \(DIA-5.1\)"),
        ("next: decision", r"a card is turned up before any decision \(DIA-3.1\)"),
        ("path: relic\nnext: card\nchosen: 1 on", r"choices are carried out before the next card \(DIA-4.8\)"),
        ("inside: 1 2", r"an expedition begins with everybody inside \(DIA-3.1\)"),
        ("path: relic\nchosen: 1 on, 2 on, 3 on", r"when all have chosen, the choices are carried out \(DIA-4.1\)"),
        ("path: relic\ninside: 1 2\ngathered: 0 0 3", r"only explorers inside can have gathered gems \(DIA-4.7\)"),
    ],
)
def test_impossible_positions_are_refused_with_the_rule(text: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        GAME.read(GAME.setup(3), text)


@given(seed=st.text(max_size=8), seats=st.integers(1, 8), steps=st.integers(0, 200), closed=st.booleans())
@settings(max_examples=150, deadline=None)
def test_any_position_that_arises_can_be_read_back(seed: str, seats: int, steps: int, closed: bool) -> None:
    """Written, read and written again a position is the same, and so is everything that can be done."""
    setup = GAME.setup(seats, {"chests": "closed" if closed else "open"})
    state = GAME.new(setup)
    play_on(state, steps, FastDealer(seed), Choices())
    text = GAME.write(state)
    again = GAME.read(setup, text)
    assert GAME.write(again) == text
    assert GAME.draw(again) == GAME.draw(state)
    for seat in range(seats):
        assert GAME.legal_actions(again, seat) == GAME.legal_actions(state, seat)
        assert GAME.view(again, seat) == GAME.view(state, seat)
    assert GAME.chance_outcomes(again) == GAME.chance_outcomes(state)


@pytest.mark.parametrize("text", ["treasure", "treasure 0", "treasure x", "Snake", "forward", ""])
def test_what_is_no_action_is_refused(text: str) -> None:
    state = GAME.new(GAME.setup(2))
    with pytest.raises(BadNotation):
        GAME.encode(state, GAME.parse_action(text))

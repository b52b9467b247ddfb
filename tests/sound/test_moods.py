"""What a table tells the music: everything that the score wants to know, and nothing that a viewer may not see."""

from __future__ import annotations

import pytest

from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import SPECTATOR
from speleo.sound.score import the_score

SCORE = the_score()
GAMES = ("cave", "diamant", "subterra")


def wanted(game: str) -> set[str]:
    rules = SCORE["mapping"][game].values()
    return {term["from"] for rule in rules if isinstance(rule, dict) for term in rule["terms"]}


@pytest.mark.parametrize("name", GAMES)
def test_a_mood_has_a_piece_and_every_value_of_the_score(name: str) -> None:
    """In whole matches at random, through the eyes of a player and of a spectator."""
    game, dealer, seen = game_named(name), FastDealer("moods"), set()
    match = game.match(seats=3)
    for _ in range(400):
        match.deal(dealer)
        for viewer in (0, SPECTATOR):
            mood = game.telling.mood(game.view(match.state, viewer))
            assert mood is not None
            assert mood.piece in SCORE["pieces"]
            assert set(mood.values) == wanted(name)
            seen.add(tuple(mood.values.values()))
        if not match.actors:
            break
        seat = match.actors[0]
        legal = match.legal(seat)
        match.act(seat, legal[dealer.below(len(legal))])
    assert len(seen) > 3


def test_a_secret_choice_does_not_change_what_others_hear() -> None:
    """DIA-4.1: nor what spectators hear."""
    game = game_named("diamant")
    match = game.match(seats=3)
    match.deal(FastDealer("secret"))
    before = [game.telling.mood(game.view(match.state, viewer)) for viewer in (1, SPECTATOR)]
    match.act(0, "back")
    assert [game.telling.mood(game.view(match.state, viewer)) for viewer in (1, SPECTATOR)] == before


@pytest.mark.parametrize("name", GAMES)
def test_every_sound_of_an_event_is_an_effect_of_the_score(name: str) -> None:
    telling = game_named(name).telling
    assert set(telling.sounds.values()) <= set(SCORE["effects"])
    assert set(telling.sounds) <= set(game_named(name).event_types)

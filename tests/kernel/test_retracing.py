"""What is said to go back can be taken back alone, and what is not would tell somebody something."""

from __future__ import annotations

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.match import Match
from speleo.kernel.retracing import goes_back, which_go_back
from tests.kernel.test_offers import moments


@pytest.mark.parametrize("name", GAMES)
def test_a_step_that_goes_back_needs_nobody(name: str) -> None:
    """Every offer of a match: after it nothing has come to light, and nobody else or Chance is on turn."""
    game = game_named(name)
    found: set[bool] = set()
    for match, seat in moments(game, "back"):
        others, offers = set(match.actors) - {seat}, game.offers(match.state, seat)
        said = which_go_back(game, match.state, seat, match.actors, offers)
        assert said == [goes_back(game, match.state, seat, offer.action) for offer in offers]
        for offer in offers:
            tried = Match(game, match.setup, match.state)
            step = tried.act(seat, offer.action)
            alone = not tried.over and tried.undo_needs(seat, 0) == () and set(tried.actors) - {seat} == others
            assert goes_back(game, match.state, seat, offer.action) == alone, step
            assert not (alone and CHANCE in tried.actors)
            found.add(alone)
    assert False in found
    assert True in found or name not in ("diamant", "cave", "subterra")


def test_the_last_choice_of_a_moment_does_not_go_back() -> None:
    """In Diamant all but the last to choose may still think again; the last one turns up a card. [DIA-4.1]"""
    game = game_named("diamant")
    match = game.match(3)
    match.deal(FastDealer("first card"))
    for seat, expected in ((2, True), (0, True), (1, False)):
        assert [goes_back(game, match.state, seat, offer.action) for offer in game.offers(match.state, seat)] == [
            expected,
            expected,
        ]
        match.act(seat, "on")


def test_turning_a_tile_up_does_not_go_back() -> None:
    """In The Cave one may walk back at will, but what has been discovered is known."""
    game = game_named("cave")
    seen: dict[str, set[bool]] = {}
    for match, seat in moments(game, "tiles"):
        for offer in game.offers(match.state, seat):
            seen.setdefault(offer.action.tag, set()).add(goes_back(game, match.state, seat, offer.action))
    assert seen["discover"] == {False}
    assert seen["move"] == {True}

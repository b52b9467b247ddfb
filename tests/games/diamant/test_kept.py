"""What Diamant keeps ready, because it is told or shown again and again, is what it would make anew."""

from __future__ import annotations

from dataclasses import asdict, is_dataclass
from itertools import product
from typing import Any

import pytest

from speleo.games import game_named
from speleo.games.diamant import box, events, names, telling, view
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.errors import BadNotation
from speleo.kernel.game import Game
from speleo.kernel.offer import Offer
from speleo.kernel.setup import Box

DIAMANT = game_named("diamant")
SEATS = 3
STEPS = 200


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_events_are_those_that_the_kernel_would_make(seats: int) -> None:
    """Of every kind, with the sets of seats of a table that has so many; the second time it is the same object."""
    state = DIAMANT.match(seats=seats).state
    for kind, numbers in product(range(len(events.EVENT_TYPES)), [(0, 0, 0), (1, 1, 0), (4, 5, 1), (3, 255, 2)]):
        words = (kind, *numbers)
        assert DIAMANT.event(state, words) == Game.event(DIAMANT, state, words)
        assert DIAMANT.event(state, words) is DIAMANT.event(state, words)


@pytest.mark.parametrize("chests", ["open", "closed"])
def test_whoever_sees_alike_sees_what_the_view_says(chests: str) -> None:
    """At every step, while some have chosen too: the view of one with the own members of another is the other's."""
    match, dealer = DIAMANT.match(seats=SEATS, options={"chests": chests}), FastDealer("eyes")
    choosing = 0
    for _ in range(STEPS):
        match.deal(dealer)
        if match.over:
            break
        state = match.state
        assert isinstance(state, DiamantState)
        assert view.all_see_alike(state) == (chests == "open")
        for one, other in product((SPECTATOR, *range(SEATS)), repeat=2):
            members = {**asdict(view.view(state, one)), **plain(view.own_members(state, other))}
            assert chests == "closed" or members == asdict(view.view(state, other))
        choosing += state.chosen > 0
        seat = match.actors[dealer.below(len(match.actors))]
        match.act(seat, "back" if dealer.below(4) == 0 else "on")
    assert choosing > SEATS


def plain(members: dict[str, Any]) -> dict[str, Any]:
    """Members as `asdict` has them."""
    return {name: simple(value) for name, value in members.items()}


def simple(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(simple, value))
    return asdict(value) if is_dataclass(value) and not isinstance(value, type) else value


def test_what_is_offered_is_what_is_legal() -> None:
    match = DIAMANT.match(seats=2)
    match.deal(FastDealer("offers"))
    assert DIAMANT.offers(match.state, 0) == [Offer(action) for action in match.legal(0)]


def test_a_mood_is_rounded_and_ends_at_the_stake() -> None:
    assert telling.mood_of(1, 3, 15).values == {"bust_odds": 0.333, "stake_share": 0.5}
    assert telling.mood_of(0, 0, telling.STAKE).values == {"bust_odds": 0.0, "stake_share": 1.0}


def test_cards_of_one_box_are_found_in_it_and_not_in_another() -> None:
    """Both boxes are kept as they were read, and the cards of one are never taken for the other's."""
    usual = DIAMANT.box()
    other = Box("other", usual.text.replace("17", "16"))
    assert box.load(usual) is box.load(Box("standard", usual.text))
    for _ in range(2):
        assert names.card_text(box.load(usual), names.card_kind(box.load(usual), "treasure 17")) == "treasure 17"
        assert names.card_text(box.load(other), names.card_kind(box.load(other), "treasure 16")) == "treasure 16"
        with pytest.raises(BadNotation):
            names.card_kind(box.load(other), "treasure 17")

"""What people are offered is exactly what is legal, listed or described."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.errors import BadNotation
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.offer import Counts, Offer

STEPS = 120


def moments(game: Game, seed: str, steps: int = STEPS) -> Iterator[tuple[Match, int]]:
    """A match at random, at each moment somebody who must act; choices of gear are looked for."""
    match, dealer = Match(game, game.setup()), FastDealer(seed)
    for _ in range(steps):
        match.deal(dealer)
        if match.over:
            return
        seat = game.actors(match.state)[0]
        yield match, seat
        legal = game.legal_actions(match.state, seat)
        seldom = [action for action in legal if action.tag in ("repack", "take-tent", "pitch", "exchange", "discard")]
        pool = seldom if seldom and dealer.below(4) == 0 else legal
        match.act(seat, pool[dealer.below(len(pool))])


def meanings(game: Game, offer: Offer) -> set[str]:
    """Everything that an offer stands for."""
    if offer.counts is None:
        return {offer.action.notation}
    ranges = [range(most + 1) for _, most in offer.counts.items]
    names = [item for item, _ in offer.counts.items]
    chosen = [dict(zip(names, counts, strict=True)) for counts in itertools.product(*ranges)]
    return {game.with_counts(offer.action, counts).notation for counts in chosen if offer.counts.allows(counts)}


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize("name", GAMES)
def test_offers_stand_for_the_legal_list(name: str, seed: str) -> None:
    """Nothing more, nothing less, nothing twice; the action of an offer is one of its meanings."""
    game = game_named(name)
    described = 0
    for match, seat in moments(game, seed):
        offers = game.offers(match.state, seat)
        found = [notation for offer in offers for notation in meanings(game, offer)]
        assert sorted(found) == sorted(action.notation for action in game.legal_actions(match.state, seat))
        assert all(offer.action.notation in meanings(game, offer) for offer in offers)
        assert all(offer.price == game.price(match.state, seat, offer.action) for offer in offers)
        described += sum(offer.counts is not None for offer in offers)
    assert described > 0 or name != "cave"


def test_counts_are_limits() -> None:
    counts = Counts((("rope", 2), ("cam", 1)), 1, 2, (), (("cam", 1),))
    assert counts.allows({"rope": 2})
    assert counts.allows({"rope": 1, "cam": 1})
    for wrong in ({}, {"rope": 3}, {"rope": 2, "cam": 1}, {"cam": 1}, {"cam": 1, "rope": 0}, {"raft": 1}, {"rope": -1}):
        assert not counts.allows(wrong)


def test_an_action_that_counts_nothing_takes_no_counts() -> None:
    for name in GAMES:
        game = game_named(name)
        action = next(made for made in game.action_types if not dataclasses.fields(made))()
        with pytest.raises(BadNotation, match="counts nothing"):
            game.with_counts(action, {"rope": 1})

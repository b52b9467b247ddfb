"""Strategies for Diamant that others have published or would try first, as opponents to be measured against.

None of them draws: each is one threshold that anybody can say in a sentence.
"""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.bots.diamant.outlook import deadly_cards, larger
from speleo.games.diamant.engine.cards import FIRST_TREASURE, KINDS
from speleo.games.diamant.engine.decision import BACK, ON
from speleo.games.diamant.engine.pieces import GATHERED, seats_in
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64

CLOSE_BEHIND: Final = 20
"""Whoever is no farther behind in the last expedition can still win by staying."""


def in_hand(seen: DiamantState, seat: i64) -> i64:
    """What somebody brings home who goes back with everybody else."""
    return seen.purse[GATHERED + seat] + seen.loose // seats_in(seen.inside)


def best_other(seen: DiamantState, seat: i64) -> i64:
    best: i64 = 0
    other: i64 = 0
    while other < seen.seats:
        if other != seat:
            best = larger(best, seen.score(other))
        other += 1
    return best


def back_if(holds: bool) -> i64:
    if holds:
        return BACK
    return ON


@final
class CardsBot(Bot):
    """Goes back when so many cards lie on the path."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, DiamantState)
        return back_if(seen.length >= self.cards)


@final
class HandBot(Bot):
    """Goes back with so many gems in the bag."""

    def __init__(self, gems: i64) -> None:
        self.gems: i64 = gems

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, DiamantState)
        return back_if(seen.purse[GATHERED + seat] >= self.gems)


@final
class OverBot(Bot):
    """Goes back with more than so many gems, its share of the path counted, once the risk is above so many per cent.

    `all_in`: not in the last expedition while somebody leads who can still be caught.
    """

    def __init__(self, gems: i64, risk: i64, all_in: bool) -> None:
        self.gems: i64 = gems
        self.risk: i64 = risk
        self.all_in: bool = all_in

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, DiamantState)
        hand = in_hand(seen, seat)
        if self.all_in and seen.expedition == seen.cards.expeditions:
            behind = best_other(seen, seat) - seen.score(seat) - hand
            if 0 <= behind <= CLOSE_BEHIND:
                return ON
        return back_if(hand > self.gems and deadly_cards(seen) * 100 > self.risk * seen.face_down)


@final
class MeanBot(Bot):
    """Goes on while its share of the mean card is more than what it stands to lose, as a published analysis does."""

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, DiamantState)
        inside = seats_in(seen.inside)
        shares: i64 = 0
        kind: i64 = FIRST_TREASURE
        while kind < KINDS:
            if seen.deck[kind] > 0:
                shares += seen.deck[kind] * (seen.cards.worth[kind] // inside)
            kind += 1
        return back_if(shares < deadly_cards(seen) * in_hand(seen, seat))


@final
class LeadBot(Bot):
    """Goes back with few gems when it leads and with many when it is behind."""

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, DiamantState)
        wanted = 12 + (best_other(seen, seat) - seen.score(seat)) // 2
        if wanted < 6:
            wanted = 6
        if wanted > 24:
            wanted = 24
        return back_if(in_hand(seen, seat) >= wanted and deadly_cards(seen) > 0)


@final
class WarnedBot(Bot):
    """Goes back when so many kinds of traps have shown themselves."""

    def __init__(self, traps: i64) -> None:
        self.traps: i64 = traps

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, DiamantState)
        return back_if(seats_in(seen.traps) >= self.traps)


@final
class RelicBot(Bot):
    """Goes back for a relic when at most two are inside, and with seven cards on the path."""

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, DiamantState)
        return back_if(seen.length >= 7 or (seen.relics > 0 and seats_in(seen.inside) <= 2))

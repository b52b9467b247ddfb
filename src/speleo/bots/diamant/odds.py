"""The odds of Diamant: what going back brings against what one more card brings, computed exactly.

Everything comes from public information: the path, the gems on it, who is inside and what the deck still holds. The
one thing that nobody can know, what the others choose, is taken as a coin for each of them that falls on "back" with a
fixed chance; over all falls of these coins and all cards the expectation is exact.
"""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.games.diamant.engine.cards import FIRST_TREASURE, KINDS, RELIC
from speleo.games.diamant.engine.decision import BACK, CHEAP_RELICS, ON
from speleo.games.diamant.engine.pieces import GATHERED, seats_in
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64

OTHERS_GO_BACK: Final = 0.25
"""The chance that another explorer is taken to go back."""

CLOSE: Final = 1.0
"""Within so many points the choice is mixed, in proportion."""
STEPS: Final = 1000


def coins(others: i64, back: i64) -> float:
    """The chance that exactly `back` of so many others go back."""
    ways = 1.0
    k: i64 = 0
    while k < back:
        ways = ways * float(others - k) / float(k + 1)
        k += 1
    return float(ways * OTHERS_GO_BACK**back * (1.0 - OTHERS_GO_BACK) ** (others - back))


def relic_points(carried: i64, relics: i64) -> i64:
    """What so many relics are worth to whoever carries them out now. [DIA-4.6]"""
    points: i64 = 0
    k: i64 = 0
    while k < relics:
        if carried + k < CHEAP_RELICS:
            points += 5
        else:
            points += 10
        k += 1
    return points


def worth_of_going_back(bag: i64, loose: i64, carried: i64, relics: i64, others: i64) -> float:
    """What somebody with this bag expects to bring home by going back now, with so many others inside."""
    total = coins(others, 0) * float(bag + loose + relic_points(carried, relics))
    back: i64 = 1
    while back <= others:
        total += coins(others, back) * float(bag + loose // (back + 1))
        back += 1
    return total


def worth_of_one_more_card(seen: DiamantState, bag: i64) -> float:
    """What somebody expects to bring home by going on now and back after the next card."""
    others = seats_in(seen.inside) - 1
    total = 0.0
    back: i64 = 0
    while back <= others:
        loose, relics, carried = seen.loose, seen.relics, seen.carried
        if back > 0:
            loose = loose % back
        if back == 1:
            carried += relics
            relics = 0
        total += coins(others, back) * after_card(seen, bag, loose, carried, relics, others - back)
        back += 1
    return total


def after_card(seen: DiamantState, bag: i64, loose: i64, carried: i64, relics: i64, others: i64) -> float:
    """The mean over all cards of what going back after them brings; a second trap brings nothing. [DIA-3.5]"""
    deck = seen.deck
    total = 0.0
    kind: i64 = 0
    while kind < KINDS:
        if deck[kind] > 0:
            value = 0.0
            if kind >= FIRST_TREASURE:
                gems = seen.cards.worth[kind]
                share = gems // (others + 1)
                value = worth_of_going_back(bag + share, loose + gems - share * (others + 1), carried, relics, others)
            elif kind == RELIC:
                value = worth_of_going_back(bag, loose, carried, relics + 1, others)
            elif seen.traps & (1 << kind) == 0:
                value = worth_of_going_back(bag, loose, carried, relics, others)
            total += float(deck[kind]) * value
        kind += 1
    return total / float(seen.face_down)


@final
class OddsBot(Bot):
    """Goes on if one more card is expected to bring more than going back now; where the two are close, it mixes.

    Without the mixing, two of its kind would always leave together and spoil each other's walk home. `patience` is how
    many points going on may cost.
    """

    def __init__(self, patience: float = 0.0) -> None:
        self.patience: float = patience

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, DiamantState)
        bag = seen.purse[GATHERED + seat]
        now = worth_of_going_back(bag, seen.loose, seen.carried, seen.relics, seats_in(seen.inside) - 1)
        gain = worth_of_one_more_card(seen, bag) - now + self.patience
        if gain * STEPS > CLOSE * float(dealer.below(2 * STEPS) - STEPS):
            return ON
        return BACK

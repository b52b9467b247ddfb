"""A deck without an order deals exactly like a shuffled one: proved by counting every case of small decks."""

from fractions import Fraction
from itertools import permutations

from speleo.games.diamant.engine.cards import KINDS, RELIC, Cards
from speleo.games.diamant.engine.decision import BACK, ON
from speleo.games.diamant.engine.state import FIRST_CARD, DiamantState, set_up
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import UNHEARD

Odds = dict[tuple[int, ...], Fraction]


def small_game(deck: dict[int, int], expedition: int) -> DiamantState:
    """One explorer and a deck of a few cards, late in the game."""
    state = set_up(Cards([1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]), 1, False)
    for kind in range(KINDS):
        state.deck[kind] = deck.get(kind, 0)
    state.face_down = sum(deck.values())
    state.expedition = expedition
    return state


def policy(state: DiamantState) -> int:
    """Go back with two cards on the path."""
    return BACK if state.length >= 2 else ON


def lazily(state: DiamantState) -> Odds:
    """The odds of every sequence of cards, drawing each card when it is turned up."""
    odds: Odds = {}

    def follow(now: DiamantState, seen: tuple[int, ...], chance: Fraction) -> None:
        actor = now.turn()
        if actor == NOBODY:
            odds[seen] = odds.get(seen, Fraction(0)) + chance
        elif actor == CHANCE:
            choices = Choices()
            now.chance(choices)
            for at in range(choices.count):
                after = now.clone()
                after.step(CHANCE, choices.codes[at], UNHEARD)
                follow(after, (*seen, choices.codes[at]), chance * Fraction(choices.weights[at], choices.total))
        else:
            after = now.clone()
            after.step(actor, policy(now), UNHEARD)
            follow(after, seen, chance)

    follow(state, (), Fraction(1))
    return odds


def shuffled(state: DiamantState) -> Odds:
    """The odds of every sequence when the pile is shuffled before each expedition, every order equally likely."""
    odds: Odds = {}

    def follow(now: DiamantState, seen: tuple[int, ...], chance: Fraction) -> None:
        if now.turn() == NOBODY:
            odds[seen] = odds.get(seen, Fraction(0)) + chance
            return
        pile = [kind for kind in range(KINDS) for _copy in range(now.deck[kind])]
        orders = list(permutations(pile))
        for order in orders:
            after, shown = now.clone(), list(seen)
            expedition, cards = now.expedition, iter(order)
            while after.turn() != NOBODY and after.expedition == expedition:
                if after.turn() == CHANCE:
                    card = next(cards)
                    shown.append(FIRST_CARD + card)
                    after.step(CHANCE, FIRST_CARD + card, UNHEARD)
                else:
                    after.step(0, policy(after), UNHEARD)
            follow(after, tuple(shown), chance / len(orders))

    follow(state, (), Fraction(1))
    return odds


def test_one_expedition_deals_like_a_shuffled_pile() -> None:
    """All orders of six cards with traps, a relic and equal treasures give the same odds. [DIA-2.1]"""
    state = small_game({0: 2, 1: 1, RELIC: 1, 10: 2}, 5)
    odds = lazily(state)
    assert odds == shuffled(state)
    assert sum(odds.values()) == 1


def test_the_next_expedition_deals_like_a_pile_shuffled_anew() -> None:
    """Cards that left the game or came back change the second deck in the same way. [DIA-3.6, DIA-5.4]"""
    state = small_game({0: 3, RELIC: 1, 10: 1}, 4)
    odds = lazily(state)
    assert odds == shuffled(state)
    assert len(odds) > 20

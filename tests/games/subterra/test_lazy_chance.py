"""A stack and a deck without an order deal exactly like shuffled ones: proved by counting every case of small piles."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from speleo.games.subterra.engine.codes import CARD, TILE
from speleo.games.subterra.engine.pieces import DRAW_CARD, DRAW_CAVER, DRAW_TILE
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.engine.story import UNHEARD
from tests.games.subterra.tables import state_of

Odds = dict[tuple[int, ...], Fraction]


def lazily(state: SubTerraState, count: int) -> Odds:
    """The odds of every sequence of tiles or cards when each is decided only as it is turned up."""
    odds: Odds = {}

    def follow(now: SubTerraState, seen: tuple[int, ...], chance: Fraction) -> None:
        if len(seen) == count:
            odds[seen] = odds.get(seen, Fraction(0)) + chance
            return
        choices = Choices()
        now.chance(choices)
        for at in range(choices.count):
            after, code = now.clone(), choices.codes[at]
            if now.ask == DRAW_TILE:
                after.bag[code - TILE] -= 1
                after.stack -= 1
            else:
                after.pool[code - CARD] -= 1
                after.cards -= 1
            follow(after, (*seen, code), chance * Fraction(choices.weights[at], choices.total))

    follow(state, (), Fraction(1))
    return odds


def even(sequences: list[tuple[int, ...]]) -> Odds:
    return {seen: Fraction(times, len(sequences)) for seen, times in Counter(sequences).items()}


@pytest.mark.parametrize(("window", "others"), [(6, "2 plain NS, 4 plain NE, water NS"), (7, "3 gas NE, 4 horror N")])
def test_the_stack_is_like_a_shuffled_pile_with_the_exit_mixed_into_its_end(window: int, others: str) -> None:
    """Shuffle the tiles, then put the exit at any of the last places. [SUB-SET.5, SUB-SET.6, SUB-PLC.16]"""
    state = state_of(
        f"cavers: medic scout diver leader\nnext: draw\nrevealing: N\nstack: exit N, {others}", exitWindow=str(window)
    )
    tiles = [TILE + kind for kind in range(state.parts.kinds) for _copy in range(state.bag[kind])]
    piles = []
    for order in permutations(tiles):
        for place in range(len(tiles) + 1 - window, len(tiles) + 1):
            piles.append((*order[:place], TILE + state.parts.exit, *order[place:]))
    assert lazily(state, len(tiles) + 1) == even(piles)


def test_the_hazard_deck_is_like_a_shuffled_one_with_the_rest_unseen_in_the_box() -> None:
    """Only some of the cards are dealt, nobody knows which. [SUB-SET.8, SUB-SET.9]"""
    state = state_of("cavers: medic scout diver leader\nnext: card")
    for card, left in ((0, 3), (1, 2), (2, 0), (3, 1), (4, 1)):
        state.pool[card] = left
    state.cards = 4
    assert state.ask == DRAW_CARD
    pool = [CARD + card for card in range(10) for _copy in range(state.pool[card])]
    assert lazily(state, 4) == even([order[:4] for order in permutations(pool)])


def test_the_geologists_tile_is_the_top_of_a_shuffled_stack() -> None:
    """With an open tile the rest is dealt as if the first had been drawn from the whole. [SUB-SET.11]"""
    state = state_of("cavers: geologist scout diver leader\nnext: deal\nstack: exit N, 4 plain NS, 4 plain NE")
    choices = Choices()
    state.chance(choices)
    assert {choices.codes[at]: Fraction(choices.weights[at], choices.total) for at in range(choices.count)} == {
        TILE + 1: Fraction(1, 2),
        TILE + 2: Fraction(1, 2),
    }


def test_a_tile_put_back_on_top_comes_next_for_sure() -> None:
    """It is known to all. [SUB-OOT.5]"""
    state = state_of("cavers: geologist scout diver leader\nnext: draw\nrevealing: N\ntop: exit N")
    choices = Choices()
    state.chance(choices)
    assert (choices.count, choices.total, choices.codes[0]) == (1, 1, TILE + state.parts.exit)
    assert state.chance_total() == 1
    assert state.chance_at(0) == TILE + state.parts.exit


def test_each_drawn_board_leaves_one_fewer_to_draw() -> None:
    """What a dealer counts is what the list has, from eight boards on. [SUB-SET.2]"""
    state, totals = state_of("", cavers="drawn"), []
    while state.ask == DRAW_CAVER:
        listed = Choices()
        state.chance(listed)
        assert listed.total == state.chance_total()
        totals.append(listed.total)
        state.step(CHANCE, state.chance_at(0), UNHEARD)
    assert totals == [8, 7, 6, 5]

"""One table says what a caver can do: the list of choices holds exactly what nothing bars, and prices follow it."""

from collections.abc import Iterator

import pytest

from speleo.games.subterra import GAME
from speleo.games.subterra.coding import decode
from speleo.games.subterra.engine import bars, codes
from speleo.games.subterra.engine.barring import bar_to
from speleo.games.subterra.engine.components import CAVERS
from speleo.games.subterra.engine.pieces import DIRECTING, TURN
from speleo.games.subterra.engine.repertoire import FIRST, KINDS, ROWS, cost, kind_of, kinds_for, plan_at
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.playout import play_on

GAMES = 6
NAMING = tuple(int(kind_of(first)) for first in (codes.HEAL, codes.BANDAGE, codes.DIRECT))
"""Kinds of actions that name a caver of the team."""


def decisions(seed: int) -> Iterator[SubTerraState]:
    """Positions of random games in which a caver acts; boards are dealt, so that every ability comes up."""
    for game in range(GAMES):
        state = GAME.new(GAME.setup(4 + game % 3, {"difficulty": "expert"}))
        dealer, choices = FastDealer(f"bars {seed} {game}"), Choices()
        while play_on(state, 1, dealer, choices):
            if state.ask in (TURN, DIRECTING):
                yield state


def listed(state: SubTerraState) -> set[int]:
    choices = Choices()
    state.legal(state.turn(), choices)
    return {int(choices.codes[at]) for at in range(choices.count)}


@pytest.mark.parametrize("seed", range(3))
def test_the_list_holds_exactly_what_nothing_bars(seed: int) -> None:
    """[SUB-ACT.2] Also what a row says of the cost is what a legal action costs in a turn."""
    seen: set[int] = set()
    for state in decisions(seed):
        legal = listed(state)
        for code in range(codes.STEP):
            kind = int(kind_of(code))
            if kind in NAMING and code - FIRST[kind] >= state.team:
                continue
            bar = int(bar_to(state, state.acting, kind, code - FIRST[kind]))
            assert (bar == bars.NOTHING) == (code in legal), (decode(state, code), bar)
            seen.add(bar)
            if state.ask == TURN and code in legal:
                assert GAME.price(state, state.turn(), decode(state, code)).points == cost(code) <= state.points
    assert len(seen) > 20


def test_every_kind_of_action_has_one_row_in_the_order_of_the_codes() -> None:
    assert [row[0] for row in ROWS] == sorted({row[0] for row in ROWS})
    assert len(ROWS) == KINDS
    assert [int(kind_of(code)) for code in (codes.END, codes.EXERT, codes.RUN - 1, codes.RUN, codes.DECLINE)] == [
        0, 1, 4, 5, KINDS - 1,
    ]  # fmt: skip


def test_what_is_not_afforded_costs_too_much_or_is_the_ability_of_another() -> None:
    """[SUB-ACT.2, SUB-LEA.2]"""
    for who in range(CAVERS):
        assert list(kinds_for(who, 0)) == []
        assert {ROWS[kind][1] for kind in kinds_for(who, 1)} == {1}
        assert set(kinds_for(who, 1)) < set(kinds_for(who, 2))
        assert plan_at(who, 2) == plan_at(who, 5)
        assert all(ROWS[kind][2] in (who, CAVERS) for kind in kinds_for(who, 2))

"""What actions cost and risk is what they take when they are carried out."""

import pytest

from speleo.games.subterra.actions import Demolish, Discard, Dive, EndTurn, Exert, Explore
from speleo.games.subterra.engine.pieces import HEALTH, PLACING, SCREE_DIE, TURN
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.conformance import random_play
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.game import Action
from speleo.kernel.price import Price
from tests.games.subterra.tables import GAME, play, state_of

FOUR = "cavers: medic bodyguard scout climber\n"


def price(state: SubTerraState, notation: str) -> Price:
    return GAME.price(state, state.turn(), GAME.parse_action(notation))


def test_points_are_those_of_the_rules() -> None:
    """One or two action points; ending the turn and exerting are free. [SUB-ACT.2, SUB-BAS.1, SUB-BAS.10]"""
    state = state_of(FOUR + "cave:\n  1,0 plain NEW")
    assert [price(state, action).points for action in ("end", "exert", "reveal N", "move E", "sprint E")] == [
        0, 0, 1, 1, 1,
    ]  # fmt: skip
    assert [price(state, action).points for action in ("run E", "hide")] == [2, 2]


def test_a_granted_action_is_paid_by_the_leader() -> None:
    """Directing costs her a point, and what it grants costs nothing. [SUB-LEA.1]"""
    state = state_of("cavers: leader medic scout climber")
    assert price(state, "direct medic").points == 1
    play(state, "direct medic")
    assert price(state, "explore N").points == 0


def test_exertion_is_tested_and_the_leader_tests_better() -> None:
    """Half of all rolls succeed, two thirds of hers; a health point is at stake. [SUB-EXE.3, SUB-SKL.1, SUB-SKL.2]"""
    assert price(state_of(FOUR), "exert") == Price(test=50, risk=1)
    assert price(state_of("cavers: leader medic scout climber"), "exert") == Price(test=67, risk=1)


def test_after_two_failures_there_is_no_test() -> None:
    """The third attempt to hide succeeds by itself. [SUB-SKL.4]"""
    assert price(state_of(FOUR), "hide") == Price(points=2, test=50)
    assert price(state_of(FOUR + "hide fails: 2 0 0 0"), "hide") == Price(points=2)


def test_what_waits_on_the_next_tile() -> None:
    """Scree is tested, lingering gas and horrors are certain, beside the Bodyguard gas is harmless.

    [SUB-TIL.26, SUB-TIL.10, SUB-HOR.13, SUB-BOD.2]
    """
    cave = "cave:\n  1,0 scree NESW\n  0,1 gas ES\n  -1,0 gas NE\n  0,-1 plain NS\n"
    state = state_of(FOUR + cave + "gas: 2\nplaces: 0,0 0,1 0,0 0,0\nhorrors: A 0,-1")
    assert price(state, "move E") == Price(points=1, test=50, risk=1)
    assert price(state, "move N") == Price(points=1)
    assert price(state, "move W") == Price(points=1, risk=2)
    assert price(state, "move S") == Price(points=1, risk=3)


def test_exploring_risks_what_the_stack_holds() -> None:
    """Gas tiles cost two while gas lingers, scree one; with neither left nothing can happen. [SUB-PLC.16, SUB-BAS.7]"""
    stack = "stack: exit N, 4 plain NS, gas NE, scree NESW"
    assert price(state_of(FOUR + "gas: 2\n" + stack), "explore N").risk == 2
    assert price(state_of(FOUR + stack), "explore N") == Price(points=1, risk=1, worst=True)
    assert price(state_of(FOUR + "stack: exit N, 4 plain NS"), "explore N") == Price(points=1, worst=True)
    assert price(state_of(FOUR + stack), "reveal N") == Price(points=1)


def test_the_scout_sees_what_keeping_a_tile_would_cost() -> None:
    """Throwing it away uses one of three, and the next tile is unknown again. [SUB-SCO.1]"""
    state = state_of("cavers: scout medic climber leader\ngas: 2\nstack: exit N, 4 plain NS, gas NE, gas NE")
    play(state, "explore N", "tile gas NE")
    assert price(state, "keep") == Price(risk=2)
    assert price(state, "discard") == Price(uses=(("guide", 1),), risk=2, worst=True)


def test_a_blast_risks_the_health_of_everybody_on_cave_in_tiles() -> None:
    """One explosive of three; the Engineer loses one, all others three. [SUB-ENG.1, SUB-ENG.5, SUB-ENG.6]"""
    cave = "cave:\n  1,0 cave-in NW/1,4\n"
    text = "cavers: engineer medic scout climber\nplaces: 1,0 1,0 0,0 0,0\n"
    assert price(state_of(text + cave), "demolish E") == Price(points=2, uses=(("explosive", 1),), risk=4, worst=True)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize("seats", [4, 6])
def test_no_action_takes_more_than_its_price(seats: int, seed: str) -> None:
    """Points are paid exactly; health is lost up to the risk, without a test and an unknown tile exactly so much.

    [SUB-ACT.2, SUB-TIL.0]
    """
    for state, actor, _action in random_play(GAME, GAME.setup(seats), seed):
        if actor == CHANCE or state.acting < 0:
            continue
        for action in GAME.legal_actions(state, actor):
            told = GAME.price(state, actor, action)
            for after in worlds(state, actor, action):
                if after.ask == TURN and after.active == state.active and not isinstance(action, EndTurn | Exert):
                    assert state.points - after.points == told.points, action.notation
                lost = state.figures[HEALTH + state.acting] - after.figures[HEALTH + state.acting]
                if not isinstance(action, EndTurn | Exert | Dive):
                    assert lost <= told.risk, action.notation
                    if not told.test and not isinstance(action, Explore | Discard | Demolish) and after.ask != PLACING:
                        assert max(lost, 0) == told.risk, action.notation


def worlds(state: SubTerraState, actor: int, action: Action) -> list[SubTerraState]:
    """What an action may lead to: with its own die rolled every way, before a tile is drawn."""
    after = state.clone()
    GAME.apply(after, actor, action)
    if after.ask != SCREE_DIE:
        return [after]
    found = []
    for outcome, _weight in GAME.chance_outcomes(after):
        world = after.clone()
        GAME.apply(world, CHANCE, outcome)
        found.append(world)
    return found

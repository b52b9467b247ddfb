"""What The Cave does for somebody who is away."""

import pytest

from speleo.games.cave import GAME
from speleo.games.cave.absent import FIRST_LOAD, stand_in_action, steps_home
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.match import Match
from tests.games.cave.tables import state_of


def test_somebody_who_is_away_packs_the_suggested_load() -> None:
    """Time-outs take the load for beginners, without the tent. [CAVE-2.11, CAVE-3.13]"""
    state = GAME.new(GAME.setup(2))
    assert stand_in_action(state, 0) == FIRST_LOAD
    GAME.apply(state, 0, FIRST_LOAD)
    assert stand_in_action(state, 0).notation == "ready"


def test_somebody_who_is_away_places_first_and_ends_the_turn() -> None:
    """North first, then the lowest rotation; otherwise the turn ends. [CAVE-3.13]"""
    assert stand_in_action(state_of("at: 0,-1 | 0,0\n"), 0).notation == "end"
    drawn = state_of("at: 0,-2 | 0,0\ndrawn: E NE\ncave:\n  0,-2 E NES\n")
    assert stand_in_action(drawn, 0).notation == "place n ES"


@pytest.mark.parametrize(("tile", "placement"), [("NES", "place e ESW"), ("NE", "place e SW")])
def test_somebody_who_is_away_turns_a_tile_as_little_as_possible(tile: str, placement: str) -> None:
    """Of several rotations the one with the fewest quarter turns clockwise. [CAVE-3.13]"""
    text = f"at: 0,-3 | 0,0\ndrawn: E {tile}\ncave:\n  0,-2 E NS\n  0,-3 E ES\n"
    assert stand_in_action(state_of(text), 0).notation == placement


def test_somebody_who_is_away_lays_a_rockfall_at_the_first_exit() -> None:
    """North comes first for rockfalls as well. [CAVE-3.13]"""
    text = "at: 0,-2 | 0,0\ndrawn: W N\ncave:\n  0,-2 E NES\n  0,-3 E ES\n  1,-3 E SW\n"
    assert stand_in_action(state_of(text), 0).notation == "rockfall e"


@pytest.mark.parametrize(
    ("text", "load"),
    [
        ("phase: load", "load 4 prov, rope, ox2, cam, raft"),
        ("phase: load\nlost: cam | -", "load 4 prov, rope, ox2, raft"),
        ("phase: load\ntent: packed: raft | base", "load 4 prov, rope, ox2"),
    ],
)
def test_somebody_who_leaves_while_repacking_gets_the_usual_load(text: str, load: str) -> None:
    """As much of the load for beginners as there is and fits. [CAVE-2.11, CAVE-3.13, CAVE-15.2]"""
    assert stand_in_action(state_of(text), 0).notation == load


def test_somebody_who_leaves_while_throwing_things_away_keeps_camera_and_raft() -> None:
    """They would be lost for good. [CAVE-3.13, CAVE-14.5]"""
    text = "phase: drop\nat: 0,-1 | 0,0\npack: cam | nothing\ntent: 0,-1: raft, rope | base"
    assert stand_in_action(state_of(text), 0).notation == "drop from tent rope"


def test_somebody_who_is_away_and_starving_heads_for_the_base() -> None:
    """The linked space with the fewest links to the base. [CAVE-3.13]"""
    state = state_of("at: 0,-3 | 0,0\nnotes: starving\ncave:\n  0,-2 E NS\n  0,-3 E NES\n  0,-4 E NS\n")
    assert stand_in_action(state, 0).notation == "force s"
    assert steps_home(state)[state.spaces - 1] == 4


def test_an_absent_table_plays_to_its_end() -> None:
    """Whoever leaves goes on this way, and the match ends. [CAVE-3.13, CAVE-17.9]"""
    match, dealer = Match(GAME, GAME.setup(3)), FastDealer("away")
    while not match.over:
        match.deal(dealer)
        if not match.over:
            seat = GAME.actors(match.state)[0]
            match.act(seat, stand_in_action(match.state, seat))
    assert GAME.outcome(match.state).winners == (0, 1, 2)

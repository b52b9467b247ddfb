"""What actions cost is what is paid when they are carried out."""

import pytest

from speleo.games.cave import GAME
from speleo.games.cave.engine.loads import FULL, HALF, ROPE, count_of
from speleo.games.cave.engine.pieces import PACK, TEAM, TURN
from speleo.games.cave.engine.state import CaveState
from speleo.kernel.conformance import random_play
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.price import FREE, Price


def gear(state: CaveState, seat: int) -> dict[str, int]:
    """Ropes and dives' worth of oxygen in a backpack."""
    pack = state.team[seat * TEAM + PACK]
    return {"rope": count_of(pack, ROPE), "oxygen": 2 * count_of(pack, FULL) + count_of(pack, HALF)}


@pytest.mark.parametrize("seed", ["a", "b"])
@pytest.mark.parametrize("edition", ["pegasus", "rebel"])
def test_every_action_takes_its_price(edition: str, seed: str) -> None:
    """AP, ropes and oxygen fall by exactly what was told. [CAVE-6.4, CAVE-7.1, CAVE-8.4, CAVE-13.1]"""
    seen = set()
    for state, actor, _action in random_play(GAME, GAME.setup(2, edition=edition), seed):
        assert isinstance(state, CaveState)
        if actor == CHANCE or state.phase != TURN:
            continue
        for action in GAME.legal_actions(state, actor):
            told = GAME.price(state, actor, action)
            after = state.clone()
            GAME.apply(after, actor, action)
            seen.add(action.tag)
            if action.tag == "force":
                assert told == Price(5)
            elif action.tag in ("end", "skip"):
                assert told == FREE
            else:
                assert state.ap - after.ap == told.points, action.notation
                if action.tag not in ("repack", "take-tent"):
                    used = {name: had - gear(after, actor)[name] for name, had in gear(state, actor).items()}
                    assert {name: count for name, count in used.items() if count} == dict(told.uses), action.notation
    assert {"move", "discover", "force"} <= seen


def test_diving_uses_oxygen_and_a_raft_does_not() -> None:
    """A lake costs 2 AP and oxygen under water, 1 AP above it. [CAVE-8.1, CAVE-8.4]"""
    position = "at: 0,-1 | 0,0\npack: ox2, raft | nothing\ncave:\n  0,-2 W NS token"
    state = GAME.read(GAME.setup(2), position)
    assert GAME.price(state, 0, GAME.parse_action("move n dive full")) == Price(2, (("oxygen", 1),))
    assert GAME.price(state, 0, GAME.parse_action("move n raft")) == Price(1)

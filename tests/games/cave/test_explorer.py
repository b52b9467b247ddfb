"""The explorer of The Cave may take over any seat at any moment."""

from __future__ import annotations

import pytest

from speleo.bots.cave import BOTS
from speleo.games.cave import GAME
from speleo.games.cave.engine.state import CaveState
from speleo.kernel.conformance import legal_codes, random_play
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE

MIDGAMES = [
    "phase: load\ntent: packed: nothing | base",
    "phase: fill\ntent: taken: nothing | base",
    "phase: stow\npack: 8 prov | nothing\ntent: taken: nothing | base",
    "phase: split\nat: 0,-1 | 0,0\npack: 2 prov | nothing\ntent: 0,-1: rope | base",
    "phase: drop\nat: 0,-1 | 0,0\npack: cam | nothing",
    "at: 0,-1 | 0,0\nnotes: starving",
    "round: 9 of which final 2\nend: seat 1",
]


def choice(state: CaveState, seat: int, bot: str = "explorer") -> int:
    return BOTS[bot]().choose(state.seen_by(seat), seat, FastDealer("explorer"))


@pytest.mark.parametrize("text", MIDGAMES)
def test_an_explorer_goes_on_from_any_position(text: str) -> None:
    """Also with the tent in the backpack, which leaves six slots. [CAVE-15.2]"""
    state = GAME.read(GAME.setup(2), text)
    assert choice(state, 0) in legal_codes(state, 0)


@pytest.mark.parametrize("edition", ["pegasus", "rebel"])
def test_an_explorer_chooses_something_legal_wherever_random_play_leads(edition: str) -> None:
    """Whoever played before it, and whatever lies where. [CAVE-3.10]"""
    setup = GAME.setup(3, {"stallRounds": "2"}, edition)
    for game in range(3):
        for state, actor, _ in random_play(GAME, setup, f"take over {edition} {game}"):
            if actor != CHANCE:
                assert isinstance(state, CaveState)
                assert choice(state, actor) in legal_codes(state, actor), GAME.write(state)

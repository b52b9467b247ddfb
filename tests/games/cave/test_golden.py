"""Whole matches of The Cave with every answer of the engine. Run this file as a program to write them anew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from speleo.bots.cave import BOTS
from speleo.games.cave import GAME
from speleo.games.cave.absent import stand_in_action
from speleo.games.cave.actions import Load
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.pieces import SETUP, TURN
from speleo.games.cave.engine.state import CaveState
from speleo.kernel.conformance import legal_codes
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.playthrough import playthrough

GOLDEN = Path(__file__).parents[2] / "golden"
FIRST_WITH_TENT = Load("3 prov, rope, ox2, cam", True)
TENT_WORK = (codes.PITCH, codes.EXCHANGE, codes.STRIKE)
SEEDS = {"pegasus": "g182", "rebel": "g182"}
CHOICES = 62
HAPPENED = (
    *("TileLaid", "RockfallLaid", "RopesLaid", "DepthReached", "OxygenUsed", "TokenTaken"),
    *("Repacking", "TentPitched", "Exchanged", "ProvisionEaten", "EndTriggered", "GameEnded"),
)


class Rover:
    """An explorer that now and then does something with its tent or at random; after so many choices it only rests."""

    def __init__(self) -> None:
        self.bot = BOTS["explorer"]()
        self.choices = 0

    def choose(self, seen: State, seat: int, dealer: FastDealer) -> int:
        assert isinstance(seen, CaveState)
        self.choices += 1
        if self.choices > CHOICES:
            return GAME.encode(seen, stand_in_action(seen, seat))
        legal = legal_codes(seen, seat)
        if seen.phase == SETUP:
            return GAME.encode(seen, FIRST_WITH_TENT) if GAME.encode(seen, FIRST_WITH_TENT) in legal else legal[-1]
        whim = dealer.below(6)
        if seen.phase == TURN and whim == 0:
            return legal[dealer.below(len(legal))]
        if whim <= 2:
            for code in TENT_WORK:
                if code in legal:
                    return code
        return self.bot.choose(seen, seat, dealer)


def roving(edition: str) -> str:
    return playthrough(GAME, GAME.setup(2, {"stallRounds": "2"}, edition), SEEDS[edition], Rover().choose)


@pytest.mark.parametrize("edition", SEEDS)
def test_the_golden_playthrough(edition: str) -> None:
    """Every answer of the engine in a whole match is what it always was. [CAVE-3.9]"""
    assert roving(edition) == (GOLDEN / f"cave-{edition}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("edition", SEEDS)
def test_the_golden_playthrough_shows_what_can_happen(edition: str) -> None:
    """Ropes, depths, dives, tokens, rockfalls and the tent are all in it, and it stays small. [CAVE-3.9]"""
    text = (GOLDEN / f"cave-{edition}.txt").read_text(encoding="utf-8")
    told = set(re.findall(r"^    ([A-Z]\w+)", text, re.MULTILINE))
    assert set(HAPPENED) <= told
    assert len(text.encode()) < 400_000


if __name__ == "__main__":
    for name in SEEDS:
        (GOLDEN / f"cave-{name}.txt").write_text(roving(name), encoding="utf-8")

"""Rounds in a caver's head: an action, and what it leads to if everybody follows the script afterwards."""

from __future__ import annotations

from typing import final

from speleo.bots.comparing import Foresight
from speleo.bots.subterra.fate import Fate
from speleo.bots.subterra.judgement import Judgement
from speleo.bots.subterra.team import TeamBot
from speleo.games.subterra.engine.pieces import FIRST_CHANCE, OVER, TURN
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64


@final
class Rounds(Foresight):
    """Plays on to the beginning of a later round and judges it."""

    def __init__(self, judgement: Judgement, rounds: int) -> None:
        self.judgement: Judgement = judgement
        self.rounds: i64 = rounds
        self.script: TeamBot = TeamBot()
        self.dealer: FastDealer = FastDealer("the script throws no dice")

    def outcome(self, state: State, seat: i64, code: i64, seed: i64) -> i64:
        assert isinstance(state, SubTerraState)
        after = state.clone()
        until = after.round + self.rounds
        after.step(seat, code, UNHEARD)
        self.play(after, until, Fate(seed))
        return self.judgement.value(after)

    def play(self, state: SubTerraState, until: i64, fate: Fate) -> None:
        """Follow the script until a round begins, or to the end."""
        while state.ask != OVER:
            if state.ask >= FIRST_CHANCE:
                fate.befall(state)
            elif state.round >= until and state.slot == 1 and state.ask == TURN:
                return
            else:
                seat = state.turn()
                state.step(seat, self.script.choose(state, seat, self.dealer), UNHEARD)

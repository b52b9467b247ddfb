"""Futures of a team: the script plays on to the next round; the network says how likely each medal is from there."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.futures import SURE, Futures
from speleo.bots.subterra.fate import Fate
from speleo.bots.subterra.judgement import MEDALS, chance
from speleo.bots.subterra.rounds import Rounds
from speleo.bots.subterra.survey import survey
from speleo.games.subterra.engine.flow import left_behind
from speleo.games.subterra.engine.pieces import OVER, Pieces, conscious, on_tile
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64

A_ROUND: Final[i64] = 25
"""About how many steps a round has."""


@final
class SubTerraFutures(Futures):
    """Grades are bronze or better, silver or better, and gold, none likelier than the one before.

    The mishap, one for all, is that somebody falls.
    """

    def __init__(self, seats: i64, rounds: Rounds) -> None:
        super().__init__(seats, MEDALS)
        self.rounds: Rounds = rounds

    def worth(self, seat: i64) -> i64:
        """Any medal first, then better ones."""
        return (6 * self.grades[0] + 2 * self.grades[1] + 2 * self.grades[2]) // 10

    def play_on(self, state: State, seed: i64) -> None:
        assert isinstance(state, SubTerraState)
        before = standing(state)
        grade: i64 = 0
        self.rounds.play(state, state.round + self.rounds.rounds, Fate(seed))
        self.steps += A_ROUND
        if state.ask == OVER:
            behind = left_behind(state)
            grade = 0
            while grade < MEDALS:
                self.grades[grade] = 0
                if behind < MEDALS - grade:
                    self.grades[grade] = SURE
                grade += 1
        else:
            sums = self.rounds.judgement.network.sums(survey(state))
            grade = 0
            while grade < MEDALS:
                self.grades[grade] = chance(sums[grade])
                if grade > 0 and self.grades[grade] > self.grades[grade - 1]:
                    self.grades[grade] = self.grades[grade - 1]
                grade += 1
        fell: i64 = 0
        if standing(state) < before:
            fell = 1
        seat: i64 = 0
        while seat < self.seats:
            self.wins[seat] = self.grades[0]
            self.points[seat] = self.grades[0] + self.grades[1] + self.grades[2]
            self.mishaps[seat] = fell
            seat += 1


def standing(state: Pieces) -> i64:
    """How many are conscious and neither under water nor gone; a diver under water counts too."""
    found: i64 = 0
    caver: i64 = 0
    while caver < state.team:
        if conscious(state, caver) and (on_tile(state, caver) or state.submerged & (1 << caver) != 0):
            found += 1
        caver += 1
    return found

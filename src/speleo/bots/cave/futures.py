"""Futures of a cave: all teams explore as the best explorer does, and tiles come by their place in the stacks."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.cave.explorer import ExplorerBot
from speleo.bots.futures import LONGEST, Futures
from speleo.bots.luck import ticket
from speleo.games.cave.engine.pieces import OVER
from speleo.games.cave.engine.scores import at_home
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import GROUPS
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64

POINT: Final[i64] = 100


@final
class CaveFutures(Futures):
    """Plays to the end. The mishap is not to be home then."""

    def __init__(self, seats: i64, explorer: ExplorerBot) -> None:
        super().__init__(seats)
        self.explorer: ExplorerBot = explorer
        self.dealer: FastDealer = FastDealer("an explorer throws no dice")

    def worth(self, seat: i64) -> i64:
        """Own points, and a part of the lead over the best of the others."""
        best: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.points[other] > best:
                best = self.points[other]
            other += 1
        return self.points[seat] * POINT - best * POINT // 4

    def play_on(self, state: State, seed: i64) -> None:
        assert isinstance(state, CaveState)
        steps: i64 = 0
        while state.phase != OVER and steps < LONGEST:
            actor = state.turn()
            if actor == CHANCE:
                code = state.chance_at(ticket(seed, tiles_left(state) + 1, state.chance_total()))
                state.step(CHANCE, code, UNHEARD)
            else:
                state.step(actor, self.explorer.choose(state.seen_by(actor), actor, self.dealer), UNHEARD)
            steps += 1
        self.steps += steps + 1
        self.count_wins(state, 1)
        seat: i64 = 0
        while seat < self.seats:
            self.mishaps[seat] = 0
            if not at_home(state, seat):
                self.mishaps[seat] = 1
            seat += 1


def tiles_left(state: CaveState) -> i64:
    left: i64 = 0
    group: i64 = 0
    while group < GROUPS:
        left += state.stacks[group]
        group += 1
    return left

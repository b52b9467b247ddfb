"""Futures of an expedition: everybody goes on and back as the network would, and cards come by their place."""

from __future__ import annotations

from typing import final

from speleo.bots.diamant.policy import PolicyBot
from speleo.bots.futures import Futures
from speleo.bots.luck import ticket
from speleo.bots.network import CERTAIN
from speleo.games.diamant.engine.decision import BACK, ON
from speleo.games.diamant.engine.pieces import CHEST, DECIDE, OVER, REVEAL
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.state import CHANCE, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64


@final
class DiamantFutures(Futures):
    """Plays to the end. The mishap is to be caught by a trap in the expedition that the position is in."""

    def __init__(self, seats: i64, policy: PolicyBot) -> None:
        super().__init__(seats)
        self.policy: PolicyBot = policy

    def worth(self, seat: i64) -> i64:
        """A win; alone, points."""
        if self.seats == 1:
            return self.points[seat]
        return self.wins[seat]

    def believed(self, seen: State, seat: i64) -> State:
        """Closed chests of others are taken to be as full as one's own."""
        assert isinstance(seen, DiamantState)
        start = seen.undecided()
        if seen.closed and seen.phase != OVER:
            other: i64 = 0
            while other < start.seats:
                if seen.hidden & (1 << other) != 0:
                    start.purse[CHEST + other] = start.purse[CHEST + seat]
                    start.gems += start.purse[CHEST + seat]
                other += 1
        return start

    def play_on(self, state: State, seed: i64) -> None:
        assert isinstance(state, DiamantState)
        first = state.expedition
        caught: i64 = 0
        while state.phase != OVER:
            self.steps += 1
            if state.phase == REVEAL:
                inside = state.inside
                now = state.expedition
                occasion = state.expedition * 64 + state.face_down
                state.step(CHANCE, state.chance_at(ticket(seed, occasion, state.face_down)), UNHEARD)
                if now == first and state.phase != DECIDE:
                    caught = inside
            else:
                seat = state.turn()
                occasion = (state.expedition * 64 + state.face_down) * 8 + seat + 4096
                code: i64 = ON
                if ticket(seed, occasion, CERTAIN) < self.policy.chance_to_go_back(state, seat):
                    code = BACK
                state.step(seat, code, UNHEARD)
        self.steps += 1
        self.count_wins(state, 0)
        seat = 0
        while seat < self.seats:
            self.mishaps[seat] = (caught >> seat) & 1
            seat += 1

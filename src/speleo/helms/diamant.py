"""Diamant as programs steer it: 0 goes on, 1 goes back."""

from __future__ import annotations

from typing import Final, final

from speleo.games.diamant.engine.cards import KINDS, TRAP_KINDS
from speleo.games.diamant.engine.pieces import CHEST, FIVES, GATHERED, OVER, TENS
from speleo.games.diamant.engine.state import DiamantState
from speleo.helms.helm import Helm
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i16, i64, vec

ACTIONS: Final = 2
TABLE_FIELDS: Final = 7
SEAT_FIELDS: Final = 6
UNKNOWN: Final = -1
"""What stands for the gems in a chest that is closed to the viewer."""


@final
class DiamantHelm(Helm):
    """A match of Diamant at the helm of a program."""

    def __init__(self, start: DiamantState) -> None:
        super().__init__(start, ACTIONS, TABLE_FIELDS + TRAP_KINDS + KINDS + SEAT_FIELDS * start.seats)
        self.match: DiamantState = start.clone()

    def table(self) -> State:
        return self.match

    def lay(self, state: State) -> None:
        assert isinstance(state, DiamantState)
        self.match = state

    def made(self) -> Helm:
        start = self.start
        assert isinstance(start, DiamantState)
        return DiamantHelm(start)

    def sealed(self) -> bool:
        """Choices are turned up together. [DIA-4.1]"""
        return self.match.chosen != 0

    def observe(self, seat: i64, row: vec[i16], at: i64) -> None:
        """The fields of `speleo.envs.diamant`, in their order; seats clockwise from the viewer."""
        match = self.match
        row[at] = i16(match.expedition)
        row[at + 1] = i16(match.phase)
        row[at + 2] = i16(match.face_down)
        row[at + 3] = i16(match.loose)
        row[at + 4] = i16(match.relics)
        row[at + 5] = i16(match.carried)
        own: i64 = 0
        if match.chosen & (1 << seat) != 0:
            own = 1
            if match.back & (1 << seat) != 0:
                own = 2
        row[at + 6] = i16(own)
        at += TABLE_FIELDS
        traps = match.traps
        trap: i64 = 0
        while trap < TRAP_KINDS:
            row[at + trap] = i16(traps >> trap & 1)
            trap += 1
        at += TRAP_KINDS
        deck = match.deck
        kind: i64 = 0
        while kind < KINDS:
            row[at + kind] = i16(deck[kind])
            kind += 1
        self.observe_seats(seat, row, at + KINDS)

    def observe_seats(self, viewer: i64, row: vec[i16], at: i64) -> None:
        """One field after the other, in each all seats; a closed chest is not seen. [DIA-7.3]"""
        match = self.match
        purse = match.purse
        seats = match.seats
        closed = match.closed and match.phase != OVER
        seat = viewer
        while True:
            row[at] = i16(match.inside >> seat & 1)
            row[at + seats] = i16(match.chosen >> seat & 1)
            row[at + 2 * seats] = i16(purse[GATHERED + seat])
            if closed and seat != viewer:
                row[at + 3 * seats] = UNKNOWN
            else:
                row[at + 3 * seats] = i16(purse[CHEST + seat])
            row[at + 4 * seats] = i16(purse[FIVES + seat])
            row[at + 5 * seats] = i16(purse[TENS + seat])
            at += 1
            seat += 1
            if seat == seats:
                seat = 0
            if seat == viewer:
                return

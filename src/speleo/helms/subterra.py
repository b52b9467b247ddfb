"""Sub Terra as programs steer it: the engine's codes below 236 are the numbers of the actions."""

from __future__ import annotations

from typing import Final, final

from speleo.games.subterra.engine.codes import TILE
from speleo.games.subterra.engine.components import CARDS, HORRORS, SPACES
from speleo.games.subterra.engine.pieces import AT, HEALTH, HIDE_FAILS, LURKS, ROPE_FAILS, WHO
from speleo.games.subterra.engine.state import SubTerraState
from speleo.grid.cells import x_of, y_of
from speleo.helms.helm import SPACE_FIELDS, Helm, clear
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i16, i64, vec

ACTIONS: Final = TILE
TABLE_FIELDS: Final = 36
CAVER_FIELDS: Final = 9


@final
class SubTerraHelm(Helm):
    """A match of Sub Terra at the helm of a program."""

    def __init__(self, start: SubTerraState) -> None:
        self.tiles: i64 = len(start.bag)
        cavers = CAVER_FIELDS * start.team
        super().__init__(start, ACTIONS, TABLE_FIELDS + HORRORS + CARDS + self.tiles + cavers + SPACE_FIELDS * SPACES)
        self.match: SubTerraState = start.clone()

    def table(self) -> State:
        return self.match

    def lay(self, state: State) -> None:
        assert isinstance(state, SubTerraState)
        self.match = state

    def made(self) -> Helm:
        start = self.start
        assert isinstance(start, SubTerraState)
        return SubTerraHelm(start)

    def observe(self, seat: i64, row: vec[i16], at: i64) -> None:
        """The fields of `speleo.envs.subterra`, in their order. Everything is public. [SUB-PLC.15]"""
        self.observe_table(row, at)
        at += TABLE_FIELDS
        match = self.match
        figures = match.figures
        k: i64 = 0
        while k < HORRORS:
            row[at + k] = i16(figures[LURKS + k])
            k += 1
        at += HORRORS
        k = 0
        while k < CARDS:
            row[at + k] = i16(match.pool[k])
            k += 1
        at += CARDS
        bag = match.bag
        k = 0
        while k < self.tiles:
            row[at + k] = i16(bag[k])
            k += 1
        at += self.tiles
        self.observe_cavers(seat, row, at)
        self.observe_spaces(row, at + CAVER_FIELDS * match.team)

    def observe_table(self, row: vec[i16], at: i64) -> None:
        """What there is once."""
        match = self.match
        row[at] = i16(match.ask)
        row[at + 1] = i16(match.phase)
        row[at + 2] = i16(match.round)
        row[at + 3] = i16(match.stack)
        row[at + 4] = i16(match.thrown)
        row[at + 5] = i16(match.top)
        row[at + 6] = i16(match.aside)
        row[at + 7] = i16(match.cards)
        row[at + 8] = i16(match.out_of_time)
        row[at + 9] = i16(match.gas)
        row[at + 10] = i16(match.exit_at)
        row[at + 11] = i16(match.start)
        row[at + 12] = i16(match.slot)
        row[at + 13] = i16(match.picked)
        row[at + 14] = i16(match.guides)
        row[at + 15] = i16(match.explosives)
        row[at + 16] = i16(match.active)
        row[at + 17] = i16(match.acting)
        row[at + 18] = i16(match.points)
        row[at + 19] = i16(match.exerted)
        row[at + 20] = i16(match.led)
        row[at + 21] = i16(match.side)
        row[at + 22] = i16(match.exploring)
        row[at + 23] = i16(match.guided)
        row[at + 24] = i16(match.drawn)
        row[at + 25] = i16(match.rotations)
        row[at + 26] = i16(match.steps)
        row[at + 27] = i16(match.rolling)
        row[at + 28] = i16(match.hazard)
        row[at + 29] = i16(match.times)
        row[at + 30] = i16(match.to_move)
        row[at + 31] = i16(match.passes)
        row[at + 32] = i16(match.spawns)
        row[at + 33] = i16(match.mover)
        row[at + 34] = i16(match.victim)
        row[at + 35] = i16(match.spaces)

    def observe_cavers(self, seat: i64, row: vec[i16], at: i64) -> None:
        """Each caver, and whether the viewer plays it."""
        match = self.match
        figures = match.figures
        each = match.terms.each
        caver: i64 = 0
        while caver < match.team:
            row[at] = i16(caver // each == seat)
            row[at + 1] = i16(figures[WHO + caver])
            row[at + 2] = i16(figures[HEALTH + caver])
            row[at + 3] = i16(figures[AT + caver])
            row[at + 4] = i16(figures[ROPE_FAILS + caver])
            row[at + 5] = i16(figures[HIDE_FAILS + caver])
            row[at + 6] = i16(match.hidden >> caver & 1)
            row[at + 7] = i16(match.submerged >> caver & 1)
            row[at + 8] = i16(match.devoured >> caver & 1)
            at += CAVER_FIELDS
            caver += 1

    def observe_spaces(self, row: vec[i16], at: i64) -> None:
        """Every space that is laid, then nothing."""
        match = self.match
        sorts = match.parts.sorts
        space: i64 = 0
        while space < match.spaces:
            cell = match.cells[space]
            kind = match.kinds[space]
            row[at] = i16(x_of(cell))
            row[at + 1] = i16(y_of(cell))
            row[at + 2] = i16(kind + 1)
            row[at + 3] = i16(sorts[kind])
            row[at + 4] = i16(match.turns[space])
            row[at + 5] = i16(match.opens[space])
            row[at + 6] = i16(match.rim[space])
            row[at + 7] = i16(match.marks[space])
            at += SPACE_FIELDS
            space += 1
        clear(row, at, at + (SPACES - match.spaces) * SPACE_FIELDS)

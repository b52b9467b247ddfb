"""The Cave as programs steer it."""

from __future__ import annotations

from typing import Final, final

from speleo.games.cave.engine import codes
from speleo.games.cave.engine.loads import ITEMS
from speleo.games.cave.engine.packing import WITH_TENT
from speleo.games.cave.engine.pieces import (
    ARRIVED,
    ARRIVED_IN,
    AT_BASE,
    CAMP,
    CELL,
    DEPTHS,
    EXITS,
    KIND,
    LEVEL,
    LOST,
    MARKS,
    OPEN,
    PACK,
    PLACE_OF,
    ROPE_TOKENS,
    ROPED,
    SETUP,
    SPOT,
    STAGE,
    TEAM,
    TENT_LOAD,
)
from speleo.games.cave.engine.scores import token_points
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import FACES, GROUPS
from speleo.grid.cells import x_of, y_of
from speleo.helms.cave_actions import (
    ACTIONS,
    DONE,
    ITEM,
    NO_GEAR,
    TENT,
    code_of,
    gear_code,
    list_loading,
    list_other_gear,
    number_of,
)
from speleo.helms.helm import SPACE_FIELDS, Helm, clear
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i16, i64, vec

TABLE_FIELDS: Final = 16
TEAM_FIELDS: Final = 27
BEGUN_FIELDS: Final = ITEMS + 1
LEVELS_SHOWN: Final = 14
"""Depth tokens are shown as bits of their levels, 1 to 14; no cave of the standard box goes deeper."""


@final
class CaveHelm(Helm):
    """A match of The Cave at the helm of a program."""

    def __init__(self, start: CaveState) -> None:
        self.places: i64 = len(start.cave) // SPOT
        width = TABLE_FIELDS + GROUPS + FACES + BEGUN_FIELDS + TEAM_FIELDS * start.seats + SPACE_FIELDS * self.places
        super().__init__(start, ACTIONS, width)
        self.match: CaveState = start.clone()
        self.codes: Choices = Choices()

    def table(self) -> State:
        return self.match

    def lay(self, state: State) -> None:
        assert isinstance(state, CaveState)
        self.match = state

    def made(self) -> Helm:
        start = self.start
        assert isinstance(start, CaveState)
        return CaveHelm(start)

    def list_actions(self, seat: i64, into: Choices) -> None:
        match = self.match
        if seat < 0 or not match.must_act(seat):
            return
        begun = self.begun
        gear = gear_code(match, seat, begun)
        if gear == codes.LOAD:
            list_loading(match, seat, begun, into)
            return
        listed = self.codes
        listed.clear()
        match.legal(seat, listed)
        if gear != NO_GEAR:
            list_other_gear(listed, gear, begun, into)
            return
        at: i64 = 0
        while at < listed.count:
            into.add(number_of(listed.codes[at]))
            at += 1

    def code(self, number: i64) -> i64:
        if number < ITEM:
            return code_of(number)
        if number != DONE:
            return -1
        seat = self.match.turn()
        gear = gear_code(self.match, seat, self.begun)
        if gear == codes.LOAD:
            return gear + self.begun
        return gear + (self.begun & (WITH_TENT - 1))

    def take(self, seat: i64, number: i64) -> None:
        if number < ITEM or number == DONE:
            code = self.code(number)
            self.begun = 0
            self.match.step(seat, code, UNHEARD)
        elif number == TENT:
            self.begun |= WITH_TENT
        else:
            self.begun += 1 << (4 * (number - ITEM))

    def sealed(self) -> bool:
        """Loads for the start are shown together. [CAVE-2.9]"""
        return self.match.phase == SETUP

    def observe(self, seat: i64, row: vec[i16], at: i64) -> None:
        """The fields of `speleo.envs.cave`, in their order; teams clockwise from the viewer."""
        match = self.match
        row[at] = i16(match.phase)
        row[at + 1] = i16(self.away(match.current, seat))
        row[at + 2] = i16(self.away(match.starter, seat))
        row[at + 3] = i16(match.round)
        row[at + 4] = i16(match.ap)
        row[at + 5] = i16(match.starving)
        row[at + 6] = i16(match.exchanged)
        row[at + 7] = i16(match.acted_free)
        row[at + 8] = i16(match.explored)
        row[at + 9] = i16(match.drawn)
        row[at + 10] = i16(match.group)
        row[at + 11] = i16(match.rockfalls)
        row[at + 12] = i16(match.halves)
        row[at + 13] = i16(match.ended_by != -1)
        row[at + 14] = i16(match.final_round)
        row[at + 15] = i16(match.idle)
        at += TABLE_FIELDS
        group: i64 = 0
        while group < GROUPS:
            row[at + group] = i16(match.stacks[group])
            group += 1
        at += GROUPS
        deck = match.deck
        face: i64 = 0
        while face < FACES:
            row[at + face] = i16(deck[face])
            face += 1
        at += FACES
        begun: i64 = 0
        if match.turn() == seat:
            begun = self.begun
        observe_load(begun & (WITH_TENT - 1), row, at)
        row[at + ITEMS] = i16(begun >> 24)
        at += BEGUN_FIELDS
        self.observe_teams(seat, row, at)
        self.observe_spaces(row, at + TEAM_FIELDS * match.seats)

    def away(self, seat: i64, viewer: i64) -> i64:
        """How many places clockwise from the viewer a seat is."""
        places = seat - viewer
        return places + self.match.seats if places < 0 else places

    def observe_teams(self, viewer: i64, row: vec[i16], at: i64) -> None:
        """What others pack for the start is not seen. [CAVE-2.9]"""
        match = self.match
        team = match.team
        secret = match.phase == SETUP
        seat = viewer
        while True:
            has = seat * TEAM
            hidden = (secret and seat != viewer) or match.hidden & (1 << seat) != 0
            row[at] = i16(team[has + PLACE_OF])
            if hidden:
                row[at + 1] = AT_BASE
                observe_load(0, row, at + 2)
                observe_load(0, row, at + 8)
            else:
                row[at + 1] = i16(team[has + CAMP])
                observe_load(team[has + PACK], row, at + 2)
                observe_load(team[has + TENT_LOAD], row, at + 8)
            row[at + 14] = i16(team[has + LOST] >> 4)
            token: i64 = 0
            while token < 6:
                row[at + 15 + token] = i16(team[has + ROPE_TOKENS + token])
                token += 1
            row[at + 21] = i16(team[has + DEPTHS] & ((2 << LEVELS_SHOWN) - 1) >> 1)
            row[at + 22] = i16(token_points(match, seat))
            row[at + 23] = i16(team[has + ARRIVED])
            row[at + 24] = i16(team[has + ARRIVED_IN] == match.turn_number)
            row[at + 25] = i16(team[has + STAGE])
            row[at + 26] = i16(match.votes >> seat & 1)
            at += TEAM_FIELDS
            seat += 1
            if seat == match.seats:
                seat = 0
            if seat == viewer:
                return

    def observe_spaces(self, row: vec[i16], at: i64) -> None:
        """Every space that is laid, then nothing."""
        match = self.match
        cave = match.cave
        end = match.spaces * SPOT
        spot: i64 = 0
        while spot < end:
            cell = cave[spot + CELL]
            row[at] = i16(x_of(cell))
            row[at + 1] = i16(y_of(cell))
            row[at + 2] = i16(cave[spot + KIND] + 1)
            row[at + 3] = i16(cave[spot + EXITS])
            row[at + 4] = i16(cave[spot + OPEN])
            row[at + 5] = i16(cave[spot + LEVEL])
            row[at + 6] = i16(cave[spot + MARKS])
            row[at + 7] = i16(cave[spot + ROPED])
            at += SPACE_FIELDS
            spot += SPOT
        clear(row, at, at + (self.places - match.spaces) * SPACE_FIELDS)


def observe_load(load: i64, row: vec[i16], at: i64) -> None:
    """How many of each item a load holds."""
    row[at] = i16(load & 15)
    row[at + 1] = i16(load >> 4 & 15)
    row[at + 2] = i16(load >> 8 & 15)
    row[at + 3] = i16(load >> 12 & 15)
    row[at + 4] = i16(load >> 16 & 15)
    row[at + 5] = i16(load >> 20 & 15)

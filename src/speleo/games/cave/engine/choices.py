"""What a seat may do in each phase, in ascending order of code."""

from __future__ import annotations

from speleo.games.cave.engine import codes
from speleo.games.cave.engine.collecting import may_dive, may_take_photo
from speleo.games.cave.engine.discovering import add_placements, may_discover
from speleo.games.cave.engine.ending import may_agree_to_skip
from speleo.games.cave.engine.loads import BACKPACK, PACKED_TENT, TENT, add_loads
from speleo.games.cave.engine.moving import add_forced_moves, add_moves, may_force
from speleo.games.cave.engine.packing import (
    WITH_TENT,
    available,
    least_fill,
    least_split,
    least_stow,
    may_discard,
    may_exchange,
    may_repack,
    may_take_tent_with_load,
    most_fill,
)
from speleo.games.cave.engine.table import (
    CAMP,
    CHOOSING,
    CLOSING,
    DIVE_FULL,
    DIVE_HALF,
    FILLING,
    LOADING,
    NOT_YET,
    PACK,
    PLACE,
    SHEDDING,
    SPLITTING,
    STAGE,
    STOWING,
    TAKEN,
    TEAM,
    TENT_LOAD,
    TURN,
    Table,
)
from speleo.games.cave.engine.tent import (
    at_own_tent,
    backpack_slots,
    may_abandon,
    may_pitch,
    may_strike,
    may_take_tent,
)
from speleo.kernel.engine.moves import NOT_THERE, Moves
from speleo.kernel.numbers import i64


def add_setup_choices(table: Table, seat: i64, into: Moves) -> None:
    """A starting load, then what goes into the tent if it is taken along. [CAVE-2.9, CAVE-2.10]"""
    stage = table.team[seat * TEAM + STAGE]
    if stage == CHOOSING:
        add_load_choices(table, seat, into)
    elif stage == CLOSING:
        if table.team[seat * TEAM + CAMP] == TAKEN:
            add_fill_choices(table, seat, into)
        else:
            into.add(codes.READY)


def add_load_choices(table: Table, seat: i64, into: Moves) -> None:
    """Every load the backpack holds, without and with the tent. [CAVE-14.1, CAVE-15.2]"""
    limit = available(table, seat)
    add_loads(into, codes.LOAD, limit, 0, backpack_slots(table, seat))
    if may_take_tent_with_load(table, seat):
        add_loads(into, codes.LOAD + WITH_TENT, limit, 0, BACKPACK - PACKED_TENT)


def add_fill_choices(table: Table, seat: i64, into: Moves) -> None:
    add_loads(into, codes.FILL, available(table, seat), least_fill(table, seat), most_fill(table, seat))


def add_current_choices(table: Table, into: Moves) -> None:
    """What the player whose turn it is may do."""
    seat = table.current
    team = table.team
    at = seat * TEAM
    phase = table.phase
    if phase == TURN:
        add_turn_choices(table, into)
    elif phase == PLACE:
        add_placements(table, codes.PLACE_TILE, codes.PLACE_ROCKFALL, into)
    elif phase == LOADING:
        add_load_choices(table, seat, into)
    elif phase == FILLING:
        add_fill_choices(table, seat, into)
    elif phase == STOWING:
        add_loads(into, codes.STOW, team[at + PACK], least_stow(table, seat), TENT)
    elif phase == SPLITTING:
        both = team[at + PACK] + team[at + TENT_LOAD]
        add_loads(into, codes.SPLIT, both, least_split(table, seat), TENT)
        leave_out(into, codes.SPLIT + team[at + TENT_LOAD])
    elif phase == SHEDDING:
        add_loads(into, codes.DROP, team[at + PACK], 1, BACKPACK)
        if at_own_tent(table, seat):
            add_loads(into, codes.DROP_FROM_TENT, team[at + TENT_LOAD], 1, TENT)


def leave_out(moves: Moves, code: i64) -> None:
    """Take one action out of a list: an exchange must change the split. [CAVE-16.7]"""
    at = moves.find(code)
    if at == NOT_THERE:
        return
    while at + 1 < moves.count:
        moves.codes[at] = moves.codes[at + 1]
        at += 1
    moves.count -= 1


def add_turn_choices(table: Table, into: Moves) -> None:
    """In a starving turn only a 5-AP move; otherwise whatever the team can pay. [CAVE-3.7, CAVE-3.10, CAVE-13.6]"""
    if table.starving:
        add_forced_moves(table, codes.FORCE, into)
        return
    into.add(codes.END)
    if table.ended_by != NOT_YET and may_agree_to_skip(table, table.current):
        into.add(codes.SKIP)
    if table.ap > 0:
        add_paid_choices(table, into)
    add_free_choices(table, into)


def add_paid_choices(table: Table, into: Moves) -> None:
    if may_discover(table):
        into.add(codes.DISCOVER)
    add_moves(table, codes.MOVE, into)
    if may_force(table):
        add_forced_moves(table, codes.FORCE, into)
    if may_dive(table, DIVE_HALF):
        into.add(codes.DIVE + DIVE_HALF)
    if may_dive(table, DIVE_FULL):
        into.add(codes.DIVE + DIVE_FULL)
    if may_take_photo(table):
        into.add(codes.TAKE_PHOTO)
    if may_repack(table):
        into.add(codes.REPACK)


def add_free_choices(table: Table, into: Moves) -> None:
    """The tent and what costs no AP. [CAVE-14.4, CAVE-16.1]"""
    if may_take_tent(table):
        into.add(codes.TAKE_TENT)
    if may_pitch(table):
        into.add(codes.PITCH)
    if may_strike(table):
        into.add(codes.STRIKE)
    if may_exchange(table):
        into.add(codes.EXCHANGE)
    if may_abandon(table):
        into.add(codes.ABANDON)
    if may_discard(table):
        into.add(codes.DISCARD)

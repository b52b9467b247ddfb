"""What a seat may do in each phase, in ascending order of code."""

from __future__ import annotations

from speleo.games.cave.engine import codes
from speleo.games.cave.engine.bars import NOTHING
from speleo.games.cave.engine.collecting import bars_dive, bars_photo
from speleo.games.cave.engine.discovering import add_placements, bars_discovery
from speleo.games.cave.engine.ending import bars_skipping
from speleo.games.cave.engine.loads import BACKPACK, PACKED_TENT, TENT, add_loads
from speleo.games.cave.engine.moving import add_forced_moves, add_moves, bars_force, bars_move, bars_way
from speleo.games.cave.engine.packing import (
    WITH_TENT,
    available,
    bars_discarding,
    bars_exchange,
    bars_repacking,
    least_fill,
    least_split,
    least_stow,
    may_take_tent_with_load,
    most_fill,
)
from speleo.games.cave.engine.pieces import (
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
    PLACE_OF,
    SHEDDING,
    SPLITTING,
    STAGE,
    STOWING,
    TAKEN,
    TEAM,
    TENT_LOAD,
    TURN,
    Pieces,
    target,
)
from speleo.games.cave.engine.tent import (
    at_own_tent,
    backpack_slots,
    bars_abandoning,
    bars_pitching,
    bars_striking,
    bars_taking_tent,
)
from speleo.kernel.engine.choices import NOT_THERE, Choices
from speleo.kernel.numbers import i64


def add_setup_choices(pieces: Pieces, seat: i64, into: Choices) -> None:
    """A starting load, then what goes into the tent if it is taken along. [CAVE-2.9, CAVE-2.10]"""
    stage = pieces.team[seat * TEAM + STAGE]
    if stage == CHOOSING:
        add_load_choices(pieces, seat, into)
    elif stage == CLOSING:
        if pieces.team[seat * TEAM + CAMP] == TAKEN:
            add_fill_choices(pieces, seat, into)
        else:
            into.add(codes.READY)


def add_load_choices(pieces: Pieces, seat: i64, into: Choices) -> None:
    """Every load the backpack holds, without and with the tent. [CAVE-14.1, CAVE-15.2]"""
    limit = available(pieces, seat)
    add_loads(into, codes.LOAD, limit, 0, backpack_slots(pieces, seat))
    if may_take_tent_with_load(pieces, seat):
        add_loads(into, codes.LOAD + WITH_TENT, limit, 0, BACKPACK - PACKED_TENT)


def add_fill_choices(pieces: Pieces, seat: i64, into: Choices) -> None:
    add_loads(into, codes.FILL, available(pieces, seat), least_fill(pieces, seat), most_fill(pieces, seat))


def add_current_choices(pieces: Pieces, into: Choices) -> None:
    """What the player whose turn it is may do."""
    seat = pieces.current
    team = pieces.team
    at = seat * TEAM
    phase = pieces.phase
    if phase == TURN:
        add_turn_choices(pieces, into)
    elif phase == PLACE:
        add_placements(pieces, codes.PLACE_TILE, codes.PLACE_ROCKFALL, into)
    elif phase == LOADING:
        add_load_choices(pieces, seat, into)
    elif phase == FILLING:
        add_fill_choices(pieces, seat, into)
    elif phase == STOWING:
        add_loads(into, codes.STOW, team[at + PACK], least_stow(pieces, seat), TENT)
    elif phase == SPLITTING:
        both = team[at + PACK] + team[at + TENT_LOAD]
        add_loads(into, codes.SPLIT, both, least_split(pieces, seat), TENT)
        leave_out(into, codes.SPLIT + team[at + TENT_LOAD])
    elif phase == SHEDDING:
        add_loads(into, codes.DROP, team[at + PACK], 1, BACKPACK)
        if at_own_tent(pieces, seat):
            add_loads(into, codes.DROP_FROM_TENT, team[at + TENT_LOAD], 1, TENT)


def leave_out(choices: Choices, code: i64) -> None:
    """Take one action out of a list: an exchange must change the split. [CAVE-16.7]"""
    at = choices.find(code)
    if at == NOT_THERE:
        return
    while at + 1 < choices.count:
        choices.codes[at] = choices.codes[at + 1]
        at += 1
    choices.count -= 1


def add_turn_choices(pieces: Pieces, into: Choices) -> None:
    """In a starving turn only a 5-AP move; otherwise whatever the team can pay. [CAVE-3.7, CAVE-3.10, CAVE-13.6]"""
    if pieces.starving:
        add_forced_moves(pieces, codes.FORCE, into)
        return
    into.add(codes.END)
    if pieces.ended_by != NOT_YET and bars_skipping(pieces, pieces.current) == NOTHING:
        into.add(codes.SKIP)
    if pieces.ap > 0:
        add_paid_choices(pieces, into)
    add_free_choices(pieces, into)


def add_paid_choices(pieces: Pieces, into: Choices) -> None:
    """What costs action points, in the order of the codes. [CAVE-3.7]"""
    if bars_discovery(pieces) == NOTHING:
        into.add(codes.DISCOVER)
    add_moves(pieces, codes.MOVE, into)
    if bars_force(pieces) == NOTHING:
        add_forced_moves(pieces, codes.FORCE, into)
    if bars_dive(pieces, DIVE_HALF) == NOTHING:
        into.add(codes.DIVE + DIVE_HALF)
    if bars_dive(pieces, DIVE_FULL) == NOTHING:
        into.add(codes.DIVE + DIVE_FULL)
    if bars_photo(pieces) == NOTHING:
        into.add(codes.TAKE_PHOTO)
    if bars_repacking(pieces) == NOTHING:
        into.add(codes.REPACK)


def add_free_choices(pieces: Pieces, into: Choices) -> None:
    """The tent and what costs no AP. [CAVE-14.4, CAVE-16.1]"""
    if bars_taking_tent(pieces) == NOTHING:
        into.add(codes.TAKE_TENT)
    if bars_pitching(pieces) == NOTHING:
        into.add(codes.PITCH)
    if bars_striking(pieces) == NOTHING:
        into.add(codes.STRIKE)
    if bars_exchange(pieces) == NOTHING:
        into.add(codes.EXCHANGE)
    if bars_abandoning(pieces) == NOTHING:
        into.add(codes.ABANDON)
    if bars_discarding(pieces) == NOTHING:
        into.add(codes.DISCARD)


def bar_to(pieces: Pieces, seat: i64, code: i64) -> i64:
    """What bars an action of the current player's turn, however odd the action. [CAVE-3.10]"""
    what = codes.kind_of(code)
    detail = codes.detail_of(code)
    here = pieces.team[seat * TEAM + PLACE_OF]
    if what == codes.MOVE:
        return bars_move(pieces, here, detail >> 2, target(pieces, here, detail >> 2), detail & 3)
    if what == codes.FORCE:
        found = bars_way(pieces, here, detail)
        return found if found != NOTHING else bars_force(pieces)
    if what == codes.DISCOVER:
        return bars_discovery(pieces)
    if what == codes.DIVE:
        return bars_dive(pieces, detail)
    if what == codes.TAKE_PHOTO:
        return bars_photo(pieces)
    if what == codes.REPACK:
        return bars_repacking(pieces)
    if what == codes.TAKE_TENT:
        return bars_taking_tent(pieces)
    if what == codes.PITCH:
        return bars_pitching(pieces)
    if what == codes.STRIKE:
        return bars_striking(pieces)
    if what == codes.EXCHANGE:
        return bars_exchange(pieces)
    if what == codes.ABANDON:
        return bars_abandoning(pieces)
    assert what == codes.DISCARD, "no action of a turn"
    return bars_discarding(pieces)

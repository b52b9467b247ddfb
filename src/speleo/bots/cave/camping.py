"""The tent on a long trip: two slots of the backpack that hold four provisions, for 2 AP on the way.

It is taken once, when without it nothing can be reached any more, pitched as soon as the backpack has room for what is
inside, and left there.
"""

from __future__ import annotations

from speleo.bots.cave.habits import Habits
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.bars import NOTHING
from speleo.games.cave.engine.loads import BACKPACK, ONE_PROVISION, PROVISION, count_of, size_of
from speleo.games.cave.engine.packing import least_stow, most_fill
from speleo.games.cave.engine.pieces import CAMP, NOT_YET, PACK, PACKED, PLACE_OF, TEAM, TENT_LOAD, THE_BASE
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tent import at_own_tent, bars_pitching, bars_taking_tent
from speleo.kernel.numbers import i64


def takes_tent(seen: CaveState, seat: i64, habits: Habits) -> bool:
    """Whether the tent is taken along now, beside what is packed already; only while there is something to find.

    [CAVE-16.1]
    """
    if not habits.tent or bars_taking_tent(seen) != NOTHING or seen.ended_by != NOT_YET:
        return False
    return count_of(seen.team[seat * TEAM + PACK], PROVISION) > least_stow(seen, seat)


def stowed(seen: CaveState, seat: i64) -> i64:
    """Provisions go into the tent until it fits. [CAVE-16.2, CAVE-16.3]"""
    over = least_stow(seen, seat)
    if over < 0:
        over = 0
    return codes.STOW + over * ONE_PROVISION


def filled(seen: CaveState, seat: i64) -> i64:
    """And from the supply as many as it holds. [CAVE-16.2]"""
    return codes.FILL + most_fill(seen, seat) * ONE_PROVISION


def carried_food(seen: CaveState, seat: i64) -> i64:
    """Provisions in the backpack, and in a tent that is carried along."""
    food = count_of(seen.team[seat * TEAM + PACK], PROVISION)
    if seen.team[seat * TEAM + CAMP] == PACKED:
        food += count_of(seen.team[seat * TEAM + TENT_LOAD], PROVISION)
    return food


def camps(seen: CaveState, seat: i64) -> i64:
    """The action that gets provisions out of the tent, if it is time for it; else END. [CAVE-16.5, CAVE-16.7]"""
    at = seat * TEAM
    inside = seen.team[at + TENT_LOAD]
    if (
        inside == 0
        or size_of(seen.team[at + PACK]) + size_of(inside) > BACKPACK
        or seen.team[at + PLACE_OF] == THE_BASE
    ):
        return codes.END
    if at_own_tent(seen, seat) and not seen.exchanged:
        return codes.EXCHANGE
    if bars_pitching(seen) == NOTHING:
        return codes.PITCH
    return codes.END


def still_to_pitch(seen: CaveState, seat: i64) -> i64:
    """AP that a tent with provisions will cost on the way. [CAVE-16.5]"""
    if seen.team[seat * TEAM + CAMP] == PACKED and seen.team[seat * TEAM + TENT_LOAD] != 0:
        return 2
    return 0

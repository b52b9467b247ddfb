"""A bot that explores, flees, heals, ropes and gets the team to the exit; it plays one seat or all of them."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.bots.subterra.care import rescue, treat
from speleo.bots.subterra.danger import escape, hunt, meets_horror
from speleo.bots.subterra.discovering import discover
from speleo.bots.subterra.going import best_water, go
from speleo.bots.subterra.outlook import NOTHING, Outlook
from speleo.bots.subterra.tiles import GOOD_ENOUGH, best_rotation, tile_worth
from speleo.bots.subterra.trails import LONG_WAY
from speleo.games.subterra.engine.codes import (
    BANDAGE,
    DECLINE,
    DIRECT,
    DISCARD,
    END,
    EXERT,
    FIX_ROPE,
    HEAL,
    HIDE,
    KEEP,
    PICK,
    PLACE,
    RUN,
    SPRINT,
    STOP,
    SWIM,
    TAKE_ASIDE,
    TAKE_DRAWN,
)
from speleo.games.subterra.engine.components import (
    BODYGUARD,
    CLIMBER,
    DIVER,
    ENGINEER,
    GEOLOGIST,
    LEADER,
    MEDIC,
    SCOUT,
)
from speleo.games.subterra.engine.pieces import (
    AT,
    DIRECTING,
    KEEPING,
    PICKING,
    PLACING,
    STEPPING,
    SURFACING,
    TAKING,
    TURN,
    escaped,
)
from speleo.games.subterra.engine.repertoire import cost
from speleo.games.subterra.engine.state import SubTerraState
from speleo.grid.sides import SIDES
from speleo.grid.ways import FAR, distances
from speleo.kernel.engine.choices import NOT_THERE, Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64

FAVOURITES: Final = (SCOUT, GEOLOGIST, BODYGUARD, LEADER, MEDIC, CLIMBER, DIVER, ENGINEER)
"""Which boards to take, the most useful first."""
LAST_ROUNDS: Final[i64] = 4
"""With so few hazard cards left a caver exerts for anything."""


@final
class TeamBot(Bot):
    """Thinks for the caver who is asked: horrors first, then the wounded, then the exit, then the unknown."""

    def __init__(self) -> None:
        self.choices: Choices = Choices()

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, SubTerraState)
        choices = self.choices
        choices.clear()
        seen.legal(seat, choices)
        if choices.count == 1:
            return choices.codes[0]
        code = answer(seen, choices)
        if code != NOTHING and choices.find(code) != NOT_THERE:
            return code
        return choices.codes[0]


def answer(state: SubTerraState, choices: Choices) -> i64:
    """What to say to each question; where nothing is said, the first answer will do."""
    ask = state.ask
    if ask in (TURN, DIRECTING, STEPPING):
        return act(Outlook(state, choices))
    if ask == PLACING:
        return PLACE + best_rotation(state)
    if ask == KEEPING:
        if tile_worth(state, state.drawn) < GOOD_ENOUGH:
            return DISCARD
        return KEEP
    if ask == TAKING:
        if tile_worth(state, state.aside) > tile_worth(state, state.drawn):
            return TAKE_ASIDE
        return TAKE_DRAWN
    if ask == SURFACING:
        return best_water(state)
    if ask == PICKING:
        for who in FAVOURITES:
            if choices.find(PICK + who) != NOT_THERE:
                return PICK + who
    return NOTHING


def act(look: Outlook) -> i64:
    """The next action of the acting caver, or the way to say that there is none."""
    code = wanted(look)
    dangerous = meets_horror(look, code)
    if look.can(code) and not dangerous:
        return code
    if look.state.ask == STEPPING:
        return STOP
    if look.state.ask == DIRECTING:
        return DECLINE
    if dangerous:
        if look.can(HIDE) and look.horrors[look.here] <= 2:
            return HIDE
        return END
    if worth_exerting(look, code):
        return EXERT
    return END


def wanted(look: Outlook) -> i64:
    """What this caver should do, whether its points pay for it or not."""
    if look.state.exit_at == look.here:
        return call(look)
    code = hunt(look)
    if code == NOTHING:
        code = escape(look)
    if code == NOTHING:
        code = treat(look)
    if code == NOTHING:
        code = rescue(look)
    if code != NOTHING:
        return code
    if look.exit_known() and look.trails.costs[look.state.exit_at] < LONG_WAY:
        return go(look, look.state.exit_at)
    return discover(look)


def call(look: Outlook) -> i64:
    """From the exit the Leader calls whoever is furthest behind; everybody else waits. [SUB-ACT.8, SUB-LEA.1]"""
    state = look.state
    best = NOTHING
    if look.who == LEADER and state.ask == TURN:
        found = distances(state.ways, SIDES, state.spaces, state.exit_at)
        furthest: i64 = 0
        other: i64 = 0
        while other < state.team:
            if look.can(DIRECT + other) and not escaped(state, other):
                away = found[state.figures[AT + other]]
                if furthest < away < FAR:
                    furthest = away
                    best = DIRECT + other
            other += 1
    return best


def worth_exerting(look: Outlook, code: i64) -> bool:
    """Only for something that the points left do not quite pay, with health to spare, when it is urgent."""
    state = look.state
    if not look.can(EXERT) or code in (NOTHING, END) or cost(code) != state.points + 1 or look.health < 2:
        return False
    if HEAL <= code < SWIM or BANDAGE <= code < SPRINT or state.cards <= LAST_ROUNDS:
        return True
    if look.horrors[look.here] <= 1 and look.who != SCOUT:
        return True
    brave = look.health >= 3 or look.who == LEADER
    return state.points == 1 and brave and RUN <= code < FIX_ROPE

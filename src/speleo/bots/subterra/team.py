"""A bot that explores, flees, heals, ropes and gets the team to the exit; it plays one seat or all of them."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.bots.subterra.tiles import GOOD_ENOUGH, best_rotation, tile_worth
from speleo.bots.subterra.trails import LONG_WAY, Trails, horror_distance
from speleo.games.subterra.engine.codes import (
    BANDAGE,
    DECLINE,
    DIG,
    DIRECT,
    DISCARD,
    END,
    EXCAVATE,
    EXERT,
    EXPLORE,
    FIX_ROPE,
    HEAL,
    HIDE,
    KEEP,
    MOVE,
    PICK,
    PLACE,
    REPEL,
    REVEAL,
    ROPE,
    RUN,
    SPRINT,
    SQUEEZE,
    STEP,
    STOP,
    SURFACE,
    SWIM,
    TAKE_ASIDE,
    TAKE_DRAWN,
)
from speleo.games.subterra.engine.components import (
    BODYGUARD,
    CAVE_IN,
    CLIMBER,
    DIVER,
    ENGINEER,
    GAS,
    GEOLOGIST,
    HORROR,
    LEADER,
    MEDIC,
    SCOUT,
)
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.engine.table import (
    AT,
    DIRECTING,
    HEALTH,
    KEEPING,
    NOWHERE,
    PICKING,
    PLACING,
    STEPPING,
    SURFACING,
    TAKING,
    TURN,
    WHO,
    barred,
    conscious,
    covered,
    escaped,
    on_tile,
    sort_at,
)
from speleo.grid.sides import SIDES, has
from speleo.grid.ways import distances
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.moves import NOT_THERE, Moves
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64, vec

FAVOURITES: Final = (MEDIC, BODYGUARD, SCOUT, LEADER, CLIMBER, GEOLOGIST, DIVER, ENGINEER)
NOTHING: Final[i64] = -1


@final
class TeamBot(Bot):
    """Thinks for the caver who is asked: safety first, then the wounded, then the exit, then the unknown."""

    def __init__(self) -> None:
        self.moves: Moves = Moves()

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, SubTerraState)
        self.moves.clear()
        seen.legal(seat, self.moves)
        ask = seen.ask
        code = NOTHING
        if ask in (TURN, DIRECTING, STEPPING):
            code = self.act(seen)
        elif ask == PLACING:
            code = PLACE + best_rotation(seen)
        elif ask == KEEPING:
            code = KEEP
            if tile_worth(seen, seen.drawn) < GOOD_ENOUGH:
                code = DISCARD
        elif ask == TAKING:
            code = TAKE_DRAWN
            if tile_worth(seen, seen.aside) > tile_worth(seen, seen.drawn):
                code = TAKE_ASIDE
        elif ask == PICKING:
            code = self.favourite()
        elif ask == SURFACING:
            code = self.best_water(seen)
        if self.can(code):
            return code
        return self.moves.codes[0]

    def can(self, code: i64) -> bool:
        return code != NOTHING and self.moves.find(code) != NOT_THERE

    def favourite(self) -> i64:
        for who in FAVOURITES:
            if self.can(PICK + who):
                return PICK + who
        return NOTHING

    def act(self, state: SubTerraState) -> i64:
        """The next action of the acting caver, or the way to say that there is none."""
        caver = state.acting
        code = self.wanted(state, caver)
        if self.can(code):
            return code
        if state.ask == STEPPING:
            return STOP
        if state.ask == DIRECTING:
            return DECLINE
        if self.worth_exerting(state, caver, code):
            return EXERT
        return END

    def worth_exerting(self, state: SubTerraState, caver: i64, code: i64) -> bool:
        """Only for something that the points left do not pay, and with health to spare, when it is urgent."""
        if not self.can(EXERT) or code in (NOTHING, END) or escaped(state, caver):
            return False
        health = state.figures[HEALTH + caver]
        if health < 2:
            return False
        if HEAL <= code < SWIM or BANDAGE <= code < SPRINT:
            return True
        if horror_distance(state)[state.figures[AT + caver]] <= 2 and state.figures[WHO + caver] != SCOUT:
            return True
        return state.exit_at != NOWHERE and state.cards <= 4

    def wanted(self, state: SubTerraState, caver: i64) -> i64:
        """What this caver should do, legal or not."""
        who = state.figures[WHO + caver]
        space = state.figures[AT + caver]
        if state.exit_at == space:
            return self.lead(state, caver)
        trails = Trails(state, caver)
        horrors = horror_distance(state)
        if who != SCOUT and horrors[space] <= 2 and state.hidden & (1 << caver) == 0:
            code = self.flee(state, caver, trails, horrors)
            if self.can(code):
                return code
        code = self.treat(state, caver, trails)
        if code != NOTHING:
            return code
        code = self.rescue(state, caver, trails, horrors)
        if code != NOTHING:
            return code
        if state.exit_at != NOWHERE and trails.costs[state.exit_at] < LONG_WAY:
            return self.go(state, caver, trails, state.exit_at)
        return self.discover(state, caver, trails, horrors)

    def lead(self, state: SubTerraState, caver: i64) -> i64:
        """From the exit the Leader calls whoever is furthest behind; everybody else waits."""
        best = NOTHING
        if state.figures[WHO + caver] == LEADER and state.ask == TURN:
            found = distances(state.ways, SIDES, state.spaces, state.exit_at)
            furthest: i64 = 0
            other: i64 = 0
            while other < state.team:
                if self.can(DIRECT + other) and not escaped(state, other):
                    away = found[state.figures[AT + other]]
                    if away > furthest and away < 1000:
                        furthest = away
                        best = DIRECT + other
                other += 1
        return best

    def flee(self, state: SubTerraState, caver: i64, trails: Trails, horrors: vec[i64]) -> i64:
        """Drive the horror away, or get as far from it as the points allow, or hide."""
        horror: i64 = 0
        while horror < 3:
            if self.can(REPEL + horror):
                return REPEL + horror
            horror += 1
        here = trails.start
        reach: i64 = 10 * state.points
        if state.ask == STEPPING:
            reach = 10 * state.steps
        elif state.points >= 2:
            reach += 10
        best = here
        worth = 10 * horrors[here]
        space: i64 = 0
        while space < state.spaces:
            if trails.costs[space] <= reach:
                found = 10 * horrors[space]
                if found > 60:
                    found = 60
                if space == state.exit_at:
                    found += 100
                if self.dangerous(state, caver, space):
                    found -= 8
                if found > worth:
                    worth = found
                    best = space
            space += 1
        if best != here:
            return self.go(state, caver, trails, best)
        if state.ask != STEPPING:
            side: i64 = 0
            while side < SIDES:
                if self.can(EXPLORE + side):
                    return EXPLORE + side
                side += 1
        if horrors[here] <= 1:
            return HIDE
        return NOTHING

    def treat(self, state: SubTerraState, caver: i64, trails: Trails) -> i64:
        """Help the unconscious on the own tile first, then the weak, then oneself."""
        if state.ask == STEPPING:
            return NOTHING
        medic = state.figures[WHO + caver] == MEDIC
        weakest: i64 = 2
        best = NOTHING
        other: i64 = 0
        while other < state.team:
            if other != caver and on_tile(state, other) and state.figures[AT + other] == trails.start:
                health = state.figures[HEALTH + other]
                if health < weakest and (medic or health == 0):
                    weakest = health
                    best = other
            other += 1
        if best != NOTHING and not escaped(state, best):
            if medic:
                return BANDAGE + best
            return HEAL + best
        if state.figures[HEALTH + caver] == 1 and state.points >= 2 and not self.near_exit(state, trails):
            return HEAL + caver
        return NOTHING

    def near_exit(self, state: SubTerraState, trails: Trails) -> bool:
        return state.exit_at != NOWHERE and trails.costs[state.exit_at] <= 60

    def rescue(self, state: SubTerraState, caver: i64, trails: Trails, horrors: vec[i64]) -> i64:
        """Go to somebody unconscious, if that is near enough and not too dangerous, and nobody else is nearer."""
        most: i64 = 50
        if state.figures[WHO + caver] == MEDIC:
            most = 90
        if state.cards <= 3:
            most = 20
        best = NOTHING
        other: i64 = 0
        while other < state.team:
            if not conscious(state, other) and on_tile(state, other) and not escaped(state, other):
                where = state.figures[AT + other]
                if trails.costs[where] <= most and (horrors[where] > 2 or state.figures[WHO + caver] == SCOUT):
                    most = trails.costs[where] - 1
                    best = where
            other += 1
        if best == NOTHING or best == trails.start:
            return NOTHING
        return self.go(state, caver, trails, best)

    def discover(self, state: SubTerraState, caver: i64, trails: Trails, horrors: vec[i64]) -> i64:
        """Reveal what is at hand, or go where something can be revealed."""
        here = trails.start
        last = state.points <= 1 and state.ask == TURN
        open_here = state.rim[here] & ~barred(state, here)
        if open_here != 0 and state.ask != STEPPING:
            side: i64 = 0
            while not has(open_here, side):
                side += 1
            several = open_here & (open_here - 1) != 0
            stay = several or last
            if stay and not (last and self.dangerous(state, caver, here)):
                return REVEAL + side
            return EXPLORE + side
        best = NOTHING
        lowest = LONG_WAY
        space: i64 = 0
        while space < state.spaces:
            if state.rim[space] != 0 and space != here:
                cost = trails.costs[space]
                if has(barred(state, space), single(state.rim[space])):
                    cost += 35
                if horrors[space] <= 2:
                    cost += 40
                if cost < lowest:
                    lowest = cost
                    best = space
            space += 1
        if open_here == 0 and state.rim[here] != 0 and lowest > 30:
            return self.rope(state, caver)
        if best == NOTHING:
            return NOTHING
        return self.go(state, caver, trails, best)

    def go(self, state: SubTerraState, caver: i64, trails: Trails, goal: i64) -> i64:
        """The first action on the way to a space."""
        if goal == trails.start or trails.costs[goal] >= LONG_WAY:
            return NOTHING
        side = trails.first_side(goal)
        who = state.figures[WHO + caver]
        steps = trails.plain_steps(state, goal, who)
        if state.ask == STEPPING:
            return STEP + side
        if steps >= 2 and self.can(SPRINT + side):
            return SPRINT + side
        if steps >= 3 and self.can(RUN + side):
            return RUN + side
        if self.can(MOVE + side):
            return MOVE + side
        if has(barred(state, trails.start), side):
            return self.rope(state, caver)
        if self.can(EXCAVATE + 1 + side):
            return EXCAVATE + 1 + side
        if self.can(SWIM + side):
            return SWIM + side
        if self.can(SQUEEZE + side):
            return SQUEEZE + side
        return DIG + 1 + side

    def rope(self, state: SubTerraState, caver: i64) -> i64:
        if state.figures[WHO + caver] == CLIMBER:
            return FIX_ROPE
        return ROPE

    def dangerous(self, state: SubTerraState, caver: i64, space: i64) -> bool:
        """Whether a hazard card can knock somebody out who ends the turn here."""
        sort = sort_at(state, space)
        if sort == HORROR:
            return state.figures[WHO + caver] != SCOUT
        return sort in (GAS, CAVE_IN) and not covered(state, caver)

    def best_water(self, state: SubTerraState) -> i64:
        """Come up near the exit, or near the unknown, away from horrors."""
        horrors = horror_distance(state)
        best: i64 = SURFACE
        worth: i64 = -LONG_WAY
        space: i64 = 0
        while space < state.spaces:
            if self.can(SURFACE + space):
                found: i64 = 0
                if horrors[space] < 3:
                    found -= 1000
                if state.exit_at != NOWHERE:
                    found -= distances(state.ways, SIDES, state.spaces, state.exit_at)[space]
                elif state.rim[space] != 0:
                    found += 1
                if found > worth:
                    worth = found
                    best = SURFACE + space
            space += 1
        return best


def single(mask: i64) -> i64:
    """The lowest side of a mask that is not empty."""
    side: i64 = 0
    while not has(mask, side):
        side += 1
    return side

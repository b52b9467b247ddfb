"""A bot that explores, flees, heals, ropes and gets the team to the exit; it plays one seat or all of them."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.bots.subterra.tiles import GOOD_ENOUGH, best_frontier, best_rotation, prospects, tile_worth
from speleo.bots.subterra.trails import LONG_WAY, TOO_MUCH, Trails, horror_distance
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
from speleo.games.subterra.engine.deeds import cost
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.engine.table import (
    AT,
    DIRECTING,
    HEALTH,
    INDEX,
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
CLOSENESS: Final[i64] = 5
"""What a passage between partners is worth, in tenths of an action point."""


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
        code = self.safer(state, caver, self.wanted(state, caver))
        if self.can(code) and not self.meets_horror(state, caver, code):
            return code
        if state.ask == STEPPING:
            return STOP
        if state.ask == DIRECTING:
            return DECLINE
        if self.meets_horror(state, caver, code):
            if self.can(HIDE) and horror_distance(state)[state.figures[AT + caver]] <= 2:
                return HIDE
            return END
        if self.worth_exerting(state, caver, code):
            return EXERT
        return END

    def meets_horror(self, state: SubTerraState, caver: i64, code: i64) -> bool:
        """Whether a step brings the caver within two passages of a horror, and no further away than before."""
        side = NOTHING
        if MOVE <= code < EXPLORE:
            side = code - MOVE
        elif RUN <= code < HEAL:
            side = code - RUN
        elif SWIM <= code < SQUEEZE:
            side = code - SWIM
        elif SQUEEZE <= code < DIG:
            side = code - SQUEEZE
        elif SPRINT <= code < REPEL:
            side = code - SPRINT
        elif STEP <= code < STOP:
            side = code - STEP
        who = state.figures[WHO + caver]
        if side == NOTHING or who == SCOUT or (who == BODYGUARD and state.points >= 2):
            return False
        here = state.figures[AT + caver]
        there = state.ways[here * 4 + side]
        if there < 0 or there == state.exit_at:
            return False
        horrors = horror_distance(state)
        return horrors[there] <= 2 and horrors[there] <= horrors[here]

    def safer(self, state: SubTerraState, caver: i64, code: i64) -> i64:
        """Do not end a turn where the next card may well knock the caver out, if there is anything else to do."""
        if state.ask != TURN or state.points > 1:
            return code
        here = state.figures[AT + caver]
        if not self.risky(state, caver, here):
            if MOVE <= code < EXPLORE and self.risky(state, caver, state.ways[here * 4 + code - MOVE]):
                return END
            return code
        if state.points == 0 or MOVE <= code < RUN:
            return code
        side: i64 = 0
        while side < SIDES:
            leaves = self.can(MOVE + side) and not self.meets_horror(state, caver, MOVE + side)
            if leaves and not self.risky(state, caver, state.ways[here * 4 + side]):
                return MOVE + side
            side += 1
        side = 0
        while side < SIDES:
            if self.can(EXPLORE + side):
                return EXPLORE + side
            side += 1
        return code

    def risky(self, state: SubTerraState, caver: i64, space: i64) -> bool:
        """A horror tile, a cave-in, or gas with too little health; not beside the Bodyguard, and not without cards."""
        if state.cards == 0:
            return False
        sort = sort_at(state, space)
        if sort == HORROR:
            return state.figures[WHO + caver] != SCOUT
        if state.exit_at != NOWHERE:
            return False
        guard = state.figures[INDEX + BODYGUARD]
        if guard >= 0 and guard != caver and conscious(state, guard) and state.figures[AT + guard] == space:
            return False
        return sort == CAVE_IN or (sort == GAS and state.figures[HEALTH + caver] <= 2)

    def worth_exerting(self, state: SubTerraState, caver: i64, code: i64) -> bool:
        """Only for something that the points left do not pay, and with health to spare, when it is urgent."""
        if not self.can(EXERT) or code in (NOTHING, END) or escaped(state, caver) or cost(code) != state.points + 1:
            return False
        health = state.figures[HEALTH + caver]
        if health < 2:
            return False
        if HEAL <= code < SWIM or BANDAGE <= code < SPRINT:
            return True
        if horror_distance(state)[state.figures[AT + caver]] <= 1 and state.figures[WHO + caver] != SCOUT:
            return True
        brave = health >= 3 or state.figures[WHO + caver] == LEADER
        if state.points == 1 and brave and RUN <= code < FIX_ROPE:
            return True
        return state.exit_at != NOWHERE and state.cards <= 3

    def wanted(self, state: SubTerraState, caver: i64) -> i64:
        """What this caver should do, legal or not."""
        who = state.figures[WHO + caver]
        space = state.figures[AT + caver]
        if state.exit_at == space:
            return self.lead(state, caver)
        horrors = horror_distance(state)
        trails = Trails(state, caver, horrors)
        if who == BODYGUARD:
            code = self.hunt(state, caver, horrors)
            if self.can(code):
                return code
        if who != SCOUT and horrors[space] <= 2 and state.hidden & (1 << caver) == 0:
            code = self.flee(state, caver, trails, horrors)
            if self.can(code):
                return code
            if horrors[space] <= 1 and self.can(HIDE):
                return HIDE
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

    def hunt(self, state: SubTerraState, caver: i64, horrors: vec[i64]) -> i64:
        """The Bodyguard repels horrors, and goes to those that the points left can deal with."""
        horror: i64 = 0
        while horror < 3:
            if self.can(REPEL + horror):
                return REPEL + horror
            horror += 1
        here = state.figures[AT + caver]
        if state.ask == TURN and 2 <= horrors[here] <= state.points:
            side: i64 = 0
            while side < SIDES:
                if self.can(MOVE + side) and horrors[state.ways[here * 4 + side]] < horrors[here]:
                    return MOVE + side
                side += 1
        return NOTHING

    def flee(self, state: SubTerraState, caver: i64, trails: Trails, horrors: vec[i64]) -> i64:
        """Get as far from the horror as the points allow, or hide."""
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
            if self.steps_to(trails, space) * 10 <= reach:
                found = 10 * horrors[space]
                if found > 60:
                    found = 60
                if space == state.exit_at:
                    found += 100
                if self.risky(state, caver, space):
                    found -= 8
                if self.blind(state, space):
                    found -= 12
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

    def steps_to(self, trails: Trails, space: i64) -> i64:
        """The length of the way, or too many steps if it cannot be walked."""
        steps: i64 = 0
        if trails.costs[space] >= TOO_MUCH:
            return 99
        while space != trails.start:
            space = trails.before[space]
            steps += 1
        return steps

    def blind(self, state: SubTerraState, space: i64) -> bool:
        """Whether a tile has only one way and nothing to explore."""
        ways: i64 = 0
        side: i64 = 0
        while side < SIDES:
            if state.ways[space * 4 + side] >= 0:
                ways += 1
            side += 1
        return ways < 2 and state.rim[space] == 0

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
        if state.figures[HEALTH + caver] == 1 and state.cards > 0 and not self.near_exit(state, trails):
            return HEAL + caver
        return NOTHING

    def near_exit(self, state: SubTerraState, trails: Trails) -> bool:
        return state.exit_at != NOWHERE and trails.costs[state.exit_at] <= 60

    def rescue(self, state: SubTerraState, caver: i64, trails: Trails, horrors: vec[i64]) -> i64:
        """Go to somebody unconscious, if that is near enough and not too dangerous, and nobody else is nearer."""
        most: i64 = 8 * state.cards
        if most > 100:
            most = 100
        best = NOTHING
        other: i64 = 0
        while other < state.team:
            if not conscious(state, other) and on_tile(state, other) and not escaped(state, other):
                where = state.figures[AT + other]
                safe = horrors[where] > 2 or state.figures[WHO + caver] == SCOUT
                if trails.costs[where] <= most and safe and self.nearest_helper(state, where) == caver:
                    most = trails.costs[where] - 1
                    best = where
            other += 1
        if best == NOTHING or best == trails.start:
            return NOTHING
        return self.go(state, caver, trails, best)

    def nearest_helper(self, state: SubTerraState, where: i64) -> i64:
        """Who gets to a place first; the Medic counts as nearer."""
        found = distances(state.ways, SIDES, state.spaces, where)
        best = NOTHING
        nearest: i64 = LONG_WAY
        caver: i64 = 0
        while caver < state.team:
            if conscious(state, caver) and on_tile(state, caver) and not escaped(state, caver):
                away = found[state.figures[AT + caver]] * 2
                if state.figures[WHO + caver] == MEDIC:
                    away = away // 2
                if away < nearest:
                    nearest = away
                    best = caver
            caver += 1
        return best

    def discover(self, state: SubTerraState, caver: i64, trails: Trails, horrors: vec[i64]) -> i64:
        """Reveal what is at hand, or go where something can be revealed."""
        here = trails.start
        last = state.points <= 1 and state.ask == TURN
        open_here = state.rim[here] & ~barred(state, here)
        if open_here != 0 and state.ask != STEPPING:
            side = best_frontier(state, here, open_here)
            several = open_here & (open_here - 1) != 0
            health = state.figures[HEALTH + caver]
            careful = (last and health < 3) or (state.gas > 0 and (last or health < 3))
            if (several or careful) and not (last and self.risky(state, caver, here)):
                return REVEAL + side
            return EXPLORE + side
        listener = self.best_listener(state, caver)
        if listener != NOTHING:
            return DIRECT + listener
        best = NOTHING
        lowest = LONG_WAY
        apart = self.apart(state, caver)
        space: i64 = 0
        while space < state.spaces:
            if state.rim[space] != 0 and space != here and trails.costs[space] < LONG_WAY:
                found = trails.costs[space] + CLOSENESS * apart[space] - 3 * prospects(state, space)
                if has(barred(state, space), single(state.rim[space])):
                    found += 35
                if found < lowest:
                    lowest = found
                    best = space
            space += 1
        if open_here == 0 and state.rim[here] != 0 and lowest > 30:
            return self.rope(state, caver)
        if best == NOTHING:
            return NOTHING
        return self.go(state, caver, trails, best)

    def apart(self, state: SubTerraState, caver: i64) -> vec[i64]:
        """For every space how far it is from the caver's partner: two who stay together get out together."""
        partner = self.partner(state, caver)
        if partner == NOTHING:
            return vec[i64]([0] * state.spaces)
        return distances(state.ways, SIDES, state.spaces, state.figures[AT + partner])

    def partner(self, state: SubTerraState, caver: i64) -> i64:
        """Cavers go in pairs as they sit; whoever is alone joins the nearest."""
        other = caver ^ 1
        if other < state.team and conscious(state, other) and on_tile(state, other):
            return other
        found = distances(state.ways, SIDES, state.spaces, state.figures[AT + caver])
        best = NOTHING
        nearest: i64 = LONG_WAY
        other = 0
        while other < state.team:
            away = found[state.figures[AT + other]]
            if other != caver and conscious(state, other) and on_tile(state, other) and away < nearest:
                nearest = away
                best = other
            other += 1
        return best

    def best_listener(self, state: SubTerraState, caver: i64) -> i64:
        """Somebody who stands at a frontier while the Leader does not."""
        if state.figures[WHO + caver] != LEADER or state.ask != TURN or state.led:
            return NOTHING
        other: i64 = 0
        while other < state.team:
            space = state.figures[AT + other]
            if self.can(DIRECT + other) and state.rim[space] & ~barred(state, space) != 0:
                return other
            other += 1
        return NOTHING

    def go(self, state: SubTerraState, caver: i64, trails: Trails, goal: i64) -> i64:
        """The first action on the way to a space."""
        if goal == trails.start or trails.costs[goal] >= LONG_WAY:
            return NOTHING
        side = trails.first_side(goal)
        if trails.costs[state.ways[trails.start * 4 + side]] >= TOO_MUCH:
            return NOTHING
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

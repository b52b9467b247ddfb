"""A careful explorer: it packs for the next trip, collects what pays most for its AP, and turns back in time."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.bots.cave.camping import camps, carried_food, filled, still_to_pitch, stowed, takes_tent
from speleo.bots.cave.habits import Habits
from speleo.bots.cave.majorities import swing_of
from speleo.bots.cave.paths import FORCED, TURN_AP, UNREACHED, later, step_code, step_price, ways_from, ways_home
from speleo.bots.cave.trip import end_is_near, load_for_trip, needs_packing, rounds_left, rounds_to_stall
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.bars import NOTHING
from speleo.games.cave.engine.collecting import bars_dive, bars_photo
from speleo.games.cave.engine.costs import can_pay
from speleo.games.cave.engine.discovering import bars_discovery
from speleo.games.cave.engine.loads import (
    CAMERA,
    FULL,
    HALF,
    PROVISION,
    ROPE,
    count_of,
)
from speleo.games.cave.engine.moving import bars_force, bars_move, gap, price, ropes_needed, ways_end
from speleo.games.cave.engine.pieces import (
    CHOOSING,
    DEPTHS,
    DIVE_FULL,
    DIVE_HALF,
    FILLING,
    KIND,
    LEVEL,
    LOADING,
    MARKS,
    NO_SPACE,
    NOT_YET,
    OPEN,
    PACK,
    PLACE,
    PLACE_OF,
    SETUP,
    SPLITTING,
    SPOT,
    STAGE,
    STOWING,
    TEAM,
    THE_BASE,
    TOKEN,
    TURN,
    WALK,
    target,
)
from speleo.games.cave.engine.scores import PHOTO_VALUE, ROPE_VALUE, SQUEEZE_VALUES, WATER_VALUE, depth_value
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import GROUPS, PHOTO, SQUEEZE, WATER
from speleo.grid.sides import has
from speleo.kernel.engine.choices import NOT_THERE, Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64, vec

FINAL_TURNS: Final = 3


@final
class ExplorerBot(Bot):
    """Weighs points against AP over all spaces it can reach and still get home from."""

    def __init__(self, habits: Habits | None = None) -> None:
        self.habits: Habits = habits if habits is not None else Habits()
        self.choices: Choices = Choices()
        self.first: vec[i64] = vec[i64]()
        self.times: vec[i64] = vec[i64]()
        self.home: vec[i64] = vec[i64]()
        self.best: i64 = 0
        self.plan: i64 = 0

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, CaveState)
        if seen.phase == TURN:
            return self.act(seen, seat)
        if seen.phase == PLACE:
            return self.place(seen, seat)
        if seen.phase == LOADING or (seen.phase == SETUP and seen.team[seat * TEAM + STAGE] == CHOOSING):
            return codes.LOAD + load_for_trip(seen, seat, self.habits)
        self.choices.clear()
        seen.legal(seat, self.choices)
        wanted: i64 = codes.END
        if seen.phase == STOWING:
            wanted = stowed(seen, seat)
        elif seen.phase == FILLING:
            wanted = filled(seen, seat)
        elif seen.phase == SPLITTING:
            wanted = codes.SPLIT
        if self.habits.tent and self.choices.find(wanted) != NOT_THERE:
            return wanted
        return self.choices.codes[0]

    def place(self, seen: CaveState, seat: i64) -> i64:
        """Lay a tile so that most exits stay open."""
        self.choices.clear()
        seen.legal(seat, self.choices)
        best = self.choices.codes[0]
        most: i64 = -1
        at: i64 = 0
        while at < self.choices.count and self.choices.count > 1:
            after = seen.clone()
            after.step(seat, self.choices.codes[at], UNHEARD)
            if after.openings > most:
                most = after.openings
                best = self.choices.codes[at]
            at += 1
        return best

    def act(self, seen: CaveState, seat: i64) -> i64:
        """Do what pays best among all that is safe; else go home; at home, pack or wait."""
        self.first = vec[i64]([0] * seen.spaces)
        self.home = ways_home(seen, seat)
        here = seen.team[seat * TEAM + PLACE_OF]
        if seen.starving:
            return self.flee(seen, here)
        unpacked = here == THE_BASE and seen.ended_by == NOT_YET and needs_packing(seen, seat, self.habits)
        if unpacked and can_pay(seen, codes.REPACK):
            return codes.REPACK
        if self.habits.tent:
            camp = camps(seen, seat)
            if camp != codes.END:
                return camp
        self.times = ways_from(seen, seat, self.first)
        self.best = 0
        self.plan = codes.END
        space: i64 = 0
        while space < seen.spaces:
            if self.times[space] < UNREACHED:
                self.weigh(seen, seat, space)
            space += 1
        if self.best > 0:
            return self.plan
        if here != THE_BASE:
            return self.walk_home(seen, seat, here)
        if not unpacked and takes_tent(seen, seat, self.habits):
            return codes.TAKE_TENT
        self.choices.clear()
        seen.legal(seat, self.choices)
        if self.choices.find(codes.SKIP) != NOT_THERE:
            return codes.SKIP
        return codes.END

    def weigh(self, seen: CaveState, seat: i64, space: i64) -> None:
        """Everything that can be had on a space or one step from it."""
        team = seen.team
        pack = team[seat * TEAM + PACK]
        at = space * SPOT
        kind = seen.cave[at + KIND]
        token = seen.cave[at + MARKS] & TOKEN != 0
        if kind != WATER and SQUEEZE <= kind < SQUEEZE + 3 and token:
            self.offer(
                seen,
                seat,
                space,
                0,
                self.habits.token + self.habits.squeeze * SQUEEZE_VALUES[kind - SQUEEZE] + self.swing(seen, seat, 3),
                0,
            )
        if kind == PHOTO and token and count_of(pack, CAMERA) > 0:
            self.offer(
                seen,
                seat,
                space,
                1,
                self.habits.token + self.habits.photo * PHOTO_VALUE + self.swing(seen, seat, 2),
                codes.TAKE_PHOTO,
            )
        if kind == WATER and token and count_of(pack, FULL) + count_of(pack, HALF) > 0:
            how: i64 = DIVE_HALF
            if count_of(pack, HALF) == 0:
                how = DIVE_FULL
            if space != team[seat * TEAM + PLACE_OF] or bars_dive(seen, how) == NOTHING:
                self.offer(
                    seen,
                    seat,
                    space,
                    1,
                    self.habits.token + self.habits.water * WATER_VALUE + self.swing(seen, seat, 1),
                    codes.DIVE + how,
                )
        if seen.cave[at + OPEN] != 0 and seen.group < GROUPS:
            self.offer(seen, seat, space, 1, self.habits.discovery, codes.DISCOVER)
        way: i64 = 0
        while way < 4:
            there = target(seen, space, way)
            if there != NO_SPACE and self.times[there] > self.times[space]:
                self.weigh_step(seen, seat, space, way, there)
            way += 1

    def weigh_step(self, seen: CaveState, seat: i64, space: i64, way: i64, there: i64) -> None:
        """A last step that uses up gear: over fresh ropes, or a dive."""
        pack = seen.team[seat * TEAM + PACK]
        ropes = ropes_needed(seen, space, way, there)
        how: i64 = WALK
        gain: i64 = 0
        if seen.cave[there * SPOT + KIND] == WATER:
            if count_of(pack, HALF) > 0:
                how = DIVE_HALF
            elif count_of(pack, FULL) > 0:
                how = DIVE_FULL
            else:
                return
            if seen.cave[there * SPOT + MARKS] & TOKEN != 0:
                gain = self.habits.token + self.habits.water * WATER_VALUE + self.swing(seen, seat, 1)
        elif ropes == 0:
            return
        cost = price(seen, space, way, there, how)
        if ropes > count_of(pack, ROPE) or cost > TURN_AP:
            return
        if ropes > 0:
            gain += ropes * (self.habits.rope * ROPE_VALUE + 20) + self.swing(seen, seat, 0)
            level = seen.cave[there * SPOT + LEVEL]
            if level > 0 and not has(seen.team[seat * TEAM + DEPTHS], level):
                gain += self.habits.depth * depth_value(level)
        before = self.home[there]
        if before > self.home[space] + cost:
            self.home[there] = self.home[space] + cost
        if gain > 0:
            self.offer_move(seen, seat, space, way, there, how, cost, gain)
        self.home[there] = before

    def offer_move(
        self, seen: CaveState, seat: i64, space: i64, way: i64, there: i64, how: i64, cost: i64, gain: i64
    ) -> None:
        """A last step over fresh ropes or into water; kept if it pays better than all before."""
        here = seen.team[seat * TEAM + PLACE_OF]
        begun = TURN_AP - seen.ap
        used = self.times[space] % TURN_AP
        time = self.times[space] + cost
        if used + cost > TURN_AP:
            time += TURN_AP - used
        if not self.safe(seen, seat, there, time):
            return
        worth = gain * 100 // (time - begun)
        if worth <= self.best:
            return
        self.best = worth
        self.plan = codes.END
        if space != here:
            if seen.ap >= self.price_of(seen, here, self.first[space]):
                self.plan = self.first[space]
        elif bars_move(seen, here, way, there, how) == NOTHING:
            self.plan = codes.MOVE + way * 4 + how

    def offer(self, seen: CaveState, seat: i64, space: i64, extra: i64, gain: i64, code: i64) -> None:
        """Something to be had on a space for so many AP more; kept if it pays better than all before."""
        here = seen.team[seat * TEAM + PLACE_OF]
        begun = TURN_AP - seen.ap
        time = self.times[space] + extra
        if space == here and code == 0:
            return
        if not self.safe(seen, seat, space, time, code == codes.DISCOVER):
            return
        worth = gain * 100 // (time - begun)
        if worth <= self.best:
            return
        plan = code
        if space != here:
            plan = self.first[space]
            if seen.ap < self.price_of(seen, here, plan):
                plan = codes.END
        elif seen.ap < extra or (code == codes.DISCOVER and bars_discovery(seen) != NOTHING):
            plan = codes.END
        elif code == codes.TAKE_PHOTO and bars_photo(seen) != NOTHING:
            return
        self.best, self.plan = worth, plan

    def price_of(self, seen: CaveState, here: i64, code: i64) -> i64:
        """AP of a move from here."""
        detail = codes.detail_of(code)
        return price(seen, here, detail >> 2, target(seen, here, detail >> 2), detail & 3)

    def safe(self, seen: CaveState, seat: i64, space: i64, time: i64, discovers: bool = False) -> bool:
        """Whether the team has food and time to get home from a space on which it is at some time from now.

        A reserve is allowed for AP that are left over at the end of turns.
        """
        if self.habits.exact:
            return self.home_in_time(seen, seat, space, time, discovers)
        way_home = self.home[space] + self.home[space] * self.habits.reserve // 100
        turns = (time + way_home + TURN_AP - 1) // TURN_AP
        if turns - 1 > count_of(seen.team[seat * TEAM + PACK], PROVISION):
            return False
        if seen.ended_by != NOT_YET:
            left = FINAL_TURNS + 1 - seen.final_round
            return turns <= left
        return way_home <= self.habits.far_from_home or not end_is_near(seen, self.habits)

    def swing(self, seen: CaveState, seat: i64, category: i64) -> i64:
        """What one more token of a category means for the majorities, in hundredths of a point."""
        if self.habits.swing == 0:
            return 0
        return self.habits.swing * swing_of(seen, seat, category)

    def home_in_time(self, seen: CaveState, seat: i64, space: i64, time: i64, discovers: bool) -> bool:
        """Whether food lasts, and time from there if the end is triggered by then, counted turn by turn.

        Whoever discovers something there in time need not fear a stall on the way back.
        """
        time += still_to_pitch(seen, seat)
        arrival = self.arrival(seen, seat, space, time)
        turns = (arrival + TURN_AP - 1) // TURN_AP
        if turns - 1 > carried_food(seen, seat):
            return False
        if seen.ended_by != NOT_YET:
            return turns <= FINAL_TURNS + 1 - seen.final_round
        out = (time + TURN_AP - 1) // TURN_AP
        rounds = rounds_left(seen, self.habits)
        stall = rounds_to_stall(seen)
        if stall < rounds and not (discovers and out <= stall):
            rounds = stall
        spare = rounds - out
        if spare < 0:
            spare = 0
        return turns - out <= FINAL_TURNS + spare

    def arrival(self, seen: CaveState, seat: i64, space: i64, time: i64) -> i64:
        """When a team is at home that is on a space at some time and goes straight back."""
        first = True
        while space != THE_BASE:
            best: i64 = UNREACHED
            price: i64 = 0
            nearest = space
            end = ways_end(seen, space)
            way: i64 = 0
            while way < end:
                there = target(seen, space, way)
                if there != NO_SPACE:
                    cost = step_price(seen, seat, space, way, there)
                    if self.home[there] + cost < best:
                        best = self.home[there] + cost
                        price = cost
                        nearest = there
                way += 1
            if first and self.home[space] < best:
                return later(time, self.home[space])
            if best >= UNREACHED:
                return UNREACHED
            if price == FORCED:
                time = (time + TURN_AP - 1) // TURN_AP * TURN_AP + TURN_AP
            else:
                time = later(time, price)
            space = nearest
            first = False
        return time

    def walk_home(self, seen: CaveState, seat: i64, here: i64) -> i64:
        """One step nearer to the base; a turn is saved up for a 5-AP move where that is the only way."""
        best: i64 = UNREACHED
        way_out: i64 = 0
        end = ways_end(seen, here)
        way: i64 = 0
        while way < end:
            there = target(seen, here, way)
            if there != NO_SPACE:
                far = self.home[there] + step_price(seen, seat, here, way, there)
                if far < best:
                    best = far
                    way_out = way
            way += 1
        there = target(seen, here, way_out)
        cost = step_price(seen, seat, here, way_out, there)
        if cost < FORCED:
            if seen.ap >= cost:
                return step_code(seen, way_out, there)
            return codes.END
        how: i64 = WALK
        while how <= DIVE_FULL:
            if bars_move(seen, here, way_out, there, how) == NOTHING and gap(seen, here, there) <= 1:
                return codes.MOVE + way_out * 4 + how
            how += 1
        if bars_force(seen) == NOTHING:
            return codes.FORCE + way_out
        return codes.END

    def flee(self, seen: CaveState, here: i64) -> i64:
        """Starving: the way that leads home soonest."""
        best: i64 = UNREACHED
        way_out: i64 = 0
        end = ways_end(seen, here)
        way: i64 = 0
        while way < end:
            there = target(seen, here, way)
            if there != NO_SPACE and self.home[there] < best:
                best = self.home[there]
                way_out = way
            way += 1
        return codes.FORCE + way_out

"""One moment of Sub Terra, for the kernel."""

from __future__ import annotations

from typing import final

from speleo.games.subterra.engine.choices import add_each, list_directed, list_turn
from speleo.games.subterra.engine.codes import (
    CARD,
    DIE,
    DISCARD,
    KEEP,
    ORDER,
    PATH,
    PICK,
    PLACE,
    SPAWN,
    START,
    STEP,
    STOP,
    SURFACE,
    TAKE_ASIDE,
    TAKE_DRAWN,
    TILE,
)
from speleo.games.subterra.engine.components import CARDS, CAVERS, WATER, Terms
from speleo.games.subterra.engine.deeds import attempt_rolled, do, step_on, take_turn
from speleo.games.subterra.engine.flow import left_behind, proceed, surface
from speleo.games.subterra.engine.happenings import BY_EXERTION, FOR_EXERTION
from speleo.games.subterra.engine.hazards import cave_in, darkness_rolled, tremor_rolled, turn_card
from speleo.games.subterra.engine.health import hurt, passes_test
from speleo.games.subterra.engine.horrors import activate, creep, first_steps, nearest_lairs, spawn
from speleo.games.subterra.engine.invariants import first_broken
from speleo.games.subterra.engine.revealing import discard, fix_tile, place, take, tile_drawn
from speleo.games.subterra.engine.setting_up import (
    choose_caver,
    deal_tile,
    give_start,
    layer,
    pieces,
    prepare,
    ways_blank,
)
from speleo.games.subterra.engine.table import (
    ACTION_DONE,
    BLAST_DIE,
    CAVE_IN_DIE,
    CHOOSING_PATH,
    DARKNESS_DIE,
    DEAL_TILE,
    DIRECTING,
    DRAW_CARD,
    DRAW_CAVER,
    DRAW_START,
    DRAW_TILE,
    EXERTION_DIE,
    FIRST_CHANCE,
    HAZARD_STRIKES,
    HIDE_DIE,
    HIDE_FAILS,
    HORRORS_APPEAR,
    HORRORS_MOVE,
    INDEX,
    KEEPING,
    NO_TILE,
    NOBODY_THERE,
    ORDERING,
    OVER,
    PICKING,
    PLACING,
    ROPE_DIE,
    ROPE_FAILS,
    SCREE_DIE,
    SPAWNING,
    STARTING,
    STEPPING,
    SURFACING,
    TAKING,
    TREMOR_DIE,
    TURN,
    TURN_DONE,
    Table,
    sort_at,
)
from speleo.games.subterra.engine.walking import moves_from, scree_rolled
from speleo.grid.atlas import empty_atlas
from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


@final
class SubTerraState(Table):
    """The table together with the questions that the kernel asks."""

    def seat_count(self) -> i64:
        return self.terms.seats

    def turn(self) -> i64:
        if self.ask < FIRST_CHANCE:
            return self.decider()
        if self.ask == OVER:
            return NOBODY
        return CHANCE

    def decider(self) -> i64:
        """The seat that is asked; it need not be the active caver's. [SUB-HOR.8, SUB-HOR.10, SUB-HOR.18, SUB-LEA.3]"""
        ask = self.ask
        if ask == STARTING:
            return 0
        caver = self.acting
        if ask == PICKING:
            caver = self.picked
        elif ask in (ORDERING, SPAWNING):
            caver = self.start
        elif ask == CHOOSING_PATH:
            caver = self.victim
        return caver // self.terms.each

    def must_act(self, seat: i64) -> bool:
        return self.ask < FIRST_CHANCE and self.decider() == seat

    def legal(self, seat: i64, into: Moves) -> None:
        ask = self.ask
        if ask >= FIRST_CHANCE or self.decider() != seat:
            return
        if ask == TURN:
            list_turn(self, into)
        elif ask == STEPPING:
            add_each(into, STEP, moves_from(self, self.acting))
            into.add(STOP)
        elif ask == PLACING:
            add_each(into, PLACE, self.rotations)
        elif ask == DIRECTING:
            list_directed(self, into)
        elif ask == KEEPING:
            into.add(KEEP)
            into.add(DISCARD)
        elif ask == TAKING:
            into.add(TAKE_DRAWN)
            into.add(TAKE_ASIDE)
        elif ask == ORDERING:
            add_each(into, ORDER, self.to_move)
        elif ask == CHOOSING_PATH:
            add_each(into, PATH, first_steps(self, self.mover, self.victim))
        elif ask == SURFACING:
            self.list_waters(into)
        elif ask == SPAWNING:
            lairs = nearest_lairs(self)
            at: i64 = 0
            while at < len(lairs):
                into.add(SPAWN + lairs[at])
                at += 1
        elif ask == PICKING:
            self.list_boards(into)
        elif ask == STARTING:
            add_each(into, START, (1 << self.team) - 1)

    def list_waters(self, into: Moves) -> None:
        space: i64 = 0
        while space < self.spaces:
            if sort_at(self, space) == WATER:
                into.add(SURFACE + space)
            space += 1

    def list_boards(self, into: Moves) -> None:
        who: i64 = 0
        while who < CAVERS:
            if self.figures[INDEX + who] == NOBODY_THERE:
                into.add_weighted(PICK + who, 1)
            who += 1

    def chance(self, into: Moves) -> None:
        """Dice, boards, tiles and cards, each equally likely where it can still be. [SUB-SET.5, SUB-SET.8]"""
        ask = self.ask
        if ask < FIRST_CHANCE or ask == OVER:
            return
        if ask == DRAW_CAVER:
            self.list_boards(into)
        elif ask == DRAW_START:
            caver: i64 = 0
            while caver < self.team:
                into.add_weighted(START + caver, 1)
                caver += 1
        elif ask in (DRAW_TILE, DEAL_TILE):
            self.list_tiles(into)
        elif ask == DRAW_CARD:
            card: i64 = 0
            while card < CARDS:
                if self.pool[card] > 0:
                    into.add_weighted(CARD + card, self.pool[card])
                card += 1
        else:
            die: i64 = 1
            while die <= 6:
                into.add_weighted(DIE + die, 1)
                die += 1

    def list_tiles(self, into: Moves) -> None:
        """Any unseen tile may lie on top; the exit only among the last few. [SUB-SET.5, SUB-SET.6, SUB-OOT.5]"""
        if self.top != NO_TILE:
            into.add_weighted(TILE + self.top, 1)
            return
        kind: i64 = 0
        while kind < self.parts.kinds:
            if self.bag[kind] > 0:
                into.add_weighted(TILE + kind, self.bag[kind])
            kind += 1
        if self.bag[kind] > 0 and self.stack <= self.terms.window:
            into.add_weighted(TILE + kind, 1)

    def chance_total(self) -> i64:
        ask = self.ask
        if ask in (DRAW_TILE, DEAL_TILE):
            if self.top != NO_TILE:
                return 1
            if self.bag[self.parts.exit] > 0 and self.stack > self.terms.window:
                return self.stack - 1
            return self.stack
        if ask == DRAW_CARD:
            total: i64 = 0
            card: i64 = 0
            while card < CARDS:
                total += self.pool[card]
                card += 1
            return total
        if ask == DRAW_CAVER:
            return CAVERS - self.picked
        if ask == DRAW_START:
            return self.team
        return 6

    def chance_at(self, ticket: i64) -> i64:
        ask = self.ask
        if ask in (DRAW_TILE, DEAL_TILE):
            if self.top != NO_TILE:
                return TILE + self.top
            bag = self.bag
            kind: i64 = 0
            while ticket >= bag[kind]:
                ticket -= bag[kind]
                kind += 1
            return TILE + kind
        if ask == DRAW_CARD:
            pool = self.pool
            card: i64 = 0
            while ticket >= pool[card]:
                ticket -= pool[card]
                card += 1
            return CARD + card
        if ask == DRAW_CAVER:
            who: i64 = 0
            while True:
                if self.figures[INDEX + who] == NOBODY_THERE:
                    if ticket == 0:
                        return PICK + who
                    ticket -= 1
                who += 1
        if ask == DRAW_START:
            return START + ticket
        return DIE + 1 + ticket

    def step(self, seat: i64, code: i64, story: Story) -> None:
        if self.ask == TURN:
            take_turn(self, code, story)
        elif self.ask < FIRST_CHANCE:
            self.answer(code, story)
        else:
            self.fall(code, story)
        proceed(self, story)

    def answer(self, code: i64, story: Story) -> None:
        """Somebody was asked something other than what to do in a turn."""
        ask = self.ask
        if ask == STEPPING:
            step_on(self, code, story)
        elif ask == PLACING:
            place(self, code - PLACE, story)
        elif ask == DIRECTING:
            do(self, self.acting, code, story)
        elif ask == KEEPING:
            if code == DISCARD:
                discard(self, story)
            else:
                fix_tile(self, story)
        elif ask == TAKING:
            take(self, code, story)
        elif ask == ORDERING:
            self.ask = HORRORS_MOVE
            activate(self, code - ORDER, story)
        elif ask == CHOOSING_PATH:
            self.ask = HORRORS_MOVE
            creep(self, self.mover, code - PATH, story)
        elif ask == SPAWNING:
            self.ask = HORRORS_APPEAR
            spawn(self, code - SPAWN, story)
        elif ask == SURFACING:
            surface(self, code - SURFACE, story)
        elif ask == PICKING:
            choose_caver(self, code - PICK, story)
        elif ask == STARTING:
            give_start(self, code - START, story)

    def fall(self, code: i64, story: Story) -> None:
        """Chance has brought something."""
        ask = self.ask
        if ask == DRAW_TILE:
            tile_drawn(self, code - TILE, story)
        elif ask == TREMOR_DIE:
            tremor_rolled(self, code - DIE, story)
        elif ask == DARKNESS_DIE:
            darkness_rolled(self, code - DIE, story)
        elif ask == DRAW_CARD:
            turn_card(self, code - CARD, story)
        elif ask == EXERTION_DIE:
            if not passes_test(self, self.active, code - DIE, FOR_EXERTION, story):
                hurt(self, self.active, 1, BY_EXERTION, story)
            self.exerted = False
            self.ask = TURN_DONE
        elif ask == SCREE_DIE:
            scree_rolled(self, self.acting, code - DIE, story)
        elif ask == ROPE_DIE:
            attempt_rolled(self, self.acting, ROPE_FAILS, code - DIE, story)
        elif ask == HIDE_DIE:
            attempt_rolled(self, self.acting, HIDE_FAILS, code - DIE, story)
        elif ask == CAVE_IN_DIE:
            self.ask = HAZARD_STRIKES
            cave_in(self, code - DIE, story)
        elif ask == BLAST_DIE:
            self.ask = ACTION_DONE
            cave_in(self, code - DIE, story)
        elif ask == DRAW_CAVER:
            choose_caver(self, code - PICK, story)
        elif ask == DEAL_TILE:
            deal_tile(self, code - TILE, story)
        elif ask == DRAW_START:
            give_start(self, code - START, story)

    def clone(self) -> SubTerraState:
        twin = SubTerraState(
            self.terms,
            self.cells[:],
            self.kinds[:],
            self.turns[:],
            self.opens[:],
            self.rim[:],
            self.marks[:],
            self.ways[:],
            self.atlas.clone(),
            self.bag[:],
            self.pool[:],
            self.figures[:],
        )
        twin.spaces = self.spaces
        twin.west = self.west
        twin.east = self.east
        twin.north = self.north
        twin.south = self.south
        twin.exit_at = self.exit_at
        twin.stack = self.stack
        twin.thrown = self.thrown
        twin.top = self.top
        twin.aside = self.aside
        twin.cards = self.cards
        twin.out_of_time = self.out_of_time
        twin.gas = self.gas
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.slot = self.slot
        twin.picked = self.picked
        twin.hidden = self.hidden
        twin.submerged = self.submerged
        twin.devoured = self.devoured
        twin.guides = self.guides
        twin.explosives = self.explosives
        twin.ask = self.ask
        twin.active = self.active
        twin.acting = self.acting
        twin.points = self.points
        twin.exerted = self.exerted
        twin.led = self.led
        twin.side = self.side
        twin.exploring = self.exploring
        twin.guided = self.guided
        twin.drawn = self.drawn
        twin.rotations = self.rotations
        twin.steps = self.steps
        twin.rolling = self.rolling
        twin.hazard = self.hazard
        twin.times = self.times
        twin.to_move = self.to_move
        twin.passes = self.passes
        twin.spawns = self.spawns
        twin.mover = self.mover
        twin.victim = self.victim
        return twin

    def broken(self) -> i64:
        return first_broken(self)

    def seen_by(self, seat: i64) -> SubTerraState:
        """Everything is public; no order of stack or deck exists that anybody could see. [SUB-PLC.15, SUB-PLC.16]"""
        return self.clone()

    def score(self, seat: i64) -> i64:
        """All win or lose together: three for gold, two for silver, one for bronze. [SUB-END.3]"""
        behind = left_behind(self)
        if behind > 3:
            return 0
        return 3 - behind


def set_up(terms: Terms) -> SubTerraState:
    bag, pool, figures = pieces(terms)
    state = SubTerraState(
        terms, layer(), layer(), layer(), layer(), layer(), layer(), ways_blank(), empty_atlas(), bag, pool, figures
    )
    prepare(state)
    return state

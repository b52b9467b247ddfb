"""One moment of The Cave, for the kernel."""

from __future__ import annotations

from typing import final

from speleo.games.cave.engine import bars, codes
from speleo.games.cave.engine.choices import add_current_choices, add_setup_choices
from speleo.games.cave.engine.cloning import copy_fields
from speleo.games.cave.engine.collecting import dive, take_photo
from speleo.games.cave.engine.discovering import discover, draw, lay, place_rockfall, place_tile
from speleo.games.cave.engine.ending import agree_to_skip, bars_skipping
from speleo.games.cave.engine.invariants import first_broken
from speleo.games.cave.engine.moving import force, move
from speleo.games.cave.engine.packing import close, discard, fill, load, repack, split, stow, take_tent
from speleo.games.cave.engine.pieces import (
    AT_BASE,
    CAMP,
    CHOOSING,
    COMMITTED,
    DRAW,
    NOT_YET,
    OVER,
    PACK,
    SETUP,
    SHEDDING,
    SPLITTING,
    SPOT,
    STAGE,
    STARTER,
    TEAM,
    TENT_LOAD,
    TURN,
    Pieces,
    open_group,
)
from speleo.games.cave.engine.scores import points
from speleo.games.cave.engine.tent import abandon, pitch, strike
from speleo.games.cave.engine.tiles import FACES, GROUPS, Terms
from speleo.games.cave.engine.turns import end_turn, start
from speleo.grid.atlas import empty_atlas
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64, vec


@final
class CaveState(Pieces):
    """The table together with the questions that the kernel asks."""

    def seat_count(self) -> i64:
        return self.seats

    def turn(self) -> i64:
        phase = self.phase
        if phase == SETUP:
            seat: i64 = 0
            while self.team[seat * TEAM + STAGE] == COMMITTED:
                seat += 1
            return seat
        if phase in (STARTER, DRAW):
            return CHANCE
        if phase == OVER:
            return NOBODY
        return self.current

    def must_act(self, seat: i64) -> bool:
        phase = self.phase
        if phase == SETUP:
            return self.team[seat * TEAM + STAGE] != COMMITTED
        return seat == self.current and phase != STARTER and phase != DRAW and phase != OVER

    def legal(self, seat: i64, into: Choices) -> None:
        phase = self.phase
        if phase == SETUP:
            add_setup_choices(self, seat, into)
        elif phase in (STARTER, DRAW, OVER):
            return
        elif seat == self.current:
            add_current_choices(self, into)
        elif phase == TURN and self.ended_by != NOT_YET and bars_skipping(self, seat) == bars.NOTHING:
            into.add(codes.SKIP)

    def chance(self, into: Choices) -> None:
        """Each seat may start; each tile of the group that nobody has seen may come. [CAVE-2.12, CAVE-4.7]"""
        if self.phase == STARTER:
            seat: i64 = 0
            while seat < self.seats:
                into.add_weighted(codes.START + seat, 1)
                seat += 1
        elif self.phase == DRAW:
            face: i64 = 0
            while face < FACES:
                if self.deck[face] > 0:
                    into.add_weighted(codes.TILE + face, self.deck[face])
                face += 1

    def chance_total(self) -> i64:
        return self.seats if self.phase == STARTER else self.unseen

    def chance_at(self, ticket: i64) -> i64:
        if self.phase == STARTER:
            return codes.START + ticket
        deck = self.deck
        face: i64 = 0
        rest = ticket
        while rest >= deck[face]:
            rest -= deck[face]
            face += 1
        return codes.TILE + face

    def step(self, seat: i64, code: i64, story: Story) -> None:
        what = codes.kind_of(code)
        detail = codes.detail_of(code)
        if what == codes.MOVE:
            move(self, detail >> 2, detail & 3, story)
        elif what == codes.END:
            end_turn(self, story)
        elif what == codes.DISCOVER:
            discover(self)
        elif what == codes.TILE:
            draw(self, detail, story)
        elif what == codes.PLACE_TILE:
            place_tile(self, detail >> 4, detail & 15, story)
        elif what == codes.FORCE:
            force(self, detail, story)
        elif what == codes.PLACE_ROCKFALL:
            place_rockfall(self, detail, story)
        elif what == codes.DIVE:
            dive(self, detail, story)
        elif what == codes.TAKE_PHOTO:
            take_photo(self, story)
        elif what == codes.START:
            start(self, detail, story)
        elif what == codes.SKIP:
            agree_to_skip(self, seat, story)
        else:
            self.handle_gear(seat, what, detail, story)

    def handle_gear(self, seat: i64, what: i64, detail: i64, story: Story) -> None:
        """Steps that only concern backpack and tent."""
        if what == codes.LOAD:
            load(self, seat, detail, story)
        elif what == codes.FILL:
            fill(self, seat, detail, story)
        elif what == codes.READY:
            close(self, seat, story)
        elif what == codes.REPACK:
            repack(self, story)
        elif what == codes.TAKE_TENT:
            take_tent(self)
        elif what == codes.STOW:
            stow(self, detail)
        elif what == codes.PITCH:
            pitch(self, story)
        elif what == codes.STRIKE:
            strike(self, story)
        elif what == codes.EXCHANGE:
            self.phase = SPLITTING
        elif what == codes.SPLIT:
            split(self, detail, story)
        elif what == codes.ABANDON:
            abandon(self, story)
        elif what == codes.DISCARD:
            self.phase = SHEDDING
        elif what == codes.DROP:
            discard(self, detail, PACK, story)
        else:
            discard(self, detail, TENT_LOAD, story)

    def clone(self) -> CaveState:
        twin = CaveState(self.terms, self.atlas, self.cave, self.team, self.deck, self.stacks, self.gone)
        copy_fields(self, twin)
        return twin

    def making(self) -> tuple[object, ...]:
        """What the constructor is told, for a state that is pickled."""
        return self.terms, self.atlas, self.cave, self.team, self.deck, self.stacks, self.gone

    def seen_by(self, seat: i64) -> CaveState:
        """Without the loads that others have chosen for the start; all else is open. [CAVE-2.9, CAVE-14.7]"""
        seen = self.clone()
        if self.phase != SETUP:
            return seen
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                seen.hidden |= 1 << other
                seen.team[other * TEAM + PACK] = 0
                seen.team[other * TEAM + TENT_LOAD] = 0
                seen.team[other * TEAM + CAMP] = AT_BASE
            other += 1
        return seen

    def undecided(self) -> CaveState:
        twin = self.clone()
        other: i64 = 0
        while other < self.seats:
            if self.hidden & (1 << other) != 0:
                twin.team[other * TEAM + STAGE] = CHOOSING
            other += 1
        twin.hidden = 0
        return twin

    def broken(self) -> i64:
        return first_broken(self)

    def score(self, seat: i64) -> i64:
        """Tokens and bonuses, for a team at home. [CAVE-18.8]"""
        return points(self, seat)


def set_up(terms: Terms) -> CaveState:
    """The start board, four stacks, and every team on the base with nothing packed yet, at depth 0.

    [CAVE-2.2 to CAVE-2.7, CAVE-5.1]
    """
    spaces = terms.board_spaces + GROUPS * terms.stack_size
    state = CaveState(
        terms,
        empty_atlas(),
        vec[i64]([0] * (spaces * SPOT)),
        vec[i64]([0] * (terms.seats * TEAM)),
        vec[i64]([0] * FACES),
        vec[i64]([terms.stack_size] * GROUPS),
        vec[i64](),
    )
    board = terms.board
    at: i64 = 0
    while at < terms.board_spaces:
        lay(state, board[at * 3], board[at * 3 + 1], board[at * 3 + 2], 0, 0)
        at += 1
    seat: i64 = 0
    while seat < terms.seats:
        state.team[seat * TEAM + CAMP] = AT_BASE
        seat += 1
    open_group(state, 0)
    return state


def skip_setup(state: CaveState) -> None:
    """Go straight to the first turn of seat 1, for positions that are written by hand."""
    seat: i64 = 0
    while seat < state.seats:
        state.team[seat * TEAM + STAGE] = COMMITTED
        seat += 1
    state.phase = TURN
    state.round = 1
    state.turn_number = 1
    state.ap = 5

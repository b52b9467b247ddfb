"""Tables at which a network learns Diamant: who decided what, seeing what, and what came of it."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.bots.diamant.last import OPEN, settled
from speleo.bots.diamant.outlook import INPUTS
from speleo.bots.diamant.policy import PolicyBot
from speleo.games.diamant.engine.cards import MOST_SEATS
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import append, i64, vec

A_WIN: Final[i64] = 840
"""A win counts so much, because it can be shared evenly by two to eight."""


@final
class Notebook:
    """What the pupil's seats saw and did. A `walk` is all that one seat did in one match.

    `saw` has INPUTS numbers for each decision, `did` its code, `walks` the walk it belongs to; `won` is what walks won.
    """

    def __init__(self) -> None:
        self.saw: vec[i64] = vec[i64]()
        self.did: vec[i64] = vec[i64]()
        self.walks: vec[i64] = vec[i64]()
        self.won: vec[i64] = vec[i64]()

    def note(self, numbers: vec[i64], code: i64, walk: i64) -> None:
        """Keep what was seen, what was done then, and where the walk stood."""
        saw = self.saw
        k: i64 = 0
        while k < INPUTS:
            saw = append(saw, numbers[k])
            k += 1
        self.saw = saw
        self.did = append(self.did, code)
        self.walks = append(self.walks, walk)


def share_of_the_win(state: DiamantState, seat: i64) -> i64:
    """In parts of A_WIN. [DIA-6.1]"""
    best: i64 = 0
    winners: i64 = 0
    other: i64 = 0
    while other < state.seats:
        score = state.score(other)
        if winners == 0 or score > best:
            best = score
            winners = 1
        elif score == best:
            winners += 1
        other += 1
    if state.score(seat) < best:
        return 0
    return A_WIN // winners


def study(
    start: DiamantState, bots: list[Bot], pupil: PolicyBot, places: i64, dealer: FastDealer, book: Notebook
) -> None:
    """Play one match: the pupil on the seats of the mask `places`, bots on the others."""
    state = start.clone()
    walks: i64 = len(book.won)
    while True:
        actor = state.turn()
        if actor == NOBODY:
            break
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        elif places & (1 << actor) != 0:
            code = pupil.choose(state.seen_by(actor), actor, dealer)
            if settled(state, actor) == OPEN:
                book.note(pupil.outlook.numbers, code, walks + actor)
            state.step(actor, code, UNHEARD)
        else:
            state.step(actor, bots[actor].choose(state.seen_by(actor), actor, dealer), UNHEARD)
    seat: i64 = 0
    while seat < MOST_SEATS:
        won: i64 = 0
        if seat < state.seats:
            won = share_of_the_win(state, seat)
        book.won = append(book.won, won)
        seat += 1

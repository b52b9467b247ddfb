"""One share of an experiment, played: the same anywhere, and what came of it as one line of JSON."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product

from speleo.arena.fixture import Fixture, Result, dice_of, dismiss, result_of, seated
from speleo.bots.bot import Bot
from speleo.bots.sitting import play_to_end
from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.errors import BadSetup
from speleo.kernel.game import Game
from speleo.kernel.nearest import quoted
from speleo.lab.experiment import CHANCE_NAME, Condition, Share

ROUNDS = "rounds"
"""What is told of a match beside events: how many rounds or expeditions it had."""


def play_share(share: Share) -> str:
    """The number of the share and its matches, each with its deal and by how much everybody had moved on."""
    game = game_named(share.condition.setup.game)
    first = first_state(game, share.condition)
    rows = []
    for deal, by in product(share.deals, range(share.turns)):
        result, told = play(fixture_of(share.condition, share.seed, deal, by), game, first, share)
        rows.append(
            [
                deal,
                by,
                result.steps,
                result.reason,
                result.points,
                result.places,
                result.shares,
                result.counts,
                told,
                result.faults,
            ]
        )
    return json.dumps([share.number, rows], separators=(",", ":"))


def fixture_of(condition: Condition, seed: str, deal: int, by: int) -> Fixture:
    """All conditions have the same cards and dice in deal K, so that they differ in nothing else."""
    bots = condition.bots
    sitting = tuple(bots[(seat - by) % len(bots)] for seat in range(len(bots)))
    stream = f"{seed} match {deal}"
    return Fixture(deal, condition.setup, sitting, stream, f"{stream} turned {by}" if by else stream)


def first_state(game: Game, condition: Condition) -> State:
    state: State = game.read(condition.setup, condition.position) if condition.position else game.new(condition.setup)
    return state


def play(fixture: Fixture, game: Game, first: State, share: Share) -> tuple[Result, dict[str, int]]:
    """One match of a share to its end, with what was counted of its events."""
    bots, dice, dealer = seated(fixture), dice_of(fixture), FastDealer(fixture.deal)
    state, told = first.clone(), Counter[str]()
    try:
        steps = open_match(game, state, share.condition, bots, dealer, dice)
        if share.events:
            steps += tell_to_end(game, state, bots, dealer, dice, share.events, told)
        else:
            steps += int(play_to_end(state, bots, dealer, dice))
    finally:
        dismiss(bots)
    return result_of(fixture, game, game.outcome(state), steps, bots), dict(told)


def open_match(
    game: Game, state: State, condition: Condition, bots: list[Bot], dealer: FastDealer, dice: list[FastDealer]
) -> int:
    """Play until every action of the opening is taken: those of chance as soon as they can come.

    An illegal one raises IllegalAction, and one that never came BadSetup.
    """
    left = {who: list(actions) for who, actions in condition.opening}
    steps = 0
    while any(left.values()):
        actor = int(state.turn())
        if actor == NOBODY:
            late = next(actions[0] for actions in left.values() if actions)
            raise BadSetup(f"opening: the match was over before {quoted(late)}")
        forced = left.get(CHANCE_NAME if actor == CHANCE else str(actor + 1))
        action = game.parse_action(forced[0]) if forced else None
        if forced and action is not None and (actor != CHANCE or game.why_not(state, actor, action) is None):
            game.apply(state, actor, action)
            del forced[0]
        else:
            state.step(actor, chosen(state, actor, bots, dealer, dice), UNHEARD)
        steps += 1
    return steps


def chosen(state: State, actor: int, bots: list[Bot], dealer: FastDealer, dice: list[FastDealer]) -> int:
    if actor == CHANCE:
        return int(state.chance_at(dealer.below(state.chance_total())))
    return int(bots[actor].choose(state.seen_by(actor), actor, dice[actor]))


def tell_to_end(
    game: Game,
    state: State,
    bots: list[Bot],
    dealer: FastDealer,
    dice: list[FastDealer],
    events: tuple[str, ...],
    told: Counter[str],
) -> int:
    """Play on and count events by their names; slower, since each is made to be told."""
    steps = 0
    told.update(dict.fromkeys(events, 0))
    while (actor := int(state.turn())) != NOBODY:
        action = game.decode(state, chosen(state, actor, bots, dealer, dice))
        for event in game.apply(state, actor, action):
            name = type(event).__name__
            if name in told:
                told[name] += 1
            chapter = game.chapter(event)
            if ROUNDS in told and chapter is not None:
                told[ROUNDS] = max(told[ROUNDS], chapter)
        steps += 1
    return steps

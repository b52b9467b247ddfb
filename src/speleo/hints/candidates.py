"""Which actions a hint looks at, where there are too many to try them all."""

from __future__ import annotations

from dataclasses import replace

from speleo.bots import bot_named, levels_for
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.offer import Offer

MOST = 20
"""So many actions are all tried."""


def codes_for(game: Game, seen: State, seat: int, seed: str) -> list[int]:
    """The codes of all legal actions; of very many those that the levels would take and those that are offered first.

    They are legal by what the seat sees, so the list says nothing that it does not know.
    """
    choices = Choices()
    seen.legal(seat, choices)
    codes = [int(choices.codes[at]) for at in range(choices.count)]
    if len(codes) <= MOST:
        return codes
    wanted = {
        int(bot_named(game.name, level).choose(seen.clone(), seat, FastDealer(f"{seed} {level}")))
        for level in levels_for(game.name)
    }
    for offer in game.offers(seen, seat):
        if len(wanted) < MOST:
            wanted.add(game.encode(seen, offer.action))
    return [code for code in codes if code in wanted]


def offer_of(game: Game, seen: State, seat: int, code: int) -> Offer:
    """The action as it is offered; one of a described kind with its own counts in place of the first ones."""
    action = game.decode(seen, code)
    offers = game.offers(seen, seat)
    for offer in offers:
        if offer.action == action:
            return replace(offer, counts=None)
    return Offer(action, game.price(seen, seat, action))


def check_asked(game: Game, state: State, seat: int) -> None:
    """Refuse a hint for a seat that has nothing to decide."""
    if not 0 <= seat < state.seat_count():
        raise SpeleoError(f"there is no seat {seat + 1}")
    if not state.must_act(seat):
        waiting = ", ".join(f"seat {actor + 1}" for actor in game.actors(state) if actor >= 0)
        raise SpeleoError(f"seat {seat + 1} has nothing to decide now; {waiting or 'nobody'} must act")
